"""What an Aura, an Enchantment, a Circle, or a Spell for one turn holds up: changes of Power, of rolls, and protection.

Each verb's docstring and fields are its page in the designers' reference, `says` its printed words about a subject,
`modifier` what it is compiled to.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Final, Literal, NamedTuple, Protocol, TypeAlias

from game.core.problems import Place
from game.core.schema import BadField, Family, Length, Range
from game.rules.patterns.selectors import TIER, Own

Role: TypeAlias = Literal["attacking", "defending", "rescuing", "guarding", "brainwashing"]
"""What a Creature rolls for: either side of a Capture, either side of a Rescue, or being Brainwashed."""

ROLES: Final[tuple[Role, ...]] = ("attacking", "defending", "rescuing", "guarding", "brainwashing")
ATTACKING, DEFENDING, RESCUING, GUARDING, BRAINWASHING = ROLES
Roles: TypeAlias = tuple[Role, ...]

ALL: Final = Own()


class Modifier(NamedTuple):
    """One thing that a Spell holds up, as the engine reads it: `kind`, by how much, for which roles, over whom."""

    kind: str
    """`power`, `roll`, `again`, `two`, `ties` or `safe`."""
    amount: int
    roles: tuple[str, ...]
    tier: int
    """As in `selectors.TIER`."""
    clan: str


class Subject(NamedTuple):
    """Who is spoken of: `the Creature at this Position and its Minions`, and whether those are several."""

    words: str
    plural: bool

    def verb(self, plural: str, singular: str) -> str:
        return plural if self.plural else singular


class Static(Protocol):
    """One thing that holds."""

    @property
    def place(self) -> Place: ...
    @property
    def who(self) -> Own: ...

    def says(self, subject: Subject) -> str:
        """The printed words without full stop."""
        ...

    def modifier(self) -> Modifier: ...


STATICS: Family[Static] = Family("lasting effect")


def _made(kind: str, amount: int, roles: tuple[str, ...], who: Own) -> Modifier:
    return Modifier(kind, amount, roles, TIER[who.where], who.clan or "")


@STATICS.verb(short="amount")
@dataclass(frozen=True, slots=True, kw_only=True)
class Power:
    """More or less Power in everything, never in what is printed (placement goes by that)."""

    amount: Annotated[int, Range(-5, 5), "How much is added to Power."]
    who: Annotated[Own, "Circles and Spells of one turn: over whom."] = ALL
    place: Place = field(default=Place(), compare=False, repr=False)

    def __post_init__(self) -> None:
        _not_zero(self.amount)

    def says(self, subject: Subject) -> str:
        sign = "+" if self.amount > 0 else "\u2212"
        return f"{subject.words} {subject.verb('have', 'has')} {sign}{abs(self.amount)} Power"

    def modifier(self) -> Modifier:
        return _made("power", self.amount, (), self.who)


@STATICS.verb()
@dataclass(frozen=True, slots=True, kw_only=True)
class Roll:
    """Adds to (or takes from) what is rolled, in some roles."""

    amount: Annotated[int, Range(-5, 5), "How much is added to the total."]
    when: Annotated[Roles, Length(1, 5), "In which roles."]
    who: Annotated[Own, "Circles and Spells of one turn: over whom."] = ALL
    place: Place = field(default=Place(), compare=False, repr=False)

    def __post_init__(self) -> None:
        _not_zero(self.amount)
        _different(self.when)

    def says(self, subject: Subject) -> str:
        verb = subject.verb("add", "adds") if self.amount > 0 else subject.verb("lose", "loses")
        return f"{subject.words} {verb} {abs(self.amount)} when {_listed(self.when)}"

    def modifier(self) -> Modifier:
        return _made("roll", self.amount, self.when, self.who)


@STATICS.verb()
@dataclass(frozen=True, slots=True, kw_only=True)
class RollAgain:
    """A low roll is rolled once more, and the second roll counts. Of several such Spells the highest limit holds."""

    up_to: Annotated[int, Range(1, 5), "Rolls up to this number are rolled again."]
    when: Annotated[Roles, Length(1, 5), "In which roles."]
    who: Annotated[Own, "Circles and Spells of one turn: over whom."] = ALL
    place: Place = field(default=Place(), compare=False, repr=False)

    def __post_init__(self) -> None:
        _different(self.when)

    def says(self, subject: Subject) -> str:
        low = "a 1" if self.up_to == 1 else f"a {self.up_to} or less"
        return f"{subject.words} {subject.verb('roll', 'rolls')} {low} again when {_listed(self.when)}"

    def modifier(self) -> Modifier:
        return _made("again", self.up_to, self.when, self.who)


@STATICS.verb(short="when")
@dataclass(frozen=True, slots=True, kw_only=True)
class TwoDice:
    """Rolls two dice and keeps the higher (instead of rolling a low one again)."""

    when: Annotated[Roles, Length(1, 5), "In which roles."]
    who: Annotated[Own, "Circles and Spells of one turn: over whom."] = ALL
    place: Place = field(default=Place(), compare=False, repr=False)

    def __post_init__(self) -> None:
        _different(self.when)

    def says(self, subject: Subject) -> str:
        does = subject.verb("roll two dice and keep", "rolls two dice and keeps")
        return f"{subject.words} {does} the higher when {_listed(self.when)}"

    def modifier(self) -> Modifier:
        return _made("two", 0, self.when, self.who)


@STATICS.verb(short="when")
@dataclass(frozen=True, slots=True, kw_only=True)
class WinTies:
    """Equal totals are won (unless the other side wins them too: then they stay a tie)."""

    when: Annotated[Roles, Length(1, 4), "In which roles."]
    who: Annotated[Own, "Circles and Spells of one turn: over whom."] = ALL
    place: Place = field(default=Place(), compare=False, repr=False)

    def __post_init__(self) -> None:
        _different(self.when)
        if BRAINWASHING in self.when:
            raise BadField("when", "a Brainwash has no ties")

    def says(self, subject: Subject) -> str:
        return f"{subject.words} {subject.verb('win', 'wins')} ties when {_listed(self.when)}"

    def modifier(self) -> Modifier:
        return _made("ties", 0, self.when, self.who)


@STATICS.verb(short="from_")
@dataclass(frozen=True, slots=True, kw_only=True)
class Safe:
    """Cannot be attacked, or cannot be chosen by opponents' Spells that act on Creatures."""

    from_: Annotated[Literal["capture", "spells"], "From what."]
    who: Annotated[Own, "Circles and Spells of one turn: over whom."] = ALL
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self, subject: Subject) -> str:
        what = {"capture": "be attacked in a Capture", "spells": "be chosen by an opponent's Spell"}[
            self.from_
        ]
        return f"{subject.words} cannot {what}"

    def modifier(self) -> Modifier:
        return _made("safe", 0, (self.from_,), self.who)


def _not_zero(amount: int) -> None:
    if amount == 0:
        raise BadField("amount", "0 would change nothing")


def _different(roles: tuple[str, ...]) -> None:
    if len(set(roles)) < len(roles):
        raise BadField("when", "a role is written twice")


def _listed(roles: tuple[str, ...]) -> str:
    """`attacking or rescuing`, in the order of the roles."""
    words = [role for role in ROLES if role in roles]
    if len(words) == len(ROLES):
        return "rolling"
    return " or ".join((", ".join(words[:-1]), words[-1])) if len(words) > 1 else words[0]
