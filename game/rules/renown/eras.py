"""What the rules do between two Schemes: dealing, the Arch Liege's word, bids, refills, and the ends of Eras."""

from __future__ import annotations

from typing import Any, Final

from game.core import rng
from game.core.decision import Decision, Outcome
from game.core.event import Asked, Cause, GameEnded, Log
from game.core.ids import Seat
from game.rules.renown import decisions, events, rulings
from game.rules.renown.cards import DECK, KINDS, Card
from game.rules.renown.state import RenownState, put

NOBODY: Final = -1
"""Who is Successor while none is named yet."""


def ask(
    state: RenownState,
    seat: Seat,
    kind: str,
    args: tuple[str | int, ...] = (),
    *,
    private: bool = False,
    log: Log,
) -> None:
    """Lays a question before a seat."""
    state.decision = decisions.decision(seat, kind, args, private=private)
    if log is not None:
        log.append(Asked(cause=Cause(seat, kind), decision=state.decision))


def keeps_secret(state: RenownState, seat: Seat) -> bool:
    """Whether the seat's hand holds something that not everybody knows."""
    return state.firsts[seat] != ""


def begin_era(state: RenownState, arch_liege: Seat, log: Log) -> None:
    """Section 2: gathers and shuffles, deals one card to each and the row, and asks for the low end."""
    seats = state.seats
    cause = Cause(arch_liege, "deal")
    state.era += 1
    state.regime = 0
    state.arch_liege = state.turn = arch_liege
    state.successor, state.direction = NOBODY, 0
    if log is not None:
        log.append(events.EraBegan(cause=cause, era=state.era, arch_liege=arch_liege, deck=len(DECK)))
    deck = list(DECK)
    state.luck = rng.shuffle(state.luck, deck)
    receivers = [(arch_liege + 1 + step) % seats for step in range(seats)]
    firsts = [""] * seats
    for seat, card in zip(receivers, deck, strict=False):
        firsts[seat] = card
        if log is not None:
            log.append(events.CardDealt(cause=cause, seat=seat, card=card))
    row = seats + rulings.ROW_PER_SEAT * seats
    state.firsts = tuple(firsts)
    state.hands = tuple([(card,) for card in firsts])
    state.hierarchy = tuple(deck[seats:row])
    state.den = tuple(deck[row:])
    state.buried = state.hall = state.removed = ()
    state.bids = ("",) * seats
    _end_scheme(state)
    if log is not None:
        log.append(
            events.HierarchyDealt(
                cause=cause, dealt=state.hierarchy, hierarchy=state.hierarchy, den=len(state.den), unseen=True
            )
        )
    ask(state, arch_liege, decisions.ORIENT, private=keeps_secret(state, arch_liege), log=log)


def orient(state: RenownState, way: str, log: Log) -> None:
    """Section 2.3: `dealt` leaves the first card dealt at the high end, `reversed` turns the row round."""
    seat = state.arch_liege
    if way == "reversed":
        state.hierarchy = state.hierarchy[::-1]
    if log is not None:
        log.append(
            events.Oriented(cause=Cause(seat, "orient"), seat=seat, way=way, hierarchy=state.hierarchy)
        )
    ask(state, seat, decisions.SUCCESSOR, private=keeps_secret(state, seat), log=log)


def name_successor(state: RenownState, side: str, log: Log) -> None:
    """Section 2.4: the neighbour plays first, and play goes that way round for the Era."""
    seat = state.arch_liege
    state.direction = 1 if side == "left" else -1
    state.successor = (seat + state.direction) % state.seats
    if log is not None:
        log.append(
            events.SuccessorNamed(
                cause=Cause(seat, "successor"),
                seat=seat,
                successor=state.successor,
                direction=state.direction,
            )
        )
    begin_regime(state, log)


def begin_regime(state: RenownState, log: Log) -> None:
    """Section 3: the bids begin with the Successor; where nobody has Favor the first Scheme begins at once."""
    state.regime += 1
    state.bids = ("",) * state.seats
    if log is not None:
        log.append(
            events.RegimeBegan(cause=Cause(None, "regime"), regime=state.regime, successor=state.successor)
        )
    _next_bid(state, None, log)


