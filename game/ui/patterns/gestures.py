"""Patterns' legal actions as things to take and places to put them, and what other drops would have meant.

Handles besides the pieces: `c:SEAT:PLACE` also for an empty place, `w:SEAT` a Wizard, `jail:SEAT` a Dungeon,
`tree:SEAT` a whole Pattern, `o:SEAT` an opponent's Circle.
"""

from __future__ import annotations

from game.core.ids import Action, Seat
from game.rules.patterns import decisions
from game.rules.patterns.decisions import ACT
from game.rules.patterns.facts import facts_of
from game.rules.patterns.legal import legal_actions
from game.rules.patterns.odds import Odds, odds
from game.rules.patterns.piles import ref_of, slot_of, split_ref
from game.rules.patterns.shape import GUARD, WIZARD
from game.rules.patterns.targets import asks_for_seat, candidates
from game.rules.patterns.view import PatternsView
from game.ui.patterns.cards import name_of
from game.ui.patterns.poses import (
    DECK,
    HELD,
    RESEARCH,
    casting,
    creature_key,
    number_in,
    pick_pile,
    picking,
    seat_place,
)
from game.ui.table.gesture import Gesture, Tip
from game.ui.table.mat import Sight

PICK, LOOK = "pick", "look"
"""Local: a card laid aside for Research; an opponent's Pattern looked at from near."""


def gestures(view: PatternsView, sight: Sight) -> list[Gesture]:
    """Everything that may be done now, in the order of the legal actions."""
    asked = view.decision
    if not sight.acting or asked is None:
        return []
    found: list[Gesture] = []
    laid = next((one for one in sight.chosen if one.startswith("d:")), "")
    if laid:
        found.append(Gesture(laid, "", (PICK, laid), local=True))
    for action in legal_actions(view):
        found += _of(view, asked.seat, action, laid)
    return found


def percent(of: Odds, part: int) -> int:
    """A part of all cases as a whole percentage."""
    return round(100 * part / of.of)


def odds_words(found: Odds | None, ties: bool = True) -> str:
    """`58% win, 14% tie, 28% lose`."""
    if found is None:
        return ""
    if not ties:
        return f"{percent(found, found.win)}% to succeed"
    win, tie = percent(found, found.win), percent(found, found.tie)
    return f"{win}% win, {tie}% tie, {max(0, 100 - win - tie)}% lose"


def _of(view: PatternsView, me: Seat, action: Action, laid: str) -> list[Gesture]:
    match action:
        case ("recruit", leader):
            onto = f"w:{me}" if leader == WIZARD else creature_key(me, leader)
            name = "the Wizard" if leader == WIZARD else name_of(_card(view, me, leader))
            return [Gesture(DECK, onto, action, Tip(f"Recruit for {name}"))]
        case ("place", place):
            return _placing(action, creature_key(me, place), f"To {place}")
        case ("guard",):
            return _placing(action, creature_key(me, GUARD), "As Guard")
        case ("dungeon",):
            return _placing(action, f"jail:{me}", "Into the Dungeon, unseen", press=False)
        case ("capture", own, seat, place):
            tip = Tip(odds_words(odds(view, action)), icon="sword-cross")
            return [Gesture(creature_key(me, own), creature_key(seat, place), action, tip)]
        case ("rescue", seat, own):
            tip = Tip(odds_words(odds(view, action)), icon="gate")
            return [Gesture(creature_key(me, own), f"jail:{seat}", action, tip)]
        case ("brainwash", ref):
            tip = Tip(odds_words(odds(view, action), ties=False), icon="brain")
            return [Gesture(key, f"tree:{me}", action, tip) for key in _copies(view, me, ref)]
        case ("move", one, to):
            words = "Becomes the Guard" if to == GUARD else f"Move to {to}"
            return [Gesture(creature_key(me, one), creature_key(me, to), action, Tip(words))]
        case ("swap", one, other):
            a, b = creature_key(me, one), creature_key(me, other)
            return [Gesture(a, b, action, Tip("Swap")), Gesture(b, a, action, Tip("Swap"))]
        case ("imprison", place):
            return [Gesture(creature_key(me, place), f"jail:{me}", action, Tip("Imprison"))]
        case ("cast", spell, ref):
            return _casting(view, me, action, spell, ref)
        case ("research", one, other):
            return _research(view, me, action, one, other, laid)
        case ("promote", place):
            asked = view.decision
            vacant = asked.args[0] if asked is not None else ""
            return [
                Gesture(creature_key(me, place), creature_key(me, vacant), action, Tip("Promote"), quick=True)
            ]
        case ("target", seat, place):
            return _placing(action, creature_key(seat, place), name_of(casting(view)))
        case ("target", seat):
            asked = view.decision
            circle = asked is not None and asked.args[2][0] == "spelled"
            onto = _circle(me, seat) if circle else f"tree:{seat}"
            return _placing(action, onto, name_of(casting(view)))
        case ("choose", ref):
            return _choosing(view, me, action, ref)
    return []


