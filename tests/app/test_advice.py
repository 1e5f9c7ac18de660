"""What is told about a decision: to its own seat all that it knew, to others nothing that they may not know."""

from __future__ import annotations

import dataclasses

import pytest

from game.app.advice import SHOWN, Considered, hint_for, judged, may_know, why
from game.app.match import Match
from game.app.openly import is_open
from game.app.thinking import InlineBots
from game.app.turns import BotTurns
from game.bots.protocol import merit
from game.core.record import Sitter
from game.core.rng import Rng
from game.core.words import Card
from game.rules.patterns.piles import split_ref
from game.ui.why.deeds import deed
from game.ui.why.scene import moves_to_ask_about

SEATS = {"crown": 2, "patterns": 3, "renown": 4}
GAMES = list(SEATS)


def begun(game: str, seed: int = 5, people: int = 1, level: str = "greedy", **options) -> Match:
    names = ("Ada", "Ben", "Cleo", "Dan")[: SEATS[game]]
    sitters = [
        Sitter(name, "human" if seat < people else "bot", "", "" if seat < people else level)
        for seat, name in enumerate(names)
    ]
    return Match.new(game, options, seed, sitters, folder=None)


def played(match: Match, moves: int, luck: int = 3) -> Match:
    """So many moves on: people by luck, bots as they think."""
    rng, turns = Rng(luck, "advice"), BotTurns(InlineBots())
    for _ in range(moves):
        if match.decision is None:
            break
        if match.seats[match.decision.seat].human:
            match.submit(match.decision.seat, rng.choice(match.rules.legal_actions(match.play.state)))
        else:
            turns.step(match)
    return match


def answered(question) -> Considered:
    bots = InlineBots()
    bots.ask(question)
    answer = bots.poll()
    assert isinstance(answer.thought, Considered), answer.notice
    return answer.thought


class Other:
    """A play of which one position is another one that a looker cannot tell from it."""

    def __init__(self, play, number, state):
        self._play, self._number, self._state = play, number, state

    def __getattr__(self, name):
        return getattr(self._play, name)

    def at(self, number):
        return self._state.copy() if number == self._number else self._play.at(number)


def in_its_middle(game: str, moves: int) -> Match:
    """A match that still goes on after so many moves, and in which everybody has answered what has one answer."""
    for seed in range(5, 60):
        match = played(begun(game, seed), moves)
        forced = {move.seat for move in match.play.moves if move.forced}
        if match.decision is not None and (game != "crown" or forced == {0, 1}):
            return match
    raise AssertionError(f"no match of {game} lasts that long")


@pytest.fixture(scope="module", params=GAMES)
def match(request):
    return in_its_middle(request.param, 70)


def bots_moves(match: Match) -> list[int]:
    return [n for n, move in enumerate(match.play.moves) if move.seat != 0 and move.action is not None]


def test_what_is_told_of_a_bots_move_is_the_same_in_worlds_that_look_the_same(match):
    rules, play = match.rules, match.play
    told = 0
    for number in bots_moves(match)[-25:]:
        question = why(match, 0, number, 0, "greedy")
        if question is None:
            continue
        state = play.at(number)
        twin = next(
            world
            for n in range(400)
            for world in [rules.determinize(rules.view(state, 0), Rng(n, "twin"))]
            if rules.why_not(world, play.moves[number].action) is None
        )
        match.games[0] = Other(play, number, twin)
        try:
            other = why(match, 0, number, 0, "greedy")
        finally:
            match.games[0] = play
        assert other == question
        told += rules.key(twin) != rules.key(state)
    assert told > 3


def test_a_question_from_outside_carries_the_lookers_view_and_nothing_of_the_bots(match):
    for number in bots_moves(match)[-25:]:
        question = why(match, 0, number, 0)
        if question is not None:
            assert question.view == match.rules.view(match.play.at(number), 0)
            assert question.view.seat == 0


