"""Where a move lies on the table: the thing that is taken and the place it goes to, to be lit up."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import Any

import pygame

from game.core.ids import Action, Seat
from game.rules.patterns.piles import slot_of
from game.ui.table.gesture import Gesture, Handle
from game.ui.table.mat import Held
from game.ui.table.shown import ShownTable


@dataclass(frozen=True, slots=True)
class Pointed:
    """Handles of a move: what is taken (all the things, where an answer is made of several) and where it goes."""

    takes: tuple[Handle, ...]
    onto: Handle = ""
    choice: Handle = ""
    """The button of the prompt that means the move."""


def pointed(table: ShownTable, action: Action) -> Pointed:
    """What to do at the table for an answer to the question that stands; nothing where it cannot be shown."""
    found = _gesture(list(table.hands.gestures), action)
    if found is not None:
        return Pointed((found.take,), found.onto)
    prompt = table.chrome.prompt.prompt
    choices = prompt.choices if prompt is not None else ()
    button = next((choice.handle for choice in choices if choice.action == action), "")
    if button:
        return Pointed((), "", button)
    return Pointed(picked(table.match.header.game, table.session.view, action))


def _gesture(gestures: list[Gesture], action: Action) -> Gesture | None:
    """The gesture for an action; for one that is paid in another way, the gesture for the same in the usual way."""
    same = [one for one in gestures if one.action == action and not one.local]
    if not same and action and action[0] in ("play", "cast", "spring"):
        same = [one for one in gestures if one.action[:-1] == action[:-1] and not one.local]
    return next((one for one in same if one.onto), same[0] if same else None)


def picked(game: str, view: Any, action: Action) -> tuple[Handle, ...]:
    """The things that an answer is made of, where it needs several."""
    seat: Seat = view.decision.seat if view.decision is not None else 0
    match game, action:
        case "crown", ("mulligan", cards):
            hand = list(zip(view.hand_ids[seat], view.hands[seat], strict=True))
            return tuple(_taken(hand, cards))
        case "crown", ("spread", amounts):
            line = view.line_ids[seat * 3 + view.lane]
            return tuple(f"c:{line[n]}" for n, amount in enumerate(amounts) if amount and n < len(line))
        case "crown", ("exhaust", lane, index):
            return (f"c:{view.line_ids[seat * 3 + lane][index]}",)
        case "renown", ("give", cards):
            return tuple(f"c:{card}" for card in cards)
        case "patterns", ("research", one, other):
            first = slot_of(view.dungeons[seat], one)
            return (f"d:{first}", f"d:{slot_of(view.dungeons[seat], other, (first,))}")
    return ()


def _taken(hand: list[tuple[int, str]], cards: tuple[str, ...]) -> list[Handle]:
    """The pieces of so many cards of a hand; of two alike the first."""
    found = []
    for card in cards:
        at = next((n for n, (_, name) in enumerate(hand) if name == card), None)
        if at is not None:
            found.append(f"c:{hand.pop(at)[0]}")
    return found


def places(table: ShownTable, what: Pointed) -> tuple[list[pygame.Rect], pygame.Rect | None]:
    """Where the things of a move lie and where it goes, in pixels; what lies nowhere is left out."""
    takes = [rect for take in what.takes if (rect := _rect(table, take)) is not None]
    if what.choice:
        takes.append(table.chrome.choice_rect(what.choice))
    if not what.onto:
        return takes, None
    onto = _rect(table, what.onto)
    if onto is None and what.takes:
        # places between cards are there only while something is held
        take = what.takes[0]
        centre = table.centre_of(take) or table.screen.rect.center
        held = dataclasses.replace(
            table.sight.resting(), held=Held(take, "", centre), targets=(what.onto,), acting=True
        )
        spots = table.mat.spots(table.director.current, held)
        onto = next((spot.rect for spot in reversed(spots) if spot.handle == what.onto), None)
    return takes, onto


def _rect(table: ShownTable, handle: Handle) -> pygame.Rect | None:
    there = any(spot.handle == handle for spot in table.hands.spots) or handle in table.stage.pieces
    return table.rect_of(handle) if there else None
