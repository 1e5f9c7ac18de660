"""Scenario files: a position, what is played, and what must be true in between (rules notation, "Scenario files").

A rules test, a puzzle and a bug report are all the same kind of file. `read` finds everything that is wrong
with one before anything is played; `run` plays it and reports every expectation that does not hold.
"""

from game.core.scenario.file import Expect, Illegal, Play, Scenario, begin, read
from game.core.scenario.script import Failure, Result, run

__all__ = ["Expect", "Failure", "Illegal", "Play", "Result", "Scenario", "begin", "read", "run"]
