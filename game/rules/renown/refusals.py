"""Why an action is not legal, in words for the player who is asked, and by what that player knows alone."""

from __future__ import annotations

from game.core.decision import Decision
from game.core.errors import Refusal
from game.core.ids import Action
from game.rules.renown import decisions, rulings
from game.rules.renown.actions import PILE
from game.rules.renown.cards import KIND_WORD, PLACE, RENOWN, SUIT_WORD, Card, sum_of
from game.rules.renown.legal import At, pile_size
from game.rules.renown.view import RenownView

CODES = {
    "over": "the Struggle is over",
    "not-asked": "another player decides now",
    "no-action": "this is no action of Renown",
    "other-question": "something else is asked now",
    "no-favor": "no marker of that kind is left",
    "not-in-hand": "the card is not in the hand",
    "face-card": "face cards cannot be Sacrificed",
    "needs-target": "a Club or Diamond is aimed at a player",
    "no-target": "a Heart or Spade is aimed at nobody",
    "own-hand": "a Sacrifice is aimed at another player",
    "no-such-player": "no such player sits here",
    "nothing-to-move": "the Heart or Spade could not do anything",
    "one-sacrifice": "one Sacrifice a Scheme",
    "wrong-way": "Hearts elevate, Spades bury",
    "not-in-row": "the card does not lie in the Hierarchy",
    "moved-already": "a card is moved once",
    "barred": "it lay behind a card already moved",
    "empty-pile": "the pile holds no card",
    "too-late-to-turn": "a card is turned in before any other move",
    "no-move": "nothing would move",
    "no-room": "the row ends before that",
    "not-at-end": "out only from the end of the row",
    "row-emptied": "a card must be left to take",
    "budget": "too little Renown is left",
    "nothing-done": "a Heart or Spade must do something",
    "not-the-top": "only the card at the high end is taken",
    "wrong-suit": "another suit is asked for",
    "given-twice": "a card is named twice",
    "give-all": "all cards of the suit must go",
    "not-enough": "more Renown is asked for",
    "face-not-needed": "numbered cards suffice",
    "spare-card": "a card could be taken back",
}
"""The codes of refusals, each with what it means."""

_ASKED = {
    decisions.ORIENT: (
        "First the Arch Liege says which end is the low end.",
        "orient dealt, or orient reversed",
    ),
    decisions.SUCCESSOR: (
        "First the Arch Liege names a neighbour Successor.",
        "successor left, or successor right",
    ),
    decisions.BID: ("First everyone bids one marker into the Court.", "bid H, or bid V"),
    decisions.SCHEME: ("Now a card may be Sacrificed, or the top card taken.", "sacrifice a card, or take"),
    decisions.MOVE: ("Now cards are moved, then the top card is taken.", ""),
    decisions.GIVE: ("First the cards that are asked for must be given.", "give the cards"),
    decisions.TAKE: ("Only the top card is left to take.", "take"),
}

_TAKING = (decisions.SCHEME, decisions.MOVE, decisions.TAKE)
"""The questions that a card of the row is taken in answer to."""


def why_not(at: At, action: Action) -> Refusal | None:
    """None where the action would be accepted; at a view, as its own seat may be told."""
    asked = at.decision
    if asked is None:
        return Refusal("over", "The Struggle is over.")
    if isinstance(at, RenownView) and at.seat != asked.seat:
        return Refusal("not-asked", "Another player decides now.")
    if asked.kind in _TAKING and len(action) == 2 and action[0] == "take" and action[1] in at.hierarchy[1:]:
        return _not_the_top(at, asked, action[1])
    if not _well_formed(action):
        return Refusal("no-action", "That is no action of Renown.")
    kind = action[0]
    match asked.kind, kind:
        case (decisions.ORIENT, "orient") | (decisions.SUCCESSOR, "successor") | (decisions.TAKE, "take"):
            return None
        case (decisions.SCHEME, "take"):
            return None
        case decisions.BID, "bid":
            return _bid(at, asked, action[1])
        case decisions.SCHEME, "sacrifice":
            return _sacrifice(at, asked, action)
        case decisions.MOVE, "raise" | "bury":
            return _move(at, action)
        case decisions.MOVE, "take":
            return _stop(at)
        case decisions.GIVE, "give":
            return _give(at, asked, action[1])
    return _another_question(asked, kind)


def _well_formed(action: Action) -> bool:
    match action:
        case (
            ("orient", "dealt" | "reversed")
            | ("successor", "left" | "right")
            | ("bid", "H" | "V")
            | ("take",)
        ):
            return True
        case ("sacrifice", str(card)):
            return card in PLACE
        case ("sacrifice", str(card), int()):
            return card in PLACE
        case ("raise" | "bury" as kind, str(what), int(), bool()):
            return what in PLACE or what == PILE[kind]
        case ("give", tuple(cards)):
            return all(isinstance(card, str) and card in PLACE for card in cards)
    return False