def bid(state: RenownState, kind: str, log: Log) -> None:
    """Section 3.1: one marker into the Court, openly, or sealed until all are in (section 9.6)."""
    seat = state.turn
    cause = Cause(seat, "bid")
    state.bids = put(state.bids, seat, kind)
    if state.secret_bids:
        if log is not None:
            log.append(events.BidSealed(cause=cause, seat=seat, bid=kind))
    else:
        _lay_into_court(state, seat, kind)
        if log is not None:
            log.append(
                events.FavorBid(cause=cause, seat=seat, bid=kind, favor=state.favor[seat], court=state.court)
            )
        if _ended_by_bids(state, [seat], log):
            return
    _next_bid(state, seat, log)


def _next_bid(state: RenownState, after: Seat | None, log: Log) -> None:
    seat = rulings.next_bidder(state.favor, state.successor, state.direction, after)
    if log is not None:
        _log_skipped(state, after, seat, log)
    if seat is not None:
        state.turn = seat
        sealed = state.secret_bids
        args = ("sealed",) if sealed else ("open",)
        private = sealed or keeps_secret(state, seat)
        ask(state, seat, decisions.BID, args, private=private, log=log)
    elif not (state.secret_bids and _shown(state, log)):
        begin_scheme(state, state.successor, log)


def _log_skipped(state: RenownState, after: Seat | None, before: Seat | None, log: list[Any]) -> None:
    """Tells of those between two bidders who have nothing to bid; of the one who just bid it tells nothing."""
    seats = state.seats
    first = 0 if after is None else (after - state.successor) * state.direction % seats + 1
    for step in range(first, seats):
        seat = (state.successor + step * state.direction) % seats
        if seat == before:
            return
        log.append(events.BidSkipped(cause=Cause(None, "bid"), seat=seat))


def _lay_into_court(state: RenownState, seat: Seat, kind: str) -> None:
    heroic, villainous = state.favor[seat]
    in_court = state.court
    if kind == KINDS[0]:
        state.favor = put(state.favor, seat, (heroic - 1, villainous))
        state.court = (in_court[0] + 1, in_court[1])
    else:
        state.favor = put(state.favor, seat, (heroic, villainous - 1))
        state.court = (in_court[0], in_court[1] + 1)


def _shown(state: RenownState, log: Log) -> bool:
    """Section 9.6: turns all sealed bids over, and tells whether that ended the Era."""
    bidders = [seat for seat, kind in enumerate(state.bids) if kind]
    if not bidders:
        return False
    for seat in bidders:
        _lay_into_court(state, seat, state.bids[seat])
    if log is not None:
        log.append(
            events.BidsShown(cause=Cause(None, "bid"), bids=state.bids, favor=state.favor, court=state.court)
        )
    return _ended_by_bids(state, bidders, log)


def _ended_by_bids(state: RenownState, bidders: list[Seat], log: Log) -> bool:
    spent = next((seat for seat in bidders if rulings.spent_last_favor(state.favor[seat])), None)
    if spent is not None:
        end_era(state, "last_favor", spent, log)
        return True
    if rulings.court_full(state.court, state.seats):
        end_era(state, "court_full", None, log)
        return True
    return False


def begin_scheme(state: RenownState, seat: Seat, log: Log) -> None:
    """Section 4: the seat may Sacrifice one card, and takes the top card."""
    state.turn = seat
    if log is not None:
        log.append(events.SchemeBegan(cause=Cause(seat, "scheme"), seat=seat))
    ask(state, seat, decisions.SCHEME, private=keeps_secret(state, seat), log=log)


def take(state: RenownState, log: Log) -> None:
    """Section 4: the top card of the row ends the Scheme; sections 3.3 and 5.1 after the last."""
    seat = state.turn
    card, state.hierarchy = state.hierarchy[0], state.hierarchy[1:]
    state.hands = put(state.hands, seat, (*state.hands[seat], card))
    _end_scheme(state)
    if log is not None:
        log.append(
            events.CardTaken(
                cause=Cause(seat, "take"),
                seat=seat,
                card=card,
                hierarchy=state.hierarchy,
                last=not state.hierarchy,
            )
        )
    if state.hierarchy:
        begin_scheme(state, (seat + state.direction) % state.seats, log)
        return
    state.successor = seat
    if log is not None:
        log.append(events.RegimeEnded(cause=Cause(seat, card), successor=seat))
    if not rulings.can_refill(len(state.den), state.seats):
        end_era(state, "hierarchy_empty", None, log)
        return
    _refill(state, log)
    begin_regime(state, log)


