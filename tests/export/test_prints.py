"""Cards and backs as they go to paper, and as pictures of their own."""

from __future__ import annotations

import zlib
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.ui.cardface.faces import Faces
from game.ui.cardface.renown import info
from game.ui.export.prints import CUT, EDGE, FULL, back_name, cut_to, print_of, print_of_back, size
from tests.export.workbench import made, order


def chunks(path: Path) -> dict[bytes, bytes]:
    """The chunks of a PNG by name, the sum of each checked."""
    data = path.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    found, at = {}, 8
    while at < len(data):
        long = int.from_bytes(data[at : at + 4])
        name, body = data[at + 4 : at + 8], data[at + 8 : at + 8 + long]
        assert zlib.crc32(name + body) == int.from_bytes(data[at + 8 + long : at + 12 + long])
        found[name] = body
        at += 12 + long
    return found


@pytest.mark.parametrize(("bleed", "pixels"), [(0, (744, 1039)), (2, (791, 1087)), (3, (815, 1110))])
def test_a_print_measures_300_dots_an_inch(bleed: float, pixels: tuple[int, int], tmp_path: Path) -> None:
    assert size(bleed) == pixels
    assert cut_to(print_of(Faces(tmp_path), info("7S"), "index"), bleed).get_size() == pixels
    assert cut_to(print_of_back("renown"), bleed).get_size() == pixels


def test_cut_prints_are_the_same_card_whatever_the_bleed(tmp_path: Path) -> None:
    full = print_of(Faces(tmp_path), info("7S"), "index")
    plain = pygame.image.tobytes(cut_to(full, 0), "RGB")
    some = cut_to(full, 2)
    inner = some.subsurface(((some.get_width() - CUT[0]) // 2, (some.get_height() - CUT[1]) // 2, *CUT))
    assert pygame.image.tobytes(inner, "RGB") == plain
    assert pygame.image.tobytes(full.subsurface((*EDGE, *CUT)), "RGB") == plain


@pytest.mark.parametrize("face_set", ["court", "index"])
def test_the_paper_of_a_playing_card_goes_on_beyond_the_cut_without_a_seam(
    face_set: str, tmp_path: Path
) -> None:
    full = print_of(Faces(tmp_path), info("7S"), face_set)
    middle = FULL[1] // 2
    row = [full.get_at((x, middle))[:3] for x in range(EDGE[0] + 12)]
    assert all(abs(a - b) <= 3 for left, right in pairwise(row) for a, b in zip(left, right, strict=True))
    assert min(min(pixel) for pixel in row) > 200


def test_a_full_print_has_no_empty_edge(tmp_path: Path) -> None:
    full = print_of(Faces(tmp_path), info("7S"), "index")
    wide, tall = FULL
    edges = [(x, y) for x in (0, wide - 1) for y in range(0, tall, 7)]
    edges += [(x, y) for y in (0, tall - 1) for x in range(0, wide, 7)]
    assert all(min(full.get_at(at)[:3]) > 190 for at in edges)


def test_a_back_is_dark_to_the_edge_of_its_bleed() -> None:
    back = print_of_back("crown")
    corner = back.get_at((0, 0))
    assert {back.get_at((x, 0))[:3] for x in range(FULL[0])} == {corner[:3]}
    assert {back.get_at((FULL[0] - 1, y))[:3] for y in range(FULL[1])} == {corner[:3]}
    # the cut takes the corners of a card that is printed square, and they are dark too
    assert back.get_at((EDGE[0] + 2, EDGE[1] + 2))[:3] == corner[:3]


def test_spells_of_patterns_have_the_back_of_their_own_deck(tmp_path: Path) -> None:
    from game.ui.cardface.workbench import cards

    backs = {card.type: back_name(card) for card in cards("patterns", "")[0]}
    assert {kind for kind, back in backs.items() if back == "research"} == {
        "once",
        "aura",
        "enchantment",
        "circle",
    }
    assert backs["creature"] == backs["wizard"] == "patterns"


def test_each_picture_says_300_dots_an_inch_and_is_rgb(tmp_path: Path) -> None:
    done = made(order(tmp_path, "png", ("5S",), backs=True), tmp_path)
    assert [path.relative_to(tmp_path).as_posix() for path in done.files] == [
        "out/cards/renown/5S.png",
        "out/cards/renown/renown-back.png",
    ]
    for path in done.files:
        found = chunks(path)
        assert (int.from_bytes(found[b"IHDR"][:4]), int.from_bytes(found[b"IHDR"][4:8])) == (744, 1039)
        assert found[b"IHDR"][8:10] == bytes([8, 2])  # eight bits, red green blue
        assert int.from_bytes(found[b"pHYs"][:4]) == int.from_bytes(found[b"pHYs"][4:8]) == 11811
        assert found[b"pHYs"][8] == 1  # dots a metre


def test_pictures_with_bleed_lie_in_a_folder_of_their_own(tmp_path: Path) -> None:
    (path,) = made(order(tmp_path, "png", ("5S",), bleed=True), tmp_path).files
    assert path == tmp_path / "out" / "cards-bleed" / "renown" / "5S.png"
    assert pygame.image.load(path).get_size() == FULL


def test_a_contact_sheet_shows_every_card_with_its_name_in_rows_of_eight(tmp_path: Path) -> None:
    cards = tuple(f"{rank}S" for rank in "A23456789")
    (path,) = made(order(tmp_path, "contact", cards), tmp_path).files
    sheet = pygame.image.load(path)
    from game.ui.export import contact

    tall = round(contact.WIDE * 88 / 63)
    assert sheet.get_size() == (
        contact.GAP + 8 * (contact.WIDE + contact.GAP),
        contact.HEAD + 2 * (tall + contact.FOOT + contact.GAP),
    )
    paper = sheet.get_at((2, 2))
    second = contact.HEAD + tall + contact.FOOT + contact.GAP
    assert sheet.get_at((contact.GAP + contact.WIDE // 2, second + tall // 2)) != paper
    assert sheet.get_at((2 * contact.GAP + contact.WIDE * 3 // 2, second + tall // 2)) == paper


def test_a_long_contact_sheet_goes_on_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from game.ui.export import contact

    monkeypatch.setattr(contact, "COLUMNS", 2)
    monkeypatch.setattr(contact, "ROWS", 2)
    done = made(order(tmp_path, "contact"), tmp_path)
    assert [path.name for path in done.files] == ["cards-contact-1.png", "cards-contact-2.png"]
