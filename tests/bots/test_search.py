"""The bot that looks further: bounded by counts, sees no hidden card, takes what wins, and says what it thought."""

import pytest

from game.bots.protocol import Bot, Thought
from game.bots.search import Effort, Searching, _Edge, _Node, _Tree, _turns
from game.core.ids import Action, default_names
from game.core.rng import Rng
from game.rules import GAMES, rules_of
from tests.bots.test_bots import EVERY_GAME, midgame, sure_wins

SMALL = Effort(rounds=12, worlds=4)
FIELD = Effort(rounds=24, worlds=6, field=4)


def small() -> Bot:
    return Searching(SMALL, name="small")


@pytest.mark.parametrize("game", EVERY_GAME)
def test_it_thinks_as_many_rounds_as_it_is_told(game):
    for actions in range(0, 40, 8):
        rules, state = midgame(game, actions)
        view = rules.view(state, state.decision.seat)
        thought = small().think(rules, view, Rng(1))
        if len(thought.candidates) > 1:
            assert (thought.iterations, thought.worlds, thought.cut) == (12, 4, False)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_the_chosen_action_is_the_first_candidate_and_its_line_begins_with_it(game):
    for actions in range(0, 40, 8):
        rules, state = midgame(game, actions)
        view = rules.view(state, state.decision.seat)
        thought = small().think(rules, view, Rng(1))
        assert thought.candidates[0].action == thought.action
        assert len({one.action for one in thought.candidates}) == len(thought.candidates)
        for one in thought.candidates:
            assert 0 <= one.value <= 1
            assert one.line[:1] in {(), (one.action,)}


def thoughts_with_a_field(game: str) -> list[tuple[Thought, list[tuple[int, Action]]]]:
    """What was thought in some positions with more than four candidates, and each round's world and own action."""
    found = []
    for actions in range(0, 60, 5):
        rules, state = midgame(game, actions)
        view = rules.view(state, state.decision.seat)
        rounds: list[tuple[int, Action]] = []
        descend = _Tree.descend

        def noted(tree, root, world, first, descend=descend, rounds=rounds):
            rounds.append((id(world), first.action))
            descend(tree, root, world, first)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(_Tree, "descend", noted)
            thought = Searching(FIELD, name="field").think(rules, view, Rng(1))
        if len(thought.candidates) > 4:
            found.append((thought, rounds))
    assert found
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_best_at_first_sight_share_the_rounds_and_the_worse_half_drops_out(game):
    for thought, rounds in thoughts_with_a_field(game):
        assert thought.iterations == len(rounds) == 24
        # three rounds for each of four, then six for each of two
        looks = sorted((one.visits - 1 for one in thought.candidates), reverse=True)
        assert looks[:5] == [9, 9, 3, 3, 0]
        first, last = [action for _, action in rounds[:12]], [action for _, action in rounds[12:]]
        assert len(set(first)) == 4
        assert len(set(last)) == 2
        assert set(last) < set(first)


@pytest.mark.parametrize("game", GAMES)
def test_all_in_the_field_are_looked_at_in_the_same_worlds(game):
    for _, rounds in thoughts_with_a_field(game):
        seen: dict[Action, list[int]] = {}
        for world, action in rounds[:12]:
            seen.setdefault(action, []).append(world)
        assert len({tuple(worlds) for worlds in seen.values()}) == 1
        assert all(len(set(worlds)) == 3 for worlds in seen.values())


@pytest.mark.parametrize("rounds", range(1, 30))
@pytest.mark.parametrize("actions", range(2, 9))
def test_a_field_of_any_size_uses_every_round(actions, rounds):
    root = _Node(0, 1)
    for number in range(actions):
        root.edges[(str(number),)] = _Edge((str(number),), [number / 10], 1.0, [])
    turns = list(_turns(root, rounds, 6))
    assert len(turns) == rounds
    assert [turn for turn, _ in turns] == sorted(turn for turn, _ in turns)
    assert turns[0][1] is root.edges[(str(actions - 1),)]
    assert len({edge.action for _, edge in turns}) == min(actions, rounds, 6)


@pytest.mark.parametrize(("seats", "rounds"), [(4, 12), (5, 7), (6, 7)])
def test_at_a_crowded_table_fewer_rounds_are_thought(seats, rounds):
    rules = rules_of("renown")
    state = rules.new_game(rules.options({}, default_names(seats)), 5)
    view = rules.view(state, state.decision.seat)
    assert len(rules.legal_actions(view)) > 1
    bot = Searching(Effort(rounds=12, worlds=4, crowd=7, field=4), name="crowded")
    assert bot.think(rules, view, Rng(1)).iterations == rounds


@pytest.mark.parametrize("game", GAMES)
def test_it_stops_with_a_legal_answer_as_soon_as_it_is_told_that_it_is_enough(game):
    views = [
        rules.view(state, state.decision.seat) for rules, state in map(midgame, [game] * 9, range(10, 19))
    ]
    rules, _ = midgame(game, 0)
    view = next(one for one in views if len(small().think(rules, one, Rng(1)).candidates) > 1)
    asked = []

    def enough() -> bool:
        asked.append(1)
        return len(asked) == 3

    thought = small().think(rules, view, Rng(1), enough)
    assert (thought.iterations, thought.cut) == (3, True)
    assert thought.action in rules.legal_actions(view)


def test_it_takes_a_sure_win():
    found = 0
    for seed in range(60):
        rules, state = midgame("tiny", 60, seed)
        view = rules.view(state, state.decision.seat)
        wins = sure_wins(rules, view)
        if wins:
            found += 1
            assert small().choose(rules, view, Rng(seed)) in wins
    assert found > 3


@pytest.mark.parametrize("game", GAMES)
def test_a_view_is_left_as_it_was(game):
    rules, state = midgame(game, 20)
    before = rules.key(state)
    view = rules.view(state, state.decision.seat)
    small().think(rules, view, Rng(1))
    assert rules.key(state) == before
    assert view == rules.view(state, state.decision.seat)
