"""The log's sentences and the prompt line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.event import Event, GameEnded
from game.core.words import Card, Mark, Player, Sentence
from game.rules.crown import events as e
from game.rules.crown.compile import Pool
from game.rules.crown.state import LANES, RESERVE, STALE_LIMIT
from game.rules.crown.view import View

COUNTDOWN = 10
"""From so many turns before a stalemate on, the countdown is shown."""


def describe(pool: Pool, event: Event) -> Sentence | None:
    """What a redacted event says in the log; None where the log would only repeat itself."""
    say = SENTENCES.get(type(event))
    return say(pool, event) if say is not None else None


def _cards(cards: tuple[str, ...]) -> Sentence:
    """Cards by name, or how many where they are hidden."""
    if not all(cards):
        return (f"{len(cards)} card{'' if len(cards) == 1 else 's'}",)
    row: list[Any] = []
    for at, card in enumerate(cards):
        row += [", " if at else "", Card(card)]
    return tuple(part for part in row if part)


def _place(place: int) -> str:
    return "the Reserve" if place == RESERVE else f"the {LANES[place]} lane"


def _kind(pool: Pool, what: int) -> Mark:
    word = pool.resources[what]
    return Mark(word, word.capitalize())


def _gained(pool: Pool, event: e.Gained) -> Sentence:
    verb = " gains " if event.amount >= 0 else " loses "
    why = {"bloom": " (Bloom)", "bounty": " (Bounty)"}.get(event.why, "")
    return (Player(event.seat), f"{verb}{abs(event.amount)} ", _kind(pool, event.what), f"{why}.")


def _paid(pool: Pool, event: e.Paid) -> Sentence:
    row: list[Any] = [Player(event.seat), " pays "]
    kinds = [(what, amount) for what, amount in enumerate(event.amounts) if amount]
    for at, (what, amount) in enumerate(kinds):
        row += [" and " if at else "", f"{amount} ", _kind(pool, what)]
    return (*(part for part in row if part), ".")


def _pools(event: Any) -> Sentence:
    return (" (", Player(0), f" {event.pools[0]}, ", Player(1), f" {event.pools[1]}).")


def _unit(event: e.OfUnit) -> tuple[Any, ...]:
    return (Player(event.side), "'s ", Card(event.card))


def _turn(pool: Pool, event: e.TurnBegan) -> Sentence:  # noqa: ARG001 - all are called alike
    left = STALE_LIMIT - event.stale
    note = f" {left} turns without a deed are left." if left <= COUNTDOWN else ""
    return ("Turn of ", Player(event.seat), f".{note}")


def _ended(pool: Pool, event: GameEnded) -> Sentence:  # noqa: ARG001
    mine, theirs = event.outcome.scores
    how = {
        "majesty": "7 Majesty",
        "awakened": "an Awakening",
        "stalemate": "a stalemate",
        "conceded": "a concession",
    }[event.outcome.reason]
    if not event.outcome.winners:
        return (f"The game ends by {how}: a tie, {mine} to {theirs}.",)
    winner = event.outcome.winners[0]
    scores = f"{event.outcome.scores[winner]} to {event.outcome.scores[1 - winner]}"
    return (f"The game ends by {how}: ", Player(winner), f" wins {scores}.")


def _played(pool: Pool, event: e.CardPlayed) -> Sentence:  # noqa: ARG001
    verb = " plays " if event.origin == "hand" else " casts the broken anchor "
    return (Player(event.seat), verb, Card(event.card), ".")


def _entered(pool: Pool, event: e.CreatureEntered) -> Sentence:  # noqa: ARG001
    return (Card(event.card), f" stands in the {LANES[event.lane]} lane of ", Player(event.side), ".")


def _moved(pool: Pool, event: e.CreatureMoved) -> Sentence:  # noqa: ARG001
    if event.to_lane == event.lane:
        return (*_unit(event), f" moves to place {event.to_index + 1} of its line.")
    return (*_unit(event), f" moves to the {LANES[event.to_lane]} lane.")


def _damaged(pool: Pool, event: e.Damaged) -> Sentence:  # noqa: ARG001
    return (*_unit(event), f" takes {event.amount} damage ({event.damage} of {event.power}).")


def _withered(pool: Pool, event: e.CountersChanged) -> Sentence:  # noqa: ARG001
    if event.amount > 0:
        return (*_unit(event), f" withers by {event.amount}.")
    return (*_unit(event), f" loses {-event.amount} of its counters.")


def _power_changed(pool: Pool, event: e.PowerChanged) -> Sentence:  # noqa: ARG001
    return (*_unit(event), f" has {event.amount:+d} Power this turn.")


def _power_added(pool: Pool, event: e.PowerAdded) -> Sentence:  # noqa: ARG001
    return (*_unit(event), f" adds {event.power}", *_pools(event))


def _pool_changed(pool: Pool, event: e.PoolChanged) -> Sentence:  # noqa: ARG001
    verb = "grows" if event.amount > 0 else "drops"
    return (Player(event.seat), f"'s pool {verb} by {abs(event.amount)}", *_pools(event))


def _dealt(pool: Pool, event: e.PoolsDealt) -> Sentence:  # noqa: ARG001
    return ("Both pools are dealt", *_pools(event))


def _looked(pool: Pool, event: e.AnchorLookedAt) -> Sentence:  # noqa: ARG001
    shown = (": ", Card(event.card)) if event.card else ()
    return (
        Player(event.seat),
        f" looks at the next anchor of the {LANES[event.lane]} lane of ",
        Player(event.side),
        *shown,
        ".",
    )


def _majesty(pool: Pool, event: e.MajestyChanged) -> Sentence:  # noqa: ARG001
    verb = "gains" if event.amount > 0 else "loses"
    return (Player(event.seat), f" {verb} {abs(event.amount)} Majesty ({event.total}).")


def _aura(pool: Pool, event: e.AuraApplied) -> Sentence:  # noqa: ARG001
    return ("The Aura of ", *_unit(event), " holds in this push.")


def _salvaged(pool: Pool, event: e.Salvaged) -> Sentence:  # noqa: ARG001
    where = {"hand": "into the hand", "deck": "onto the deck", "lane": "into play"}[event.to]
    return (Player(event.seat), " brings ", Card(event.card), f" back from the Fade, {where}.")


def _by(words: str) -> Callable[[Pool, Any], Sentence]:
    """`NAME words.`"""
    return lambda _, event: (Player(event.seat), f" {words}.")


def _card(before: str, after: str = "") -> Callable[[Pool, Any], Sentence]:
    """`NAME before CARD after.`"""
    return lambda _, event: (Player(event.seat), f" {before} ", Card(event.card), f"{after}.")


def _of_unit(words: str) -> Callable[[Pool, Any], Sentence]:
    """`NAME's CARD words.`"""
    return lambda _, event: (*_unit(event), f" {words}.")


SENTENCES: dict[type[Event], Callable[[Pool, Any], Sentence | None]] = {
    e.GameBegan: lambda _, event: ("The game begins; ", Player(event.first), " goes first."),
    e.AnchorsLaid: _by("lays nine anchors, unseen"),
    e.HandKept: _by("keeps the opening hand"),
    e.HandPutBack: lambda _, event: (Player(event.seat), " puts back ", *_cards(event.cards), "."),
    e.TurnBegan: _turn,
    e.Passed: _by("cannot act and passes"),
    e.Meditated: _by("meditates"),
    e.Recovered: _by("lets the exhausted creatures recover"),
    e.ManeuverBegan: lambda _, event: (
        Player(event.seat),
        f" maneuvers from the {LANES[event.from_lane]} lane to the {LANES[event.to_lane]} lane."
        if event.from_lane != event.to_lane
        else f" rearranges the {LANES[event.from_lane]} lane.",
    ),
    e.CardsDrawn: lambda _, event: (Player(event.seat), " draws ", *_cards(event.cards), "."),
    e.Paid: _paid,
    e.Gained: _gained,
    e.CardPlayed: _played,
    e.CardLaidOff: lambda _, event: (Card(event.card), " Fades."),
    e.ReserveEntered: lambda _, event: (
        Card(event.card),
        " stands in the Reserve of ",
        Player(event.seat),
        ".",
    ),
    e.TrapSet: lambda _, event: (
        Player(event.seat),
        " sets ",
        Card(event.card),
        f" face-down into {_place(event.lane)}.",
    ),
    e.TrapSprung: lambda _, event: (
        Player(event.seat),
        "'s trap springs: ",
        Card(event.card),
        f", from {_place(event.lane)}.",
    ),
    e.DeckFaded: lambda _, event: (
        "From the deck of ",
        Player(event.seat),
        " Fade ",
        *_cards(event.cards),
        ".",
    ),
    e.DeckLookedAt: lambda _, event: (
        Player(event.seat),
        " looks at the top of the deck of ",
        Player(event.owner),
        ": ",
        *_cards(event.cards),
        ".",
    ),
    e.CardDug: lambda _, event: (
        Player(event.seat),
        " takes ",
        *_cards((event.card,)),
        " from the top of the deck; the others Fade: ",
        *(_cards(event.faded) or ("none",)),
        ".",
    ),
    e.Discarded: _card("discards"),
    e.Salvaged: _salvaged,
    e.CreatureEntered: _entered,
    e.CreatureFaded: _of_unit("Fades"),
    e.CreatureObliterated: _of_unit("is Obliterated"),
    e.CreatureRecalled: lambda _, event: (
        Card(event.card),
        " returns to the hand of ",
        Player(event.owner),
        ".",
    ),
    e.CreatureMoved: _moved,
    e.Damaged: _damaged,
    e.CreatureShattered: _of_unit("shatters"),
    e.CountersChanged: _withered,
    e.CreatureExhausted: _of_unit("is exhausted"),
    e.CreatureStoodUp: _of_unit("stands up"),
    e.PowerChanged: _power_changed,
    e.AbilityUsed: _of_unit("uses its Exhaust ability"),
    e.Triggered: lambda _, event: (Card(event.card), " of ", Player(event.side), " acts."),
    e.PushAnnounced: lambda _, event: (Player(event.seat), f" pushes the {LANES[event.lane]} lane."),
    e.AuraApplied: _aura,
    e.Struck: _of_unit("strikes"),
    e.PowerAdded: _power_added,
    e.PoolChanged: _pool_changed,
    e.PoolsDealt: _dealt,
    e.AnchorBroken: lambda _, event: (
        Player(event.seat),
        f"'s anchor in the {LANES[event.lane]} lane breaks: ",
        Card(event.card),
        ".",
    ),
    e.AnchorTaken: _card("takes", " into the hand"),
    e.AnchorLookedAt: _looked,
    e.AnchorsSwapped: lambda _, event: (
        Player(event.seat),
        " swaps the next anchors of ",
        Player(event.side),
        f" in the {LANES[event.lane]} and {LANES[event.other_lane]} lanes.",
    ),
    e.AnchorAdded: lambda _, event: (
        Player(event.seat),
        f" lays a new anchor, unseen, in the {LANES[event.lane]} lane.",
    ),
    e.AnchorObliterated: lambda _, event: (
        Player(event.side),
        f"'s next anchor in the {LANES[event.lane]} lane is Obliterated: ",
        Card(event.card),
        ".",
    ),
    e.MajestyChanged: _majesty,
    e.Awakened: _by("Awakens"),
    GameEnded: _ended,
}


# -- the prompt ----------------------------------------------------------------------------------------------

AIMS = {
    "damage": "chooses a creature to damage",
    "wither": "chooses a creature to wither",
    "heal": "chooses a creature to mend",
    "exhaust": "chooses a creature to exhaust",
    "stand_up": "chooses who stands up",
    "fade": "chooses a creature to Fade",
    "obliterate": "chooses a creature to Obliterate",
    "recall": "chooses a creature to return to hand",
    "power": "chooses a creature whose Power changes",
    "move": "chooses what moves, or where to",
    "look_at_anchor": "chooses an anchor to look at",
    "swap_anchors": "chooses the anchors to swap",
    "add_anchor": "chooses a lane for the new anchor",
    "obliterate_anchor": "chooses an anchor to Obliterate",
    "break": "chooses which anchor breaks",
    "discard": "chooses a card to discard",
    "dig": "chooses a card to take",
    "salvage": "chooses what comes back from the Fade, or where to",
}
"""What a target is wanted for, by the purpose in the decision."""


def ask(view: View) -> Sentence:
    """Whose decision it is and what is asked."""
    decision = view.decision
    if decision is None:
        return ("The game is over.",)
    who = Player(decision.seat)
    args = decision.args
    match decision.kind:
        case "mulligan":
            return (who, " keeps the opening hand, or puts cards back once.")
        case "act":
            return (who, " takes one action.")
        case "chain":
            return (who, " may play one more card that shares a keyword with ", Card(args[0]), ".")
        case "finish":
            return (who, " may still use an Exhaust ability, or ends the turn.")
        case "window":
            return (who, f" may fire or use something in the {LANES[args[0]]} lane, or holds.")
        case "spread":
            return (who, f" spreads {args[1]} damage in the {LANES[args[0]]} lane.")
        case "trap":
            return (who, f" may spring the trap in {_place(args[0])}, or declines.")
        case "anchor":
            return (who, " casts, sets or takes the broken anchor ", Card(args[0]), ".")
        case "maneuver":
            return (who, " moves creatures, each once, until it is done.")
        case "target":
            return (who, f" {AIMS.get(args[1], 'chooses')}: ", Card(args[0]), ".")
    return (who, f" chooses one of {', '.join(args[1])}: ", Card(args[0]), ".")
