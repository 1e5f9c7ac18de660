"""Cards that lower their own Power: they Fade once it is 0 (rules 15.4), however much they take away."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.rules.crown.engine import Crown
from tests.crown.table import NAMES
from tests.crown.table import RULES as FROZEN

CARD = """\
- id: proud_banner
  name: Proud Banner
  type: creature
  faction: resolve
  power: 3
  static: [{power: {amount: -3, when: behind}}]
"""


@pytest.fixture
def rules(tmp_path: Path) -> Crown:
    """The frozen cards and the one above."""
    folder = tmp_path / "crown"
    shutil.copytree(FROZEN.folder, folder)
    (folder / "own.yaml").write_text(CARD, encoding="utf-8")
    return Crown(folder)


@pytest.mark.parametrize(("theirs", "left"), [(0, ("proud_banner",)), (1, ())])
def test_a_creature_that_lowers_itself_to_nothing_fades(
    rules: Crown, theirs: int, left: tuple[str, ...]
) -> None:
    players = {
        "p1": {"hand": ["brave_squire"], "lanes": {"left": {"creatures": ["proud_banner"]}}},
        "p2": {"majesty": theirs, "hand": ["brave_squire"]},
    }
    position = {"turn": "p1", "players": players}
    state = rules.from_position(position, rules.options({}, NAMES), NAMES, 1)
    rules.play(state, rules.parse(state, "play brave_squire right 0", NAMES))
    assert tuple(unit[0] for unit in state.lines[0]) == left