def _card(view: PatternsView, seat: Seat, place: str) -> str:
    return view.patterns[seat][facts_of(view.pool).number[place]]


def _circle(me: Seat, seat: Seat) -> str:
    return "circle" if seat == me else f"o:{seat}"


def _placing(action: Action, onto: str, words: str, *, press: bool = True) -> list[Gesture]:
    """The card in hand is dragged there, or the place is simply pressed."""
    found = [Gesture(HELD, onto, action, Tip(words))]
    if press:
        found.append(Gesture(onto, "", action))
    return found


def _copies(view: PatternsView, me: Seat, ref: str) -> list[str]:
    """The pieces of a card of the own Dungeon and of those that are in every way like it."""
    pile, masks = view.dungeons[me], view.seen[me]
    slot = slot_of(pile, ref)
    like = (pile[slot], masks[slot])
    return [f"d:{i}" for i, pair in enumerate(zip(pile, masks, strict=True)) if pair == like]


def _casting(view: PatternsView, me: Seat, action: Action, spell: str, ref: str) -> list[Gesture]:
    hand = view.spells[me]
    card = split_ref(spell)[0]
    spells = [f"s:{i}" for i, there in enumerate(hand) if there == card]
    pieces = _copies(view, me, ref)
    found = []
    for key in spells:
        for piece in pieces:
            tip = Tip(f"{name_of(split_ref(ref)[0])} is discarded for {name_of(card)}", icon="auto-fix")
            found.append(Gesture(piece, key, action, tip))
            found.append(Gesture(key, piece, action, tip))
        for onto, target in _first_targets(view, me, card):
            tip = Tip(f"{name_of(card)}, for {name_of(split_ref(ref)[0])}", icon="auto-fix")
            found.append(Gesture(key, onto, action, tip, also=(target,)))
        if not _asks(view, card):
            tip = Tip(f"{name_of(card)}, for {name_of(split_ref(ref)[0])}", icon="auto-fix")
            found.append(Gesture(key, f"tree:{me}", action, tip))
    return found


def _asks(view: PatternsView, spell: str) -> bool:
    """Whether a Spell asks for something on the table."""
    return any(step[0] == "ask_target" for step in facts_of(view.pool).programs[spell])


def _first_targets(view: PatternsView, me: Seat, spell: str) -> list[tuple[str, Action]]:
    """What the Spell's first question may choose, as places to drop it on."""
    program = facts_of(view.pool).programs[spell]
    if not program or program[0][0] != "ask_target":
        return []
    spec = program[0][2]
    found = []
    for target in candidates(view, me, spec):
        if asks_for_seat(spec):
            onto = _circle(me, target[1]) if spec[0] == "spelled" else f"tree:{target[1]}"
        else:
            onto = creature_key(target[1], target[2])
        found.append((onto, target))
    return found


def _research(view: PatternsView, me: Seat, action: Action, one: str, other: str, laid: str) -> list[Gesture]:
    """Two cards onto the deck, one after the other; the first waits there."""
    pile, masks = view.dungeons[me], view.seen[me]
    slots = (slot_of(pile, one), -1)
    slots = (slots[0], slot_of(pile, other, slots[:1]))
    kinds = [(pile[slot], masks[slot]) for slot in slots]
    if not laid:
        words = Tip("Research: one of two", icon="book-open-page-variant")
        keys = dict.fromkeys([*_like(view, me, kinds[0]), *_like(view, me, kinds[1])])
        return [Gesture(key, RESEARCH, (PICK, key), words, local=True) for key in keys]
    first = number_in(laid, "d")
    if first >= len(pile):
        return []
    kind = (pile[first], masks[first])
    if kind not in kinds:
        return []
    wanted = kinds[1] if kind == kinds[0] else kinds[0]
    tip = Tip("Research: draw a Spell", icon="auto-fix")
    return [Gesture(key, RESEARCH, action, tip, quick=True) for key in _like(view, me, wanted) if key != laid]


def _like(view: PatternsView, me: Seat, kind: tuple[str, int]) -> list[str]:
    return [
        f"d:{i}" for i, pair in enumerate(zip(view.dungeons[me], view.seen[me], strict=True)) if pair == kind
    ]


