"""A move in plain words with its cards, as a list of what could be done says it: "Push the left lane"."""

from __future__ import annotations

import importlib
from typing import Any, Final

from game.core.ids import Action
from game.core.rules import Rules
from game.core.words import Sentence

WORDS: Final = {
    "crown": "game.ui.why.crown_deeds:deed",
    "patterns": "game.ui.why.patterns_deeds:deed",
    "renown": "game.ui.why.renown_deeds:deed",
}


def deed(rules: Rules[Any, Any], view: Any, action: Action) -> Sentence:
    """What an answer to the view's decision does, as somebody with this view may be told: unseen cards are "a card".

    The first letter is a capital, no full stop. KeyError for a game without words, ValueError for what is no action.
    """
    module, _, name = WORDS[rules.name].partition(":")
    found: Sentence = getattr(importlib.import_module(module), name)(rules, view, action)
    return found
