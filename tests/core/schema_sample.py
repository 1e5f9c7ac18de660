"""A small card language with one of everything that schemas can say, for the tests beside it."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Annotated, Any, Literal, TypeAlias

from game.core.errors import NotationError
from game.core.problems import Place
from game.core.schema import BadField, Family, Length, Pattern, Range, Reads, References, short

Lane: TypeAlias = Literal["left", "center", "right"]
EFFECTS: Family[Effect] = Family("effect")
AnEffect: TypeAlias = Annotated["Effect", EFFECTS]


class Effect:
    """One thing that a card does."""


@EFFECTS.verb(short="amount")
@dataclass(frozen=True, slots=True)
class Wither(Effect):
    """Puts wither counters on creatures."""

    amount: Annotated[int, Range(1, 9), "How many counters are put."]
    on: Annotated[Literal["opposing_leader", "each_opposing"], "On whom."] = "opposing_leader"


@EFFECTS.verb(short="count")
@dataclass(frozen=True, slots=True)
class DrawCards(Effect):
    """Draws from the own deck."""

    count: Annotated[int, Range(1)] = 1


@EFFECTS.verb(short="do")
@dataclass(frozen=True, slots=True)
class May(Effect):
    """Asks whether to do the rest."""

    do: Annotated[tuple[AnEffect, ...], Length(1)]


class Suit(Enum):
    HEARTS = "H"
    SPADES = "S"


@dataclass(frozen=True, slots=True)
class Code:
    rank: str
    suit: str


def read_code(text: str) -> Code:
    if len(text) != 2:
        message = f"{text!r} has not two letters"
        raise ValueError(message)
    if text[1] not in "HSCD":
        raise NotationError(text, 1, "a suit", text[1].upper() if text[1].upper() in "HSCD" else None)
    return Code(text[0], text[1])


@short("card")
@dataclass(frozen=True, slots=True)
class Creature:
    card: Annotated[str, References("card")]
    exhausted: bool = False
    counters: Annotated[int, Range(0, 9)] = 0


@dataclass(frozen=True, slots=True)
class Card:
    """A card of the sample."""

    id: Annotated[str, Pattern("[a-z][a-z0-9_]*", "a lower-case id"), "What files call it."]
    cost: Annotated[int, Range(0, 9), "What it costs."]
    title: Annotated[str, Length(1, 12)] = "Untitled"
    class_: Annotated[Literal["spell", "creature"], "Its kind."] = "spell"
    suit: Suit | None = None
    effects: tuple[AnEffect, ...] = ()
    lanes: dict[Lane, tuple[Creature, ...]] = field(default_factory=dict)
    favor: dict[int, str] = field(default_factory=dict)
    code: Annotated[Code, Reads(read_code, "a playing card, as 6H", "..")] | None = None
    size: tuple[int, int] = (1, 1)
    push: Annotated[int, Range(1, 5)] | Literal["all"] = 1
    weight: Annotated[float, Range(0, 2)] = 1.0
    swift: bool = False
    traits: Annotated[list[str], Length(0, 3)] = field(default_factory=list)
    notes: object = None
    place: Place = field(default_factory=Place, compare=False)

    def __post_init__(self) -> None:
        if self.class_ == "creature" and not self.effects:
            message = "a creature does something"
            raise ValueError(message)
        if self.push == 5 and self.cost == 0:
            raise BadField("push", "a push of 5 costs something")


@dataclass(frozen=True, slots=True)
class CardFile:
    cards: Annotated[tuple[Card, ...], "Every card of the file."]


def as_data(value: Any) -> Any:
    """What a file would hold for a value of the sample."""
    match value:
        case Effect():
            return {EFFECTS.word_of(value): _fields(value)}
        case Enum():
            return value.value
        case Code():
            return value.rank + value.suit
        case tuple() | list():
            return [as_data(each) for each in value]
        case dict():
            return {key: as_data(each) for key, each in value.items()}
        case Card() | Creature() | CardFile():
            return _fields(value)
    return value


def _fields(value: Any) -> dict[str, Any]:
    names = [name for name in type(value).__dataclass_fields__ if name != "place"]
    return {name.rstrip("_"): as_data(getattr(value, name)) for name in names}
