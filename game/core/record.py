"""A match as lines of text: what was set up, and then one line for each thing that was done.

Every line is one JSON object. The first is the header; then come actions (numbered from 1 in each game, in the texts of
the notation with seats called p1 p2 ...), concessions, undos, changes of who sits where, ends, and further games of the
match. A running digest on each line lets a replay find the first one that differs. No files here: bytes in, bytes out.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, NoReturn, TypeAlias

from game.core.digest import digest
from game.core.ids import Seat

VERSION = 1
"""The format written here. A change of it adds a function to UPGRADES and a stored file to the tests."""

Line: TypeAlias = dict[str, Any]
Upgrade: TypeAlias = Callable[[list[Line]], list[Line]]

UPGRADES: Mapping[int, Upgrade] = {}
"""From a version to the next one: the whole list of lines, header first, rewritten."""


class BadRecord(Exception):  # noqa: N818 - it names the thing
    """Not a record, or not a whole one: a word for programs, the line (1-based) and the sentence a person reads."""

    def __init__(self, code: str, line: int, sentence: str) -> None:
        super().__init__(f"line {line}: {sentence}" if line else sentence)
        self.code, self.line, self.sentence = code, line, sentence


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits in a seat: a display name, `human` or `bot`, a colour of the theme, and a bot's level."""

    name: str
    kind: str
    colour: str = ""
    level: str = ""

    @property
    def human(self) -> bool:
        """Whether a person decides here."""
        return self.kind == "human"