def _another_question(asked: Decision, kind: str) -> Refusal:
    if kind == "sacrifice" and asked.kind in {decisions.MOVE, decisions.TAKE}:
        return Refusal("one-sacrifice", "Only one card may be Sacrificed in a Scheme.", "Take the top card.")
    if kind in {"raise", "bury"} and asked.kind == decisions.SCHEME:
        suit = "Heart" if kind == "raise" else "Spade"
        verb = "elevated" if kind == "raise" else "buried"
        return Refusal("other-question", f"Cards are {verb} only after a {suit} was Sacrificed.")
    reason, hint = _ASKED[asked.kind]
    return Refusal("other-question", reason, f"Possible: {hint}." if hint else "")


def _bid(at: At, asked: Decision, kind: str) -> Refusal | None:
    kinds = rulings.bid_kinds(at.favor[asked.seat])
    if kind in kinds:
        return None
    other = KIND_WORD[kinds[0]]
    return Refusal("no-favor", f"No {KIND_WORD[kind]} marker is left to bid.", f"Bid a {other} one.")


def _sacrifice(at: At, asked: Decision, action: Action) -> Refusal | None:
    card: Card = action[1]
    suit = SUIT_WORD[card[1]]
    if card not in at.hands[asked.seat]:
        return Refusal("not-in-hand", f"{card} is not in your hand.")
    if not rulings.may_be_sacrificed(card):
        return Refusal("face-card", f"{card} is a face card: only Ace to 10 can be Sacrificed.")
    if not rulings.moves_cards(card):
        if len(action) == 2:
            return Refusal(
                "needs-target", f"{card} is a {suit}: it is aimed at another player.", "Name the player."
            )
        if rulings.may_be_aimed_at(asked.seat, action[2], at.seats):
            return None
        if action[2] == asked.seat:
            return Refusal("own-hand", f"{card} is aimed at another player, not at yourself.")
        return Refusal("no-such-player", "No such player sits at this table.")
    if len(action) == 3:
        return Refusal(
            "no-target", f"{card} is a {suit}: it moves cards of the Hierarchy and is aimed at nobody."
        )
    if rulings.something_to_move(len(at.hierarchy), pile_size(at, card), RENOWN[card]):
        return None
    pile = "Den" if rulings.goes_up(card) else "Hall"
    lack = (
        f"the {pile} is empty"
        if not pile_size(at, card)
        else f"turning in from the {pile} costs {rulings.GATE}"
    )
    return Refusal(
        "nothing-to-move",
        f"{card} could do nothing: the last card of the Hierarchy has no place to go, and {lack}.",
    )


def _not_the_top(at: At, asked: Decision, card: Card) -> Refusal:
    """A card of the row that somebody would like to have: taking names none, it is always the top one."""
    hint = "Hearts and Spades change which one that is." if asked.kind == decisions.SCHEME else ""
    return Refusal("not-the-top", f"{card} is not the top card: only {at.hierarchy[0]} can be taken.", hint)


def _stop(at: At) -> Refusal | None:
    if rulings.may_stop(at.moved):
        return None
    return Refusal("nothing-done", f"{at.sacrificed} was Sacrificed: move at least one card, then take.")


def _move(at: At, action: Action) -> Refusal | None:
    """The checks in a player's order: which way, which card, how far, out of the end, at what price."""
    kind, what, places, out = action
    up = rulings.goes_up(at.sacrificed)
    if up != (kind == "raise"):
        suit, does = ("Heart", "elevates") if up else ("Spade", "buries")
        return Refusal("wrong-way", f"{at.sacrificed} is a {suit}: it {does} cards.")
    turned = what == PILE[kind]
    refused = _turn_in(at, up) if turned else _start(at, what, up)
    if refused is not None:
        return refused
    if places < 0 or (places == 0 and not turned and not out):
        return Refusal("no-move", f"{what} would not move.", "Name one place or more.")
    size = len(at.hierarchy) + turned
    index = (size - 1 if up else 0) if turned else at.hierarchy.index(what)
    room = rulings.room(size, index, up)
    return _way(at, what, places, out, room, size) or _afford(at, action, room, turned)


def _turn_in(at: At, up: bool) -> Refusal | None:
    pile = "Den" if up else "Hall"
    if not rulings.may_turn_in(at.moved):
        return Refusal(
            "too-late-to-turn",
            f"A card is turned in from the {pile} once, before any other card is moved in this Scheme.",
        )
    if not pile_size(at, at.sacrificed):
        return Refusal("empty-pile", f"The {pile} is empty.")
    return None


