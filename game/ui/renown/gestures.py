"""Renown's legal actions as things to take and places to put them, and what other drops would have meant."""

from __future__ import annotations

from game.core.ids import Action
from game.core.words import Card as CardSpan
from game.core.words import Mark, Player, Sentence
from game.rules.renown import decisions, rulings
from game.rules.renown.cards import DECK, KIND_WORD, KINDS, RENOWN, SUIT_WORD, Card, sum_of
from game.rules.renown.legal import legal_actions
from game.rules.renown.view import RenownView
from game.rules.renown.words import MARKS
from game.ui.renown.poses import DEN, HALL, card_of, piece
from game.ui.table.gesture import Gesture, Tip
from game.ui.table.mat import Choice, Prompt, Sight

HAND, ROW, COURT, REMOVED, CONFIRM = "hand", "row", "court", "removed", "confirm"
PICK = "pick"
"""The local action of choosing, or not, a card to give."""


def ordinal(place: int) -> str:
    """Places are counted from the high end: 1st, 2nd, 3rd, 4th."""
    number = place + 1
    tail = "th" if 10 <= number % 100 <= 20 else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{tail}"


def den_key(view: RenownView) -> str:
    """The piece on top of the Den."""
    return piece(view.den[0]) if view.den and view.den[0] else DEN


def left_words(left: int, total: int) -> str:
    """A budget's words in a bubble."""
    return f"{left} of {total} left" if left else f"all {total} used"


def gestures(view: RenownView, sight: Sight) -> list[Gesture]:
    """Everything that may be done now, in the order of the legal actions."""
    if not sight.acting or view.decision is None:
        return []
    if view.decision.kind == decisions.GIVE:
        return _giving(view, sight)
    found: list[Gesture] = []
    for action in legal_actions(view):
        found += _of(view, action)
    return found


def _of(view: RenownView, action: Action) -> list[Gesture]:
    match action:
        case ("orient", way):
            end = "end:right" if way == "dealt" else "end:left"
            return [Gesture(end, "", action)]
        case ("successor", side):
            step = 1 if side == "left" else -1
            assert view.decision is not None  # noqa: S101 - an action answers a decision
            return [Gesture(f"seat:{(view.decision.seat + step) % view.seats}", "", action)]
        case ("bid", kind):
            return [Gesture(f"m:{kind}", COURT, action, Tip(f"{_bids(view)} {KIND_WORD[kind]}"), quick=True)]
        case ("take",):
            return _taking(view, action)
        case ("sacrifice", card, seat):
            suit = {"D": "Diamonds", "C": "Clubs"}[rulings.asked_suit(card)]
            return [Gesture(piece(card), f"seat:{seat}", action, Tip(f"Asks for {RENOWN[card]} in {suit}"))]
        case ("sacrifice", card):
            verb = "elevate" if rulings.goes_up(card) else "bury"
            words = f"{RENOWN[card]} Renown to {verb}"
            return [Gesture(piece(card), ROW, action, Tip(words, RENOWN[card], RENOWN[card]))]
        case ("raise" | "bury", _, _, _):
            return [_moving(view, action)]
    return []


def _bids(view: RenownView) -> str:
    """What is done with a marker: bid openly, or sealed."""
    return "Seal" if view.decision is not None and view.decision.args == ("sealed",) else "Bid"


def _taking(view: RenownView, action: Action) -> list[Gesture]:
    assert view.decision is not None  # noqa: S101 - an action answers a decision
    top = piece(view.hierarchy[0])
    alone = view.decision.kind != decisions.MOVE or not _top_may_leave(view)
    return [Gesture(top, HAND, action, Tip(f"Take it: {RENOWN[view.hierarchy[0]]} Renown"), quick=alone)]


def _top_may_leave(view: RenownView) -> bool:
    top = view.hierarchy[0]
    return any(action[0] in ("raise", "bury") and action[1] == top for action in legal_actions(view))


def _moving(view: RenownView, action: Action) -> Gesture:
    kind, what, places, out = action
    up = kind == "raise"
    turned = what in (DEN, HALL)
    size = len(view.hierarchy) + turned
    start = (size - 1 if up else 0) if turned else view.hierarchy.index(what)
    to = start - places if up else start + places
    take = piece(what) if not turned else den_key(view) if up else piece(view.hall[0])
    cost = rulings.price(places, turned, out)
    total, left = RENOWN[view.sacrificed], view.budget - cost
    tip = Tip(left_words(left, total), total, left)
    if out:
        return Gesture(take, HALL if up else DEN, action, tip)
    return Gesture(take, f"place:{to}", action, tip, ordinal(to))


