"""Finding the cards that are meant, and saying what is not there."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.rules.crown.library import library
from game.ui.export.files import ExportError
from game.ui.export.wanted import Chosen, Wanted, chosen


def counts(found: Chosen) -> dict[str, int]:
    return {each.card.id: each.count for each in found.copies}


def wrong(wanted: Wanted, saves: Path) -> str:
    with pytest.raises(ExportError) as told:
        chosen(wanted, saves)
    return str(told.value)


def test_a_preset_comes_with_its_counts_in_its_order(tmp_path: Path) -> None:
    deck = library().decks["dream_1"]
    found = chosen(Wanted(decks=("dream_1",)), tmp_path)
    assert list(counts(found).items()) == list(deck.cards.items())
    assert (found.title, found.name, found.total) == (deck.name, "dream_1", 60)


def test_a_deck_is_known_by_its_printed_name_too(tmp_path: Path) -> None:
    name = library().decks["dream_1"].name
    assert chosen(Wanted(decks=(name.upper(),)), tmp_path).name == "dream_1"


def test_a_deck_on_the_own_shelf_and_one_in_a_file_are_found(tmp_path: Path) -> None:
    (tmp_path / "decks").mkdir()
    text = "name: Small\ncards: {paper_lantern: 2}\n"
    (tmp_path / "decks" / "small.yaml").write_text(text)
    (tmp_path / "other.txt").write_text("# Other\n3 Hush Heron\n")
    assert counts(chosen(Wanted(decks=("Small",)), tmp_path)) == {"paper_lantern": 2}
    assert counts(chosen(Wanted(decks=(str(tmp_path / "other.txt"),)), tmp_path)) == {"hush_heron": 3}
    assert counts(chosen(Wanted(decks=(str(tmp_path / "decks" / "small.yaml"),)), tmp_path)) == {
        "paper_lantern": 2
    }


@pytest.mark.parametrize(
    ("house", "game", "some"),
    [("dream", "crown", "paper_lantern"), ("Ember", "patterns", "pyre_drake"), ("hearts", "renown", "KH")],
)
def test_a_faction_a_clan_and_a_suit_are_all_their_cards(
    house: str, game: str, some: str, tmp_path: Path
) -> None:
    found = chosen(Wanted(houses=(house,)), tmp_path)
    assert {each.card.game for each in found.copies} == {game}
    assert {each.card.house for each in found.copies} == {house.lower()}
    assert some in counts(found)


def test_a_whole_game_is_each_card_once_or_as_often_as_is_said(tmp_path: Path) -> None:
    assert set(counts(chosen(Wanted(game="renown"), tmp_path)).values()) == {1}
    found = chosen(Wanted(game="renown", copies=2), tmp_path)
    assert (len(found.copies), found.total) == (52, 104)


def test_a_set_of_patterns_has_what_its_deal_takes_for_so_many(tmp_path: Path) -> None:
    two, six = (counts(chosen(Wanted(players=players), tmp_path)) for players in (2, 6))
    assert (two["cinderling"], two["pyre_drake"], two["wizard_ember"], two["far_sight"]) == (2, 1, 1, 2)
    assert six["ash_hound"] == 4
    assert len(two) == len(six)


def test_cards_are_known_by_id_and_by_name_and_put_together_without_doubles(tmp_path: Path) -> None:
    wanted = Wanted(cards=("KH", "king of hearts", "Paper Lantern"), decks=("dream_1",))
    found = counts(chosen(wanted, tmp_path))
    assert found["KH"] == 1
    # a deck's count is larger than one
    assert found["paper_lantern"] == 4


def test_everything_that_is_not_there_is_told_at_once_with_what_was_meant(tmp_path: Path) -> None:
    told = wrong(Wanted(cards=("paper_lanten",), decks=("dreem_1",), houses=("dram",), copies=0), tmp_path)
    assert told.splitlines() == [
        "Copies are a number from 1 to 99, not 0.",
        "There is no deck 'dreem_1'; did you mean 'dream_1'?",
        "There is no faction, Clan or suit 'dram'; did you mean 'dream'?",
        "There is no card 'paper_lanten'; did you mean 'paper_lantern'?",
    ]


def test_a_card_is_looked_for_in_the_game_that_is_named(tmp_path: Path) -> None:
    assert "There is no card 'paper_lantern'" in wrong(
        Wanted(game="renown", cards=("paper_lantern",)), tmp_path
    )


def test_nothing_wanted_is_told_and_an_unknown_game_too(tmp_path: Path) -> None:
    assert wrong(Wanted(), tmp_path) == "Name what is to be exported: cards, a deck, a faction or a game."
    assert wrong(Wanted(game="crwn"), tmp_path) == "There is no game 'crwn'; did you mean 'crown'?"
    assert wrong(Wanted(players=7), tmp_path) == "Patterns is for 2 to 6 players, not for 7."
    assert (
        wrong(Wanted(game="renown", decks=("dream_1",)), tmp_path) == "Decks are of Crown; renown has none."
    )


def test_a_deck_file_with_mistakes_is_told_with_its_lines(tmp_path: Path) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text("name: Bad\ncards:\n  paper_lanten: 2\n")
    told = wrong(Wanted(decks=(str(path),)), tmp_path)
    assert (
        told == f"{path}:3:3: unknown-id: Bad: there is no card 'paper_lanten'; did you mean 'paper_lantern'?"
    )
    assert wrong(Wanted(decks=(str(tmp_path / "none.txt"),)), tmp_path).endswith(
        "none.txt cannot be read (No such file or directory)."
    )
