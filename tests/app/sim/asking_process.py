"""Asks a process for a game that takes long, tells that process's number, and waits to be killed."""

from __future__ import annotations

import sys
import time

from game.app.sim.choose import plan_of
from game.app.sim.crew import Processes

if __name__ == "__main__":
    plan = plan_of("crown", [sys.argv[1]] * 2, 1)
    crew = Processes(plan, 1)
    crew.give(0)
    sys.stdout.write(f"{crew.pids[0]}\n")
    sys.stdout.flush()
    time.sleep(600)
