"""What holds while a card is there, and what its keywords mean: seen on every card that has them.

Powers are compared with those that the same table has where the card says nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from game.core.event import Event
from game.rules.crown import events as e
from game.rules.crown import statics as s
from game.rules.crown.amounts import Defending, InPush, Pushing
from game.rules.crown.board import hand_size, heroic_flags, powers
from game.rules.crown.cards import Card
from game.rules.crown.compile import Pool, compile_cards
from game.rules.crown.costs import printed_cost
from game.rules.crown.selectors import Filter
from game.rules.crown.state import EXHAUSTED, State
from tests.crown.stage import (
    ANN,
    BEN,
    CARDS,
    POOL,
    RULES,
    begin,
    left,
    plays,
    position,
    pushes,
    put_down,
    run,
)


def statics_of(card: Card) -> tuple[s.Static, ...]:
    boon = card.boon.static if card.boon else ()
    return (*card.static, *card.leader, *card.aura, *boon)


def cards_with(kind: type, within: Callable[[Card], Any] = statics_of) -> list[str]:
    return [card.id for card in CARDS.values() if any(isinstance(each, kind) for each in within(card))]


def cards_that_are(word: str) -> list[str]:
    return [card.id for card in CARDS.values() if word in card.keywords]


def where_it_stands(card: Card) -> Iterator[State]:
    """Quiet, in a push of Ann's and in one of Ben's; with many anchors and few; level and behind."""
    for wish, turn in ((None, "Ann"), (pushes(0), "Ann"), (pushes(0), "Ben")):
        for few in (False, True):
            for behind in (False, True):
                spot = put_down(position(turn=turn, behind=behind), card)
                left(spot, "Ann")["creatures"] += ["hush_heron", "dented_knight"]
                if few:
                    for lane in spot["players"]["Ann"]["lanes"].values():
                        lane["anchors"] = ["clockwork_ant"]
                state = begin(spot)
                if wish is not None:
                    RULES.apply(state, next(each for each in RULES.legal_actions(state) if wish(each)))
                    to_the_spread(state)
                yield state


def to_the_spread(state: State) -> None:
    """On to the moment when the first side is asked how it spreads its damage; every window is let pass."""
    while state.decision is not None and state.decision.kind != "spread":
        actions = RULES.legal_actions(state)
        RULES.apply(state, ("hold",) if ("hold",) in actions else actions[-1])


def saying_nothing(card: Card) -> Pool:
    """The same cards, but that this one changes nothing while it is there."""
    mute = replace(card, static=(), leader=(), aura=(), boon=None)
    return compile_cards([mute if each.id == card.id else each for each in CARDS.values()], POOL.factions)


def _is_meant(static: s.PowerModifier, state: State, at: int, index: int) -> bool:
    """Whether a modifier of Ann's front card in the left lane (or of her Reserve) is meant for a creature."""
    if static.each is None:
        return (at, index) == (ANN * 3, 0)
    side = ANN if at < 3 else BEN
    unit = state.lines[at][index]
    return _fits(static.each, side, at % 3, index, POOL.cards[unit[0]].keywords, unit) and not (
        static.each.other and (at, index) == (0, 0)
    )


def _fits(which: Filter, side: int, lane: int, index: int, words: frozenset[str], unit: Any) -> bool:
    return (
        (which.whose == "any" or side == (ANN if which.whose == "yours" else BEN))
        and (which.lane == "any" or (lane == 0) == (which.lane == "this"))
        and (not which.leader or index == 0)
        and (which.exhausted is None or which.exhausted == bool(unit[1] & EXHAUSTED))
        and (which.withered is None or which.withered == (unit[2] > 0))
        and (which.keyword is None or which.keyword in words)
    )


def _may_hold(static: s.PowerModifier, state: State, at: int) -> bool:
    """Whether the push that is under way, or that there is none, lets the modifier hold for a line."""
    pushed = state.lane == at % 3
    attacks = pushed and state.turn == at // 3
    match static.when:
        case Pushing():
            return attacks
        case Defending():
            return pushed and not attacks
        case InPush():
            return pushed
    return True


