"""How each event of Patterns is shown: which cards travel, from where, how long, and what is said beside the player."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Final

from game.core.event import Event, GameEnded
from game.core.ids import Seat
from game.core.words import Card as CardSpan
from game.core.words import Sentence
from game.rules.patterns import decisions, events
from game.rules.patterns.facts import facts_of
from game.rules.patterns.shape import WIZARD
from game.rules.patterns.view import PatternsView
from game.ui.paint import flow
from game.ui.patterns import contest, flights, rolls, told
from game.ui.patterns.cards import Deck
from game.ui.patterns.plan import Plan
from game.ui.patterns.poses import CIRCLE, DECK, HELD, RESEARCH, creature_key
from game.ui.table.director import NOTHING, Score
from game.ui.table.effects import Callout, Effect, Ring, Spark
from game.ui.table.mat import Sight
from game.ui.table.pose import Move, Pose
from game.ui.table.sentence import spans

GLIDE: Final = 0.5
"""Seconds of a card's way across the table."""
FALL: Final = 0.75
ROW: Final = Move(0.36)


@dataclass(frozen=True, slots=True)
class Stagecraft:
    """What composing needs besides the event: the plan, who looks from where, how cards look and stand in sentences."""

    plan: Plan
    sight: Sight
    chip: Callable[[str], flow.Span]
    deck: Deck
    lay: Callable[[PatternsView], dict[str, Pose]]

    def mine(self, seat: Seat | None) -> bool:
        """Whether the person at the screen just did that, and so needs no telling."""
        return seat == self.plan.home and self.sight.seated[self.plan.home].human

    def callout(
        self, seat: Seat, words: Sentence, duration: float = 1.3, delay: float = 0.0
    ) -> tuple[Effect, ...]:
        """Words under a player's sheet; none for the own moves."""
        if self.mine(seat):
            return ()
        sheet = self.plan.sheets[seat].rect
        shown = spans(words, self.sight.seated, self.chip, on_paper=True)
        at = (
            (sheet.centerx, sheet.y + self.plan.u(8))
            if seat == self.plan.home
            else (sheet.centerx, sheet.bottom - self.plan.u(16))
        )
        return (Callout(at=at, spans=shown, duration=duration, delay=delay, four=self.sight.four),)

    def flight(self, start: Pose, goal: Pose, **how: Any) -> flights.Flight:
        """A card that is no piece any more, on its way."""
        return flights.Flight(start=start, goal=goal, deck=self.deck, **how)


@dataclass(slots=True)
class _Draft:
    """Moves and effects while a score is being made."""

    moves: dict[str, Move] = field(default_factory=dict)
    effects: list[Effect] = field(default_factory=list)


def compose(event: Event, before: Any, after: PatternsView, craft: Stagecraft) -> Score:
    """The score of one event."""
    if before is None:
        return NOTHING
    match event:
        case events.DiceRolled() | events.BrainwashRolled():
            return _rolled(event, before, craft)
        case events.Paused():
            return _paused(event, before, after, craft)
        case events.CardDrawn():
            leader = "the Wizard" if event.leader == WIZARD else event.leader
            words = craft.callout(event.seat, (f"recruits for {leader}",), 1.1)
            return Score(effects=words, lead=0.2)
        case (
            events.FirstRolled() | events.TurnBegan() | events.TurnEnded() | events.DeckRanOut()
            | events.PatternCompleted() | events.PowerCounted() | GameEnded()
        ):  # fmt: skip
            return told.turning_point(event, after, craft)
        case events.ActionsSet():
            return Score(hold=0.12)
    draft = _Draft()
    _rows(draft, before, after, craft)
    _creature(event, before, after, craft, draft)
    _spell(event, before, after, craft, draft)
    return Score(moves=draft.moves, effects=tuple(draft.effects), usual=ROW, switch=0.15)


def _rolled(
    event: events.DiceRolled | events.BrainwashRolled, before: PatternsView, craft: Stagecraft
) -> Score:
    contested, path = told.contest_of(event, before, craft)
    length = contest.length_of(contested)
    roll = rolls.Roll(
        rect=craft.plan.tray,
        contest=contested,
        deck=craft.deck,
        path=path,
        still=craft.sight.still,
        duration=length,
    )
    return Score(effects=(roll,), switch=length, hold=length)


