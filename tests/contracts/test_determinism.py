"""The same seeds give the same games everywhere."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.contracts.contract import TESTS, Contract
from tests.contracts.drive import each_game

GAMES = 24


@each_game
def test_games_are_the_same_in_processes_with_different_hash_seeds(contract: Contract) -> None:
    running = [
        subprocess.Popen(
            [sys.executable, "-m", "tests.contracts.digests", contract.name, str(GAMES)],
            cwd=TESTS.parent,
            env=os.environ | {"PYTHONHASHSEED": seed},
            stdout=subprocess.PIPE,
            text=True,
        )
        for seed in ("1", "2")
    ]
    one, other = [process.communicate(timeout=120)[0].splitlines() for process in running]
    assert [process.returncode for process in running] == [0, 0]
    assert len(one) == GAMES
    for here, there in zip(one, other, strict=True):
        assert here == there, "seed, length, digest"
