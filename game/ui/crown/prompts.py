"""The prompt line of Crown: the sentence, and the buttons that every question has."""

from __future__ import annotations

from game.core.words import Card, Player, Sentence
from game.rules.crown.push import heroic_share
from game.rules.crown.state import LANES
from game.ui.crown.facts import Facts
from game.ui.crown.gestures import BROWSE, MODE, PUSH, put_back
from game.ui.crown.orders import DECLINE, Order
from game.ui.crown.payments import amounts_words
from game.ui.crown.poses import offered_trap
from game.ui.crown.seen import LAST, Seen
from game.ui.crown.spreading import amounts_of
from game.ui.table.mat import Choice, Prompt, Sight


def prompt(view: Seen, sight: Sight, asked_words: Sentence, facts: Facts, undo: bool) -> Prompt:
    """What stands in the line for the view that is shown."""
    asked = view.decision
    if asked is None:
        return Prompt(asked_words)
    base = Prompt(asked_words, asked.seat)
    if not sight.acting:
        return base
    match asked.kind:
        case "mulligan":
            base = _mulligan(view, sight, base)
        case "act" | "chain" | "finish":
            base = _turn(view, sight, facts, base)
        case "window":
            base = _window(view, facts, base)
        case "spread":
            base = _spread(view, sight, facts, base)
        case "trap":
            base = _trap(view, facts, base)
        case "anchor":
            base = _anchor(view, facts, base)
        case "maneuver":
            base = _maneuver(facts, base, undo)
        case "choose":
            base = _choose(view, base)
    if (
        asked.kind == "act"
        and not sight.chosen
        and view.traps[asked.seat]
        and sight.seated[1 - asked.seat].human
    ):
        # between two people each question about a trap is a hand-over: its owner may spare both of them that
        off = Order(asked.seat, DECLINE) in sight.orders
        words = "Ask about traps" if off else "Decline traps"
        base = _with(
            base, Choice("decline_all", words, ("order", "decline"), "alert-octagram", "", local=True)
        )
    if undo and asked.kind in ("act", "chain", "finish") and not base.choices:
        base = _with(base, Choice("undo", "Undo", None, "undo-variant", "Z"))
    return base


def _with(base: Prompt, *choices: Choice, words: Sentence | None = None, budget: str = "") -> Prompt:
    return Prompt(words or base.words, base.seat, 0, 0, budget or base.budget, (*base.choices, *choices))


def _mulligan(view: Seen, sight: Sight, base: Prompt) -> Prompt:
    seat = base.seat or 0
    cards = put_back(sight.chosen, view, seat)
    count = len(cards)
    words: Sentence = (
        Player(seat),
        ", click the cards of your opening hand that should go back, once; or keep it.",
    )
    if not count:
        return _with(
            base, Choice("keep", "Keep the hand", ("keep",), "check-bold", "Enter", main=True), words=words
        )
    label = f"Put back {count} and draw {count}"
    return _with(
        base,
        Choice("mulligan", label, ("mulligan", cards), "rotate-left", "Enter", main=True),
        Choice("clear", "Keep all", ("clear",), "", "K", local=True),
        words=words,
    )


