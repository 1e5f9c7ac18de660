"""Makes sure that a Python with all packages runs the command: this one, or that of the `.venv` beside main.py.

Nothing here is imported from outside Python: it runs before there is anything else.
"""

from __future__ import annotations

import importlib.util
import os
import platform
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType
from typing import TextIO

from game.cli import environment, installer, lock, pins

HANDED_OVER = "TABLETOP_HANDED_OVER"
"""Set for the Python that is started in this one's place: how often that has happened already."""


class SetupError(Exception):
    """No environment can be made; str() is the sentence to show. Nothing that a later start trusts is left."""


def start(house: Path, words: list[str], need: str) -> int | None:
    """None where this Python has all that is needed; else the exit status of the Python that did the command.

    On systems that can, the other Python takes this process over and nothing is returned.
    """
    env = house / ".venv"
    handed_over = int(os.environ.pop(HANDED_OVER, "0"))
    if fits(house, env, need):
        return None
    if handed_over > 1:
        raise SetupError(
            f"The Python in {env} does not find its own packages; delete that folder and start again."
        )
    if _is_own(env) or not environment.ready(env, house, need):
        with stopping_cleanly():
            prepare(house, need, sys.stderr)
    return hand_over(environment.interpreter(env), house / "main.py", words, handed_over + 1)


def fits(house: Path, env: Path, need: str) -> bool:
    """Whether the running Python has every package in the fixed version, and none of them half."""
    if _is_own(env) and (env / environment.BUILDING).exists():
        return environment.ready(env, house, need) and _same_python(env, house, need)
    return not pins.missing(pins.read_pins(house / environment.NEEDS[need]), sys.path)


def prepare(house: Path, need: str, out: TextIO, run: installer.Runner = installer.run) -> None:
    """Make `.venv` complete for the need, once at a time; raises SetupError.

    A healthy one gets what it lacks. One whose installation was broken off, or of another Python, is made anew.
    """
    env = house / ".venv"

    def waiting() -> None:
        print("Another start is making the environment just now; waiting for it.", file=out, flush=True)

    try:
        with lock.held(house / ".venv.lock", waiting) as handle:
            _remove_leftovers(house)
            if not environment.ready(env, house, need) or not _same_python(env, house, need):
                _complete(house, need, installer.Progress(_count(house, need), out), run, handle)
    except OSError as fault:
        raise SetupError(
            f"The environment {env} cannot be written ({fault.strerror or fault}): put the tabletop where it can,"
            " or start it with a Python that has the packages of requirements.txt."
        ) from fault


def _complete(
    house: Path, need: str, progress: installer.Progress, run: installer.Runner, handle: int
) -> None:
    env = house / ".venv"
    version = environment.own_version()
    _refuse_strangers(env)
    if not _reusable(env, version):
        _build(house, need, progress, run, handle)
    elif environment.complete(env, house, need, version):
        # somebody made it by hand, and well
        environment.write_stamps(env, house, need, version)
    else:
        for other in environment.NEEDS:
            if not environment.ready(env, house, other):
                environment.stamp_path(env, other).unlink(missing_ok=True)
        _install(house, need, progress, run, handle)
        progress.finish()


def _build(house: Path, need: str, progress: installer.Progress, run: installer.Runner, handle: int) -> None:
    """A new environment in the old one's place; the old one comes back if that fails and it was any good."""
    env, old = house / ".venv", house / f".venv.old-{os.getpid()}"
    why_not = cannot_make_environments()
    if why_not is not None:
        raise SetupError(why_not)
    if env.exists():
        env.rename(old)
    try:
        env.mkdir()
        (env / environment.BUILDING).touch()
        progress.say(f"Making an environment for the tabletop in {env} (only this once).")
        if run(installer.make_command(base_python(), env), progress.take, handle) != 0:
            raise SetupError(
                f"The environment {env} could not be made: {installer.complaint(progress.lines)}."
            )
        _install(house, need, progress, run, handle)
    except BaseException:
        shutil.rmtree(env, ignore_errors=True)
        if old.exists() and (
            environment.ready(old, house, "play") or not (old / environment.BUILDING).exists()
        ):
            old.rename(env)
        raise
    finally:
        shutil.rmtree(old, ignore_errors=True)
    progress.finish()


