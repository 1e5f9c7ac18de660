"""The figures of cards, by name."""

from __future__ import annotations

from game.ui.art.figures import (
    beasts,
    birds,
    houses,
    machines,
    monsters,
    people,
    places,
    water,
    wild,
    wonders,
)
from game.ui.art.figures.figure import Figure

FIGURES: dict[str, Figure] = {
    **people.FIGURES,
    **birds.FIGURES,
    **beasts.FIGURES,
    **water.FIGURES,
    **monsters.FIGURES,
    **machines.FIGURES,
    **houses.FIGURES,
    **wonders.FIGURES,
    **wild.FIGURES,
    **places.FIGURES,
}
"""Name -> figure. A card's `art: {figure: ...}` uses these names."""
