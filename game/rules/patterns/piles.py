"""Cards of a pile by their text: `kiln_guard`, and `kiln_guard#2` for the second of the same."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.patterns.state import Row

NOWHERE = -1


def split_ref(ref: str) -> tuple[str, int]:
    """The card and which of its copies, from 1; 0 where the number is none (`#1` is not written)."""
    card, mark, number = ref.partition("#")
    if not mark:
        return card, 1
    fine = number.isascii() and number.isdigit() and number[0] != "0" and len(number) < 4 and number != "1"
    return card, int(number) if fine else 0


def slot_of(pile: Row, ref: str, taken: Sequence[int] = ()) -> int:
    """Where the card lies, or NOWHERE; a text without a number means the first copy that is not taken already."""
    card, number = split_ref(ref)
    if number == 0 or not card:
        return NOWHERE
    places = [slot for slot, there in enumerate(pile) if there == card]
    if number > 1:
        return places[number - 1] if number <= len(places) and places[number - 1] not in taken else NOWHERE
    return next((slot for slot in places if slot not in taken), NOWHERE)


def ref_of(pile: Row, slot: int) -> str:
    """The text of the card at a slot."""
    card = pile[slot]
    number = pile[:slot].count(card) + 1
    return card if number == 1 else f"{card}#{number}"


def distinct(pile: Row, masks: tuple[int, ...]) -> list[tuple[str, int]]:
    """Ref and slot of every card of a pile that differs, by itself or by who knows it; of equal ones the first."""
    found = []
    told: set[tuple[str, int]] = set()
    for slot, pair in enumerate(zip(pile, masks, strict=True)):
        if pair not in told and pair[0]:
            told.add(pair)
            found.append((ref_of(pile, slot), slot))
    return found
