"""Why an action is not legal, in words for the player who is asked, and by what that player knows alone."""

from __future__ import annotations

from typing import Any, Final

from game.core.decision import Decision
from game.core.errors import Refusal
from game.core.ids import Action, Seat
from game.rules.patterns import decisions
from game.rules.patterns.facts import Facts, facts_of
from game.rules.patterns.legal import attackable, held_card, led_by, places
from game.rules.patterns.piles import NOWHERE, slot_of, split_ref
from game.rules.patterns.placement import (
    has_minions,
    has_room,
    leader_at,
    may_swap,
    movable,
    promotable,
    unplaced,
)
from game.rules.patterns.power import At
from game.rules.patterns.shape import GUARD, WIZARD
from game.rules.patterns.state import put
from game.rules.patterns.targets import (
    NO_PLACE,
    asks_for_seat,
    finds_targets,
    objection,
    pick_objection,
    pile_of,
)
from game.rules.patterns.view import PatternsView

CODES: Final = {
    "over": "the game is over",
    "not-asked": "another player decides now",
    "no-action": "this is no action of Patterns",
    "other-question": "something else is asked now",
    "no-actions": "no Action is left",
    "empty-deck": "the deck is empty",
    "nobody-there": "no Creature stands there",
    "no-such-player": "no such player sits here",
    "yourself": "it must be an opponent",
    "not-yours": "it must be one's own",
    "safe": "a Spell protects it",
    "not-in-dungeon": "the card does not lie in the Dungeon",
    "no-room": "the card would find no place",
    "empty-dungeon": "nobody is in that Dungeon",
    "occupied": "the place is taken",
    "no-leader": "nobody leads that Position",
    "opposed": "the Clans are opposed",
    "too-strong": "a Minion may not be stronger than its Leader",
    "leads-others": "it has Minions",
    "same-place": "it stands there already",
    "not-adjacent": "the two do not stand next to each other",
    "illegal-placement": "somebody would stand illegally",
    "not-in-hand": "the Spell is not in the hand",
    "wrong-component": "the Spell asks for another Component",
    "no-target": "the Spell would find nothing to choose",
    "other-clan": "both must be of one Clan",
    "named-twice": "a card is named twice",
    "not-selected": "it does not stand under the selected card",
    "no-dungeon": "the card may not go to the Dungeon",
    "not-in-pile": "the card is not among those to choose from",
    "no-option": "this cannot be chosen",
    "not-minion": "it is no Minion of the lost Leader",
    "no-position": "that is no Position of a Pattern",
    "no-spell-there": "no such Spell lies there",
    "no-guard": "a Guard is missing",
    "no-spells": "that hand is empty",
    "wrong-tier": "it stands elsewhere",
    "wrong-power": "its printed Power is another",
    "wrong-clan": "it is of another Clan",
}
"""The codes of refusals, each with what it means."""

_ASKED: Final = {
    decisions.ACT: "Now an Action, Research or the end of the turn is asked for.",
    decisions.PLACE: "First the card in hand must be placed.",
    decisions.TARGET: "First the Spell asks for a target.",
    decisions.PROMOTE: "First a Minion takes the place of the lost Leader, or all are released.",
    decisions.PICK: "First one must be chosen.",
}
_ACTS: Final = (
    "recruit", "capture", "brainwash", "rescue", "move", "swap", "imprison", "cast", "research", "end",
)  # fmt: skip
_ANSWERS: Final = {
    decisions.ACT: frozenset(_ACTS),
    decisions.PLACE: frozenset({"place", "guard", "dungeon"}),
    decisions.TARGET: frozenset({"target"}),
    decisions.PROMOTE: frozenset({"promote", "release"}),
    decisions.PICK: frozenset({"choose"}),
}


def why_not(at: At, action: Action) -> Refusal | None:
    """None where the action would be accepted; at a view, as its own seat may be told."""
    asked = at.decision
    if asked is None:
        return Refusal("over", "The game is over.")
    if isinstance(at, PatternsView) and at.seat != asked.seat:
        return Refusal("not-asked", "Another player decides now.")
    facts = facts_of(at.pool)
    if not _well_formed(facts, action, at.seats):
        if action[:2] == ("move", GUARD):
            return Refusal(
                "no-action", "The Guard cannot move into the Pattern.", "Imprison it to open its place."
            )
        return Refusal("no-action", "That is no action of Patterns.")
    kind = action[0]
    if kind not in _ANSWERS[asked.kind]:
        return Refusal("other-question", _ASKED[asked.kind])
    match asked.kind:
        case decisions.ACT:
            return _act(at, facts, asked.seat, action)
        case decisions.PLACE:
            return _place(at, facts, asked, action)
        case decisions.TARGET:
            return _target(at, facts, asked, action)
        case decisions.PROMOTE:
            return _promote(at, facts, asked, action)
    return _choose(at, facts, asked, action[1])


