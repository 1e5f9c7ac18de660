"""Crown's own words are explained where they stand: on the plates, and with every card that is looked at."""

from __future__ import annotations

import pygame
import pytest

from game.ui.crown import inspect, positions, terms
from game.ui.crown.staging import table
from game.ui.scenes.table import TableScene
from game.ui.screen import Screen
from game.ui.table.closelook import close_look
from game.ui.table.mat import Close
from game.ui.theme import theme
from tests.ui.table.hands import a_desk, motion, put, where


def scene_of(size: tuple[int, int] = (1280, 720)) -> TableScene:
    scene = table(a_desk(size), position=positions.everything())
    put(scene)
    return scene


def told(close: Close | None) -> str:
    assert close is not None
    return " ".join(getattr(span, "text", "") for line in close.lines for span in line)


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
def test_majesty_and_every_resource_of_a_plate_say_what_they_are_when_pointed_at(
    size: tuple[int, int],
) -> None:
    scene = scene_of(size)
    wanted = {
        "majesty": terms.MAJESTY,
        "store": "Clarity: ",
    }
    seen = []
    for spot in [spot for spot in scene.hands.spots if spot.handle.partition(":")[0] in wanted]:
        motion(scene, where(scene, spot.handle))
        assert scene.hands.hover == spot.handle
        scene.update(1.0)
        looking = scene.looking
        assert looking is not None
        assert wanted[spot.handle.partition(":")[0]] in told(looking.close)
        seen.append(spot.handle)
    assert {"majesty:0", "majesty:1", "store:0:0", f"store:1:{scene.mat.deck.pool.width - 1}"} <= set(seen)  # type: ignore[attr-defined]


def test_each_resource_is_told_with_how_much_of_it_there_is() -> None:
    scene = scene_of()
    view = scene.session.view
    close = scene.mat.close("store:0:0", view, scene.sight)
    assert close is not None
    assert close.title == f"Insight of Ada: {view.resources[0]}"
    essence = scene.mat.close("store:0:4", view, scene.sight)
    assert essence is not None
    assert terms.ESSENCE in told(essence)


def test_every_card_that_is_looked_at_says_what_its_numbers_mean() -> None:
    scene = scene_of()
    deck = scene.mat.deck  # type: ignore[attr-defined]
    for card, row in deck.pool.cards.items():
        words = {word for _, word, _ in terms.numbers(row, deck.pool)}
        assert f"Cost {row.cost}" in words
        assert (f"Bloom {row.bloom}" in words) == bool(row.bloom)
        assert (f"Bounty {row.bounty}" in words) == bool(row.bounty)
        lines = inspect.lines_for(scene.session.view, 0, card, scene.mat.facts, deck, ("Ada", "Ben"))  # type: ignore[attr-defined]
        assert all(f"{word}: " in told(Close(lines=lines)) for word in words)


def test_what_is_not_paid_in_a_factions_resource_costs_clarity() -> None:
    scene = scene_of()
    pool = scene.mat.deck.pool  # type: ignore[attr-defined]
    for row in pool.cards.values():
        _, _, meaning = terms.numbers(row, pool)[0]
        assert ("1 Clarity" in meaning) == (not row.conjuration)


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_every_card_and_its_words_have_room_in_the_smallest_window(scale: float) -> None:
    scene = scene_of()
    deck = scene.mat.deck  # type: ignore[attr-defined]
    screen, surface = Screen(960, 600, scale), pygame.Surface((960, 600), 0, 32)
    for card in deck.pool.cards:
        lines = inspect.lines_for(scene.session.view, 0, card, scene.mat.facts, deck, ("Ada", "Ben"))  # type: ignore[attr-defined]
        rect = close_look(
            surface, Close((card,), deck.name(card), lines), pygame.Rect(400, 300, 80, 110), [], screen,
            theme("crown"), lambda _, wide: pygame.Surface((wide, round(wide * 1.4))), True,
        )  # fmt: skip
        assert screen.rect.contains(rect), card
