from __future__ import annotations

from pathlib import Path

import pytest

from game.cli.perft import main

HOUSE = Path(__file__).resolve().parents[2]


def test_counts_are_printed_by_depth_and_divided(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["renown", "--seed", "1", "--depth", "2", "--divide"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "perft 1 2",
        "perft 2 4",
        "  2  orient dealt",
        "  2  orient reversed",
    ]


def test_seats_options_and_first_actions_are_taken(capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        "renown",
        "--seats",
        "4",
        "--option",
        "eras=1",
        "--after",
        "orient dealt; successor left",
        "--depth",
        "1",
    ]
    assert main(words) == 0
    assert capsys.readouterr().out == "perft 1 2\n"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--seats", "7"], "seats"),
        (["--option", "eras=10"], "eras"),
        (["--after", "sacrifice 6H"], ""),
        (["--after", "no such thing"], "column 1"),
        (["--depth", "-1"], "a depth is 0 or more"),
        (["--file", "no/such/file.txt"], "no/such/file.txt"),
    ],
)
def test_what_cannot_be_counted_is_told_in_a_sentence(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["renown", *words]) == 2
    error = capsys.readouterr().err
    assert error.startswith("perft: ")
    assert told in error


def test_a_file_is_checked_and_a_wrong_count_divided(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = HOUSE / "tests" / "perft" / "renown.txt"
    assert main(["renown", "--file", str(kept), "--depth", "4"]) == 0
    assert "all counts as they were" in capsys.readouterr().out
    wrong = tmp_path / "wrong.txt"
    wrong.write_text("id one\ndeal 3 1\nperft 1 3\n")
    assert main(["renown", "--file", str(wrong)]) == 1
    out = capsys.readouterr().out.splitlines()
    assert out[0] == "line 1: one: depth 1 has 2 positions, 3 were expected"
    assert out[1:3] == ["  1  orient dealt", "  1  orient reversed"]


def test_a_file_that_is_no_perft_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = tmp_path / "wrong.txt"
    wrong.write_bytes(b"\xff\xfe")
    assert main(["renown", "--file", str(wrong)]) == 2
    wrong.write_text("deal 3\n")
    assert main(["renown", "--file", str(wrong)]) == 2
    assert f"{wrong}: line 1: " in capsys.readouterr().err
