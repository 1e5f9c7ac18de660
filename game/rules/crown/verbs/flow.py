"""Verbs that bind others: may, if, choose one."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

from game.core.frames import Program, Step
from game.core.problems import Place
from game.core.schema import BadField
from game.rules.crown.amounts import CONDITIONS, Condition
from game.rules.crown.verbs.base import EFFECTS, Effect, clause, joined


@EFFECTS.verb(short="do")
@dataclass(frozen=True, slots=True)
class May:
    """You are asked whether to do it: `choose yes` or `choose no`."""

    do: Annotated[tuple[Annotated[Effect, EFFECTS], ...], "What is done on yes."]
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        return f"you may {clause(self.do)}"

    def steps(self) -> Program:
        inner = joined(self.do)
        return (("ask_may",), ("unless_yes", len(inner)), *inner)


@EFFECTS.verb("if")
@dataclass(frozen=True, slots=True)
class If:
    """Done only while a condition holds; `else` is done when it does not."""

    condition: Annotated[Condition, CONDITIONS, "The condition."]
    do: Annotated[tuple[Annotated[Effect, EFFECTS], ...], "What is done when it holds."]
    else_: Annotated[tuple[Annotated[Effect, EFFECTS], ...], "What is done when it does not."] = ()
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        other = f"; otherwise {clause(self.else_)}" if self.else_ else ""
        return f"if {self.condition.says()}, {clause(self.do)}{other}"

    def steps(self) -> Program:
        then, other = joined(self.do), joined(self.else_)
        leap: Program = (("skip", len(other)),) if other else ()
        return (("unless", self.condition, len(then) + len(leap)), *then, *leap, *other)


@dataclass(frozen=True, slots=True)
class Option:
    """One of the things that can be chosen, with the word by which it is."""

    word: Annotated[str, "What `choose WORD` says."]
    do: Annotated[tuple[Annotated[Effect, EFFECTS], ...], "What is done then."]
    place: Place = field(default=Place(), compare=False, repr=False)


@EFFECTS.verb(short="options")
@dataclass(frozen=True, slots=True)
class ChooseOne:
    """You choose one of several things, each by a word of its own."""

    options: tuple[Option, ...]
    place: Place = field(default=Place(), compare=False, repr=False)

    def __post_init__(self) -> None:
        words = [option.word for option in self.options]
        if len(words) < 2 or len(set(words)) != len(words):
            raise BadField("options", "two or more options with different words are wanted here")

    def says(self) -> str:
        return "choose one: " + "; or ".join(clause(option.do) for option in self.options)

    def steps(self) -> Program:
        """`pick` leaps over the options before the chosen one; each ends with a leap over those behind it."""
        bodies = [joined(option.do) for option in self.options]
        words = tuple(option.word for option in self.options)
        starts = []
        at = 0
        for body in bodies:
            starts.append(at)
            at += len(body) + 1
        steps: list[Step] = [("ask_option", words), ("pick", words, tuple(starts))]
        for start, body in zip(starts, bodies, strict=True):
            steps += [*body, ("skip", at - start - len(body) - 1)]
        return tuple(steps)