def _giving(view: RenownView, sight: Sight) -> list[Gesture]:
    """A press picks a card or puts it back; dropped on who asks it is picked too, and all are given if that will do."""
    asked = view.decision
    assert asked is not None  # noqa: S101 - called while one stands
    attacker, _, suit, need = asked.args
    held = rulings.held_of(view.hands[asked.seat], suit)
    may = held if rulings.all_must_go(held, need) else rulings.eligible(held, need)
    ways = {frozenset(way[1]): way for way in legal_actions(view)}
    found = []
    for card in may:
        pick: Action = (PICK, card)
        picked = card in sight.chosen
        whole = sight.chosen if picked else (*sight.chosen, card)
        way = ways.get(frozenset(whole))
        tip = Tip(f"{sum_of(whole)} of {need}")
        found.append(Gesture(piece(card), "", pick, local=True))
        if way is not None or not picked:
            found.append(Gesture(piece(card), f"seat:{attacker}", way or pick, tip, local=way is None))
    return found


def choose(chosen: tuple[str, ...], action: Action) -> tuple[str, ...]:
    """Picks a card, or puts it back."""
    card = action[1]
    return tuple(c for c in chosen if c != card) if card in chosen else (*chosen, card)


def forced_choice(view: RenownView) -> tuple[str, ...]:
    """The cards to give where there is only one way to give them."""
    ways = legal_actions(view)
    return tuple(ways[0][1]) if len(ways) == 1 and ways[0][0] == "give" else ()


def would_be(take: str, onto: str, view: RenownView) -> Action | None:
    """The action that putting it there would mean, legal or not."""
    card: Card = card_of(take)
    asked = view.decision
    if asked is None:
        return None
    hand = view.hands[asked.seat]
    if take.startswith("m:"):
        return ("bid", take[2:]) if onto == COURT else None
    if asked.kind == decisions.GIVE and card in hand:
        return ("give", (card,))
    if card and card in hand:
        if onto.startswith("seat:"):
            return ("sacrifice", card, int(onto[5:]))
        if onto == ROW or onto.startswith("place:") or onto in (DEN, HALL, REMOVED):
            return ("sacrifice", card)
        return None
    if onto in {HAND, f"seat:{asked.seat}"}:
        if card in view.hierarchy[1:]:
            return ("take", card)
        return ("take",) if card in view.hierarchy else None
    return _would_move(take, card, onto, view)


def usual(take: str, view: RenownView) -> str:
    """Where a thing would most likely go, to say why it may not."""
    card, asked = card_of(take), view.decision
    if asked is None:
        return ""
    if card in view.hands[asked.seat]:
        return ROW
    up = view.sacrificed[1:] != "S"
    if card in view.hierarchy:
        at = view.hierarchy.index(card)
        if asked.kind == decisions.SCHEME:
            return f"place:{max(at - 1, 0)}" if at else HAND
        to = at - 1 if up else at + 1
        return f"place:{to}" if 0 <= to < len(view.hierarchy) else HALL if up else DEN
    return f"place:{len(view.hierarchy)}" if take == den_key(view) else "place:0"


def _would_move(take: str, card: Card, onto: str, view: RenownView) -> Action | None:
    row = view.hierarchy
    spade = view.sacrificed[1:] == "S"
    from_den = take == den_key(view)
    from_hall = bool(view.hall) and take == piece(view.hall[0])
    if not (from_den or from_hall or card in row):
        return None
    size = len(row) + (from_den or from_hall)
    start = size - 1 if from_den else 0 if from_hall else row.index(card)
    what = DEN if from_den else HALL if from_hall else card
    if onto.startswith("place:"):
        to = int(onto[6:])
        if from_den or (not from_hall and (to < start or (to == start and not spade))):
            return ("raise", what, start - to, False)
        return ("bury", what, to - start, False)
    if onto == HALL and not from_hall:
        return ("raise", what, start, True)
    if onto == DEN and not from_den:
        return ("bury", what, size - 1 - start, True)
    return None