def _well_formed(facts: Facts, action: Action, seats: int) -> bool:
    """Right words in the right places; whether they may be played is another matter."""
    numbers = facts.number
    match action:
        case ("guard",) | ("dungeon",) | ("release",) | ("end",):
            return True
        case ("recruit", str(leader)):
            return leader == WIZARD or _is_position(facts, leader)
        case ("place" | "promote", str(place)):
            return _is_position(facts, place)
        case ("imprison", str(place)):
            return place in numbers
        case ("move", str(one), str(to)):
            return _is_position(facts, one) and to in numbers
        case ("swap", str(one), str(other)):
            return _is_position(facts, one) and _is_position(facts, other)
        case ("capture", str(own), seat, str(place)):
            return own in numbers and _is_seat(seat, seats) and place in numbers
        case ("rescue", seat, str(own)):
            return _is_seat(seat, seats) and own in numbers
        case ("target", seat):
            return _is_seat(seat, seats)
        case ("target", seat, str(place)):
            return _is_seat(seat, seats) and place in numbers
        case ("brainwash", str(ref)):
            return _is_ref(ref, facts.power)
        case ("research", str(one), str(other)):
            return _is_ref(one, facts.power) and _is_ref(other, facts.power)
        case ("cast", str(spell), str(ref)):
            return _is_ref(spell, facts.spell) and _is_ref(ref, facts.power)
        case ("choose", str(word)):
            return word != "" and word == word.strip() and " " not in word
    return False


def _is_seat(seat: Any, seats: int) -> bool:
    return isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < seats


def _is_position(facts: Facts, name: str) -> bool:
    return name in facts.number and name != GUARD


def _is_ref(ref: str, known: dict[str, Any]) -> bool:
    card, number = split_ref(ref)
    return number > 0 and card in known


# -- the turn ------------------------------------------------------------------------------------------------


def _act(at: At, facts: Facts, me: Seat, action: Action) -> Refusal | None:
    kind = action[0]
    if kind == "end":
        return None
    if kind == "research":
        return _research(at, facts, me, action[1:])
    if not at.actions:
        return Refusal(
            "no-actions", "No Action is left this turn.", "Research is still free; then end the turn."
        )
    match kind:
        case "recruit":
            return _recruit(at, facts, me, action[1])
        case "capture":
            return _capture(at, facts, me, action)
        case "brainwash":
            return _brainwash(at, facts, me, action[1])
        case "rescue":
            return _rescue(at, facts, me, action)
        case "move":
            return _move(at, facts, me, action)
        case "swap":
            return _swap(at, facts, me, action)
        case "imprison":
            return _imprison(at, facts, me, action[1])
    return _cast(at, facts, me, action)


def _own(at: At, facts: Facts, me: Seat, name: str) -> Refusal | None:
    """There must be a Creature of one's own."""
    if at.patterns[me][facts.number[name]]:
        return None
    where = "You have no Guard." if name == GUARD else f"No Creature of yours stands at {name}."
    return Refusal("nobody-there", where)


def _opponent(me: Seat, seat: Seat) -> Refusal | None:
    return Refusal("yourself", "It must be an opponent, not yourself.") if seat == me else None


def _recruit(at: At, facts: Facts, me: Seat, leader: str) -> Refusal | None:
    if not at.recruitment:
        return Refusal("empty-deck", "The Recruitment deck is empty.", "The game ends with this turn.")
    return None if leader == WIZARD else _own(at, facts, me, leader)


def _capture(at: At, facts: Facts, me: Seat, action: Action) -> Refusal | None:
    _, own, seat, name = action
    refused = _opponent(me, seat) or _own(at, facts, me, own)
    if refused is not None:
        return refused
    place = facts.number[name]
    if not at.patterns[seat][place]:
        where = "That player has no Guard." if name == GUARD else f"Nobody stands at {name} there."
        return Refusal("nobody-there", where)
    if place not in attackable(at, facts, seat):
        return Refusal("safe", f"A Spell protects {at.patterns[seat][place]}: it cannot be attacked.")
    return None


def _in_dungeon(at: At, me: Seat, ref: str) -> Refusal | None:
    if slot_of(at.dungeons[me], ref) != NOWHERE:
        return None
    return Refusal("not-in-dungeon", f"{ref} is not in your Dungeon.")


def _brainwash(at: At, facts: Facts, me: Seat, ref: str) -> Refusal | None:
    refused = _in_dungeon(at, me, ref)
    if refused is not None:
        return refused
    card = split_ref(ref)[0]
    if has_room(facts, at.wizards[me], at.patterns[me], card):
        return None
    return Refusal(
        "no-room", f"{card} would find no place: no legal Position is empty, and the Guard space is taken."
    )


