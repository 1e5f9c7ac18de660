"""Sheets for Tabletop Simulator: within its limits, and the saved object means what is on them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from urllib.parse import urlparse
from urllib.request import url2pathname

import pygame
import pytest

from game.ui.export.order import GRIDS
from game.ui.export.tts import LARGEST, card_size
from game.ui.export.wanted import Wanted
from tests.export.workbench import FIVE, made, order


def saved(folder: Path) -> list[dict[str, Any]]:
    """The decks of the one saved object in a folder."""
    (path,) = folder.glob("*.json") if not (folder / "export.json").exists() else folder.glob("*-tts.json")
    found: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))["ObjectStates"]
    return found


def image(url: str) -> pygame.Surface:
    return pygame.image.load(url2pathname(urlparse(url).path))


@pytest.mark.parametrize(("grid", "card"), [("10x7", (409, 571)), ("5x4", (733, 1024))])
def test_cards_are_as_large_as_a_sheet_allows(grid: str, card: tuple[int, int]) -> None:
    columns, rows = GRIDS[grid]
    assert card_size(columns, rows) == card
    assert max(columns * card[0], rows * card[1]) <= LARGEST


def test_a_sheet_is_whole_and_its_last_place_is_the_hidden_face(tmp_path: Path) -> None:
    done = made(order(tmp_path, "tts"), tmp_path)
    assert [path.name for path in done.files] == ["cards-tts-back.png", "cards-tts-1.png", "cards-tts.json"]
    back, sheet = (pygame.image.load(path) for path in done.files[:2])
    assert sheet.get_size() == (4090, 3997)
    w, h = back.get_size()
    last = sheet.subsurface((9 * w, 6 * h, w, h))
    assert pygame.image.tobytes(last, "RGB") == pygame.image.tobytes(back, "RGB")
    empty = sheet.subsurface((8 * w, 6 * h, w, h))
    assert pygame.transform.average_color(empty)[:3] == (0, 0, 0)


def test_the_saved_object_is_a_deck_of_these_cards_by_their_places(tmp_path: Path) -> None:
    made(order(tmp_path, "tts", wanted=Wanted(cards=FIVE, copies=2)), tmp_path)
    (deck,) = saved(tmp_path / "out")
    assert deck["Name"] == "DeckCustom"
    assert deck["DeckIDs"] == [100 + place for place in range(5) for _ in range(2)]
    assert [card["CardID"] for card in deck["ContainedObjects"]] == deck["DeckIDs"]
    assert deck["ContainedObjects"][0]["Nickname"] == "5 of Spades"
    (sheet,) = deck["CustomDeck"].values()
    assert (sheet["NumWidth"], sheet["NumHeight"], sheet["UniqueBack"]) == (10, 7, False)
    assert image(sheet["FaceURL"]).get_size() == (4090, 3997)
    assert image(sheet["BackURL"]).get_size() == (409, 571)


def test_more_cards_than_a_sheet_holds_go_on_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GRIDS, "5x4", (2, 2))
    made(order(tmp_path, "tts", grid="5x4"), tmp_path)
    (deck,) = saved(tmp_path / "out")
    # three cards a sheet, since the fourth place is the hidden face
    assert deck["DeckIDs"] == [100, 101, 102, 200, 201]
    assert set(deck["CustomDeck"]) == {"1", "2"}


def test_cards_with_different_backs_become_decks_of_their_own(tmp_path: Path) -> None:
    made(order(tmp_path, "tts", ("5S", "6S", "far_sight"), face_set=""), tmp_path)
    first, second = saved(tmp_path / "out")
    assert first["DeckIDs"] == [100, 101]
    # one card alone is no deck
    assert (second["Name"], second["Nickname"], second["CardID"]) == ("Card", "Far Sight", 10100)
    assert first["Transform"]["posX"] != second["Transform"]["posX"]
    assert first["CustomDeck"]["1"]["BackURL"] != second["CustomDeck"]["101"]["BackURL"]
