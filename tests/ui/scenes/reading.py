"""What stands on a picture in words, and where: a surface that notes every text that is painted on it."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass
from typing import Any

import pygame
import pytest

from game.ui.paint import text as lettering


@dataclass(frozen=True)
class Said:
    """Some words, the box of their letters, and whether a clip cut something off."""

    words: str
    rect: pygame.Rect
    cut: bool


class Page(pygame.Surface):
    """A surface that notes texts; `said` holds them in the order of painting."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(size, 0, 32)
        self.said: list[Said] = []
        self.known: dict[int, tuple[str, int, pygame.Surface]] = {}

    def blit(self, source, dest=(0, 0), area=None, special_flags=0):
        if area is None and id(source) in self.known and not special_flags:
            words, pad, _ = self.known[id(source)]
            place = dest.topleft if isinstance(dest, pygame.Rect) else dest
            whole = source.get_rect(topleft=(round(place[0]), round(place[1]))).inflate(-2 * pad, -2 * pad)
            shown = whole.clip(self.get_clip())
            if words.strip() and shown.w and shown.h:
                self.said.append(Said(words, shown, shown.w < whole.w))
        return super().blit(source, dest, area, special_flags)


def read(scene, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> list[Said]:
    """All texts that a scene paints straight onto the window."""
    page = Page(size)
    whole = lettering._picture

    def noted(words, role, px, colour, track, shadow):
        picture, pad = whole(words, role, px, colour, track, shadow)
        page.known[id(picture)] = (words, pad, picture)
        return picture, pad

    scene.draw(page)  # pieces that are kept are painted now, on surfaces of their own
    page.said.clear()
    with monkeypatch.context() as patch:
        patch.setattr(lettering, "_picture", noted)
        scene.draw(page)
    assert page.known, "the scene says nothing at all"
    return page.said


def letters(said: Said) -> pygame.Rect:
    """The box without the room above and below that every line has."""
    rect = said.rect
    return pygame.Rect(
        rect.x + 1, rect.y + round(rect.h * 0.26), max(1, rect.w - 2), max(1, round(rect.h * 0.5))
    )


def astray(said: Sequence[Said], window: pygame.Rect) -> list[str]:
    """The words whose letters leave the window."""
    return [one.words for one in said if not window.contains(letters(one))]


def clashes(said: Sequence[Said]) -> list[tuple[str, str]]:
    """The pairs of different words of which one lies on the other."""
    boxes = [(one.words, letters(one)) for one in said]
    return [
        (a, b)
        for n, (a, one) in enumerate(boxes)
        for b, two in boxes[n + 1 :]
        if one.colliderect(two) and a != b
    ]


def crowding(scene: Any, window: pygame.Rect, besides: Container[str] = ()) -> list[tuple[str, str]]:
    """What is wrong with the places of widgets that can be chosen: out of the window, too small, or on another.

    `besides` are keys of widgets that may lie where they like.
    """
    shown = [w for w in scene.group if w.visible and w.focusable and w.key not in besides]
    found = [(w.key, "leaves the window") for w in shown if not window.contains(w.rect)]
    found += [(w.key, "is too small") for w in shown if min(w.rect.size) < scene.px(24)]
    return found + [
        (one.key, f"lies on {two.key}")
        for n, one in enumerate(shown)
        for two in shown[n + 1 :]
        if one.rect.colliderect(two.rect)
    ]
