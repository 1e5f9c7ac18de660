"""Cards as their designers write them, the Pattern and the decks, and what must be true of each as a whole."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from math import prod
from typing import Annotated, Final, Literal, TypeAlias

from game.core.cardart import Art
from game.core.problems import Place, ProblemList
from game.core.schema import Length, Pattern, Range, References, short
from game.rules.patterns.selectors import Own
from game.rules.patterns.shape import LETTERS, MOST_POSITIONS
from game.rules.patterns.statics import BRAINWASHING, STATICS, Static
from game.rules.patterns.verbs import EFFECTS, ChooseOne, Effect, Free, ThisTurn

Kind: TypeAlias = Literal["once", "aura", "enchantment", "circle"]
ID: Final = Pattern("[a-z][a-z0-9_]*", "an id: small letters, digits and underscores, a letter first")
CARD_CODES: Final = {
    "duplicate-id": "two cards (or Clans) have the same id",
    "card-type": "the card has something that cards of its kind cannot have",
    "card-needs": "the card lacks something that cards of its kind must have",
    "card-clash": "two parts of the card do not go together",
    "deck": "the cards do not make the decks that the rules need",
}
"""The codes of what is wrong with whole cards and decks, beside those of `game.core.problems`."""


@dataclass(frozen=True, slots=True)
class PatternShape:
    """The tree of Positions. Names, Leaders and neighbours follow from it."""

    tiers: Annotated[
        tuple[Annotated[int, Range(1, len(LETTERS))], ...],
        Length(1, 5),
        "How many Minions the Wizard has, then each Creature of the first tier, and so on.",
    ]
    place: Place = field(default=Place(), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Clan:
    """A Clan and the one opposed to it."""

    id: Annotated[str, ID, "Its id."]
    name: Annotated[str, Length(1, 30), "Its name."]
    opposed: Annotated[str, References("clan"), "The Clan opposed to it."]
    says: Annotated[str, Length(0, 200), "One line about it, for players."] = ""
    place: Place = field(default=Place(), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Creature:
    """A Creature: its Clan and its printed Power are all that the rules know of it."""

    id: Annotated[str, ID, "Its id, once in the whole set."]
    name: Annotated[str, Length(1, 40), "Its name."]
    clan: Annotated[str, References("clan"), "Its Clan."]
    power: Annotated[int, Range(1, 5), "Its printed Power, so low that a die can beat it."]
    flavour: Annotated[str, Length(0, 240), "Words for the mood; no rules."] = ""
    art: Annotated[Art | None, "Its picture, where the painter's own choice is not liked; no rules."] = None
    place: Place = field(default=Place(), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Wizard:
    """A Wizard, under whom a Pattern grows."""

    id: Annotated[str, ID, "Its id, once in the whole set."]
    name: Annotated[str, Length(1, 40), "The Wizard's name."]
    clan: Annotated[str, References("clan"), "The Wizard's Clan."]
    flavour: Annotated[str, Length(0, 240), "Words for the mood; no rules."] = ""
    art: Annotated[Art | None, "Its picture, where the painter's own choice is not liked; no rules."] = None
    place: Place = field(default=Place(), compare=False, repr=False)


@short("clan")
@dataclass(frozen=True, slots=True)
class Component:
    """What is discarded from the Dungeon to cast a Spell: `ember`, or `{clan: ember, power: 3}` for a stronger one."""

    clan: Annotated[str, References("clan"), "A Creature of this Clan."]
    power: Annotated[int, Range(1, 5), "Of this printed Power or more."] = 1

    def says(self) -> str:
        """`any Ember`, `any Ember of Power 3 or more`."""
        least = f" of Power {self.power} or more" if self.power > 1 else ""
        return f"any {self.clan.capitalize()}{least}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Spell:
    """A Spell. Its printed rules text is made from what it does and holds; `flavour` stands below it."""

    id: Annotated[str, ID, "Its id, once in the whole set."]
    name: Annotated[str, Length(1, 40), "Its name."]
    kind: Annotated[
        Kind,
        "Cast once and discarded; an Aura on a Position; an Enchantment on a Creature; or a Circle beside the Pattern.",
    ]
    component: Annotated[Component, "What casting it costs."]
    does: Annotated[
        tuple[Annotated[Effect, EFFECTS], ...], Length(0, 6), "What it does when it is cast, in this order."
    ] = ()
    holds: Annotated[
        tuple[Annotated[Static, STATICS], ...], Length(0, 5), "What holds while it lies on the table."
    ] = ()
    copies: Annotated[int, Range(1, 9), "How many of it the Research deck has."] = 2
    flavour: Annotated[str, Length(0, 240), "Words for the mood; no rules."] = ""
    art: Annotated[Art | None, "Its picture, where the painter's own choice is not liked; no rules."] = None
    place: Place = field(default=Place(), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Deal:
    """The decks and hands for some numbers of players."""

    seats: Annotated[tuple[Annotated[int, Range(2, 6)], ...], Length(1, 5), "For so many players."]
    clans: Annotated[int, Range(1, 20), "How many Clans are in the Recruitment deck."]
    copies: Annotated[
        dict[Annotated[int, Range(1, 5)], Annotated[int, Range(0, 30)]],
        "How many copies of the Creature of each Power, in each Clan.",
    ]
    spells: Annotated[int, Range(0, 9), "How many Spells each player begins with."] = 1
    place: Place = field(default=Place(), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Decks:
    """What is dealt at each number of players."""

    deals: Annotated[tuple[Deal, ...], Length(1, 5), "One for each number of players from 2 to 6."]
    place: Place = field(default=Place(), compare=False, repr=False)


def check_spell(spell: Spell, problems: ProblemList) -> None:
    """Notes what the fields of a Spell, each right by itself, do wrong together."""

    def wrong(code: str, sentence: str, place: Place = spell.place) -> None:
        problems.add(place, code, f"{spell.id}: {sentence}")

    if spell.kind == "once":
        if spell.holds:
            wrong(
                "card-type",
                "a Spell cast once holds nothing; 'this_turn' lasts a turn",
                spell.holds[0].place,
            )
        if not spell.does:
            wrong("card-needs", "a Spell cast once needs a 'does'")
    elif not spell.holds:
        wrong("card-needs", f"{_article(spell.kind)} needs a 'holds'")
    elif spell.does:
        wrong(
            "card-type", f"{_article(spell.kind)} only holds something; it does nothing", spell.does[0].place
        )
    for static in spell.holds:
        if spell.kind in {"aura", "enchantment"} and static.who != Own():
            what = "the Creature there and its Minions" if spell.kind == "aura" else "its Creature"
            wrong("card-clash", f"{_article(spell.kind)} is about {what}; it has no 'who'", static.place)
        if spell.kind in {"aura", "enchantment"} and BRAINWASHING in static.modifier().roles:
            wrong("card-clash", "who is brainwashed is in a Dungeon, where no Spell lies", static.place)
    turns = list(_turns(spell.does))
    for other in turns[1:]:
        wrong("card-clash", "a Spell has one 'this_turn'; write all that holds into it", other.place)
    for effect in spell.does[:-1]:
        if isinstance(effect, ChooseOne):
            wrong(
                "card-clash",
                "'choose_one' is the last thing a Spell does; write the others before it",
                effect.place,
            )
    for effect in _optional(spell.does):
        if isinstance(effect, Free):
            wrong(
                "card-clash",
                "an option cannot depend on who is in a Dungeon, which others do not see",
                effect.place,
            )
    for static in (*spell.holds, *(held for turn in turns for held in turn.holds)):
        _check_brainwashing(static, wrong)


def _check_brainwashing(static: Static, wrong: Callable[..., None]) -> None:
    roles = static.modifier().roles
    if BRAINWASHING in roles and (roles != (BRAINWASHING,) or static.who != Own()):
        wrong("card-clash", "'brainwashing' stands alone: no Creature in play rolls then", static.place)


def _turns(effects: Iterable[Effect]) -> Iterable[ThisTurn]:
    """All effects of the turn, those of options too."""
    for effect in effects:
        if isinstance(effect, ThisTurn):
            yield effect
        elif isinstance(effect, ChooseOne):
            for option in effect.options:
                yield from _turns(option.do)


def _optional(effects: Iterable[Effect], *, inside: bool = False) -> Iterable[Effect]:
    """All effects that stand inside options."""
    for effect in effects:
        if inside:
            yield effect
        if isinstance(effect, ChooseOne):
            for option in effect.options:
                yield from _optional(option.do, inside=True)


def turn_of(spell: Spell) -> tuple[Static, ...]:
    """What the Spell holds for one turn."""
    return tuple(static for turn in _turns(spell.does) for static in turn.holds)


def check_shape(shape: PatternShape, problems: ProblemList) -> None:
    """A tree that no screen and no deck could fill."""
    total = sum(prod(shape.tiers[: depth + 1]) for depth in range(len(shape.tiers)))
    if total > MOST_POSITIONS:
        problems.add(
            shape.place,
            "out-of-range",
            f"a Pattern of {total} Positions is too large: {MOST_POSITIONS} at most",
        )


def check_clans(clans: Iterable[Clan], problems: ProblemList) -> None:
    """Opposition goes both ways, and never to oneself."""
    opposed = {clan.id: clan.opposed for clan in clans}
    for clan in clans:
        if clan.opposed == clan.id:
            problems.add(clan.place, "card-clash", f"{clan.id}: no Clan is opposed to itself")
        elif opposed.get(clan.opposed, clan.id) != clan.id:
            sentence = f"{clan.id} is opposed to {clan.opposed}, and that to {opposed[clan.opposed]}"
            problems.add(clan.place, "card-clash", sentence)


def check_decks(
    decks: Decks, clans: list[Clan], creatures: list[Creature], wizards: list[Wizard], problems: ProblemList
) -> None:
    """Every number of players has its deal; every Clan has one Wizard, and one Creature of each Power that is dealt."""
    dealt = [seats for deal in decks.deals for seats in deal.seats]
    for seats in range(2, 7):
        if dealt.count(seats) != 1:
            sentence = (
                f"there is {'no deal' if seats not in dealt else 'more than one deal'} for {seats} players"
            )
            problems.add(decks.place, "deck", sentence)
    for deal in decks.deals:
        if deal.clans > len(clans) or deal.clans < max(deal.seats):
            sentence = f"{deal.clans} Clans cannot be: there are {len(clans)}, and each Wizard brings one"
            problems.add(deal.place, "deck", sentence)
    powers = sorted({power for deal in decks.deals for power, count in deal.copies.items() if count})
    for clan in clans:
        own: list[Wizard | Creature] = [wizard for wizard in wizards if wizard.clan == clan.id]
        _check_only(own, clan, "Wizard", problems)
        for power in powers:
            own = [one for one in creatures if (one.clan, one.power) == (clan.id, power)]
            _check_only(own, clan, f"Creature of Power {power}", problems)


def _check_only(own: Sequence[Wizard | Creature], clan: Clan, noun: str, problems: ProblemList) -> None:
    """Notes a lack at the Clan, and each one too many at its own place."""
    if not own:
        problems.add(clan.place, "deck", f"{clan.id} needs exactly one {noun}")
    for one in own[1:]:
        problems.add(
            one.place, "deck", f"{one.id}: {clan.id} has its {noun} already, {own[0].id} at {own[0].place}"
        )


def _article(kind: str) -> str:
    return {"aura": "an Aura", "enchantment": "an Enchantment", "circle": "a Circle"}[kind]
