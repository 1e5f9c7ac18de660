"""Actions and their texts, as rules/notation writes them.

| action | text |
|---|---|
| ("keep",) / ("mulligan", cards) | `keep` / `mulligan CARD CARD` |
| ("play", card, lane, index, payment) | `play CARD LANE INDEX`, `play CARD ~LANE INDEX`, `play CARD` |
| ("set", card, place) | `set CARD LANE`, `set CARD reserve`; card "" is the broken anchor: `set LANE` |
| ("push", lane), ("meditate",), ("recover",), ("pass",) | `push LANE`, `meditate`, `recover`, `pass` |
| ("maneuver", from, to), ("move", index, to_index), ("done",) | `maneuver FROM TO`, `move I J`, `done` |
| ("fire", index), ("exhaust", lane, index), ("hold",) | `fire I`, `exhaust LANE.I`, `hold` |
| ("spring", payment), ("decline",) | `spring`, `decline` |
| ("spread", amounts) | `spread N N ...` |
| ("cast", lane, index, payment), ("take",) | `cast LANE INDEX`, `cast`, `take` |
| ("target", ref), ("choose", word), ("end",) | `target REF`, `choose WORD`, `end` |

Lane and index are -1 where a card stands in no lane; a lane of the wrong side is 10 + lane, which is never legal.
A payment is None for the default, else the amounts by kind: ` pay insight:1 essence:2`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from game.core.errors import NotationError
from game.core.ids import Action
from game.core.suggest import did_you_mean
from game.rules.crown import legal
from game.rules.crown.after import offered
from game.rules.crown.compile import Pool
from game.rules.crown.costs import Payment, payments
from game.rules.crown.refusals import WORDS
from game.rules.crown.state import LANES, RESERVE, State
from game.rules.crown.turn import broken

WRONG_SIDE: Final = 10
PLACES: Final = (*LANES, "reserve")


# -- writing -------------------------------------------------------------------------------------------------


def text_of(pool: Pool, state: State, action: Action) -> str:
    """The one text of an action that is an answer to the decision that stands."""
    match action:
        case ("play", card, lane, index, payment):
            return f"play {card}{_at(pool, card, lane, index)}{_paying(pool, payment)}"
        case ("cast", lane, index, payment):
            return f"cast{_at(pool, broken(state)[1], lane, index)}{_paying(pool, payment)}"
        case ("set", card, place):
            return f"set {card} {PLACES[place]}" if card else f"set {PLACES[place]}"
        case ("spring", payment):
            return f"spring{_paying(pool, payment)}"
        case ("push", lane):
            return f"push {LANES[lane]}"
        case ("maneuver", from_lane, to_lane):
            return f"maneuver {LANES[from_lane]} {LANES[to_lane]}"
        case ("exhaust", lane, index):
            return f"exhaust {LANES[lane]}.{index}"
        case ("mulligan" | "spread" as kind, parts):
            return " ".join([kind, *map(str, parts)])
        case ("target", ref):
            return f"target {ref_text(state, ref)}"
        case (kind, *parts):
            return " ".join([kind, *map(str, parts)])
    raise ValueError(action)


def _at(pool: Pool, card: str, lane: int, index: int) -> str:
    if lane < 0:
        return ""
    across = (pool.cards[card].type == "rival") != (lane >= WRONG_SIDE)
    return f" {'~' if across else ''}{LANES[lane % WRONG_SIDE]} {index}"


def _paying(pool: Pool, payment: Payment | None) -> str:
    if payment is None:
        return ""
    amounts = [f" {kind}:{n}" for kind, n in zip(pool.resources, payment, strict=True) if n]
    return f" pay{''.join(amounts)}"


def ref_text(state: State, ref: tuple[Any, ...]) -> str:
    """What lies on the table, seen from the deciding seat."""
    me = state.decision.seat if state.decision is not None else 0
    match ref:
        case ("unit", seat, lane, index):
            return f"{'' if seat == me else '~'}{LANES[lane]}.{index}"
        case ("anchor", seat, lane, index):
            return f"{'' if seat == me else '~'}{LANES[lane]}:{index}"
        case ("card", seat, zone, index):
            return f"{'' if seat == me else '~'}{zone}:{index}"
        case ("trap", seat, place, index):
            return f"{'' if seat == me else '~'}{PLACES[place]}!{index}"
        case ("lane", lane):
            return LANES[lane]
    raise ValueError(ref)


# -- reading -------------------------------------------------------------------------------------------------


class _Words:
    """The words of a text, with where each begins."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.words = [(match.group(), match.start()) for match in re.finditer(r"\S+", text)]
        self.at = 0

    def fail(self, expected: str, suggestion: str | None = None) -> NotationError:
        """That something else was expected at the word read last, or at the end."""
        last = self.at - 1
        column = self.words[last][1] if 0 <= last < len(self.words) else len(self.text)
        return NotationError(self.text, column, expected, suggestion)

    def more(self) -> bool:
        return self.at < len(self.words)

    def peek(self) -> str:
        return self.words[self.at][0] if self.more() else ""

    def next(self, expected: str) -> str:
        self.at += 1
        if self.at > len(self.words):
            raise NotationError(self.text, len(self.text), expected)
        return self.words[self.at - 1][0]

    def one_of(self, words: tuple[str, ...], expected: str) -> int:
        word = self.next(expected)
        if word not in words:
            raise self.fail(expected, did_you_mean(word, words))
        return words.index(word)

    def number(self, expected: str) -> int:
        word = self.next(expected)
        if not re.fullmatch(r"\d{1,4}", word):
            raise self.fail(expected)
        return int(word)


