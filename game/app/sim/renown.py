"""Renown in simulations: nobody brings anything; what is bid, and what is sacrificed to which end, is counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.app.sim.kinds import Kind, Told
from game.core.event import Event
from game.core.ids import Seat
from game.rules.renown import events as e
from game.rules.renown.cards import KIND_WORD, KINDS, SUIT_WORD


def _tell(events: Sequence[Event], seats: int) -> Told:
    """Markers by their kind, sealed ones when they are shown; sacrifices by purpose and by suit. First: who deals."""
    bids: list[Counter[str]] = [Counter() for _ in range(seats)]
    spent: list[Counter[str]] = [Counter() for _ in range(seats)]
    first: Seat | None = None
    turns = 0
    for event in events:
        match event:
            case e.FavorBid():
                bids[event.seat][KIND_WORD[event.bid].lower()] += 1
            case e.BidsShown():
                for seat, bid in enumerate(event.bids):
                    if bid in KINDS:
                        bids[seat][KIND_WORD[bid].lower()] += 1
            case e.CardSacrificed():
                spent[event.seat][event.purpose] += 1
                spent[event.seat][SUIT_WORD[event.card[1]].lower()] += 1
            case e.SchemeBegan():
                turns += 1
            case e.EraBegan():
                first = event.arch_liege if first is None else first
            case _:
                pass
    return Told(first, turns, (), {"bid": tuple(bids), "sacrificed": tuple(spent)})


KIND = Kind(
    tell=_tell,
    columns=("bid", "sacrificed"),
    order=("first to deal", *(f"{left} to the left" for left in range(1, 6))),
)
