"""What a move in Recusant Crown does, in words, from what it changes in the evaluation."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.protocol import Change, Phrases
from game.core.ids import Seat
from game.core.words import Card, Player, Sentence, Span
from game.rules.crown.state import LANES

THREAT = 0.6
"""From this worth on a push is a threat: nearly an anchor."""


def wording(changes: Sequence[Change], seat: Seat) -> Phrases:
    """Changes in words, the weightiest first."""
    found: Phrases = []
    majesty = sum(change.value for change in changes if change.name == "majesty")
    broken = [change for change in changes if change.name == "anchors" and change.after < change.before - 0.5]
    for change in broken:
        own = change.whose == seat
        share = abs(majesty) / len(broken) if (majesty < 0) == own else 0.0
        found.append((abs(change.value) + share, _anchor(change, own)))
    if not broken and abs(majesty) > 0:
        found.append((abs(majesty), ("gains Majesty" if majesty > 0 else "gives Majesty away",)))
    found += _creatures([change for change in changes if change.name == "creature"], seat)
    for change in changes:
        phrase = _other(change, seat)
        if phrase:
            found.append((abs(change.value), phrase))
    found.sort(key=lambda pair: -pair[0])
    return found


def _anchor(change: Change, own: bool) -> Sentence:
    if own:
        return (f"loses an anchor in the {change.place} lane",)
    return (f"wins the {change.place} lane's anchor",)


def _creatures(changes: list[Change], seat: Seat) -> Phrases:
    """Who comes, goes, grows or tires; a creature that only changes its lane is said to move."""
    found: Phrases = []
    gone = [change for change in changes if not change.after and change.before]
    come = [change for change in changes if change.after and not change.before]
    for new in come:
        old = next((one for one in gone if (one.card, one.whose) == (new.card, new.whose)), None)
        lane = new.place.partition(".")[0]
        if old is not None:
            gone.remove(old)
            worth = abs(new.value + old.value) + 0.1
            found.append((worth, (*_of(new, seat, "moves "), f" to the {lane} lane")))
        elif new.whose == seat:
            found.append((abs(new.value), ("puts ", Card(new.card), f" into the {lane} lane")))
        else:
            found.append((abs(new.value), ("brings ", *_owned(new, seat), f" into the {lane} lane")))
    for old in gone:
        verb = "loses " if old.whose == seat else "is rid of "
        found.append((abs(old.value), (verb, *_owned(old, seat))))
    for change in changes:
        if change.before and change.after and change.value:
            better = change.value > 0
            verb = "strengthens " if (change.whose == seat) == better else "weakens "
            found.append((abs(change.value), (verb, *_owned(change, seat))))
    return found


def _of(change: Change, seat: Seat, verb: str) -> tuple[Span, ...]:
    return (verb, *_owned(change, seat))


def _owned(change: Change, seat: Seat) -> tuple[Span, ...]:
    return (Card(change.card),) if change.whose == seat else (Player(change.whose), "'s ", Card(change.card))


def _other(change: Change, seat: Seat) -> Sentence | None:
    own, more = change.whose == seat, change.after > change.before
    place = change.place if change.place in LANES else ""
    match change.name, own, more:
        case "threat", True, True if change.after >= THREAT:
            return (f"threatens the {place} lane",)
        case "threat", False, True if change.after >= THREAT:
            return (f"leaves the {place} lane open to a push",)
        case "threat", False, False if change.before >= THREAT > change.after:
            return (f"takes the sting out of the {place} lane",)
        case "hand", True, True:
            return ("draws cards",)
        case "hand", False, False:
            return ("costs ", Player(change.whose), " cards in hand")
        case "clarity" | "essence", True, True:
            return ("gains means",)
        case "clarity" | "essence", True, False:
            return ("spends means",)
        case "penniless", True, True:
            return ("is left without a resource",)
        case "penniless", True, False:
            return ("has a resource again",)
        case "traps", True, True:
            return ("sets a trap",)
        case "traps", False, False:
            return ("is rid of a trap of ", Player(change.whose))
        case "reserve", True, True:
            return ("strengthens the Reserve",)
        case "reserve", False, False:
            return ("weakens the Reserve of ", Player(change.whose))
        case "siege", True, True:
            return ("lays siege to the ", f"{place} lane")
        case "siege", False, False:
            return (f"ends the siege of the {place} lane",)
        case "idle", True, True:
            return ("lets a turn go by without a deed",)
    return None
