"""Fonts by role, read from the font packages, with pygame's own font where a package is missing.

Roles: `title body bodyb bodyi num ui uib uii`. Nothing is loaded before the first text is drawn.
"""

from __future__ import annotations

import io
from collections import OrderedDict
from functools import lru_cache
from importlib import resources
from pathlib import Path

import pygame

SOURCES: dict[str, tuple[str, str]] = {
    "title": ("fontpkg_marcellus", "Marcellus-Regular.ttf"),
    "body": ("fontpkg_pt_serif", "PT_Serif-Web-Regular.ttf"),
    "bodyb": ("fontpkg_pt_serif", "PT_Serif-Web-Bold.ttf"),
    "bodyi": ("fontpkg_pt_serif", "PT_Serif-Web-Italic.ttf"),
    "num": ("fontpkg_cardo", "Cardo-Bold.ttf"),
    "ui": ("fontpkg_atkinson_hyperlegible", "AtkinsonHyperlegible-Regular.ttf"),
    "uib": ("fontpkg_atkinson_hyperlegible", "AtkinsonHyperlegible-Bold.ttf"),
    "uii": ("fontpkg_atkinson_hyperlegible", "AtkinsonHyperlegible-Italic.ttf"),
}
FALLBACK = "fallback"
NOWHERE = "\uffff"  # no font has this one
OPEN_FONTS = 96  # one font at one size is a few hundred kilobytes of glyphs

_bytes: dict[str, bytes] = {}
_open: OrderedDict[tuple[str, int], pygame.font.Font] = OrderedDict()
_missing: dict[str, str] = {}
_roles: dict[tuple[str, str], str] = {}


def font(role: str, px: int) -> pygame.font.Font:
    """The font of a role at `px` real pixels (at least 1); KeyError for a role that is not in SOURCES."""
    key = (role, max(1, int(px)))
    kept = _open.get(key)
    if kept is not None and _alive(kept):
        _open.move_to_end(key)
        return kept
    if not pygame.font.get_init():
        _open.clear()
        pygame.font.init()
    try:
        made = pygame.font.Font(io.BytesIO(_data(role)), key[1])
        made.size("H")  # a damaged file may open and fail only here
    except (pygame.error, OSError) as error:
        _missing[role] = f"{_label(role)} cannot be read ({error})"
        _bytes[role] = _fallback_data()
        made = pygame.font.Font(io.BytesIO(_bytes[role]), key[1])
    _open[key] = made
    while len(_open) > OPEN_FONTS:
        _open.popitem(last=False)
    return made


def role_for(text: str, role: str) -> str:
    """`role`, or the first role that has all letters of `text`: names come in every alphabet."""
    if text.isascii():
        return role
    key = (text, role)
    if key not in _roles:
        if len(_roles) > 4096:
            _roles.clear()
        letters = "".join(sorted(set(text) - set("\n\t ")))
        options = (role, "bodyb" if role in ("uib", "num", "bodyb") else "body", FALLBACK)
        _roles[key] = next((o for o in options if all(has(o, letter) for letter in letters)), role)
    return _roles[key]


@lru_cache(4096)
def has(role: str, letter: str) -> bool:
    """Whether a font has a shape for a letter, and not only its box for missing ones."""
    f = font(role, 16)
    blank = NOWHERE if f.metrics(letter) == f.metrics(NOWHERE) else ""
    return not blank or _bitmap(f, letter) != _bitmap(f, blank)


def _bitmap(f: pygame.font.Font, letter: str) -> bytes:
    return pygame.image.tobytes(render(f, letter, (255, 255, 255)), "RGBA")


def render(f: pygame.font.Font, text: str, colour: tuple[int, int, int]) -> pygame.Surface:
    """The text smooth on nothing; an empty strip where all its letters have no width (a lone soft hyphen)."""
    try:
        return f.render(text, True, colour)
    except pygame.error:
        return pygame.Surface((1, f.get_height()), pygame.SRCALPHA, 32)


def missing() -> list[str]:
    """One sentence for each font that was wanted so far and is not installed."""
    return sorted(set(_missing.values()))


def forget() -> None:
    """Drop everything loaded, also what was found missing: for tests and after installing a package."""
    _bytes.clear()
    _open.clear()
    _missing.clear()
    _roles.clear()
    has.cache_clear()


def _alive(f: pygame.font.Font) -> bool:
    try:
        f.get_ascent()
    except pygame.error:  # the font module was closed and opened again since
        return False
    return True


def _data(role: str) -> bytes:
    if role not in _bytes:
        if role == FALLBACK:
            _bytes[role] = _fallback_data()
            return _bytes[role]
        package, name = SOURCES[role]
        try:
            _bytes[role] = (resources.files(package) / "files" / name).read_bytes()
        except (ModuleNotFoundError, FileNotFoundError, OSError, TypeError):
            _missing[role] = f"{_label(role)} is not installed (package {package.replace('_', '-')})"
            _bytes[role] = _fallback_data()
    return _bytes[role]


def _label(role: str) -> str:
    return f"The font {Path(SOURCES[role][1]).stem}" if role in SOURCES else "The fallback font"


def _fallback_data() -> bytes:
    # By path, not Font(None, px): that one applies a hidden shrink.
    return (Path(pygame.__file__).parent / pygame.font.get_default_font()).read_bytes()
