"""Each promise is broken once, and the test that guards it must notice: a test that cannot fail proves nothing."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

import pytest

from game.core.errors import Refusal
from game.core.event import Cause
from game.core.frames import Frame
from tests.contracts import test_events as events
from tests.contracts import test_legality as legality
from tests.contracts import test_states as states
from tests.contracts import test_views as views
from tests.contracts.contract import Contract
from tests.contracts.drive import Play
from tests.tiny import events as e
from tests.tiny import verbs
from tests.tiny.cards import CARDS
from tests.tiny.contract import CONTRACT
from tests.tiny.engine import Tiny
from tests.tiny.state import State


def _plays() -> list[Play]:
    luck = random.Random(5)
    return [
        Play(number, number, luck.randrange(60) if number % 2 else 0, tuple(luck.choices(range(999), k=20)))
        for number in range(30)
    ]


def asks_only_where_the_trap_fits(state: State, frame: Frame, step: Any, log: Any) -> None:
    before = len(state.frames)
    verbs.offer_traps(state, frame, step, log)
    fits = [f for f in state.frames[before:] if CARDS[state.traps[f.seat]].waits_for == frame.source[0]]
    state.frames[before:] = fits


class TrapsThatAreAskedOnlyIfTheyFit(Tiny):
    verbs = verbs.VERBS | {"offer_traps": asks_only_where_the_trap_fits}


def tells_what_was_drawn(state: State, frame: Frame, step: Any, log: Any) -> None:
    verbs.draw(state, frame, step, log)
    if log is not None:
        log.append(e.PotSet(cause=Cause(None, "draw"), pot=state.pot + ("spark" in state.hands[frame.seat])))


class DrawingThatTellsWhatWasDrawn(Tiny):
    verbs = verbs.VERBS | {"draw": tells_what_was_drawn}


def rolls_unseen(state: State, frame: Frame, step: Any, log: Any) -> None:
    verbs.roll(state, frame, step, None)


class DiceThatNobodySees(Tiny):
    verbs = verbs.VERBS | {"roll": rolls_unseen}


def loses_the_card(state: State, frame: Frame, step: Any, log: Any) -> None:
    verbs.lay_off(state, frame, step, log)
    if state.fade:
        state.fade.pop()


class ACardThatGetsLost(Tiny):
    verbs = verbs.VERBS | {"lay_off": loses_the_card}


class WorldsWithoutWhatIsKnown(Tiny):
    def determinize(self, view_: Any, rng_: Any) -> Any:
        world = super().determinize(view_, rng_)
        world.seen = [0] * len(world.seen)
        return world


class WorldsWithTheSameLuck(Tiny):
    def determinize(self, view_: Any, rng_: Any) -> Any:
        world = super().determinize(view_, type(rng_)(1))
        world.word = 1
        return world


class WorldsWithMoreCards(Tiny):
    def determinize(self, view_: Any, rng_: Any) -> Any:
        world = super().determinize(view_, rng_)
        world.deck = ["spark"] * len(world.deck)
        return world


class AListThatHidesAnAction(Tiny):
    def legal_actions(self, at: Any) -> list[Any]:
        legal = super().legal_actions(at)
        return legal[:-1] if isinstance(at, State) and len(legal) > 2 else legal


class AnActionListedThatIsRefused(Tiny):
    def legal_actions(self, at: Any) -> list[Any]:
        return [*super().legal_actions(at), ("set", "spark")] if at.decision else []


class TextsWithoutTheCard(Tiny):
    def text(self, at: Any, action: Any, names: Any) -> str:
        return str(super().text(at, action, names).split(" ")[0])


class AReaderThatStumbles(Tiny):
    def parse(self, at: Any, text: str, names: Any) -> Any:
        if "  " in text:
            raise IndexError(text)
        return super().parse(at, text, names)


class ARefusalWithoutASentence(Tiny):
    def why_not(self, at: Any, action: Any) -> Any:
        refusal = super().why_not(at, action)
        return refusal and Refusal(refusal.code, "no")


class ARefusalThatLeavesATrace(Tiny):
    def play(self, state: Any, action: Any, log: Any = None) -> None:
        state.rests += 1
        super().play(state, action, log)
        state.rests -= 1


class ARefusalThatOverlooksGarbage(Tiny):
    def why_not(self, at: Any, action: Any) -> Any:
        return super().why_not(at, action) if len(action) < 3 else None


class ALogThatChangesTheGame(Tiny):
    def apply(self, state: Any, action: Any, log: Any = None) -> None:
        super().apply(state, action, log)
        state.word += log is not None


class EventsForNobody(Tiny):
    def apply(self, state: Any, action: Any, log: Any = None) -> None:
        super().apply(state, action, [] if log is None else log)


class ALogThatForgetsTheQuestion(Tiny):
    def apply(self, state: Any, action: Any, log: Any = None) -> None:
        super().apply(state, action, log)
        if log:
            log.pop()


class EventsWithoutACause(Tiny):
    def apply(self, state: Any, action: Any, log: Any = None) -> None:
        super().apply(state, action, log)
        if log:
            log[-1] = replace(log[-1], cause=Cause(None, ""))


class ABeginningThatShowsAll(Tiny):
    def began(self, state: Any) -> Any:
        told = super().began(state)
        return e.GameBegan(
            cause=told.cause,
            seats=state.seats,
            full=state.full,
            goal=state.goal,
            box=tuple(state.deck),
            first=state.turn,
        )


class SharingState(State):
    def copy(self) -> Any:
        twin = super().copy()
        twin.deck = self.deck
        return twin


class CopiesThatShareTheDeck(Tiny):
    def new_game(self, options: Any, seed: int, log: Any = None) -> Any:
        return _as(SharingState, super().new_game(options, seed, log))


class RestlessState(State):
    def __getstate__(self) -> Any:
        return None, {name: getattr(self, name) for name in State.__slots__} | {"word": 0}


class PicklesThatLoseTheLuck(Tiny):
    def new_game(self, options: Any, seed: int, log: Any = None) -> Any:
        return _as(RestlessState, super().new_game(options, seed, log))


def _as(cls: type[State], plain: State) -> State:
    state = cls.__new__(cls)
    for name in State.__slots__:
        setattr(state, name, getattr(plain, name))
    return state


class SeedsThatAreForgotten(Tiny):
    def new_game(self, options: Any, seed: int, log: Any = None) -> Any:
        return super().new_game(options, 1, log)


class PositionsTakenOnTrust(Tiny):
    def from_position(self, position_: Any, options: Any, names: Any, seed: int = 0) -> Any:
        kept = {name: player for name, player in position_["players"].items() if name in names}
        return super().from_position({**position_, "players": kept}, options, names, seed)


class KeysThatForget(Tiny):
    def key(self, state: Any) -> Any:
        return (state.turn, state.pot)


class KeysWithAList(Tiny):
    def key(self, state: Any) -> Any:
        return [super().key(state)]


class AnEndWithoutAnOutcome(Tiny):
    def outcome(self, state: Any) -> Any:
        return None


class WordsThatForgetLives(Tiny):
    def to_position(self, state: Any, names: Any) -> Any:
        words = super().to_position(state, names)
        for player in words["players"].values():
            del player["lives"]
        return words


class AViewWithAList(Tiny):
    def view(self, state: Any, seat: Any) -> Any:
        return replace(super().view(state, seat), fade=list(state.fade))


class APromptForNobody(Tiny):
    def ask(self, view_: Any) -> Any:
        return ("Well?",)


class ALogWithTwoArticles(Tiny):
    def describe(self, event: Any) -> Any:
        words = super().describe(event)
        return None if words is None else (*words, " as the a card that it is")


class AGameThatMayBeLeft(Tiny):
    def concede(self, state: Any, seat: int, log: Any = None) -> None:
        verbs.finish(state, "conceded", [other for other in range(state.seats) if other != seat], None, log)


class DiceThatCannotBeLoaded(Tiny):
    def load_dice(self, state: Any, dice: tuple[int, ...]) -> None:
        pass


BREACHES: list[tuple[type[Tiny], Any]] = [
    (
        TrapsThatAreAskedOnlyIfTheyFit,
        views.test_an_action_looks_the_same_in_all_worlds_until_something_is_revealed,
    ),
    (
        DrawingThatTellsWhatWasDrawn,
        views.test_an_action_looks_the_same_in_all_worlds_until_something_is_revealed,
    ),
    (DiceThatNobodySees, views.test_an_action_looks_the_same_in_all_worlds_until_something_is_revealed),
    (ACardThatGetsLost, states.test_nothing_is_lost_and_the_past_stays_as_it_was),
    (CopiesThatShareTheDeck, states.test_nothing_is_lost_and_the_past_stays_as_it_was),
    (CopiesThatShareTheDeck, states.test_a_copy_is_equal_and_shares_nothing_that_changes),
    (WorldsWithoutWhatIsKnown, views.test_a_determinized_view_is_seen_as_the_same_view),
    (WorldsWithTheSameLuck, views.test_equal_views_and_luck_make_equal_worlds_and_other_luck_another_fate),
    (WorldsWithMoreCards, views.test_a_determinized_world_has_the_same_cards_and_can_be_played_on),
    (AListThatHidesAnAction, legality.test_the_deciding_seats_view_offers_what_the_state_offers),
    (AnActionListedThatIsRefused, legality.test_the_deciding_seats_view_offers_what_the_state_offers),
    (TextsWithoutTheCard, legality.test_every_legal_action_has_one_text_of_its_own_that_reads_back),
    (
        AReaderThatStumbles,
        legality.test_a_text_that_is_no_action_is_refused_with_the_place_where_it_goes_wrong,
    ),
    (ARefusalWithoutASentence, legality.test_a_refused_action_changes_nothing_and_says_why),
    (ARefusalThatLeavesATrace, legality.test_a_refused_action_changes_nothing_and_says_why),
    (ARefusalThatOverlooksGarbage, legality.test_a_refused_action_changes_nothing_and_says_why),
    (ALogThatChangesTheGame, events.test_a_silent_game_is_the_logged_game_and_makes_no_event),
    (EventsForNobody, events.test_a_silent_game_is_the_logged_game_and_makes_no_event),
    (EventsForNobody, events.test_setting_up_checking_and_refusing_make_no_event_either),
    (ALogThatForgetsTheQuestion, events.test_redacted_events_alone_rebuild_every_view),
    (ALogThatForgetsTheQuestion, events.test_whoever_joins_later_follows_from_one_event_on),
    (ALogThatForgetsTheQuestion, events.test_whoever_is_asked_is_told_of_and_the_end_is_told_once),
    (EventsWithoutACause, events.test_every_event_has_a_cause_and_a_kind_of_the_list),
    (ABeginningThatShowsAll, views.test_equal_views_get_equal_offers_refusals_prompts_and_beginnings),
    (APromptForNobody, events.test_log_and_prompt_are_sentences),
    (ALogWithTwoArticles, events.test_what_is_told_to_whoever_sees_least_is_still_a_sentence),
    (PicklesThatLoseTheLuck, states.test_a_state_from_a_pickle_plays_on_alike),
    (SeedsThatAreForgotten, states.test_the_same_seed_is_the_same_game_and_another_seed_another),
    (PositionsTakenOnTrust, states.test_a_spoilt_position_is_refused_with_its_flaws),
    (KeysThatForget, states.test_a_key_is_plain_and_moves_with_every_action),
    (KeysWithAList, states.test_a_key_is_plain_and_moves_with_every_action),
    (AnEndWithoutAnOutcome, states.test_somebody_must_decide_or_the_game_is_over),
    (AnEndWithoutAnOutcome, states.test_a_random_game_comes_to_its_end),
    (WordsThatForgetLives, states.test_a_main_decision_comes_back_from_its_words),
    (AViewWithAList, views.test_a_view_holds_nothing_that_changes),
    (AGameThatMayBeLeft, states.test_conceding_ends_a_game_of_two_and_is_refused_in_larger_ones),
    (DiceThatCannotBeLoaded, states.test_dice_can_be_loaded_where_there_are_dice),
]


def _kept(promise: Callable[[Contract, Play], None], contract: Contract, plays: Iterable[Play]) -> None:
    for play in plays:
        promise(contract, play)


@pytest.mark.parametrize(("breach", "guard"), BREACHES, ids=lambda value: value.__name__)
def test_a_breach_is_noticed_by_its_guard_which_lets_the_sound_game_be_played_just_so(
    breach: type[Tiny], guard: Any
) -> None:
    plays = _plays()
    coming = iter(plays)
    with pytest.raises((Exception, pytest.fail.Exception)) as noticed:
        _kept(guard.inner, replace(CONTRACT, rules=breach()), coming)
    assert "actions so far" in "".join(noticed.value.__notes__), "the failure does not tell how it came about"
    spared = len(list(coming))
    _kept(guard.inner, CONTRACT, plays[: len(plays) - spared])


def test_every_promise_is_broken_at_least_once() -> None:
    guards = {guard for _, guard in BREACHES}
    promises = {
        thing
        for module in (events, legality, states, views)
        for name, thing in vars(module).items()
        if name.startswith("test_") and hasattr(thing, "inner")
    }
    assert {promise.__name__ for promise in promises - guards} == set()
