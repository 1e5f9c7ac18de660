"""Deck files: what makes one legal, what is only advised, and decks as plain text."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.problems import ProblemList
from game.core.yamlfile import compose
from game.rules.crown.cards import Card
from game.rules.crown.decks import LEAST_CARDS, Deck, check_deck, is_bloomer, read_deck
from game.rules.crown.decktext import deck_from_text, deck_to_text, deck_to_yaml
from game.rules.crown.library import library

CARDS: dict[str, Card] = {row.id: row.card for row in library().pool.cards.values()}
FACTIONS = ("dream", "resolve", "exart", "verge")


def deck_of(blooming: int, total: int) -> Deck:
    """A deck with so many creatures of Cost 0 and Bloom 1 among so many cards; the others cost something."""
    bloomers = [card.id for card in CARDS.values() if is_bloomer(card)]
    others = [card.id for card in CARDS.values() if not is_bloomer(card) and card.copies == 4]
    return Deck("A Deck", {**_four_each(bloomers, blooming), **_four_each(others, total - blooming)})


def _four_each(ids: list[str], total: int) -> dict[str, int]:
    counts = {}
    for card in ids:
        if total > 0:
            counts[card] = min(4, total)
            total -= counts[card]
    return counts


def codes(deck: Deck) -> list[str]:
    problems = ProblemList()
    check_deck(deck, CARDS, problems)
    return [problem.code for problem in problems]


def read(text: str) -> tuple[Deck | None, list[tuple[int, int, str]]]:
    problems = ProblemList()
    deck = deck_from_text(text, "deck.txt", CARDS, problems)
    return deck, [(each.line, each.column, each.code) for each in problems if not each.warning]


@pytest.mark.parametrize(("total", "told"), [(59, ["deck-size"]), (60, []), (61, [])])
def test_a_deck_has_sixty_cards_or_more(total: int, told: list[str]) -> None:
    assert codes(deck_of(16, total)) == told


@pytest.mark.parametrize(("blooming", "told"), [(12, ["bloomers"]), (13, []), (20, []), (21, ["bloomers"])])
def test_thirteen_to_twenty_cheap_creatures_are_advised(blooming: int, told: list[str]) -> None:
    assert codes(deck_of(blooming, 60)) == told


def test_the_advice_stops_nobody() -> None:
    problems = ProblemList()
    check_deck(deck_of(0, 60), CARDS, problems)
    assert problems.warnings
    assert not problems.has_errors()


@pytest.mark.parametrize(
    ("card", "count", "told"),
    [
        ("brave_squire", 4, []),
        ("brave_squire", 5, ["copies"]),
        ("alarm_clock", 2, []),
        ("alarm_clock", 3, ["copies"]),
        ("bolt_rat", 40, []),
    ],
)
def test_copies_are_four_unless_the_card_says_otherwise(card: str, count: int, told: list[str]) -> None:
    deck = deck_of(16, 60)
    counts = {**deck.cards, card: count}
    assert [code for code in codes(Deck("A Deck", counts)) if code == "copies"] == told


def test_every_preset_deck_is_legal_follows_the_advice_and_has_sixty_cards() -> None:
    for name, deck in library().decks.items():
        assert codes(deck) == [], name
        assert len(deck.listed()) == LEAST_CARDS, name
        assert deck.plan, name


def test_each_faction_has_two_decks_and_one_more_mixes_two() -> None:
    houses = {
        name: sorted({CARDS[card].faction for card in deck.cards}) for name, deck in library().decks.items()
    }
    for faction in FACTIONS:
        assert houses[f"{faction}_1"] == houses[f"{faction}_2"] == [faction]
    assert [name for name, found in houses.items() if len(found) == 2] == ["dream_exart"]
    assert len(houses) == 9


def test_every_card_is_in_a_preset_deck() -> None:
    assert set(CARDS) == {card for deck in library().decks.values() for card in deck.cards}


def test_decks_of_one_faction_have_different_plans() -> None:
    for faction in FACTIONS:
        one, other = (library().decks[f"{faction}_{number}"].cards for number in (1, 2))
        shared = sum(min(count, other.get(card, 0)) for card, count in one.items())
        assert shared <= 30, faction


@pytest.mark.parametrize("name", sorted(library().decks))
def test_a_deck_survives_plain_text_and_back(name: str) -> None:
    deck = library().decks[name]
    assert read(deck_to_text(deck, CARDS)) == (deck, [])


def test_a_deck_survives_being_written_as_a_file(tmp_path: Path) -> None:
    deck = Deck('A "Quoted" Name: \\', library().decks["dream_1"].cards, "A plan: # and more.")
    path = tmp_path / "deck.yaml"
    path.write_text(deck_to_yaml(deck), encoding="utf-8")
    problems = ProblemList()
    assert read_deck(path, CARDS, problems) == deck
    assert not list(problems)


def test_plain_text_takes_ids_any_case_and_an_x() -> None:
    deck, told = read(
        "# Mine\n4 brave squire\n4x Dawn Outrider\n\n2 camp_cook\n2 CAMP COOK\n50 clockwork_ant\n"
    )
    assert told == []
    assert deck is not None
    assert deck.name == "Mine"
    assert deck.cards == {"brave_squire": 4, "dawn_outrider": 4, "camp_cook": 4, "clockwork_ant": 50}


def test_every_wrong_line_of_plain_text_is_told_at_its_place() -> None:
    deck, told = read("60 Clockwork Ant\nBrave Squire\n  0 Lull\n4 Brave Sqire\n")
    assert deck is None
    assert told == [(2, 1, "syntax"), (3, 3, "syntax"), (4, 3, "unknown-id")]


def test_a_misspelt_name_gets_the_one_that_was_meant() -> None:
    problems = ProblemList()
    deck_from_text("4 Brave Sqire", "deck.txt", CARDS, problems)
    assert [problem.suggestion for problem in problems] == ["Brave Squire"]


def test_too_many_copies_are_told_where_the_card_first_stands() -> None:
    _, told = read("56 Clockwork Ant\n3 Lull\n2 lull\n")
    assert told == [(2, 1, "copies")]


def test_a_plain_text_without_cards_is_told() -> None:
    assert read("# only a name\n") == (None, [(1, 1, "empty")])


def test_a_text_without_a_name_still_is_a_deck() -> None:
    deck, told = read("60 Clockwork Ant")
    assert told == []
    assert deck is not None
    assert compose(deck_to_yaml(deck), "deck.yaml", ProblemList()) is not None
