import math

from game.app import simulate as simulate_module
from game.app.simulate import Plan, Row, play_game, rates, simulate, wilson

PLAN = Plan("renown", ("random", "random", "random"), 5, {"eras": 1})


def row(levels, winners) -> Row:
    return Row(0, 0, levels, winners, (), "x", 1, "d")


def test_a_game_of_a_plan_is_the_same_whenever_it_is_played():
    assert play_game(PLAN, 4) == play_game(PLAN, 4)
    assert play_game(PLAN, 4).digest != play_game(PLAN, 5).digest


def test_everybody_moves_on_by_a_seat_each_game():
    plan = Plan("renown", ("a", "b", "c"), 1)
    assert [plan.levels_of(n) for n in range(4)] == [
        ("a", "b", "c"),
        ("c", "a", "b"),
        ("b", "c", "a"),
        ("a", "b", "c"),
    ]


def test_the_rows_are_the_same_whatever_the_number_of_processes():
    assert list(simulate(PLAN, 6, 1)) == list(simulate(PLAN, 6, 2))


def test_a_stopped_simulation_leaves_no_process():
    import multiprocessing

    rows = simulate(PLAN, 50, 2)
    next(rows)
    rows.close()
    assert multiprocessing.active_children() == []


def test_checked_games_of_the_tiny_game_break_no_promise():
    for number in range(5):
        plan = Plan("tiny", ("random",) * (2 + number % 3), 3, check=True)
        assert play_game(plan, number).broken == ()


def test_a_broken_promise_is_found_and_told_once(monkeypatch):
    from tests.tiny.engine import Tiny

    legal = Tiny.legal_actions

    def too_many(self, at):
        return [*legal(self, at), ("rest",)] if hasattr(at, "copy") and legal(self, at) else legal(self, at)

    monkeypatch.setattr(Tiny, "legal_actions", too_many)
    broken = play_game(Plan("tiny", ("random", "random"), 3, check=True), 0).broken
    assert "main: the view's legal actions are not the state's" in broken
    assert len(set(broken)) == len(broken)


def test_a_share_has_wilsons_interval():
    low, high = wilson(50, 100)
    assert math.isclose(low, 0.4038, abs_tol=1e-4)
    assert math.isclose(high, 0.5962, abs_tol=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10)[1] == 1.0


def test_rates_count_levels_and_seats_over_decided_games():
    rows = [
        row(("a", "b", "b"), (0,)),
        row(("b", "a", "b"), (2,)),
        row(("b", "b", "a"), (1, 2)),
        row(("a", "b", "b"), ()),
    ]
    found = {rate.who: (rate.won, rate.of, round(rate.fair, 3)) for rate in rates(rows)}
    assert found == {
        "a": (1.5, 3, 0.333),
        "b": (1.5, 3, 0.667),
        "seat 1": (1.0, 3, 0.333),
        "seat 2": (0.5, 3, 0.333),
        "seat 3": (1.5, 3, 0.333),
    }


def test_without_decided_games_there_are_no_rates():
    assert rates([row(("a", "b"), ())]) == []
    assert simulate_module.rates([]) == []