def _turn(view: Seen, sight: Sight, facts: Facts, base: Prompt) -> Prompt:
    asked = view.decision
    seat = base.seat or 0
    if sight.chosen[:1] == (PUSH,):
        lane = int(sight.chosen[1])
        seen = facts.foreseen(lane)
        words: Sentence = (Player(seat), f", push the {LANES[lane]} lane?")
        if seen is not None:
            words = (
                Player(seat), f", push the {LANES[lane]} lane? Foreseeable: you {seen.pools[seat]}, ", Player(1 - seat),
                f" {seen.pools[1 - seat]}" + ("; you break through." if seen.breaks(1 - seat) else "."),
            )  # fmt: skip
        return _with(
            base,
            Choice("push", "Push", ("push", lane), "sword-cross", "Enter", main=True),
            Choice("back", "Not yet", ("push_back",), "", "N", local=True),
            words=words,
        )
    if sight.chosen == (MODE,):
        words = (
            Player(seat),
            ", drag any of your glowing creatures to another lane, or to another place in theirs.",
        )
        return _with(base, Choice("back", "Not now", ("push_back",), "", "N", local=True), words=words)
    if sight.chosen[:1] == (BROWSE,):
        return _with(base, Choice("back", "Close the Fade", (BROWSE, -1), "", "N", local=True))
    if ("pass",) in facts.legal:
        words = (Player(seat), ", no action is possible: pass, or use an Exhaust ability.")
        return _with(base, Choice("pass", "Pass", ("pass",), "", "P", main=True), words=words)
    if asked is not None and asked.kind == "chain":
        return _with(base, Choice("end", "No further card", ("end",), "link-variant", "E"))
    if asked is not None and asked.kind == "finish":
        return _with(base, Choice("end", "End the turn", ("end",), "check-bold", "E", main=True))
    return base


def _window(view: Seen, facts: Facts, base: Prompt) -> Prompt:
    asked = view.decision
    if asked is None:
        return base
    seat = asked.seat
    fires = [action for action in facts.legal if action[0] == "fire"]
    uses = [action for action in facts.legal if action[0] == "exhaust"]
    line = view.lines[seat * 3 + view.lane]
    choices = []
    last = view.step >= LAST
    later = "not at all: this is the last window" if last else "hold it for a later window of this push"
    if len(fires) == 1:
        words: Sentence = (Player(seat), ", fire ", Card(line[fires[0][1]][0]), f" now, or {later}?")
        choices.append(Choice("fire", "Fire", fires[0], "feather", "F", main=True))
    elif fires:
        words = (Player(seat), ", click a raised creature to fire its Flying Strike, or hold.")
    else:
        words = (Player(seat), ", use an Exhaust ability now, or hold?")
    if uses and not fires and len(uses) == 1:
        _, lane, index = uses[0]
        card = view.lines[seat * 3 + lane][index][0]
        words = (Player(seat), ", use the Exhaust ability of ", Card(card), " now, or hold?")
        choices.append(Choice("use", "Use", uses[0], "rotate-right", "U", main=True))
    choices.append(Choice("hold", "Hold", ("hold",), "timer-sand", "H"))
    if not last:
        choices.append(
            Choice("hold_all", "Hold to the last", ("order", "hold"), "fast-forward", "L", local=True)
        )
    return _with(base, *choices, words=words)


def _spread(view: Seen, sight: Sight, facts: Facts, base: Prompt) -> Prompt:
    asked = view.decision
    if asked is None:
        return base
    amount, room, heroic = facts.spread
    amounts = amounts_of(sight.chosen, len(room))
    left = amount - sum(amounts)
    owed = heroic_share(amount, room, heroic) - sum(
        a for a, first in zip(amounts, heroic, strict=True) if first
    )
    if left and owed > 0:
        words: Sentence = (
            Player(asked.seat),
            f", spread {amount} damage: Heroic creatures take theirs first ({owed}).",
        )
    elif left:
        words = (
            Player(asked.seat),
            f", spread {amount} damage: click your creatures, or drag the tokens onto them.",
        )
    else:
        words = (Player(asked.seat), ", all damage is placed.")
    choices = [
        Choice(
            "deal", "Take it", ("spread", tuple(amounts)), "check-bold", "Enter", main=True, enabled=not left
        ),
    ]
    if left or len(room) > 1:
        choices.append(Choice("suggest", "Suggest", ("suggest",), "auto-fix", "D", local=True))
    if any(amounts):
        choices.append(Choice("clear", "Clear", ("clear",), "", "C", local=True))
    return _with(base, *choices, words=words, budget=f"{sum(amounts)} of {amount}")


