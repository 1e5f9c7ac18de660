"""A folder of one's own adds to the games' cards, and takes the place of nothing."""

# ruff: noqa: E501 - what is told stands as it is told

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.app import deckshelf
from game.core.problems import ProblemList
from game.rules import beside, edition, renew, rules_of
from game.rules.crown import library as crown
from game.rules.patterns import library as patterns

Own = Callable[[dict[str, str]], Path]

IMP = """\
- id: mist_imp
  name: Mist Imp
  type: creature
  faction: dream
  bloom: 1
  power: 1
  bounty: 1
"""
CLANS = "- {id: frost, name: Frost, opposed: ash}\n- {id: ash, name: Ash, opposed: frost}\n"
WIZARDS = "".join(
    f"- {{id: wizard_{clan}, name: {clan.title()}wise, clan: {clan}}}\n" for clan in ("frost", "ash")
)
BEASTS = "".join(
    f"- {{id: {clan}_beast{power}, name: {clan.title()} Beast {power}, clan: {clan}, power: {power}}}\n"
    for clan in ("frost", "ash")
    for power in range(1, 6)
)
SPELL = "- {id: cold_snap, name: Cold Snap, kind: once, component: ember, does: [extra_actions: 2]}\n"


def told(problems: ProblemList, folder: Path) -> list[str]:
    """What is wrong, with paths from the folder on; places elsewhere are cut short."""
    return [str(problem).replace(f"{folder}/", "") for problem in problems]


def test_own_cards_and_decks_are_there_beside_the_games(own: Own) -> None:
    before = crown.library()
    own({"crown/mine.yaml": IMP, "crown/decks/imps.yaml": "name: Imps\ncards: {mist_imp: 4}\n"})
    (problem,) = crown.check_cards().errors
    assert problem.code == "deck-size"  # a deck of four; the rest is as it should be
    own({"crown/decks/imps.yaml": "name: Imps\ncards: {mist_imp: 4, paper_lantern: 4}\n"})
    assert len(crown.check_cards().errors) == 1
    own({"crown/mine.yaml": IMP.replace("bounty: 1\n", "bounty: 1\n  copies: any\n")})
    own({"crown/decks/imps.yaml": "name: Imps\ncards: {mist_imp: 20, paper_lantern: 4, hush_heron: 36}\n"})
    assert {problem.code for problem in crown.check_cards().errors} == {"copies"}
    own({"crown/decks/imps.yaml": "name: Imps\ncards: {mist_imp: 60}\n"})
    after = crown.library()
    assert after.pool.cards["mist_imp"].power == 1
    assert set(after.decks) == {*before.decks, "imps"}
    assert {name: after.decks[name] for name in before.decks} == before.decks
    assert {name: after.pool.cards[name].card for name in before.pool.cards} == {
        name: row.card for name, row in before.pool.cards.items()
    }


def test_without_the_folder_the_games_are_as_they_were(own: Own, monkeypatch: pytest.MonkeyPatch) -> None:
    before = crown.library(), rules_of("crown"), rules_of("patterns")
    own({"crown/mine.yaml": IMP, "patterns/spells.yaml": SPELL})
    assert "mist_imp" in rules_of("crown").pool.cards  # type: ignore[attr-defined]
    monkeypatch.delenv(beside.VARIABLE)
    assert (crown.library(), rules_of("crown"), rules_of("patterns")) == before
    assert "mist_imp" not in crown.library().pool.cards


def test_a_folder_of_cards_elsewhere_stays_alone(own: Own) -> None:
    frozen = Path("tests/cards/crown").resolve()
    own({"crown/mine.yaml": IMP})
    assert "mist_imp" not in crown.library(frozen).pool.cards


@pytest.mark.parametrize(
    ("name", "text", "line", "sentence"),
    [
        ("crown/mine.yaml", "\n\n" + IMP.replace("mist_imp", "paper_lantern"), 3, "the card 'paper_lantern' is there already"),
        ("crown/factions.yaml", "- {id: dream, name: D, resource: fog}\n", 1, "the faction 'dream' is there already"),
        ("crown/factions.yaml", "- {id: mist, name: M, resource: insight}\n", 1, "mist needs a resource of its own"),
        ("crown/factions.yaml", "- {id: mist, name: M, resource: essence}\n", 1, "'essence' is that of everybody"),
        ("crown/decks/dream_1.yaml", "name: Mine\ncards: {paper_lantern: 4}\n", 1, "the deck 'dream_1' is there already"),
    ],
)  # fmt: skip
def test_an_id_of_crowns_that_is_taken_is_a_mistake_with_its_line(
    name: str, text: str, line: int, sentence: str, own: Own
) -> None:
    folder = own({name: text})
    (problem,) = crown.check_cards().errors
    assert (problem.path, problem.line) == (str(folder / name), line)
    assert sentence in problem.sentence


