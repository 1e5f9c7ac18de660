"""Draws a live table: still parts, signs, pieces, what happens, what is held, and the plates beside the pointer."""

from __future__ import annotations

from typing import Any

import pygame

from game.ui.table.bubbles import price, refusal
from game.ui.table.closelook import close_look
from game.ui.table.gesture import Handle
from game.ui.table.live import LiveTable
from game.ui.table.sentence import with_cards


def draw_table(surface: pygame.Surface, table: LiveTable) -> None:
    """The whole picture; changes nothing."""
    shown = table.director.shown
    if shown is None:
        return
    mat, sight = table.mat, table.sight
    table.canvas.draw(surface, [*mat.panels(shown, sight), *table.chrome.panels()], table.screen)
    mat.overlay(surface, shown, sight)
    held = sight.held.take if sight.held is not None else ""
    flying = []
    for piece in table.stage.in_order():
        if piece.key == held:
            continue
        if piece.moving and piece.pose.z >= 100:
            flying.append(piece)
        else:
            mat.draw_piece(surface, piece.key, piece.pose)
    mat.marks(surface, shown, sight)
    for piece in flying:
        mat.draw_piece(surface, piece.key, piece.pose)
    if table.trail is not None:
        for pose in table.trail.poses():
            mat.draw_piece(surface, table.trail.key, pose)
    _effects(surface, table)
    table.chrome.draw_drawer(surface)
    if held:
        _held(surface, table, held)
    _looks(surface, table, shown)
    if table.refused is not None:
        said, at, _ = table.refused
        chip, pattern = mat.chip, mat.cards_in_words
        first = with_cards(said.reason, chip, pattern, bold=True)
        refusal(surface, at, first, with_cards(said.hint, chip, pattern), table.screen, sight.four)


def _effects(surface: pygame.Surface, table: LiveTable) -> None:
    for run in table.director.running:
        t = (run.age - run.effect.delay) / max(run.effect.duration, 1e-6)
        if t >= 0 and (t < 1 or run.effect is table.director.gate):
            run.effect.draw(surface, min(t, 1.0), table.screen, table.theme)


def _held(surface: pygame.Surface, table: LiveTable, held: Handle) -> None:
    piece = table.stage.pieces.get(held)
    if piece is None:
        return
    table.mat.draw_piece(surface, held, piece.pose)
    gesture = table.hands.gesture
    card = pygame.Rect(0, 0, round(piece.pose.width), round(piece.pose.width * 1.4))
    card.center = (round(piece.pose.x), round(piece.pose.y))
    if table.warning is not None:
        words = with_cards(table.warning.reason, table.mat.chip, table.mat.cards_in_words, bold=True)
        at = (card.centerx, card.y - table.screen.px(30))
        refusal(surface, at, words, (), table.screen, table.sight.four)
    elif gesture is not None and gesture.tip is not None:
        price(surface, gesture.tip, card, table.screen, _corners(table, held, card))


def _corners(table: LiveTable, held: Handle, card: pygame.Rect) -> list[pygame.Rect]:
    """The corner figures of the pieces near a held card: its bubble leaves them free."""
    near = card.inflate(card.width * 3, card.height)
    found = []
    for piece in table.stage.pieces.values():
        pose = piece.goal
        if piece.key != held and near.collidepoint(pose.x, pose.y) and pose.width > card.width * 0.6:
            size = round(pose.width * 0.34)
            found.append(
                pygame.Rect(round(pose.x - pose.width / 2), round(pose.y - pose.width * 0.7), size, size)
            )
    return found


def _looks(surface: pygame.Surface, table: LiveTable, view: Any) -> None:
    """The close look at what is pinned or has been pointed at long enough, and what a place would mean."""
    hands, chrome = table.hands, table.chrome
    if table.director.gate is not None or hands.grip.state != "idle" or table.refused is not None:
        return
    if table.look_due and chrome.pointed:
        chrome.tip(surface)
        return
    handle = table.pinned or ((chrome.tagged or hands.hover) if table.look_due else "")
    close = table.mat.close(handle, view, table.sight) if handle else None
    beside_it = chrome.sheet is not None and not chrome.folded and not table.pinned
    if close is not None and beside_it and close.cards == (chrome.sheet.card,):  # type: ignore[union-attr]
        close = None  # it is in focus beside the table already
    if close is not None:
        beside = chrome.tag_rect(handle) or table.rect_of(handle)
        avoid = [chrome.prompt.rect]
        close_look(surface, close, beside, avoid, table.screen, table.theme, table.mat.face, table.sight.four)
        return
    pointed = hands.focus or hands.hover
    words = table.mat.hover_words(pointed, view, table.sight) if pointed else ()
    if words:
        chrome.note(surface, words, table.rect_of(pointed))
