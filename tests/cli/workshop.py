"""A small house with requirement files, and an installer that only pretends: no network, no waiting."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from game.cli import environment, pins

PLAY = {"one": "1.0", "two": "2.0"}
TEST = {**PLAY, "three": "3.0"}


def make_house(folder: Path) -> Path:
    """A folder with the two requirement files; `one` and `two` to play, `three` on top to test."""
    folder.mkdir(exist_ok=True)
    (folder / "requirements.txt").write_text("# a comment\none==1.0\ntwo==2.0  # another\n", encoding="utf-8")
    (folder / "requirements-dev.txt").write_text("-r requirements.txt\nthree==3.0\n", encoding="utf-8")
    return folder


def put_package(env: Path, name: str, version: str, *, whole: bool = True) -> None:
    """As an installer leaves it; not `whole`: as one leaves it that was killed."""
    info = environment.package_folder(env, environment.own_version()) / f"{name}-{version}.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").touch()
    if whole:
        (info / "RECORD").touch()


def put_empty_environment(env: Path, version: str | None = None) -> None:
    python = environment.interpreter(env)
    python.parent.mkdir(parents=True)
    python.touch()
    (env / "pyvenv.cfg").write_text(f"version = {version or environment.own_version()}.1\n", encoding="utf-8")


class Pretend:
    """A Runner: does what the real commands leave behind, and remembers what it was asked."""

    def __init__(
        self, *, says: tuple[str, ...] = (), fails_at: str = "", breaks: BaseException | None = None
    ) -> None:
        self.asked: list[str] = []
        self.says, self.fails_at, self.breaks = says, fails_at, breaks

    def __call__(self, command: list[str], each_line: Callable[[str], None], lock: int) -> int:
        assert lock > 0
        step = command[2]
        self.asked.append(step)
        if step == "venv":
            put_empty_environment(Path(command[-1]))
        for line in self.says:
            each_line(line)
        if step == self.fails_at:
            if self.breaks is not None:
                raise self.breaks
            return 1
        if step == "pip":
            self._install(Path(command[0]).parents[1], Path(command[-1]))
        return 0

    def _install(self, env: Path, requirements: Path) -> None:
        wanted = pins.read_pins(requirements)
        for name in pins.missing(wanted, [str(environment.package_folder(env, environment.own_version()))]):
            put_package(env, name, wanted[name])
