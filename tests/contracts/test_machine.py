"""A game among saving, loading, undoing and side-tracks, in any order; followers look on all the time."""

from __future__ import annotations

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from game.core.event import redacted
from tests.contracts.contract import CONTRACTS, Contract
from tests.contracts.drive import Play, Table
from tests.contracts.memory import through_pickle

CHOICES = st.integers(0, 999)


class Evening(RuleBasedStateMachine):
    """What may happen to a game between its first and its last action; one subclass for each contract."""

    contract: Contract

    @initialize(variant=st.integers(0, 59), seed=st.integers(0, 2**32))
    def sit_down(self, variant: int, seed: int) -> None:
        self.table = Table(self.contract, Play(variant, seed, 0, ()), listening=True)
        self.rules = self.contract.rules
        self.keys = [self.rules.key(self.table.state)]
        self.texts: list[str] = []
        self.followers = {viewer: self.rules.follower(viewer) for viewer in self.table.viewers}
        self._tell(self.table.events)

    def _tell(self, events: list[Any]) -> None:
        for viewer, follower in self.followers.items():
            for event in redacted(events, viewer):
                follower.apply(event)

    def _goes_on(self) -> bool:
        return self.table.state.decision is not None

    @precondition(_goes_on)
    @rule(choices=st.lists(CHOICES, min_size=1, max_size=5))
    def act(self, choices: list[int]) -> None:
        for choice in choices:
            if not self._goes_on():
                return
            legal = self.rules.legal_actions(self.table.state)
            action = legal[choice % len(legal)]
            self.texts.append(self.rules.text(self.table.state, action, self.table.names))
            self._tell(self.table.act(action))
            self.keys.append(self.rules.key(self.table.state))

    @rule()
    def pickle_and_load(self) -> None:
        self.table.state = through_pickle(self.table.state)

    def _replayed(self, texts: list[str]) -> Any:
        state = self.rules.new_game(self.table.options, self.table.play.seed)
        for text in texts:
            self.rules.play(state, self.rules.parse(state, text, self.table.names))
        return state

    @rule()
    def save_and_load(self) -> None:
        state = self._replayed(self.texts)
        assert self.rules.key(state) == self.keys[-1], "the saved actions lead somewhere else"
        self.table.state = state

    @rule(back=st.integers(1, 6))
    def undo(self, back: int) -> None:
        left = max(0, len(self.texts) - back)
        state = self._replayed(self.texts[:left])
        assert self.rules.key(state) == self.keys[left], "taking back leads somewhere else"
        self.table.state = state
        del self.texts[left:], self.table.actions[left:], self.keys[left + 1 :]
        self._tell([self.rules.began(state)])

    @rule(choices=st.lists(CHOICES, max_size=8))
    def copy_and_diverge(self, choices: list[int]) -> None:
        twin = self.table.state.copy()
        for choice in choices:
            if twin.decision is None:
                break
            legal = self.rules.legal_actions(twin)
            self.rules.play(twin, legal[choice % len(legal)], [])

    @precondition(lambda self: self.table.state.decision is None)
    @rule()
    def play_another(self) -> None:
        self.sit_down(self.table.play.variant + 1, self.table.play.seed + 1)

    @invariant()
    def all_is_well(self) -> None:
        try:
            state = self.table.state
            assert (state.decision is None) == (self.rules.outcome(state) is not None)
            assert self.rules.key(state) == self.keys[-1], "something else changed the game"
            for viewer, follower in self.followers.items():
                assert follower.view() == self.rules.view(state, viewer), (
                    f"viewer {viewer} sees something else"
                )
        except Exception as problem:
            problem.add_note(self.table.story())
            raise


def _machine(contract: Contract) -> Any:
    cls = type(f"EveningOf{contract.name.title()}", (Evening,), {"contract": contract})
    case = cls.TestCase
    examples = max(5, settings.default.max_examples // 3)
    case.settings = settings(max_examples=examples, stateful_step_count=20)
    case.__qualname__ = f"Test{cls.__name__}"
    return case


for _contract in CONTRACTS:
    globals()[f"TestEveningOf{_contract.name.title()}"] = _machine(_contract)
