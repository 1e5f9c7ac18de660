"""What a scenario file says, read with the place of every line; nothing is played here."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeAlias

from game.core.errors import BadPosition
from game.core.event import Log
from game.core.ids import Names, Seat, default_names
from game.core.problems import Place, ProblemList
from game.core.rules import Rules, WithSetupDice
from game.core.suggest import did_you_mean
from game.core.yamlfile import read_into
from game.core.yamlnode import ListNode, MappingNode, Node, ScalarNode, plain_data, report_flaws, shown

VERSION: Final = 1
KEYS: Final = ("scenario", "game", "title", "seats", "seed", "options", "dice", "position", "script")
NEEDED: Final = ("scenario", "game", "title", "seats", "script")
SPECIAL: Final = ("legal", "not_legal", "to_act", "over", "winner", "scores", "log")
"""What `expect` may say besides words of a position."""

_NAME = re.compile(r"[^\W\d_]\w*")
_SEAT_WORD = re.compile(r"p[1-9]")
_WORDS = """
expect none illegal W G H V
keep mulligan play set push meditate recover pass maneuver move done fire exhaust hold spring decline spread
cast take target choose yes no pay end left center right reserve fade
recruit place guard dungeon capture brainwash rescue swap imprison research promote release
orient dealt reversed successor bid sacrifice raise bury den hall out give
"""
_NOTATION = frozenset(_WORDS.split())
"""What the games' texts say besides cards, numbers and names; a seat called so would make them ambiguous."""


@dataclass(frozen=True, slots=True)
class Play:
    """A player's action, by its text."""

    place: Place
    seat: Seat
    text: str
    node: ScalarNode


@dataclass(frozen=True, slots=True)
class Illegal:
    """An action that must be refused."""

    place: Place
    seat: Seat
    text: str
    node: ScalarNode


@dataclass(frozen=True, slots=True)
class Expect:
    """What must be true now: `special` by its word, `part` of a position, and the mapping it is written in."""

    place: Place
    node: MappingNode
    special: Mapping[str, Any]
    part: Mapping[str, Any]


Line: TypeAlias = Play | Illegal | Expect


@dataclass(frozen=True, slots=True)
class Scenario:
    """A file that can be played: all its words are known, and its position can be set up."""

    path: str
    title: str
    rules: Rules[Any, Any]
    names: Names
    seed: int
    options: Any
    position: Mapping[str, Any] | None
    dice: tuple[int, ...]
    script: tuple[Line, ...]
    node: MappingNode = field(compare=False, repr=False)


def begin(scenario: Scenario, log: Log = None) -> Any:
    """The state in which the script begins, the dice loaded; BadPosition if it cannot be set up.

    Without a position the dice are those of the set-up first; ValueError for dice in a game without any.
    """
    rules = scenario.rules
    if scenario.position is not None:
        state = rules.from_position(scenario.position, scenario.options, scenario.names, scenario.seed)
    elif isinstance(rules, WithSetupDice):
        return rules.new_game_with_dice(scenario.options, scenario.seed, scenario.dice, log)
    else:
        state = rules.new_game(scenario.options, scenario.seed, log)
    if scenario.dice:
        rules.load_dice(state, scenario.dice)
    return state


def read(
    path: str | Path,
    games: Collection[str],
    rules_of: Callable[[str], Rules[Any, Any]],
    problems: ProblemList,
) -> Scenario | None:
    """The scenario in a file; None where a problem noted stops it from being played."""
    before = len(problems.errors)
    node = read_into(path, problems)
    if node is None:
        return None
    if not isinstance(node, MappingNode):
        problems.add(
            node.place,
            "wrong-type",
            f"a scenario file is a mapping that begins with `scenario: 1`, not {node.kind}",
        )
        return None
    return _Reader(str(path), node, games, rules_of, problems).scenario(before)


