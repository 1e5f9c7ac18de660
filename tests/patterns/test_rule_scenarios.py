"""Every scenario file of Patterns holds, and every numbered rule has one."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core import scenario
from game.core.problems import ProblemList
from game.rules import GAMES, rules_of

FOLDER = Path(__file__).resolve().parent.parent / "scenarios" / "patterns"
FILES = sorted(FOLDER.glob("*.yaml"))
SAMPLES = ("patterns_sample_aura", "patterns_sample_capture")
RULES = ("1", "2", "3", "4", "5", "6", "7", *(f"8.{number}" for number in range(1, 11)))
ACTIONS = ("recruit", "capture", "brainwash", "rescue", "move", "swap", "imprison", "cast", "research")


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_scenario_goes_as_written(path: Path) -> None:
    problems = ProblemList()
    read = scenario.read(path, GAMES, rules_of, problems)
    assert read is not None, "\n".join(map(str, problems))
    result = scenario.run(read)
    assert not result.failures, "\n".join(map(str, result.failures))
    assert not result.warnings, "\n".join(map(str, result.warnings))


@pytest.mark.parametrize("rule", RULES)
def test_a_numbered_rule_has_a_scenario(rule: str) -> None:
    assert [path for path in FILES if path.stem.startswith(f"{rule}_")]


@pytest.mark.parametrize("action", ACTIONS)
def test_an_action_has_scenarios_of_what_it_does_and_of_what_is_refused(action: str) -> None:
    own = [path.read_text(encoding="utf-8") for path in FILES if path.stem.startswith(f"4_{action}")]
    assert len(own) >= 2
    assert any(f"- Ada: {action} " in text for text in own)
    assert any(f"illegal: {action} " in text or f'illegal: "{action} ' in text for text in own)


@pytest.mark.parametrize(
    "path", [path for path in FILES if path.stem not in SAMPLES], ids=lambda path: path.stem
)
def test_a_scenario_is_named_after_its_rule_and_ends_with_whose_turn_it_is(path: Path) -> None:
    read = scenario.read(path, GAMES, rules_of, ProblemList())
    assert read is not None
    assert path.stem.split("_")[0] in RULES
    assert read.title.startswith("Patterns ")
    assert path.stem.split("_")[0] in read.title.split(":")[0]
    assert read.title.endswith(".")
    last = read.script[-1]
    assert isinstance(last, scenario.Expect)
    assert "to_act" in last.special