def prompt(view: RenownView, sight: Sight, asked_words: Sentence, undo: bool) -> Prompt:
    """The sentence, what is left of a budget, and the buttons."""
    asked = view.decision
    if asked is None:
        return Prompt(asked_words)
    base = Prompt(asked_words, asked.seat)
    if asked.kind == decisions.MOVE:
        total = RENOWN[view.sacrificed]
        base = Prompt(asked_words, asked.seat, total, view.budget, f"{view.budget} of {total} left")
    if not sight.acting:
        return base
    if asked.kind == decisions.SCHEME and _all_seen(view) and legal_actions(view) == [("take",)]:
        words = (
            Player(asked.seat),
            ": take ",
            CardSpan(view.hierarchy[0]),
            "; nothing in hand can be sacrificed.",
        )
        base = Prompt(words, asked.seat)
    choices: list[Choice] = []
    match asked.kind:
        case decisions.BID:
            kinds = rulings.bid_kinds(view.favor[asked.seat])
            for kind, name, key in (("H", "shield-sun", "H"), ("V", "skull", "V")):
                choices.append(
                    Choice(
                        f"bid:{kind}",
                        f"{_bids(view)} {KIND_WORD[kind]}",
                        ("bid", kind),
                        name,
                        key,
                        main=True,
                        enabled=kind in kinds,
                    )
                )
        case decisions.ORIENT:
            choices = [
                Choice(
                    "orient:reversed", "The left end", ("orient", "reversed"), "arrow-left", "1", main=True
                ),
                Choice("orient:dealt", "The right end", ("orient", "dealt"), "arrow-right", "2", main=True),
            ]
        case decisions.SUCCESSOR:
            for side, step, key in (("left", 1, "1"), ("right", -1, "2")):
                name = f"{sight.names[(asked.seat + step) % view.seats]}, {side}"
                choices.append(
                    Choice(f"successor:{side}", name, ("successor", side), "crown", key, main=True)
                )
        case decisions.SCHEME | decisions.TAKE | decisions.MOVE:
            choices.append(
                Choice(
                    "take", "Take the top", ("take",), "hand-back-right", "T", main=True,
                    enabled=asked.kind != decisions.MOVE or rulings.may_stop(view.moved),
                )
            )  # fmt: skip
        case decisions.GIVE:
            base, confirm = _give_prompt(view, sight, base)
            choices.append(confirm)
    if undo and asked.kind in (decisions.MOVE, decisions.TAKE):
        choices.append(Choice("undo", "Undo", None, "undo-variant", "Z"))
    return Prompt(base.words, base.seat, base.total, base.left, base.budget, tuple(choices))


def _all_seen(view: RenownView) -> bool:
    """Whether no card is left out of the view because the person holds the hand face-down."""
    lying = (view.hierarchy, view.den, view.hall, view.removed, *view.hands)
    return sum(map(len, lying)) == len(DECK)


def _give_prompt(view: RenownView, sight: Sight, base: Prompt) -> tuple[Prompt, Choice]:
    asked = view.decision
    assert asked is not None  # noqa: S101 - called while one stands
    need = asked.args[3]
    worth = sum_of(sight.chosen)
    action: Action = ("give", sight.chosen)
    ways = legal_actions(view)
    ready = any(set(way[1]) == set(sight.chosen) for way in ways)
    if ready:
        action = next(way for way in ways if set(way[1]) == set(sight.chosen))
    side = rulings.paid_kind(asked.args[1])
    owed = rulings.markers_owed(sight.chosen, need, view.favor[asked.seat][side]) if ready else 0
    count = len(sight.chosen)
    parts = [f"{count} card{'s' if count > 1 else ''}"] if count else []
    parts += [f"{owed} {KIND_WORD[KINDS[side]]}"] if owed else []
    words = f"Give {' and '.join(parts)}" if parts else "Give nothing" if ready else "Give"
    asking = _owing(view, sight, owed, MARKS[side]) if owed else base.words
    shown = Prompt(asking, base.seat, 0, 0, f"{worth} of {need}")
    return shown, Choice(CONFIRM, words, action, "check-bold", "Enter", main=True, enabled=ready)


def _owing(view: RenownView, sight: Sight, owed: int, mark: Mark) -> Sentence:
    """What is paid, to whom, and for what: the cards of the suit do not reach what is asked for."""
    asked = view.decision
    assert asked is not None  # noqa: S101 - called while one stands
    attacker, card, suit, need = asked.args
    missing = need - sum_of(sight.chosen)
    held = "no other" if sight.chosen else "no"
    pay = f" {owed} " if owed == missing else f" all {owed} " if owed > 1 else " the last "
    return (
        Player(asked.seat), f": {held} {SUIT_WORD[suit]} in hand; pay ", Player(attacker), pay, mark,
        f" for the {missing} missing of ", CardSpan(card), ".",
    )  # fmt: skip