def test_candidates_from_outside_are_open_and_possible_whatever_the_bot_holds(match):
    rules = match.rules
    for number in bots_moves(match)[-12:]:
        question = why(match, 0, number, 0, "greedy")
        if question is None:
            continue
        thought = answered(question)
        for candidate in thought.candidates:
            if candidate.action != question.played:
                assert is_open(match.header.game, question.view, candidate.action)
                assert rules.why_not(match.play.at(number), candidate.action) is None


def test_candidates_from_outside_stand_by_what_they_are_worth_if_they_were_looked_at_often_enough(match):
    told = 0
    for number in reversed(bots_moves(match)):
        question = why(match, 0, number, 0)
        if question is None:
            continue
        shown = answered(dataclasses.replace(question, level="adept")).candidates
        if len(shown) >= SHOWN:
            # some that are not shown may have been looked at more often
            continue
        most = max(one.visits for one in shown)
        ranks = [merit(one.visits, one.value, most) for one in shown]
        assert ranks == sorted(ranks)
        told += len({one.visits for one in shown}) > 1
        if told > 3:
            break
    assert told


def test_equal_questions_are_answered_alike(match):
    number = next(n for n in reversed(bots_moves(match)) if why(match, 0, n, 0) is not None)
    question = why(match, 0, number, 0, "greedy")
    assert answered(question) == answered(question)


def test_what_was_played_is_among_the_candidates_and_never_better_than_the_first_by_a_glance(match):
    own = [n for n in moves_to_ask_about(match, 0) if match.play.moves[n].seat == 0]
    assert own
    for number in own[-8:]:
        thought = answered(judged(match, 0, number, "greedy", words=False))
        assert thought.candidates[thought.played].action == match.play.moves[number].action
        assert 0 <= thought.cost <= 1
        if thought.candidates[thought.played].visits == 0:
            assert thought.candidates[thought.played].value <= thought.candidates[0].value


def test_every_candidate_has_a_reason(match):
    question = hint_for(match, "greedy")
    thought = answered(question)
    assert len(thought.reasons) == len(thought.candidates) > 0
    assert all(thought.reasons)
    assert thought.played == -1


@pytest.mark.parametrize("game", GAMES)
def test_once_a_match_is_over_a_bots_very_thought_is_told(game):
    match = begun(game, people=0, **({"eras": 1} if game == "renown" else {}))
    thoughts, turns = {}, BotTurns(InlineBots())
    while match.decision is not None:
        number = len(match.play.moves)
        thoughts[number] = turns.step(match).thought
    assert match.over
    weighed = [n for n, thought in thoughts.items() if len(thought.candidates) > 1]
    for number in weighed[-4:]:
        told, own = answered(why(match, 0, number, None)), thoughts[number]
        assert told.action == own.action
        assert told.candidates[: len(told.candidates) - 1] == own.candidates[: len(told.candidates) - 1]
        assert told.played == 0


def test_a_trap_that_is_set_is_not_told_to_the_other_before_the_end():
    match = begun("crown", people=2)
    luck = Rng(2, "trap")
    while not any(move.text.startswith("set ") for move in match.play.moves):
        legal = match.rules.legal_actions(match.play.state)
        traps = [action for action in legal if action[0] == "set" and action[1]]
        match.submit(match.decision.seat, traps[0] if traps else luck.choice(legal))
    number = len(match.play.moves) - 1
    owner = match.play.moves[number].seat
    assert why(match, 0, number, 1 - owner) is None
    assert why(match, 0, number, None) is None
    assert why(match, 0, number, owner) is not None
    match.concede(0, "greedy")
    assert why(match, 0, number, 1 - owner) is not None


def test_a_sealed_bid_is_its_owners_alone_and_an_open_one_everybodys():
    for secret in (False, True):
        match = begun("renown", people=4, secret_bids=secret)
        luck = Rng(4, "bids")
        while not any(move.text.startswith("bid") for move in match.play.moves):
            match.submit(match.decision.seat, luck.choice(match.rules.legal_actions(match.play.state)))
        number = len(match.play.moves) - 1
        bidder = match.play.moves[number].seat
        assert may_know(match, 0, number, bidder)
        assert may_know(match, 0, number, (bidder + 1) % 4) is not secret


