"""What an Action of Patterns does, in words, from what it changes in the evaluation."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.protocol import Change, Phrases
from game.core.ids import Seat
from game.core.words import Card, Player, Sentence, Span
from game.rules.patterns.shape import GUARD

SURE = 0.97
"""From this chance on nothing is said of it."""
UNKNOWN = 0.6
"""A card that comes less likely than this is one of several that may."""


def wording(changes: Sequence[Change], seat: Seat) -> Phrases:
    """Changes in words, the weightiest first."""
    found: Phrases = []
    places = [change for change in changes if change.name in {"creature", "guard"}]
    prisoners = [change for change in changes if change.name == "prisoner"]
    gone = [change for change in places if not change.after and change.before]
    come = []
    for new in [change for change in places if change.after and not change.before]:
        old = next((one for one in gone if (one.card, one.whose) == (new.card, new.whose)), None)
        if old is not None and old.likely >= SURE:
            gone.remove(old)
            found.append((abs(new.value + old.value) + 0.05, ("moves ", *_owned(new, seat), _at(new.place))))
        elif new.whose == seat:
            come.append(new)
        else:
            found.append((abs(new.value), ("lets ", Player(new.whose), " have ", Card(new.card))))
    found += _arrivals(come)
    for old in gone:
        if old.whose == seat:
            verb = "loses " if old.likely >= SURE else "risks "
            found.append((abs(old.value), (verb, Card(old.card), _chance(old.likely))))
        else:
            taken = any(one.card == old.card and one.whose == seat and one.value > 0 for one in prisoners)
            verb = "takes " if taken else "is rid of "
            found.append((abs(old.value), (verb, *_owned(old, seat), _chance(old.likely))))
    for change in changes:
        phrase = _other(change, seat, places)
        if phrase:
            found.append((abs(change.value), phrase))
    found.sort(key=lambda pair: -pair[0])
    return [(weight, tuple([span for span in phrase if span])) for weight, phrase in found]


def _arrivals(come: list[Change]) -> Phrases:
    """Who comes into the own Pattern; where it is not known yet who, that somebody does."""
    found: Phrases = []
    for place in dict.fromkeys(change.place for change in come):
        here = [change for change in come if change.place == place]
        worth = sum(change.value for change in here)
        if len(here) == 1 and here[0].likely >= UNKNOWN:
            found.append((worth, ("puts ", Card(here[0].card), _at(place), _chance(here[0].likely))))
        else:
            share = sum(change.likely for change in here)
            found.append((worth, ("puts whom it draws", _at(place), _chance(share))))
    return found


def _chance(likely: float) -> str:
    return "" if likely >= SURE else f" ({likely:.0%})"


def _at(place: str) -> str:
    return " on guard" if place == GUARD else f" at {place}"


def _owned(change: Change, seat: Seat) -> tuple[Span, ...]:
    return (Card(change.card),) if change.whose == seat else (Player(change.whose), "'s ", Card(change.card))


def _other(change: Change, seat: Seat, places: list[Change]) -> Sentence | None:
    own, more = change.whose == seat, change.after > change.before
    match change.name, own, more:
        case "prisoner", True, _ if not any(one.card == change.card for one in places):
            if change.value > 0:
                return ("has one more prisoner",)
            return ("spends the prisoner ", Card(change.card))
        case "prisoner", False, _ if change.value > 0:
            return ("takes a prisoner from ", Player(change.whose))
        case "spell", True, True:
            return ("draws a Spell",) if not change.before else None
        case "lasting", True, True:
            return ("holds a lasting Spell over its Pattern",)
        case "lasting", False, False:
            return ("breaks a lasting Spell of ", Player(change.whose))
        case "actions", True, True:
            return ("has more to do this turn",)
        case "open", True, True:
            return (f"opens the Position {change.place}",)
        case "open", True, False if not any(one.place == change.place for one in places):
            return (f"closes the Position {change.place}",)
    return None
