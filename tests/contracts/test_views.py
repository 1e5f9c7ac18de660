"""What a seat may know: enough to play, and never more."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

from game.core.event import Event, redacted
from game.core.rng import Rng
from tests.contracts.contract import Contract
from tests.contracts.drive import Play, Table, promise
from tests.contracts.memory import changeable, through_pickle


@promise()
def test_a_determinized_view_is_seen_as_the_same_view(contract: Contract, play: Play) -> None:
    with Table(contract, play) as table:
        for state in table.positions():
            for seat in table.seats:
                view = contract.rules.view(state, seat)
                for world in table.worlds(seat):
                    assert contract.rules.view(world, seat) == view, (
                        f"seat {seat} can tell the world from the real one"
                    )


@promise()
def test_equal_views_get_equal_offers_refusals_prompts_and_beginnings(contract: Contract, play: Play) -> None:
    rules = contract.rules
    with Table(contract, play) as table:
        for state in table.positions():
            for seat in table.seats:
                view, told = rules.view(state, seat), rules.began(state).for_seat(seat)
                for world in table.worlds(seat):
                    assert world.decision == state.decision
                    assert rules.began(world).for_seat(seat) == told
                    assert rules.ask(rules.view(world, seat)) == rules.ask(view)
                    if state.decision is not None and state.decision.seat == seat:
                        assert rules.legal_actions(world) == rules.legal_actions(view)


@promise(0.5)
def test_a_determinized_world_has_the_same_cards_and_can_be_played_on(contract: Contract, play: Play) -> None:
    rules = contract.rules
    with Table(contract, play) as table:
        for state in table.positions():
            for seat in table.seats:
                for number, world in enumerate(table.worlds(seat)):
                    assert contract.census(world) == contract.census(state)
                    luck = Rng(play.seed, f"world {number}")
                    for _ in range(6):
                        if world.decision is None:
                            assert rules.outcome(world) is not None
                            break
                        rules.apply(world, luck.choice(rules.legal_actions(world)))
                        assert contract.census(world) == contract.census(state)


@promise(0.5)
def test_equal_views_and_luck_make_equal_worlds_and_other_luck_another_fate(
    contract: Contract, play: Play
) -> None:
    rules = contract.rules
    with Table(contract, play) as table:
        for state in table.positions():
            for seat in table.seats:
                twice = [
                    rules.key(rules.determinize(through_pickle(view), Rng(7, "world")))
                    for view in (rules.view(state, seat), rules.view(state.copy(), seat))
                ]
                assert twice[0] == twice[1]
                one, other = table.worlds(seat)
                assert rules.key(one) != rules.key(other) or state.decision is None, (
                    "both worlds have the same luck"
                )
                assert rules.key(one) != rules.key(state) or state.decision is None, (
                    "a world has the real luck"
                )


@promise()
def test_an_action_looks_the_same_in_all_worlds_until_something_is_revealed(
    contract: Contract, play: Play
) -> None:
    rules = contract.rules
    with Table(contract, play, listening=True) as table:
        alike: dict[int, list[Any]] = {seat: [] for seat in table.seats}
        for number, action in enumerate(table.turns()):
            for seat, worlds in alike.items():
                fresh = rules.determinize(rules.view(table.state, seat), Rng(number, "world"))
                alike[seat] = [*worlds[-2:], fresh]
            real = table.act(action)
            for seat, worlds in alike.items():
                alike[seat] = [world for world in worlds if _goes_on_alike(table, world, action, real, seat)]


def _goes_on_alike(table: Table, world: Any, action: Any, real: list[Event], seat: int) -> bool:
    """Plays the action in a world of this seat's; False once something revealed told the world from the real one."""
    rules, state = table.rules, table.state
    if rules.why_not(world, action) is not None:
        return False  # somebody else's action that this world does not hold
    elsewhere: list[Event] = []
    rules.apply(world, action, elsewhere)
    if told_apart(real, elsewhere, seat):
        return False
    assert world.decision == state.decision, f"seat {seat} sees who is asked now"
    assert rules.view(world, seat) == rules.view(state, seat), f"seat {seat} sees another position"
    return True


def told_apart(one: list[Event], other: list[Event], seat: int | None) -> bool:
    """Whether a seat sees the two logs differ, which must begin with an event on both sides that reveals something."""
    pairs = zip_longest(redacted(one, seat), redacted(other, seat))
    for number, (here, there) in enumerate(pairs):
        if here != there:
            for event in (here, there):
                assert event is not None, (
                    f"seat {seat} is told more in one of two worlds:\n  {here}\n  {there}"
                )
                assert event.revealed(), (
                    f"seat {seat} can tell two worlds apart by event {number}, which reveals nothing:\n"
                    f"  {here}\n  {there}"
                )
            return True
    return False


@promise(0.5)
def test_a_view_holds_nothing_that_changes(contract: Contract, play: Play) -> None:
    rules = contract.rules
    with Table(contract, play) as table:
        kept: list[tuple[Any, Any]] = []
        for state in table.positions():
            for viewer in table.viewers:
                view = rules.view(state, viewer)
                assert view.seat == viewer
                assert view.decision == state.decision, "who must decide is public"
                assert not changeable(view), "a view holds on to something that can change"
                twin = through_pickle(view)
                assert twin == view
                kept.append((view, twin))
        for view, twin in kept:
            assert twin == view, "a view changed after it was taken"
