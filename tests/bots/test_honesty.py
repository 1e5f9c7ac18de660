"""A sample of what `tests.bots.honesty` looks at in full."""

import pytest

from game.bots.levels import LEVELS, STRONGEST
from game.rules import GAMES
from tests.bots.honesty import dishonest


@pytest.mark.parametrize("level", [level for level in LEVELS if level != STRONGEST])
@pytest.mark.parametrize("game", GAMES)
def test_what_lies_hidden_changes_no_move(game, level):
    assert dishonest(game, level, 6, 5) == []


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_what_lies_hidden_changes_no_move_of_the_strongest(game):
    assert dishonest(game, STRONGEST, 3, 6) == []
