"""The versions that the requirement files fix, and which of them an environment lacks.

Nothing here is imported from outside Python: it runs before there is anything else.
"""

from __future__ import annotations

import hashlib
import re
import sys
from collections.abc import Iterable
from pathlib import Path

_PIN = re.compile(r"(?P<name>[\w.-]+)==(?P<version>[\w.]+)(?:\s*;\s*sys_platform == \"(?P<platform>\w+)\")?")


class BadRequirementError(ValueError):
    """A line of a requirement file that is neither a fixed version nor `-r FILE`."""


def required_files(path: Path) -> list[Path]:
    """The file and those it names by `-r`, each once, in the order of reading."""
    files = [path]
    for line in _lines(path):
        if line.startswith("-r "):
            files += [file for file in required_files(path.parent / line[3:].strip()) if file not in files]
    return files


def read_pins(path: Path, platform: str = sys.platform) -> dict[str, str]:
    """Package (in its plain spelling) -> version, for that platform; raises BadRequirementError."""
    pins: dict[str, str] = {}
    for file in required_files(path):
        for number, line in enumerate(_lines(file), 1):
            if not line or line.startswith("-r "):
                continue
            found = _PIN.fullmatch(line)
            if found is None:
                raise BadRequirementError(f"{file}:{number}: expected `name==version`, found {line!r}")
            if found["platform"] in {None, platform}:
                pins[plain_name(found["name"])] = plain_version(found["version"])
    return pins


def digest(path: Path) -> str:
    """A short fingerprint of all that the file asks for; another one after any change."""
    whole = hashlib.sha256()
    for file in required_files(path):
        whole.update(file.read_bytes() + b"\0")
    return whole.hexdigest()[:32]


def missing(pins: dict[str, str], folders: Iterable[str]) -> list[str]:
    """The packages that are not there in the fixed version, by the folders packages are imported from."""
    there = installed(folders)
    return [name for name, version in pins.items() if there.get(name) != version]


def installed(folders: Iterable[str]) -> dict[str, str]:
    """Package -> version, of those wholly installed; read from folder names, so it costs no millisecond.

    An installer writes RECORD last: a package without it was broken off.
    """
    there: dict[str, str] = {}
    for folder in folders:
        try:
            entries = list(Path(folder or ".").iterdir())
        except OSError:
            continue
        for entry in entries:
            name, dash, version = entry.stem.partition("-")
            if entry.suffix == ".dist-info" and dash and (entry / "RECORD").exists():
                # the first folder wins, as it does for imports
                there.setdefault(plain_name(name), plain_version(version))
    return there


def plain_name(name: str) -> str:
    """One spelling for `PyTMX`, `ast_serialize` and `ast-serialize`."""
    return re.sub(r"[-_.]+", "-", name).lower()


def plain_version(version: str) -> str:
    """One spelling for `1.006` and `1.6`."""
    return ".".join(str(int(part)) if part.isdigit() else part for part in version.split("."))


def _lines(path: Path) -> list[str]:
    """The lines without comments and outer blanks; as many as the file has."""
    return [line.partition("#")[0].strip() for line in path.read_text(encoding="utf-8").splitlines()]
