"""Ways to pay: the default, the others by the wheel, and what each would leave."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.ids import Seat
from game.ui.crown.facts import Facts
from game.ui.crown.seen import Seen
from game.ui.table.gesture import Tip

HEAD = "pay"


def chosen_payment(chosen: Sequence[str], card: str, facts: Facts) -> tuple[int, ...] | None:
    """The payment that the wheel stands at for a card; None for the default."""
    if len(chosen) == 3 and chosen[0] == HEAD and chosen[1] == card:
        ways = facts.payments(card)
        at = int(chosen[2])
        return ways[at] if 0 < at < len(ways) else None
    return None


def choose_payment(chosen: Sequence[str], card: str, step: int, facts: Facts) -> tuple[str, ...]:
    """The wheel turned by a step: the next way to pay."""
    count = len(facts.payments(card))
    now = int(chosen[2]) if len(chosen) == 3 and chosen[0] == HEAD and chosen[1] == card else 0
    return (HEAD, card, str((now + step) % count)) if count > 1 else tuple(chosen)


def place_of(chosen: Sequence[str], card: str) -> int:
    """Which of the ways the wheel stands at."""
    return int(chosen[2]) if len(chosen) == 3 and chosen[0] == HEAD and chosen[1] == card else 0


def amounts_words(facts: Facts, payment: Sequence[int]) -> str:
    """`2 Insight and 1 Essence`; `nothing`."""
    kinds = facts.pool.resources
    words = [f"{n} {kind.capitalize()}" for kind, n in zip(kinds, payment, strict=True) if n]
    return " and ".join(words) or "nothing"


def left_after(view: Seen, facts: Facts, seat: Seat, payment: Sequence[int]) -> list[tuple[str, int]]:
    """What is left of each kind that a payment takes from."""
    base = seat * facts.pool.width
    return [
        (kind, view.resources[base + at] - n)
        for at, (kind, n) in enumerate(zip(facts.pool.resources, payment, strict=True))
        if n
    ]


def price_tip(view: Seen, facts: Facts, seat: Seat, card: str, payment: Sequence[int] | None) -> Tip:
    """The bubble beside a dragged card: what it costs, and what is left."""
    from game.ui.crown.cards import ICONS

    ways = facts.payments(card)
    way = payment if payment is not None else ways[0] if ways else ()
    if not any(way):
        return Tip("Costs nothing")
    rest = left_after(view, facts, seat, way)
    left = (
        f"{rest[0][1]} left"
        if len(rest) == 1
        else "leaves " + " and ".join(f"{n} {kind.capitalize()}" for kind, n in rest)
    )
    first = next(kind for kind, n in zip(facts.pool.resources, way, strict=True) if n)
    return Tip(f"Costs {amounts_words(facts, way)}, {left}", icon=ICONS.get(first, ""))
