"""The 52 playing cards of Renown as faces show them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from game.core.problems import ProblemList
from game.rules.renown.cards import DECK, KIND_OF, KIND_WORD, KINDS, RENOWN, card_name
from game.ui.cardface.info import CardInfo
from game.ui.theme import SUIT_ICONS, SUIT_NAMES

EMBLEMS: Final = {"A": "star-four-points", "J": "chess-knight", "Q": "chess-queen", "K": "chess-king"}


def infos(folder: Path | None = None, problems: ProblemList | None = None) -> list[CardInfo]:
    """The whole pack; there are no files to read it from."""
    del folder, problems
    return [info(code) for code in DECK]


def info(code: str) -> CardInfo:
    """What a face shows of a card, by its code (`TH`)."""
    rank, suit = code[0], code[1]
    side = KIND_WORD[KINDS[KIND_OF[suit]]]
    court = rank in "JQK"
    return CardInfo(
        game="renown",
        id=code,
        name=card_name(code),
        type="court" if court else "ace" if rank == "A" else "number",
        type_line=side,
        house=SUIT_NAMES[suit].lower(),
        house_name=SUIT_NAMES[suit],
        numbers=(("worth", RENOWN[code]),),
        words=(("rank", "10" if rank == "T" else rank), ("suit", suit), ("code", code), ("side", side)),
        icons=(("suit", SUIT_ICONS[suit]), ("emblem", EMBLEMS.get(rank, SUIT_ICONS[suit]))),
    )
