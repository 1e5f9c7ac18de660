"""What is told about a thing of Renown's table looked at closely: cards at full size, piles, the Court, seats."""

from __future__ import annotations

from game.core.ids import Seat
from game.rules.renown import decisions
from game.rules.renown.cards import KIND_OF, KIND_WORD, KINDS, RENOWN, card_name
from game.rules.renown.rulings import (
    MARKERS,
    ROW_PER_SEAT,
    can_refill,
    contribution,
    may_be_sacrificed,
)
from game.rules.renown.view import RenownView
from game.ui.paint import flow
from game.ui.renown import hints, poses
from game.ui.renown.gestures import COURT, REMOVED, ROW
from game.ui.renown.poses import DEN, HALL, card_of
from game.ui.table.gesture import Handle
from game.ui.table.mat import Close, Sight

Lines = tuple[tuple[flow.Span, ...], ...]


def close(handle: Handle, view: RenownView, sight: Sight) -> Close | None:
    """The thing's own words; None for what has none."""
    card = card_of(handle)
    for name, pile in ((REMOVED, view.removed), (HALL, view.hall), (DEN, view.den)):
        if card and card in pile and len(pile) > 1:
            handle, card = name, ""
    if card:
        return _card(card)
    word, _, seat = handle.partition(":")
    if word == "cards":
        return _hand(int(seat), view, sight)
    if word == "seat" and not _asks_for_a_neighbour(view, sight):
        return _seat(int(seat), view, sight)
    if handle == REMOVED and view.removed:
        return Close(view.removed, "Sacrificed this Era", (), "Out of play until the next Era.")
    told = {HALL: _hall, DEN: _den, COURT: _court, ROW: _row}.get(handle)
    return told(view) if told is not None else None


def _said(*words: str) -> Lines:
    return tuple((flow.Words(line),) for line in words)


def _card(card: str) -> Close:
    _, points = contribution(card)
    kind = KIND_WORD[KINDS[KIND_OF[card[1]]]]
    more = " (one more than its Renown)" if points > RENOWN[card] else ""
    lines: Lines = (
        (flow.Words(f"{RENOWN[card]} Renown.", bold=True), flow.Words(f" Counts {points} {kind}{more}.")),
    )
    if may_be_sacrificed(card):
        page = hints.BY_SUIT[card[1]]
        lines += ((flow.Words(f"{page.title}. ", bold=True), flow.Words(_short(card))),)
    else:
        lines += ((flow.Words("A face card: it cannot be sacrificed.", italic=True),),)
    return Close((card,), card_name(card), lines)


def _short(card: str) -> str:
    match card[1]:
        case "H":
            return f"Sacrificed, it moves cards of the row up: {RENOWN[card]} places in all."
        case "S":
            return f"Sacrificed, it moves cards of the row down: {RENOWN[card]} places in all."
        case "C":
            return f"Sacrificed at a player, it asks for Diamonds worth {RENOWN[card]}."
    return f"Sacrificed at a player, it asks for Clubs worth {RENOWN[card]}."


def _counted(view: RenownView, seat: Seat) -> str:
    """What a hand counts, as far as this looker knows it."""
    totals = [0, 0]
    for card in filter(None, view.hands[seat]):
        side, points = contribution(card)
        totals[side] += points
    return f"{totals[0]} Heroic, {totals[1]} Villainous"


def _hand(seat: Seat, view: RenownView, sight: Sight) -> Close:
    hand = [card for _, card in poses.in_hand_order(view.hands[seat])]
    known = tuple(card for card in hand if card)
    hidden = len(hand) - len(known)
    note = "The first card of the Era was dealt face-down." if hidden else "Every card was taken in the open."
    lines = _said(f"Known so far: {_counted(view, seat)}.")
    return Close(known, f"{sight.names[seat]}: {len(hand)} in hand", lines, note, hidden)


def _asks_for_a_neighbour(view: RenownView, sight: Sight) -> bool:
    """Then a plate says what choosing it would mean, and nothing else."""
    asked = view.decision
    return sight.acting and asked is not None and asked.kind == decisions.SUCCESSOR


def _seat(seat: Seat, view: RenownView, sight: Sight) -> Close:
    told = "The hand counts" if all(view.hands[seat]) else "What is known of the hand counts"
    lines = [f"{told} {_counted(view, seat)}."]
    if seat == view.arch_liege:
        lines.append("Arch Liege: dealt this Era and set its ends.")
    if seat == view.successor:
        lines.append("Successor: bids first and takes the first card of the row.")
    return Close((), sight.names[seat], _said(*lines), "Only the larger heap of markers counts in the end.")


def _hall(view: RenownView) -> Close:
    if view.hall:
        return Close(view.hall, "The Hall, top first", (), "A Spade can call the top card back into the row.")
    return Close((), "The Hall is empty", _said("A Heart can move cards out of the high end onto it."))


def _den(view: RenownView) -> Close:
    count = len(view.den)
    if can_refill(count, view.seats):
        after = f"When the row is taken, the next {ROW_PER_SEAT * view.seats} are dealt."
    else:
        after = (
            f"Too few for another row of {ROW_PER_SEAT * view.seats}: the Era ends when this one is taken."
        )
    if not count:
        return Close((), "The Den is empty", _said(after))
    known = tuple(card for card in view.den if card)
    note = "Buried in sight of all; the left one lies highest." if known else "Nobody knows their order."
    return Close(known, f"The Den: {count} {'card' if count == 1 else 'cards'}", _said(after), note)


def _court(view: RenownView) -> Close:
    full = MARKERS * view.seats
    lines = _said(
        "The most Heroic Renown takes the Heroic markers, the most Villainous the others.",
        f"The Era ends at once when {full} lie here, or when somebody parts with the very last marker.",
    )
    return Close((), f"The Court: {sum(view.court)} of {full} markers", lines)


def _row(view: RenownView) -> Close:
    count = len(view.hierarchy)
    lines = _said("Place 1 lies at the high end, beside the Hall: its card is taken next.")
    return Close((), f"The Hierarchy: {count} {'card' if count == 1 else 'cards'}", lines)
