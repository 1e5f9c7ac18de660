"""From card files to what the engine runs on: flat rows for each card and programs by name."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, get_args

from game.core.frames import Program
from game.core.problems import Place, ProblemList
from game.rules.crown.amounts import FromAnchor
from game.rules.crown.cards import Card, CardType, Faction
from game.rules.crown.selectors import Filter, Kind
from game.rules.crown.statics import PowerModifier, Static, Strikes
from game.rules.crown.text import keywords_of, rules_text
from game.rules.crown.triggers import Trap
from game.rules.crown.verbs import ChooseOne, Effect, If, May, OnCreatures, joined

VANGUARD, NORMAL, REARGUARD = 0, 1, 2
"""The tiers of rules section 8, in their order."""
FORBIDS: Final = {"aura": 1, "flying": 2, "strike": 4, "exhaust": 8}
CONJURATIONS: Final = frozenset({"creature", "equipment"})
TERROR: Final[Program] = (("terror",),)


class CardRules:
    """One card as the engine reads it; programs are named `id.part` and stand in the pool."""

    __slots__ = (
        "acts",
        "aura",
        "aura_lowers",
        "bloom",
        "bounty",
        "card",
        "chain",
        "conjuration",
        "copies",
        "cost",
        "enters",
        "exhaust",
        "exhaust_in_push",
        "faction",
        "flying",
        "heroic",
        "id",
        "keywords",
        "lasting",
        "leader",
        "lowers",
        "name",
        "owns",
        "play",
        "power",
        "resource",
        "snap",
        "special",
        "stands",
        "statics",
        "strike",
        "tier",
        "trap",
        "trap_lane",
        "type",
    )

    def __init__(self, card: Card, faction: int) -> None:
        self.card = card
        self.id, self.name, self.type = card.id, card.name, card.type
        self.faction = card.faction
        self.resource = faction
        """Index of its faction's resource."""
        self.cost, self.bloom, self.bounty, self.copies = card.cost, card.bloom, card.bounty, card.copies
        self.power = card.power or 0
        self.stands = card.power is not None
        """Whether it stands in a lane."""
        self.conjuration = card.type in CONJURATIONS
        words = card.keywords
        self.tier = VANGUARD if "vanguard" in words else REARGUARD if "rearguard" in words else NORMAL
        self.heroic, self.chain, self.snap = "heroic" in words, "chain" in words, "snap" in words
        self.keywords = keywords_of(card)
        strikes = bool(card.strike) or "terror" in words
        self.strike = f"{card.id}.strike" if strikes else None
        self.flying = strikes and "flying" in words
        self.aura: tuple[Static, ...] = card.aura
        self.aura_lowers = sum(lowers(s) for s in card.aura if isinstance(s, PowerModifier))
        """How much Power its Aura may take away."""
        self.exhaust = f"{card.id}.exhaust" if card.exhaust else None
        self.exhaust_in_push = card.exhaust is not None and card.exhaust.in_push
        self.enters = f"{card.id}.enters" if card.enters or (card.boon and card.boon.enters) else None
        self.play = f"{card.id}.play" if card.play else None
        self.trap: Trap | None = card.trap
        self.trap_lane = card.trap is not None and card.trap.goes == "lane"
        self.acts = tuple((trigger, f"{card.id}.trigger{at}") for at, trigger in enumerate(card.triggers))
        """Its triggers, each with its program."""
        statics = (*card.static, *(card.boon.static if card.boon else ()))
        self.owns = tuple(s for s in statics if isinstance(s, PowerModifier) and s.each is None)
        """Modifiers of its own Power."""
        self.lowers = sum(lowers(s) for s in self.owns)
        """How much Power they may take away."""
        self.leader: tuple[Static, ...] = card.leader
        self.statics = tuple(s for s in statics if s not in self.owns)
        """All that it does to others while in play."""
        self.lasting = bool(self.statics or self.acts)
        """Whether it adds anything to a board's summary, shattered or exhausted as it may be."""
        self.special = bool(self.lasting or self.leader or self.exhaust or self.flying or self.lowers)
        """Whether it adds anything to a board's summary while in play."""