@pytest.mark.parametrize(
    "action", [("mulligan", ("a",)), ("set", "a", 0), ("target", ("card", 0, "hand", 1)), ("new",)]
)
def test_in_crown_whatever_names_a_card_of_the_hand_is_no_open_move(action):
    assert not is_open("crown", None, action)


@pytest.mark.parametrize("action", [("brainwash", "a"), ("research", "a", "b"), ("choose", "a"), ("new",)])
def test_in_patterns_whatever_names_a_card_of_a_pile_is_no_open_move(action):
    assert not is_open("patterns", None, action)


def test_a_game_that_is_not_known_has_no_open_moves():
    assert not is_open("chess", None, ("move",))


def test_a_forced_answer_of_another_stays_on_the_list_and_an_own_one_does_not():
    match = in_its_middle("crown", 60)
    listed = moves_to_ask_about(match, 0)
    forced = [n for n, move in enumerate(match.play.moves) if move.forced]
    assert {match.play.moves[n].seat for n in forced} == {0, 1}
    for number in forced:
        assert (number in listed) is (match.play.moves[number].seat == 1)


def texts(thing) -> set[str]:
    """Every text in plain data: of a view, all that its looker knows by name."""
    if isinstance(thing, str):
        return {thing}
    if dataclasses.is_dataclass(thing):
        return set().union(*(texts(getattr(thing, field.name)) for field in dataclasses.fields(thing)))
    if isinstance(thing, dict):
        return texts(tuple(thing.items()))
    return set().union(*(texts(one) for one in thing)) if isinstance(thing, tuple | list) else set()


@pytest.mark.parametrize("game", GAMES)
def test_every_open_action_has_words_that_name_no_card_which_the_looker_does_not_know(game):
    match = begun(game, people=SEATS[game])
    luck = Rng(9, "words")
    for _ in range(120):
        if match.decision is None:
            break
        seat, state = match.decision.seat, match.play.state
        legal = match.rules.legal_actions(state)
        for action in legal[:20]:
            assert all(deed(match.rules, match.rules.view(state, seat), action))
            view = match.rules.view(state, (seat + 1) % SEATS[game])
            if is_open(game, state, action):
                said = {span.card for span in deed(match.rules, view, action) if isinstance(span, Card)}
                assert {card for card in said if card} <= texts(view) | texts(action)
        match.submit(seat, luck.choice(legal))


def test_the_card_that_is_placed_is_a_card_to_those_who_have_not_seen_it():
    match = begun("patterns", people=3)
    luck = Rng(1, "held")
    while True:
        seat, state = match.decision.seat, match.play.state
        legal = match.rules.legal_actions(state)
        action = next((action for action in legal if action[0] == "place"), None)
        if action is not None:
            break
        match.submit(seat, luck.choice(legal))
    own = match.rules.view(state, seat)
    assert any(getattr(span, "card", "") == split_ref(own.held)[0] for span in deed(match.rules, own, action))
    other = match.rules.view(state, (seat + 1) % 3)
    assert other.held == ""
    assert "the card drawn" in deed(match.rules, other, action)


def test_an_unbounded_question_does_not_listen_to_the_clock():
    match = begun("renown", people=4)
    question = judged(played(match, 6), 0, 2, "adept", words=False)
    bounded = dataclasses.replace(question, bounded=True)

    class Asked:
        def think(self, rules, view, rng, enough=None):
            self.enough = enough
            from game.bots.levels import bot_of

            return bot_of("greedy", "renown").think(rules, view, rng)

    bot, clock = Asked(), lambda: True
    question.thought_by(bot, match.rules, clock)
    assert bot.enough is None
    bounded.thought_by(bot, match.rules, clock)
    assert bot.enough is clock


def test_a_bot_that_fails_leaves_no_thought_and_no_action_behind():
    match = begun("renown", people=4)
    bots = InlineBots()
    bots.ask(dataclasses.replace(hint_for(match), level="nobody"))
    answer = bots.poll()
    assert answer.thought is None
    assert answer.action == ()
