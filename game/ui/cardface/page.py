"""The designers' page about faces, made from what the reader of templates takes."""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import fill

from game.ui.art.emblem import GROUNDS
from game.ui.art.figures import FIGURES
from game.ui.art.palettes import PALETTES
from game.ui.art.scenes import SCENES
from game.ui.art.things import THINGS
from game.ui.cardface.boxes import DEFAULTS, PROPERTIES, ROLES, takes
from game.ui.cardface.faults import FAULT_CODES
from game.ui.cardface.info import ICONS, NUMBERS, known_values
from game.ui.cardface.judge import (
    ENOUGH,
    ENOUGH_LARGE,
    LARGE_BOLD_PT,
    LARGE_BOLD_PX,
    LARGE_PT,
    LARGE_PX,
)
from game.ui.cardface.pictured import DOTS
from game.ui.cardface.reading import CELL
from game.ui.cardface.sizes import ON_PAPER, ON_SCREEN

HEAD = """\
# Faces of cards

Every `.tmx` file here is a face: a map for the editor Tiled, 63 x 88 tiles of 10 units, so that one unit is a tenth of
a millimetre of a printed card. Save one while the table is open and every card on it changes; a mistake is told with
its line and object, and the last good face stays. `python3 main.py cards check --faces` tells all that is wrong, and
the gallery (Cards, on the first screen) shows every card in every face.

- Objects are boxes. An object's class is its role, its name is what reports call it; layers and objects are drawn from
  the bottom to the top. What must bleed reaches 30 units over the edge.
- The map's property `extends` names another face: objects of the same name change its boxes, new ones are added, and
  invisible ones take boxes away. `game` says whose cards it is for, `skin` whose colours (usually those of the game).
- Colours are `#rrggbb`, Tiled's own `#aarrggbb`, or `@name` of a colour in `assets/skins/<game>.yaml`, where they
  differ by faction, clan or suit, and by type. A skin with `extends: crown` takes all of another one; what stands in it
  wins.
- `sets.yaml` names the face for each use: `board`, `hand`, `full`, `print`. The first set of a game is its usual one.
- Pictures are painted by the house. `assets/art/<game>/<card id>.png` (or .jpg) replaces one; a file dropped on the
  window goes to `saves/art/<game>/`, which wins.

## What a card has

`bind` takes these in braces, and `when` asks for them: `type=creature|rival, !flavour, keyword=flying`.

"""

PICTURES = """\
## Painted pictures

What a picture shows follows from its card's name, type, faction and keywords. A card file may wish for something else:

```yaml
  art: {figure: owl, scene: snow, palette: dream 2}
```

"""


FAULTS = """\
## What is told of a face

`python3 main.py cards check --faces` and the list of the Layout Lab look at every card on every face, as it is printed:
the contrast of letters and icons is taken from the pixels that are really behind them, shades, halos and stones among
them. A run of letters counts with its worst place: in cells of {cell:g} letter sizes, the pixels close round the ink,
the lowest tenth of them left aside.

- Letters need a contrast of {enough:g}. Large letters and icons need {large:g}; large are {pt:.0f} points on paper
  ({bold:.0f} bold), {px:.0f} pixels on the table ({bold_px:.0f} bold). An icon or a text with `ornament` is only
  decoration, and nobody asks for its contrast.
- An x on paper under {paper[0]:g} mm is a mistake, under {paper[1]:g} mm worth a thought; on a table of 1920 x 1080
  under {screen[0]:g} and {screen[1]:g} pixels. Capitals and figures count with their own height.
- Letters, numbers and icons stay within the safe zone; a stone may hang out of it, but not over the cut.
- A picture of one's own has at least {dots[1]:g} dots an inch on paper; under {dots[0]:g} it is a mistake.
- What is told as `warning` is advice, and stops nobody.

| code | what it means |
|---|---|
"""


def page() -> str:
    """The whole page as Markdown."""
    lines = [HEAD]
    for game in NUMBERS:
        names = " ".join(f"`{name}`" for name in known_values(game))
        icons = " ".join(f"`@{name}`" for name in (*ICONS[game], *(("badge",) if game == "crown" else ())))
        lines.append(f"- {game}: {names}. Icons: {icons}.\n")
    lines.append("\n`length` is short, middling or long: how many letters rules and flavour have together.\n")
    lines.append("\n## Roles and their properties\n")
    for role, says in ROLES.items():
        lines.append(f"\n### {role}\n\n{says[:1].upper()}{says[1:]}.\n\n")
        rows = [name for name in PROPERTIES if takes(role, name)] if role != "safe" else []
        if rows:
            lines.append("| property | left out | what it does |\n|---|---|---|\n")
        for name in rows:
            lines.append(
                f"| `{name}` | {_shown(DEFAULTS[name])} | {PROPERTIES[name]['says'].replace('|', '/')} |\n"
            )
    lines += ["\n", *_faults(), "\n", *_pictures()]
    return "".join(lines)


def _faults() -> list[str]:
    """What is wrong with a face, from the limits by which it is judged."""
    head = FAULTS.format(
        cell=CELL, enough=ENOUGH, large=ENOUGH_LARGE, pt=LARGE_PT, bold=LARGE_BOLD_PT, px=LARGE_PX,
        bold_px=LARGE_BOLD_PX, paper=ON_PAPER, screen=ON_SCREEN, dots=DOTS,
    )  # fmt: skip
    return [head, *(f"| `{code}` | {says} |\n" for code, says in FAULT_CODES.items())]


def _pictures() -> list[str]:
    """What an `art:` in a card file may name."""
    palettes = [house for house in PALETTES if house]
    rows = (
        f"- `figure`: {_listed(FIGURES)}; things, in gold: {_listed(THINGS)}.",
        f"- `scene`: {_listed(SCENES)}; behind things also {_listed(GROUNDS)}.",
        f"- `palette`: {_listed(palettes)}, alone or with a number from 1 on.",
    )
    return [
        PICTURES,
        *(fill(row, 118, subsequent_indent="  ", break_long_words=False) + "\n" for row in rows),
    ]


def _listed(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in sorted(names))


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float):
        return f"{value:g}"
    return f"`{value}`" if value != "" else "nothing"
