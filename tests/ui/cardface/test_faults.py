"""Faults of faces: what the lower row of a bad sheet shows is found, and every way of making a good face worse."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.core.problems import ProblemList
from game.ui.cardface import workbench
from game.ui.cardface.catalogue import HOUSE
from game.ui.cardface.info import Run, Sign
from game.ui.cardface.judge import judged
from game.ui.cardface.layout import lay_out
from game.ui.cardface.proofs import faults_of
from game.ui.cardface.reading import read_face
from game.ui.cardface.skins import Skin, dress
from game.ui.cardface.template import read_template
from game.ui.cardface.wardrobe import Wardrobe
from game.ui.cardface.whole import template_faults
from tests.ui.cardface.desk_of_designer import PAPER, SHRIKE, face, thing

ART = thing(20, "art", "art", (-30, -30, 690, 940))
COST = thing(
    21,
    "cost",
    "gem",
    (480, 24, 126, 126),
    bind="{cost}",
    size_pt=20.0,
    ink="#ffffff",
    fill="#203060",
    live=True,
)
SKIN = Skin({"ground": "#101010", "paper": "#f0f0f0", "ink": "#000000"})


def picture(colour: str, *patches: tuple[str, tuple[int, int, int, int]]) -> pygame.Surface:
    """Art of one colour with patches in others, places in hundredths of its size."""
    made = pygame.Surface((372, 520), 0, 32)
    made.fill(colour)
    for other, (x, y, w, h) in patches:
        made.fill(other, (x * 3.72, y * 5.2, w * 3.72, h * 5.2))
    return made


def found(tmp_path, *things: str, card=SHRIKE, art=None, use="full", **given):
    path = tmp_path / "trial.tmx"
    path.write_text(face(*things, **given))
    problems = ProblemList()
    template = read_template(path, problems, called="trial.tmx")
    assert template is not None, [str(problem) for problem in problems]
    skin = dress(SKIN, card)
    return judged(template, card, read_face(lay_out(template, card, skin), skin, art), use)


def only(faults, code: str):
    chosen = [fault for fault in faults if fault.code == code]
    assert chosen, [fault.told() for fault in faults]
    return chosen


# ---- the three faces of the bad row


def test_dark_icons_on_a_dark_picture_are_found_with_box_and_contrast(tmp_path):
    sign = thing(3, "sign", "icon", (60, 620, 60, 60), icon="eye", ink="#20242c")
    rules = thing(4, "rules", "rich", (60, 700, 500, 120), bind="{rules}", size_pt=9.8, ink="#888888")
    night = picture("#0c0a14")
    card = replace(SHRIKE, rules=((Sign("eye", "#2a3040"), Run(" Gain 1 Insight.")),))
    faults = only(found(tmp_path, ART, sign, rules, card=card, art=night), "face-contrast")
    assert [(fault.box, fault.limit) for fault in faults] == [("sign", 3.0), ("rules", 3.0)]
    assert all(1.0 < fault.number < 1.6 for fault in faults)
    assert faults[0].sentence.startswith("the icon eye has a contrast of 1.")


def test_a_title_under_the_cost_is_found_with_its_depth(tmp_path):
    name = thing(
        1, "name", "text", (30, 40, 570, 90), bind="{name}", font="title", size_pt=20.0, ink="#000000"
    )
    card = replace(SHRIKE, name="Thorn Queen's Verdict")
    (fault,) = only(found(tmp_path, PAPER, name, COST, card=card), "face-overlap")
    assert (fault.box, fault.severity) == ("name", "error")
    assert fault.number > 3
    assert "runs" in fault.sentence
    assert "into box 'cost', which hides" in fault.sentence


def test_rules_far_under_the_floor_are_found_with_the_height_of_their_letters(tmp_path):
    long = (
        (Run("Each player sacrifices a creature, discards a card and loses two of all they have. " * 4),),
    )
    card = replace(SHRIKE, rules=long, flavour="")
    rules = thing(
        4, "rules", "rich", (60, 600, 510, 110), bind="{rules}", size_pt=9.8, min_pt=3.0, ink="#000000"
    )
    faults = found(tmp_path, PAPER, rules, card=card, use="print")
    (fault,) = only(faults, "face-small")
    assert (fault.box, fault.severity, fault.limit) == ("rules", "error", 0.9)
    assert 0.5 < fault.number < 0.9


# ---- contrast


@pytest.mark.parametrize(("ink", "wanted"), [("#000000", 21.0), ("#767676", 4.54), ("#ffffff", 1.0)])
def test_contrast_on_an_even_ground_is_that_of_wcag(tmp_path, ink, wanted):
    white = thing(7, "paper", "shape", (0, 0, 630, 880), fill="#ffffff")
    name = thing(1, "name", "text", (60, 60, 500, 60), bind="{name}", size_pt=9.0, ink=ink)
    faults = [fault for fault in found(tmp_path, white, name) if fault.code == "face-contrast"]
    assert [round(fault.number, 1) for fault in faults] == ([round(wanted, 1)] if wanted < 4.5 else [])


def test_one_bright_patch_behind_two_letters_is_enough(tmp_path):
    name = thing(1, "name", "text", (60, 400, 500, 60), bind="{name}", size_pt=11.0, ink="#ffffff")
    dark = found(tmp_path, ART, name, art=picture("#101020"))
    assert [fault for fault in dark if fault.code == "face-contrast"] == []
    # about where the second letter of Slippery stands
    moon = picture("#101020", ("#f4f0e0", (16, 40, 10, 20)))
    (fault,) = only(found(tmp_path, ART, name, art=moon), "face-contrast")
    assert fault.box == "name"
    assert fault.number < 1.5
    left, _, wide, _ = fault.area
    assert left + wide < 260, "the area is the patch, not the whole name"


def test_a_halo_counts_as_it_is_drawn(tmp_path):
    plain = {"bind": "{name}", "font": "title", "size_pt": 20.0, "ink": "#ffffff"}
    grey = picture("#9a9a9a")
    bare = thing(1, "name", "text", (60, 400, 500, 90), **plain)
    shaded = thing(1, "name", "text", (60, 400, 500, 90), halo_mm=1.2, **plain)
    (without,) = only(found(tmp_path, ART, bare, art=grey), "face-contrast")
    with_halo = [fault for fault in found(tmp_path, ART, shaded, art=grey) if fault.code == "face-contrast"]
    assert without.number < 3
    assert with_halo == []


def test_letters_that_are_half_clear_are_judged_by_what_is_seen(tmp_path):
    white = thing(7, "paper", "shape", (0, 0, 630, 880), fill="#ffffff")
    name = thing(1, "name", "text", (60, 60, 500, 60), bind="{name}", size_pt=9.0, ink="#40000000")
    (fault,) = only(found(tmp_path, white, name), "face-contrast")
    assert 1.2 < fault.number < 2.2


def test_large_letters_and_icons_need_less(tmp_path):
    grey = thing(7, "paper", "shape", (0, 0, 630, 880), fill="#ffffff")
    ink = "#8a8a8a"  # 3.45 on white
    small = thing(1, "small", "text", (60, 60, 500, 60), bind="{name}", size_pt=9.0, ink=ink)
    large = thing(2, "large", "text", (60, 160, 500, 100), bind="{name}", size_pt=17.0, ink=ink)
    sign = thing(3, "sign", "icon", (60, 300, 90, 90), icon="eye", ink=ink)
    faults = [f for f in found(tmp_path, grey, small, large, sign, use="print") if f.code == "face-contrast"]
    assert [fault.box for fault in faults] == ["small"]


def test_an_ornament_is_not_asked_to_be_read(tmp_path):
    sign = {"icon": "eye", "ink": "#ececec"}
    ghost = thing(3, "ghost", "icon", (60, 300, 200, 200), ornament=True, **sign)
    assert found(tmp_path, PAPER, ghost) == ()
    assert [
        fault.code for fault in found(tmp_path, PAPER, thing(3, "sign", "icon", (60, 300, 200, 200), **sign))
    ] == ["face-contrast"]


# ---- places


def test_two_texts_over_each_other_are_found_by_their_ink_and_not_by_empty_boxes(tmp_path):
    name = thing(1, "name", "text", (60, 60, 500, 60), bind="{name}", size_pt=11.0, ink="#000000")
    line = thing(
        2, "line", "text", (60, 60, 500, 60), bind="{type_line}", size_pt=9.0, ink="#000000", align="right"
    )
    assert [fault for fault in found(tmp_path, PAPER, name, line) if fault.code == "face-overlap"] == []
    wide = thing(2, "line", "text", (60, 70, 300, 60), bind="{type_line}", size_pt=9.0, ink="#000000")
    (fault,) = only(found(tmp_path, PAPER, name, wide), "face-overlap")
    assert fault.box == "name"
    assert "into box 'line'" in fault.sentence


def test_ink_too_near_the_cut_is_told_in_millimetres(tmp_path):
    near = thing(1, "name", "text", (12, 400, 500, 60), bind="{name}", size_pt=11.0, ink="#000000")
    (fault,) = only(found(tmp_path, PAPER, near), "face-safe")
    assert fault.limit == 3.0
    assert fault.number == pytest.approx(1.2, abs=0.25)


def test_a_stone_may_hang_into_the_margin_but_not_over_the_cut(tmp_path):
    def gem(x):
        more = {"bind": "{power}", "size_pt": 20.0, "ink": "#ffffff", "fill": "#7a1010", "fill2": "#400808"}
        return thing(2, "power", "gem", (x, 700, 150, 150), **more)

    assert [fault for fault in found(tmp_path, PAPER, gem(6)) if fault.code == "face-safe"] == []
    (fault,) = only(found(tmp_path, PAPER, gem(-30)), "face-safe")
    assert fault.sentence == "its stone reaches 3.0 mm beyond the cut"


def test_words_that_a_later_box_hides_are_found_with_its_name(tmp_path):
    cover = thing(9, "lid", "shape", (0, 380, 630, 100), fill="#203040")
    name = thing(1, "name", "text", (60, 400, 500, 60), bind="{name}", size_pt=11.0, ink="#000000")
    (fault,) = only(found(tmp_path, PAPER, name, cover), "face-covered")
    assert (fault.box, round(fault.number, 2)) == ("name", 1.0)
    assert fault.sentence.startswith("box 'lid' lies over 'Slippery Shrike' and hides 100%")


def test_words_over_a_plate_are_no_fault(tmp_path):
    good = thing(
        1, "name", "text", (60, 60, 500, 70), bind="{name}", font="title", size_pt=14.0, ink="#101010"
    )
    assert found(tmp_path, PAPER, good, use="print") == ()


# ---- words


def test_words_that_need_a_smaller_size_than_allowed_say_which(tmp_path):
    tight = thing(
        1, "name", "text", (60, 60, 200, 60), bind="{name}", size_pt=14.0, min_pt=11.0, ink="#000000"
    )
    (fault,) = only(found(tmp_path, PAPER, tight), "face-overflow")
    assert fault.limit == pytest.approx(11.0, abs=0.15)
    assert 5 < fault.number < 11


def test_words_that_no_size_makes_fit_are_the_cards_own_fault(tmp_path):
    endless = replace(SHRIKE, rules=((Run("word " * 900),),))
    rules = thing(
        4, "rules", "rich", (60, 600, 510, 200), bind="{rules}", size_pt=9.8, min_pt=7.0, ink="#000000"
    )
    (fault,) = only(found(tmp_path, PAPER, rules, card=endless), "face-too-long")
    assert (fault.box, fault.number) == ("rules", None)


def test_letters_are_measured_in_pixels_where_a_table_shows_them(tmp_path):
    tiny = thing(1, "name", "text", (60, 60, 500, 60), bind="{name}", size_pt=8.0, ink="#000000")
    (fault,) = only(found(tmp_path, PAPER, tiny, use="board"), "face-small")
    assert (fault.severity, fault.limit) == ("error", 3.0)
    assert "px high" in fault.sentence
    assert [f for f in found(tmp_path, PAPER, tiny, use="print") if f.code == "face-small"] == []


# ---- ten ways of making a face worse

WORSE = {
    "a name in too narrow a box": (
        thing(5, "name", "text", (46, 30, 150, 40)), "loyal_shieldmaiden", "face-overflow", "name",
    ),
    "rules pressed into a strip": (
        thing(5, "rules", "rich", (56, 518, 518, 60), min_pt=3.0), "harlequin_of_doors", "face-small", "rules",
    ),
    "ink like the paper": (
        thing(5, "type", "text", (46, 452, 400, 46), ink="#c8ccd8"), "paper_lantern", "face-contrast", "type",
    ),
    "dark figures in a dark stone": (
        thing(5, "power", "gem", (18, 748, 122, 122), ink="#300000"), "paper_lantern", "face-contrast", "power",
    ),
    "a title that runs under the cost": (
        thing(5, "name", "text", (46, 30, 560, 74), size_pt=22.0, min_pt=18.0),
        "loyal_shieldmaiden", "face-overlap", "name",
    ),
    "a line of text at the very edge": (
        thing(5, "type", "text", (10, 452, 400, 46)), "paper_lantern", "face-safe", "type",
    ),
    "an icon that nobody has": (
        thing(5, "essence", "icon", (462, 46, 42, 42), icon="star-five-points"), "watch_bell", "face-icon", "essence",
    ),
    "a plate laid over the words": (
        thing(5, "lid", "shape", (46, 452, 300, 46), fill="#404060"), "paper_lantern", "face-covered", "type",
    ),
    "a colour that no skin has": (
        thing(5, "name", "text", (46, 30, 372, 74), ink="@gilt"), "paper_lantern", "face-colour", "name",
    ),
    "two lines in one place": (
        thing(5, "power label", "text", (60, 560, 300, 60)), "paper_lantern", "face-overlap", "rules",
    ),
    "rules that no size makes fit": (
        thing(5, "rules tall", "rich", (56, 520, 60, 30)), "tongue_tax", "face-too-long", "rules tall",
    ),
    "a flavour without room": (
        thing(5, "rules", "rich", (56, 518, 518, 90)), "paper_lantern", "face-flavour", "rules",
    ),
}  # fmt: skip


def desk(tmp_path, text: str) -> Wardrobe:
    """The house's faces and one more set, whose face to read is `worse`."""
    (tmp_path / "faces").mkdir()
    (tmp_path / "faces" / "worse.tmx").write_text(text)
    words = "board: crown_framed_board, hand: crown_framed_small, full: worse"
    (tmp_path / "faces" / "sets.yaml").write_text(f"- {{id: worse, game: crown, name: Worse, {words}}}\n")
    return Wardrobe(tmp_path / "saves", [HOUSE, tmp_path])


