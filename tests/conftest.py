"""What every test stands on: no screen, no sound, no saves of the person who runs them."""

from __future__ import annotations

import os
import shutil
import tempfile

import pytest
from hypothesis import HealthCheck, settings

# Before anything imports pygame. Tests that drive a real window start it in a process with settings of its own.
os.environ.update(
    SDL_VIDEODRIVER="dummy",
    SDL_AUDIODRIVER="dummy",
    SDL_FRAMEBUFFER_ACCELERATION="0",
    PYGAME_HIDE_SUPPORT_PROMPT="1",
)

# No deadline: a slow machine is no fault of the code. `ci` tries the same examples every time, and more of them. The
# others try new ones at each run, fewer where what is slow is left out.
_COMMON = {"deadline": None, "print_blob": True, "suppress_health_check": [HealthCheck.too_slow]}
settings.register_profile("dev", max_examples=50, **_COMMON)
settings.register_profile("usual", max_examples=30, **_COMMON)
settings.register_profile("ci", max_examples=150, derandomize=True, database=None, **_COMMON)
settings.load_profile("ci" if os.environ.get("CI") else "dev")

_saves = tempfile.mkdtemp(prefix="tabletop-tests-")
os.environ["TABLETOP_SAVES"] = _saves
os.environ.pop("TABLETOP_CARDS", None)


def pytest_configure(config: pytest.Config) -> None:
    chosen = os.environ.get("CI") or config.getoption("--hypothesis-profile")
    if config.option.markexpr == "not slow" and not chosen:
        settings.load_profile("usual")


def pytest_unconfigure(config: pytest.Config) -> None:
    shutil.rmtree(_saves, ignore_errors=True)
