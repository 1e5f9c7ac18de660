"""What the contract tests must know of a game beyond its rules."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.core.ids import default_names
from game.core.rules import Rules
from game.rules import GAMES

TESTS = Path(__file__).resolve().parent.parent
DISPLAY_NAMES = ("Ada", "Ben", "Cleo", "Dov", "Eve", "Finn")


@dataclass(frozen=True, slots=True)
class Variant:
    """A number of seats and options as a player would give them."""

    seats: int
    given: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return " ".join([f"{self.seats} seats", *(f"{key}={value}" for key, value in self.given.items())])


@dataclass(frozen=True, repr=False)
class Contract:
    """One game under contract."""

    rules: Rules[Any, Any]
    variants: tuple[Variant, ...]
    """What is tried: every number of seats at least once, and every option."""
    census: Callable[[Any], Any]
    """Of a state: what a game may never lose or gain (sorted cards wherever they lie, markers, ...)."""
    is_main: Callable[[Any], bool]
    """Of a state: whether it is the start of a main decision, where `from_position(to_position)` comes full circle."""
    dice: tuple[int, ...] = ()
    """Rolls that may be loaded; empty for a game without dice."""
    longest: int = 2000
    """No game takes more actions than this, however it is played at random."""
    garbage_options: tuple[dict[str, Any], ...] = ({"no_such_option": 1},)
    """Options that must be refused."""

    def __repr__(self) -> str:
        return f"<contract of {self.name}>"

    def _repr_pretty_(self, printer: Any, _cycle: bool) -> None:
        """How hypothesis writes it."""
        printer.text(repr(self))

    @property
    def name(self) -> str:
        return self.rules.name

    @property
    def perft_file(self) -> Path:
        return TESTS / "perft" / f"{self.name}.txt"

    @property
    def transcripts(self) -> Path:
        return TESTS / "transcripts" / self.name

    @property
    def scenarios(self) -> Path:
        return TESTS / "scenarios" / self.name

    def options(self, variant: Variant) -> Any:
        return self.rules.options(variant.given, default_names(variant.seats))

    def new_game(self, variant: Variant, seed: int, log: list[Any] | None = None) -> Any:
        return self.rules.new_game(self.options(variant), seed, log)


def contract_of(name: str) -> Contract | None:
    """The game's registration, or None where it has not got one."""
    module = f"tests.{name}.contract"
    try:
        found = importlib.util.find_spec(module)
    except ModuleNotFoundError:
        return None
    return importlib.import_module(module).CONTRACT if found else None


CONTRACTS: tuple[Contract, ...] = tuple(
    contract for contract in map(contract_of, ["tiny", *GAMES]) if contract is not None
)
"""Those that are here; `test_registered.py` fails for a registered game that is not."""