@pytest.fixture(scope="module")
def crown():
    return {card.id: card for card in workbench.cards("crown", "")[0]}


@pytest.mark.parametrize("how", WORSE)
def test_a_face_made_worse_is_told_with_card_and_box(how, tmp_path, crown):
    change, card, code, box = WORSE[how]
    wardrobe = desk(tmp_path, face(change, layer="over", extends="crown_framed"))
    faults = faults_of(wardrobe, crown[card], "full", "worse")
    told = {(fault.card, fault.box) for fault in faults if fault.code == code}
    assert told == {(card, box)}, [fault.told() for fault in faults]
    before = faults_of(wardrobe, crown[card], "full", "framed")
    assert [fault for fault in before if fault.code == code] == []


@pytest.mark.parametrize(
    ("change", "code", "box", "words"),
    [
        (
            '<object id="5" name="bounty" x="0" y="0" width="9" height="9" visible="0"/>\n',
            "face-unbound", "", "no box shows its bounty (so too",
        ),
        (
            thing(5, "badges", "icons", (440, 452, 154, 46), when="type=dragon"),
            "face-unused", "badges", "no card of crown fills it: its `when` holds for none",
        ),
        (
            thing(5, "bed", "shape", (0, 0, 630, 880)),
            "face-bleed", "bed", "it ends at the cut (left and top and right and bottom)",
        ),
        (
            thing(5, "crest", "image", (40, 40, 60, 60), picture="crest.png"),
            "face-image", "crest", "the picture 'crest.png' cannot be used",
        ),
    ],
)  # fmt: skip
def test_a_face_made_worse_as_a_whole_is_told(change, code, box, words, tmp_path, crown):
    wardrobe = desk(tmp_path, face(change, layer="over", extends="crown_framed"))
    template = wardrobe.template(crown["paper_lantern"], "full", "worse")
    (fault,) = template_faults(template, "full", list(crown.values()))
    assert (fault.code, fault.box) == (code, box)
    assert fault.sentence.startswith(words)


