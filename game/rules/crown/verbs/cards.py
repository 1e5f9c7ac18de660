"""Verbs upon cards that lie about: anchors, the deck, the Fade."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from game.core.frames import Program, Step
from game.core.problems import Place
from game.core.schema import BadField, Range
from game.rules.crown.selectors import FRIENDLY, Side, Whose
from game.rules.crown.verbs.base import EFFECTS


@EFFECTS.verb(short="whose")
@dataclass(frozen=True, slots=True)
class LookAtAnchor:
    """You alone look at the next anchor of a lane of your choice (or of the lane in question)."""

    whose: Annotated[Side, "Whose anchor."] = "yours"
    lane: Annotated[Literal["one", "this"], "A lane that you choose, or the lane in question."] = "one"
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        return f"look at {_next_anchor(self.whose, self.lane)}"

    def steps(self) -> Program:
        return (_anchor_step(self.whose, self.lane, "look_at_anchor"), ("look_at_anchor",))


@EFFECTS.verb(short="whose")
@dataclass(frozen=True, slots=True)
class SwapAnchors:
    """Swaps the next anchors of two lanes of one side, both of your choice, unseen."""

    whose: Annotated[Side, "Whose anchors."] = "yours"
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        return f"swap the next anchors of two of {FRIENDLY[self.whose]} lanes"

    def steps(self) -> Program:
        return (
            ("choose_anchor", self.whose, "one", "swap_anchors", 2),
            ("keep",),
            ("choose_anchor", self.whose, "other", "swap_anchors", 1),
            ("swap_anchors",),
        )


@EFFECTS.verb(short="where")
@dataclass(frozen=True, slots=True)
class AddAnchor:
    """Puts the top card of your deck face-down behind or before the anchors of one of your lanes, unseen."""

    where: Annotated[Literal["behind", "before"], "Last to break, or next to break."] = "behind"
    lane: Annotated[Literal["one", "this"], "A lane that you choose, or the lane in question."] = "one"
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        lane = "one of your lanes" if self.lane == "one" else "this lane"
        where = "behind" if self.where == "behind" else "in front of"
        return f"put the top card of your deck face-down {where} the anchors of {lane}"

    def steps(self) -> Program:
        ask: Program = (("choose_lane", "add_anchor"),) if self.lane == "one" else ()
        return (*ask, ("add_anchor", self.where))


@EFFECTS.verb(short="whose")
@dataclass(frozen=True, slots=True)
class ObliterateAnchor:
    """Obliterates the next anchor of a lane of your choice: it does not break and nobody gains Majesty."""

    whose: Annotated[Side, "Whose anchor."] = "yours"
    lane: Annotated[Literal["one", "this"], "A lane that you choose, or the lane in question."] = "one"
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        return f"Obliterate {_next_anchor(self.whose, self.lane)}"

    def steps(self) -> Program:
        return (_anchor_step(self.whose, self.lane, "obliterate_anchor"), ("obliterate_anchor",))


@EFFECTS.verb(short="amount")
@dataclass(frozen=True, slots=True)
class LookAtDeck:
    """You alone look at the top cards of a deck."""

    amount: Annotated[int, Range(1, 10), "How many cards."] = 1
    whose: Annotated[Side, "Whose deck."] = "yours"
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        top = "top card" if self.amount == 1 else f"top {self.amount} cards"
        return f"look at the {top} of {FRIENDLY[self.whose]} deck"

    def steps(self) -> Program:
        return (("look_at_deck", self.whose, self.amount),)


@EFFECTS.verb(short="look")
@dataclass(frozen=True, slots=True)
class Dig:
    """You look at the top cards of your deck, take one of them into your hand and Fade the others."""

    look: Annotated[int, Range(2, 10), "How many cards you look at."] = 3
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        return f"look at the top {self.look} cards of your deck, take one into your hand and Fade the others"

    def steps(self) -> Program:
        return (("look_at_deck", "yours", self.look), ("choose_deck", self.look), ("dig", self.look))


@EFFECTS.verb()
@dataclass(frozen=True, slots=True)
class Salvage:
    """You take a card of your choice out of your Fade."""

    to: Annotated[
        Literal["hand", "deck", "lane"],
        "Into your hand; onto your deck; or (a creature only) into play at the back of the lane in question, or of one "
        "that you choose, for nothing and without Bloom.",
    ] = "hand"
    type: Annotated[
        Literal["creature", "equipment", "spell", "trap", "fortification", "rival", "card"], "Of which type."
    ] = "card"
    cost_at_most: Annotated[int | None, Range(0, 20), "Printed cost at most."] = None
    place: Place = field(default=Place(), compare=False, repr=False)

    def __post_init__(self) -> None:
        if self.to == "lane" and self.type != "creature":
            raise BadField("type", "only a creature can be put into a lane; write 'type: creature'")

    def says(self) -> str:
        cost = ""
        if self.cost_at_most is not None:
            cost = f" of cost {self.cost_at_most}" + (" or less" if self.cost_at_most else "")
        where = {
            "hand": "into your hand",
            "deck": "on top of your deck",
            "lane": "into one of your lanes, at the back",
        }
        return f"put a {self.type}{cost} from your Fade {where[self.to]}"

    def steps(self) -> Program:
        kind = None if self.type == "card" else self.type
        ask: Program = (("keep",), ("choose_lane", "salvage")) if self.to == "lane" else ()
        return (("choose_fade", kind, self.cost_at_most), *ask, ("salvage", self.to))


def _next_anchor(whose: Whose, lane: str) -> str:
    if lane == "this":
        return f"{FRIENDLY[whose]} next anchor in this lane"
    return f"the next anchor of one of {FRIENDLY[whose]} lanes"


def _anchor_step(whose: Whose, lane: str, purpose: str) -> Step:
    return ("choose_anchor", whose, lane, purpose, 1)
