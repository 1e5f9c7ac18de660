"""What may be answered to each decision. One predicate judges; the list is what passes it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.core.errors import Refusal
from game.core.ids import Action
from tests.tiny.cards import CARDS
from tests.tiny.state import living

_HAPPENS = {"played": "playing a card", "hurt": "being hurt"}


def legal_actions(at: Any) -> list[Action]:
    return [action for action in _candidates(at) if why_not(at, action) is None]


def _candidates(at: Any) -> Iterator[Action]:
    decision = at.decision
    if decision is None or getattr(at, "seat", decision.seat) != decision.seat:
        return
    cards = sorted(set(at.hands[decision.seat]))
    if decision.kind == "main":
        yield from (("play", card) for card in cards)
        yield from (("set", card) for card in cards)
        yield from (("draw",), ("rest",))
    elif decision.kind == "window":
        yield from (("fuel", card) for card in cards)
        yield from (("play", card) for card in cards)
        yield ("decline",)
    elif decision.kind == "trap":
        yield from (("spring",), ("decline",))
    elif decision.kind == "target":
        yield from (("target", seat) for seat in range(at.seats))
    else:
        yield from (("choose", "yes"), ("choose", "no"))


def why_not(at: Any, action: Action) -> Refusal | None:
    """Legality itself, for states and for views of the deciding seat; anything at all may be asked about."""
    decision = at.decision
    if decision is None:
        return Refusal("over", "The game is over.")
    if getattr(at, "seat", decision.seat) != decision.seat:
        return Refusal("not_yours", "It is not your decision.")
    if not isinstance(action, tuple):
        return Refusal("no_action", "That is no action.")
    kind, seat = decision.kind, decision.seat
    match action:
        case ("play" | "set" | "fuel" as verb, str() as card):
            if card not in at.hands[seat]:
                return Refusal("not_in_hand", f"There is no {card} in the hand.")
            return _why_not_card(at, kind, verb, card)
        case ("draw",) if kind == "main":
            return None if at.deck else Refusal("empty", "The deck is empty.", "Rest instead.")
        case ("rest",) if kind == "main":
            return Refusal("not_empty", "There are cards to draw.", "Draw instead.") if at.deck else None
        case ("decline",) if kind in {"trap", "window"}:
            return None
        case ("spring",) if kind == "trap":
            event = decision.args[0]
            if CARDS[at.traps[seat]].waits_for == event:
                return None
            return Refusal(
                "does_not_fit", f"This trap does not wait for anybody {_HAPPENS[event]}.", "Decline."
            )
        case ("target", int() as target) if kind == "target" and not isinstance(target, bool):
            if target not in living(at):
                return Refusal("not_there", "Nobody living sits there.")
            if decision.args[1] == "another" and target == seat:
                return Refusal("yourself", "It must be somebody else.")
            return None
        case ("choose", "yes" | "no") if kind == "choose":
            return None
    return Refusal("no_answer", f"That is no answer to the question of the {kind}.")


def _why_not_card(at: Any, kind: str, verb: str, card: str) -> Refusal | None:
    seat, type_ = at.decision.seat, CARDS[card].type
    if kind == "main" and verb == "play" and type_ != "spell":
        hint = "Set it instead." if type_ == "trap" else "Wait for a wager."
        return Refusal("not_now", f"A {card} is not played on a turn of its own.", hint)
    if kind == "main" and verb == "set":
        if type_ != "trap":
            return Refusal("no_trap", f"A {card} is no trap.", "Play it instead.")
        return Refusal("one_trap", "One trap lies there already.") if at.traps[seat] else None
    if kind == "window" and verb == "play" and type_ != "jibe":
        return Refusal("not_now", f"Only jibes may be played into a wager, not a {card}.", "Fuel with it.")
    if (kind, verb) in {("main", "play"), ("window", "play"), ("window", "fuel")}:
        return None
    return Refusal("no_answer", f"That is no answer to the question of the {kind}.")
