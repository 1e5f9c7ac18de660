"""What one seat may know: everybody's memory of all that was public, and its own first card."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.decision import Decision
from game.core.ids import Seat
from game.rules.renown import decisions
from game.rules.renown.cards import PLACE, Card
from game.rules.renown.state import RenownState

SEALED = "?"
"""A bid that lies in the Court face-down for this looker."""


@dataclass(frozen=True, slots=True)
class RenownView:
    """The table as a seat (None: an onlooker) sees and remembers it; fields as in the state, an empty text: unseen.

    `hands` hold every card taken in the open by its word; only a first dealt card of another seat reads as empty.
    `face_down` tells for each seat where in its hand lies the card that only its owner knows, -1 once there is none:
    so a card of another hand is known exactly when it is not empty, and a card of the own hand is known to the others
    exactly when it is not at that place. `den` is empty texts but for buried cards, which everybody remembers.
    `unseen` are the cards, sorted, that lie in those empty places, in an order nobody knows. `bids` reads `?` where
    another's is sealed.
    """

    seat: Seat | None
    seats: int
    eras: int
    secret_bids: bool
    era: int
    regime: int
    arch_liege: Seat
    successor: Seat
    direction: int
    turn: Seat
    decision: Decision | None
    hierarchy: tuple[Card, ...]
    den: tuple[Card, ...]
    hall: tuple[Card, ...]
    removed: tuple[Card, ...]
    court: tuple[int, int]
    favor: tuple[tuple[int, int], ...]
    hands: tuple[tuple[Card, ...], ...]
    face_down: tuple[int, ...]
    unseen: tuple[Card, ...]
    bids: tuple[str, ...]
    sacrificed: Card
    budget: int
    moved: tuple[Card, ...]
    barred: tuple[Card, ...]

    def known_to_all(self, seat: Seat, index: int) -> bool:
        """Whether everybody at the table knows this card of that hand."""
        return index != self.face_down[seat]

    def known(self, seat: Seat, index: int) -> bool:
        """Whether this looker knows this card of that hand."""
        return self.hands[seat][index] != ""


def in_deck_order(cards: list[Card]) -> tuple[Card, ...]:
    """Sorted as `unseen` is."""
    cards.sort(key=PLACE.__getitem__)
    return tuple(cards)


def bids_seen_by(state: RenownState, seat: Seat | None) -> tuple[str, ...]:
    """This Regime's bids, those of others as `?` while they are sealed (section 9.6)."""
    asked = state.decision
    if not state.secret_bids or asked is None or asked.kind != decisions.BID:
        return state.bids
    return tuple([SEALED if bid and owner != seat else bid for owner, bid in enumerate(state.bids)])


def view_of(state: RenownState, seat: Seat | None) -> RenownView:
    """The view of one seat, or of an onlooker (None), who knows no first card."""
    unseen = [card for card in state.den if card not in state.buried]
    den = tuple([card if card in state.buried else "" for card in state.den])
    hands = list(state.hands)
    face_down = [-1] * state.seats
    for owner, first in enumerate(state.firsts):
        if first:
            hand = hands[owner]
            index = hand.index(first)
            face_down[owner] = index
            if owner != seat:
                hands[owner] = (*hand[:index], "", *hand[index + 1 :])
                unseen.append(first)
    return RenownView(
        seat=seat,
        seats=state.seats,
        eras=state.eras,
        secret_bids=state.secret_bids,
        era=state.era,
        regime=state.regime,
        arch_liege=state.arch_liege,
        successor=state.successor,
        direction=state.direction,
        turn=state.turn,
        decision=state.decision,
        hierarchy=state.hierarchy,
        den=den,
        hall=state.hall,
        removed=state.removed,
        court=state.court,
        favor=state.favor,
        hands=tuple(hands),
        face_down=tuple(face_down),
        unseen=in_deck_order(unseen),
        bids=bids_seen_by(state, seat),
        sacrificed=state.sacrificed,
        budget=state.budget,
        moved=state.moved,
        barred=state.barred,
    )
