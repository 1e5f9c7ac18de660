import csv
import io
import json

import pytest

from game.app.sim.row import BASE
from game.bots.levels import LEVELS
from game.cli.progress import Progress, bar, line_of
from game.cli.sim import main

QUICK = ["renown", "--seats", "random,random,random", "--games", "4", "--jobs", "1", "--option", "eras=1"]


def test_games_are_played_and_counted(capsys):
    assert main(QUICK) == 0
    out = capsys.readouterr().out
    assert out.startswith("4 games, ")
    assert "seat 3" in out


def test_one_row_a_game_and_a_report_are_written(tmp_path):
    assert main([*QUICK, "--out", str(tmp_path / "out")]) == 0
    with (tmp_path / "out" / "games.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["number"] for row in rows] == ["0", "1", "2", "3"]
    assert tuple(rows[0]) == (*BASE, "bid", "sacrificed")
    assert rows[0]["levels"] == "random|random|random"
    report = json.loads((tmp_path / "out" / "report.json").read_text(encoding="utf-8"))
    assert report["games"] == 4


def test_the_file_is_the_same_whatever_the_number_of_jobs(tmp_path):
    for jobs in ("1", "2"):
        words = [*QUICK, "--out", str(tmp_path / jobs)]
        words[words.index("--jobs") + 1] = jobs
        assert main(words) == 0
    assert (tmp_path / "1" / "games.csv").read_bytes() == (tmp_path / "2" / "games.csv").read_bytes()


def test_the_same_command_goes_on_with_more_games(tmp_path, capsys):
    words = [*QUICK, "--out", str(tmp_path / "out")]
    assert main(words) == 0
    words[words.index("--games") + 1] = "6"
    assert main(words) == 0
    assert capsys.readouterr().out.count("games, ") == 2
    assert len((tmp_path / "out" / "games.csv").read_bytes().splitlines()) == 7


def test_a_folder_of_another_simulation_is_refused(tmp_path, capsys):
    words = [*QUICK, "--out", str(tmp_path / "out")]
    assert main(words) == 0
    capsys.readouterr()
    assert main([*words, "--seed", "9"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.endswith("holds a simulation with another seed: name another folder.\n")


def test_decks_of_crown_meet_in_a_matrix_of_factions(capsys):
    words = ["crown", "--seats", "random,random", "--games", "4", "--jobs", "1", "--decks", "dream_1,verge_1"]
    assert main([*words, "--every-card"]) == 0
    out = capsys.readouterr().out
    assert "Row against column" in out
    assert "By faction, against others:" in out


class _Run:
    games, done, rate, left = 300, 120, 0.5, 400.0


def test_a_terminal_gets_a_bar_with_the_pace_and_the_time_that_is_left():
    assert bar(_Run()) == "[===========                 ]"
    assert line_of(_Run()) == "120 of 300 games, 30.0 a minute, 7 min left"
    stream = io.StringIO()
    stream.isatty = lambda: True
    progress = Progress(_Run(), stream, lambda: 0.0)
    progress.show()
    progress.show()
    progress.end()
    assert stream.getvalue().count("120 of 300") == 1
    assert stream.getvalue().endswith("\r\033[K")


def test_a_file_gets_a_line_a_minute():
    now = [0.0]
    stream = io.StringIO()
    progress = Progress(_Run(), stream, lambda: now[0])
    for second in range(0, 130, 10):
        now[0] = float(second)
        progress.show()
    progress.end()
    assert stream.getvalue() == "120 of 300 games, 30.0 a minute, 7 min left\n" * 2


def test_checking_finds_nothing_wrong_with_the_rules(capsys):
    assert main([*QUICK, "--check"]) == 0
    assert "Broken promises" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            ["--seats", "greedi,random,random"],
            "There is no level 'greedi'; did you mean 'greedy'? Each seat takes one of "
            + ", ".join(LEVELS)
            + ".",
        ),
        (["--seats", "random,random"], "Renown is for 3 to 6 players, not for 2."),
        (["--games", "0"], "Games and jobs are numbers from 1 up."),
        (["--option", "eras"], "an option is NAME=VALUE, not 'eras'"),
        (["--decks", "dream_1"], "--decks is for Crown."),
        (
            ["--out", "/dev/null/all"],
            "/dev/null/all cannot be written (Not a directory).",
        ),
    ],
)
def test_what_cannot_be_played_or_written_is_one_sentence_and_status_2(capsys, words, sentence):
    assert main([*QUICK, *words]) == 2
    captured = capsys.readouterr()
    assert (captured.out, captured.err) == ("", f"{sentence}\n")


def test_options_that_cannot_be_are_told(capsys):
    assert main([*QUICK, "--option", "eras=12"]) == 2
    assert capsys.readouterr().err == "Renown has 1 to 9 Eras, not 12.\n"
    assert main([*QUICK, "--option", "ears=1"]) == 2
    assert "did you mean 'eras'?" in capsys.readouterr().err