@dataclass(frozen=True, slots=True)
class Pool:
    """A card set ready to play: the rows by card id, the factions, the programs by name."""

    cards: Mapping[str, CardRules]
    factions: tuple[Faction, ...]
    programs: Mapping[str, Program]
    fingerprint: str

    needs: Mapping[str, Program]
    """The questions of a program that must have an answer, or it cannot be begun (rules 15.23)."""
    resources: tuple[str, ...]
    """The ids of the resources in order, Essence last (rules 15.21)."""
    width: int
    """How many kinds of resources there are."""
    nothing: tuple[int, ...]
    """The payment of what is free."""
    types: Mapping[str, frozenset[str]]
    """The cards of each type."""
    kinds: Mapping[str, frozenset[str]]
    """The cards that each `kind` of a filter means (rules 15.11)."""
    special: frozenset[str]
    """The cards that add to a board's summary."""


ASKS: Final = frozenset({"choose_unit", "choose_anchor", "choose_fade"})
LEAPS: Final = frozenset({"unless", "ask_may", "ask_option", "skip"})


UNBOUNDED: Final = 999


def lowers(static: PowerModifier) -> int:
    """How much Power a modifier may take away."""
    return 0 if static.amount >= 0 else -static.amount if static.per is None else UNBOUNDED


def needs_of(program: Program) -> Program:
    """Its questions up to the first leap: what stands behind one may never be asked."""
    found = []
    for step in program:
        if step[0] in LEAPS:
            break
        if step[0] in ASKS:
            found.append(step)
    return tuple(found)


def compile_cards(cards: Sequence[Card], factions: Sequence[Faction]) -> Pool:
    """The pool of cards that were read and checked."""
    order = {faction.id: at for at, faction in enumerate(factions)}
    rows = {card.id: CardRules(card, order[card.faction]) for card in cards}
    programs: dict[str, Program] = {}
    for card in cards:
        terror = TERROR if "terror" in card.keywords else ()
        programs[f"{card.id}.strike"] = (*terror, *joined(card.strike))
        programs[f"{card.id}.exhaust"] = joined(card.exhaust.do) if card.exhaust else ()
        programs[f"{card.id}.enters"] = joined((*card.enters, *(card.boon.enters if card.boon else ())))
        programs[f"{card.id}.play"] = joined(card.play)
        programs[f"{card.id}.trap"] = joined(card.trap.do) if card.trap else ()
        for at, trigger in enumerate(card.triggers):
            programs[f"{card.id}.trigger{at}"] = joined(trigger.do)
    kept = {name: program for name, program in programs.items() if program}
    needs = {name: asked for name, program in kept.items() if (asked := needs_of(program))}
    types = {
        type_: frozenset(row.id for row in rows.values() if row.type == type_) for type_ in get_args(CardType)
    }
    resources = (*(faction.resource for faction in factions), "essence")
    return Pool(
        cards=rows,
        factions=tuple(factions),
        programs=kept,
        fingerprint=fingerprint(cards, factions),
        needs=needs,
        resources=resources,
        width=len(resources),
        nothing=(0,) * len(resources),
        types=types,
        kinds={
            kind: frozenset(id_ for id_, row in rows.items() if _is_of(row, kind)) for kind in get_args(Kind)
        },
        special=frozenset(id_ for id_, row in rows.items() if row.special),
    )


def _is_of(row: CardRules, kind: Kind) -> bool:
    """Rules 15.11: a Rival is a creature; a Fortification is not, unless it is asked for."""
    if kind == "creature":
        return row.type != "fortification"
    return kind in {"any", row.type}


def definition(card: Card) -> dict[str, Any]:
    """What a card does, as plain data for journals: no flavour, so that a changed word is no changed card."""
    return {
        "id": card.id,
        "type": card.type,
        "faction": card.faction,
        "numbers": [card.cost, card.bloom, card.power, card.bounty],
        "text": list(rules_text(card)),
    }


