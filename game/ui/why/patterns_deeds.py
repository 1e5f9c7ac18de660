"""Actions of Patterns in plain words."""

from __future__ import annotations

from game.core.ids import Action, Seat
from game.core.words import Card, Player, Sentence, Span
from game.rules.patterns.facts import facts_of
from game.rules.patterns.piles import split_ref
from game.rules.patterns.shape import GUARD, WIZARD
from game.rules.patterns.view import PatternsView


def deed(rules: object, view: PatternsView, action: Action) -> Sentence:  # noqa: ARG001, C901
    """What an answer to the decision does."""
    asked = view.decision
    me: Seat = asked.seat if asked is not None else view.turn
    match action:
        case ("recruit", leader):
            who: Span = "the Wizard" if leader == WIZARD else _at(view, me, leader)
            return ("Recruit for ", who)
        case ("place", place):
            return ("Place ", _held(view), f" at {place}")
        case ("guard",):
            return ("Make ", _held(view), " the Guard")
        case ("dungeon",):
            return ("Put ", _held(view), " into the Dungeon")
        case ("capture", own, seat, place):
            return ("Capture ", Player(seat), "'s ", _at(view, seat, place), " with ", _at(view, me, own))
        case ("rescue", seat, own):
            return ("Rescue out of ", Player(seat), "'s Dungeon with ", _at(view, me, own))
        case ("brainwash", ref):
            return ("Brainwash ", _card(ref))
        case ("move", one, to):
            if to == GUARD:
                return ("Make ", _at(view, me, one), " the Guard")
            return ("Move ", _at(view, me, one), f" to {to}")
        case ("swap", one, other):
            return ("Swap ", _at(view, me, one), " and ", _at(view, me, other))
        case ("imprison", place):
            return ("Imprison ", _at(view, me, place))
        case ("cast", spell, ref):
            return ("Cast ", _card(spell), " with ", _card(ref))
        case ("target", seat, place):
            return ("Choose ", *_whose(me, seat), _at(view, seat, place))
        case ("target", seat):
            return ("Choose yourself",) if seat == me else ("Choose ", Player(seat))
        case ("choose", ref):
            known = split_ref(ref)[0]
            return ("Choose ", Card(known) if known in facts_of(view.pool).power else known.replace("_", " "))
        case ("research", one, other):
            return ("Research: ", _card(one), " and ", _card(other), " for a Spell")
        case ("promote", place):
            return ("Promote ", _at(view, me, place))
        case ("release",):
            return ("Let the followers go",)
        case ("end",):
            return ("End the turn",)
    raise ValueError(f"{action!r} is no action of Patterns")


def _card(ref: str) -> Card:
    return Card(split_ref(ref)[0])


def _held(view: PatternsView) -> Span:
    return _card(view.held) if view.held else "the card drawn"


def _at(view: PatternsView, seat: Seat, place: str) -> Span:
    """Who stands there."""
    card = view.patterns[seat][facts_of(view.pool).number[place]]
    return Card(card) if card else f"{'the Guard' if place == GUARD else place}"


def _whose(me: Seat, seat: Seat) -> Sentence:
    return () if me == seat else (Player(seat), "'s ")
