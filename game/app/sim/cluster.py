"""The games of a plan on other machines: a crew that hands them to a Dask cluster.

Its workers run in the tabletop's folder, with the same files as here: a game on any of them is the game played here.
What a worker has not finished when it dies is played by another.
"""

from __future__ import annotations

import hashlib
import importlib
import logging
import threading
import time
from concurrent.futures import CancelledError
from functools import lru_cache
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final

from game.app.sim.crew import AHEAD, Failed
from game.app.sim.plan import Plan
from game.app.sim.play import Player
from game.app.sim.row import Row
from game.app.thinking import failure
from game.core.errors import Unusable

ANSWER: Final = 15
"""Seconds in which a scheduler should answer."""
LOOK: Final = 2.0
"""Seconds between two looks at how many workers there are."""
PARTS: Final = ("core", "rules", "bots", "app")
"""Folders of the code that a game depends on."""
MISSING: Final = (
    "For --scheduler Dask is needed: `.venv/bin/python -m pip install -r requirements-dask.txt` installs it."
)


class Cluster:
    """Plays on the workers of a scheduler; see Crew."""

    def __init__(self, plan: Plan, address: str) -> None:
        """Unusable where Dask is not installed or no scheduler answers at the address."""
        try:
            dask: Any = importlib.import_module("distributed")
        except ModuleNotFoundError:
            raise Unusable(MISSING) from None
        self.address = address
        # whatever goes wrong is said here in one sentence, and not by Dask in many
        logging.getLogger("distributed").setLevel(logging.CRITICAL)
        try:
            self._client = dask.Client(address, timeout=ANSWER, set_as_default=False)
        except (OSError, ValueError) as fault:
            raise Unusable(f"No Dask scheduler answers at {address} ({_why(fault)}).") from None
        self._killed: type[Exception] = dask.KilledWorker
        # a task of its own, not a value laid somewhere: whatever workers die, it can be had again
        self._plan = self._client.submit(Plan.of_plain, plan.plain(), pure=False)
        self._code = code()
        self._futures: dict[int, Any] = {}
        self._done: SimpleQueue[int] = SimpleQueue()
        self._threads = 0
        self._looked = -LOOK

    @property
    def workers(self) -> int:
        """How many games the cluster plays at the same time."""
        now = time.monotonic()
        if now - self._looked >= LOOK:
            self._looked = now
            try:
                self._threads = sum(self._client.nthreads().values())
            except (OSError, AttributeError):
                raise self._gone() from None
        return self._threads

    @property
    def room(self) -> int:
        return max(0, AHEAD * self.workers - len(self._futures))

    def give(self, number: int) -> None:
        future = self._client.submit(
            play_there, self._plan, number, self._code, key=f"game-{id(self):x}-{number}", pure=False
        )
        self._futures[number] = future
        future.add_done_callback(lambda _: self._done.put(number))

    def take(self, seconds: float) -> list[Row | Failed]:
        found: list[Row | Failed] = []
        try:
            found.append(self._came(self._done.get(timeout=seconds) if seconds else self._done.get_nowait()))
            while True:
                found.append(self._came(self._done.get_nowait()))
        except Empty:
            return found

    def _came(self, number: int) -> Row | Failed:
        future = self._futures.pop(number)
        try:
            row: Row | Failed = future.result(timeout=ANSWER * 4)
        except self._killed:
            return Failed(number, "its workers ended in the middle of it, again and again")
        except (CancelledError, OSError):
            raise self._gone() from None
        except Exception as fault:  # noqa: BLE001 - the cluster may fail in any way; the other games go on
            return Failed(number, failure(fault))
        finally:
            future.release()
        return row

    def _gone(self) -> Unusable:
        return Unusable(f"The Dask scheduler at {self.address} does not answer any more.")

    def close(self) -> None:
        """Takes back what nobody has begun; what a worker plays just now it plays for nobody."""
        futures, self._futures = list(self._futures.values()), {}
        try:
            self._client.cancel([*futures, self._plan], force=True)
        except (OSError, CancelledError):
            pass  # the scheduler is gone already
        finally:
            self._client.close(timeout=ANSWER)


def _why(fault: BaseException) -> str:
    return (str(fault).strip() or type(fault).__name__).splitlines()[0].rstrip(".")


# -- on a worker


_own = threading.local()
"""Each thread of a worker has its own Player, of the last plan it met; Dask hands on one and the same plan."""


def play_there(plan: Plan, number: int, wanted: str) -> Row | Failed:
    """What a worker does: plays one game, if its files are those of whoever asks."""
    if code() != wanted:
        return Failed(number, "a worker has other files of the tabletop than this machine")
    try:
        player: Player | None = getattr(_own, "player", None)
        if player is None or player.plan is not plan:
            player = _own.player = Player(plan)
        return player.play(number)
    except Exception as fault:  # noqa: BLE001 - as for any crew: one broken game must not end a night of them
        return Failed(number, failure(fault))


@lru_cache(maxsize=1)
def code() -> str:
    """A fingerprint of the files that decide how a game goes, cards aside: those come with the plan."""
    house = Path(__file__).resolve().parents[2]
    mark = hashlib.blake2b(digest_size=16)
    for part in PARTS:
        for path in sorted((house / part).rglob("*.py")):
            mark.update(path.relative_to(house).as_posix().encode())
            mark.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return mark.hexdigest()
