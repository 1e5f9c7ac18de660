"""From words to a plan: which decks or Wizards are meant, and everything that is wrong with the wish, at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from game.app import deckshelf
from game.app.sim.crown import brought
from game.app.sim.kinds import Brought, kind_of
from game.app.sim.plan import EACH, GROUPS, PAIRINGS, Plan, lineups, whole
from game.bots.levels import LEVELS
from game.core.errors import BadPosition, Flaw, Unusable
from game.core.problems import ProblemList
from game.core.suggest import did_you_mean
from game.rules import rules_of
from game.rules.crown.decks import Deck, read_deck

ALL: Final = "all"
"""Every deck that the game brings, or every Wizard."""
SUFFIXES: Final = (".yaml", ".yml")


def plan_of(
    game: str,
    levels: Sequence[str],
    seed: int,
    *,
    options: Mapping[str, Any] | None = None,
    things: Sequence[Brought] = (),
    pairing: str = EACH,
    check: bool = False,
) -> Plan:
    """A plan that can be played, with the definitions of its cards; Unusable with one sentence for each flaw."""
    wrong = [*_level_flaws(levels)]
    plan = Plan(game, tuple(levels), seed, dict(options or {}), check, tuple(things), pairing)
    if pairing not in PAIRINGS:
        wrong.append(f"Pairs are made by {' or '.join(PAIRINGS)}, not by {pairing!r}.")
    elif things and not lineups(plan):
        needed = (
            f"{len(levels)} {plan.kind.group}s" if pairing == GROUPS else f"{len(levels)} {plan.kind.thing}s"
        )
        wrong.append(f"Too few {plan.kind.thing}s: {needed} are needed.")
    try:
        plan = whole(plan) if not wrong else plan
    except BadPosition as bad:
        wrong += map(_sentence, bad.flaws)
    if wrong:
        raise Unusable("\n".join(wrong))
    return plan


def _level_flaws(levels: Sequence[str]) -> list[str]:
    found = []
    for level in dict.fromkeys(levels):
        if level not in LEVELS:
            near = did_you_mean(level, LEVELS)
            hint = f"; did you mean {near!r}?" if near else "."
            found.append(f"There is no level {level!r}{hint} Each seat takes one of {', '.join(LEVELS)}.")
    return found


def _sentence(flaw: Flaw) -> str:
    text = f"{flaw.sentence[:1].upper()}{flaw.sentence[1:].rstrip('.')}"
    return f"{text}; did you mean {flaw.suggestion!r}?" if flaw.suggestion else f"{text}."


def things_of(game: str, words: Sequence[str], saves: Callable[[], Path], seats: int) -> list[Brought]:
    """What the words name: `all`, ids, names of own decks, or deck files; Unusable with all that are not known."""
    kind = kind_of(game)
    if not kind.thing:
        raise Unusable(f"Nobody brings a deck to {game.capitalize()}.")
    rules = rules_of(game)
    there = {one.name: one for one in kind.brings(rules, seats)}
    found: list[Brought] = []
    wrong: list[str] = []
    for word in words:
        if word == ALL:
            found += there.values()
        elif word in there:
            found.append(there[word])
        elif game == "crown":
            try:
                found.append(_own_deck(rules, word, saves, list(there)))
            except Unusable as bad:
                wrong.append(str(bad))
        else:
            wrong.append(_unknown(kind.thing, word, list(there)))
    if wrong:
        raise Unusable("\n".join(wrong))
    return _named(found)


def _unknown(thing: str, word: str, known: Sequence[str]) -> str:
    near = did_you_mean(word, known)
    hint = f"; did you mean {near!r}?" if near else "."
    return f"There is no {thing} {word!r}{hint} Known are {ALL}, {', '.join(known)}."


def _own_deck(rules: Any, word: str, saves: Callable[[], Path], known: Sequence[str]) -> Brought:
    """A deck of the player's own, by its name, or by its file."""
    if word.endswith(SUFFIXES):
        problems = ProblemList()
        deck = read_deck(Path(word), deckshelf.pool_cards(), problems)
        if deck is None or problems.has_errors():
            raise Unusable("\n".join(map(str, problems.errors)))
        return of_deck(rules, deck)
    own = deckshelf.own_decks(saves())
    for shelved in own:
        if shelved.name == word and shelved.deck is not None:
            if not shelved.playable:
                raise Unusable(f"{word} cannot be played: {' '.join(shelved.flaws)}")
            return of_deck(rules, shelved.deck)
    raise Unusable(_unknown("deck", word, [*known, *(shelved.name for shelved in own)]))


def of_deck(rules: Any, deck: Deck) -> Brought:
    """A deck that is none of the presets."""
    option = {"name": deck.name, "cards": dict(deck.cards)}
    return brought(rules, deck.name.replace("|", "/"), option, deck.listed())


def _named(things: Sequence[Brought]) -> list[Brought]:
    """Each once, and two different ones of one name with a number."""
    found: list[Brought] = []
    for thing in things:
        if thing in found:
            continue
        taken = {one.name for one in found}
        number, name = 2, thing.name
        while name in taken:
            name, number = f"{thing.name} {number}", number + 1
        found.append(replace(thing, name=name))
    return found
