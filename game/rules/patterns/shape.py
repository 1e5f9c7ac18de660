"""The tree of Positions: names, Leaders, Minions and neighbours, all derived from how many Minions each tier has."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

WIZARD: Final = "W"
GUARD: Final = "G"
LETTERS: Final = "abcdefghi"
MOST_POSITIONS: Final = 60


@dataclass(frozen=True, slots=True)
class Shape:
    """A Pattern's Positions by number, tier by tier from the left: 0, 1, 2, ... up to the Guard space, the last place.

    `leader` is -1 where the Wizard leads; `adjacent` pairs have the smaller number first.
    """

    fans: tuple[int, ...]
    names: tuple[str, ...]
    """Of all places: `1 2 3 1a ... 3b G`."""
    tier: tuple[int, ...]
    """1 under the Wizard; 0 for the Guard space."""
    leader: tuple[int, ...]
    minions: tuple[tuple[int, ...], ...]
    adjacent: tuple[tuple[int, int], ...]

    @property
    def positions(self) -> int:
        """How many Positions there are; also the number of the Guard space."""
        return len(self.leader)


@lru_cache(maxsize=16)
def shape_of(fans: Sequence[int]) -> Shape:
    """`(3, 2)`: three Minions under the Wizard, two under each of them."""
    names: list[str] = []
    tier: list[int] = []
    leader: list[int] = []
    above = [-1]
    for depth, fan in enumerate(fans, 1):
        here = []
        for parent in above:
            for child in range(fan):
                here.append(len(names))
                names.append(_name("" if parent < 0 else names[parent], child, depth))
                tier.append(depth)
                leader.append(parent)
        above = here
    minions = tuple(tuple(p for p, over in enumerate(leader) if over == place) for place in range(len(names)))
    pairs = [(over, place) for place, over in enumerate(leader) if over >= 0]
    pairs += [(place - 1, place) for place in range(1, len(names)) if tier[place] == tier[place - 1]]
    return Shape(
        tuple(fans),
        (*names, GUARD),
        (*tier, 0),
        tuple(leader),
        minions,
        tuple(sorted(pairs)),
    )


def _name(above: str, child: int, depth: int) -> str:
    """Numbers and letters take turns: `2`, `2a`, `2a1`."""
    return f"{above}{LETTERS[child]}" if depth % 2 == 0 else f"{above}{child + 1}"
