from __future__ import annotations

import ast
import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from game.app.places import HOUSE
from game.cli import crash
from game.cli.main import COMMANDS, Answer, Run, asked, guarded, main
from game.cli.options import Options
from game.core.errors import Unusable


def door() -> ModuleType:
    spec = importlib.util.spec_from_file_location("door", HOUSE / "main.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_an_old_python_is_told_which_one_is_needed() -> None:
    assert door().too_old((3, 10, 13, "final", 0)) == (
        "The tabletop needs Python 3.11 or later and this is 3.10.13; start it with `python3.11 main.py`."
    )


def test_the_oldest_good_python_is_good() -> None:
    assert door().too_old((3, 11, 0, "final", 0)) is None
    assert door().too_old((4, 0, 0, "final", 0)) is None


def test_an_old_python_can_read_the_file_that_says_so() -> None:
    ast.parse((HOUSE / "main.py").read_text(encoding="utf-8"), feature_version=(3, 7))


def test_what_makes_the_environment_imports_nothing_from_outside_python() -> None:
    script = (
        "import sys; sys.path.insert(0, sys.argv[1]); import game.cli.main;"
        " print({name.partition('.')[0] for name in sys.modules} - set(sys.stdlib_module_names))"
    )
    # -S: without any installed package, as on a fresh machine
    command = [sys.executable, "-S", "-c", script, str(HOUSE)]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert ast.literal_eval(told) <= {"__main__", "game"}


def test_without_words_one_plays() -> None:
    assert asked([]) == Run("game.cli.play", [], "play")


def test_options_without_a_command_are_for_play() -> None:
    assert asked(["--mood", "night"]) == Run("game.cli.play", ["--mood", "night"], "play")


def test_the_words_after_a_command_are_its_own() -> None:
    assert asked(["test", "-k", "rng"]) == Run("game.cli.test", ["-k", "rng"], "test")


def test_the_help_of_the_tests_needs_no_packages() -> None:
    assert asked(["test", "--help"]) == Run("game.cli.test", ["--help"], None)


def test_a_mistyped_command_is_answered_with_the_one_meant() -> None:
    assert asked(["tset"]) == Answer(
        "There is no command 'tset'; did you mean 'test'? `python3 main.py --help` lists them all.", 2
    )


def test_a_word_near_to_nothing_gets_no_guess() -> None:
    assert asked(["xylophone"]) == Answer(
        "There is no command 'xylophone'. `python3 main.py --help` lists them all.", 2
    )


def test_a_mistake_goes_to_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tset"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1


def test_the_version_names_what_it_stands_on(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.startswith("Tabletop ")


def test_the_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    told = capsys.readouterr().out
    assert [name for name, _, _ in COMMANDS if f"\n  {name} " not in told] == []


@pytest.mark.parametrize("name", [name for name, _, _ in COMMANDS])
def test_every_command_answers_its_help(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([name, "--help"]) == 0
    told = capsys.readouterr()
    assert told.out.startswith("usage: ")
    assert told.err == ""


@pytest.mark.parametrize("name", [name for name, _, _ in COMMANDS if name != "test"])
def test_every_command_answers_an_unknown_option_with_one_sentence(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([name, "--xylophone"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert "--xylophone" in told.err


def test_every_file_with_a_command_is_listed() -> None:
    files = {
        path.stem
        for path in (HOUSE / "game" / "cli").glob("*.py")
        if "\ndef main(argv" in path.read_text("utf-8")
    }
    assert files == {name for name, _, _ in COMMANDS}


def test_a_fault_of_ours_becomes_a_report_and_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TABLETOP_SAVES", str(tmp_path))
    monkeypatch.delenv("TABLETOP_TRACEBACK", raising=False)

    def fails() -> int:
        raise KeyError("the crown")

    assert guarded(fails, ["play", "--fast"]) == 70
    (written,) = (tmp_path / "crashes").iterdir()
    assert capsys.readouterr().err == (
        f"The tabletop stopped by a fault of its own (KeyError); what happened stands in {written}.\n"
    )
    text = written.read_text(encoding="utf-8")
    assert "command: main.py play --fast" in text
    assert "KeyError: 'the crown'" in text


def test_a_fault_is_shown_in_full_where_that_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLETOP_TRACEBACK", "1")

    def fails() -> int:
        raise KeyError("the crown")

    with pytest.raises(KeyError):
        guarded(fails, [])


def test_only_the_latest_reports_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLETOP_SAVES", str(tmp_path))
    folder = tmp_path / "crashes"
    folder.mkdir()
    for number in range(crash.KEPT + 5):
        (folder / f"1999-01-01_00-00-{number:02}_1.txt").touch()
    told = crash.report(ValueError("new"), [])
    left = sorted(path.name for path in folder.iterdir())
    assert len(left) == crash.KEPT
    assert left[-1] in told


def test_a_fault_is_told_even_where_nothing_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("TABLETOP_SAVES", str(tmp_path / "file" / "a"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file" / "b"))
    monkeypatch.setattr(sys, "platform", "linux")
    told = crash.report(ValueError("lost"), [])
    assert "(ValueError: lost)" in told
    assert "no report could be written" in told


def test_ctrl_c_ends_quietly(capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted() -> int:
        raise KeyboardInterrupt

    assert guarded(interrupted, []) == 130
    assert capsys.readouterr().err == ""


def test_a_damaged_package_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("TABLETOP_TRACEBACK", raising=False)

    def fails() -> int:
        raise ModuleNotFoundError("gone", name="yaml.reader")

    assert guarded(fails, []) == 2
    assert "The package yaml is damaged or missing; delete the folder .venv" in capsys.readouterr().err


def test_a_reader_that_goes_away_is_no_fault() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, str(HOUSE / "main.py"), "--help"]
    told = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writing)
    assert (told.returncode, told.stderr) == (141, "")


def options() -> Options:
    made = Options("sim", "Let bots play.")
    made.add_argument("--games", type=int)
    made.add_argument("--mood", choices=["crown", "renown"])
    return made


def said(words: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    with pytest.raises(SystemExit) as leaving:
        options().parse_args(words)
    assert leaving.value.code == 2
    return capsys.readouterr().err


def test_a_mistyped_option_is_answered_with_the_one_meant(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(["--gmaes=3"], capsys) == (
        "main.py sim: there is no option '--gmaes'; did you mean '--games'? `python3 main.py sim --help` tells more.\n"
    )


def test_a_mistyped_choice_is_answered_with_the_one_meant(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(["--mood", "corwn"], capsys) == (
        "main.py sim: argument --mood: 'corwn' is none of crown, renown; did you mean 'crown'?"
        " `python3 main.py sim --help` tells more.\n"
    )


def test_a_number_that_is_none_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(["--games", "many"], capsys).count("\n") == 1


def test_a_word_too_many_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert "nothing can be done with 'surplus'" in said(["surplus"], capsys)


def test_options_are_not_guessed_from_their_beginnings(capsys: pytest.CaptureFixture[str]) -> None:
    assert "there is no option '--game'" in said(["--game", "3"], capsys)


def test_a_mistyped_option_comes_before_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    made = Options("perft", "Count.")
    made.add_argument("game")
    with pytest.raises(SystemExit):
        made.parse_args(["--dpeth"])
    assert "there is no option '--dpeth'" in capsys.readouterr().err


def with_subcommand() -> Options:
    made = Options("cards", "Look at cards.")
    check = made.add_subparsers(dest="what", required=True).add_parser("check", help="check them")
    check.add_argument("--faces", action="store_true")
    return made


def test_options_of_subcommands_are_known() -> None:
    assert with_subcommand().parse_args(["check", "--faces"]).faces


def test_a_mistyped_option_of_a_subcommand_is_answered_too(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        with_subcommand().parse_args(["check", "--fcaes"])
    assert capsys.readouterr().err == (
        "main.py cards: there is no option '--fcaes'; did you mean '--faces'?"
        " `python3 main.py cards --help` tells more.\n"
    )


def test_a_mistyped_subcommand_is_answered_with_the_one_meant(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        with_subcommand().parse_args(["chekc"])
    assert "'chekc' is none of check; did you mean 'check'?" in capsys.readouterr().err


def test_a_file_of_the_game_that_cannot_be_used_is_named_and_is_no_fault(
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fails() -> int:
        raise Unusable("renown.tmx: the board cannot be read.")

    assert guarded(fails, ["shot"]) == 2
    assert capsys.readouterr().err == "renown.tmx: the board cannot be read.\n"


def test_boards_and_card_files_that_cannot_be_used_are_told_alike() -> None:
    from game.core.problems import FileProblems
    from game.ui.table.board import BoardError

    assert issubclass(BoardError, Unusable)
    assert issubclass(FileProblems, Unusable)
