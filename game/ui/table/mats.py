"""Which mat each game's table is laid with."""

from __future__ import annotations

import importlib
from typing import Final

from game.app.match import Match
from game.ui.table.mat import Mat

MATS: Final = {
    "renown": "game.ui.renown.mat:RenownMat",
    "crown": "game.ui.crown.mat:CrownMat",
    "patterns": "game.ui.patterns.mat:PatternsMat",
}
"""Where each game's mat is; it is made for a number of seats and the rules of the match."""


def mat_for(match: Match) -> Mat:
    """The mat of a match's game; KeyError for a game that has no table."""
    module, _, name = MATS[match.header.game].partition(":")
    mat: Mat = getattr(importlib.import_module(module), name)(len(match.seats), match.rules)
    return mat
