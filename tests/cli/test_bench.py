"""`bench`: every part runs and prints its rows. What the figures are is nobody's business here."""

from __future__ import annotations

import contextlib
import io
import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from game.app.bench import Budget, Group, Row, busy
from game.bots.levels import LEVELS
from game.cli.bench import main, told
from game.rules import GAMES
from game.rules.cardsets import CARD_SETS


def titles(printed: str) -> list[str]:
    return [line.partition("  ")[0] for line in printed.splitlines() if line.endswith("guide")]


def rows(printed: str) -> list[str]:
    return [line[2:].partition("  ")[0] for line in printed.splitlines() if re.match(r"  \S", line)]


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_each_game_are_measured(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["engine", "--game", game, "--seconds", "0"]) == 0
    out = capsys.readouterr().out
    assert titles(out)[0].endswith(": rules")
    assert ("Card files" in titles(out)) == (game in CARD_SETS)
    told = rows(out)[:8]
    assert told[0] == "a decision: legal actions and silent apply"
    assert {"copy of a state", "view of a seat", "key of a state", "determinized world of a view"} < set(told)


@dataclass(frozen=True)
class Measured:
    """What one run printed, and the figures it wrote to a file."""

    printed: str
    kept: dict[str, Any]


@pytest.fixture(scope="module")
def bots(tmp_path_factory: pytest.TempPathFactory) -> Measured:
    """The bots of a game, measured once for all who look at the rows: told, kept, and against an earlier file."""
    folder = tmp_path_factory.mktemp("bench")
    earlier, file = folder / "earlier.json", folder / "figures.json"
    row = {"group": "Renown: bots", "what": "a decision: random", "median": 1e6}
    earlier.write_text(json.dumps({"format": 1, "rows": [row]}), encoding="utf-8")
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        given = ["--seconds", "0", "--json", str(file), "--against", str(earlier)]
        assert main(["bots", "--game", "renown", *given]) == 0
    return Measured(out.getvalue(), json.loads(file.read_text(encoding="utf-8")))


def test_bots_of_each_level_are_measured(bots: Measured) -> None:
    assert rows(bots.printed) == [f"a decision: {level}" for level in LEVELS]


@pytest.mark.slow
def test_faces_are_measured_cold_kept_and_while_the_table_waits(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["faces", "--game", "patterns", "--seconds", "0", "--tables", "2"]) == 0
    told = rows(capsys.readouterr().out)
    assert told[:5] == [
        "the very first face",
        "a cold face, as many are printed",
        "a face that is kept",
        "a frame while many are made",
        "4 cold cards, art and all",
    ]
    assert "pictures kept after 2 tables" in told


@pytest.mark.slow
def test_edits_are_measured_until_they_are_seen(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["reload", "--game", "crown", "--seconds", "0"]) == 0
    out = capsys.readouterr().out
    assert rows(out) == [
        f"{what}: {row}"
        for what, count in (("a layout", 3), ("a skin", 3), ("a picture", 1))
        for row in ("the first face shows it", f"all {count} show it", "a frame meanwhile")
    ]


def test_pictures_are_measured_in_both_sizes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["art", "--game", "crown", "--seconds", "0"]) == 0
    assert rows(capsys.readouterr().out) == ["a picture of 480x360", "a picture of 992x744"]


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_measured_at_rest_dragged_and_moving(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["table", "--game", game, "--seconds", "0"]) == 0
    assert rows(capsys.readouterr().out) == ["at rest, drawn anew", "dragging", "animating"]


def test_a_file_has_every_figure_and_the_machine(bots: Measured) -> None:
    assert bots.kept["machine"]["python"].split()[-1].count(".") == 2
    assert [(row["group"], row["what"], row["unit"]) for row in bots.kept["rows"]] == [
        ("Renown: bots", f"a decision: {level}", "ms") for level in LEVELS
    ]
    assert all(row["min"] <= row["median"] <= row["max"] for row in bots.kept["rows"])


def test_an_earlier_file_is_compared_with(bots: Measured) -> None:
    told = [line for line in bots.printed.splitlines() if line.startswith("  a decision")]
    assert [line for line in told if " -100 %" in line] == [
        line for line in told if "decision: random" in line
    ]
    assert sum(" new " in line for line in told) == len(LEVELS) - 1


@pytest.mark.parametrize("words", ["", "[]", '{"rows": 1}', '{"format": 0, "rows": []}'])
def test_a_file_that_is_no_bench_file_is_told(
    words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "wrong.json"
    file.write_text(words, encoding="utf-8")
    assert main(["bots", "--against", str(file)]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"bench: {file}: this is ")


def test_a_file_that_cannot_be_written_is_told_before_anything_is_measured(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["all", "--json", str(tmp_path / "no" / "such.json")]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith(f"bench: {tmp_path / 'no' / 'such.json'}: ")


@pytest.mark.parametrize("words", [["engin"], ["--seconds", "-1"], ["--seconds", "soon"], ["--tables", "-2"]])
def test_words_that_mean_nothing_are_told(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(words)
    assert leaving.value.code == 2
    assert capsys.readouterr().err.startswith("main.py bench: ")


def test_a_figure_over_its_guide_is_marked_by_its_median_or_for_frames_by_its_worst() -> None:
    often = Row("a face", "ms", (1.0, 2.0, 90.0), guide=25)
    frames = Row("a frame", "ms", (1.0, 2.0, 90.0), guide=50, worst=True)
    first, second = told(Group("Some", (often, frames)), {})[1:]
    assert first.endswith("  ms       25")
    assert second.endswith("  ms      50!")


def test_a_busy_machine_is_said_to_spoil_the_figures() -> None:
    assert busy(0.4, 2) == ""
    assert busy(None, 2) == ""
    assert busy(3.0, 2).startswith("The machine is busy: a load of 3.0 on 2 cores.")


def test_a_budget_without_time_still_measures_as_often_as_it_must() -> None:
    assert list(Budget(0, 3).turns()) == [0, 1, 2]
