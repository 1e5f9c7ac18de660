"""The places where figures stand, by name."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.art.scenes import built, land, sea
from game.ui.art.scenes.setting import Setting

Scene = Callable[[Setting], None]
SCENES: dict[str, Scene] = {
    "low_moon": land.low_moon,
    "high_sun": land.high_sun,
    "crescent": land.crescent,
    "gorge": land.gorge,
    "forest": land.forest,
    "dead_wood": land.dead_wood,
    "fields": land.fields,
    "stones": land.standing_stones,
    "snow": land.snow,
    "clouds": land.above_clouds,
    "sea": sea.moonlit_sea,
    "waves": sea.waves,
    "under_water": sea.under_water,
    "storm": sea.storm,
    "aurora": sea.aurora,
    "galaxy": sea.galaxy,
    "swamp": sea.swamp,
    "harbour": sea.harbour,
    "volcano": sea.fire_land,
    "blaze": sea.blaze,
    "whirl": sea.whirl,
    "castle": built.castle,
    "window": built.window_hall,
    "throne": built.throne_room,
    "rooftops": built.rooftops,
    "ruins": built.ruins,
    "workshop": built.workshop,
    "cave": built.cave,
    "crystals": built.crystal_cave,
    "gate": built.gate_light,
}
"""Name -> what paints it. A card's `art: {scene: ...}` uses these names."""
