"""Draws a live table: still parts, signs, pieces, what happens, what is held, and the plates beside the pointer."""

from __future__ import annotations

import dataclasses
from typing import Any

import pygame

from game.ui.lab.overprint import overprint, overprint_large
from game.ui.paint.shapes import glow, ring
from game.ui.table.bubbles import price, refusal
from game.ui.table.canvas import Canvas
from game.ui.table.closelook import close_look
from game.ui.table.gesture import Handle
from game.ui.table.live import LiveTable
from game.ui.table.pose import Pose
from game.ui.table.sentence import with_cards
from game.ui.why.hint import draw_hint


def draw_table(surface: pygame.Surface, table: LiveTable, canvas: Canvas | None = None) -> None:
    """The whole picture; changes nothing but the `canvas` it keeps still parts on (the table's own usually)."""
    shown = table.director.shown
    if shown is None:
        return
    mat, sight = table.mat, table.sight
    with table.dressed(sight.hover or sight.focus):
        panels = [*mat.panels(shown, sight), *_chrome(table)]
        (canvas or table.canvas).draw(surface, panels, table.screen)
    mat.overlay(surface, shown, sight)
    held = sight.held.take if sight.held is not None else ""
    flying = []
    for piece in table.stage.in_order():
        if piece.key == held:
            continue
        if piece.moving and piece.pose.z >= 100:
            flying.append(piece)
        else:
            _piece(surface, table, piece.key, piece.pose)
    mat.marks(surface, shown, sight)
    for piece in flying:
        _piece(surface, table, piece.key, piece.pose)
    if table.trail is not None:
        for pose in table.trail.poses():
            _piece(surface, table, table.trail.key, pose)
    _effects(surface, table)
    if table.chrome.go_on.visible:
        table.chrome.go_on.draw(surface)
    _walk(surface, table)
    table.chrome.draw_drawer(surface)
    if held:
        _held(surface, table, held)
    if table.hinting.on:
        draw_hint(surface, table)
    _looks(surface, table, shown)
    if table.refused is not None:
        said, at, _ = table.refused
        chip, pattern = mat.chip, mat.cards_in_words
        first = with_cards(said.reason, chip, pattern, bold=True)
        refusal(surface, at, first, with_cards(said.hint, chip, pattern), table.screen, sight.four)


def _piece(surface: pygame.Surface, table: LiveTable, key: Handle, pose: Pose) -> None:
    """One piece, in the face set that it wears, with what the Lab draws over it."""
    mat, lab = table.mat, table.desk.lab
    if not lab.active:
        mat.draw_piece(surface, key, pose)
        return
    with table.dressed(key):
        mat.draw_piece(surface, key, pose)
        if pose.face and pose.open >= 0.97 and pose.alpha > 0.6:
            overprint(surface, table, key, pose)


def _walk(surface: pygame.Surface, table: LiveTable) -> None:
    """Where the keyboard's walk stands, if that is a place: a piece or a button of the prompt shows it by itself."""
    focus = table.hands.focus
    if not focus or focus in table.stage.pieces or focus.startswith("choice:") or table.hands.grip.holding:
        return
    rect = next((spot.rect for spot in table.hands.spots if spot.handle == focus), None)
    if rect is None:
        return
    px = table.screen.px
    around = rect.inflate(2 * px(5), 2 * px(5)).clip(table.screen.rect.inflate(-px(6), -px(6)))
    glow(surface, around, px(12), px(12), table.theme.bright, 0.55)
    ring(surface, around, px(12), table.theme.bright, max(1.5, 2.2 * table.screen.factor))


def _chrome(table: LiveTable) -> list[Any]:
    """What stands round the table; where single cards wear different faces, the card in focus is one of its own."""
    panels = table.chrome.panels()
    trial = table.desk.lab.trial(table.mat.game)
    if trial is None or not trial.thing:
        return panels
    letter = trial.letter(table.chrome.sheet.card if table.chrome.sheet else "")
    return [dataclasses.replace(panel, key=(panel.key, letter)) for panel in panels]


def _effects(surface: pygame.Surface, table: LiveTable) -> None:
    for run in table.director.running:
        t = (run.age - run.effect.delay) / max(run.effect.duration, 1e-6)
        if t >= 0 and (t < 1 or run.effect is table.director.gate):
            run.effect.draw(surface, min(t, 1.0), table.screen, table.theme)


def _held(surface: pygame.Surface, table: LiveTable, held: Handle) -> None:
    piece = table.stage.pieces.get(held)
    if piece is None:
        return
    _piece(surface, table, held, piece.pose)
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
    if not table.may_look:
        return
    if table.look_due and chrome.pointed:
        chrome.tip(surface)
        return
    looking = table.looking
    if looking is not None and not looking.beside:
        beside = chrome.tag_rect(looking.handle) or table.rect_of(looking.handle)
        avoid = [chrome.prompt.rect]
        with table.dressed(looking.handle):
            close_look(
                surface, looking.close, beside, avoid, table.screen, table.theme, table.mat.face, table.sight.four,
                lambda card, at: overprint_large(surface, table, card, at),
            )  # fmt: skip
        return
    pointed = hands.focus or hands.hover
    words = table.mat.hover_words(pointed, view, table.sight) if pointed else ()
    if words:
        chrome.note(surface, words, table.rect_of(pointed))