def _start(at: At, card: Card, up: bool) -> Refusal | None:
    if card not in at.hierarchy:
        return Refusal("not-in-row", f"{card} does not lie in the Hierarchy.")
    if card in at.moved:
        return Refusal("moved-already", f"{card} was moved already: its whole way is one move.")
    if card in at.barred:
        side, verb = ("lower", "elevated") if up else ("higher", "buried")
        return Refusal(
            "barred", f"{card} lay {side} than a card already {verb} in this Scheme, so it must stay."
        )
    return None


def _way(at: At, what: Card, places: int, out: bool, room: int, size: int) -> Refusal | None:
    up = rulings.goes_up(at.sacrificed)
    way, end = ("up", "top") if up else ("down", "bottom")
    name = _name(what)
    if places > room:
        reach = (
            f"{name} can move {way} {room} at most: then it lies at the {end}."
            if room
            else (f"{name} lies at the {end} already.")
        )
        return Refusal("no-room", reach, _out_hint(at, what, room, size))
    if out and places < room:
        return Refusal(
            "not-at-end", f"{name} goes out of the {end} only: that is {_places(room)} {way} first."
        )
    if out and not rulings.may_leave(size):
        return Refusal("row-emptied", f"{name} is the last card: one must be left to take.")
    return None


def _out_hint(at: At, what: Card, room: int, size: int) -> str:
    turned = what in PILE.values()
    if not rulings.may_leave(size) or rulings.price(room, turned, True) > at.budget:
        return ""
    kind, pile = ("raise", "Hall") if rulings.goes_up(at.sacrificed) else ("bury", "Den")
    return f"'{kind} {what} {room} out' would carry it on to the {pile}."


def _afford(at: At, action: Action, room: int, turned: bool) -> Refusal | None:
    _, what, places, out = action
    if rulings.price(places, turned, out) <= at.budget:
        return None
    name, left = _name(what), f"{at.budget} of {RENOWN[at.sacrificed]} Renown are left"
    if at.budget == 0:
        return Refusal("budget", f"All Renown of {at.sacrificed} is used up.", "Take the top card.")
    parts = [f"{rulings.GATE} to come in"] * turned + [_places(places)] * (places > 0)
    parts += [f"{rulings.GATE} to go out"] * out
    if out or places <= 0 or rulings.price(0, turned, False) >= at.budget:
        cost = rulings.price(places, turned, out)
        return Refusal("budget", f"That costs {cost} ({' and '.join(parts)}): {left}.")
    most = min(at.budget - rulings.price(0, turned, False), room)
    way = "up" if rulings.goes_up(at.sacrificed) else "down"
    after = f" after the {rulings.GATE} to come in" if turned else ""
    return Refusal("budget", f"{name} can move {way} {most} at most{after}: {left}.")


def _name(what: Card) -> str:
    return {"den": "The Den's card", "hall": "The Hall's card"}.get(what, what)


def _places(places: int) -> str:
    return "1 place" if places == 1 else f"{places} places"


def _give(at: At, asked: Decision, cards: tuple[Card, ...]) -> Refusal | None:
    _, attacker, suit, need = asked.args
    hand = at.hands[asked.seat]
    suits = f"{SUIT_WORD[suit]}s"
    for i, card in enumerate(cards):
        if card in cards[:i] and cards.count(card) > hand.count(card) > 0:
            return Refusal("given-twice", f"{card} is named twice.")
        if card not in hand:
            return Refusal("not-in-hand", f"{card} is not in your hand.")
        if card[1] != suit:
            return Refusal("wrong-suit", f"{card} is no {SUIT_WORD[suit]}: {attacker} asks for {suits}.")
    held = rulings.held_of(hand, suit)
    if rulings.all_must_go(held, need):
        kept = next((card for card in held if card not in cards), None)
        if kept is None:
            return None
        return Refusal(
            "give-all",
            f"All your {suits} together do not reach {need}: every one must be given, {kept} too.",
            f"give {' '.join(held)}",
        )
    if sum_of(cards) < need:
        if not cards:
            return Refusal("not-enough", f"{suits} worth {need} or more are asked for.")
        worth = f"{' and '.join(cards)} {'is' if len(cards) == 1 else 'are'} worth {sum_of(cards)}"
        return Refusal("not-enough", f"{worth}: {need} or more are asked for.")
    eligible = rulings.eligible(held, need)
    face = next((card for card in cards if card not in eligible), None)
    if face is not None:
        return Refusal("face-not-needed", f"{face} is a face card: your numbered {suits} suffice.")
    spare = rulings.spare_in(cards, need)
    if spare is not None:
        return Refusal("spare-card", f"{spare} could be taken back: the others are worth enough.")
    return None
