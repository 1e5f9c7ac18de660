"""What a measurement is: the same work over and over by two clocks, and the row that tells of it.

The time of the processor is what counts: another program that is busy lengthens the time on the wall much more. Where
the system's clock of the processor is too coarse for that (Windows), the wall's stands in for it.
"""

from __future__ import annotations

import gc
import os
import platform
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any, Final

COARSE: Final = 0.001
"""Seconds: a clock whose steps are longer measures no frame."""
PROCESSOR: Final[Callable[[], float]] = (
    time.process_time if time.get_clock_info("process_time").resolution <= COARSE else time.perf_counter
)
UNITS: Final[Mapping[str, float]] = {"us": 1e6, "ms": 1e3, "s": 1.0}
"""Units of time, and how many of each make a second."""
BUSY: Final = 0.75
"""Programs waiting for a core, for each core there is, from which on figures are not worth much."""
MOST: Final = 1000
"""Repeats of one measurement at most."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long one measurement goes on: for so many seconds, but for `least` repeats in any case."""

    seconds: float = 1.0
    least: int = 3

    def turns(self) -> Iterable[int]:
        """Counts the repeats."""
        end = time.perf_counter() + self.seconds
        for turn in range(MOST):
            if turn >= self.least and time.perf_counter() >= end:
                return
            yield turn


@dataclass(frozen=True, slots=True)
class Lap:
    """One stretch of work, in seconds: of the processor, and on the wall."""

    cpu: float
    wall: float


@dataclass(frozen=True, slots=True)
class Row:
    """One figure. `values` are in `unit`: processor time, or what else is counted; `wall` is the time on the wall.

    `guide` is what it should not exceed, in the median, or with `worst` even at its largest.
    """

    what: str
    unit: str
    values: tuple[float, ...]
    wall: tuple[float, ...] = ()
    guide: float | None = None
    worst: bool = False
    note: str = ""

    @property
    def middle(self) -> float:
        return median(self.values)

    @property
    def over(self) -> bool:
        """Whether it is more than its guide allows."""
        return self.guide is not None and (max(self.values) if self.worst else self.middle) > self.guide

    def plain(self) -> dict[str, Any]:
        """As a file keeps it."""
        return {
            "what": self.what,
            "unit": self.unit,
            "median": self.middle,
            "min": min(self.values),
            "max": max(self.values),
            "wall": median(self.wall) if self.wall else None,
            "repeats": len(self.values),
            "guide": self.guide,
            "over": self.over,
            "note": self.note,
        }


@dataclass(frozen=True, slots=True)
class Group:
    """Rows under one heading."""

    title: str
    rows: tuple[Row, ...]


def lap(work: Callable[[], object]) -> Lap:
    """One stretch of work by both clocks."""
    wall, cpu = time.perf_counter(), PROCESSOR()
    work()
    return Lap(PROCESSOR() - cpu, time.perf_counter() - wall)


def laps(work: Callable[[], object], budget: Budget) -> list[Lap]:
    """The same work again and again; rubbish is collected between the repeats, not in them."""
    found = []
    was_on = gc.isenabled()
    try:
        for _ in budget.turns():
            gc.collect()
            gc.disable()
            found.append(lap(work))
            if was_on:
                gc.enable()
    finally:
        if was_on:
            gc.enable()
    return found


def row(
    what: str,
    unit: str,
    found: Iterable[Lap],
    *,
    each: int = 1,
    guide: float | None = None,
    worst: bool = False,
    note: str = "",
) -> Row:
    """The row of some laps, each of which did the work `each` times."""
    many = list(found)
    times = UNITS[unit] / each
    return Row(
        what,
        unit,
        tuple(one.cpu * times for one in many),
        tuple(one.wall * times for one in many),
        guide,
        worst,
        note,
    )


# -- the machine ---------------------------------------------------------------------------------------------


def machine() -> dict[str, Any]:
    """What was measured on: names and numbers of the machine, none of the person's own."""
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": f"{platform.system()} {platform.machine()}",
        "processor": _processor(),
        "cores": os.cpu_count() or 1,
        "load": load(),
    }


def load() -> float | None:
    """Programs that ran or waited for a core in the last minute; None where the system does not say."""
    try:
        return round(os.getloadavg()[0], 2)
    except (AttributeError, OSError):
        return None


def busy(waiting: float | None, cores: int) -> str:
    """A sentence where other programs spoil the figures, else empty."""
    if waiting is None or waiting <= BUSY * cores:
        return ""
    cores_in_words = "1 core" if cores == 1 else f"{cores} cores"
    return (
        f"The machine is busy: a load of {waiting:.1f} on {cores_in_words}. Times on the wall mean little now, and the"
        " processor's are too long too; repeat this when nothing else runs."
    )


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return platform.processor() or "unknown"
    named = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(named, "") or platform.processor() or "unknown"
