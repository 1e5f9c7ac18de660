"""The verbs of the Spells: what one does when it is cast, one frozen dataclass each.

A verb's docstring and fields are its page in the designers' reference, `says` its printed words (a clause without
full stop, beginning small), `steps` what it is compiled to. What the steps do stands in `effects`, whom a question may
choose in `targets`. Before adding a verb, try to write the Spell with those there are.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal, Protocol

from game.core.frames import Program, Step
from game.core.problems import Place
from game.core.schema import BadField, Family, Length, Pattern, Range
from game.rules.patterns.selectors import Creatures
from game.rules.patterns.statics import BRAINWASHING, STATICS, Static, Subject

COUNT_WORDS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


class Effect(Protocol):
    """One thing that a Spell does."""

    @property
    def place(self) -> Place: ...

    def says(self) -> str:
        """The printed words: a clause without its full stop, beginning small."""
        ...

    def steps(self) -> Program:
        """What it is compiled to; jumps in it count from where they stand."""
        ...


EFFECTS: Family[Effect] = Family("effect")


@EFFECTS.verb(short="amount")
@dataclass(frozen=True, slots=True)
class ExtraActions:
    """More Actions this turn; casting the Spell has cost one."""

    amount: Annotated[int, Range(1, 5), "How many."]
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        return f"take {COUNT_WORDS[self.amount]} extra {_plural('Action', self.amount)} this turn"

    def steps(self) -> Program:
        return (("extra_actions", self.amount),)


# -- upon Creatures in play ----------------------------------------------------------------------------------


@EFFECTS.verb()
@dataclass(frozen=True, slots=True)
class Discard:
    """A Creature of your choice leaves the game."""

    choose: Annotated[Creatures, "Which can be chosen."]
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        return f"discard {self.choose.says()}"

    def steps(self) -> Program:
        return (("ask_target", "discard", self.choose.spec()), ("discard",))


@EFFECTS.verb()
@dataclass(frozen=True, slots=True)
class Jail:
    """A Creature of your choice goes to the Dungeon of whoever Controls it."""

    choose: Annotated[Creatures, "Which can be chosen."]
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        return f"put {self.choose.says()} in its controller's Dungeon"

    def steps(self) -> Program:
        return (("ask_target", "jail", self.choose.spec()), ("jail",))


@EFFECTS.verb()
@dataclass(frozen=True, slots=True)
class CallGuard:
    """Your Guard takes an empty Position of your Pattern where it may stand."""

    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        return "move your Guard to an empty legal Position of your Pattern"

    def steps(self) -> Program:
        return (("ask_target", "call_guard", ("for_guard",)), ("call_guard",))


@EFFECTS.verb()
@dataclass(frozen=True, slots=True)
class ExchangeGuards:
    """You and an opponent of your choice exchange Guards; both must have one."""

    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        return "exchange your Guard with an opponent's Guard"

    def steps(self) -> Program:
        return (("ask_target", "exchange_guards", ("opponent", "guard")), ("exchange_guards",))


@EFFECTS.verb()
@dataclass(frozen=True, slots=True)
class Rearrange:
    """Two Creatures of your Pattern, adjacent or not, exchange their Positions, if that leaves all placements legal."""

    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        return "exchange two Creatures of your Pattern, adjacent or not, if both new placements are legal"

    def steps(self) -> Program:
        return (("ask_target", "rearrange", ("pair",)), ("ask_partner", "rearrange"), ("rearrange",))


# -- Dungeons, decks and hands -------------------------------------------------------------------------------


@EFFECTS.verb(short="amount")
@dataclass(frozen=True, slots=True)
class FillDungeon:
    """The top Recruitment cards go unseen to your Dungeon, as many as there are."""

    amount: Annotated[int, Range(1, 10), "How many cards."]
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        return f"put the {_top(self.amount)} in your Dungeon"

    def steps(self) -> Program:
        return (("fill_dungeon", self.amount),)


@EFFECTS.verb(short="look")
@dataclass(frozen=True, slots=True)
class Dig:
    """You alone look at the top Recruitment cards and put one in your Dungeon, unseen; the others stay as they lay."""

    look: Annotated[int, Range(1, 10), "How many cards you look at."]
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        return f"look at the {_top(self.look)}, put one in your Dungeon and the others back in their order"

    def steps(self) -> Program:
        return (("look_deck", self.look), ("ask_pick", "dig", ("deck", self.look)), ("dig",))


@EFFECTS.verb()
@dataclass(frozen=True, slots=True)
class SearchDungeon:
    """You alone look through an opponent's Dungeon; with `take` one of its Creatures comes to yours."""

    take: Annotated[bool, "Whether you take a Creature."] = False
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        taken = " and put one of its Creatures in yours" if self.take else ""
        return f"look through an opponent's Dungeon{taken}"

    def steps(self) -> Program:
        look: Program = (("ask_target", "search", ("opponent", "dungeon")), ("look_dungeon",))
        return (*look, ("ask_pick", "take", ("dungeon", "theirs", 99)), ("take",)) if self.take else look