def test_own_clans_wizards_creatures_and_spells_join_patterns(own: Own) -> None:
    own(
        {
            "patterns/clans.yaml": CLANS,
            "patterns/wizards.yaml": WIZARDS,
            "patterns/creatures.yaml": BEASTS,
            "patterns/my_spells.yaml": SPELL,
        }
    )
    assert not patterns.check_cards().errors
    library = patterns.library()
    assert list(library.clans)[-2:] == ["frost", "ash"]
    assert "cold_snap" in library.spells
    assert dict(library.pool.wizards)["wizard_ash"] == "ash"


@pytest.mark.parametrize(
    ("files", "wrong"),
    [
        ({"patterns/mine.yaml": SPELL.replace("cold_snap", "far_sight")}, "patterns/mine.yaml:1:3: duplicate-id: the Spell 'far_sight'"),
        ({"patterns/creatures.yaml": "\n- {id: cub, name: Cub, clan: ember, power: 3}\n"}, "patterns/creatures.yaml:2:3: deck: cub: ember has its Creature of Power 3 already, kiln_guard"),
        ({"patterns/wizards.yaml": "- {id: mage, name: Mage, clan: tide}\n"}, "patterns/wizards.yaml:1:3: deck: mage: tide has its Wizard already, wizard_tide"),
        ({"patterns/clans.yaml": "- {id: frost, name: Frost, opposed: ember}\n"}, "patterns/clans.yaml:1:3: card-clash: frost is opposed to ember, and that to tide"),
        ({"patterns/decks.yaml": "deals: []\n"}, "patterns/decks.yaml:1:1: misplaced: the Pattern and the deals are the game's own"),
        ({"patterns/pattern.yaml": "tiers: [2]\n"}, "patterns/pattern.yaml:1:1: misplaced: the Pattern and the deals are the game's own"),
    ],
)  # fmt: skip
def test_what_patterns_has_already_is_not_to_be_had_again(
    files: dict[str, str], wrong: str, own: Own
) -> None:
    folder = own(files)
    assert any(line.startswith(wrong) for line in told(patterns.check_cards(), folder))


@pytest.mark.parametrize(
    ("files", "wrong"),
    [
        ({"crwn/mine.yaml": IMP}, "crwn:1:1: misplaced: nothing looks into a folder of this name: there are crown, patterns, faces, skins, art; did you mean 'crown'?"),
        ({"mine.yaml": IMP}, "mine.yaml:1:1: misplaced: nobody looks for it here: it belongs into crown/ or patterns/"),
        ({"face.tmx": "<map/>"}, "face.tmx:1:1: misplaced: nobody looks for it here: it belongs into faces/"),
        ({"crown/mine.yml": IMP}, "crown/mine.yml:1:1: misplaced: card files end in .yaml: this one is not read"),
        ({"crown/deck/mine.yaml": "name: M\ncards: {}\n"}, "crown/deck/mine.yaml:1:1: misplaced: nobody looks for it here: it belongs into crown/ (decks into crown/decks/)"),
        ({"crown/mine.yaml": IMP, "notes/ideas.txt": "x"}, "notes:1:1: warning: misplaced: nothing looks into a folder of this name: there are crown, patterns, faces, skins, art"),
    ],
)  # fmt: skip
def test_what_lies_where_nobody_looks_is_told(files: dict[str, str], wrong: str, own: Own) -> None:
    folder = own(files)
    problems = ProblemList()
    beside.check_places(problems)
    assert [line.replace(str(folder), "") for line in told(problems, folder)] == [wrong]


def test_an_own_deck_stands_with_the_presets_and_its_cards_in_the_pool(begun: Path, tmp_path: Path) -> None:
    shelf = {deck.preset: deck for deck in deckshelf.shelf(tmp_path)}
    assert shelf["harbour_lights"].playable
    assert shelf["harbour_lights"].advice == ()
    assert "lamp_rower" in deckshelf.pool_cards()


def test_a_game_begun_after_an_edit_has_the_new_card_and_a_running_one_the_old(own: Own) -> None:
    own({"crown/mine.yaml": IMP})
    running = rules_of("crown")
    assert running.pool.cards["mist_imp"].power == 1  # type: ignore[attr-defined]
    before = edition("crown")
    own({"crown/mine.yaml": IMP.replace("power: 1", "power: 3")})
    renew("crown")
    assert edition("crown") != before
    assert rules_of("crown").pool.cards["mist_imp"].power == 3  # type: ignore[attr-defined]
    assert running.pool.cards["mist_imp"].power == 1  # type: ignore[attr-defined]


def test_after_a_bad_edit_games_begin_with_the_last_good_cards(own: Own) -> None:
    own({"crown/mine.yaml": IMP, "patterns/mine.yaml": SPELL})
    crown.library()
    patterns.library()
    own({"crown/mine.yaml": "- id: [", "patterns/mine.yaml": "- {"})
    renew("crown")
    renew("patterns")
    assert "mist_imp" in crown.library().pool.cards
    assert "cold_snap" in patterns.library().spells
