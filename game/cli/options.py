"""Options of commands: a mistake is one sentence with the word that was probably meant, exit status 2."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Any, NoReturn, TypeVar, overload

from game.core.suggest import did_you_mean

N = TypeVar("N")


class Options(argparse.ArgumentParser):
    """An argument parser that does not scold with a page of usage, and takes no shortened options."""

    def __init__(self, command: str, description: str, **more: Any) -> None:
        prog = more.pop("prog", f"main.py {command}")
        super().__init__(prog=prog, description=description, allow_abbrev=False, **more)

    @overload  # type: ignore[override]
    def parse_args(self, args: Sequence[str] | None = None, namespace: None = None) -> argparse.Namespace: ...
    @overload
    def parse_args(self, args: Sequence[str] | None, namespace: N) -> N: ...
    @overload
    def parse_args(self, *, namespace: N) -> N: ...
    def parse_args(self, args: Sequence[str] | None = None, namespace: Any = None) -> Any:
        """As ever, but unknown options are each named with the nearest known one."""
        found, unknown = self.parse_known_args(args, namespace)
        if unknown:
            self.error(self._unknown_sentence(unknown))
        return found

    def error(self, message: str) -> NoReturn:
        """End with status 2 and one sentence."""
        sentence = message if message.endswith("?") else message.rstrip(".") + "."
        print(f"{self.prog}: {sentence} `python3 {self.prog} --help` tells more.", file=sys.stderr)
        raise SystemExit(2)

    def _unknown_sentence(self, unknown: list[str]) -> str:
        options = [word.partition("=")[0] for word in unknown if word.startswith("-")]
        if not options:
            return f"nothing can be done with {' '.join(unknown)!r}"
        known = [option for action in self._actions for option in action.option_strings]
        return "; ".join(f"there is no option {word!r}{meant(word, known)}" for word in options)

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            choices = [str(choice) for choice in action.choices]
            problem = f"{value!r} is none of {', '.join(choices)}{meant(str(value), choices)}"
            raise argparse.ArgumentError(action, problem)


def meant(word: str, known: Sequence[str]) -> str:
    """`; did you mean 'this'?`, or nothing where no word is near."""
    near = did_you_mean(word, known)
    return f"; did you mean {near!r}?" if near else ""