@EFFECTS.verb()
@dataclass(frozen=True, slots=True)
class ReadMind:
    """You alone look at the Spells in an opponent's hand."""

    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        return "look at an opponent's Spells"

    def steps(self) -> Program:
        return (("ask_target", "read_mind", ("opponent", "spells")), ("look_spells",))


@EFFECTS.verb(short="power_at_most")
@dataclass(frozen=True, slots=True)
class Free:
    """A Creature of your Dungeon is placed as after a Brainwash, without a roll."""

    power_at_most: Annotated[int, Range(1, 9), "Of this printed Power or less."]
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        return (
            f"place a Creature of printed Power {self.power_at_most} or less from your Dungeon in an empty legal "
            "Position of your Pattern or as your Guard"
        )

    def steps(self) -> Program:
        return (("ask_pick", "free", ("dungeon", "yours", self.power_at_most)), ("free", self.power_at_most))


@EFFECTS.verb(short="amount")
@dataclass(frozen=True, slots=True)
class DrawSpells:
    """You draw Spells from the Research deck, as many as there are."""

    amount: Annotated[int, Range(1, 5), "How many."] = 1
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        return "draw a Spell" if self.amount == 1 else f"draw {COUNT_WORDS[self.amount]} Spells"

    def steps(self) -> Program:
        return (("draw_spells", self.amount),)


# -- Spells upon Spells, and what holds for a turn -----------------------------------------------------------


@EFFECTS.verb(short="what")
@dataclass(frozen=True, slots=True)
class Dispel:
    """A Spell that lies on the table is discarded, anybody's."""

    what: Annotated[
        Literal["aura", "enchantments", "circle"],
        "The Aura of a Position, all Enchantments of a Creature, or a player's Circle.",
    ]
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        return {
            "aura": "discard an Aura",
            "enchantments": "discard all Enchantments on a Creature",
            "circle": "discard a Circle",
        }[self.what]

    def steps(self) -> Program:
        return (("ask_target", "dispel", ("spelled", self.what)), (f"dispel_{self.what}",))


@EFFECTS.verb(short="holds")
@dataclass(frozen=True, slots=True)
class ThisTurn:
    """Something holds over your Creatures until the end of your turn. A Spell has one of these at most."""

    holds: Annotated[tuple[Annotated[Static, STATICS], ...], Length(1, 5), "What holds."]
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        return f"until the end of this turn {' and '.join(said(static) for static in self.holds)}"

    def steps(self) -> Program:
        return (("this_turn",),)


@dataclass(frozen=True, slots=True)
class Option:
    """One of the things that can be chosen, with the word by which it is."""

    word: Annotated[str, Pattern("[a-z][a-z_]*", "a word in small letters"), "What `choose WORD` says."]
    do: Annotated[tuple[Annotated[Effect, EFFECTS], ...], Length(1, 5), "What is done then."]
    place: Place = field(default=Place(), compare=False, repr=False)


@EFFECTS.verb(short="options")
@dataclass(frozen=True, slots=True)
class ChooseOne:
    """You choose one of several things that can be done now, each by a word of its own."""

    options: tuple[Option, ...]
    place: Place = field(default=Place(), compare=False, repr=False)

    def __post_init__(self) -> None:
        words = [option.word for option in self.options]
        if len(words) < 2 or len(set(words)) != len(words):
            raise BadField("options", "two or more options with different words are wanted here")

    def says(self) -> str:
        return "choose one: " + "; or ".join(clause(option.do) for option in self.options)

    def steps(self) -> Program:
        """The question knows where each body begins and how long it is; each body ends with a leap over the rest."""
        bodies = [joined(option.do) for option in self.options]
        starts = []
        at = 0
        for body in bodies:
            starts.append(at)
            at += len(body) + 1
        words = tuple(option.word for option in self.options)
        lengths = tuple(len(body) for body in bodies)
        steps: list[Step] = [("ask_option", words, tuple(starts), lengths)]
        for start, body in zip(starts, bodies, strict=True):
            steps += [*body, ("skip", at - start - len(body) - 1)]
        return tuple(steps)


def joined(effects: tuple[Effect, ...]) -> Program:
    """One program of several effects, one after the other; all leaps in it are relative, so it can stand anywhere."""
    return tuple(step for effect in effects for step in effect.steps())


def clause(effects: tuple[Effect, ...]) -> str:
    """Several effects in one clause: `draw a Spell, then take two extra Actions this turn`."""
    return ", then ".join(effect.says() for effect in effects)


def said(static: Static) -> str:
    """What a Circle or a Spell of this turn holds, over its owner's Creatures, or over the owner."""
    roles = static.modifier().roles
    if roles == (BRAINWASHING,):
        return static.says(Subject("you", True))
    return static.says(Subject(static.who.says(), static.who.plural))


def _plural(noun: str, count: int) -> str:
    return noun if count == 1 else f"{noun}s"


def _top(count: int) -> str:
    return "top Recruitment card" if count == 1 else f"top {COUNT_WORDS[count]} Recruitment cards"
