import csv

import pytest

from game.cli.sim import COLUMNS, main

QUICK = ["renown", "--seats", "random,random,random", "--games", "4", "--jobs", "1", "--option", "eras=1"]


def test_games_are_played_and_counted(capsys):
    assert main(QUICK) == 0
    out = capsys.readouterr().out
    assert out.startswith("4 games, ")
    assert "seat 3" in out


def test_one_row_a_game_is_written(tmp_path):
    out = tmp_path / "rows.csv"
    assert main([*QUICK, "--out", str(out)]) == 0
    with out.open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["number"] for row in rows] == ["0", "1", "2", "3"]
    assert tuple(rows[0]) == COLUMNS
    assert rows[0]["levels"] == "random|random|random"


def test_the_file_is_the_same_whatever_the_number_of_jobs(tmp_path):
    for jobs in ("1", "2"):
        words = [*QUICK, "--out", str(tmp_path / jobs)]
        words[words.index("--jobs") + 1] = jobs
        assert main(words) == 0
    assert (tmp_path / "1").read_bytes() == (tmp_path / "2").read_bytes()


def test_checking_finds_nothing_wrong_with_the_rules(capsys):
    assert main([*QUICK, "--check"]) == 0
    assert "Broken promises" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            ["--seats", "greedi,random,random"],
            "There is no level 'greedi'; did you mean 'greedy'? Each seat takes one of random, greedy.",
        ),
        (["--seats", "random,random"], "Renown is for 3 to 6 players, not for 2."),
        (["--games", "0"], "Games and jobs are numbers from 1 up."),
        (["--option", "eras"], "an option is NAME=VALUE, not 'eras'"),
        (
            ["--out", "/nowhere/at/all.csv"],
            "/nowhere/at/all.csv cannot be written (No such file or directory).",
        ),
    ],
)
def test_what_cannot_be_played_or_written_is_one_sentence_and_status_2(capsys, words, sentence):
    assert main([*QUICK, *words]) == 2
    captured = capsys.readouterr()
    assert (captured.out, captured.err) == ("", f"{sentence}\n")


def test_options_that_cannot_be_are_told(capsys):
    assert main([*QUICK, "--option", "eras=12"]) == 2
    assert "eras" in capsys.readouterr().err
