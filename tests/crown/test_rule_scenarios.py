"""The scenario files of Recusant Crown, on the frozen cards: all pass, and every rule has one."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core import scenario
from game.core.problems import ProblemList
from game.core.scenario.file import Expect
from tests.contracts.contract import TESTS
from tests.crown.table import RULES

FILES = sorted((TESTS / "scenarios" / "crown").glob("*.yaml"))
SAMPLES = {"crown_sample_clash", "crown_sample_game"}
SECTIONS = [
    "1", "2", "3", "4", "5", "6", "7", "8", "8.1", "8.2", "8.3", "9", "10", "11", "13",
    *(f"15.{number}" for number in (*range(1, 16), *range(17, 24), 25, 26)),
]  # fmt: skip
ELSEWHERE = {"15.17": "1_one_awakens_while_the_other_reaches_seven", "15.21": "5_default_clarity"}
"""Rules whose scenario stands under another number. Set-up (15.16) and conceding (15.24) have tests of their own."""


def read(path: Path) -> scenario.Scenario:
    problems = ProblemList()
    found = scenario.read(path, {"crown": ""}, lambda _: RULES, problems)
    assert not list(problems)
    assert found is not None
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_scenario_passes(path: Path) -> None:
    result = scenario.run(read(path))
    assert not result.failures, "\n".join(map(str, result.failures))
    assert not result.warnings, "\n".join(map(str, result.warnings))


@pytest.mark.parametrize(
    "path", [path for path in FILES if path.stem not in SAMPLES], ids=lambda path: path.stem
)
def test_a_scenario_is_titled_by_its_rule_and_ends_with_whose_turn_it_is(path: Path) -> None:
    found = read(path)
    assert found.title.startswith("Crown ")
    assert path.stem.split("_")[0] in found.title.split(". ")[0]
    assert found.title.endswith(".")
    last = found.script[-1]
    assert isinstance(last, Expect)
    assert "to_act" in last.special


@pytest.mark.parametrize("section", SECTIONS)
def test_every_numbered_rule_has_a_scenario(section: str) -> None:
    prefix = ELSEWHERE.get(section, f"{section}_")
    assert [path for path in FILES if path.stem.startswith(prefix)]
