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
from game.ui.cardface.info import ICONS, NUMBERS, known_values

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
  differ by faction, clan or suit, and by type.
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
    lines += ["\n", *_pictures()]
    return "".join(lines)


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
