"""Reads the words of a position one by one, and notes every one that is wrong."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from game.core.errors import Flaw, Path
from game.core.ids import Names, Seat, default_names
from game.core.suggest import did_you_mean
from game.rules.renown.cards import KINDS, PLACE, Card
from game.rules.renown.rulings import ERAS

NONE: Final = "none"
PHASES: Final = ("orient", "successor", "bid", "scheme")
DIRECTIONS: Final = {"left": 1, "right": -1}
MOST: Final = 9999
"""No count on this table is larger."""

_KEYS: Final = (
    "phase", "turn", "arch_liege", "successor", "direction", "era", "regime", "hierarchy", "den", "hall", "removed",
    "court", "bids", "players",
)  # fmt: skip
_EXPECTED_ONLY: Final = ("sacrificed", "budget", "moved")


class Reader:
    """Reads into `values` by key (seats as numbers, rows as tuples) and notes into `flaws`; one part only."""

    __slots__ = ("expecting", "flaws", "names", "values")

    def __init__(self, names: Names, expecting: bool) -> None:
        self.names, self.expecting = names, expecting
        self.flaws: list[Flaw] = []
        self.values: dict[str, Any] = {}

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
        known = (*_KEYS, *_EXPECTED_ONLY) if self.expecting else _KEYS
        match key:
            case "phase":
                self._set(key, self._word(path, value, (*PHASES, "over") if self.expecting else PHASES))
            case "turn" | "arch_liege":
                self._set(key, self._seat(path, value))
            case "successor":
                self._set(key, -1 if value == NONE else self._seat(path, value))
            case "direction":
                word = self._word(path, value, (*DIRECTIONS, NONE))
                self._set(key, None if word is None else DIRECTIONS.get(word, 0))
            case "era":
                self._set(key, self._number(path, value, ERAS[0], ERAS[1]))
            case "regime":
                self._set(key, self._number(path, value, 0, MOST))
            case "hierarchy" | "hall" | "removed":
                self.values[key], _ = self._cards(path, value, "")
            case "den":
                self.values["den"], self.values["known"] = self._cards(path, value, "known")
            case "court":
                self._set(key, self._pair(path, value))
            case "bids":
                self._bids(path, value)
            case "players":
                self._players(path, value)
            case "sacrificed" if self.expecting:
                if value != NONE:
                    self._card(path, value)
            case "budget" if self.expecting:
                self._number(path, value, 0, MOST)
            case "moved" if self.expecting:
                self._cards(path, value, "")
            case _ if key in _EXPECTED_ONLY:
                sentence = f"a position is the start of a decision; only an expectation says {key!r}"
                self.flaw(path, "bad-value", sentence)
            case _:
                self.flaw(
                    path, "unknown-key", f"{key!r} is no word of a position", did_you_mean(str(key), known)
                )

    def _set(self, key: str, value: Any) -> None:
        if value is not None:
            self.values[key] = value

    def _word(self, path: Path, value: Any, allowed: Iterable[str]) -> str | None:
        if isinstance(value, str) and value in allowed:
            return value
        words = ", ".join(allowed)
        self.flaw(path, "unknown-word", f"{value!r} is not one of {words}", did_you_mean(str(value), allowed))
        return None

    def _seat(self, path: Path, value: Any) -> Seat | None:
        for called in (list(self.names), list(default_names(len(self.names)))):
            if value in called:
                return called.index(value)
        self.flaw(path, "unknown-word", f"{value!r} is no player here", did_you_mean(str(value), self.names))
        return None

    def _number(self, path: Path, value: Any, low: int, high: int) -> int | None:
        if isinstance(value, bool) or not isinstance(value, int):
            self.flaw(path, "wrong-type", f"{value!r} is no number")
        elif not low <= value <= high:
            self.flaw(path, "out-of-range", f"{value} is not between {low} and {high}")
        else:
            return value
        return None

    def _pair(self, path: Path, value: Any) -> tuple[int, int]:
        """`{H: 2, V: 1}`; what is left out is 0."""
        pair = dict.fromkeys(KINDS, 0)
        if not isinstance(value, Mapping):
            self.flaw(path, "wrong-type", "markers are written {H: 2, V: 1}")
            value = {}
        for key, count in value.items():
            if key not in KINDS:
                self.flaw((*path, key), "unknown-key", f"{key!r} is no kind of Favor: H or V")
                continue
            pair[key] = self._number((*path, key), count, 0, MOST) or 0
        return pair[KINDS[0]], pair[KINDS[1]]

    def _card(self, path: Path, value: Any) -> Card | None:
        if isinstance(value, str) and value in PLACE:
            return value
        likely = str(value).upper().replace("10", "T")
        suggestion = likely if likely in PLACE else None
        self.flaw(path, "unknown-id", f"{value!r} is no card such as 6H, TS or KD", suggestion)
        return None

    def _cards(self, path: Path, value: Any, flag: str) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
        """The cards of a row, and those of them that carry the flag (`{card: 5C, known: true}`)."""
        if not isinstance(value, list | tuple):
            self.flaw(path, "wrong-type", "cards are written as a list: [6H, TS]")
            return (), ()
        cards: list[Card] = []
        flagged: list[Card] = []
        for i, entry in enumerate(value):
            here = (*path, i)
            carries = False
            if isinstance(entry, Mapping) and flag:
                carries = self._flag(here, entry, flag)
                entry = entry.get("card")  # noqa: PLW2901 - the card itself, as a bare entry would be
            card = self._card(here, entry)
            if card is not None:
                cards.append(card)
                if carries:
                    flagged.append(card)
        return tuple(cards), tuple(flagged)

    def _flag(self, path: Path, entry: Mapping[Any, Any], flag: str) -> bool:
        for key in entry:
            if key not in {"card", flag}:
                sentence = f"{key!r} is no word here: {{card: 6H, {flag}: true}}"
                self.flaw((*path, key), "unknown-key", sentence, did_you_mean(str(key), ("card", flag)))
        carries = entry.get(flag, False)
        if not isinstance(carries, bool):
            self.flaw((*path, flag), "wrong-type", f"{carries!r} is neither true nor false")
            return False
        return carries

    def _bids(self, path: Path, value: Any) -> None:
        if not isinstance(value, Mapping):
            self.flaw(path, "wrong-type", "bids are written by player: {Ada: H, Ben: V}")
            return
        bids: dict[Seat, str] = {}
        for name, bid in value.items():
            seat = self._seat((*path, name), name)
            allowed = (*KINDS, NONE) if self.expecting else KINDS
            word = self._word((*path, name), bid, allowed)
            if seat is not None and word is not None:
                bids[seat] = word
        self.values["bids"] = bids

    def _players(self, path: Path, value: Any) -> None:
        if not isinstance(value, Mapping):
            self.flaw(
                path, "wrong-type", "players are written by name: {Ada: {hand: [6H], favor: {H: 9, V: 9}}}"
            )
            return
        self.values |= {"hands": {}, "firsts": {}, "favor": {}}
        for name, words in value.items():
            here = (*path, name)
            seat = self._seat(here, name)
            if not isinstance(words, Mapping):
                self.flaw(here, "wrong-type", "a player is written {hand: [6H], favor: {H: 9, V: 9}}")
            elif seat is not None and seat in self.values["favor"]:
                self.flaw(here, "duplicate-key", f"{self.names[seat]} is written twice")
            elif seat is not None:
                self._player(here, seat, words)

    def _player(self, path: Path, seat: Seat, words: Mapping[Any, Any]) -> None:
        self.values["favor"][seat] = (0, 0)
        for key, value in words.items():
            here = (*path, key)
            if key == "favor":
                self.values["favor"][seat] = self._pair(here, value)
            elif key == "hand":
                hand, hidden = self._cards(here, value, "hidden")
                if len(hidden) > 1:
                    self.flaw(here, "bad-value", "only one card of a hand can be the first dealt, hidden one")
                self.values["hands"][seat] = hand
                self.values["firsts"][seat] = hidden[0] if hidden else ""
            else:
                known = ("hand", "favor")
                self.flaw(
                    here, "unknown-key", f"{key!r} is no word of a player", did_you_mean(str(key), known)
                )