@pytest.mark.parametrize("card_id", cards_with(s.PowerModifier))
def test_the_card_changes_the_power_of_those_it_means_and_of_nobody_else(card_id: str) -> None:
    card = CARDS[card_id]
    mute = saying_nothing(card)
    modifiers = [each for each in statics_of(card) if isinstance(each, s.PowerModifier)]
    changed = 0
    for state in where_it_stands(card):
        for at in range(6):
            state.board = None
            spoken = powers(POOL, state, at)
            state.board = None
            silent = powers(mute, state, at)
            for index, (power, plain) in enumerate(zip(spoken, silent, strict=True)):
                if power == plain:
                    continue
                [static] = [each for each in modifiers if (each.amount > 0) == (power > plain)]
                assert _is_meant(static, state, at, index)
                assert _may_hold(static, state, at)
                counted = static.per is not None
                assert (power - plain) % static.amount == 0 if counted else power - plain == static.amount
                changed += 1
    assert changed, card_id


@pytest.mark.parametrize("card_id", cards_with(s.Heroic))
def test_the_card_makes_others_heroic(card_id: str) -> None:
    state = begin(put_down(position(), CARDS[card_id]))
    assert heroic_flags(POOL, state, 0) == [False, *[True] * (len(state.lines[0]) - 1)]
    assert not any(heroic_flags(POOL, state, 3))


@pytest.mark.parametrize("card_id", cards_with(s.HandSize))
def test_the_card_sets_the_hand_size_of_its_controller(card_id: str) -> None:
    [static] = [each for each in statics_of(CARDS[card_id]) if isinstance(each, s.HandSize)]
    state = begin(put_down(position(), CARDS[card_id]))
    assert (hand_size(POOL, state, ANN), hand_size(POOL, state, BEN)) == (static.size, 7)


@pytest.mark.parametrize("card_id", cards_with(s.Cost))
def test_the_card_changes_costs(card_id: str) -> None:
    [static] = [each for each in CARDS[card_id].static if isinstance(each, s.Cost)]
    state = begin(put_down(position(), CARDS[card_id]))
    for row in POOL.cards.values():
        meant = row.type == static.type and static.faction in {None, row.faction}
        changed = max(0, row.cost + static.amount) if meant else row.cost
        mine, theirs = (printed_cost(POOL, state, seat, row) for seat in (ANN, BEN))
        assert (mine, theirs) == ((changed, row.cost) if static.whose == "yours" else (row.cost, changed))


def _pushed_with(card: Card, others: list[str]) -> list[Event]:
    spot = put_down(position(), card)
    left(spot, "Ann")["creatures"] += others
    return run(begin(spot), CARDS["clockwork_ant"], pushes(0))


@pytest.mark.parametrize("card_id", cards_with(s.Strikes))
def test_the_aura_says_how_often_strikes_fire(card_id: str) -> None:
    [static] = [each for each in CARDS[card_id].aura if isinstance(each, s.Strikes)]
    plain = _pushed_with(CARDS["clockwork_ant"], ["shieldmage_whisper", "spiteful_page"])
    under = _pushed_with(CARDS[card_id], ["shieldmage_whisper", "spiteful_page"])
    assert sum(isinstance(event, e.Struck) for event in plain) == 2
    assert sum(isinstance(event, e.Struck) for event in under) == (0 if static.fire == "never" else 4)


@pytest.mark.parametrize("card_id", cards_with(s.Forbid))
def test_the_card_forbids_what_it_says(card_id: str) -> None:
    forbidden = {each.what for each in statics_of(CARDS[card_id]) if isinstance(each, s.Forbid)}
    spot = put_down(position(), CARDS[card_id])
    left(spot, "Ann")["creatures"] += ["war_drum", "lamp_warden", "shieldmage_whisper", "hush_heron"]
    state = begin(spot)
    found = {"exhaust"} if any(each[0] == "exhaust" for each in RULES.legal_actions(state)) else set()
    log: list[Event] = []
    RULES.apply(state, ("push", 0), log)
    while state.decision is not None and state.decision.kind == "window":
        actions = RULES.legal_actions(state)
        found |= {"flying"} if any(each[0] == "fire" for each in actions) else set()
        RULES.apply(state, ("hold",), log)
    found |= {"aura"} if any(isinstance(event, e.AuraApplied) for event in log) else set()
    found |= {"strike"} if any(isinstance(event, e.Struck) for event in log) else set()
    assert found == {"aura", "strike", "flying", "exhaust"} - forbidden


