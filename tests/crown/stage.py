"""A stage on which any card of the game can show what it does: positions in which something is there to be done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from typing import Any, TypeAlias

from game.core.event import Event
from game.core.ids import Action, Seat
from game.rules.crown.board import power_at
from game.rules.crown.cards import Card
from game.rules.crown.engine import Crown
from game.rules.crown.reserve import stands_in_reserve
from game.rules.crown.state import State

RULES = Crown()
"""The game's own cards, not the frozen set: here it is they that are tested."""
POOL = RULES.pool
CARDS: dict[str, Card] = {row.id: row.card for row in POOL.cards.values()}
NAMES = ("Ann", "Ben")
ANN, BEN = 0, 1
"""Ann's is the card that is tested (and of a Rival, that she controls)."""
RICH = {"insight": 20, "resolve": 20, "artifice": 20, "hunger": 20, "essence": 20}
LONGEST = 120
LATE, ENOUGH = 1, 3
"""The taste that waits, in a push, until Ben's pool has grown, and how far."""

Position: TypeAlias = dict[str, Any]
Wish: TypeAlias = Callable[[Action], bool]


def position(*, turn: str = "Ann", behind: bool = False) -> Position:
    """Both players rich; every lane held by both, with withered, exhausted, strong and weak creatures among them."""
    mine = [
        "willing_volunteer",
        {"card": "willing_volunteer", "counters": 1},
        {"card": "laughing_crowd", "exhausted": True},
        "linked_gear",
        "steam_hound",
    ]
    theirs = ["laughing_crowd", {"card": "willing_volunteer", "counters": 1}, "clockwork_ant"]
    far = ["willing_volunteer", {"card": "night_porter", "exhausted": True}]
    fade = ["clockwork_ant", "linked_gear", "lull", "clockwork_ant", *["clockwork_ant"] * 20]
    return {
        "turn": turn,
        "players": {
            "Ann": _player(mine, far, fade, majesty=0),
            "Ben": _player(theirs, far, fade, majesty=2 if behind else 0),
        },
    }


def _player(left: list[Any], far: list[Any], fade: list[str], *, majesty: int) -> Position:
    anchors = ["clockwork_ant", "brave_squire", "clockwork_ant"]
    return {
        "majesty": majesty,
        "resources": dict(RICH),
        "hand": ["clockwork_ant", "linked_gear", "falling_star", "dismantle"],
        "deck": ["clockwork_ant", "willing_volunteer", "lull"] * 6,
        "fade": list(fade),
        "lanes": {
            "left": {"creatures": list(left), "anchors": list(anchors)},
            "center": {"creatures": list(far), "anchors": list(anchors)},
            "right": {"creatures": list(far), "anchors": list(anchors)},
        },
    }


def left(spot: Position, who: str) -> Position:
    """A player's left lane of a position."""
    lane: Position = spot["players"][who]["lanes"]["left"]
    return lane


def put_down(spot: Position, card: Card, *, hurt: bool = False, behind_sleeper: bool = False) -> Position:
    """The position with Ann's card where it works: front of her left lane, her Reserve, or set as a trap.

    `hurt`: one more damage shatters it; `behind_sleeper`: it is second, and the Leader is exhausted.
    """
    ann = spot["players"]["Ann"]
    if card.type == "trap":
        if card.trap is not None and card.trap.goes == "lane":
            left(spot, "Ann")["traps"] = [card.id]
        else:
            ann["reserve"] = [card.id]
    elif stands_in_reserve(card):
        ann["reserve"] = [card.id]
    else:
        entry: Position = {"card": card.id}
        if card.type == "rival":
            entry["owner"] = "Ben"
        line = left(spot, "Ann")["creatures"]
        line.insert(0, entry)
        if behind_sleeper:
            line.insert(0, {"card": "laughing_crowd", "exhausted": True})
        if hurt:
            entry["damage"] = power_at(POOL, begin(spot), 0, 0) - 1
    return spot


def begin(spot: Position) -> State:
    return RULES.from_position(spot, RULES.options({"games": 1}, NAMES), NAMES, seed=1)


def run(state: State, card: Card, *wishes: Wish, taste: int = 0) -> list[Event]:
    """Plays the wished actions, each at the next main decision, and everything that follows; what happened.

    Small questions get the answer that lets the card do most; `taste` says which of several targets is taken.
    """
    log: list[Event] = []
    left_over = list(wishes)
    for _ in range(LONGEST):
        decision = state.decision
        if decision is None:
            break
        actions = RULES.legal_actions(state)
        if decision.kind == "act":
            if not left_over:
                break
            wish = left_over.pop(0)
            chosen = [action for action in actions if wish(action)]
            if not chosen:
                break
            RULES.apply(state, chosen[0], log)
            continue
        RULES.apply(state, answer(state, card, actions, taste), log)
    return log


def answer(state: State, card: Card, actions: list[Action], taste: int) -> Action:
    """What Ann and Ben answer to what is no main decision."""
    decision = state.decision
    assert decision is not None
    if decision.seat == ANN and not (taste == LATE and state.pools[BEN] < ENOUGH):
        for word in ("fire", "exhaust") if decision.kind == "window" else ():
            for action in actions:
                if action[0] == word and _is_mine(state, card, action):
                    return action
    for action in actions if decision.seat == ANN else ():
        if action[0] in {"spring", "cast"}:
            return action
    for action in actions:
        if action in {("choose", "yes"), ("hold",), ("end",), ("decline",), ("take",)}:
            return action
    return actions[taste % len(actions)]


def _is_mine(state: State, card: Card, action: Action) -> bool:
    """Whether an answer of Ann's in a window lets the card itself act."""
    lane, index = action[1:] if action[0] == "exhaust" else (state.lane, action[1])
    return bool(state.lines[ANN * 3 + lane][index][0] == card.id)


def plays(card_id: str) -> Wish:
    """To play a card, into the left lane where it stands in one."""
    return lambda action: action[0] == "play" and action[1] == card_id and action[2] in {-1, 0}


def pushes(lane: int) -> Wish:
    return lambda action: action == ("push", lane)


def uses(card_id: str, state: State) -> Wish:
    """To use the Exhaust ability of a card."""
    return lambda action: action[0] == "exhaust" and state.lines[action[1]][action[2]][0] == card_id


def parts_of(value: Any) -> Iterator[Any]:
    """Everything that is written within an effect, the effect itself first."""
    yield value
    if is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            inner = getattr(value, field.name)
            for each in inner if isinstance(inner, tuple) else (inner,):
                if is_dataclass(each):
                    yield from parts_of(each)


def caused_by(card: Card, log: list[Event]) -> list[Event]:
    return [event for event in log if event.cause.source == card.id]


def seat_of(whose: str) -> Seat:
    return ANN if whose == "yours" else BEN
