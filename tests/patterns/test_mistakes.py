"""A folder full of mistakes: all are found in one run, each at its place and under its code, and nothing else is."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from game.core.problems import CODES, FileProblems, Problem
from game.rules.patterns.cards import CARD_CODES
from game.rules.patterns.library import check_cards, library
from tests.patterns.tables import FROZEN

FOLDER = Path(__file__).parent / "mistakes"
MARK = re.compile(r"  # (?P<code>[a-z-]+) (?P<column>[0-9]+)$")


def _written_down() -> list[tuple[str, int, int, str]]:
    """(file, line, column, code) of every mistake that the files say they have."""
    marks = []
    for path in sorted(FOLDER.glob("*.yaml")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            if match := MARK.search(line):
                marks.append((path.name, number, int(match["column"]), match["code"]))
    return sorted(marks)


def _found() -> list[Problem]:
    return list(check_cards(FOLDER))


def test_every_mistake_is_found_at_its_place_in_one_run() -> None:
    seen = sorted((Path(each.path).name, each.line, each.column, each.code) for each in _found())
    assert seen == _written_down()


def test_every_code_is_in_one_of_the_tables() -> None:
    assert {each.code for each in _found()} <= set(CODES) | set(CARD_CODES)


@pytest.mark.parametrize(
    ("slip", "meant"),
    [("extra_action", "extra_actions"), ("atacking", "attacking"), ("embr", "ember")],
)
def test_a_mistyped_word_gets_the_one_that_was_meant(slip: str, meant: str) -> None:
    assert [each.suggestion for each in _found() if f"'{slip}'" in each.sentence] == [meant]


def test_nothing_is_half_loaded() -> None:
    with pytest.raises(FileProblems) as refused:
        library(FOLDER)
    assert len(refused.value.problems) == len(_written_down())


def test_a_folder_that_is_not_there_is_one_problem() -> None:
    (problem,) = check_cards(FOLDER / "nowhere")
    assert problem.code == "missing-file"


def _spoilt(tmp_path: Path, file: str, old: str, new: str) -> list[str]:
    """The codes of what is wrong with the frozen cards after one change."""
    folder = tmp_path / "cards"
    shutil.copytree(FROZEN, folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return [problem.code for problem in check_cards(folder)]


def test_a_number_of_players_without_a_deal_is_refused(tmp_path: Path) -> None:
    assert _spoilt(tmp_path, "decks.yaml", "[4, 5]", "[4]") == ["deck"]


def test_a_power_that_is_dealt_and_has_no_creature_is_refused_for_its_clan(tmp_path: Path) -> None:
    assert _spoilt(tmp_path, "creatures.yaml", "power: 5", "power: 4") == ["deck", "deck"]


def test_a_clan_without_a_wizard_is_refused(tmp_path: Path) -> None:
    assert "deck" in _spoilt(tmp_path, "wizards.yaml", "clan: ember", "clan: tide")


def test_opposition_goes_both_ways(tmp_path: Path) -> None:
    assert "card-clash" in _spoilt(tmp_path, "clans.yaml", "opposed: tide", "opposed: gale")


def test_a_tree_too_large_for_any_table_is_refused(tmp_path: Path) -> None:
    assert _spoilt(tmp_path, "pattern.yaml", "[2, 2]", "[9, 9]") == ["out-of-range"]
