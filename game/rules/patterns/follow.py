"""Rebuilds one seat's view from its redacted events alone."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from game.core.event import Event, GameEnded
from game.core.ids import Seat
from game.rules.patterns import events
from game.rules.patterns.compile import Pool
from game.rules.patterns.decks import creature_box, spell_box
from game.rules.patterns.facts import facts_of
from game.rules.patterns.rulings import bit_of, everybody
from game.rules.patterns.shape import GUARD
from game.rules.patterns.state import Row, cut, put
from game.rules.patterns.view import PatternsView

_FIELDS = tuple(field.name for field in fields(PatternsView))


class PatternsFollower:
    """Remembers what its seat (None: an onlooker) was told, and nothing else."""

    __slots__ = ("_told", "pool")

    def __init__(self, seat: Seat | None, pool: Pool) -> None:
        self.pool = pool
        self._told: dict[str, Any] = {"seat": seat}

    def view(self) -> PatternsView:
        """The view so far; ValueError before the first event."""
        if len(self._told) == 1:
            raise ValueError("nothing was told yet")
        return PatternsView(**self._told)

    def apply(self, event: Event) -> None:
        """Takes in one more event; one of a kind that changes nothing seen is passed over."""
        told = self._told
        match event:
            case events.TableSet():
                mine = next(view for view in event.views if view is not None and view.seat == told["seat"])
                self._told = {name: getattr(mine, name) for name in _FIELDS}
            case events.GameBegan():
                self._sit_down(event)
            case events.TurnBegan():
                told |= {"turn": event.seat, "turns": event.turns, "actions": event.actions}
            case events.TurnEnded():
                told |= {"actions": 0, "charms": ()}
            case events.ActionsSet():
                told["actions"] = event.actions
            case events.Paused():
                told |= {"decision": event.decision, "frames": event.frames, "lost": event.lost}
                told |= {"held": event.held, "held_seen": event.known}
            case GameEnded():
                told["outcome"] = event.outcome
            case events.CardDrawn():
                self._off_deck(0)
            case events.Arrived():
                self._arrived(event)
            case events.Looked():
                self._looked(event)
            case events.FromDungeon():
                for card, before in zip(event.cards, event.before, strict=True):
                    self._out_of_pile("dungeons", "seen", event.seat, card, before)
                told["recruitment_discard"] += event.cards
                if isinstance(event, events.SpellCast):
                    self._out_of_pile("spells", "spells_seen", event.seat, event.spell, event.knew)
            case _:
                self._creature_or_spell(event)

    def _creature_or_spell(self, event: Event) -> None:
        told = self._told
        match event:
            case events.Captured():
                self._leave(event.seat, event.place, event.dropped)
                self._jailed(event.by, event.card)
            case events.Imprisoned():
                self._leave(event.seat, event.place, event.dropped)
                self._jailed(event.seat, event.card)
            case events.Discarded():
                self._leave(event.seat, event.place, event.dropped)
                told["recruitment_discard"] += (event.card,)
            case events.Moved() | events.Promoted():
                self._exchange((event.seat, event.place), (event.seat, event.to))
            case events.Swapped():
                self._exchange((event.seat, event.places[0]), (event.seat, event.places[1]))
            case events.GuardsExchanged():
                self._exchange((event.seats[0], GUARD), (event.seats[1], GUARD))
            case events.Released():
                for place, card in zip(event.places, event.cards, strict=True):
                    self._leave(event.seat, place, ())
                    self._jailed(event.seat, card)
                told["research_discard"] += event.dropped
            case _:
                self._spell(event)

    def _spell(self, event: Event) -> None:
        told = self._told
        match event:
            case events.SpellDrawn():
                told["research"] = told["research"][1:]
                mask = bit_of(event.seat, told["seats"]) if event.spell else 0
                self._into_pile("spells", "spells_seen", event.seat, event.spell, mask)
            case events.ResearchShuffled():
                told |= {"research": ("",) * event.count, "research_discard": ()}
            case events.AuraLaid():
                place = self._number(event.place)
                told["auras"] = put(
                    told["auras"], event.seat, put(told["auras"][event.seat], place, event.spell)
                )
            case events.EnchantmentLaid():
                place = self._number(event.place)
                row = told["enchantments"][event.seat]
                row = put(row, place, (*row[place], event.spell))
                told["enchantments"] = put(told["enchantments"], event.seat, row)
            case events.CircleLaid():
                told["circles"] = put(told["circles"], event.seat, event.spell)
            case events.CharmBegan():
                told["charms"] += (event.spell,)
            case events.SpellDiscarded():
                self._spell_discarded(event)

    # -- how it began, and what waits

    def _sit_down(self, event: events.GameBegan) -> None:
        seats, positions = event.seats, facts_of(self.pool).positions
        self._told |= {
            "pool": self.pool,
            "seats": seats,
            "hold": event.hold,
            "clans": event.clans,
            "box": creature_box(self.pool, seats, event.clans),
            "spell_box": spell_box(self.pool),
            "wizards": event.wizards,
            "decision": None,
            "outcome": None,
            "frames": (),
            "held": "",
            "held_seen": 0,
            "lost": (),
            "turn": 0,
            "turns": 0,
            "actions": 0,
            "patterns": (("",) * (positions + 1),) * seats,
            "enchantments": (((),) * (positions + 1),) * seats,
            "auras": (("",) * positions,) * seats,
            "circles": ("",) * seats,
            "charms": (),
            "dungeons": ((),) * seats,
            "seen": ((),) * seats,
            "spells": ((),) * seats,
            "spells_seen": ((),) * seats,
            "recruitment": ("",) * event.recruitment,
            "recruitment_seen": (),
            "recruitment_discard": (),
            "research": ("",) * event.research,
            "research_discard": (),
        }

    def _number(self, place: str) -> int:
        return facts_of(self.pool).number[place]

    # -- piles

    def _into_pile(self, cards: str, masks: str, owner: Seat, card: str, mask: int) -> None:
        """Known cards before unseen ones, as a view has them."""
        told = self._told
        row: Row = told[cards][owner]
        at = row.index("") if card and "" in row else len(row)
        told[cards] = put(told[cards], owner, (*row[:at], card, *row[at:]))
        known = told[masks][owner]
        told[masks] = put(told[masks], owner, (*known[:at], mask, *known[at:]))

    def _out_of_pile(self, cards: str, masks: str, owner: Seat, card: str, before: int) -> None:
        """One that was known by its word and by who knew it, else an unseen one."""
        told = self._told
        row: Row = told[cards][owner]
        pairs = list(zip(row, told[masks][owner], strict=True))
        at = pairs.index((card, before) if before else ("", 0))
        told[cards] = put(told[cards], owner, cut(row, at))
        told[masks] = put(told[masks], owner, cut(told[masks][owner], at))

    def _jailed(self, owner: Seat, card: str) -> None:
        self._into_pile("dungeons", "seen", owner, card, everybody(self._told["seats"]))

    def _off_deck(self, index: int) -> None:
        """A card of the known top leaves, or one of the unseen ones below."""
        told = self._told
        known = len(told["recruitment_seen"])
        at = min(index, known)
        told["recruitment"] = cut(told["recruitment"], at)
        if at < known:
            told["recruitment_seen"] = cut(told["recruitment_seen"], at)

    def _arrived(self, event: events.Arrived) -> None:
        told = self._told
        if event.source is not None:
            self._out_of_pile("dungeons", "seen", event.source, event.card, event.before)
        elif event.index >= 0:
            self._off_deck(event.index if event.before else len(told["recruitment_seen"]))
        if event.where == events.DUNGEON:
            self._into_pile("dungeons", "seen", event.seat, event.card, event.seen)
        else:
            self._set(event.seat, self._number(event.where), event.card, ())

    def _looked(self, event: events.Looked) -> None:
        told = self._told
        if event.owner is not None:
            cards, masks = ("dungeons", "seen") if event.what == "dungeon" else ("spells", "spells_seen")
            hidden = event.count - len(event.cards)
            told[cards] = put(told[cards], event.owner, (*event.cards, *[""] * hidden))
            told[masks] = put(told[masks], event.owner, (*event.known, *[0] * hidden))
            return
        deck = told["recruitment"]
        told["recruitment_seen"] = (*event.known, *told["recruitment_seen"][len(event.known) :])
        told["recruitment"] = (*event.cards, *deck[len(event.cards) :])

    # -- Patterns

    def _set(self, seat: Seat, place: int, card: str, spells: Row) -> None:
        told = self._told
        told["patterns"] = put(told["patterns"], seat, put(told["patterns"][seat], place, card))
        row = put(told["enchantments"][seat], place, spells)
        told["enchantments"] = put(told["enchantments"], seat, row)

    def _leave(self, seat: Seat, place: str, dropped: Row) -> None:
        self._set(seat, self._number(place), "", ())
        self._told["research_discard"] += dropped

    def _exchange(self, one: tuple[Seat, str], other: tuple[Seat, str]) -> None:
        told = self._told
        here, there = (one[0], self._number(one[1])), (other[0], self._number(other[1]))
        first = (told["patterns"][here[0]][here[1]], told["enchantments"][here[0]][here[1]])
        second = (told["patterns"][there[0]][there[1]], told["enchantments"][there[0]][there[1]])
        self._set(*here, *second)
        self._set(*there, *first)

    def _spell_discarded(self, event: events.SpellDiscarded) -> None:
        """A new Aura or Circle lies there already when the old one is told to go."""
        told = self._told
        told["research_discard"] += (event.spell,)
        seat = event.seat
        if event.lay == "circle" and event.cause.source != told["circles"][seat]:
            told["circles"] = put(told["circles"], seat, "")
        elif event.lay == "aura":
            place = self._number(event.place)
            if event.cause.source != told["auras"][seat][place]:
                told["auras"] = put(told["auras"], seat, put(told["auras"][seat], place, ""))
        elif event.lay == "enchantment":
            place = self._number(event.place)
            upon = told["enchantments"][seat][place]
            self._set(seat, place, told["patterns"][seat][place], cut(upon, upon.index(event.spell)))
