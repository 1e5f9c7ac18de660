"""Crowds: lines of anybody in any condition, put together at random around a card, for every card that there is.

To those of the game come a few that say what the card language can say and no card of the game says.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.core.rng import Rng
from game.rules.crown.amounts import ALL, Behind, Creatures, Defending, InPush, Pushing
from game.rules.crown.cards import Card
from game.rules.crown.compile import compile_cards
from game.rules.crown.reserve import stands_in_reserve
from game.rules.crown.selectors import Filter
from game.rules.crown.state import EXHAUSTED, SHATTERED, State
from game.rules.crown.statics import Cost, Forbid, HandSize, Heroic, PowerModifier
from tests.crown.stage import CARDS, RULES, parts_of
from tests.crown.table import position

MINE_HERE = Filter(whose="yours", lane="this")


def _creature(card_id: str, **parts: Any) -> Card:
    return Card(id=card_id, name=card_id, type="creature", faction="verge", power=3, **parts)


ODD = (
    _creature("proud_banner", static=(PowerModifier(-3, when=Behind()),)),
    _creature("hungry_host", static=(PowerModifier(-1, per=Creatures(Filter(whose="yours", other=True))),)),
    _creature(
        "grey_tide", static=(PowerModifier(-1, Filter(whose="theirs"), Creatures(Filter(withered=True))),)
    ),
    _creature(
        "kind_giant", static=(PowerModifier(2, Filter(whose="yours", power_at_most=2), when=Pushing()),)
    ),
    _creature("lone_lord", leader=(PowerModifier(2, per=Creatures(MINE_HERE), when=InPush()),)),
    _creature(
        "sour_choir", aura=(PowerModifier(-1, Filter(whose="theirs", lane="this"), Creatures(MINE_HERE)),)
    ),
    _creature("old_oath", aura=(Heroic(Filter(whose="yours", lane="this", power_at_least=3)),)),
    Card(
        id="long_wall",
        name="Long Wall",
        type="fortification",
        faction="verge",
        power=2,
        static=(PowerModifier(1, Filter(kind="fortification", other=True), when=Defending()),),
    ),
    Card(
        id="many_crowns",
        name="Many Crowns",
        type="equipment",
        faction="dream",
        static=(Heroic(Filter(whose="yours", leader=True)), HandSize(9), Cost(-1, "spell"), Forbid("flying")),
    ),
)
EVERY = (*CARDS.values(), *ODD)
POOL = compile_cards(EVERY, RULES.pool.factions)
STANDING = [card.id for card in EVERY if POOL.cards[card.id].stands]
IN_RESERVE = [card.id for card in EVERY if card.type != "trap" and stands_in_reserve(card)]
WITH_AURA = [card for card in STANDING if POOL.cards[card].aura]
FILTERS = sorted(
    {part for card in EVERY for part in parts_of(card) if isinstance(part, Filter)}
    | {
        ALL,
        Filter(whose="theirs", kind="any", power_at_least=2, power_at_most=4),
        Filter(whose="yours", lane="other", kind="fortification"),
        Filter(lane="one", kind="rival"),
        Filter(lane="other", other=True, exhausted=False, faction="dream"),
        Filter(leader=True, withered=False, keyword="strike"),
    },
    key=repr,
)
"""Every filter that a card has, and a few more."""


def crowd(card: str, seed: int) -> State:
    """Six lines, perhaps in a push; the card is in one of them or in a Reserve."""
    luck = Rng(seed, f"crowd {card}")
    state = position()
    names = [[luck.choice(STANDING) for _ in range(luck.below(4))] for _ in range(6)]
    if card in STANDING:
        line = names[luck.below(6)]
        line.insert(luck.below(len(line) + 1), card)
    state.reserves = [(luck.choice(IN_RESERVE),) * luck.below(2), (card,) if card in IN_RESERVE else ()]
    for at, line in enumerate(names):
        units = []
        for name in line:
            state.serial += 1
            flags = luck.choice((0, 0, 0, EXHAUSTED, EXHAUSTED | SHATTERED))
            counters, boost = luck.choice((0, 0, 1, 3)), luck.choice((-2, 0, 0, 0, 2))
            side = at // 3
            owner = 1 - side if POOL.cards[name].type == "rival" else side
            units.append((name, flags, counters, luck.below(2), owner, boost, state.serial))
        state.lines[at] = tuple(units)
    state.majesty = [luck.below(4), luck.below(4)]
    state.fades = [("clockwork_ant",) * luck.below(12), ("clockwork_ant",) * luck.below(12)]
    state.anchors = [(("clockwork_ant", 0),) * luck.below(3) for _ in range(6)]
    state.turn = luck.below(2)
    if luck.below(2):
        state.lane = luck.below(3)
        state.auras = tuple((luck.choice(WITH_AURA), luck.below(2)) for _ in range(luck.below(3)))
    state.board = None
    return state


def crowds(each: int) -> Iterator[State]:
    """So many around each card that can be in play."""
    for card in (*STANDING, *IN_RESERVE):
        for seed in range(each):
            yield crowd(card, seed)
