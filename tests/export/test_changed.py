"""What changed since the last export, and files that are whole or not there."""

from __future__ import annotations

import errno
from pathlib import Path

import pygame
import pytest

from game.ui.export import files, job
from game.ui.export.files import ExportError
from game.ui.export.job import export
from game.ui.export.order import Done, Step
from tests.export.workbench import FIVE, made, order

NOTHING = "Nothing has changed since the last export"


def picture(path: Path, colour: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    made = pygame.Surface((60, 60))
    made.fill(colour)
    pygame.image.save(made, path)


def test_a_second_export_of_the_same_leaves_all_out(tmp_path: Path) -> None:
    made(order(tmp_path, "png"), tmp_path)
    again = made(order(tmp_path, "png", changed=True), tmp_path)
    assert again.files == ()
    assert again.sentence.startswith(NOTHING)


def test_cards_that_are_new_since_are_exported_alone(tmp_path: Path) -> None:
    made(order(tmp_path, "png", FIVE[:2]), tmp_path)
    again = made(order(tmp_path, "png", changed=True), tmp_path)
    assert [path.stem for path in again.files] == list(FIVE[2:])


def test_each_form_and_bleed_is_remembered_by_itself(tmp_path: Path) -> None:
    made(order(tmp_path, "png", FIVE[:1]), tmp_path)
    assert made(order(tmp_path, "png", FIVE[:1], changed=True, bleed=True), tmp_path).files
    assert made(order(tmp_path, "pdf", FIVE[:1], changed=True), tmp_path).files
    assert made(order(tmp_path, "contact", FIVE[:1], changed=True), tmp_path).files
    assert not made(order(tmp_path, "pdf", FIVE[:1], changed=True, paper="letter"), tmp_path).files


def test_another_face_set_or_other_colours_of_suits_are_a_change(tmp_path: Path) -> None:
    made(order(tmp_path, "png", FIVE[:1]), tmp_path)
    assert made(order(tmp_path, "png", FIVE[:1], changed=True, face_set="court"), tmp_path).files
    made(order(tmp_path, "png", FIVE[:1]), tmp_path)
    assert made(order(tmp_path, "png", FIVE[:1], changed=True, four_colours=False), tmp_path).files


def test_a_picture_that_came_went_or_was_repainted_is_a_change(tmp_path: Path) -> None:
    asked = order(tmp_path, "png", ("paper_lantern",), face_set="", changed=True)
    own = tmp_path / "art" / "crown" / "paper_lantern.png"
    picture(own, "#336699")
    assert made(asked, tmp_path).files
    assert not made(asked, tmp_path).files
    picture(own, "#993366")
    assert made(asked, tmp_path).files
    own.unlink()
    assert made(asked, tmp_path).files


def test_a_file_that_is_no_list_of_digests_counts_as_none(tmp_path: Path) -> None:
    made(order(tmp_path, "png", FIVE[:1]), tmp_path)
    for text in ("", "[]", '{"format": 1}', '{"format": 1, "digests": 3}'):
        (tmp_path / "out" / "export.json").write_text(text)
        assert made(order(tmp_path, "png", FIVE[:1], changed=True), tmp_path).files


def test_stopped_in_between_it_leaves_whole_files_only_and_goes_on_from_there(tmp_path: Path) -> None:
    running = export(order(tmp_path, "png"), tmp_path)
    for progress in running:
        if isinstance(progress, Step) and progress.done == 2:
            break
    running.close()  # type: ignore[attr-defined]
    left = sorted(path.name for path in (tmp_path / "out").rglob("*") if path.is_file())
    assert left == ["5S.png", "6S.png", "export.json"]
    again = made(order(tmp_path, "png", changed=True), tmp_path)
    assert [path.stem for path in again.files] == list(FIVE[2:])


def test_a_full_disk_is_one_sentence_and_leaves_no_half_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made(order(tmp_path, "pdf", FIVE[:1]), tmp_path)
    path = tmp_path / "out" / "5S-a4.pdf"
    before = path.read_bytes()

    def full(self: object, name: str) -> None:
        Path(name).write_bytes(b"%PDF-1.3 half")
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("fpdf.FPDF.output", full)
    with pytest.raises(ExportError) as told:
        made(order(tmp_path, "pdf", FIVE[:1]), tmp_path)
    assert str(told.value) == f"{path} cannot be written (No space left on device)."
    assert path.read_bytes() == before
    assert not list(path.parent.glob(".*"))


def test_ctrl_c_while_a_file_is_written_leaves_no_half_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(self: object, name: str) -> None:
        Path(name).write_bytes(b"half")
        raise KeyboardInterrupt

    monkeypatch.setattr("fpdf.FPDF.output", stopped)
    with pytest.raises(KeyboardInterrupt):
        made(order(tmp_path, "pdf", FIVE[:1]), tmp_path)
    assert not [path for path in (tmp_path / "out").glob("*") if path.suffix != ".json"]


def test_a_folder_that_cannot_be_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "out").write_text("a file")
    with pytest.raises(ExportError, match=r"out is a file, not a folder\."):
        made(order(tmp_path, "png"), tmp_path)


def test_what_is_left_half_written_by_a_killed_process_is_cleared(tmp_path: Path) -> None:
    mine = tmp_path / "cards" / "crown" / ".one.png.77.part"
    others = tmp_path / ".one.png.78.part"
    mine.parent.mkdir(parents=True)
    for path in (mine, others):
        path.write_bytes(b"half")
    files.clear_parts(tmp_path, 77)
    assert not mine.exists()
    assert others.exists()


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"paper": "a5"}, "There is no paper 'a5'; there is a4 and letter."),
        ({"grid": "3x3"}, "There is no grid '3x3'; there is 10x7 and 5x4."),
        ({"shift": (11.0, 0.0)}, "Backs are moved by 10 mm at most."),
        ({"face_set": "indx"}, "Renown has no face set 'indx'; did you mean 'index'?"),
        (
            {"form": "tts", "changed": True},
            "A sheet for Tabletop Simulator is always whole: leave out --changed.",
        ),
    ],
)
def test_an_order_that_cannot_be_is_refused(change: dict[str, object], sentence: str, tmp_path: Path) -> None:
    with pytest.raises(ExportError) as told:
        made(order(tmp_path, **change), tmp_path)
    assert str(told.value) == sentence


def test_a_picture_that_cannot_be_read_is_told_and_the_painted_one_printed(tmp_path: Path) -> None:
    own = tmp_path / "art" / "crown" / "paper_lantern.png"
    own.parent.mkdir(parents=True)
    own.write_text("no picture")
    done = made(order(tmp_path, "png", ("paper_lantern",), face_set=""), tmp_path)
    assert done.files
    assert any("paper_lantern.png cannot be used" in notice for notice in done.notices)


def test_progress_counts_up_to_all_there_is(tmp_path: Path) -> None:
    steps = [step for step in job.export(order(tmp_path, "png"), tmp_path) if not isinstance(step, Done)]
    assert [(step.done, step.total) for step in steps] == [(n, 5) for n in range(5)]
    assert steps[0].words == "5 of Spades"
