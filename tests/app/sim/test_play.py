"""One game of a plan."""

import pytest

from game.app.sim.choose import plan_of, things_of
from game.app.sim.plan import Plan
from game.app.sim.play import match_of, play_game
from game.app.thinking import InlineBots
from game.app.turns import play_out

PLAN = Plan("renown", ("random", "random", "random"), 5, {"eras": 1})


def of(game, seats, level="random"):
    things = things_of(game, ["all"], lambda: None, seats) if game != "renown" else []
    return plan_of(game, [level] * seats, 5, things=things)


def test_a_game_of_a_plan_is_the_same_whenever_it_is_played():
    assert play_game(PLAN, 4) == play_game(PLAN, 4)
    assert play_game(PLAN, 4).digest != play_game(PLAN, 5).digest


@pytest.mark.parametrize(("game", "seats"), [("crown", 2), ("patterns", 3), ("renown", 3)])
def test_a_game_is_the_very_one_that_a_match_at_a_table_plays(game, seats):
    plan = of(game, seats)
    row = play_game(plan, 3)
    match = match_of(plan, 3)
    play_out(match, InlineBots())
    assert match.play.digests[-1] == row.digest
    assert (match.outcome.winners, match.outcome.scores, match.outcome.reason) == (
        row.winners,
        row.scores,
        row.reason,
    )
    assert len(match.play.moves) == row.actions


def test_checked_games_give_the_same_row():
    plan = of("patterns", 2)
    checked = Plan(**{**_fields(plan), "check": True})
    assert play_game(checked, 2) == play_game(plan, 2)


def _fields(plan):
    return {name: getattr(plan, name) for name in plan.__slots__}


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


def test_crown_tells_what_was_drawn_and_played_from_the_decks_that_met():
    plan = of("crown", 2)
    row = play_game(plan, 0)
    cards = {one.name: set(one.cards) for one in plan.brought}
    assert row.first == 0
    assert row.turns > 0
    for seat in (0, 1):
        deck = cards[row.brought[seat]]
        assert set(row.counts["drawn"][seat]) <= deck
        assert set(row.counts["played"][seat]) <= deck
        assert sum(row.counts["drawn"][seat].values()) >= 5
        assert set(row.counts["sprung"][seat]) <= deck


def test_cards_put_back_by_a_mulligan_were_not_drawn():
    from game.app.sim.crown import KIND
    from game.core.event import Cause
    from game.rules.crown import events as e

    cause = Cause(0, "mulligan")
    events = [
        e.CardsDrawn(cause=cause, seat=0, cards=("rend", "rend", "blight"), seen=(0, 0, 0)),
        e.HandPutBack(cause=cause, seat=0, cards=("rend", "rend", "blight")),
        e.CardsDrawn(cause=cause, seat=0, cards=("rend", "unmake", "unmake"), seen=(0, 0, 0)),
    ]
    assert KIND.tell(events, 2).counts["drawn"][0] == {"rend": 1, "unmake": 2}


def test_patterns_tells_the_wizards_and_the_spells_drawn_and_cast():
    plan = of("patterns", 3, "greedy")
    row = play_game(plan, 0)
    assert list(row.brought) == plan.setting(0).options["wizards"]
    spells = set(plan.kind.cards(plan.rules()))
    for seat in range(3):
        assert set(row.counts["drawn"][seat]) <= spells
        assert sum(row.counts["drawn"][seat].values()) >= 1


def test_renown_tells_markers_and_sacrifices():
    row = play_game(PLAN, 0)
    bids = [sum(seat.values()) for seat in row.counts["bid"]]
    assert sum(bids) > 0
    assert set().union(*row.counts["bid"]) <= {"heroic", "villainous"}
    for seat in row.counts["sacrificed"]:
        purposes = sum(seat.get(word, 0) for word in ("elevate", "bury", "strike"))
        suits = sum(seat.get(word, 0) for word in ("club", "diamond", "heart", "spade"))
        assert purposes == suits