def _trap(view: Seen, facts: Facts, base: Prompt) -> Prompt:
    owner, number = offered_trap(view)
    card = view.traps[owner][number][0] if owner >= 0 else ""
    springs = [action for action in facts.legal if action[0] == "spring"]
    choices = []
    for k, action in enumerate(springs[:3]):
        ways = facts.payments(card)
        price = f" for {amounts_words(facts, ways[k])}" if k < len(ways) and any(ways[k]) else ""
        choices.append(
            Choice(f"spring:{k}", f"Spring{price}", action, "flash", "S" if not k else str(k + 1), main=not k)
        )
    choices.append(Choice("decline", "Decline", ("decline",), "", "D", main=not springs))
    choices.append(
        Choice("decline_all", "None this turn", ("order", "decline"), "fast-forward", "", local=True)
    )
    what = _happened(view)
    where = (
        "the Reserve"
        if owner >= 0 and view.traps[owner][number][1] == 3
        else f"the {LANES[view.traps[owner][number][1]]} lane"
        if owner >= 0
        else ""
    )
    shown: Sentence = (Card(card),) if card else ("the face-down trap",)
    asking: Sentence = ("Spring ", *shown, f" in {where}?")
    idle: Sentence = (*shown, f" in {where} does not fit, or cannot be paid.")
    words: Sentence = (Player(base.seat or 0), f": {what}. ", *(asking if springs else idle))
    return _with(base, *choices, words=words)


def _happened(view: Seen) -> str:
    asked = view.decision
    if asked is None or len(asked.args) < 4:
        return "something happened"
    words = {
        "push_announced": "a push is announced",
        "creature_played": "a creature is played",
        "spell_played": "a spell is played",
        "creature_shattered": "a creature shattered",
        "anchor_broken": "an anchor broke",
    }
    return words.get(str(asked.args[2]), "something happened")


def _anchor(view: Seen, facts: Facts, base: Prompt) -> Prompt:
    asked = view.decision
    if asked is None:
        return base
    card = asked.args[0]
    row = facts.pool.cards[card]
    casts = [action for action in facts.legal if action[0] == "cast"]
    sets = [action for action in facts.legal if action[0] == "set"]
    choices = []
    if sets:
        words: Sentence = (
            Player(asked.seat),
            ", the broken anchor is ",
            Card(card),
            ": set it face-down, or take it.",
        )
        for _, _, place in sets:
            name = "Reserve" if place == 3 else LANES[place].capitalize()
            choices.append(
                Choice(f"set:{place}", f"Set: {name}", ("set", "", place), "alert-octagram", "", main=True)
            )
    elif casts and row.stands:
        words = (
            Player(asked.seat),
            ", the broken anchor is ",
            Card(card),
            ": drag it into a lane, or take it.",
        )
    elif casts:
        words = (Player(asked.seat), ", the broken anchor is ", Card(card), ": cast it now, or take it.")
        choices.append(Choice("cast", "Cast", casts[0], "auto-fix", "C", main=True))
    else:
        words = (
            Player(asked.seat),
            ", the broken anchor ",
            Card(card),
            " cannot be cast now: take it into the hand.",
        )
    choices.append(Choice("take", "Take", ("take",), "hand-back-right", "T", main=not choices and not casts))
    return _with(base, *choices, words=words)


def _maneuver(facts: Facts, base: Prompt, undo: bool) -> Prompt:
    done = ("done",) in facts.legal
    more = any(action[0] == "move" for action in facts.legal)
    tail = "move another creature, or say that it is done." if more else "the Maneuver is complete."
    words: Sentence = (Player(base.seat or 0), f", {tail}")
    choices = [Choice("done", "Done", ("done",), "check-bold", "Enter", main=True, enabled=done)]
    if undo:
        choices.append(Choice("undo", "Undo", None, "undo-variant", "Z"))
    return _with(base, *choices, words=words)


def _choose(view: Seen, base: Prompt) -> Prompt:
    asked = view.decision
    if asked is None:
        return base
    choices = [
        Choice(
            f"word:{word}", word.replace("_", " ").capitalize(), ("choose", word), "", str(k + 1), main=not k
        )
        for k, word in enumerate(asked.args[1])
    ]
    return _with(base, *choices)
