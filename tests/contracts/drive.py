"""Drives a game by a list of numbers, and tells how it came about when a promise is broken."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Self

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.event import Event
from game.core.ids import Action, default_names
from game.core.rng import Rng
from tests.contracts.contract import CONTRACTS, Contract

RNGS = (11, 12)
"""Seeds for determinizations: more than one world for each view."""


@dataclass(frozen=True, slots=True)
class Play:
    """A game in numbers: which variant, the seed, how many random actions to skip, then which of the legal actions.

    Each is taken modulo what there is; a skip over the end of the game, modulo the game's length.
    """

    variant: int
    seed: int
    skip: int
    choices: tuple[int, ...]


PLAYS = st.builds(
    Play,
    variant=st.integers(0, 59),
    seed=st.integers(0, 2**32),
    skip=st.one_of(st.just(0), st.integers(0, 400)),
    choices=st.one_of(
        st.lists(st.integers(0, 999), max_size=12), st.lists(st.integers(0, 999), min_size=10, max_size=30)
    ).map(tuple),
)


def promise(share: float = 1.0) -> Callable[[Callable[[Contract, Play], None]], Callable[..., None]]:
    """A test of every contract over many plays; `share` of the profile's number of examples."""

    def wrap(test: Callable[[Contract, Play], None]) -> Callable[..., None]:
        examples = max(3, int(settings.default.max_examples * share))
        driven = each_game(settings(max_examples=examples)(given(play=PLAYS)(test)))
        driven.inner = test
        return driven

    return wrap


each_game = pytest.mark.parametrize("contract", CONTRACTS, ids=lambda contract: contract.name)
"""Runs a test once for every game under contract."""


class Table:
    """A game under way. As a context it adds the game's story to whatever fails inside."""

    def __init__(self, contract: Contract, play: Play, *, listening: bool = False) -> None:
        self.contract, self.rules, self.play = contract, contract.rules, play
        self.variant = contract.variants[play.variant % len(contract.variants)]
        self.names = default_names(self.variant.seats)
        self.options = contract.options(self.variant)
        self.events: list[Event] = []
        """Everything logged so far, unredacted; stays empty unless listening."""
        self.actions: list[Action] = []
        self._log = self.events if listening else None
        self.state = self.rules.new_game(self.options, play.seed, self._log)
        self._skip(play.skip)

    def _skip(self, count: int) -> None:
        luck = Rng(self.play.seed, "skip")
        for done in range(count):
            if self.state.decision is None:
                # over already: as far into the same game as the count reaches when it starts again and again
                self.actions.clear()
                self.events.clear()
                self.state = self.rules.new_game(self.options, self.play.seed, self._log)
                self._skip(count % done)
                return
            self.act(luck.choice(self.rules.legal_actions(self.state)))

    @property
    def seats(self) -> range:
        return range(self.variant.seats)

    @property
    def viewers(self) -> tuple[int | None, ...]:
        """Every seat, and an onlooker."""
        return (*self.seats, None)

    def act(self, action: Action) -> list[Event]:
        """Plays on; the new events, if listening."""
        before = len(self.events)
        self.actions.append(action)
        self.rules.apply(self.state, action, self._log)
        return self.events[before:]

    def turns(self) -> Iterator[Action]:
        """The chosen action of each moment, which the caller is to play by `act`; ends with the game."""
        for choice in self.play.choices:
            if self.state.decision is None:
                return
            legal = self.rules.legal_actions(self.state)
            assert legal, f"{self.state.decision} has no legal answer"
            count = len(self.actions)
            yield legal[choice % len(legal)]
            assert len(self.actions) == count + 1, "a test must play the action it was given"

    def positions(self) -> Iterator[Any]:
        """The state now and after each choice, played here; the very last one too, if the game is over."""
        for action in self.turns():
            yield self.state
            self.act(action)
        yield self.state

    def worlds(self, seat: int) -> list[Any]:
        """Other states that this seat cannot tell from this one."""
        view = self.rules.view(self.state, seat)
        return [self.rules.determinize(view, Rng(seed, "world")) for seed in RNGS]

    def story(self) -> str:
        """Seed, choices, and the actions so far in words."""
        lines = [f"{self.contract.name}, {self.variant}, {self.play}", "actions so far:"]
        state = self.rules.new_game(self.options, self.play.seed)
        try:
            for number, action in enumerate(self.actions, 1):
                decision = state.decision
                who = "nobody" if decision is None else f"{self.names[decision.seat]} ({decision.kind})"
                lines.append(f"  {number:3} {who}: {self.rules.text(state, action, self.names)}")
                self.rules.apply(state, action)
        except Exception as problem:  # noqa: BLE001 - a broken engine must not hide what it broke
            lines.append(f"  the rest cannot be told ({problem!r}): {self.actions[number - 1 :]}")
        lines.append(f"now {state.decision or self.rules.outcome(state)}")
        return "\n".join(lines)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        if isinstance(problem, Exception | pytest.fail.Exception):
            problem.add_note(self.story())
