"""The pool's rows as the engine looks them up: by card, by place, and every action that names places only.

Made once for each pool and never changed; a state only carries the pool, which is plain data.
"""

from __future__ import annotations

from typing import Final

from game.core.frames import Program
from game.core.ids import Action
from game.rules.patterns.compile import Pool, SpellRules
from game.rules.patterns.rulings import may_follow, may_serve
from game.rules.patterns.shape import WIZARD, Shape, shape_of

MOST_SEATS: Final = 6


class Facts:
    """Tables over one pool; `place` numbers are those of the Shape."""

    __slots__ = (
        "captures", "clan", "creatures", "guard", "leader", "minions", "moves", "names", "number", "opposed", "order",
        "place_at", "pool", "positions", "power", "programs", "recruits", "rescues", "shape", "spell", "swaps", "tier",
        "under", "wizard_clan",
    )  # fmt: skip

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.shape: Shape = shape_of(pool.fans)
        self.names = self.shape.names
        self.number = {name: place for place, name in enumerate(self.names)}
        self.positions = self.shape.positions
        self.guard = self.shape.positions
        self.tier, self.leader, self.minions = self.shape.tier, self.shape.leader, self.shape.minions
        self.opposed = dict(pool.clans)
        self.power = {one.id: one.power for one in pool.creatures}
        self.creatures = frozenset(self.power)
        self.clan = {one.id: one.clan for one in pool.creatures}
        self.wizard_clan = {one.id: one.clan for one in pool.wizards}
        self.spell: dict[str, SpellRules] = {spell.id: spell for spell in pool.spells}
        self.programs: dict[str, Program] = {spell.id: spell.program for spell in pool.spells}
        cards = [row[0] for rows in (pool.creatures, pool.wizards, pool.spells) for row in rows]
        self.order = {card: at for at, card in enumerate(cards)}
        """The order in which unknown cards are listed."""
        self.under: dict[str, frozenset[str]] = {}
        """For each Wizard and Creature, those that may be its Minion (section 2)."""
        for wizard in pool.wizards:
            self.under[wizard.id] = frozenset(
                [one.id for one in pool.creatures if may_serve(one.clan, self.opposed[wizard.clan])]
            )
        for chief in pool.creatures:
            self.under[chief.id] = frozenset(
                [
                    one.id
                    for one in pool.creatures
                    if may_follow(one.power, one.clan, chief.power, chief.clan, self.opposed[chief.clan])
                ]
            )
        self._list_actions()

    def _list_actions(self) -> None:
        names, count = self.names, self.positions
        places, seats = range(count + 1), range(MOST_SEATS)
        self.recruits: tuple[Action, ...] = (
            *[("recruit", names[place]) for place in range(count)],
            ("recruit", WIZARD),
        )
        """By Position; the Wizard's is the last."""
        self.captures: tuple[tuple[tuple[Action, ...], ...], ...] = tuple(
            [
                tuple([tuple([("capture", names[own], seat, names[at]) for at in places]) for seat in seats])
                for own in places
            ]
        )
        """By own place, opponent, their place."""
        self.rescues: tuple[tuple[Action, ...], ...] = tuple(
            [tuple([("rescue", seat, names[own]) for own in places]) for seat in seats]
        )
        """By opponent and own place."""
        self.moves: tuple[tuple[Action, ...], ...] = tuple(
            [tuple([("move", names[one], names[to]) for to in places]) for one in range(count)]
        )
        self.swaps: tuple[tuple[int, int, Action], ...] = tuple(
            [(one, other, ("swap", names[one], names[other])) for one, other in self.shape.adjacent]
        )
        self.place_at: tuple[Action, ...] = (*[("place", names[at]) for at in range(count)], ("guard",))


_facts: dict[str, Facts] = {}


def facts_of(pool: Pool) -> Facts:
    """The tables of a pool."""
    found = _facts.get(pool.fingerprint)
    if found is None:
        found = _facts[pool.fingerprint] = Facts(pool)
    return found
