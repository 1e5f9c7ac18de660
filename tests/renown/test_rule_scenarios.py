"""The scenario files of Renown: all pass, every rule has one, and each ends by saying whose turn it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core import scenario
from game.core.problems import ProblemList
from game.core.scenario.file import Expect
from game.rules import GAMES, rules_of

FOLDER = Path(__file__).resolve().parent.parent / "scenarios" / "renown"
FILES = sorted(FOLDER.glob("*.yaml"))
SAMPLE = FOLDER / "renown_sample_regime.yaml"
SECTIONS = [
    "1", "2.1", "2.2", "2.3", "2.4", "3.1", "3.2", "3.3",
    "4_hearts", "4_spades", "4_clubs", "4_diamonds", "5.1", "5.2", "5.3", "5", "6", "7",
    "9.1", "9.2", "9.3", "9.4", "9.5", "9.6", "9.7", "9.8",
]  # fmt: skip


def read(path: Path) -> scenario.Scenario:
    problems = ProblemList()
    found = scenario.read(path, GAMES, rules_of, problems)
    assert not list(problems)
    assert found is not None
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_scenario_passes(path: Path) -> None:
    result = scenario.run(read(path))
    assert not result.failures, "\n".join(map(str, result.failures))
    assert not result.warnings, "\n".join(map(str, result.warnings))


@pytest.mark.parametrize("path", [path for path in FILES if path != SAMPLE], ids=lambda path: path.stem)
def test_a_scenario_is_titled_by_its_rule_and_ends_with_whose_turn_it_is(path: Path) -> None:
    found = read(path)
    section = path.stem.split("_")[0]
    assert found.title.startswith(f"Renown {section}")
    assert found.title.endswith(".")
    last = found.script[-1]
    assert isinstance(last, Expect)
    assert "to_act" in last.special


@pytest.mark.parametrize("section", SECTIONS)
def test_every_numbered_rule_has_a_scenario(section: str) -> None:
    assert [path for path in FILES if path.stem.startswith(f"{section}_")]
