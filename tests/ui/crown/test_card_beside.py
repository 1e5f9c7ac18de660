"""A card in focus beside the table: where its face is small, a plate says all that is printed on it."""

from __future__ import annotations

import pygame
import pytest

from game.ui.cardface.crown import printed
from game.ui.screen import Screen
from game.ui.situations import situations
from game.ui.table.cardsheet import draw_card
from game.ui.table.mat import Help
from game.ui.theme import theme
from tests.ui.table.hands import a_desk, rest


def face(_: str, width: int) -> pygame.Surface:
    return pygame.Surface((width, round(width * 1.4)))


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
def test_the_words_of_every_card_have_room_on_their_plate(size: tuple[int, int]) -> None:
    desk = a_desk(size, speed="instant")
    stack = situations()["crown-turn"].build(desk)
    rest(stack)
    scene = stack.scenes[-1]
    room = next(panel.rect for panel in scene.chrome.panels() if panel.name == "help")
    surface = pygame.Surface(size, 0, 32)
    cut = [
        name
        for name, row in scene.mat.deck.pool.cards.items()
        if not draw_card(
            surface, room, Help(row.name, "cards", card=name, rules=printed(row.card)),
            theme("crown"), Screen(*size), face,
        )
    ]  # fmt: skip
    assert cut == []
