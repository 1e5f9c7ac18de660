"""Moves of Recusant Crown in plain words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.core.ids import Action, Seat
from game.core.words import Card, Mark, Player, Sentence, Span
from game.rules.crown.engine import Crown
from game.rules.crown.state import LANES, RESERVE
from game.rules.crown.view import View

PLAIN: Final[dict[str, str]] = {
    "keep": "Keep the opening hand",
    "meditate": "Meditate",
    "recover": "Let the exhausted creatures recover",
    "pass": "Pass",
    "done": "End the Maneuver",
    "hold": "Hold",
    "decline": "Decline to spring the trap",
    "take": "Take the broken anchor into the hand",
}
ZONES: Final = {"hand": "the hand", "deck": "the deck", "fade": "the Fade"}
WRONG_SIDE: Final = 10


def deed(rules: Crown, view: View, action: Action) -> Sentence:
    """What an answer to the decision does."""
    asked = view.decision
    seat: Seat = asked.seat if asked is not None else 0
    match action:
        case ("play", card, lane, index, payment):
            return ("Play ", Card(card), *_into(view, seat, lane, index), *_paid(rules, payment))
        case ("cast", lane, index, payment):
            broken: Span = Card(str(asked.args[0])) if asked is not None else "the broken anchor"
            return ("Cast ", broken, *_into(view, seat, lane, index), *_paid(rules, payment))
        case ("set", card, place):
            what: Span = Card(card) if card else "the broken anchor"
            return ("Set ", what, f" face-down {_where(place)}")
        case ("spring", payment):
            return ("Spring the trap", *_paid(rules, payment))
        case ("push", lane):
            return (f"Push the {LANES[lane]} lane",)
        case ("maneuver", one, other):
            if one == other:
                return (f"Rearrange the {LANES[one]} lane",)
            return (f"Maneuver from the {LANES[one]} to the {LANES[other]} lane",)
        case ("move", index, to):
            return ("Move ", _moved(view, seat, index), f" to place {to + 1}")
        case ("fire", index):
            return ("Fire ", _unit(view, seat, view.lane, index))
        case ("exhaust", lane, index):
            return ("Use the Exhaust ability of ", _unit(view, seat, lane, index))
        case ("mulligan", cards):
            return ("Put back ", *_list(cards))
        case ("spread", amounts):
            return _spread(view, seat, amounts)
        case ("target", ref):
            return ("Choose ", *_ref(view, ref))
        case ("choose", word):
            return (f"Choose {str(word).replace('_', ' ')}",)
        case ("end",):
            chain = asked is not None and asked.kind == "chain"
            return ("Play no further card" if chain else "End the turn",)
        case (kind,) if kind in PLAIN:
            return (PLAIN[kind],)
    raise ValueError(f"{action!r} is no action of Crown")


def _where(place: int) -> str:
    return "in the Reserve" if place == RESERVE else f"in the {LANES[place]} lane"


def _into(view: View, seat: Seat, lane: int, index: int) -> Sentence:
    """Where a creature stands: the lane, and its place where others stand there."""
    if lane < 0:
        return ()
    side, own = (1 - seat, lane % WRONG_SIDE) if lane >= WRONG_SIDE else (seat, lane)
    row = view.lines[side * 3 + own]
    place = "" if not row else ", in front" if index == 0 else ", at the back" if index == len(row) else ""
    place = place or (f", {index + 1}. in line" if row else "")
    return (f" into the {LANES[own]} lane{place}",)


def _paid(rules: Crown, payment: Sequence[int] | None) -> Sentence:
    """How it is paid, where that is not the usual way."""
    if payment is None:
        return ()
    spans: list[Span] = [" for "]
    for kind, amount in zip(rules.pool.resources, payment, strict=True):
        if amount:
            spans += [" and " if len(spans) > 1 else "", f"{amount} ", Mark(kind, kind.capitalize())]
    return tuple(span for span in spans if span) if len(spans) > 1 else ()


def _unit(view: View, side: Seat, lane: int, index: int) -> Span:
    row = view.lines[side * 3 + lane] if 0 <= lane < 3 else ()
    return Card(row[index][0]) if 0 <= index < len(row) else "a creature"


def _moved(view: View, seat: Seat, index: int) -> Span:
    """Who is moved in a Maneuver: of the lane that it leaves."""
    return _unit(view, seat, view.maneuver[0], index) if view.maneuver is not None else "a creature"


def _list(cards: Sequence[str]) -> Sentence:
    if not all(cards):
        return (f"{len(cards)} card{'' if len(cards) == 1 else 's'}",)
    spans: list[Span] = []
    for at, card in enumerate(cards):
        spans += [", " if at else "", Card(card)]
    return tuple(span for span in spans if span) or ("nothing",)


def _spread(view: View, seat: Seat, amounts: Sequence[int]) -> Sentence:
    asked = view.decision
    lane = int(asked.args[0]) if asked is not None else 0
    spans: list[Span] = ["Take "]
    for index, amount in enumerate(amounts):
        if amount:
            spans += [", " if len(spans) > 1 else "", f"{amount} damage on ", _unit(view, seat, lane, index)]
    return tuple(span for span in spans if span) if len(spans) > 1 else ("Take no damage",)


def _ref(view: View, ref: tuple[object, ...]) -> Sentence:
    match ref:
        case ("unit", int(side), int(lane), int(index)):
            return (*_whose(view, side), _unit(view, side, lane, index), f" in the {LANES[lane]} lane")
        case ("anchor", int(side), int(lane), _):
            return (*_whose(view, side), f"an anchor of the {LANES[lane]} lane")
        case ("card", int(side), str(zone), int(index)):
            pile = {"hand": view.hands, "deck": view.decks, "fade": view.fades}[zone][side]
            card = pile[index] if index < len(pile) else ""
            return (Card(card), f" of {ZONES[zone]}")
        case ("trap", int(side), int(place), _):
            return (*_whose(view, side), f"a trap {_where(place)}")
        case ("lane", int(lane)):
            return (f"the {LANES[lane]} lane",)
    return ("it",)


def _whose(view: View, side: Seat) -> Sentence:
    asked = view.decision
    return () if asked is not None and asked.seat == side else (Player(side), "'s ")
