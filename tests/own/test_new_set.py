"""`cards new`, and `--cards` on the command line."""

from __future__ import annotations

import errno
import os
import shutil
from pathlib import Path

import pytest

from game.cli import main as cli
from game.cli.cards import main
from game.rules import beside
from game.ui.cardface.check import check_faces


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_a_new_set_is_small_and_has_all_there_may_be(begun: Path) -> None:
    assert files(begun) == {
        "README.md",
        "crown/harbour.yaml",
        "crown/decks/harbour_lights.yaml",
        "crown/schema/cards.json",
        "crown/schema/deck.json",
        "faces/harbour_full.tmx",
        "faces/sets.yaml",
        "skins/harbour.yaml",
    }


def test_a_new_set_has_no_mistake_and_needs_no_advice(
    begun: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", "--cards", str(begun)]) == 0
    assert capsys.readouterr().out == "Recusant Crown, Patterns, begun: all is well\n"


@pytest.mark.slow
def test_every_card_of_crown_fits_the_faces_of_a_new_set(begun: Path) -> None:
    found = check_faces(games=["crown"])
    assert [str(problem) for problem in found if not problem.warning] == []
    # the game's own cards may have more to say than the new face has room for, the set's own have not
    own = ("lamp_rower", "beacon_keeper", "harbour_chain", "fog_bell", "signal_fire", "false_light")
    assert not [problem for problem in found if any(f"({card})" in problem.sentence for card in own)]


def test_what_the_new_set_says_of_itself_is_true(begun: Path) -> None:
    page = (begun / "README.md").read_text(encoding="utf-8")
    for name in (
        "crown/harbour.yaml",
        "crown/decks/harbour_lights.yaml",
        "faces/harbour_full.tmx",
        "skins/harbour.yaml",
    ):
        assert f"`{name}`" in page
        assert (begun / name).is_file()
    schema = (begun / "crown" / "harbour.yaml").read_text(encoding="utf-8").splitlines()[0].partition("=")[2]
    assert (begun / "crown" / schema).is_file()


def test_an_empty_folder_is_taken_and_a_full_one_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "here"
    folder.mkdir()
    assert main(["new", str(folder)]) == 0
    (folder / "crown" / "harbour.yaml").write_text("mine now")
    capsys.readouterr()
    assert main(["new", str(folder)]) == 2
    assert capsys.readouterr().err == f"{folder} is not empty: a new set needs a folder of its own.\n"
    assert (folder / "crown" / "harbour.yaml").read_text() == "mine now"


def test_a_file_is_no_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert main(["new", str(tmp_path / "file")]) == 2
    assert capsys.readouterr().err == f"{tmp_path / 'file'} is a file: a new set needs a folder.\n"


def test_a_full_disk_leaves_nothing_behind(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(source: Path, goal: Path) -> None:
        del source
        goal.mkdir()
        (goal / "README.md").write_text("half")
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(shutil, "copytree", full)
    assert main(["new", str(tmp_path / "set")]) == 2
    assert capsys.readouterr().err == f"{tmp_path / 'set'} cannot be written (No space left on device).\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (lambda _path: None, "is not there"),
        (lambda path: path.write_text(""), "is a file, not a folder"),
        (lambda path: path.mkdir(), "has no cards or faces in it"),
    ],
)
def test_a_folder_that_cannot_be_one_of_cards_is_one_sentence(
    make: object,
    sentence: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv(beside.VARIABLE, raising=False)
    make(tmp_path / "set")  # type: ignore[operator]
    with pytest.raises(SystemExit) as left:
        main(["check", "--cards", str(tmp_path / "set")])
    assert left.value.code == 2
    told = capsys.readouterr().err
    assert sentence in told
    assert len(told.splitlines()) == 1
    assert not beside.folders()


def test_mistakes_are_told_with_file_and_line_and_the_check_fails(
    begun: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = begun / "crown" / "harbour.yaml"
    path.write_text(path.read_text().replace("power: 3", "powr: 3"))
    assert main(["check", "-q", "--cards", str(begun)]) == 1
    told = capsys.readouterr().out
    line = 1 + [row.strip().partition(":")[0] for row in path.read_text().splitlines()].index("powr")
    assert f"{path}:{line}:3: unknown-key: " in told
    assert "did you mean 'power'?" in told


def test_a_folder_is_checked_by_its_name_alone_as_the_person_wrote_it(
    begun: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(beside.VARIABLE)
    monkeypatch.chdir(begun.parent)
    assert main(["check", "begun"]) == 0
    assert capsys.readouterr().out == "begun: all is well\n"
    path = begun / "crown" / "decks" / "harbour_lights.yaml"
    path.write_text(path.read_text().replace("lamp_rower", "lamp_rowr"))
    monkeypatch.delenv(beside.VARIABLE)
    assert main(["check", "begun", "-q"]) == 1
    told = capsys.readouterr().out.splitlines()[0]
    assert told.startswith("begun/crown/decks/harbour_lights.yaml:7:3: unknown-id: ")
    assert told.endswith("did you mean 'lamp_rower'?")


def test_one_file_of_a_set_is_checked_among_its_own(begun: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(begun / "crown" / "harbour.yaml")]) == 0
    assert capsys.readouterr().out.endswith("harbour.yaml: all is well\n")


def test_an_own_deck_becomes_text(begun: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", str(begun / "crown" / "decks" / "harbour_lights.yaml")]) == 0
    assert "4 Lamp Rower\n" in capsys.readouterr().out


def test_own_cards_are_exported(begun: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert (
        main(
            [
                "export",
                "png",
                "lamp_rower",
                "--set",
                "harbour",
                "--cards",
                str(begun),
                "--out",
                str(out),
                "-q",
            ]
        )
        == 0
    )
    assert (out / "cards" / "crown" / "lamp_rower.png").is_file()


def test_a_table_does_not_open_over_cards_with_mistakes(
    begun: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (begun / "crown" / "harbour.yaml").write_text("- id: [")
    (begun / "crwn").mkdir()
    assert cli.main(["play", "--cards", str(begun)]) == 2
    told = capsys.readouterr().err
    assert f"{begun / 'crown' / 'harbour.yaml'}:1:" in told
    assert f"{begun / 'crwn'}:1:1: misplaced: " in told


def test_a_folder_named_by_the_environment_that_is_gone_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = tmp_path / "gone"
    monkeypatch.setenv(beside.VARIABLE, os.pathsep.join([str(tmp_path), str(gone)]))
    assert cli.main(["cards", "check"]) == 2
    assert capsys.readouterr().err == f"TABLETOP_CARDS names a folder of cards that is not there: {gone}.\n"


@pytest.mark.slow
def test_bots_play_an_own_deck_in_processes_of_their_own(
    begun: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from game.cli.sim import main as sim

    words = [
        "crown",
        "--cards",
        str(begun),
        "--decks",
        "harbour_lights,resolve_1",
        "--seats",
        "random,random",
    ]
    assert sim([*words, "--games", "2", "--jobs", "2", "--check"]) == 0
    assert "2 games" in capsys.readouterr().out
