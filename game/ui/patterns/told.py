"""Banners and contests: what of an event of Patterns is told over the table in words, and as a roll of dice."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.core.event import Event, GameEnded
from game.core.ids import Action
from game.rules.patterns import events
from game.rules.patterns.decisions import ACT, decision
from game.rules.patterns.facts import facts_of
from game.rules.patterns.odds import Odds, odds
from game.rules.patterns.view import PatternsView
from game.ui.patterns.contest import Column, Contest
from game.ui.patterns.plan import box_of
from game.ui.table.director import NOTHING, Score
from game.ui.table.effects import Banner, Ring

if TYPE_CHECKING:
    from game.ui.patterns.choreography import Stagecraft

Point = tuple[float, float]
REASONS = {
    "pattern_completed": "every Position is filled",
    "deck_ran_out": "the Recruitment deck has run out",
    "turn_limit": "the last turn is over",
    "conceded": "the other gives up",
}


def turning_point(event: Event, after: PatternsView, craft: Stagecraft) -> Score:
    """A turn, the first rolls, the end."""
    names = craft.sight.names
    match event:
        case events.FirstRolled():
            rolls = ", ".join(f"{names[seat]} {value}" for seat, value in event.rolls)
            one = len(event.highest) == 1
            title = f"{names[event.highest[0]]} begins" if one else "A tie: again"
            return Score(
                effects=(
                    Banner(
                        title=title,
                        line=f"Rolled for the first turn: {rolls}",
                        icon="dice-multiple",
                        duration=1.9,
                    ),
                )
            )
        case events.TurnBegan():
            mine = craft.mine(event.seat)
            at = craft.plan.sheets[event.seat].wizard
            ring = Ring(at=at, size=190 if mine else 120, duration=0.7)
            words = craft.callout(event.seat, ("begins a turn",), 0.9)
            return Score(effects=(ring, *words), hold=0.35)
        case events.DeckRanOut():
            line = "The game ends with this turn"
            return Score(
                effects=(Banner(title="The last Creature is drawn", line=line, icon="cards", duration=1.8),)
            )
        case events.PatternCompleted():
            facts = facts_of(after.pool)
            rings = tuple(
                Ring(
                    at=craft.plan.rect_of(event.seat, place).center,
                    size=120,
                    delay=0.09 * place,
                    duration=0.7,
                )
                for place in range(facts.positions)
            )
            title = (
                "The Pattern is complete"
                if craft.mine(event.seat)
                else f"{names[event.seat]} completes the Pattern"
            )
            line = (
                "It must hold until the next own turn"
                if after.hold and after.outcome is None
                else "Every Position is filled"
            )
            return Score(
                effects=(*rings, Banner(title=title, line=line, icon="sitemap", delay=0.6, duration=2.2))
            )
        case events.PowerCounted():
            line = ", ".join(f"{name} {total}" for name, total in zip(names, event.totals, strict=True))
            return Score(
                effects=(Banner(title="Power is counted", line=line, icon="sword-cross", duration=2.6),)
            )
        case GameEnded():
            won = event.outcome.winners
            title = f"{names[won[0]]} wins" if won else "Nobody wins"
            line = REASONS.get(event.outcome.reason, "")
            return Score(
                effects=(Banner(title=title, line=line[:1].upper() + line[1:], icon="crown", duration=2.4),)
            )
    return NOTHING


def contest_of(
    event: events.DiceRolled | events.BrainwashRolled, before: PatternsView, craft: Stagecraft
) -> tuple[Contest, tuple[Point, Point] | None]:
    """The roll as the tray tells it, with the way from the one to the other."""
    names = craft.sight.names
    if isinstance(event, events.BrainwashRolled):
        side = event.side
        column = Column(
            names[side.seat], "", "rolls", side.lines, side.rolls, side.die, side.total, event.power
        )
        return Contest("brainwash", (column,), None, 1 if event.success else -1), None
    one, other = event.sides
    capture = event.purpose == "capture"
    roles = ("attacker", "defender") if capture else ("rescuer", "Guard" if other.card else "no Guard")
    columns = tuple(
        Column(names[side.seat], side.card, role, side.lines, side.rolls, side.die, side.total)
        for side, role in zip(event.sides, roles, strict=True)
    )
    plan, facts = craft.plan, facts_of(before.pool)
    start = plan.rect_of(one.seat, facts.number[one.place])
    if capture:
        goal = plan.rect_of(other.seat, facts.number[other.place])
    else:
        goal = plan.pile_rect(other.seat) if other.seat != plan.home else box_of(plan.dungeon(other.seat))
    path = ((start.centerx, start.centery), (goal.centerx, goal.centery))
    return Contest(event.purpose, columns, _chances(event, before), event.result), path


def _chances(event: events.DiceRolled, before: PatternsView) -> Odds | None:
    """What the chances had been before the dice were thrown."""
    one, other = event.sides
    action: Action = ("rescue", other.seat, one.place)
    if event.purpose == "capture":
        action = ("capture", one.place, other.seat, other.place)
    return odds(replace(before, decision=decision(one.seat, ACT, (1,))), action)