# -- keywords ------------------------------------------------------------------------------------------------


def _order(card: Card, index: int) -> list[int]:
    """In which order Ann's creatures add their Power, the card at an index among four clockwork ants."""
    spot = position()
    line: list[Any] = ["clockwork_ant"] * 4
    line.insert(index, {"card": card.id, "owner": "Ben"} if card.type == "rival" else card.id)
    left(spot, "Ann")["creatures"] = line
    log = run(begin(spot), CARDS["clockwork_ant"], pushes(0))
    return [event.index for event in log if isinstance(event, e.PowerAdded) and event.side == ANN]


@pytest.mark.parametrize("card_id", cards_that_are("vanguard"))
def test_a_vanguard_adds_its_power_first(card_id: str) -> None:
    assert _order(CARDS[card_id], 4)[0] == 4


@pytest.mark.parametrize("card_id", cards_that_are("rearguard"))
def test_a_rearguard_adds_its_power_last(card_id: str) -> None:
    assert _order(CARDS[card_id], 0)[-1] == 0


@pytest.mark.parametrize("card_id", cards_that_are("heroic"))
def test_the_card_is_heroic(card_id: str) -> None:
    assert heroic_flags(POOL, begin(put_down(position(), CARDS[card_id])), 0)[0]


@pytest.mark.parametrize("card_id", cards_that_are("terror"))
def test_terror_takes_the_power_of_the_opposing_leader(card_id: str) -> None:
    spot = put_down(position(turn="Ben"), CARDS[card_id])
    left(spot, "Ben")["creatures"] = ["willing_volunteer"] * 3
    log = run(begin(spot), CARDS["clockwork_ant"], pushes(0))
    changes = [event for event in log if isinstance(event, e.PoolChanged) and event.cause.source == card_id]
    assert [(event.seat, event.amount) for event in changes] == [(BEN, -3)]


@pytest.mark.parametrize("card_id", cards_that_are("flying"))
def test_a_flying_strike_is_fired_in_a_window_and_only_there(card_id: str) -> None:
    state = begin(put_down(position(), CARDS[card_id]))
    RULES.apply(state, ("push", 0))
    assert ("fire", 0) in RULES.legal_actions(state)
    held: list[Event] = []
    while state.decision is not None and state.decision.kind == "window":
        RULES.apply(state, ("hold",), held)
    assert not [event for event in held if isinstance(event, e.Struck)]


@pytest.mark.parametrize("card_id", cards_that_are("chain"))
def test_one_more_card_may_follow_a_chain_card(card_id: str) -> None:
    spot = position()
    spot["players"]["Ann"]["hand"] = [card_id, "linked_gear", "muster"]
    state = begin(spot)
    RULES.apply(state, next(each for each in RULES.legal_actions(state) if plays(card_id)(each)))
    while state.decision is not None and state.decision.kind not in {"chain", "act"}:
        RULES.apply(state, RULES.legal_actions(state)[0])
    assert state.decision is not None
    assert state.decision.kind == "chain"
    more = {each[1] for each in RULES.legal_actions(state) if each[0] == "play"}
    assert "linked_gear" in more
    assert "muster" not in more


@pytest.mark.parametrize("card_id", cards_that_are("snap"))
def test_snap_is_cast_from_a_broken_anchor_for_nothing(card_id: str) -> None:
    spot = position(turn="Ben")
    spot["players"]["Ann"]["resources"] = {}
    left(spot, "Ann")["anchors"] = [card_id]
    log = run(begin(spot), CARDS[card_id], plays("falling_star"))
    played = [event for event in log if isinstance(event, e.CardPlayed) and event.card == card_id]
    assert [(event.seat, event.origin) for event in played] == [(ANN, "anchor")]
    assert not [event for event in log if isinstance(event, e.Paid) and event.seat == ANN]


def test_every_card_has_a_test_of_its_own_or_only_its_numbers() -> None:
    for card in CARDS.values():
        plain = card.power is not None or statics_of(card) or card.keywords
        assert plain or card.play or card.enters or card.trap or card.triggers