def _paused(event: events.Paused, before: PatternsView, after: PatternsView, craft: Stagecraft) -> Score:
    """The card to be placed comes to where it waits; Minions of a lost Leader hang."""
    asked = event.decision
    was = craft.lay(before)
    if asked is None or HELD in was:
        return NOTHING
    now = craft.lay(after)
    if asked.kind == decisions.PLACE and HELD in now:
        start = _source(asked.args, was, now[HELD], craft)
        moves = {HELD: Move(GLIDE, rise=0.25, start=start)}
        moves |= _closing(was, now)
        return Score(moves=moves, hold=GLIDE)
    if asked.kind == decisions.PROMOTE:
        facts = facts_of(after.pool)
        seat, place = asked.seat, facts.number[asked.args[0]]
        at = craft.plan.rect_of(seat, place).center
        fall = {
            creature_key(seat, facts.names[minion]): Move(0.5, rise=-0.12)
            for minion in facts.minions[place]
            if after.patterns[seat][minion]
        }
        snap = (
            Ring(at=at, size=160, colour="#ff5a3a", duration=0.7),
            Spark(at=at, size=90, colour="#ff9a5a"),
        )
        return Score(moves=fall, effects=(*snap, *craft.callout(seat, ("has lost a Leader",), 1.2)), hold=0.6)
    if "picks" in now:
        owner = asked.args[3] if asked.args[2] == "dungeon" else None
        start = craft.plan.dungeon(owner) if owner is not None else craft.plan.deck(DECK)
        moves = {
            key: Move(GLIDE, delay=0.05 * i, rise=0.15, start=replace(start, face="", z=64))
            for i, key in enumerate(key for key in now if key.startswith("pick:"))
        }
        return Score(moves=moves)
    return NOTHING


def _source(args: tuple[Any, ...], was: dict[str, Pose], goal: Pose, craft: Stagecraft) -> Pose:
    """Where the card in hand came from: the deck, a cell, or a Dungeon's pile."""
    owner = args[4]
    if owner < 0:
        return replace(craft.plan.deck(DECK), face="", z=70)
    if owner == craft.plan.home:
        cell = next((p for key, p in was.items() if key.startswith("d:") and p.face == goal.face), None)
        if cell is not None:
            return replace(cell, z=70)
    return replace(craft.plan.dungeon(owner), face="" if owner != craft.plan.home else goal.face, z=70)


def _closing(was: dict[str, Pose], now: dict[str, Pose]) -> dict[str, Move]:
    """The own cells close up when one card is taken out."""
    return {key: Move(0.3, start=was[key]) for key in now if key.startswith("d:") and key in was}


def _rows(draft: _Draft, before: PatternsView, after: PatternsView, craft: Stagecraft) -> None:
    """The own cells and Spells: whoever stays keeps being itself although its number changes; the others fly off."""
    home = craft.plan.home
    was = craft.lay(before)
    for head, old, new in (
        ("d", before.dungeons[home], after.dungeons[home]),
        ("s", before.spells[home], after.spells[home]),
    ):
        if old == new:
            continue
        pairs, _ = flights.matched(old, new)
        for slot, source in pairs.items():
            start = was.get(f"{head}:{source}")
            if start is not None:
                draft.moves[f"{head}:{slot}"] = replace(ROW, start=start)


def gone_from(
    head: str, card: str, before: PatternsView, after: PatternsView, craft: Stagecraft
) -> Pose | None:
    """Where a card of the own cells or hand lay that is there no more."""
    home = craft.plan.home
    rows = (before.dungeons, after.dungeons) if head == "d" else (before.spells, after.spells)
    _, gone = flights.matched(rows[0][home], rows[1][home])
    was = craft.lay(before)
    slot = next((slot for slot in gone if rows[0][home][slot] in (card, "")), None)
    return was.get(f"{head}:{slot}") if slot is not None else None


def _arrival(
    draft: _Draft,
    seat: Seat,
    card: str,
    start: Pose,
    before: PatternsView,
    after: PatternsView,
    craft: Stagecraft,
    delay: float = 0.0,
    spin: float = 0.0,
    length: float = FALL,
) -> None:
    """A card comes into a Dungeon: as a piece into the own cells, onto the pile of an opponent."""
    plan = craft.plan
    if seat == plan.home:
        pairs, _ = flights.matched(before.dungeons[seat], after.dungeons[seat])
        fresh = [
            slot for slot in range(len(after.dungeons[seat]))
            if slot not in pairs and after.dungeons[seat][slot] == card and f"d:{slot}" not in draft.moves
        ]  # fmt: skip
        if fresh:
            draft.moves[f"d:{fresh[0]}"] = Move(
                length, delay=delay, rise=0.3, start=replace(start, z=80), spin=spin
            )
    else:
        goal = replace(plan.dungeon(seat), face=card, z=80)
        draft.effects.append(craft.flight(start, goal, duration=length, delay=delay, barred=True, spin=spin))
    at = plan.pile_rect(seat).center if seat != plan.home else (plan.dungeon(seat).x, plan.dungeon(seat).y)
    if seat != plan.home:
        draft.effects.append(Ring(at=at, size=90, colour="#c8a070", delay=delay + length * 0.9, duration=0.4))