class _Reader:
    """Reads one file's mapping, collecting problems."""

    def __init__(
        self,
        path: str,
        node: MappingNode,
        games: Collection[str],
        rules_of: Callable[[str], Rules[Any, Any]],
        problems: ProblemList,
    ) -> None:
        self.path, self.node, self.games, self.rules_of, self.problems = path, node, games, rules_of, problems
        self.names: tuple[str, ...] = ()

    def scenario(self, before: int) -> Scenario | None:
        self._keys(self.node, KEYS, "a scenario file")
        for key in NEEDED:
            if key not in self.node.entries and not self.node.incomplete:
                self.problems.add(
                    self.node.place, "missing-key", f"{key!r} is missing; a scenario file must say it"
                )
        version = self._whole("scenario")
        if version is not None and version != VERSION:
            self._bad(
                "scenario", "bad-value", f"format {version} is unknown; this program reads format {VERSION}"
            )
        game = self._word("game", self.games)
        title = self._text("title")
        self.names = self._seats()
        seed = self._whole("seed", 0)
        dice = self._dice()
        script = self._script() if self.names else ()
        if game is None or not self.names or len(self.problems.errors) > before:
            if game is not None and self.names:
                self._check_words(self.rules_of(game), script)
            return None
        rules = self.rules_of(game)
        options = self._options(rules)
        self._check_words(rules, script)
        if len(self.problems.errors) > before or options is None:
            return None
        position = self._mapping("position")
        scenario = Scenario(
            self.path, title or "", rules, self.names, seed or 0, options, position, dice, script, self.node
        )
        return scenario if _can_begin(scenario, self.problems) else None

    def _bad(self, key: str, code: str, sentence: str, suggestion: str | None = None) -> None:
        value = self.node.get(key)
        self.problems.add((value or self.node).place, code, sentence, suggestion=suggestion)

    def _keys(self, node: MappingNode, known: Collection[str], what: str) -> None:
        for entry in node:
            if entry.key.text not in known:
                near = did_you_mean(entry.key.text, known)
                sentence = f"{what} has no {shown(entry.key.text)}"
                self.problems.add(entry.key.place, "unknown-key", sentence, suggestion=near)

    def _whole(self, key: str, default: int | None = None) -> int | None:
        node = self.node.get(key)
        if node is None:
            return default
        value = plain_data(node)
        if isinstance(value, bool) or not isinstance(value, int):
            self._bad(key, "wrong-type", f"a whole number is wanted for {key!r}, not {node.kind}")
            return None
        return value

    def _text(self, key: str) -> str | None:
        node = self.node.get(key)
        if node is None:
            return None
        if not isinstance(node, ScalarNode) or node.is_nothing():
            self._bad(key, "wrong-type", f"a text is wanted for {key!r}, not {node.kind}")
            return None
        return node.text

    def _word(self, key: str, known: Collection[str]) -> str | None:
        text = self._text(key)
        if text is not None and text not in known:
            sentence = f"there is no game {shown(text)}; known are {', '.join(sorted(known))}"
            self._bad(key, "unknown-word", sentence, did_you_mean(text, known))
            return None
        return text

    def _mapping(self, key: str) -> dict[str, Any] | None:
        node = self.node.get(key)
        if node is None:
            return None
        if not isinstance(node, MappingNode):
            self._bad(key, "wrong-type", f"a mapping is wanted for {key!r}, not {node.kind}")
            return None
        data = plain_data(node)
        return data if isinstance(data, dict) else None

    def _list(self, key: str) -> ListNode | None:
        node = self.node.get(key)
        if node is None:
            return None
        if not isinstance(node, ListNode):
            self._bad(key, "wrong-type", f"a list is wanted for {key!r}, not {node.kind}")
            return None
        return node

    def _seats(self) -> tuple[str, ...]:
        node = self._list("seats")
        if node is None:
            return ()
        names: list[str] = []
        for item in node:
            name = item.text if isinstance(item, ScalarNode) else ""
            if not _NAME.fullmatch(name) or _SEAT_WORD.fullmatch(name) or name in _NOTATION:
                sentence = f"a seat's name is one word that means nothing else, not {item.kind}"
                self.problems.add(item.place, "bad-value", sentence)
            elif name in names:
                self.problems.add(item.place, "bad-value", f"two seats are called {name}")
            else:
                names.append(name)
        return tuple(names) if len(names) == len(node) else ()

    def _dice(self) -> tuple[int, ...]:
        node = self._list("dice")
        found = []
        for item in node or ():
            value = plain_data(item)
            if isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= 6:
                found.append(value)
            else:
                self.problems.add(
                    item.place, "out-of-range", f"a die shows a whole number from 1 to 6, not {item.kind}"
                )
        return tuple(found)

    def _options(self, rules: Rules[Any, Any]) -> Any:
        given = self._mapping("options")
        flaws, options = _flaws_of(lambda: rules.options(given or {}, self.names))
        report_flaws(self.node.get("options") or self.node.get("seats") or self.node, flaws, self.problems)
        return options

    def _seat(self, node: ScalarNode) -> Seat | None:
        words = {name: seat for seat, name in enumerate(self.names)}
        words |= {name: seat for seat, name in enumerate(default_names(len(self.names)))}
        if node.text in words:
            return words[node.text]
        near = did_you_mean(node.text, (*self.names, "expect"))
        sentence = f"a line of the script begins with a seat or with `expect`, not {shown(node.text)}"
        self.problems.add(node.place, "unknown-word", sentence, suggestion=near)
        return None

    def _script(self) -> tuple[Line, ...]:
        lines = []
        for item in self._list("script") or ():
            line = self._line(item)
            if line is not None:
                lines.append(line)
        return tuple(lines)

    def _line(self, item: Node) -> Line | None:
        if not isinstance(item, MappingNode) or len(item) != 1:
            if type(item) is not Node:
                sentence = f"a line of the script is `Seat: action` or `expect: {{...}}`, not {item.kind}"
                self.problems.add(item.place, "wrong-type", sentence)
            return None
        entry = next(iter(item))
        if entry.key.text == "expect":
            if not isinstance(entry.value, MappingNode):
                self.problems.add(
                    entry.value.place, "wrong-type", f"`expect` is a mapping, not {entry.value.kind}"
                )
                return None
            data = plain_data(entry.value)
            words: dict[str, Any] = data if isinstance(data, dict) else {}
            special = {key: value for key, value in words.items() if key in SPECIAL}
            part = {key: value for key, value in words.items() if key not in SPECIAL}
            return Expect(entry.key.place, entry.value, special, part)
        seat = self._seat(entry.key)
        kind: type[Play | Illegal] = Play
        value = entry.value
        if isinstance(value, MappingNode):
            self._keys(value, ("illegal",), "an action")
            kind, value = Illegal, value.get("illegal") or value
        if not isinstance(value, ScalarNode) or value.is_nothing():
            if type(value) is not Node:
                self.problems.add(value.place, "wrong-type", f"an action is a text, not {value.kind}")
            return None
        return None if seat is None else kind(value.place, seat, value.text, value)

    def _check_words(self, rules: Rules[Any, Any], script: tuple[Line, ...]) -> None:
        """Words of positions and expectations that nobody knows."""
        position, node = self._mapping("position"), self.node.get("position")
        if position is not None and node is not None:
            report_flaws(node, rules.check_position(position, self.names, expecting=False), self.problems)
        for line in script:
            if isinstance(line, Expect):
                report_flaws(
                    line.node, rules.check_position(line.part, self.names, expecting=True), self.problems
                )
                self._check_special(line)

    def _check_special(self, line: Expect) -> None:
        wanted = {"legal": list, "not_legal": list, "log": list, "over": bool, "scores": dict}
        for word, value in line.special.items():
            node = line.node.get(word) or line.node
            kind = wanted.get(word)
            if kind is not None and not isinstance(value, kind):
                name = {list: "a list of texts", bool: "true or false", dict: "a mapping of seats"}[kind]
                self.problems.add(node.place, "wrong-type", f"{word!r} is {name}, not {node.kind}")
            elif kind is list and isinstance(node, ListNode):
                for item in node:
                    if not isinstance(item, ScalarNode):
                        self.problems.add(
                            item.place, "wrong-type", f"{word!r} is a list of texts; here stands {item.kind}"
                        )
            elif word in {"to_act", "winner"}:
                self._check_seat_word(str(value), node)
            elif isinstance(node, MappingNode) and word == "scores":
                for entry in node:
                    self._check_seat_word(entry.key.text, entry.key)

    def _check_seat_word(self, text: str, node: Node) -> None:
        known = (*self.names, *default_names(len(self.names)), "none")
        if text not in known and text != "None":
            sentence = f"{shown(text)} is no seat; the seats are {', '.join(self.names)}"
            self.problems.add(node.place, "unknown-word", sentence, suggestion=did_you_mean(text, known))


def _flaws_of(attempt: Callable[[], Any]) -> tuple[tuple[Any, ...], Any]:
    try:
        return (), attempt()
    except BadPosition as bad:
        return bad.flaws, None


def _can_begin(scenario: Scenario, problems: ProblemList) -> bool:
    """Whether the position can really be set up, and the dice loaded; what is wrong is noted where it stands."""
    try:
        flaws, state = _flaws_of(lambda: begin(scenario))
    except ValueError as error:
        problems.add((scenario.node.get("dice") or scenario.node).place, "bad-value", str(error))
        return False
    report_flaws(scenario.node.get("position") or scenario.node, flaws, problems)
    return state is not None
