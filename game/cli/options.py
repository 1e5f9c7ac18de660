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

    def __init__(self, command: str = "", description: str | None = None, **more: Any) -> None:
        # subcommands are made by argparse itself, which gives them a name of its own making
        prog = more.pop("prog", None) or f"main.py {command}"
        super().__init__(prog=prog, description=description, allow_abbrev=False, **more)

    @overload  # type: ignore[override]
    def parse_args(self, args: Sequence[str] | None = None, namespace: None = None) -> argparse.Namespace: ...
    @overload
    def parse_args(self, args: Sequence[str] | None, namespace: N) -> N: ...
    @overload
    def parse_args(self, *, namespace: N) -> N: ...
    def parse_args(self, args: Sequence[str] | None = None, namespace: Any = None) -> Any:
        """As ever, but unknown options come before all other mistakes, each with the nearest known one."""
        words = sys.argv[1:] if args is None else list(args)
        known = self.known_options()
        unknown = [option for option in _long_options(words) if option not in known]
        if unknown:
            self.error(
                "; ".join(f"there is no option {option!r}{meant(option, known)}" for option in unknown)
            )
        found, surplus = self.parse_known_args(words, namespace)
        if surplus:
            self.error(f"nothing can be done with {' '.join(surplus)!r}")
        return found

    def known_options(self) -> list[str]:
        """Every option, those of subcommands too."""
        options: list[str] = []
        for action in self._actions:
            options += action.option_strings
            if isinstance(action.choices, dict):
                for sub in action.choices.values():
                    options += sub.known_options() if isinstance(sub, Options) else []
        return options

    def error(self, message: str) -> NoReturn:
        """End with status 2 and one sentence."""
        sentence = message if message.endswith("?") else message.rstrip(".") + "."
        print(f"{self.prog}: {sentence} `python3 {self.prog} --help` tells more.", file=sys.stderr)
        raise SystemExit(2)

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            choices = [str(choice) for choice in action.choices]
            problem = f"{value!r} is none of {', '.join(choices)}{meant(str(value), choices)}"
            raise argparse.ArgumentError(action, problem)


def _long_options(words: Sequence[str]) -> list[str]:
    """The `--words`, without their values, up to a bare `--`."""
    end = words.index("--") if "--" in words else len(words)
    return [word.partition("=")[0] for word in words[:end] if word.startswith("--")]


def meant(word: str, known: Sequence[str]) -> str:
    """`; did you mean 'this'?`, or nothing where no word is near."""
    near = did_you_mean(word, known)
    return f"; did you mean {near!r}?" if near else ""
