"""All that is wrong with a position's words, each with where it stands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from game.core.errors import Flaw, Path
from game.core.ids import Names, Seat, default_names
from game.core.suggest import did_you_mean
from game.rules.crown.compile import Pool
from game.rules.crown.state import LANES, RESERVE, STALE_LIMIT

TOP: Final = ("turn", "first", "stale_turns", "stirred", "players")
PLAYER: Final = (
    "majesty",
    "resources",
    "hand",
    "deck",
    "fade",
    "reserve",
    "obliterated",
    "known",
    "lanes",
)
LANE: Final = ("creatures", "anchors", "traps")
CREATURE: Final = ("card", "exhausted", "shattered", "counters", "damage", "boost", "owner")


def seat_of(name: Any, names: Names) -> Seat | None:
    """The seat of a display name or of p1, p2."""
    word = str(name)
    for row in (tuple(names), default_names(2)):
        if word in row:
            return row.index(word)
    return None


def check_position(pool: Pool, part: Any, names: Names, *, expecting: bool) -> list[Flaw]:
    """Every flaw of a position, or with `expecting` of a part of one, where a push may be written too."""
    return _Checker(pool, names, expecting=expecting).position(part)


class _Checker:
    """Collects flaws; each method takes the path to what it looks at."""

    def __init__(self, pool: Pool, names: Names, *, expecting: bool) -> None:
        self.pool = pool
        self.names = names
        self.expecting = expecting
        self.flaws: list[Flaw] = []

    def flaw(self, path: Path, code: str, sentence: str, suggestion: str | None = None) -> None:
        self.flaws.append(Flaw(path, code, sentence, suggestion))

    def mapping(self, value: Any, path: Path, words: tuple[str, ...]) -> Mapping[str, Any]:
        """The value as a mapping with only these words; what is nothing counts as empty."""
        if value is None:
            return {}
        if not isinstance(value, Mapping):
            self.flaw(path, "wrong-type", "a mapping is wanted here")
            return {}
        for key in value:
            if key not in words:
                self.flaw(
                    (*path, str(key)),
                    "unknown-key",
                    f"there is no word {str(key)!r} here",
                    did_you_mean(str(key), words),
                )
        return {key: value[key] for key in words if key in value}

    def number(self, value: Any, path: Path, least: int, most: int) -> None:
        if isinstance(value, bool) or not isinstance(value, int):
            self.flaw(path, "wrong-type", "a whole number is wanted here")
        elif not least <= value <= most:
            self.flaw(path, "out-of-range", f"a number from {least} to {most} is wanted here")

    def truth(self, value: Any, path: Path) -> None:
        if not isinstance(value, bool):
            self.flaw(path, "wrong-type", "true or false is wanted here")

    def player_name(self, value: Any, path: Path) -> None:
        if seat_of(value, self.names) is None:
            self.flaw(
                path,
                "unknown-word",
                f"{str(value)!r} is nobody at the table",
                did_you_mean(str(value), self.names),
            )

    def listed(self, value: Any, path: Path, check: Callable[[Any, Path], None]) -> None:
        if value is None:
            return
        if not isinstance(value, (list, tuple)):
            self.flaw(path, "wrong-type", "a list is wanted here")
            return
        for index, each in enumerate(value):
            check(each, (*path, index))

    def position(self, part: Any) -> list[Flaw]:
        top = self.mapping(part, (), (*TOP, "push") if self.expecting else TOP)
        for word in ("turn", "first"):
            if word in top:
                self.player_name(top[word], (word,))
        if "stale_turns" in top:
            most = STALE_LIMIT if self.expecting else STALE_LIMIT - 1  # a game that ended so has them all
            self.number(top["stale_turns"], ("stale_turns",), 0, most)
        if "stirred" in top:
            self.truth(top["stirred"], ("stirred",))
        players = top.get("players")
        if players is not None and not isinstance(players, Mapping):
            self.flaw(("players",), "wrong-type", "a mapping with the players' names is wanted here")
        elif players is not None:
            for name, player in players.items():
                self.player_name(name, ("players", str(name)))
                self.player(player, ("players", str(name)))
        if "push" in top:
            self.push(top["push"], ("push",))
        return self.flaws

    def push(self, value: Any, path: Path) -> None:
        part = self.mapping(value, path, ("lane", "attacker", "pools"))
        if "lane" in part and part["lane"] not in LANES:
            self.flaw((*path, "lane"), "unknown-word", "one of left, center, right is wanted here")
        if "attacker" in part:
            self.player_name(part["attacker"], (*path, "attacker"))
        pools = part.get("pools")
        if isinstance(pools, Mapping):
            for name, amount in pools.items():
                self.player_name(name, (*path, "pools", str(name)))
                self.number(amount, (*path, "pools", str(name)), 0, 9999)
        elif pools is not None:
            self.flaw((*path, "pools"), "wrong-type", "a mapping with the players' names is wanted here")

    def player(self, value: Any, path: Path) -> None:
        part = self.mapping(value, path, PLAYER)
        if "majesty" in part:
            self.number(part["majesty"], (*path, "majesty"), -99, 99)
        resources = self.mapping(part.get("resources"), (*path, "resources"), self.pool.resources)
        for kind, amount in resources.items():
            self.number(amount, (*path, "resources", kind), 0, 9999)
        for zone in ("hand", "deck"):
            self.listed(part.get(zone), (*path, zone), self.seen_card)
        for zone in ("fade", "obliterated"):
            self.listed(part.get(zone), (*path, zone), self.plain_card)
        self.listed(part.get("reserve"), (*path, "reserve"), self.reserve_card)
        self.listed(part.get("known"), (*path, "known"), self.known_card)
        lanes = self.mapping(part.get("lanes"), (*path, "lanes"), LANES)
        for word, lane in lanes.items():
            here = (*path, "lanes", word)
            inside = self.mapping(lane, here, LANE)
            self.listed(inside.get("creatures"), (*here, "creatures"), self.creature)
            self.listed(inside.get("anchors"), (*here, "anchors"), self.seen_card)
            self.listed(inside.get("traps"), (*here, "traps"), self.lane_trap)

    def card(self, value: Any, path: Path) -> bool:
        """Whether it is the id of a card."""
        if isinstance(value, str) and value in self.pool.cards:
            return True
        guess = did_you_mean(value, self.pool.cards) if isinstance(value, str) else None
        self.flaw(path, "unknown-id", f"there is no card {str(value)!r}", guess)
        return False

    def plain_card(self, value: Any, path: Path) -> None:
        self.card(value, path)

    def entry(self, value: Any, path: Path, words: tuple[str, ...]) -> Mapping[str, Any] | None:
        """`card`, or {card: card, ...} with these words beside it; None where the card is unknown."""
        if not isinstance(value, Mapping):
            return {"card": value} if self.card(value, path) else None
        part = self.mapping(value, path, words)
        if "card" not in part:
            self.flaw(path, "missing-key", "the word 'card' is missing")
            return None
        if "seen_by" in part:
            self.listed(part["seen_by"], (*path, "seen_by"), self.player_name)
        return part if self.card(part["card"], (*path, "card")) else None

    def seen_card(self, value: Any, path: Path) -> None:
        self.entry(value, path, ("card", "seen_by"))

    def known_card(self, value: Any, path: Path) -> None:
        part = self.entry(value, path, ("card", "traps"))
        if part is not None and "traps" in part:
            self.number(part["traps"], (*path, "traps"), 0, 99)

    def trap(self, value: Any, path: Path, place: int) -> None:
        part = self.entry(value, path, ("card", "seen_by", "set"))
        if part is None:
            return
        if "set" in part:
            self.number(part["set"], (*path, "set"), 1, 99)
        row = self.pool.cards[part["card"]]
        if row.trap is None:
            self.flaw(path, "bad-place", f"{row.id} is no trap")
        elif row.trap_lane != (place != RESERVE):
            self.flaw(
                path, "bad-place", f"{row.id} is set into {'a lane' if row.trap_lane else 'the Reserve'}"
            )

    def lane_trap(self, value: Any, path: Path) -> None:
        self.trap(value, path, 0)

    def reserve_card(self, value: Any, path: Path) -> None:
        card = value.get("card") if isinstance(value, Mapping) else value
        row = self.pool.cards.get(card) if isinstance(card, str) else None
        if row is not None and row.trap is not None:
            self.trap(value, path, RESERVE)
        elif (
            self.card(card, path)
            and row is not None
            and (row.stands or row.type not in {"equipment", "fortification"})
        ):
            self.flaw(path, "bad-place", f"{row.id} does not stand in the Reserve")

    def creature(self, value: Any, path: Path) -> None:
        part = self.entry(value, path, CREATURE)
        if part is None:
            return
        for word in ("exhausted", "shattered"):
            if word in part:
                self.truth(part[word], (*path, word))
        for word in ("counters", "damage"):
            if word in part:
                self.number(part[word], (*path, word), 0, 999)
        if "boost" in part:
            self.number(part["boost"], (*path, "boost"), -999, 999)
        if "owner" in part:
            self.player_name(part["owner"], (*path, "owner"))
        row = self.pool.cards[part["card"]]
        if not row.stands:
            self.flaw(path, "bad-place", f"{row.id} does not stand in a lane")