def parse(pool: Pool, state: State, text: str) -> Action:
    """The action a text means; NotationError where it is none at all."""
    words = _Words(text)
    kind = words.next("an action")
    reader = READERS.get(kind)
    if reader is None and kind not in WORDS:
        raise words.fail("an action", did_you_mean(kind, sorted(WORDS)))
    action = reader(pool, state, words) if reader is not None else (kind,)
    if words.more():
        words.next("nothing more")
        raise words.fail("nothing more")
    return action


def _card(pool: Pool, state: State, words: _Words) -> str:
    """A card's id. `#2` is the second of two alike: there must be one, and in a hand it is as good as the first."""
    word = words.next("a card")
    card, mark, number = word.partition("#")
    if card not in pool.cards or (mark and not re.fullmatch(r"[1-9]\d?", number)):
        alike = [each for each in pool.cards if each[0] == card[:1]]  # all of them would take long
        raise words.fail("a card", did_you_mean(card, alike))
    held = state.hands[state.decision.seat].count(card) if state.decision is not None else 0
    if mark and int(number) > max(held, 1):
        raise words.fail(f"a copy from #1 to #{held}" if held else "a card of the hand")
    return card


def _place(pool: Pool, words: _Words, card: str) -> tuple[int, int]:
    """`LANE INDEX`, `~LANE INDEX` or nothing."""
    if not words.more() or words.peek() == "pay":
        return -1, -1
    word = words.next("a lane")
    across, name = word.startswith("~"), word.removeprefix("~")
    if name not in LANES:
        raise words.fail("a lane", did_you_mean(name, LANES))
    lane = LANES.index(name)
    if across != (pool.cards[card].type == "rival"):
        lane += WRONG_SIDE
    return lane, words.number("the place it will have, from 0")


def _payment(pool: Pool, state: State, words: _Words, card: str | None) -> Payment | None:
    """` pay KIND:N ...`; the default payment is written without it."""
    if not words.more():
        return None
    if words.next("'pay'") != "pay":
        raise words.fail("'pay', or nothing")
    amounts = [0] * pool.width
    while words.more():
        kind, _, number = words.next("a resource and a number, as essence:2").partition(":")
        if kind not in pool.resources:
            raise words.fail("a resource", did_you_mean(kind, pool.resources))
        if not re.fullmatch(r"\d{1,4}", number):
            raise words.fail("a resource and a number, as essence:2")
        amounts[pool.resources.index(kind)] += int(number)
    payment = tuple(amounts)
    decision = state.decision
    if card is not None and decision is not None:
        ways = payments(pool, state, decision.seat, pool.cards[card])
        if ways and payment == ways[0]:
            return None
    return payment


def _play(pool: Pool, state: State, words: _Words) -> Action:
    card = _card(pool, state, words)
    lane, index = _place(pool, words, card)
    return ("play", card, lane, index, _payment(pool, state, words, card))


def _cast(pool: Pool, state: State, words: _Words) -> Action:
    offered = [entry for entry in state.limbo if entry[0] == "anchor"]
    if not offered:  # nothing is on offer: that the text makes sense is all that can be said
        words.at = len(words.words)
        return ("cast", -1, -1, None)
    card = offered[0][3]
    lane, index = _place(pool, words, card)
    payment = _payment(pool, state, words, None if pool.cards[card].snap else card)
    if pool.cards[card].snap and payment is not None and not any(payment):
        payment = None
    return ("cast", lane, index, payment)


def _set(pool: Pool, state: State, words: _Words) -> Action:
    if words.peek() in PLACES:
        return ("set", "", words.one_of(PLACES, "a lane or 'reserve'"))
    card = _card(pool, state, words)
    return ("set", card, words.one_of(PLACES, "a lane or 'reserve'"))