def _choosing(view: PatternsView, me: Seat, action: Action, ref: str) -> list[Gesture]:
    asked = view.decision
    if asked is None or asked.args[0] != "pick":
        return []
    if not picking(view, me):
        return [Gesture(key, "", action) for key in _copies(view, me, ref)]
    pile = pick_pile(view)
    slot = slot_of(pile, ref)
    return [Gesture(f"pick:{i}", "", action) for i, card in enumerate(pile) if card == pile[slot]]


def choose(chosen: tuple[str, ...], action: Action) -> tuple[str, ...]:
    """Lays a card aside for Research, or takes it back; looks at a Pattern, or away."""
    kind, what = action[0], str(action[1])
    word = f"{LOOK}:{what}" if kind == LOOK else what
    rest = tuple(one for one in chosen if one.startswith(f"{LOOK}:") != (kind == LOOK))
    return rest if word in chosen else (*rest, word)


def would_be(take: str, onto: str, view: PatternsView) -> Action | None:
    """The action that putting it there would mean, legal or not."""
    asked = view.decision
    if asked is None or not onto:
        return None
    me = asked.seat
    there = seat_place(onto)
    if take == HELD:
        return _held_would(view, me, onto, there)
    if take == DECK:
        if onto == f"w:{me}":
            return ("recruit", WIZARD)
        return ("recruit", there[1]) if there is not None and there[0] == me else None
    if take.startswith("d:"):
        return _prisoner_would(view, me, take, onto, there)
    if take.startswith("s:"):
        slot = number_in(take, "s")
        hand, card = view.spells[me], number_in(onto, "d")
        if slot >= len(hand) or not hand[slot]:
            return None
        component = ref_of(view.dungeons[me], card) if card >= 0 and view.dungeons[me][card] else ""
        return ("cast", ref_of(hand, slot), component or _any_component(view, me))
    mine = seat_place(take)
    if mine is None or mine[0] != me:
        return None
    return _creature_would(view, me, mine[1], onto, there)


def _any_component(view: PatternsView, me: Seat) -> str:
    return next((card for card in view.dungeons[me] if card), "nobody")


def _held_would(view: PatternsView, me: Seat, onto: str, there: tuple[Seat, str] | None) -> Action | None:
    asked = view.decision
    if asked is not None and asked.kind == decisions.TARGET:
        if there is not None:
            return ("target", *there)
        return ("target", int(onto.partition(":")[2])) if onto.startswith(("tree:", "o:")) else None
    if onto == f"jail:{me}":
        return ("dungeon",)
    if there is None or there[0] != me:
        return None
    return ("guard",) if there[1] == GUARD else ("place", there[1])


def _prisoner_would(
    view: PatternsView, me: Seat, take: str, onto: str, there: tuple[Seat, str] | None
) -> Action | None:
    slot = number_in(take, "d")
    pile = view.dungeons[me]
    if slot >= len(pile) or not pile[slot]:
        return None
    ref = ref_of(pile, slot)
    if onto.startswith("s:"):
        hand, index = view.spells[me], number_in(onto, "s")
        return ("cast", ref_of(hand, index), ref) if index < len(hand) and hand[index] else None
    if onto == f"tree:{me}" or (there is not None and there[0] == me):
        return ("brainwash", ref)
    return None


def _creature_would(
    view: PatternsView, me: Seat, own: str, onto: str, there: tuple[Seat, str] | None
) -> Action | None:
    asked = view.decision
    if asked is not None and asked.kind == decisions.PROMOTE:
        return ("promote", own) if there == (me, asked.args[0]) else None
    if onto.startswith("jail:"):
        seat = int(onto[5:])
        return ("imprison", own) if seat == me else ("rescue", seat, own)
    if there is None or there == (me, own):
        return None
    if there[0] != me:
        return ("capture", own, *there)
    if _card(view, me, there[1]) and own != GUARD and there[1] != GUARD:
        return ("swap", own, there[1])
    return ("move", own, there[1])


def usual(take: str, view: PatternsView) -> str:
    """Where a thing would most likely go, to say why it may not."""
    asked = view.decision
    if asked is None or asked.kind != ACT:
        return ""
    if take == DECK:
        return f"w:{asked.seat}"
    if take.startswith("s:"):
        return f"tree:{asked.seat}"
    if take.startswith("d:"):
        return f"tree:{asked.seat}"
    mine = seat_place(take)
    return f"jail:{asked.seat}" if mine is not None and mine[0] == asked.seat else ""
