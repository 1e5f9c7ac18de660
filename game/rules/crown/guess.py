"""Worlds that a seat cannot tell from the real one: every hidden card gets a face that fits all that the seat knows."""

from __future__ import annotations

from collections import Counter

from game.core.ids import Seat
from game.core.rng import Rng
from game.rules.crown.compile import Pool
from game.rules.crown.position import census
from game.rules.crown.state import RESERVE, State
from game.rules.crown.view import View, state_of

PATIENCE = 2000
"""After so many draws from a pool that is too small for the rules on copies they are forgotten."""
MANY = 12
"""How many copies are imagined of a card that a deck may have any number of."""


def determinize(pool: Pool, view: View, rng: Rng) -> State:
    """A full state that gives this very view; its luck is new.

    Where a deck list is known the hidden cards are those that are left of it; where it is not, they are drawn from
    the card pool of that player's factions. A card known to be in a hand or among the traps set since stays there,
    and a face-down trap is a trap of its place.
    """
    state = state_of(view, pool.width)
    state.luck = rng.word64()
    lists = []
    for seat in (0, 1):
        listed = view.lists[seat]
        hidden = _hidden(state, seat)
        slots = [number for number, trap in enumerate(state.traps[seat]) if not trap[0]]
        if listed is not None:
            seen = Counter(card for card in census(state, seat) if card)
            bag = list((Counter(listed) - seen).elements())
        else:
            bag = _imagined(pool, state, seat, hidden, slots, rng)
        rng.shuffle(bag)
        _fill(pool, state, view, seat, bag, slots, rng)
        lists.append(tuple(sorted(census(state, seat))))
    state.lists = (lists[0], lists[1])
    return state


def _hidden(state: State, seat: Seat) -> int:
    return sum(1 for card in census(state, seat) if not card)


def _fill(
    pool: Pool, state: State, view: View, seat: Seat, bag: list[str], slots: list[int], rng: Rng
) -> None:
    """Known cards first, then traps, then everything else in any order."""
    held: list[str] = []
    if seat != view.seat:
        faces = _trap_faces(pool, state, seat, bag, slots, held, rng)
        traps = list(state.traps[seat])
        for number, card in faces.items():
            traps[number] = (card, *traps[number][1:])
        state.traps[seat] = tuple(traps)
    cards = iter(bag)
    hand = state.hands[seat]
    rest = len([card for card in hand if not card]) - len(held)
    if "" in hand:
        state.hands[seat] = (*held, *(next(cards) for _ in range(rest)))
    for lane in range(3):
        at = seat * 3 + lane
        state.anchors[at] = tuple((card or next(cards), mask) for card, mask in state.anchors[at])
    state.decks[seat] = tuple(card or next(cards) for card in state.decks[seat])


def _trap_faces(
    pool: Pool, state: State, seat: Seat, bag: list[str], slots: list[int], held: list[str], rng: Rng
) -> dict[int, str]:
    """Faces for the face-down traps, and in `held` the cards that must be in the hand; both leave the bag.

    A known trap that was perhaps set since may be any of those set after it became known, or still in the hand: each
    place alike, unless the bag then holds no trap for a place that is left over.
    """
    count = len(state.traps[seat])
    faces: dict[int, str] = {}
    sure: set[int] = (
        set()
    )  # places that a known trap has taken; a card of the same name from the bag is another
    maybe: list[tuple[str, list[int]]] = []
    for card, newest in state.known[seat]:
        bag.remove(card)
        places = [n for n in slots if n >= count - newest and _fits(pool, card, state.traps[seat][n][1])]
        if places:
            maybe.append((card, places))
        else:
            held.append(card)
    for card, places in maybe:
        free = [number for number in places if number not in faces]
        pick = rng.below(len(free) + 1)
        if pick < len(free):
            faces[free[pick]] = card
            sure.add(free[pick])
        else:
            held.append(card)
    for number in slots:
        if number in faces:
            continue
        place = state.traps[seat][number][1]
        fitting = [card for card in bag if _fits(pool, card, place)]
        if fitting:
            card = fitting[rng.below(len(fitting))]
            bag.remove(card)
        else:  # only a card that was thought to be still in the hand can lie here
            card = next(card for card, places in maybe if number in places and card in held)
            held.remove(card)
            sure.add(number)
        faces[number] = card
    room = state.hands[seat].count("")
    while len(held) > room:  # more is known than the hand holds: some of it has been set
        card, number = next(
            (card, number)
            for card, places in maybe
            if card in held
            for number in places
            if number not in sure
        )
        held.remove(card)
        bag.append(faces[number])
        faces[number] = card
        sure.add(number)
    return faces


def _fits(pool: Pool, card: str, place: int) -> bool:
    row = pool.cards[card]
    return row.trap is not None and row.trap_lane == (place != RESERVE)


def _imagined(pool: Pool, state: State, seat: Seat, hidden: int, slots: list[int], rng: Rng) -> list[str]:
    """Cards that such a deck may hold: known ones, a trap for each face-down one, and others of its factions."""
    cards = [card for card, row in pool.cards.items() if row.faction in state.factions[seat]]
    copies = Counter(card for card in census(state, seat) if card)
    bag = [card for card, _ in state.known[seat]]
    copies.update(bag)
    for number in slots:
        place = state.traps[seat][number][1]
        fitting = [card for card in cards if _fits(pool, card, place)] or [
            card for card in pool.cards if _fits(pool, card, place)
        ]
        card = fitting[rng.below(len(fitting))]
        copies[card] += 1
        bag.append(card)
    tries = 0
    while len(bag) < hidden:
        card = cards[rng.below(len(cards))]
        tries += 1
        if copies[card] < _most(pool, card) or tries > PATIENCE:
            copies[card] += 1
            bag.append(card)
    return bag[:hidden]


def _most(pool: Pool, card: str) -> int:
    copies = pool.cards[card].copies
    return copies if isinstance(copies, int) else MANY
