"""The same seeds give the same games everywhere."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.contracts.contract import TESTS, Contract
from tests.contracts.drive import each_game

FEW, MANY = 8, 24
"""Games each time, and those at length; every variant is among the few."""


@each_game
@pytest.mark.parametrize(
    ("first", "count"), [(0, FEW), pytest.param(FEW, MANY - FEW, marks=pytest.mark.slow)]
)
def test_games_are_the_same_in_processes_with_different_hash_seeds(
    contract: Contract, first: int, count: int
) -> None:
    assert len(contract.variants) <= FEW
    running = [
        subprocess.Popen(
            [sys.executable, "-m", "tests.contracts.digests", contract.name, str(first), str(count)],
            cwd=TESTS.parent,
            env=os.environ | {"PYTHONHASHSEED": seed},
            stdout=subprocess.PIPE,
            text=True,
        )
        for seed in ("1", "2")
    ]
    one, other = [process.communicate(timeout=120)[0].splitlines() for process in running]
    assert [process.returncode for process in running] == [0, 0]
    assert len(one) == count
    for here, there in zip(one, other, strict=True):
        assert here == there, "seed, length, digest"