def _rescue(at: At, facts: Facts, me: Seat, action: Action) -> Refusal | None:
    _, seat, own = action
    refused = _opponent(me, seat) or _own(at, facts, me, own)
    if refused is not None:
        return refused
    return None if at.dungeons[seat] else Refusal("empty-dungeon", "Nobody is in that Dungeon.")


def placement_refusal(
    facts: Facts, wizard: str, pattern: tuple[str, ...], place: int, card: str
) -> Refusal | None:
    """Section 2: why a Creature may not be placed at a Position, or None."""
    name = facts.names[place]
    if pattern[place]:
        return Refusal("occupied", f"{pattern[place]} stands at {name} already.")
    leader = leader_at(facts, wizard, pattern, place)
    if not leader:
        return Refusal("no-leader", f"Nobody leads {name}: {facts.names[facts.leader[place]]} is empty.")
    if card in facts.under[leader]:
        return None
    clan = facts.wizard_clan[wizard] if leader == wizard else facts.clan[leader]
    if facts.clan[card] == facts.opposed[clan]:
        return Refusal(
            "opposed",
            f"{card} is of the Clan {facts.clan[card]}, opposed to {clan}: it never follows {leader}.",
        )
    return Refusal(
        "too-strong",
        f"{card} has the printed Power {facts.power[card]}, {leader} only {facts.power[leader]}.",
        "A Minion is weaker than its Leader, or as strong and of its Clan.",
    )


def _leads(at: At, facts: Facts, me: Seat, name: str) -> Refusal | None:
    if not has_minions(facts, at.patterns[me], facts.number[name]):
        return None
    card = at.patterns[me][facts.number[name]]
    return Refusal("leads-others", f"{card} at {name} has Minions, who would be Leaderless.")


def _move(at: At, facts: Facts, me: Seat, action: Action) -> Refusal | None:
    _, one, to = action
    if one == to:
        return Refusal("same-place", "It stands there already.")
    refused = _own(at, facts, me, one) or _leads(at, facts, me, one)
    if refused is not None:
        return refused
    pattern = at.patterns[me]
    place = facts.number[one]
    if to == GUARD:
        if not pattern[facts.guard]:
            return None
        return Refusal(
            "occupied", f"{pattern[facts.guard]} is your Guard already.", "Imprison it to open the space."
        )
    if facts.number[to] in movable(facts, at.wizards[me], pattern, place):
        return None
    return placement_refusal(facts, at.wizards[me], put(pattern, place, ""), facts.number[to], pattern[place])


def _swap(at: At, facts: Facts, me: Seat, action: Action) -> Refusal | None:
    _, one, other = action
    first, second = sorted((facts.number[one], facts.number[other]))
    if (first, second) not in facts.shape.adjacent:
        return Refusal(
            "not-adjacent",
            f"{one} and {other} are not adjacent.",
            "A Leader and its Minion are, and neighbours of one tier.",
        )
    refused = _own(at, facts, me, one) or _own(at, facts, me, other)
    if refused is not None:
        return refused
    return _exchange(at, facts, me, first, second)


def _exchange(at: At, facts: Facts, me: Seat, one: int, other: int) -> Refusal | None:
    """Who would stand illegally if these two changed places."""
    pattern, wizard = at.patterns[me], at.wizards[me]
    if may_swap(facts, wizard, pattern, one, other):
        return None
    after = put(put(pattern, one, pattern[other]), other, pattern[one])
    for place in range(facts.positions):
        if after[place] and unplaced(facts, wizard, after, place):
            leader = leader_at(facts, wizard, after, place)
            sentence = f"{after[place]} at {facts.names[place]} may not stand under {leader}."
            return Refusal("illegal-placement", sentence)
    return Refusal("nobody-there", "Two Creatures are needed to change places.")


def _imprison(at: At, facts: Facts, me: Seat, name: str) -> Refusal | None:
    return _own(at, facts, me, name) or _leads(at, facts, me, name)


def _cast(at: At, facts: Facts, me: Seat, action: Action) -> Refusal | None:
    _, spell_ref, ref = action
    at_hand = slot_of(at.spells[me], spell_ref)
    if at_hand == NOWHERE:
        return Refusal("not-in-hand", f"{spell_ref} is not in your hand.")
    refused = _in_dungeon(at, me, ref)
    if refused is not None:
        return refused
    spell = facts.spell[at.spells[me][at_hand]]
    card = split_ref(ref)[0]
    if facts.clan[card] != spell.clan or facts.power[card] < spell.least:
        least = f" of Power {spell.least} or more" if spell.least > 1 else ""
        return Refusal("wrong-component", f"{spell.id} asks for any {spell.clan}{least}, and {card} is none.")
    if finds_targets(at, me, spell.id, slot_of(at.dungeons[me], ref)):
        return None
    return Refusal("no-target", f"{spell.id} would find nothing that it could choose.")