def _creature(
    event: Event, before: PatternsView, after: PatternsView, craft: Stagecraft, draft: _Draft
) -> None:
    plan = craft.plan
    was = craft.lay(before)
    match event:
        case events.Arrived():
            _arrived(event, before, after, was, craft, draft)
        case events.Captured():
            start = was.get(creature_key(event.seat, event.place), plan.dungeon(event.seat))
            _arrival(draft, event.by, event.card, start, before, after, craft)
        case events.Imprisoned():
            start = was.get(creature_key(event.seat, event.place), plan.dungeon(event.seat))
            _arrival(draft, event.seat, event.card, start, before, after, craft)
            draft.effects += craft.callout(event.seat, ("imprisons ", CardSpan(event.card)))
        case events.Discarded():
            lifted = was.get(creature_key(event.seat, event.place))
            if lifted is not None:
                goal = replace(lifted, y=lifted.y - plan.u(60), width=lifted.width * 0.8, lift=2.0)
                draft.effects += [
                    craft.flight(lifted, goal, duration=0.7, fades=True, rise=0.0),
                    Ring(at=(lifted.x, lifted.y), size=130, colour="#b06ad0"),
                ]
        case events.Moved():
            lifted = was.get(creature_key(event.seat, event.place))
            draft.moves[creature_key(event.seat, event.to)] = Move(GLIDE, rise=0.2, start=lifted)
            draft.effects += craft.callout(event.seat, ("moves ", CardSpan(event.card)))
        case events.Promoted():
            lifted = was.get(creature_key(event.seat, event.place))
            draft.moves[creature_key(event.seat, event.to)] = Move(0.6, rise=0.2, start=lifted)
            draft.effects.append(
                Spark(
                    at=plan.rect_of(event.seat, facts_of(after.pool).number[event.to]).center,
                    delay=0.55,
                    size=80,
                )
            )
            draft.effects += craft.callout(event.seat, ("promotes ", CardSpan(event.card)))
        case events.Swapped():
            one, other = event.places
            for here, there, rise in ((one, other, 0.25), (other, one, -0.15)):
                draft.moves[creature_key(event.seat, there)] = Move(
                    GLIDE, rise=rise, start=was.get(creature_key(event.seat, here))
                )
            draft.effects += craft.callout(
                event.seat, ("swaps ", CardSpan(event.cards[0]), " and ", CardSpan(event.cards[1]))
            )
        case events.GuardsExchanged():
            a, b = event.seats
            for mine, theirs in ((a, b), (b, a)):
                draft.moves[creature_key(mine, "G")] = Move(
                    0.7, rise=0.3, start=was.get(creature_key(theirs, "G"))
                )
        case events.Released():
            for i, (place, card) in enumerate(zip(event.places, event.cards, strict=True)):
                start = was.get(creature_key(event.seat, place), plan.dungeon(event.seat))
                _arrival(
                    draft,
                    event.seat,
                    card,
                    start,
                    before,
                    after,
                    craft,
                    0.18 * i,
                    30.0 if i % 2 else -30.0,
                    0.85,
                )


def _arrived(
    event: events.Arrived,
    before: PatternsView,
    after: PatternsView,
    was: dict[str, Pose],
    craft: Stagecraft,
    draft: _Draft,
) -> None:
    """Into the Pattern, as Guard, or into the Dungeon, from where it waited."""
    plan = craft.plan
    start = was.get(HELD)
    if start is None:
        start = (
            replace(plan.deck(DECK), face="")
            if event.source is None
            else replace(plan.dungeon(event.source), face=event.card)
        )
    start = replace(start, glow="", mark="", z=80)
    if event.where == events.DUNGEON:
        _arrival(draft, event.seat, event.card, replace(start, face=event.card), before, after, craft)
        draft.effects += craft.callout(event.seat, ("puts it into the Dungeon",))
        return
    key = creature_key(event.seat, event.where)
    draft.moves[key] = Move(GLIDE, rise=0.2, start=start)
    at = plan.rect_of(event.seat, facts_of(after.pool).number[event.where]).center
    draft.effects.append(Spark(at=at, delay=GLIDE * 0.92, size=70))
    where = "as Guard" if event.where == "G" else f"at {event.where}"
    draft.effects += craft.callout(event.seat, (CardSpan(event.card), f" {where}"))


