"""Reads the words of a position one by one, and notes every one that is wrong."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from game.core.errors import Flaw, Path
from game.core.ids import Names, Seat, default_names
from game.core.suggest import did_you_mean
from game.rules.patterns.compile import AURA, CIRCLE, ENCHANTMENT
from game.rules.patterns.facts import Facts

NONE: Final = "none"
MOST: Final = 9999
"""No count on this table is larger."""

_KEYS: Final = (
    "turn", "actions_left", "turns", "clans", "charms", "recruitment", "recruitment_discard", "research",
    "research_discard", "players",
)  # fmt: skip
_EXPECTED_ONLY: Final = ("held", "casting")
_PLAYER: Final = ("wizard", "pattern", "guard", "dungeon", "spells", "circle", "auras", "enchantments")

Seen = tuple[str, int]
"""A card, and the seats besides its owner who know it (bits); -1: everybody does."""
EVERYBODY: Final = -1


class Reader:
    """Reads into `values` by key and into `players` by seat, and notes into `flaws`; one part only.

    Seats are numbers, cards stay ids, piles are tuples; what was refused is left out.
    """

    __slots__ = ("expecting", "facts", "flaws", "names", "players", "values")

    def __init__(self, names: Names, facts: Facts, expecting: bool) -> None:
        self.names, self.facts, self.expecting = names, facts, expecting
        self.flaws: list[Flaw] = []
        self.values: dict[str, Any] = {}
        self.players: dict[Seat, dict[str, Any]] = {}

    def flaw(self, path: Path, code: str, sentence: str, suggestion: str | None = None) -> None:
        """Notes one thing that is wrong."""
        self.flaws.append(Flaw(path, code, sentence, suggestion))

    def read(self, part: Mapping[str, Any]) -> None:
        """Takes in every key of the part."""
        if not isinstance(part, Mapping):
            self.flaw((), "wrong-type", "a position is a mapping of words to what lies there")
            return
        for key, value in part.items():
            self._key(key, value)

    def _key(self, key: Any, value: Any) -> None:
        path: Path = (key,)
        facts = self.facts
        match key:
            case "turn":
                self._set(key, self._seat(path, value))
            case "actions_left" | "turns":
                self._set(key, self._number(path, value))
            case "clans":
                self.values[key] = self._ids(path, value, facts.opposed, "Clan")
            case "charms":
                self.values[key] = self._ids(path, value, facts.spell, "Spell")
            case "recruitment":
                self.values[key] = self._pile(path, value, facts.power, "Creature")
            case "recruitment_discard":
                self.values[key] = self._ids(path, value, facts.power, "Creature")
            case "research" | "research_discard":
                self.values[key] = self._ids(path, value, facts.spell, "Spell")
            case "players":
                self._players(path, value)
            case "held" if self.expecting:
                if value != NONE:
                    self._id(path, value, facts.power, "Creature")
            case "casting" if self.expecting:
                self._ids(path, value, facts.spell, "Spell")
            case _ if key in _EXPECTED_ONLY:
                sentence = f"a position is the start of a turn's decision; only an expectation says {key!r}"
                self.flaw(path, "bad-value", sentence)
            case _:
                known = (*_KEYS, *_EXPECTED_ONLY) if self.expecting else _KEYS
                self.flaw(
                    path, "unknown-key", f"{key!r} is no word of a position", did_you_mean(str(key), known)
                )

    def _set(self, key: str, value: Any) -> None:
        if value is not None:
            self.values[key] = value

    def _number(self, path: Path, value: Any) -> int | None:
        if isinstance(value, bool) or not isinstance(value, int):
            self.flaw(path, "wrong-type", f"{value!r} is no number")
        elif not 0 <= value <= MOST:
            self.flaw(path, "out-of-range", f"{value} is not between 0 and {MOST}")
        else:
            return value
        return None

    def _seat(self, path: Path, value: Any) -> Seat | None:
        for called in (list(self.names), list(default_names(len(self.names)))):
            if value in called:
                return called.index(value)
        self.flaw(path, "unknown-word", f"{value!r} is no player here", did_you_mean(str(value), self.names))
        return None

    # -- cards

    def _id(self, path: Path, value: Any, known: Iterable[str], noun: str) -> str:
        if isinstance(value, str) and value in known:
            return value
        self.flaw(path, "unknown-id", f"there is no {noun} {value!r}", did_you_mean(str(value), known))
        return ""

    def _list(self, path: Path, value: Any) -> list[Any]:
        if isinstance(value, list | tuple):
            return list(value)
        self.flaw(path, "wrong-type", "cards are written as a list: [cave_boar, moss_stag]")
        return []

    def _ids(self, path: Path, value: Any, known: Iterable[str], noun: str) -> tuple[str, ...]:
        found = [self._id((*path, i), entry, known, noun) for i, entry in enumerate(self._list(path, value))]
        return tuple([card for card in found if card])

    def _pile(self, path: Path, value: Any, known: Iterable[str], noun: str) -> tuple[Seen, ...]:
        """Cards of a deck or hand: an id, or `{card: id, seen_by: [Ben]}`."""
        found = []
        for i, entry in enumerate(self._list(path, value)):
            here = (*path, i)
            if isinstance(entry, Mapping):
                self._words(here, entry, ("card", "seen_by"))
                card = self._id(here, entry.get("card"), known, noun)
                found.append((card, self._seen_by(here, entry.get("seen_by", []))))
            else:
                found.append((self._id(here, entry, known, noun), 0))
        return tuple([pair for pair in found if pair[0]])

    def _dungeon(self, path: Path, value: Any) -> tuple[Seen, ...]:
        """An id is known to all; `{card: id, hidden: true, seen_by: [Ben]}` to its owner and to those named."""
        found = []
        for i, entry in enumerate(self._list(path, value)):
            here = (*path, i)
            if not isinstance(entry, Mapping):
                found.append((self._id(here, entry, self.facts.power, "Creature"), EVERYBODY))
                continue
            self._words(here, entry, ("card", "hidden", "seen_by"))
            card = self._id(here, entry.get("card"), self.facts.power, "Creature")
            hidden = entry.get("hidden", False)
            if not isinstance(hidden, bool):
                self.flaw((*here, "hidden"), "wrong-type", f"{hidden!r} is neither true nor false")
            seen_by = self._seen_by(here, entry.get("seen_by", []))
            if seen_by and hidden is False and not self.expecting:
                self.flaw((*here, "seen_by"), "bad-value", "a card that is not hidden is known to all")
            found.append((card, seen_by if hidden is True else EVERYBODY))
        return tuple([pair for pair in found if pair[0]])

    def _words(self, path: Path, entry: Mapping[Any, Any], known: tuple[str, ...]) -> None:
        for key in entry:
            if key not in known:
                sentence = f"{key!r} is no word here; there are {', '.join(known)}"
                self.flaw((*path, key), "unknown-key", sentence, did_you_mean(str(key), known))

    def _seen_by(self, path: Path, value: Any) -> int:
        here = (*path, "seen_by")
        if not isinstance(value, list | tuple):
            self.flaw(here, "wrong-type", "who has seen a card is written as a list: [Ben]")
            return 0
        mask = 0
        for i, name in enumerate(value):
            seat = self._seat((*here, i), name)
            if seat is not None:
                mask |= 1 << seat
        return mask

    # -- players

    def _players(self, path: Path, value: Any) -> None:
        if not isinstance(value, Mapping):
            self.flaw(path, "wrong-type", "players are written by name: {Ada: {wizard: wizard_ember}}")
            return
        for name, words in value.items():
            here = (*path, name)
            seat = self._seat(here, name)
            if not isinstance(words, Mapping):
                self.flaw(here, "wrong-type", "a player is written {wizard: wizard_ember, pattern: {}}")
            elif seat is not None and seat in self.players:
                self.flaw(here, "duplicate-key", f"{self.names[seat]} is written twice")
            elif seat is not None:
                self.players[seat] = {}
                for key, one in words.items():
                    self._of_player((*here, key), seat, key, one)

    def _of_player(self, path: Path, seat: Seat, key: Any, value: Any) -> None:
        facts, player = self.facts, self.players[seat]
        match key:
            case "wizard":
                player[key] = self._id(path, value, facts.wizard_clan, "Wizard")
            case "guard":
                if value != NONE:
                    player[key] = self._id(path, value, facts.power, "Creature")
            case "circle":
                if value != NONE:
                    player[key] = self._spell(path, value, CIRCLE)
            case "dungeon":
                player[key] = self._dungeon(path, value)
            case "spells":
                player[key] = self._pile(path, value, facts.spell, "Spell")
            case "pattern":
                player[key] = dict(self._at_places(path, value, guard=False))
                for place, card in player[key].items():
                    player[key][place] = self._creature((*path, facts.names[place]), card)
            case "auras":
                player[key] = dict(self._at_places(path, value, guard=False))
                for place, spell in player[key].items():
                    player[key][place] = self._aura((*path, facts.names[place]), spell)
            case "enchantments":
                player[key] = dict(self._at_places(path, value, guard=True))
                for place, row in player[key].items():
                    player[key][place] = self._enchantments((*path, facts.names[place]), row)
            case _:
                self.flaw(
                    path, "unknown-key", f"{key!r} is no word of a player", did_you_mean(str(key), _PLAYER)
                )

    def _at_places(self, path: Path, value: Any, *, guard: bool) -> Iterable[tuple[int, Any]]:
        """`{1a: ...}` by place number; keys 1 and "1" are the same."""
        known = self.facts.names if guard else self.facts.names[:-1]
        if not isinstance(value, Mapping):
            self.flaw(path, "wrong-type", "places are written {1: cave_boar, 1a: moss_stag}")
            return
        done = set()
        for key, one in value.items():
            name = str(key)
            if name not in known or isinstance(key, bool):
                self.flaw(
                    (*path, key), "unknown-word", f"{key!r} is no place here", did_you_mean(name, known)
                )
            elif name in done:
                self.flaw((*path, key), "duplicate-key", f"{name} is written twice")
            else:
                done.add(name)
                yield self.facts.number[name], one

    def _creature(self, path: Path, value: Any) -> str:
        return "" if value == NONE else self._id(path, value, self.facts.power, "Creature")

    def _aura(self, path: Path, value: Any) -> str:
        return "" if value == NONE else self._spell(path, value, AURA)

    def _enchantments(self, path: Path, value: Any) -> tuple[str, ...]:
        entries = self._list(path, value)
        return tuple([self._spell((*path, i), entry, ENCHANTMENT) for i, entry in enumerate(entries)])

    def _spell(self, path: Path, value: Any, kind: str) -> str:
        spell = self._id(path, value, self.facts.spell, "Spell")
        if spell and self.facts.spell[spell].kind != kind:
            self.flaw(path, "bad-value", f"{spell} is no {kind}")
            return ""
        return spell
