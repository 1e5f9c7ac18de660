"""The judge of Recusant Crown, and the bot that looks one action ahead with it."""

from __future__ import annotations

from typing import Any

import pytest

from game.bots.evaluate import judge_for
from game.bots.evaluate.crown import CrownTable
from game.bots.evaluate.crown_choice import promising, settled
from game.bots.levels import bot_of
from game.core.rng import Rng
from game.rules.crown.engine import Crown
from game.rules.crown.state import State

RULES = Crown()
NAMES = ("Ann", "Ben")
ANN, BEN = 0, 1
POOL = RULES.pool
evaluate = CrownTable(POOL).chance


def player(**given: Any) -> dict[str, Any]:
    lanes = {
        lane: {"anchors": ["clockwork_ant"] * 3, "creatures": list(given.pop(lane, ()))}
        for lane in ("left", "center", "right")
    }
    for lane in given.pop("bare", ()):
        lanes[lane]["anchors"] = []
    return {"deck": ["clockwork_ant"] * 20, "hand": ["clockwork_ant"], "lanes": lanes} | given


def state_of(ann: dict[str, Any], ben: dict[str, Any], turn: str = "Ann") -> State:
    spot = {"turn": turn, "players": {"Ann": ann, "Ben": ben}}
    return RULES.from_position(spot, RULES.options({"games": 1}, NAMES), NAMES, seed=1)


def chosen(state: State) -> str:
    action = bot_of("greedy", "crown").choose(RULES, RULES.view(state, ANN), Rng(1, "test"))
    return RULES.text(state, action, NAMES)


def test_the_chances_of_both_add_up_to_one() -> None:
    state = RULES.new_game(RULES.options({}, NAMES), 3)
    rng = Rng(3, "test")
    for _ in range(150):
        if state.decision is None:
            break
        assert evaluate(state, ANN) + evaluate(state, BEN) == pytest.approx(1)
        assert 0 < evaluate(state, ANN) < 1
        RULES.apply(state, rng.choice(RULES.legal_actions(state)))


def test_a_table_seen_from_either_side_is_worth_the_same() -> None:
    one = state_of(player(left=["brave_squire"]), player(left=["well_gazer"], majesty=1))
    other = state_of(player(left=["well_gazer"], majesty=1), player(left=["brave_squire"]), turn="Ben")
    assert evaluate(one, ANN) == pytest.approx(evaluate(other, BEN))


@pytest.mark.parametrize(
    "better",
    [
        player(majesty=1),
        player(left=["willing_volunteer"]),
        player(hand=["clockwork_ant", "clockwork_ant"]),
        player(resources={"resolve": 1}),
        player(reserve=["whetstone"]),
    ],
)
def test_more_is_better(better: dict[str, Any]) -> None:
    assert evaluate(state_of(better, player()), ANN) > evaluate(state_of(player(), player()), ANN)


def test_a_standing_creature_is_worth_more_than_an_exhausted_one() -> None:
    standing = state_of(player(left=["laughing_crowd"]), player())
    lying = state_of(player(left=[{"card": "laughing_crowd", "exhausted": True}]), player())
    assert evaluate(standing, ANN) > evaluate(lying, ANN)


def test_a_siege_is_worth_something_where_nobody_stands_against_it() -> None:
    def worth(card: str, where: str) -> float:
        return evaluate(state_of(player(left=[card]), player(**{where: ["clockwork_ant"]})), ANN)

    assert worth("ladder_crew", "center") > worth("willing_volunteer", "center")
    assert worth("ladder_crew", "left") == pytest.approx(worth("willing_volunteer", "left"))


def test_the_bot_pushes_where_an_anchor_breaks_for_nothing() -> None:
    assert chosen(state_of(player(left=["laughing_crowd"]), player(left=["clockwork_ant"]))) == "push left"