def test_a_fault_knows_file_line_and_object_of_its_box(tmp_path, crown):
    change, card, _, _ = WORSE["ink like the paper"]
    wardrobe = desk(tmp_path, face(change, layer="over", extends="crown_framed"))
    (fault,) = [f for f in faults_of(wardrobe, crown[card], "full", "worse") if f.code == "face-contrast"]
    problem = fault.problem()
    assert (problem.path, problem.line, fault.object) == (str(tmp_path / "faces" / "worse.tmx"), 5, 5)
    assert problem.sentence.startswith(
        "Paper Lantern (paper_lantern) on worse, full: box 'type' (object 5): "
    )
    assert f"has a contrast of {fault.number:.0f}." in problem.sentence


def test_a_picture_file_that_is_too_coarse_for_paper_is_told_with_its_dots(tmp_path, crown):
    wardrobe = desk(tmp_path, face(extends="crown_framed"))
    folder = tmp_path / "saves" / "art" / "crown"
    folder.mkdir(parents=True)
    pygame.image.save(pygame.Surface((220, 130)), folder / "paper_lantern.png")
    (fault,) = only(faults_of(wardrobe, crown["paper_lantern"], "full", "worse"), "face-coarse")
    assert (fault.box, fault.severity, fault.limit) == ("art", "error", 100.0)
    assert fault.number == pytest.approx(220 / 56.2 * 25.4, abs=0.5)


def test_a_picture_file_that_cannot_be_read_is_told(tmp_path, crown):
    wardrobe = desk(tmp_path, face(extends="crown_framed"))
    folder = tmp_path / "saves" / "art" / "crown"
    folder.mkdir(parents=True)
    (folder / "paper_lantern.png").write_text("words")
    (fault,) = only(faults_of(wardrobe, crown["paper_lantern"], "full", "worse"), "face-art")
    assert "the picture paper_lantern.png cannot be used" in fault.sentence
