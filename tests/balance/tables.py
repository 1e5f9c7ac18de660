"""Writes down what simulations found: `python -m tests.balance.tables NAME FOLDER`, a folder that `sim --out` wrote.

The table is `tests/balance/NAME.csv`: a line with seed, levels and games, then every figure that is to be somewhere.
"""

from __future__ import annotations

import csv
import json
import sys
from pathlib import Path
from typing import Any, Final

from tests.balance.wanted import Line, lines

HERE: Final = Path(__file__).parent
COLUMNS: Final = Line._fields


def read(name: str) -> tuple[dict[str, str], list[Line]]:
    """The first line of a table as a mapping, and its figures."""
    with (HERE / f"{name}.csv").open(newline="", encoding="utf-8") as file:
        head = dict(cell.split("=", 1) for cell in next(csv.reader(file)))
        rows = list(csv.DictReader(file))
    return head, [
        Line(row["what"], row["who"], int(row["games"]), *(float(row[key]) for key in COLUMNS[3:]))
        for row in rows
    ]


def write(name: str, folder: Path) -> list[Line]:
    """Makes the table of a simulation's folder; returns the figures that are not as wanted."""
    report = json.loads((folder / "report.json").read_text(encoding="utf-8"))
    plan: dict[str, Any] = json.loads((folder / "plan.json").read_text(encoding="utf-8"))
    found = list(lines(report))
    with (HERE / f"{name}.csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file, lineterminator="\n")
        head = {
            "game": report["game"],
            "levels": "|".join(plan["levels"]),
            "seed": plan["seed"],
            "games": report["games"],
            "decided": report["decided"],
        }
        writer.writerow([f"{key}={value}" for key, value in head.items()])
        writer.writerow(COLUMNS)
        for line in found:
            writer.writerow([*line[:3], *(f"{value:.4f}".rstrip("0").rstrip(".") for value in line[3:])])
    return [line for line in found if not line.met]


if __name__ == "__main__":
    for missed in write(sys.argv[1], Path(sys.argv[2])):
        sys.stderr.write(f"not as wanted: {missed}\n")
