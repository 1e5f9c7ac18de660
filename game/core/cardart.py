"""What a card's designer may say about its painted picture, the same in every game; the rules never look at it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

from game.core.problems import Place
from game.core.schema import Length


@dataclass(frozen=True, slots=True)
class Art:
    """Wishes about the picture of a card. The names are listed in `assets/faces/README.md`."""

    figure: Annotated[str, Length(0, 40), "Who or what is shown, as `owl` or `key`."] = ""
    scene: Annotated[
        str, Length(0, 40), "Where, as `snow`; for things also what is behind them, as `rays`."
    ] = ""
    palette: Annotated[str, Length(0, 40), "Whose colours, and which of theirs, as `dream 2`."] = ""
    place: Place = field(default=Place(), compare=False, repr=False)

    def words(self) -> tuple[tuple[str, str], ...]:
        """What is said, by its key; what is left out is not there."""
        every = (("figure", self.figure), ("scene", self.scene), ("palette", self.palette))
        return tuple((key, word) for key, word in every if word)
