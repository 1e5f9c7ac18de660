"""What a player has set, kept in one small file that a person may also edit; nothing in it is ever lost in silence."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.app.wholefile import write_whole
from game.core.suggest import did_you_mean

FILE = "settings.json"
LARGEST = 1 << 20

Reader = Callable[[Any], Any]
"""Returns the value as it is to be, or raises ValueError with what was expected."""


def _switch(value: Any) -> bool:
    if type(value) is not bool:
        raise ValueError("true or false")
    return value


def _number(low: int, high: int) -> Reader:
    def read(value: Any) -> int:
        if type(value) is not int or not low <= value <= high:
            raise ValueError(f"a whole number from {low} to {high}")
        return value

    return read


def _one_of(*words: str) -> Reader:
    def read(value: Any) -> str:
        if value not in words or not isinstance(value, str):
            raise ValueError(f"one of {', '.join(words)}")
        return value

    return read


def _words(most: int) -> Reader:
    def read(value: Any) -> tuple[str, ...]:
        good = isinstance(value, list | tuple) and all(isinstance(word, str) and word for word in value)
        if not good or len(value) > most:
            raise ValueError(f"a list of at most {most} texts")
        return tuple(value)

    return read


def _setting(default: Any, read: Reader) -> Any:
    return field(default=default, metadata={"read": read})


@dataclass(frozen=True, slots=True)
class Settings:
    """Frozen: change by `dataclasses.replace` and `save`."""

    speed: str = _setting("1x", _one_of("1x", "2x", "4x", "instant"))
    """Of animations."""
    bot_tempo: str = _setting("normal", _one_of("slow", "normal", "quick"))
    """How long a bot's move is shown."""
    reduced_motion: bool = _setting(default=False, read=_switch)
    """Movement becomes fades."""
    four_colours: bool = _setting(default=True, read=_switch)
    """Each suit of the playing cards in a colour of its own."""
    ui_scale: int = _setting(100, _number(80, 200))
    """Per cent, on top of what the window's size gives."""
    fullscreen: bool = _setting(default=False, read=_switch)
    handover: str = _setting("opaque", _one_of("opaque", "hold", "off"))
    """How hands stay hidden when several people share the screen."""
    sound_volume: int = _setting(70, _number(0, 100))
    music_volume: int = _setting(40, _number(0, 100))
    confirm: bool = _setting(default=True, read=_switch)
    """Ask before what cannot be taken back."""
    faces: tuple[str, ...] = _setting((), _words(6))
    """The face set of each game for which one was chosen, as `crown=framed`."""
    bank_card_px: int = _setting(0, _number(0, 4000))
    """How many pixels of this screen a bank card is wide; 0 until somebody held one against it."""
    names: tuple[str, ...] = _setting((), _words(6))
    """Display names last used, by seat."""
    colours: tuple[str, ...] = _setting((), _words(6))
    """Colours last chosen, by seat."""


_READERS: dict[str, Reader] = {item.name: item.metadata["read"] for item in dataclasses.fields(Settings)}


def load(folder: Path) -> tuple[Settings, list[str]]:
    """The settings of a folder, and a sentence for each thing in the file that could not be used.

    A file with anything wrong in it is first copied to `settings.json.bak` (or `.bak2` ...), so that no later `save`
    loses what stood there.
    """
    path = folder / FILE
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except FileNotFoundError:
        return Settings(), []
    except OSError as fault:
        return Settings(), [f"The settings cannot be read ({fault.strerror}); the usual ones are used."]
    settings, problems = parsed(data)
    if problems:
        problems.append(_kept(path, data))
    return settings, problems


def parsed(data: bytes) -> tuple[Settings, list[str]]:
    """Settings from a file's bytes; what is wrong falls back to its default and is told."""
    try:
        given = json.loads(data.decode())
    except (ValueError, RecursionError):
        given = None
    if not isinstance(given, dict) or len(data) > LARGEST:
        return Settings(), ["The settings file is damaged; the usual settings are used."]
    good: dict[str, Any] = {}
    problems: list[str] = []
    for name, value in given.items():
        if name not in _READERS:
            near = did_you_mean(name, list(_READERS))
            problems.append(f"There is no setting {name!r}" + (f"; did you mean {near!r}?" if near else "."))
            continue
        try:
            good[name] = _READERS[name](value)
        except ValueError as expected:
            shown = json.dumps(value, ensure_ascii=False)
            shown = shown if len(shown) < 40 else f"{shown[:36]} ..."
            problems.append(
                f"The setting {name!r} should be {expected}, not {shown}; the usual value is used."
            )
    return Settings(**good), problems


def save(settings: Settings, folder: Path) -> str:
    """Writes them at one stroke; returns an empty text, or the sentence to show when that cannot be."""
    text = json.dumps(dataclasses.asdict(settings), ensure_ascii=False, indent=2) + "\n"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        write_whole(folder / FILE, text.encode())
    except OSError as fault:
        return f"The settings cannot be saved ({fault.strerror}); they hold until you quit."
    return ""


def _kept(path: Path, data: bytes) -> str:
    """Copies the file beside itself unless that has been done, never over another copy; says so."""
    for number in range(1, 100):
        keep = path.with_name(f"{path.name}.bak{number if number > 1 else ''}")
        try:
            if keep.exists() and keep.read_bytes() != data:
                continue
            keep.write_bytes(data)
        except OSError as fault:
            return f"A copy of the file could not be kept ({fault.strerror})."
        return f"The file as it was is kept as {keep.name}."
    return "There are too many old copies of the settings file to keep another."