def test_the_bot_does_not_push_into_its_own_ruin() -> None:
    state = state_of(
        player(left=["clockwork_ant"], bare=["left"]), player(left=["laughing_crowd"], majesty=3)
    )
    assert chosen(state) != "push left"


def test_the_bot_ends_a_game_that_it_wins_by_ending_it() -> None:
    ben = player(left=["clockwork_ant"], bare=["left"], majesty=2)
    assert chosen(state_of(player(left=["laughing_crowd"], majesty=4), ben)) == "push left"


def test_the_bot_spends_essence_rather_than_its_last_resource() -> None:
    ann = player(hand=["whetstone", "loyal_shieldmaiden"], resources={"resolve": 2, "essence": 6})
    state = state_of(ann, player(right=["laughing_crowd"]))
    thought = bot_of("greedy", "crown").think(RULES, RULES.view(state, ANN), Rng(1, "test"))
    value = {RULES.text(state, one.action, NAMES): one.value for one in thought.candidates}
    assert value["play whetstone pay resolve:1 essence:1"] > value["play whetstone"]


def test_a_closer_look_is_always_at_something_legal_and_never_at_nothing() -> None:
    rng = Rng(5, "test")
    state = RULES.new_game(RULES.options({"decks": ["exart_2", "verge_2"]}, NAMES), 5)
    for _ in range(300):
        if state.decision is None:
            break
        actions = RULES.legal_actions(state)
        looked_at = promising(POOL, state, actions)
        assert looked_at
        assert set(looked_at) <= set(actions)
        RULES.apply(state, rng.choice(actions))


FREE = ("brave_squire", "clockwork_ant", "paper_lantern")
"""Creatures that cost nothing."""


@pytest.mark.parametrize(
    ("hand", "back"),
    [
        ((*FREE, "laughing_crowd", "whetstone", "ceiling_whale"), ("laughing_crowd", "ceiling_whale")),
        (
            ("laughing_crowd", *FREE, "ceiling_whale", "laughing_crowd"),
            ("laughing_crowd", "laughing_crowd", "ceiling_whale"),
        ),
        ((*FREE[:2], "whetstone", "laughing_crowd"), ("whetstone", "laughing_crowd")),
        (("whetstone", *FREE[:1] * 2, "whetstone"), ("whetstone", "whetstone")),
        ((*FREE, "whetstone"), ()),
        ((*FREE[:1] * 2, FREE[1]), ()),
    ],
    ids=["dear", "dear twice", "too few are free", "one twice", "cheap", "all free"],
)
def test_a_hand_that_can_begin_puts_back_what_is_dear_and_any_other_all_that_costs(hand, back) -> None:
    state = RULES.new_game(RULES.options({"first": "Ann"}, NAMES), 11)
    state.hands[ANN] = hand
    expected = ("mulligan", back) if back else ("keep",)
    assert promising(POOL, state, RULES.legal_actions(state)) == [expected]


def test_an_action_is_over_when_somebody_may_act_again() -> None:
    state = state_of(player(left=["laughing_crowd"]), player(left=["laughing_crowd"]))
    assert settled(state)
    RULES.apply(state, ("push", 0))
    assert not settled(state)


def test_nothing_is_rolled() -> None:
    assert judge_for(RULES).chances(state_of(player(), player()), ("meditate",)) == []


@pytest.mark.slow
def test_the_eager_bot_beats_a_careless_one() -> None:
    won = 0
    for seed in range(6):
        bots = [bot_of("greedy" if (seat + seed) % 2 == 0 else "random", "crown") for seat in (ANN, BEN)]
        state = RULES.new_game(RULES.options({"decks": ["dream_1", "dream_1"]}, NAMES), seed)
        rng = Rng(seed, "test")
        while state.decision is not None:
            seat = state.decision.seat
            RULES.apply(state, bots[seat].choose(RULES, RULES.view(state, seat), rng))
        outcome = RULES.outcome(state)
        assert outcome is not None
        won += outcome.winners == (seed % 2,)
    assert won >= 5
