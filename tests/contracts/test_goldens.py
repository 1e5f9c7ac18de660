"""Numbers and texts that were right once and must stay: transcripts and perft."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from game.core.perft import Case, check, read_cases
from tests.contracts.contract import CONTRACTS, TESTS, Contract
from tests.transcripts.transcript import recipe_of, told

SHALLOW = 20_000
"""Counts up to this many positions are checked in every run, larger ones where slow tests run."""

TRANSCRIPTS = [
    (contract, path) for contract in CONTRACTS for path in sorted(contract.transcripts.glob("*.txt"))
]


@pytest.mark.parametrize(
    ("contract", "path"), TRANSCRIPTS, ids=[f"{contract.name}/{path.stem}" for contract, path in TRANSCRIPTS]
)
def test_a_transcript_is_told_again_line_by_line(contract: Contract, path: Path) -> None:
    kept = path.read_text(encoding="utf-8")
    recipe = recipe_of(kept)
    assert recipe.game == contract.name
    assert recipe.actions, "nothing happens in it"
    now = told(contract, recipe)
    for number, (was, is_) in enumerate(zip(kept.splitlines(), now.splitlines(), strict=False), 1):
        before = "\n".join(kept.splitlines()[max(0, number - 6) : number - 1])
        assert was == is_, f"{path.name}:{number} differs, after\n{before}"
    assert kept == now, f"{path.name} has another length"


def _cases(*, deep: bool) -> list[tuple[Contract, Case]]:
    found = []
    for contract in CONTRACTS:
        if contract.perft_file.exists():
            for case in read_cases(contract.perft_file.read_text(encoding="utf-8")):
                counts = tuple(count for count in case.counts if (count[1] > SHALLOW) == deep)
                if counts:
                    found.append((contract, Case(case.name, case.line, case.deal, counts)))
    return found


def _perft(cases: list[tuple[Contract, Case]]) -> pytest.MarkDecorator:
    names = [f"{contract.name}/{case.name}" for contract, case in cases]
    return pytest.mark.parametrize(("contract", "case"), cases, ids=names)


@_perft(_cases(deep=False))
def test_a_deal_can_go_on_in_as_many_ways_as_ever(contract: Contract, case: Case) -> None:
    problems = check(contract.rules, case, deepest=99)
    assert not problems, "\n".join([contract.perft_file.name, *problems])


@pytest.mark.slow
@_perft(_cases(deep=True))
def test_a_deal_can_go_on_in_as_many_ways_as_ever_far_ahead(contract: Contract, case: Case) -> None:
    problems = check(contract.rules, case, deepest=99)
    assert not problems, "\n".join([contract.perft_file.name, *problems])


def test_transcripts_are_not_written_without_the_word() -> None:
    before = {path: path.read_bytes() for _, path in TRANSCRIPTS}
    command = [sys.executable, "-m", "tests.transcripts"]
    done = subprocess.run(command, cwd=TESTS.parent, capture_output=True, text=True, check=True)
    assert "--write" in done.stdout
    assert {path: path.read_bytes() for _, path in TRANSCRIPTS} == before