def _install(
    house: Path, need: str, progress: installer.Progress, run: installer.Runner, handle: int
) -> None:
    """Install into the environment that is there and stamp it; on failure BUILDING stays to tell of it."""
    env, version = house / ".venv", environment.own_version()
    (env / environment.BUILDING).touch()
    progress.say(f"Installing what the tabletop needs to {need}: {progress.total} packages.")
    python, requirements = environment.interpreter(env), house / environment.NEEDS[need]
    if run(installer.install_command(python, requirements), progress.take, handle) != 0:
        if not installer.touched(progress.lines):
            (env / environment.BUILDING).unlink()
        network = " Is there a network?" if installer.unreachable(progress.lines) else ""
        raise SetupError(
            f"The packages could not be installed ({installer.complaint(progress.lines)}).{network}"
            " The next start tries again."
        )
    if not environment.complete(env, house, need, version):
        raise SetupError(f"The packages were installed, but not in {env}; look at the settings of pip.")
    environment.write_stamps(env, house, need, version)


def cannot_make_environments() -> str | None:
    """The sentence that names the missing system package, or None where this Python can make environments."""
    if all(importlib.util.find_spec(module) for module in ("venv", "ensurepip")):
        return None
    try:
        system = platform.freedesktop_os_release()
    except OSError:
        system = {}
    return missing_package_sentence(system, environment.own_version())


def missing_package_sentence(system: Mapping[str, str], version: str) -> str:
    """What to install where Python comes without venv and ensurepip; takes the fields of os-release."""
    kin = {system.get("ID", ""), *system.get("ID_LIKE", "").split()}
    if kin & {"debian", "ubuntu"}:
        advice = f"install the system package python{version}-venv (or python3-venv) and start again"
    elif kin & {"fedora", "rhel", "centos"}:
        advice = "install the system packages python3-pip and python3-libs and start again"
    elif kin & {"suse", "opensuse"}:
        advice = f"install the system package python{version.replace('.', '')}-base and start again"
    else:
        advice = "install the system package that holds Python's venv and ensurepip (often python3-venv)"
    return f"This Python {version} cannot make environments, as venv or ensurepip is missing: {advice}."


def base_python() -> str:
    """The Python to make environments with: never one inside an environment that may be about to go."""
    return str(getattr(sys, "_base_executable", None) or sys.executable)


def hand_over(python: Path, program: Path, words: list[str], times: int) -> int:
    """Let that Python do the command in this one's place: same terminal, signals and exit status."""
    command = [str(python), str(program), *words]
    environ = {**os.environ, HANDED_OVER: str(times)}
    sys.stdout.flush()
    sys.stderr.flush()
    if sys.platform != "win32":
        os.execve(command[0], command, environ)  # noqa: S606 - no shell wanted
    return run_through(command, environ)


def run_through(command: list[str], environ: Mapping[str, str], folder: Path | None = None) -> int:
    """The exit status of a program that has the terminal meanwhile; 128 + n where signal n ended it."""
    with subprocess.Popen(command, env=dict(environ), cwd=folder) as program:
        while True:
            try:
                status = program.wait()
            except KeyboardInterrupt:
                # the terminal has told the program too: its answer is the one that counts
                continue
            return 128 - status if status < 0 else status


@contextmanager
def stopping_cleanly() -> Iterator[None]:
    """Turn a request to end into an exit that clears up what was half made."""

    def leave(number: int, _frame: FrameType | None) -> None:
        raise SystemExit(128 + number)

    before = signal.signal(signal.SIGTERM, leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _is_own(env: Path) -> bool:
    """Whether the running Python is that of the environment."""
    return env.exists() and Path(sys.prefix).exists() and Path(sys.prefix).samefile(env)


def _same_python(env: Path, house: Path, need: str) -> bool:
    """False where the system's Python was replaced under a finished environment, seen from inside it."""
    return not _is_own(env) or environment.stamped_version(env, house, need) == environment.own_version()


def _reusable(env: Path, version: str) -> bool:
    """Whether packages can be added to it: nothing broken off, a Python that is there and is like this one."""
    whole = not (env / environment.BUILDING).exists() and environment.interpreter(env).exists()
    return whole and environment.built_version(env) == version


def _refuse_strangers(env: Path) -> None:
    """Never clear away what was not made as an environment; raises SetupError."""
    if env.is_symlink() or (env.exists() and not env.is_dir()):
        strange = True
    elif env.is_dir():
        ours = (env / environment.BUILDING).exists() or environment.built_version(env) is not None
        strange = not ours and any(env.iterdir())
    else:
        strange = False
    if strange:
        raise SetupError(f"{env} is no environment of Python's; move it elsewhere and start again.")


def _remove_leftovers(house: Path) -> None:
    for old in house.glob(".venv.old-*"):
        with suppress(OSError):
            shutil.rmtree(old)


def _count(house: Path, need: str) -> int:
    return len(pins.read_pins(house / environment.NEEDS[need]))