def _spell(event: Event, before: PatternsView, after: PatternsView, craft: Stagecraft, draft: _Draft) -> None:
    plan = craft.plan
    match event:
        case events.SpellCast():
            _cast(event, before, after, craft, draft)
        case events.Researched():
            goal = plan.deck(RESEARCH)
            for i, card in enumerate(event.cards):
                start = gone_from("d", card, before, after, craft) if event.seat == plan.home else None
                start = start or replace(plan.dungeon(event.seat), face=card)
                draft.effects.append(
                    craft.flight(
                        replace(start, face=card),
                        replace(goal, face=card),
                        duration=0.6,
                        delay=0.12 * i,
                        fades=True,
                    )
                )
            draft.effects += craft.callout(event.seat, ("researches",))
        case events.SpellDrawn():
            start = replace(plan.deck(RESEARCH), face="")
            if event.seat == plan.home:
                key = f"s:{len(after.spells[plan.home]) - 1}"
                draft.moves[key] = Move(0.6, rise=0.25, start=start)
            else:
                x, y = plan.sheets[event.seat].pills
                draft.effects.append(
                    craft.flight(
                        start,
                        Pose(x - plan.u(30), y, plan.u(30), alpha=1.0),
                        duration=0.6,
                        fades=True,
                        back="research",
                    )
                )
        case events.AuraLaid() | events.EnchantmentLaid():
            number = facts_of(after.pool).number[event.place]
            at = plan.rect_of(event.seat, number).center
            colour = "#8fe07a" if isinstance(event, events.AuraLaid) else "#d8a0ff"
            draft.effects += [
                Ring(at=at, size=150, colour=colour, duration=0.8),
                Spark(at=at, size=90, colour=colour),
            ]
            draft.effects += _leaving_hand(event.spell, before, at, craft)
        case events.CircleLaid():
            if event.seat == plan.home:
                start = craft.lay(before).get(HELD)
                draft.moves[CIRCLE] = Move(
                    0.6, rise=0.2, start=start or replace(plan.held(plan.home), face=event.spell)
                )
            else:
                draft.effects.append(Ring(at=plan.circle_pill(event.seat).center, size=120, colour="#8fe07a"))
        case events.SpellDiscarded() if event.lay != "cast":
            seat = plan.sheets[event.seat]
            draft.effects.append(Ring(at=seat.wizard, size=120, colour="#b0a090"))
        case events.Looked():
            what = (
                "looks at the deck"
                if event.owner is None
                else f"looks at {craft.sight.names[event.owner]}'s {'Dungeon' if event.what == 'dungeon' else 'Spells'}"
            )
            draft.effects += craft.callout(event.seat, (what,))
        case events.CharmBegan():
            draft.effects.append(
                Ring(at=plan.sheets[event.seat].wizard, size=170, colour="#ffb45a", duration=0.8)
            )
        case events.ResearchShuffled():
            draft.effects.append(Ring(at=(plan.deck(RESEARCH).x, plan.deck(RESEARCH).y), size=140))


def _leaving_hand(
    spell: str, before: PatternsView, at: tuple[float, float], craft: Stagecraft
) -> list[Effect]:
    """The Spell that waited for its target goes there."""
    waiting = craft.lay(before).get(HELD)
    if waiting is None:
        return []
    goal = replace(waiting, x=at[0], y=at[1], width=waiting.width * 0.5, face=spell)
    return [craft.flight(replace(waiting, face=spell, glow=""), goal, duration=0.5, fades=True)]


def _cast(
    event: events.SpellCast, before: PatternsView, after: PatternsView, craft: Stagecraft, draft: _Draft
) -> None:
    """The Spell is laid open beside the Wizard; its Component burns up."""
    plan = craft.plan
    home = event.seat == plan.home
    sheet = plan.sheets[event.seat]
    start = gone_from("s", event.spell, before, after, craft) if home else None
    if start is None:
        start = Pose(sheet.pills[0] - plan.u(30), sheet.pills[1], plan.u(40), face="")
    shown = plan.held(plan.home)
    centre = plan.zones["pattern"].center
    goal = replace(
        shown, x=centre[0], y=centre[1], width=max(shown.width, 150 * plan.unit), face=event.spell, lift=2.0
    )
    draft.effects.append(craft.flight(start, goal, duration=0.55, back="research"))
    rest = replace(plan.held(event.seat), face=event.spell, lift=1.2)
    draft.effects.append(craft.flight(goal, goal, duration=0.55, delay=0.55, rise=0.0))
    draft.effects.append(craft.flight(goal, rest, duration=0.4, delay=1.1, fades=True, rise=0.0))
    for card in event.cards:
        cell = gone_from("d", card, before, after, craft) if home else None
        cell = replace(cell or plan.dungeon(event.seat), face=card)
        burnt = replace(cell, y=cell.y - plan.u(70), width=cell.width * 0.8, lift=2.0)
        draft.effects.append(craft.flight(cell, burnt, duration=0.8, fades=True, rise=0.0))
        draft.effects.append(Spark(at=(cell.x, cell.y), colour="#ff9a4a", delay=0.3))
    draft.effects += craft.callout(event.seat, ("casts ", CardSpan(event.spell)), 1.5)