def _spring(pool: Pool, state: State, words: _Words) -> Action:
    card = None
    decision = state.decision
    if decision is not None and decision.kind == "trap":
        seat, number, _ = offered(state)
        card = state.traps[seat][number][0] or None
    return ("spring", _payment(pool, state, words, card))


def _mulligan(pool: Pool, state: State, words: _Words) -> Action:
    cards: list[str] = []
    copies: set[str] = set()
    while words.more() or not cards:
        word = words.peek()
        cards.append(_card(pool, state, words))
        if word in copies:
            raise words.fail("another copy: this one has been named")
        if "#" in word:
            copies.add(word)
    hand = state.hands[state.decision.seat] if state.decision is not None else ()
    counts = Counter(cards)
    ordered = legal.in_hand_order(hand, dict(counts))
    return ("mulligan", ordered if len(ordered) == len(cards) else tuple(cards))


def _spread(pool: Pool, state: State, words: _Words) -> Action:  # noqa: ARG001 - all readers are called alike
    amounts = []
    while words.more():
        amounts.append(words.number("a number for each creature"))
    return ("spread", tuple(amounts))


def _exhaust(pool: Pool, state: State, words: _Words) -> Action:  # noqa: ARG001
    word = words.next("a creature, as left.0")
    match = re.fullmatch(r"(\w+)\.(\d{1,4})", word)
    if match is None or match[1] not in LANES:
        raise words.fail("a creature of yours, as left.0", did_you_mean(word.partition(".")[0], LANES))
    return ("exhaust", LANES.index(match[1]), int(match[2]))


def _push(pool: Pool, state: State, words: _Words) -> Action:  # noqa: ARG001
    return ("push", words.one_of(LANES, "a lane"))


def _maneuver(pool: Pool, state: State, words: _Words) -> Action:  # noqa: ARG001
    return ("maneuver", words.one_of(LANES, "a lane"), words.one_of(LANES, "a lane"))


def _move(pool: Pool, state: State, words: _Words) -> Action:  # noqa: ARG001
    return ("move", words.number("a place, from 0"), words.number("the place it then has, from 0"))


def _fire(pool: Pool, state: State, words: _Words) -> Action:  # noqa: ARG001
    return ("fire", words.number("the place of a creature in the lane that is pushed"))


def _choose(pool: Pool, state: State, words: _Words) -> Action:  # noqa: ARG001
    return ("choose", words.next("a word that is offered"))


REF: Final = re.compile(r"(~?)(\w+)(?:([.:!])(\d{1,4}))?")


def _target(pool: Pool, state: State, words: _Words) -> Action:  # noqa: ARG001
    """A ref; where a card asks for an anchor, its lane alone means the next one there, and the other way about.

    A lane itself is both players', so there is no `~left` but for the opponent's next anchor there.
    """
    expected = "a creature left.0, a lane left, an anchor left:0 or a card fade:0"
    match = REF.fullmatch(words.next(expected))
    if match is None:
        raise words.fail(expected)
    decision = state.decision
    me = decision.seat if decision is not None else 0
    tilde, name, sign, number = match.groups()
    seat = 1 - me if tilde else me
    lane = LANES.index(name) if name in LANES else -1
    ref: tuple[Any, ...]
    if lane >= 0:
        if sign is None:
            ref = ("lane", lane)
        else:
            ref = ({".": "unit", ":": "anchor", "!": "trap"}[sign], seat, lane, int(number))
    elif name in {"hand", "fade", "deck", "reserve"} and sign == ":":
        ref = ("card", seat, name, int(number))
    elif name == "reserve" and sign == "!":
        ref = ("trap", seat, RESERVE, int(number))
    else:
        raise words.fail(expected, did_you_mean(name, (*LANES, "fade", "hand", "deck")))
    options: tuple[tuple[Any, ...], ...] = ()
    if decision is not None and decision.kind == "target":
        options = decision.args[2]
    across = bool(tilde) and ref[0] == "lane"
    if ref in options and not across:
        return ("target", ref)
    for other in options:
        if ref[0] == "lane" and other[0] == "anchor" and other[1:3] == (seat, lane):
            return ("target", other)
        if ref[0] == "anchor" and ref[1] == me and other == ("lane", lane):
            return ("target", other)
    if across:
        raise words.fail("a lane without '~', for it is both players'", name)
    return ("target", ref)


READERS: Final[dict[str, Callable[[Pool, State, _Words], Action]]] = {
    "play": _play,
    "cast": _cast,
    "set": _set,
    "spring": _spring,
    "mulligan": _mulligan,
    "spread": _spread,
    "exhaust": _exhaust,
    "push": _push,
    "maneuver": _maneuver,
    "move": _move,
    "fire": _fire,
    "choose": _choose,
    "target": _target,
}
"""Who reads what stands behind the first word; words that are not here stand alone."""
