"""Face sets: which template each use of a card takes."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Final, Literal

from game.core.problems import Place, ProblemList
from game.core.schema import Length, Pattern, read_as
from game.core.yamlfile import read_into
from game.core.yamlnode import ListNode

USES: Final = ("board", "hand", "full", "print")
ID: Final = Pattern("[a-z][a-z0-9_]*", "an id: small letters, digits and underscores, a letter first")


@dataclass(frozen=True, slots=True)
class FaceSet:
    """A way to show all cards of one game: a template (its file's name) for each use."""

    id: Annotated[str, ID, "Its id, once for each game."]
    game: Annotated[Literal["crown", "patterns", "renown"], "Whose cards it shows."]
    name: Annotated[str, Length(1, 30), "What designers and players call it."]
    board: Annotated[str, ID, "On the table."]
    hand: Annotated[str, ID, "In the hand."]
    full: Annotated[str, ID, "Read at full size."]
    print: Annotated[str, ID, "On paper; as at full size where left out."] = ""
    says: Annotated[str, Length(0, 160), "One line about it."] = ""
    place: Place = field(default=Place(), compare=False, repr=False)

    def template(self, use: str) -> str:
        """The template's name for a use; KeyError for a use there is not."""
        match use:
            case "board":
                return self.board
            case "hand":
                return self.hand
            case "full":
                return self.full
            case "print":
                return self.print or self.full
        raise KeyError(use)


def read_sets(path: Path, problems: ProblemList) -> list[FaceSet]:
    """The sets of a file (a list), the first of each id; what is wrong is noted."""
    node = read_into(path, problems)
    if node is None:
        return []
    if not isinstance(node, ListNode):
        problems.add(node.place, "wrong-type", f"a list of face sets is wanted here, not {node.kind}")
        return []
    found: dict[tuple[str, str], FaceSet] = {}
    for item in node:
        one = read_as(item, FaceSet, problems)
        if one is None:
            continue
        first = found.setdefault((one.game, one.id), one)
        if first is not one:
            sentence = f"{one.game} has a face set {one.id!r} already, at {first.place}"
            problems.add(one.place, "duplicate-id", sentence)
    return list(found.values())