def _refill(state: RenownState, log: Log) -> None:
    size = rulings.ROW_PER_SEAT * state.seats
    dealt, state.den = state.den[:size], state.den[size:]
    unseen = any(card not in state.buried for card in dealt)
    state.buried = tuple([card for card in state.buried if card not in dealt])
    state.hierarchy = rulings.refilled(dealt)
    if log is not None:
        log.append(
            events.HierarchyDealt(
                cause=Cause(state.arch_liege, "deal"),
                dealt=dealt,
                hierarchy=state.hierarchy,
                den=len(state.den),
                unseen=unseen,
            )
        )


def _end_scheme(state: RenownState) -> None:
    state.sacrificed = ""
    state.budget = 0
    state.moved = state.barred = ()


def end_era(state: RenownState, reason: str, seat: Seat | None, log: Log) -> None:
    """Section 5: hands are counted, the Court is shared out; the next Era begins or the Struggle is over."""
    _end_scheme(state)
    if log is not None:
        log.append(events.EraEnded(cause=Cause(seat, reason), era=state.era, reason=reason, seat=seat))
    counts = tuple([count(hand) for hand in state.hands])
    takers = (
        rulings.taker([counted.totals[0] for counted in counts]),
        rulings.taker([counted.totals[1] for counted in counts]),
    )
    court = state.court
    for side, owner in enumerate(takers):
        if owner is not None:
            row = list(state.favor[owner])
            row[side] += court[side]
            state.favor = put(state.favor, owner, (row[0], row[1]))
    state.court = (court[0] if takers[0] is None else 0, court[1] if takers[1] is None else 0)
    unseen = any(state.firsts)
    state.firsts = ("",) * state.seats
    if log is not None:
        taken = (court[0] - state.court[0], court[1] - state.court[1])
        log.append(
            events.EraScored(
                cause=Cause(None, "count"),
                era=state.era,
                hands=state.hands,
                counts=counts,
                takers=takers,
                taken=taken,
                favor=state.favor,
                court=state.court,
                unseen=unseen,
            )
        )
    if state.era < state.eras:
        # Section 2.1: the last Successor deals; one was named, since an Era ends in bids or in Schemes only.
        begin_era(state, state.successor, log)
        return
    state.decision = None
    if log is not None:
        log.append(Asked(cause=Cause(None, "struggle"), decision=None))
        outcome = outcome_of(state)
        assert outcome is not None  # noqa: S101 - nobody is asked, so the Struggle is over
        log.append(GameEnded(cause=Cause(None, "struggle"), outcome=outcome))


def count(hand: tuple[Card, ...]) -> events.Count:
    """Section 5: what a hand counts for in both kinds, card by card."""
    parts: tuple[list[tuple[Card, int]], list[tuple[Card, int]]] = ([], [])
    totals = [0, 0]
    for card in hand:
        side, points = rulings.contribution(card)
        parts[side].append((card, points))
        totals[side] += points
    return events.Count(tuple(parts[0]), tuple(parts[1]), (totals[0], totals[1]))


def outcome_of(state: RenownState) -> Outcome | None:
    """Section 6, once nobody is asked any more: `most_favor`, or `tie` with no winner."""
    if state.decision is not None:
        return None
    scores = tuple([rulings.score(row) for row in state.favor])
    won = rulings.winner(state.favor)
    return Outcome("tie", (), scores) if won is None else Outcome("most_favor", (won,), scores)


def asked(state: RenownState) -> Decision:
    """The decision that stands; the Struggle must not be over."""
    decision = state.decision
    if decision is None:
        raise ValueError("the Struggle is over: nobody is asked")
    return decision
