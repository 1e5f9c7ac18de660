"""A card as its designer writes it, the factions, and what must be true of a card as a whole."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Annotated, Final, Literal, TypeAlias, get_args

from game.core.cardart import Art
from game.core.problems import Place, ProblemList
from game.core.schema import Length, Pattern, Range, References
from game.rules.crown.selectors import Word, one
from game.rules.crown.statics import STATICS, Cost, Forbid, HandSize, Heroic, PowerModifier, Static, Strikes
from game.rules.crown.triggers import Effects, ExhaustAbility, Trap, Trigger

CardType: TypeAlias = Literal["creature", "equipment", "spell", "trap", "fortification", "rival"]
Printed: TypeAlias = Literal["flying", "vanguard", "rearguard", "heroic", "terror", "chain", "snap"]
Statics: TypeAlias = tuple[Annotated[Static, STATICS], ...]
ID: Final = Pattern("[a-z][a-z0-9_]*", "an id: small letters, digits and underscores, a letter first")
CARD_CODES: Final = {
    "duplicate-id": "two cards (or factions, or decks) have the same id",
    "card-type": "the card has something that cards of its type cannot have",
    "card-needs": "the card lacks something that cards of its type must have",
    "card-clash": "two parts of the card do not go together",
}
"""The codes of what is wrong with a whole card, beside those of `game.core.problems`."""


@dataclass(frozen=True, slots=True)
class Faction:
    """One of the factions of the game and the resource that it runs on."""

    id: Annotated[str, ID, "Its id."]
    name: Annotated[str, Length(1, 30), "Its name."]
    resource: Annotated[str, ID, "The id of its resource, as payments write it."]
    says: Annotated[str, Length(0, 200), "One line about it, for players."] = ""
    place: Place = field(default=Place(), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Boon:
    """What a Rival gives whoever controls it, that is the opponent of the player who played it."""

    enters: Annotated[Effects, "Done when it enters; `yours` is its controller's."] = ()
    static: Annotated[Statics, "Holds while it is in play."] = ()
    place: Place = field(default=Place(), compare=False, repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """A card. Its printed rules text is made from its keywords and effects; `flavour` stands below it."""

    id: Annotated[str, ID, "Its id, once in the whole set."]
    name: Annotated[str, Length(1, 40), "Its name."]
    type: Annotated[CardType, "What it is."]
    faction: Annotated[str, References("faction"), "Its faction."]
    cost: Annotated[
        int,
        Range(0, 20),
        "Creatures and equipment: of the faction's resource; all others: Essence beside the 1 Clarity.",
    ] = 0
    bloom: Annotated[int, Range(0, 20), "Of the faction's resource, gained when it is played."] = 0
    power: Annotated[
        int | None, Range(1, 99), "Its Power; a Fortification without one stands in the Reserve."
    ] = None
    bounty: Annotated[int, Range(0, 20), "Essence for whoever shatters it."] = 0
    copies: Annotated[int | Literal["any"], "How many of it a deck may have."] = 4
    keywords: Annotated[tuple[Printed, ...], "Keywords that need no more words."] = ()
    strike: Annotated[
        Effects, "Strike: at its turn in a push, before its Power (with `flying`: in a window)."
    ] = ()
    aura: Annotated[Statics, "Aura: holds in this lane for the whole push."] = ()
    leader: Annotated[Statics, "Leader: holds while it is its side's Leader and not exhausted."] = ()
    exhaust: Annotated[ExhaustAbility | None, "Exhaust: an ability paid by exhausting it."] = None
    enters: Annotated[Effects, "Done when it is played or put into play."] = ()
    static: Annotated[Statics, "Holds while it is in play."] = ()
    triggers: Annotated[tuple[Trigger, ...], "What it does by itself."] = ()
    boon: Annotated[Boon | None, "A Rival's gift to its controller."] = None
    play: Annotated[Effects, "What a spell does."] = ()
    trap: Annotated[Trap | None, "What a trap waits for and does."] = None
    flavour: Annotated[str, Length(0, 240), "Words for the mood; no rules."] = ""
    art: Annotated[Art | None, "Its picture, where the painter's own choice is not liked; no rules."] = None
    place: Place = field(default=Place(), compare=False, repr=False)


PARTS: Final = ("strike", "aura", "leader", "exhaust", "enters", "static", "triggers", "boon", "play", "trap")
ALLOWED: Final = {
    "creature": {"strike", "aura", "leader", "exhaust", "enters", "static", "triggers"},
    "equipment": {"enters", "static", "triggers"},
    "spell": {"play"},
    "trap": {"trap"},
    "fortification": {"strike", "aura", "exhaust", "enters", "static", "triggers"},
    "rival": {"strike", "aura", "leader", "exhaust", "enters", "static", "triggers", "boon"},
}
"""Which parts a card of a type may have."""
WORDS_ALLOWED: Final = {
    "creature": frozenset(get_args(Printed)),
    "rival": frozenset(get_args(Printed)),
    "fortification": frozenset(get_args(Printed)),
    "equipment": frozenset({"chain", "snap"}),
    "spell": frozenset({"chain", "snap"}),
    "trap": frozenset(),
}


def check_card(card: Card, problems: ProblemList) -> None:
    """Notes what the fields of a card, each right by itself, do wrong together."""

    def wrong(code: str, sentence: str, place: Place = card.place) -> None:
        problems.add(place, code, f"{card.id}: {sentence}")

    for part in PARTS:
        if getattr(card, part) and part not in ALLOWED[card.type]:
            wrong("card-type", f"{one(card.type)} has no {part!r}")
    for word in card.keywords:
        if word not in WORDS_ALLOWED[card.type]:
            wrong("card-type", f"{one(card.type)} is not {word.capitalize()}")
    if len(set(card.keywords)) < len(card.keywords):
        wrong("card-clash", "a keyword is written twice")
    _check_numbers(card, wrong)
    if card.type == "spell" and not card.play:
        wrong("card-needs", "a spell needs a 'play'")
    if card.type == "trap" and card.trap is None:
        wrong("card-needs", "a trap needs a 'trap'")
    if "flying" in card.keywords and not card.strike and "terror" not in card.keywords:
        wrong("card-needs", "a Flying creature needs a 'strike' (or Terror) to fire")
    if {"vanguard", "rearguard"} <= set(card.keywords):
        wrong("card-clash", "a creature cannot be both Vanguard and Rearguard")
    if isinstance(card.copies, int) and not 1 <= card.copies <= 99:
        wrong("card-clash", "the copies are a number from 1 to 99, or 'any'")
    _check_statics(card, wrong)


def _check_numbers(card: Card, wrong: Callable[..., None]) -> None:
    """Only what stands in a lane has Power, Bloom and Bounty; a Fortification may do without."""
    if card.type in {"creature", "rival"} and card.power is None:
        wrong("card-needs", f"{one(card.type)} needs a 'power'")
    if card.type in {"creature", "rival"} or (card.type == "fortification" and card.power is not None):
        return
    noun = "fortification without Power" if card.type == "fortification" else card.type
    for number in ("power", "bloom", "bounty"):
        if getattr(card, number):
            wrong("card-type", f"{one(noun)} has no {number!r}")
    if card.type == "fortification":
        for part in ("strike", "aura", "exhaust"):
            if getattr(card, part):
                wrong("card-type", f"{one(noun)} has no {part!r}")


def _check_statics(card: Card, wrong: Callable[..., None]) -> None:
    """Auras bind one lane for one push; the rest holds as long as its card is there."""
    for static in card.aura:
        if isinstance(static, (Forbid, HandSize, Cost)):
            wrong(
                "card-clash",
                "an Aura changes Power, Heroic or how Strikes fire; this belongs to 'static'",
                static.place,
            )
        if isinstance(static, PowerModifier) and static.each is None:
            wrong("card-clash", "an Aura says whose Power it changes: 'each' is missing", static.place)
    boon = card.boon.static if card.boon else ()
    for static in (*card.static, *card.leader, *boon):
        if isinstance(static, Strikes):
            wrong("card-clash", "'strikes' belongs to an 'aura'", static.place)
    for static in (*card.static, *card.leader, *boon):
        each = static.each if isinstance(static, (PowerModifier, Heroic)) else None
        if each is not None and each.lane == "one":
            wrong(
                "card-clash",
                "nobody chooses a lane for what holds all the time; write 'this' or 'any'",
                static.place,
            )
        if card.power is None and isinstance(static, PowerModifier) and static.each is None:
            wrong(
                "card-clash",
                "a card without Power says whose Power it changes: 'each' is missing",
                static.place,
            )


WORD_PATTERNS: Final = {word: re.compile(rf"\b{word}s?\b", re.IGNORECASE) for word in get_args(Word)}


def printed_keywords(text: str) -> frozenset[str]:
    """The words of rules section 11 that a rules text prints, numbers ignored (rules 15.12)."""
    return frozenset(word for word, pattern in WORD_PATTERNS.items() if pattern.search(text))
