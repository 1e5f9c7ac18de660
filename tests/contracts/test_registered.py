"""A registered game keeps the contract, and brings what that takes."""

from __future__ import annotations

import dataclasses

import pytest

from game.core.event import Asked, Event, GameEnded
from game.core.perft import read_cases
from game.core.rng import Rng
from game.rules import GAMES, rules_of
from tests.contracts.contract import Contract, contract_of
from tests.contracts.drive import each_game

REGISTERED = pytest.mark.parametrize("name", sorted(GAMES))


@REGISTERED
def test_a_registered_game_is_under_contract(name: str) -> None:
    contract = contract_of(name)
    assert contract is not None, f"tests/{name}/contract.py is missing"
    assert contract.name == name == rules_of(name).name


@REGISTERED
def test_a_registered_game_has_transcripts_perft_counts_and_scenarios(name: str) -> None:
    contract = contract_of(name)
    assert contract is not None
    assert list(contract.transcripts.glob("*.txt")), f"{contract.transcripts} holds no transcript"
    assert contract.perft_file.exists(), f"{contract.perft_file} is missing"
    assert read_cases(contract.perft_file.read_text(encoding="utf-8")), (
        f"{contract.perft_file} counts nothing"
    )
    assert list(contract.scenarios.glob("*.yaml")), f"{contract.scenarios} holds no scenario"


@each_game
def test_every_number_of_seats_and_every_option_is_tried(contract: Contract) -> None:
    low, high = contract.rules.seat_range
    assert {variant.seats for variant in contract.variants} == set(range(low, high + 1))
    options = {field.name for field in dataclasses.fields(contract.rules.options_type)} - {"seats"}
    tried = {key for variant in contract.variants for key in variant.given}
    assert options <= tried, f"never tried: {sorted(options - tried)}"


@each_game
def test_every_kind_of_event_happens_in_some_game(contract: Contract) -> None:
    rules = contract.rules
    missing = set(rules.event_kinds)
    for seed in range(200):
        variant = contract.variants[seed % len(contract.variants)]
        log: list[Event] = []
        luck, state = Rng(seed, "kinds"), contract.new_game(variant, seed, log)
        missing.discard(rules.began(state).kind)
        while state.decision is not None:
            rules.apply(state, luck.choice(rules.legal_actions(state)), log)
        missing -= {event.kind for event in log}
        if not missing:
            return
    pytest.fail(f"never happened: {sorted(missing)}")


@each_game
def test_kinds_of_events_are_words_of_their_own(contract: Contract) -> None:
    kinds = contract.rules.event_kinds
    for kind, cls in kinds.items():
        assert cls.kind == kind
        assert issubclass(cls, Event)
        assert dataclasses.is_dataclass(cls)
        assert " " not in kind
    assert any(issubclass(cls, Asked) for cls in kinds.values())
    assert any(issubclass(cls, GameEnded) for cls in kinds.values())
    assert len(set(kinds.values())) == len(kinds)
