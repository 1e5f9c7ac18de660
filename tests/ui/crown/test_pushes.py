"""Whoever only watches a push knows who pushed, both final pools, who shattered and whose anchor broke."""

from __future__ import annotations

import pytest

from game.rules.crown import events as e
from game.ui.crown.effects import Crack, PoolHit, PowerFlight
from game.ui.crown.showing import LaneBanner, PushSheet, Ribbon
from game.ui.crown.situations import PUSHES
from game.ui.scenes.table import TableScene
from game.ui.table.effects import Effect
from tests.ui.table.hands import a_desk

NAMES = sorted(PUSHES)


def watched(name: str) -> tuple[TableScene, list[Effect]]:
    """Every effect that was ever on the table, in order."""
    stack = PUSHES[name][1](a_desk())
    scene = stack.scenes[0]
    assert isinstance(scene, TableScene)
    seen: list[Effect] = []
    for _ in range(3000):
        stack.update(0.02)
        for run in scene.director.running:
            if all(run.effect is not other for other in seen):
                seen.append(run.effect)
        if not scene.director.busy and not scene.director.running:
            break
    return scene, seen


@pytest.mark.parametrize("name", NAMES)
def test_the_sheet_at_the_end_tells_what_happened(name: str) -> None:
    scene, seen = watched(name)
    told = scene.match.events(0, 0)
    began = next(event for event in told if isinstance(event, e.PushAnnounced))
    dealt = next(event for event in told if isinstance(event, e.PoolsDealt))
    until = next(n for n, event in enumerate(told) if isinstance(event, e.PushEnded))
    card = scene.match.rules.pool.cards
    sheet = next(effect for effect in seen if isinstance(effect, PushSheet))
    assert sheet.attacker == began.seat
    assert sheet.pools == dealt.pools
    for side in (0, 1):
        fallen = [
            card[event.card].name
            for event in told[:until]
            if isinstance(event, e.CreatureShattered) and (event.side, event.lane) == (side, began.lane)
        ]
        assert sorted(sheet.shattered[side]) == sorted(fallen)
    broken = [event for event in told[:until] if isinstance(event, e.AnchorBroken)]
    assert len(sheet.broken) == len(broken)
    for line, event in zip(sheet.broken, broken, strict=True):
        assert scene.match.names[event.seat] in line
        assert card[event.card].name in line
        assert f"{dealt.left[event.seat]} damage left over" in line


@pytest.mark.parametrize("name", NAMES)
def test_the_sheet_at_the_end_tells_who_awakened_and_the_majesty_won_and_lost(name: str) -> None:
    scene, seen = watched(name)
    told = scene.match.events(0, 0)
    until = next(n for n, event in enumerate(told) if isinstance(event, e.PushEnded))
    sheet = next(effect for effect in seen if isinstance(effect, PushSheet))
    wanted = [("eye", event.seat, "Awakens") for event in told[:until] if isinstance(event, e.Awakened)]
    for seat in (sheet.attacker, 1 - sheet.attacker):
        change = sum(
            event.amount
            for event in told[:until]
            if isinstance(event, e.MajestyChanged) and event.seat == seat
        )
        if change:
            wanted.append(("crown", seat, f"{'gains' if change > 0 else 'loses'} {abs(change)} Majesty"))
    assert len(sheet.crowns) == len(wanted)
    for (picture, words), (icon, seat, what) in zip(sheet.crowns, wanted, strict=True):
        assert picture == icon
        assert words.startswith(f"{scene.match.names[seat]} {what}")


@pytest.mark.parametrize("name", NAMES)
def test_every_step_is_shown_on_the_way_in_the_order_of_the_rules(name: str) -> None:
    scene, seen = watched(name)
    told = scene.match.events(0, 0)
    cards = scene.match.rules.pool.cards
    assert isinstance(seen[0], LaneBanner)
    added = [event.power for event in told if isinstance(event, e.PowerAdded)]
    assert [effect.power for effect in seen if isinstance(effect, PowerFlight)] == added
    strikes = sum(isinstance(event, e.Struck) for event in told)
    ribbons = [effect.title for effect in seen if isinstance(effect, Ribbon)]
    assert sum("Strike" in title or "Terror" in title for title in ribbons) == strikes
    changed = sum(isinstance(event, e.PoolChanged) for event in told)
    assert sum(isinstance(effect, PoolHit) for effect in seen) == changed
    names = [cards[event.card].name for event in told if isinstance(event, e.CreatureShattered)]
    assert [effect.name for effect in seen if isinstance(effect, Crack)] == names


def test_a_strike_is_named_with_the_words_of_its_card() -> None:
    _, seen = watched("crown-push-1")
    ribbons = {(effect.title, effect.line) for effect in seen if isinstance(effect, Ribbon)}
    assert ("Flying Strike", "Fade 5 of your opponent's deck") in ribbons
    assert ("Strike", "Reduce the opposing pool by 1") in ribbons
    assert ("Terror", "The opposing pool drops by the Leader's Power") in ribbons
