"""`python3 main.py cards export`: its words, its mistakes, its progress, and Ctrl-C."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from game.cli import main as cli
from game.cli.cards import main
from game.ui.export import job

QUICK = ["--set", "index"]


def left(words: list[str]) -> int:
    """The exit status, also of words that cannot be understood."""
    try:
        return main(words)
    except SystemExit as leaving:
        return int(leaving.code or 0)


def test_a_word_about_what_was_written_and_where(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", "pdf", "5S", "6S", *QUICK, "--out", str(tmp_path), "--name", "two"]) == 0
    assert capsys.readouterr().out == f"2 cards, {tmp_path / 'two-a4.pdf'}.\n"
    assert (tmp_path / "two-a4.pdf").is_file()


def test_without_a_folder_it_goes_to_the_saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLETOP_SAVES", str(tmp_path))
    assert main(["export", "png", "5S", *QUICK, "-q"]) == 0
    assert (tmp_path / "export" / "cards" / "renown" / "5S.png").is_file()


def test_a_name_with_a_way_in_it_stays_in_its_folder(tmp_path: Path) -> None:
    assert (
        main(["export", "contact", "5S", *QUICK, "--out", str(tmp_path / "in"), "--name", "../up", "-q"]) == 0
    )
    assert [path.parent for path in tmp_path.rglob("*contact.png")] == [tmp_path / "in"]


def test_the_help_names_every_form_and_option(capsys: pytest.CaptureFixture[str]) -> None:
    assert left(["export", "--help"]) == 0
    told = capsys.readouterr().out
    for word in (
        "pdf", "png", "contact", "tts", "--deck", "--faction", "--game", "--players", "--copies", "--changed", "--set",
        "--bleed", "--backs", "--paper", "--flip", "--shift", "--grid", "--cards", "--out", "--name", "--quiet", "CMYK",
        "100 %",
    ):  # fmt: skip
        assert word in told


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["pfd", "5S"], "'pfd' is none of pdf, png, contact, tts; did you mean 'pdf'?"),
        (["pdf", "--papr", "a4"], "there is no option '--papr'; did you mean '--paper'?"),
        (["pdf", "5S", "--paper", "a5"], "'a5' is none of a4, letter"),
        (["pdf", "5S", "--shift", "1"], "'1' is no shift; write it like 0.5,-1"),
        (["pdf", "5S", "--shift", "nan,0"], "'nan,0' is no shift; write it like 0.5,-1"),
        (["pdf", "5S", "--shift", "20,0"], "Backs are moved by 10 mm at most."),
        (["pdf"], "Name what is to be exported: cards, a deck, a faction or a game."),
        (["pdf", "5Z"], "There is no card '5Z'"),
        (["pdf", "--deck", "dreem_1"], "There is no deck 'dreem_1'; did you mean 'dream_1'?"),
        (["tts", "5S", "--changed"], "A sheet for Tabletop Simulator is always whole: leave out --changed."),
        (["png", "5S", "--set", "indx"], "Renown has no face set 'indx'; did you mean 'index'?"),
    ],
)
def test_a_mistake_is_one_sentence_and_status_2(
    words: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert left(["export", *words, "--out", str(tmp_path / "out")]) == 2
    told = capsys.readouterr().err
    assert sentence in told
    assert len(told.splitlines()) == 1
    assert not (tmp_path / "out").exists()


def test_a_folder_that_cannot_be_written_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    out = tmp_path / "file" / "under"
    assert main(["export", "png", "5S", *QUICK, "--out", str(out)]) == 2
    assert capsys.readouterr().err == f"{out}/cards/renown/5S.png cannot be written (Not a directory).\n"


def test_on_a_terminal_one_line_tells_how_far_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert main(["export", "png", "5S", "6S", *QUICK, "--out", str(tmp_path)]) == 0
    told = capsys.readouterr().err
    assert "\r\033[K0 of 2: 5 of Spades\r\033[K1 of 2: 6 of Spades" in told
    assert told.endswith("\r\033[K")
    assert "\n" not in told


def test_ctrl_c_leaves_whole_files_and_status_130(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = job.print_of

    def interrupted(faces: object, card: object, face_set: str) -> object:
        if getattr(card, "id", "") == "7S":
            raise KeyboardInterrupt
        return whole(faces, card, face_set)  # type: ignore[arg-type]

    monkeypatch.setattr(job, "print_of", interrupted)
    words = ["cards", "export", "png", "5S", "6S", "7S", "8S", *QUICK, "--out", str(tmp_path)]
    assert cli.main(words) == 130
    left_over = sorted(path.name for path in tmp_path.rglob("*") if path.is_file())
    assert left_over == ["5S.png", "6S.png", "export.json"]
    monkeypatch.setattr(job, "print_of", whole)
    assert cli.main([*words, "--changed", "-q"]) == 0
    assert len(list(tmp_path.rglob("*.png"))) == 4
