"""Plays seeded random games and prints their digests: `python -m tests.contracts.digests GAME FIRST COUNT`.

Run in processes with different hash seeds, it must print the same: nothing may depend on the order of a set.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator

from game.core.digest import digest
from game.core.ids import default_names
from game.core.rng import Rng
from tests.contracts.contract import Contract, contract_of


def digests(contract: Contract, seeds: range) -> Iterator[str]:
    """One line a game: seed, length, and a digest over all that was offered, told, seen and thought up."""
    rules = contract.rules
    for seed in seeds:
        variant = contract.variants[seed % len(contract.variants)]
        names = default_names(variant.seats)
        luck = Rng(seed, "digests")
        log: list[object] = []
        state = contract.new_game(variant, seed, log)
        running, length = "", 0
        while True:
            running = digest(running, rules.key(state))
            running = digest(running, repr(log))
            if state.decision is None:
                break
            seat = state.decision.seat
            legal = rules.legal_actions(state)
            running = digest(running, tuple(rules.text(state, action, names) for action in legal))
            if length % 8 == 0:
                view = rules.view(state, seat)
                running = digest(running, repr(view))
                running = digest(running, rules.key(rules.determinize(view, luck)))
                running = digest(running, json.dumps(rules.to_position(state, names)))
            log.clear()
            rules.apply(state, luck.choice(legal), log)
            length += 1
        yield f"{seed} {length} {running}"


if __name__ == "__main__":
    found = contract_of(sys.argv[1])
    assert found is not None, sys.argv[1]
    first, many = map(int, sys.argv[2:])
    print("\n".join(digests(found, range(first, first + many))))  # noqa: T201 - its purpose