@dataclass(frozen=True, slots=True)
class Header:
    """How a match began. `cards` are the definitions it uses (empty where cards never change), `match` its settings
    (`games`: how many), `position` a set-up to start from instead of a new game, `digest` that of the first position.
    """

    game: str
    seats: tuple[Sitter, ...]
    options: Mapping[str, Any]
    seed: int
    digest: str
    match: Mapping[str, Any] = field(default_factory=dict)
    cards: Mapping[str, Any] = field(default_factory=dict)
    position: Mapping[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class Acted:
    """A seat answered the decision; `number` counts the actions of this game from 1."""

    number: int
    seat: Seat
    text: str
    digest: str


@dataclass(frozen=True, slots=True)
class Conceded:
    """A seat gave up, numbered like an action."""

    number: int
    seat: Seat
    digest: str


@dataclass(frozen=True, slots=True)
class Undone:
    """A seat took back: the game is again as it was when `to` actions had been played."""

    to: int
    seat: Seat
    digest: str


@dataclass(frozen=True, slots=True)
class Reseated:
    """From here on somebody else sits there (a bot for a person who left)."""

    seat: Seat
    sitter: Sitter


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over: kept so that a list of saved games need not replay them."""

    reason: str
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class NextGame:
    """The next game of the match, `game` counting from 1, with the options that name who is first."""

    game: int
    options: Mapping[str, Any]
    seed: int
    digest: str


Entry: TypeAlias = Acted | Conceded | Undone | Reseated | Ended | NextGame


@dataclass(frozen=True, slots=True)
class Record:
    """A parsed match. `lines[i]` is where `entries[i]` stands; `size` the bytes up to the end of the last good line;
    `whole` that the last line ends in a line break; `version` the format it was written in.
    """

    header: Header
    entries: tuple[Entry, ...]
    lines: tuple[int, ...]
    notices: tuple[str, ...]
    size: int
    whole: bool
    version: int

    @property
    def ended(self) -> bool:
        """Whether the game that was played last is over."""
        over = False
        for entry in self.entries:
            if isinstance(entry, Ended | Undone | NextGame):
                over = isinstance(entry, Ended)
        return over

    @property
    def finished(self) -> bool:
        """Whether the last game of the match is over."""
        begun = 1 + sum(isinstance(entry, NextGame) for entry in self.entries)
        return self.ended and begun >= int(self.header.match.get("games", 1))


# Writing


def header_line(header: Header) -> bytes:
    """The first line."""
    return sealed({"journal": VERSION} | asdict(header))


def sealed(header: Line) -> bytes:
    """A first line with a sum over itself, so that damage to it is told from rules that have changed since."""
    return _line(header | {"sum": digest("", _line(header).decode())})


def entry_line(entry: Entry) -> bytes:
    """One further line."""
    match entry:
        case Acted(number, seat, text, mark):
            return _line({"n": number, "seat": _name(seat), "do": text, "digest": mark})
        case Conceded(number, seat, mark):
            return _line({"n": number, "concede": _name(seat), "digest": mark})
        case Undone(to, seat, mark):
            return _line({"undo": to, "seat": _name(seat), "digest": mark})
        case Reseated(seat, sitter):
            return _line({"sits": _name(seat)} | asdict(sitter))
        case Ended(reason, winners, scores):
            return _line({"over": reason, "winners": [_name(s) for s in winners], "scores": list(scores)})
        case NextGame(game, options, seed, mark):
            return _line({"game": game, "options": dict(options), "seed": seed, "digest": mark})


def _line(data: Line) -> bytes:
    return (json.dumps(data, ensure_ascii=False, separators=(", ", ": ")) + "\n").encode()


def _name(seat: Seat) -> str:
    return f"p{seat + 1}"


# Reading


def parse(data: bytes, upgrades: Mapping[int, Upgrade] = UPGRADES, version: int = VERSION) -> Record:
    """The record in these bytes; an unfinished last line is left out.

    Raises BadRecord when they are foreign, newer, or damaged anywhere else.
    """
    raw, size, whole, notices = _objects(data)
    written = _version(raw[0], version)
    if written >= 1:
        _unseal(raw[0])
    upgraded = raw
    for step in range(written, version):
        if step not in upgrades:
            raise BadRecord(
                "too_old", 1, f"This game was saved in format {step}, which can no longer be read."
            )
        upgraded = upgrades[step](upgraded)
    header = _header(upgraded[0])
    entries: list[Entry] = []
    count, over, game = 0, False, 1
    for number, line in enumerate(upgraded[1:], start=2):
        reader = _Reader(line, number, len(header.seats))
        entry = _entry(reader)
        match entry:
            case Acted() | Conceded():
                count += 1
                if over or entry.number != count:
                    reader.fail("an action stands here that cannot follow the line before it")
            case Undone():
                if entry.to >= count:
                    reader.fail(f"it takes back to action {entry.to}, but only {count} were played")
                count, over = entry.to, False
            case Ended():
                if over:
                    reader.fail("the game ends a second time")
                over = True
            case NextGame():
                game += 1
                if not over or entry.game != game:
                    reader.fail("a game begins before the last one ended")
                count, over = 0, False
            case Reseated():
                pass
        entries.append(entry)
    lines = tuple(range(2, len(entries) + 2))
    return Record(header, tuple(entries), lines, tuple(notices), size, whole, written)


def _objects(data: bytes) -> tuple[list[Line], int, bool, list[str]]:
    """The JSON objects, one a line; an unfinished last one is left out and told."""
    if not data.strip(b"\0 \t\r\n"):
        raise BadRecord("empty", 0, "This file is empty: there is no game in it.")
    pieces = data.split(b"\n")
    whole = not pieces[-1]
    if whole:
        pieces.pop()
    objects: list[Line] = []
    size = 0
    for number, piece in enumerate(pieces, start=1):
        last = number == len(pieces)
        try:
            objects.append(_object(piece))
        except ValueError:
            if number == 1:
                raise BadRecord("foreign", 0, "This file is not a saved game.") from None
            if last and (not whole or not piece.strip(b"\0 \t\r")):
                notice = (
                    f"The last line ({number}) was not finished and is left out: one action may be missing."
                )
                return objects, size, True, [notice]
            raise BadRecord(
                "damaged", number, "This line is damaged; the game cannot be read past it."
            ) from None
        size += len(piece) + (whole or not last)
    return objects, size, whole, []


def _object(piece: bytes) -> Line:
    try:
        value = json.loads(piece.decode())
        json.dumps(value, ensure_ascii=False).encode()  # half a surrogate pair could never be written again
    except RecursionError:
        raise ValueError("nested too deeply") from None
    if not isinstance(value, dict):
        raise ValueError("not an object")  # noqa: TRY004 - one kind of failure: not a line of ours
    return value


def _unseal(header: Line) -> None:
    stated = header.pop("sum", None)
    if stated != digest("", _line(header).decode()):
        raise BadRecord("damaged", 1, "This line is damaged: it is not as it was written.")


def _version(line: Line, newest: int) -> int:
    version = line.get("journal")
    if type(version) is not int or version < 0:
        raise BadRecord("foreign", 0, "This file is not a saved game.")
    if version > newest:
        reach = f"its format is {version}, this one reads up to {newest}"
        raise BadRecord("newer", 1, f"This game was written by a newer version of the tabletop ({reach}).")
    return version


class _Reader:
    """One line, asked for its values by name and type; whatever is wrong with it is one BadRecord."""

    def __init__(self, line: Line, number: int, seats: int) -> None:
        self.line, self.number, self.seats = line, number, seats

    def fail(self, what: str) -> NoReturn:
        raise BadRecord("damaged", self.number, f"This line is damaged: {what}.")

    def get(self, key: str, kind: type) -> Any:
        value = self.line.get(key)
        if type(value) is not kind:
            self.fail(f"{key!r} should be {_KINDS[kind]}")
        return value

    def only(self, *keys: str) -> None:
        for key in self.line:
            if key not in keys:
                self.fail(f"{key!r} is not known here")

    def count(self, key: str) -> int:
        value: int = self.get(key, int)
        if value < 0:
            self.fail(f"{key!r} should not be below 0")
        return value

    def seat(self, key: str) -> Seat:
        return self.to_seat(self.get(key, str))

    def to_seat(self, value: Any) -> Seat:
        names = [_name(seat) for seat in range(self.seats)]
        if value not in names:
            self.fail(f"{value!r} is no seat of this game")
        return names.index(value)


_KINDS: dict[type, str] = {int: "a whole number", str: "a text", list: "a list", dict: "a mapping"}


def _header(line: Line) -> Header:
    reader = _Reader(line, 1, 0)
    reader.only("journal", "game", "seats", "options", "seed", "digest", "match", "cards", "position")
    seats = reader.get("seats", list)
    if not seats:
        reader.fail("nobody sits at the table")
    position = line.get("position")
    if position is not None and type(position) is not dict:
        reader.fail("'position' should be a mapping")
    match = reader.get("match", dict)
    if type(match.get("games", 1)) is not int or match.get("games", 1) < 1:
        reader.fail("'games' should be a whole number from 1")
    return Header(
        game=reader.get("game", str),
        seats=tuple(_sitter(reader, seat) for seat in seats),
        options=reader.get("options", dict),
        seed=reader.get("seed", int),
        digest=reader.get("digest", str),
        match=match,
        cards=reader.get("cards", dict),
        position=position,
    )


def _sitter(reader: _Reader, value: Any) -> Sitter:
    if type(value) is not dict:
        reader.fail("a seat should be a mapping")
    seat = _Reader(value, reader.number, 0)
    seat.only("name", "kind", "colour", "level", "sits")
    sitter = Sitter(
        seat.get("name", str), seat.get("kind", str), seat.get("colour", str), seat.get("level", str)
    )
    if sitter.kind not in ("human", "bot"):
        reader.fail(f"a seat is a human or a bot, not {sitter.kind!r}")
    return sitter


def _entry(reader: _Reader) -> Entry:
    line = reader.line
    if "do" in line:
        reader.only("n", "seat", "do", "digest")
        return Acted(reader.count("n"), reader.seat("seat"), reader.get("do", str), reader.get("digest", str))
    if "concede" in line:
        reader.only("n", "concede", "digest")
        return Conceded(reader.count("n"), reader.seat("concede"), reader.get("digest", str))
    if "undo" in line:
        reader.only("undo", "seat", "digest")
        return Undone(reader.count("undo"), reader.seat("seat"), reader.get("digest", str))
    if "sits" in line:
        return Reseated(reader.seat("sits"), _sitter(reader, line))
    if "over" in line:
        reader.only("over", "winners", "scores")
        scores = reader.get("scores", list)
        if any(type(score) is not int for score in scores):
            reader.fail("'scores' should be whole numbers")
        winners = tuple(reader.to_seat(name) for name in reader.get("winners", list))
        return Ended(reader.get("over", str), winners, tuple(scores))
    if "game" not in line:
        reader.fail("it is none of the lines a saved game is made of")
    reader.only("game", "options", "seed", "digest")
    options, seed = reader.get("options", dict), reader.get("seed", int)
    return NextGame(reader.count("game"), options, seed, reader.get("digest", str))
