"""Plays a scenario's script and says, line by line, what does not hold."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from game.core.errors import IllegalAction, NotationError
from game.core.event import Event
from game.core.ids import Action, Seat, default_names
from game.core.problems import Place
from game.core.scenario.compare import differences
from game.core.scenario.file import Expect, Illegal, Play, Scenario, begin
from game.core.yamlnode import MappingNode, find

LEFT_OUT: Final = ("hold", "decline", "keep")
"""Answers that a script may leave out, like any question that has only one."""
ENDED: Final = "end"
"""Left out too, but only for another player than the one of the line, once round the table."""


@dataclass(frozen=True, slots=True)
class Failure:
    """One thing that is not as the file says: where it is said, what was expected, and what is."""

    place: Place
    sentence: str

    def __str__(self) -> str:
        return f"{self.place}: {self.sentence}"


@dataclass(slots=True)
class Result:
    """How a scenario went; it passed when there is no failure."""

    title: str
    failures: list[Failure] = field(default_factory=list)
    warnings: list[Failure] = field(default_factory=list)
    state: Any = None

    @property
    def passed(self) -> bool:
        """Whether everything was as the file says."""
        return not self.failures


def run(scenario: Scenario) -> Result:
    """Plays the whole script; an action that cannot be played ends it, a failed expectation does not."""
    player = _Player(scenario)
    for line in scenario.script:
        match line:
            case Play():
                if not player.play(line):
                    break
            case Illegal():
                player.refuse(line)
            case Expect():
                player.expect(line)
    return player.result


class _Player:
    """One run: the state, and the events since the last expectation."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario, self.rules, self.names = scenario, scenario.rules, scenario.names
        self.log: list[Event] = []
        self.state = begin(scenario, self.log)
        self.result = Result(scenario.title, state=self.state)

    def fail(self, place: Place, sentence: str) -> None:
        self.result.failures.append(Failure(place, sentence))

    def play(self, line: Play) -> bool:
        """Plays a line, answering for others what a script may leave out; False if it cannot be played."""
        why: Failure | None = None
        ends = 0
        while (decision := self.state.decision) is not None:
            action, reason = self._attempt(line)
            if action is not None:
                self.rules.play(self.state, action, self.log)
                return True
            if why is None or decision.seat == line.seat:
                why = reason
            answer = self._left_out(line.seat, ends < len(self.names))
            if answer is None:
                break
            ends += self._text(answer) == ENDED
            self.rules.play(self.state, answer, self.log)
        why = why or Failure(line.place, f"{self.names[line.seat]} cannot {line.text!r}: the game is over")
        self.result.failures.append(why)
        return False

    def _attempt(self, line: Play) -> tuple[Action | None, Failure | None]:
        """The line's action if it may be played now, else why not."""
        name = self.names[line.seat]
        decision = self.state.decision
        if decision.seat != line.seat:
            asked = f"{self.names[decision.seat]} is asked ({decision.kind})"
            return None, Failure(line.place, f"{name} cannot {line.text!r} now: {asked}")
        try:
            action = self.rules.parse(self.state, line.text, self.names)
        except NotationError as error:
            return None, Failure(line.node.place_at(error.column), str(error))
        refusal = self.rules.why_not(self.state, action)
        if refusal is None:
            return action, None
        return None, Failure(line.place, f"{name} cannot {line.text!r} now: {refusal}")

    def _text(self, action: Action) -> str:
        return self.rules.text(self.state, action, self.names)

    def _left_out(self, seat: Seat, may_end: bool) -> Action | None:
        """The answer to the question on the table that a script may leave out, if it is such a question."""
        legal = self.rules.legal_actions(self.state)
        texts = {self._text(action): action for action in legal}
        for word in LEFT_OUT:
            if word in texts:
                return texts[word]
        only = legal[0] if len(legal) == 1 else None
        if only is not None and self._text(only) != ENDED:
            return only
        if ENDED in texts and self.state.decision.seat != seat and may_end:
            return texts[ENDED]
        return None

    def refuse(self, line: Illegal) -> None:
        """The action must be refused, and change nothing."""
        decision = self.state.decision
        if decision is None or decision.seat != line.seat:
            return
        try:
            action = self.rules.parse(self.state, line.text, self.names)
        except NotationError as error:
            place = line.node.place_at(error.column)
            self.result.warnings.append(Failure(place, f"refused, but only since it is no action: {error}"))
            return
        before = self.rules.key(self.state)
        if self.rules.why_not(self.state, action) is None:
            self.fail(line.place, f"{line.text!r} was expected to be illegal; it would be accepted")
            return
        try:
            self.rules.play(self.state, action)
            self.fail(line.place, f"{line.text!r} was refused when asked about, and yet played")
        except IllegalAction:
            if self.rules.key(self.state) != before:
                self.fail(line.place, f"{line.text!r} was refused and yet changed the position")

    def expect(self, line: Expect) -> None:
        """Compares all that is written with what is."""
        actual = self.rules.to_position(self.state, self.names)
        for path, expected, is_ in differences(line.part, actual, self.names, self.rules.unordered):
            where = ".".join(str(step) for step in path)
            self.fail(find(line.node, path), f"{where}: expected {_shown(expected)}; it is {_shown(is_)}")
        for word, value in line.special.items():
            self._expect_special(line.node, word, value)
        self.log.clear()

    def _expect_special(self, node: MappingNode, word: str, value: Any) -> None:
        place = find(node, (word,))
        match word:
            case "legal" | "not_legal":
                for index, text in enumerate(value):
                    self._expect_legal(find(node, (word, index)), str(text), word == "legal")
            case "to_act":
                decision = self.state.decision
                self._expect_seat(place, word, value, None if decision is None else decision.seat)
            case "over":
                over = self.rules.outcome(self.state) is not None
                if over is not value:
                    self.fail(
                        place, f"over: expected {_shown(value)}; the game {'is over' if over else 'goes on'}"
                    )
            case "winner":
                outcome = self.rules.outcome(self.state)
                if outcome is None:
                    self.fail(place, f"winner: expected {_shown(value)}; the game goes on")
                else:
                    self._expect_seat(
                        place, word, value, outcome.winners[0] if len(outcome.winners) == 1 else None
                    )
            case "scores":
                scores = dict(zip(self.names, self.rules.scores(self.state), strict=True))
                for path, expected, is_ in differences(value, scores, self.names):
                    sentence = f"scores.{path[0]}: expected {_shown(expected)}; it is {_shown(is_)}"
                    self.fail(find(node, (word, *path)), sentence)
            case _:
                self._expect_log(node, value)

    def _expect_seat(self, place: Place, word: str, value: Any, seat: Seat | None) -> None:
        known = {name: number for number, name in enumerate(self.names)}
        known |= {name: number for number, name in enumerate(default_names(len(self.names)))}
        if known.get(str(value)) != seat:
            is_ = "none" if seat is None else self.names[seat]
            self.fail(place, f"{word}: expected {_shown(value)}; it is {is_}")

    def _expect_legal(self, place: Place, text: str, legal: bool) -> None:
        try:
            refusal = self.rules.why_not(self.state, self.rules.parse(self.state, text, self.names))
            reason = str(refusal) if refusal is not None else ""
        except NotationError as error:
            reason = str(error)
        if legal and reason:
            self.fail(place, f"{text!r} was expected to be legal; it is refused: {reason}")
        elif not legal and not reason:
            self.fail(place, f"{text!r} was expected not to be legal; it would be accepted")

    def _expect_log(self, node: MappingNode, texts: Iterable[Any]) -> None:
        happened = [event.text() for event in self.log]
        at = 0
        for index, text in enumerate(texts):
            try:
                at = happened.index(str(text), at) + 1
            except ValueError:
                there = "; ".join(happened[at:]) or "nothing"
                self.fail(
                    find(node, ("log", index)), f"log: expected {text!r}; what happened then is: {there}"
                )
                return


def _shown(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if value is None:
        return "none"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {_shown(one)}" for key, one in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(_shown(one) for one in value) + "]"
    return str(value)
