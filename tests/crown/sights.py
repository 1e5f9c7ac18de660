"""By which event an effect is known, upon whom and how much: one sign for each verb of the card language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.event import Event
from game.rules.crown import events as e
from game.rules.crown import verbs as v
from tests.crown.stage import ANN, BEN, CARDS, POOL, seat_of


def _times(effect: Any, amount: int) -> bool:
    """The amount that is written, or a multiple of it where it is counted."""
    if effect.per is None:
        return amount == effect.amount
    return amount % effect.amount == 0 and amount * effect.amount > 0


def _upon(effect: Any, event: e.OfUnit) -> bool:
    """Whether the creature stands on a side that is meant."""
    if effect.who in {"opposing_leader", "your_leader"}:
        return event.side == (BEN if effect.who == "opposing_leader" else ANN)
    which = effect.choose or effect.each
    return which is None or which.whose == "any" or event.side == seat_of(which.whose)


def _unit(kind: type[e.OfUnit]) -> Callable[[Any, Event], bool]:
    return lambda effect, event: isinstance(event, kind) and _upon(effect, event)


def _damage(effect: v.Damage, event: Event) -> bool:
    return isinstance(event, e.Damaged) and _upon(effect, event) and _times(effect, event.amount)


def _wither(effect: v.Wither, event: Event) -> bool:
    return isinstance(event, e.CountersChanged) and _upon(effect, event) and event.amount == effect.amount


def _heal(effect: v.Heal, event: Event) -> bool:
    return (
        isinstance(event, e.CountersChanged) and _upon(effect, event) and -effect.amount <= event.amount < 0
    )


def _power(effect: v.Power, event: Event) -> bool:
    return isinstance(event, e.PowerChanged) and _upon(effect, event) and _times(effect, event.amount)


def _move(effect: v.Move, event: Event) -> bool:
    if not isinstance(event, e.CreatureMoved) or not _upon(effect, event):
        return False
    return {
        "front": event.to_lane == event.lane and event.to_index == 0,
        "back": event.to_lane == event.lane and event.to_index > event.index,
        "lane": event.to_lane != event.lane,
    }[effect.to]


def _pool(effect: v.Pool, event: Event) -> bool:
    return (
        isinstance(event, e.PoolChanged)
        and event.seat == seat_of(effect.whose)
        and _times(effect, event.amount)
    )


def _gain(effect: v.Gain, event: Event) -> bool:
    return (
        isinstance(event, e.Gained)
        and event.why == "effect"
        and event.seat == seat_of(effect.whose)
        and POOL.resources[event.what] == effect.what
        and _times(effect, event.amount)
    )


def _majesty(effect: v.Majesty, event: Event) -> bool:
    return (
        isinstance(event, e.MajestyChanged)
        and event.seat == seat_of(effect.whose)
        and event.amount == effect.amount
    )


def _draw(effect: v.Draw, event: Event) -> bool:
    return (
        isinstance(event, e.CardsDrawn)
        and event.seat == seat_of(effect.whose)
        and _times(effect, len(event.cards))
    )


def _discard(effect: v.Discard, event: Event) -> bool:
    return isinstance(event, e.Discarded) and event.seat == seat_of(effect.whose)


def _fade_deck(effect: v.FadeDeck, event: Event) -> bool:
    return (
        isinstance(event, e.DeckFaded)
        and event.seat == seat_of(effect.whose)
        and _times(effect, len(event.cards))
    )


def _direct(effect: v.DirectDamage, event: Event) -> bool:
    return isinstance(event, e.AnchorBroken) and event.seat == seat_of(effect.whose)


def _look(effect: v.LookAtAnchor, event: Event) -> bool:
    return isinstance(event, e.AnchorLookedAt) and event.seat == ANN and event.side == seat_of(effect.whose)


def _swap(effect: v.SwapAnchors, event: Event) -> bool:
    return isinstance(event, e.AnchorsSwapped) and event.side == seat_of(effect.whose)


def _add(effect: v.AddAnchor, event: Event) -> bool:
    return (
        isinstance(event, e.AnchorAdded)
        and event.seat == ANN
        and (event.index == 0) == (effect.where == "before")
    )


def _burn(effect: v.ObliterateAnchor, event: Event) -> bool:
    return isinstance(event, e.AnchorObliterated) and event.side == seat_of(effect.whose)


def _look_at_deck(effect: v.LookAtDeck, event: Event) -> bool:
    return (
        isinstance(event, e.DeckLookedAt)
        and event.owner == seat_of(effect.whose)
        and len(event.cards) == effect.amount
    )


def _dig(effect: v.Dig, event: Event) -> bool:
    return isinstance(event, e.CardDug) and event.seat == ANN and len(event.faded) == effect.look - 1


def _salvage(effect: v.Salvage, event: Event) -> bool:
    if not isinstance(event, e.Salvaged) or event.seat != ANN or event.to != effect.to:
        return False
    found = CARDS[event.card]
    fits = effect.cost_at_most is None or found.cost <= effect.cost_at_most
    return fits and effect.type in {"card", found.type}


SIGHTS: dict[type, Callable[[Any, Event], bool]] = {
    v.Damage: _damage,
    v.Wither: _wither,
    v.Heal: _heal,
    v.Exhaust: _unit(e.CreatureExhausted),
    v.StandUp: _unit(e.CreatureStoodUp),
    v.Fade: _unit(e.CreatureFaded),
    v.Obliterate: _unit(e.CreatureObliterated),
    v.Recall: _unit(e.CreatureRecalled),
    v.Power: _power,
    v.Move: _move,
    v.Pool: _pool,
    v.Gain: _gain,
    v.Majesty: _majesty,
    v.Draw: _draw,
    v.Discard: _discard,
    v.FadeDeck: _fade_deck,
    v.DirectDamage: _direct,
    v.LookAtAnchor: _look,
    v.SwapAnchors: _swap,
    v.AddAnchor: _add,
    v.ObliterateAnchor: _burn,
    v.LookAtDeck: _look_at_deck,
    v.Dig: _dig,
    v.Salvage: _salvage,
}
