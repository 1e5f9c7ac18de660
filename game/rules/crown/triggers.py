"""When a card acts by itself or on its owner's word: traps, triggers and Exhaust abilities."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Final, Literal, TypeAlias

from game.core.problems import Place
from game.core.schema import BadField
from game.rules.crown.amounts import CONDITIONS, Condition
from game.rules.crown.selectors import Filter
from game.rules.crown.verbs import EFFECTS, Effect, clause

Happening: TypeAlias = Literal[
    "push_announced", "creature_played", "spell_played", "creature_shattered", "anchor_broken", "turn_began"
]
TRAP_EVENTS: Final = (
    "push_announced",
    "creature_played",
    "spell_played",
    "creature_shattered",
    "anchor_broken",
)
"""The closed list of rules 15.14: after one of these whoever has a face-down trap there is asked."""

Effects: TypeAlias = tuple[Annotated[Effect, EFFECTS], ...]


@dataclass(frozen=True, slots=True)
class When:
    """What a trap or trigger waits for."""

    event: Annotated[Happening, "What has to happen; a trap waits for one of the first five."]
    by: Annotated[
        Literal["you", "opponent", "anyone"],
        "Who announces or plays; whose creature shatters; whose anchor breaks; whose turn begins.",
    ] = "anyone"
    lane: Annotated[Literal["this", "any"], "Where; a lane trap always waits for its own lane."] = "this"
    which: Annotated[Filter | None, "Which creature has to be the one that is played or shatters."] = None
    only_this: Annotated[bool, "The creature is the card itself."] = False
    condition: Annotated[Condition | None, CONDITIONS, "Only while this holds."] = None
    place: Place = field(default=Place(), compare=False, repr=False)

    def __post_init__(self) -> None:
        about_creature = self.event in {"creature_played", "creature_shattered"}
        if self.which is not None and not about_creature:
            raise BadField("which", f"no creature is meant by {self.event!r}")
        if self.only_this and not about_creature:
            raise BadField("only_this", f"no creature is meant by {self.event!r}")

    def says(self) -> str:
        """`when your opponent plays a creature`."""
        who = {"you": "you", "opponent": "your opponent", "anyone": "a player"}[self.by]
        verb = "" if self.by == "you" else "s"
        whose = {"you": "your ", "opponent": "your opponent's ", "anyone": "a player's "}[self.by]
        here = " in this lane" if self.lane == "this" else ""
        creature = "this creature" if self.only_this else (self.which or Filter()).one_of_them()
        match self.event:
            case "push_announced":
                words = f"{who} push{'es' if verb else ''} {'this lane' if here else 'a lane'}"
            case "creature_played":
                words = "this creature is played" if self.only_this else f"{who} play{verb} {creature}{here}"
            case "spell_played":
                words = f"{who} play{verb} a spell"
            case "creature_shattered":
                noun = (self.which or Filter()).noun(plural=self.by != "anyone")
                if self.only_this:
                    words = f"{creature} shatters"
                elif self.by == "anyone":
                    words = f"{creature} shatters{here}"
                else:
                    words = f"one of {whose}{noun} shatters{here}"
            case "anchor_broken":
                words = f"{'an anchor' if self.by == 'anyone' else f'one of {whose}anchors'} breaks{here}"
            case _:
                words = f"{whose if self.by != 'anyone' else 'a '}turn begins"
        return f"when {words}" + (f" while {self.condition.says()}" if self.condition else "")


@dataclass(frozen=True, slots=True)
class Trap:
    """Where a trap is set, what it waits for and what it does."""

    goes: Annotated[Literal["lane", "reserve"], "Set into a lane of your side, or into your Reserve."]
    when: When
    do: Annotated[Effects, "What it does when it is sprung; `it` is the creature that the event is about."]
    place: Place = field(default=Place(), compare=False, repr=False)

    def __post_init__(self) -> None:
        if self.when.event not in TRAP_EVENTS:
            raise BadField("when", f"a trap does not wait for {self.when.event!r}")

    def says(self) -> str:
        return f"{self.when.says()}: {clause(self.do)}"


@dataclass(frozen=True, slots=True)
class Trigger:
    """Something that a card in play does by itself, right after the effect that caused it and before any trap."""

    when: When
    do: Annotated[Effects, "What it does; `it` is the creature that the event is about."]
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        return f"{self.when.says()}, {clause(self.do)}"


@dataclass(frozen=True, slots=True)
class ExhaustAbility:
    """An ability that is paid by exhausting the creature, at any point of its controller's turn."""

    do: Annotated[Effects, "What it does."]
    in_push: Annotated[bool, "Usable in a push only."] = False
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        return clause(self.do) + (" (in a push only)" if self.in_push else "")