def fingerprint(cards: Iterable[Card], factions: Iterable[Faction]) -> str:
    """Sixteen hex digits that change with anything that matters in play."""
    whole = [repr(replace(card, name="", flavour="", art=None)) for card in cards] + [
        f"{f.id}:{f.resource}" for f in factions
    ]
    return hashlib.blake2b("\n".join(whole).encode(), digest_size=8).hexdigest()


# -- what only the whole program shows -----------------------------------------------------------------------


def check_programs(card: Card, problems: ProblemList) -> None:
    """Notes words that mean nothing where they stand: a lane where there is none, a pool outside a push."""
    lane = card.type in {"creature", "rival"} or (card.type == "fortification" and card.power is not None)
    has_it = card.trap is not None and card.trap.when.event in {"creature_played", "creature_shattered"}
    _walk(card, card.strike, problems, this=True, lane=True, push=True, it=False)
    _walk(card, card.enters, problems, this=lane, lane=lane, push=False, it=False)
    if card.boon:
        _walk(card, card.boon.enters, problems, this=lane, lane=lane, push=False, it=False)
    if card.exhaust:
        _walk(card, card.exhaust.do, problems, this=True, lane=True, push=card.exhaust.in_push, it=False)
    _walk(card, card.play, problems, this=False, lane=False, push=False, it=False)
    if card.trap:
        where = card.trap.when.event != "spell_played"
        push = card.trap.when.event == "push_announced"
        _walk(card, card.trap.do, problems, this=False, lane=where, push=push, it=has_it)
    for trigger in card.triggers:
        about = trigger.when.event in {"creature_played", "creature_shattered"}
        where = lane or trigger.when.event not in {"spell_played", "turn_began"}
        _walk(card, trigger.do, problems, this=lane, lane=where, push=True, it=about)


def _walk(
    card: Card,
    effects: Iterable[Effect],
    problems: ProblemList,
    *,
    this: bool,
    lane: bool,
    push: bool,
    it: bool,
) -> bool:
    """Whether `it` means something behind these effects."""

    def wrong(sentence: str, place: Place) -> None:
        problems.add(place, "card-clash", f"{card.id}: {sentence}")

    for effect in effects:
        if isinstance(effect, OnCreatures):
            chosen = effect.choose or effect.each
            if effect.who == "this" and not this:
                wrong("'this' is a creature, and there is none here", effect.place)
            if effect.who == "it" and not it:
                wrong("'it' means nothing here: nothing was chosen before it", effect.place)
            if effect.who in {"your_leader", "opposing_leader"} and not lane:
                wrong(f"'{effect.who}' is the Leader of a lane, and there is no lane here", effect.place)
            if isinstance(chosen, Filter) and chosen.lane in {"this", "other"} and not lane:
                wrong(f"lane '{chosen.lane}' means nothing here: there is no lane", effect.place)
            it = it or effect.choose is not None
            lane = lane or (effect.each is not None and effect.each.lane == "one")
        name = type(effect).__name__
        if name == "Pool" and not push:
            wrong("there is no pool outside a push", effect.place)
        if getattr(effect, "lane", None) == "this" and not lane:
            wrong("lane 'this' means nothing here: there is no lane", effect.place)
        if isinstance(effect, May):
            _walk(card, effect.do, problems, this=this, lane=lane, push=push, it=it)
        if isinstance(effect, If):
            if isinstance(effect.condition, FromAnchor) and card.type not in {
                "creature",
                "spell",
                "rival",
                "fortification",
                "equipment",
            }:
                wrong("'from_anchor' asks how a card was played, and a trap is not", effect.place)
            _walk(card, effect.do, problems, this=this, lane=lane, push=push, it=it)
            _walk(card, effect.else_, problems, this=this, lane=lane, push=push, it=it)
        if isinstance(effect, ChooseOne):
            for option in effect.options:
                _walk(card, option.do, problems, this=this, lane=lane, push=push, it=it)
    return it


def strike_rule(statics: Iterable[Static]) -> int | None:
    """How often Strikes fire under an Aura: 0, 2, or None where it says nothing about it."""
    for static in statics:
        if isinstance(static, Strikes):
            return 0 if static.fire == "never" else 2
    return None
