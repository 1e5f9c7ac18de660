"""The bot that weighs rolls: it takes the better chance, foresees nothing, and sees only its view."""

from __future__ import annotations

import pytest

from game.bots.evaluate import judge_for
from game.bots.evaluate.patterns import evaluate
from game.bots.evaluate.patterns_choice import JUDGE, chances, promising
from game.bots.levels import bot_of
from game.bots.weighing import Weighing
from game.core.rng import Rng
from tests.patterns.tables import NAMES, RULES, play, table


def _choice(state: object, seed: int = 1) -> str:
    view = RULES.view(state, 0)  # type: ignore[arg-type]
    return RULES.text(view, Weighing().choose(RULES, view, Rng(seed)), NAMES[:2])


def test_patterns_is_played_by_weighing() -> None:
    assert judge_for(RULES) is JUDGE
    assert isinstance(bot_of("greedy", "patterns"), Weighing)


def test_a_capture_that_cannot_well_fail_is_taken() -> None:
    state = table(
        actions=1,
        Ada={"pattern": {"1": "pyre_drake"}, "guard": "cave_boar"},
        Ben={
            "wizard": "wizard_stone",
            "pattern": {"1": "void_wraith", "1a": "gloom_bat"},
            "guard": "mountain_troll",
        },
    )
    state.recruitment = ()  # to end the turn would be to lose by counting
    assert _choice(state) == "capture 1 Ben:1a"


def test_a_hopeless_capture_is_left_alone() -> None:
    state = table(
        Ada={"pattern": {"1": "brine_sprite"}, "wizard": "wizard_shade"},
        Ben={"wizard": "wizard_stone", "pattern": {"1": "mountain_troll"}},
    )
    state.recruitment = ()
    assert not _choice(state).startswith("capture")


def test_the_last_position_is_filled_at_once() -> None:
    first = {"1": "kiln_guard", "2": "kiln_guard", "3": "kiln_guard"}
    second = {"1a": "ash_hound", "1b": "ash_hound", "2a": "ash_hound", "2b": "ash_hound", "3a": "ash_hound"}
    state = table(Ada={"pattern": first | second, "dungeon": ["cinderling"]})
    RULES.load_dice(state, (6,))
    play(state, "brainwash cinderling")
    assert _choice(state) == "place 3b"


def test_the_chances_of_all_results_add_up_to_one() -> None:
    state = table(
        Ada={"pattern": {"1": "kiln_guard"}, "dungeon": ["moss_stag"]},
        Ben={"pattern": {"1": "moss_stag"}, "dungeon": ["gloom_bat"]},
    )
    rolled = 0
    for action in RULES.legal_actions(state):
        shares = [share for share, _ in chances(state, action)]
        if shares:
            rolled += 1
            assert sum(shares) == pytest.approx(1)
    assert rolled == 3


def test_loaded_dice_do_not_sway_it() -> None:
    state = table(
        Ada={"pattern": {"1": "kiln_guard", "2": "ash_hound"}},
        Ben={
            "wizard": "wizard_stone",
            "pattern": {"1": "moss_stag", "2": "night_hag"},
            "dungeon": ["gloom_bat"],
        },
    )
    choices = set()
    for dice in ((6, 1, 6, 1), (1, 6, 1, 6)):
        twin = state.copy()
        RULES.load_dice(twin, dice)
        choices.add(_choice(twin))
    assert len(choices) == 1


def test_states_that_its_seat_cannot_tell_apart_get_the_same_move() -> None:
    bot = Weighing()
    for seed in range(12):
        state = RULES.new_game(RULES.options({}, NAMES[:3]), seed)
        luck = Rng(seed, "on the way")
        for _ in range(60 + 7 * seed):
            if state.decision is None:
                break
            RULES.apply(state, luck.choice(RULES.legal_actions(state)))
        if state.decision is None:
            continue
        view = RULES.view(state, state.decision.seat)
        world = RULES.determinize(view, Rng(seed, "another world"))
        again = RULES.view(world, state.decision.seat)
        assert bot.choose(RULES, view, Rng(3)) == bot.choose(RULES, again, Rng(3))


def test_what_it_looks_at_closely_is_legal_and_keeps_every_kind_of_action() -> None:
    for seed in range(8):
        state = RULES.new_game(RULES.options({}, NAMES[:4]), seed)
        luck = Rng(seed, "promising")
        for _ in range(150):
            if state.decision is None:
                break
            legal = RULES.legal_actions(state)
            some = promising(state, legal)
            assert set(some) <= set(legal)
            assert {action[0] for action in some} == {action[0] for action in legal}
            RULES.apply(state, luck.choice(legal))


def test_a_better_pattern_is_judged_better() -> None:
    bare = table(Ada={"pattern": {"1": "kiln_guard"}}, Ben={"pattern": {"1": "moss_stag"}})
    more = table(Ada={"pattern": {"1": "kiln_guard", "1a": "ash_hound"}}, Ben={"pattern": {"1": "moss_stag"}})
    assert 0 < evaluate(bare, 0) < evaluate(more, 0) < 1
    assert evaluate(more, 1) < evaluate(bare, 1)