def _research(at: At, facts: Facts, me: Seat, refs: tuple[str, ...]) -> Refusal | None:
    taken: list[int] = []
    for ref in refs:
        slot = slot_of(at.dungeons[me], ref, taken)
        if slot == NOWHERE:
            if slot_of(at.dungeons[me], ref) != NOWHERE:
                return Refusal("named-twice", f"There is only one such {ref} in your Dungeon.")
            return Refusal("not-in-dungeon", f"{ref} is not in your Dungeon.")
        taken.append(slot)
    one, other = (split_ref(ref)[0] for ref in refs)
    if facts.clan[one] != facts.clan[other]:
        return Refusal(
            "other-clan",
            f"{one} is of the Clan {facts.clan[one]} and {other} of {facts.clan[other]}.",
            "Research takes two Creatures of one Clan.",
        )
    if not at.research and not at.research_discard:
        return Refusal("empty-deck", "No Spell is left: the Research deck and its discards are empty.")
    return None


# -- the questions that follow -------------------------------------------------------------------------------


def _place(at: At, facts: Facts, asked: Decision, action: Action) -> Refusal | None:
    if action in places(at, asked.seat):
        return None
    leader = asked.args[1]
    pattern, wizard = at.patterns[asked.seat], at.wizards[asked.seat]
    if action == ("guard",):
        return Refusal("occupied", f"{pattern[facts.guard]} is your Guard already.")
    if action == ("dungeon",):
        return Refusal("no-dungeon", "This card must be placed; it may not go to the Dungeon.")
    place = facts.number[action[1]]
    if place not in led_by(facts, leader):
        selected = "the Wizard" if leader == WIZARD else leader
        return Refusal(
            "not-selected",
            f"{action[1]} is not under {selected}, whom you selected.",
            "The Guard space or the Dungeon will do.",
        )
    return placement_refusal(facts, wizard, pattern, place, held_card(at))


def _target(at: At, facts: Facts, asked: Decision, action: Action) -> Refusal | None:
    spell, _, spec = asked.args
    if asks_for_seat(spec) != (len(action) == 2):
        what = "a player" if asks_for_seat(spec) else "a place"
        return Refusal("other-question", f"{spell} asks for {what}.")
    place = NO_PLACE if len(action) == 2 else facts.number[action[2]]
    code = objection(at, asked.seat, spec, action[1], place)
    return Refusal(code, _TARGET_SENTENCES[code].format(spell=spell)) if code else None


_TARGET_SENTENCES: Final = {
    "yourself": "{spell} asks for an opponent.",
    "not-yours": "{spell} asks for something of your own.",
    "nobody-there": "No Creature stands there.",
    "no-position": "{spell} asks for a Position of a Pattern.",
    "no-spell-there": "No such Spell lies there.",
    "safe": "A Spell protects that Creature from those of opponents.",
    "no-guard": "A Guard is missing.",
    "empty-dungeon": "Nobody is in that Dungeon.",
    "no-spells": "That player has no Spells.",
    "illegal-placement": "Somebody would stand illegally.",
    "wrong-tier": "{spell} asks for a Creature that stands elsewhere.",
    "wrong-power": "{spell} asks for a Creature of another printed Power.",
    "wrong-clan": "{spell} asks for a Creature of another Clan.",
}


def _promote(at: At, facts: Facts, asked: Decision, action: Action) -> Refusal | None:
    if action == ("release",):
        return None
    vacant, place = facts.number[asked.args[0]], facts.number[action[1]]
    pattern, wizard = at.patterns[asked.seat], at.wizards[asked.seat]
    if place in promotable(facts, wizard, pattern, vacant):
        return None
    if place not in facts.minions[vacant] or not pattern[place]:
        return Refusal("not-minion", f"No Minion of the lost Leader stands at {action[1]}.")
    return placement_refusal(facts, wizard, pattern, vacant, pattern[place])


def _choose(at: At, facts: Facts, asked: Decision, word: str) -> Refusal | None:
    if asked.args[0] == "option":
        _, spell, words = asked.args
        if word in words:
            return None
        return Refusal(
            "no-option", f"{word} cannot be chosen for {spell} now.", f"Possible: {', '.join(words)}."
        )
    cards, _ = pile_of(at, asked.args)
    slot = slot_of(cards, word)
    if slot == NOWHERE:
        return Refusal("not-in-pile", f"{word} is not among the cards to choose from.")
    code = pick_objection(at, asked.seat, asked.args, cards[slot])
    if code == "wrong-power":
        most = asked.args[4]
        return Refusal(code, f"{word} has the printed Power {facts.power[cards[slot]]}: {most} is the most.")
    if code:
        return Refusal(code, f"{word} would find no place.")
    return None
