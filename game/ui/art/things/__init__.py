"""Things that stand for spells, traps and equipment, by name."""

from __future__ import annotations

from game.ui.art.figures.figure import Draw
from game.ui.art.things import charms, crafted, devices, grown, omens, tools

THINGS: dict[str, Draw] = {
    **crafted.THINGS,
    **grown.THINGS,
    **devices.THINGS,
    **omens.THINGS,
    **tools.THINGS,
    **charms.THINGS,
}
"""Name -> drawing in the 400-unit box. A card's `art: {figure: ...}` may use these names as well."""
