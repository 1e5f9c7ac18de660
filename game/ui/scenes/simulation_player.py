"""Lets one simulation at a time be played beside the window, and hands on what there is to say about it."""

from __future__ import annotations

from collections.abc import Callable

from game.app.sim.crew import Crew, Processes
from game.app.sim.plan import Plan
from game.app.sim.study import Study
from game.core.errors import Unusable
from game.ui.desk import Desk

CrewOf = Callable[[Plan, int], Crew]


class SimulationPlayer:
    """`study` is the one that is being played, if any."""

    def __init__(self, desk: Desk, crew: CrewOf = Processes) -> None:
        self._desk, self._crew = desk, crew
        self.study: Study | None = None

    def play(self, study: Study, jobs: int) -> bool:
        """Begins or goes on; False, with a notice, where that cannot be."""
        try:
            study.start(jobs, self._crew)
        except Unusable as bad:
            self._desk.toasts.say(str(bad).partition("\n")[0], fault=True)
            return False
        except OSError as fault:
            self._desk.toasts.say(f"It cannot be written ({fault.strerror or fault}).", fault=True)
            return False
        self.study = study
        return True

    def stop(self) -> None:
        """Ends its processes; what they have not finished is played another time."""
        if self.study is not None:
            self.study.stop()
            self._ended(self.study)

    def leave(self) -> None:
        """Stops, and says how far it was."""
        study = self.study
        if study is not None:
            self.stop()
            said = f"The simulation was stopped after {study.done} of {study.games} games; it can be gone on with."
            self._desk.toasts.say(said)

    def work(self, seen: Study | None) -> bool:
        """Takes in what was played, and reads on in the simulation that is looked at; whether there is anything new.

        Unusable or OSError where a folder turns out to be damaged or full: then nothing is played any more.
        """
        new = False
        try:
            for study in {id(one): one for one in (self.study, seen) if one is not None}.values():
                new = study.work() or new
        except BaseException:
            if self.study is not None:
                self.study.stop()
            self.study = None
            raise
        if self.study is not None and self.study.run is None:
            self._ended(self.study)
            new = True
        return new

    def _ended(self, study: Study) -> None:
        self.study = None
        if study.failed:
            count = f"{len(study.failed)} game{'' if len(study.failed) == 1 else 's'}"
            first = study.failed[0]
            said = f"{count} could not be played; the first is game {first.number}: {first.sentence}."
            self._desk.toasts.say(said, fault=True)
