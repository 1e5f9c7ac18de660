"""The verbs of the card language: what a card does, one frozen dataclass each.

A verb's docstring and fields are its page in the designers' reference, `says` its printed words (a clause without
full stop, beginning small), `steps` what it is compiled to. What the steps do stands in `effects`, under the same
words. Before adding a verb, try to write the card with those there are.
"""

from __future__ import annotations

# the order of these is that of the designers' reference
# isort: off
from game.rules.crown.verbs.base import (
    EFFECTS,
    Effect,
    OnCreatures,
    clause,
    joined,
)
from game.rules.crown.verbs.creatures import (
    Damage,
    Exhaust,
    Fade,
    Heal,
    Move,
    Obliterate,
    Power,
    Recall,
    StandUp,
    Wither,
)
from game.rules.crown.verbs.players import (
    DirectDamage,
    Discard,
    Draw,
    FadeDeck,
    Gain,
    Majesty,
    Pool,
)
from game.rules.crown.verbs.cards import (
    AddAnchor,
    Dig,
    LookAtAnchor,
    LookAtDeck,
    ObliterateAnchor,
    Salvage,
    SwapAnchors,
)
from game.rules.crown.verbs.flow import (
    ChooseOne,
    If,
    May,
    Option,
)
# isort: on

__all__ = [
    "EFFECTS",
    "AddAnchor",
    "ChooseOne",
    "Damage",
    "Dig",
    "DirectDamage",
    "Discard",
    "Draw",
    "Effect",
    "Exhaust",
    "Fade",
    "FadeDeck",
    "Gain",
    "Heal",
    "If",
    "LookAtAnchor",
    "LookAtDeck",
    "Majesty",
    "May",
    "Move",
    "Obliterate",
    "ObliterateAnchor",
    "OnCreatures",
    "Option",
    "Pool",
    "Power",
    "Recall",
    "Salvage",
    "StandUp",
    "SwapAnchors",
    "Wither",
    "clause",
    "joined",
]
