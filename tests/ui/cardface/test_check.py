"""`cards check --faces`: no face of the house's own is too small for its words, and every fault is named."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pygame
import pytest

from game.cli import cards as command
from game.ui import cardface
from game.ui.cardface import workbench
from game.ui.cardface.cardfiles import GAMES
from game.ui.cardface.cardfiles import HOUSE as CARDS
from game.ui.cardface.check import check_faces
from game.ui.cardface.faults import FAULT_CODES
from game.ui.cardface.sets import USES
from game.ui.cardface.wardrobe import Wardrobe
from game.ui.cardface.whole import template_faults
from tests.ui.cardface.desk_of_designer import NAME, PAPER, face, folder, thing


def checked(tmp_path, **templates):
    """What is wrong with these faces, but for all that they leave out of a card."""
    problems = check_faces([folder(tmp_path, **templates)], games=["crown"], saves=tmp_path / "saves")
    return [problem for problem in problems if not problem.warning and problem.code != "face-unbound"]


def test_flavours_are_seldom_left_out(tmp_path):
    left_out = 0
    for game in ("crown", "patterns"):
        wardrobe, (cards, _) = Wardrobe(tmp_path), workbench.cards(game, "")
        for one in wardrobe.catalogue.sets_of(game):
            template = wardrobe.template(cards[0], "full", one.id)
            layouts = (wardrobe.laid(card, template)[1] for card in cards)
            left_out += sum(finding.kind == "flavour" for laid in layouts for finding in laid.findings)
    assert left_out <= 40


@pytest.mark.parametrize("game", GAMES)
def test_all_that_a_card_of_the_house_has_is_on_its_face_to_read(game, tmp_path):
    wardrobe, (cards, _) = Wardrobe(tmp_path), workbench.cards(game, "")
    for one in wardrobe.catalogue.sets_of(game):
        for use in USES:
            template = wardrobe.template(cards[0], use, one.id)
            assert [fault.told() for fault in template_faults(template, use, cards)] == []


def test_a_card_that_does_not_fit_is_named_with_template_object_and_size(tmp_path):
    tight = thing(1, "name", "text", (30, 30, 190, 60), bind="{name}", size_pt=14.0, min_pt=10.0)
    problems = checked(tmp_path, plain=face(PAPER, tight))
    assert problems
    assert {problem.code for problem in problems} == {"face-overflow", "face-too-long"}
    words = next(problem.sentence for problem in problems if "loyal_shieldmaiden" in problem.sentence)
    assert words.startswith(
        "Loyal Shieldmaiden (loyal_shieldmaiden) on plain, board: box 'name' (object 1): "
    )
    assert "does not fit its box even at 10.1 pt; it would at" in words


def test_a_missing_icon_and_a_colour_the_skin_lacks_are_named(tmp_path):
    problems = checked(
        tmp_path,
        plain=face(PAPER, thing(3, "sign", "icon", icon="no-such-icon", ink="@nowhere"), NAME),
    )
    assert {problem.code for problem in problems} == {"face-icon", "face-colour"}
    assert all(problem.line == 6 for problem in problems)


def test_a_letter_no_font_has_is_named(tmp_path):
    folder(tmp_path)
    cards = tmp_path / "cards"
    shutil.copytree(CARDS / "crown", cards)
    path = cards / "reference.yaml"
    path.write_text(path.read_text().replace("name: Well Gazer", 'name: "Well Gazer \\u0f00"', 1))
    problems = check_faces([tmp_path], cards={"crown": cards}, games=["crown"], saves=tmp_path / "saves")
    assert [problem.code for problem in problems if problem.code == "face-glyph"] == ["face-glyph"]


def test_a_picture_that_cannot_be_read_is_named_and_one_for_nobody_is_advice(tmp_path):
    folder(tmp_path)
    art = tmp_path / "art" / "crown"
    art.mkdir(parents=True)
    (art / "well_gazer.png").write_text("words")
    pygame.image.save(pygame.Surface((8, 8)), art / "nobody.png")
    problems = check_faces([tmp_path], games=["crown"])
    found = {
        (problem.code, problem.warning): problem.sentence
        for problem in problems
        if problem.code == "face-art"
    }
    assert found["face-art", False].startswith("the picture of well_gazer cannot be used")
    assert found["face-art", True] == "no card of crown is called 'nobody'"


def test_a_picture_of_a_template_that_is_missing_is_named(tmp_path):
    problems = checked(tmp_path, plain=face(PAPER, thing(3, "crest", "image", picture="crest.png"), NAME))
    assert [problem.code for problem in problems] == ["face-image"]
    assert "box 'crest' (object 3): the picture 'crest.png' cannot be used" in problems[0].sentence


def test_a_wish_for_a_picture_that_nobody_can_paint_is_named_at_its_line(tmp_path):
    folder(tmp_path)
    cards = tmp_path / "cards"
    shutil.copytree(CARDS / "crown", cards)
    path = cards / "reference.yaml"
    lines = path.read_text().splitlines()
    at = lines.index("- id: well_gazer")
    lines[at + 1 : at + 1] = ["  art:", "    figure: owl", "    scene: snoww", "    palette: dreem 1"]
    path.write_text("\n".join(lines) + "\n")
    problems = check_faces([tmp_path], cards={"crown": cards}, games=["crown"])
    found = [(one.line, one.column, one.sentence) for one in problems if one.code == "face-hint"]
    assert [(line, column) for line, column, _ in found] == [(at + 4, 12), (at + 5, 14)]
    assert found[0][2].startswith("Well Gazer (well_gazer): art: there is no scene 'snoww'; did you mean")
    assert all(problem.path == str(path) for problem in problems if problem.code == "face-hint")


def test_a_template_no_set_uses_is_advice(tmp_path):
    problems = check_faces([folder(tmp_path, spare=face(PAPER))], games=["crown"])
    assert [problem.sentence for problem in problems if problem.code == "unused"] == [
        "no face set uses this template"
    ]


def test_every_code_that_is_told_is_explained_and_no_other():
    sources = [path.read_text() for path in Path(cardface.__path__[0]).glob("*.py") if path.stem != "faults"]
    told = set(re.findall(r'"(face-[a-z-]+)"', "".join(sources)))
    findings = set(re.findall(r'Finding\(\s*"([a-z-]+)"', "".join(sources)))
    assert told | {f"face-{kind}" for kind in findings} == set(FAULT_CODES)


@pytest.mark.slow
def test_the_command_ends_well_on_the_houses_own_faces(capsys):
    ended = command.main(["check", "--faces", "--quiet"])
    assert (ended, capsys.readouterr().out) == (0, "")


def test_the_command_ends_with_1_where_a_face_does_not_fit(capsys, monkeypatch):
    from game.core.problems import Problem
    from game.ui.cardface import check

    wrong = Problem(
        "plain.tmx", 6, 1, "face-overflow", "Lull (lull) on plain, Plain (hand): box 'name': too long"
    )
    monkeypatch.setattr(check, "check_faces", lambda **_: [wrong])
    assert command.main(["check", "--faces"]) == 1
    assert "plain.tmx:6:1: face-overflow: Lull" in capsys.readouterr().out


def test_who_waits_at_a_terminal_sees_how_far_it_is_and_a_file_gets_nothing(capsys, monkeypatch):
    command._progress(8, 20, "crown")
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(command.sys.stderr, "isatty", lambda: True, raising=False)
    command._progress(8, 20, "crown")
    command._progress(9, 20, "crown")
    command._progress(20, 20, "crown")
    lines = capsys.readouterr().err.split("\r")
    assert lines[1] == "Recusant Crown: 8 of 20 faces looked at"
    # at the end the line is wiped
    assert [line.strip() for line in lines[2:]] == ["", "", ""]
    assert len(lines[3]) >= len(lines[1])
