"""Moves of Renown in plain words."""

from __future__ import annotations

from game.core.ids import Action
from game.core.words import Card, Player, Sentence, Span
from game.rules.renown.cards import KINDS
from game.rules.renown.view import RenownView
from game.rules.renown.words import MARKS


def deed(rules: object, view: RenownView, action: Action) -> Sentence:  # noqa: ARG001
    """What an answer to the decision does."""
    match action:
        case ("orient", "dealt"):
            return ("The card dealt first is the high end",)
        case ("orient", _):
            return ("The card dealt last is the high end",)
        case ("successor", side):
            seat = view.decision.seat if view.decision is not None else view.turn
            named = (seat + (1 if side == "left" else -1)) % view.seats
            return ("Name ", Player(named), " Successor")
        case ("bid", kind):
            return ("Bid one ", MARKS[KINDS.index(kind)], " marker")
        case ("sacrifice", card):
            return ("Sacrifice ", Card(card))
        case ("sacrifice", card, seat):
            return ("Sacrifice ", Card(card), " against ", Player(seat))
        case ("raise", "den", places, out):
            return ("Turn a card in from the Den", *_far(places, out, "up", "the high end"))
        case ("bury", "hall", places, out):
            return ("Call a card back from the Hall", *_far(places, out, "down", "the Den"))
        case ("raise", card, places, out):
            return ("Raise ", Card(card), *_far(places, out, "up", "the Hall"))
        case ("bury", card, places, out):
            return ("Bury ", Card(card), *_far(places, out, "down", "the Den"))
        case ("give", cards):
            return ("Give ", *_list(cards)) if cards else ("Give nothing",)
        case ("take",):
            top: Span = Card(view.hierarchy[0]) if view.hierarchy else "the top card"
            return ("Take ", top)
    raise ValueError(f"{action!r} is no action of Renown")


def _far(places: int, out: bool, way: str, beyond: str) -> Sentence:
    if out:
        return (f", out of the row to {beyond}",)
    return (f" {places} {'place' if places == 1 else 'places'} {way}",) if places else ()


def _list(cards: tuple[str, ...]) -> Sentence:
    spans: list[Span] = []
    for at, card in enumerate(cards):
        spans += [", " if at else "", Card(card)]
    return tuple(span for span in spans if span)
