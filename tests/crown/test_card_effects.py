"""Every card of the game does what is written on it: each effect of each card is seen, upon whom and how much.

The tests are made from the cards, so that a new card is tested by being there.
"""

from __future__ import annotations

from typing import Any

import pytest

from game.core.event import Event
from game.rules.crown import events as e
from game.rules.crown import verbs as v
from game.rules.crown.cards import Card
from tests.crown.sights import SIGHTS
from tests.crown.stage import (
    ANN,
    BEN,
    CARDS,
    begin,
    caused_by,
    parts_of,
    plays,
    position,
    pushes,
    put_down,
    run,
)
from tests.crown.stories import stories


def effects_of(card: Card) -> list[Any]:
    """Every verb that is written on a card, those within `may`, `if` and `choose_one` too."""
    roots = [*card.strike, *card.enters, *card.play]
    roots += card.boon.enters if card.boon else ()
    roots += card.exhaust.do if card.exhaust else ()
    roots += card.trap.do if card.trap else ()
    for trigger in card.triggers:
        roots += trigger.do
    found = [part for root in roots for part in parts_of(root)]
    return [part for part in found if type(part) in SIGHTS]


def _told(card_id: str) -> tuple[Event, ...]:
    card = CARDS[card_id]
    return tuple(event for log in stories(card) for event in caused_by(card, log))


def test_every_verb_has_its_sign() -> None:
    binding = {v.May, v.If, v.ChooseOne}
    assert set(v.EFFECTS.verbs.values()) == {*SIGHTS, *binding}


@pytest.mark.parametrize("card_id", [card.id for card in CARDS.values() if effects_of(card)])
def test_every_effect_of_the_card_is_seen(card_id: str) -> None:
    told = _told(card_id)
    for effect in effects_of(CARDS[card_id]):
        seen = [event for event in told if SIGHTS[type(effect)](effect, event)]
        assert seen, f"{card_id}: nothing was seen of {effect}"


# -- numbers -------------------------------------------------------------------------------------------------


def _is_it(event: e.OfUnit) -> bool:
    return (event.side, event.lane, event.index) == (ANN, 0, 0)


STANDING = [card.id for card in CARDS.values() if card.power is not None]


@pytest.mark.parametrize("card_id", STANDING)
def test_the_card_adds_its_power_to_the_pool(card_id: str) -> None:
    card = CARDS[card_id]
    log = run(begin(put_down(position(), card)), card, pushes(0))
    added = [event for event in log if isinstance(event, e.PowerAdded) and _is_it(event)]
    # an ability used in a window before its turn exhausts it; then it adds nothing
    used = any(isinstance(event, e.AbilityUsed) for event in log)
    assert used or len(added) == 1
    if card.static or card.boon or used:
        return
    assert added[0].power >= (card.power or 0)


@pytest.mark.parametrize("card_id", [card.id for card in CARDS.values() if card.bloom])
def test_the_card_blooms_when_it_is_played(card_id: str) -> None:
    card = CARDS[card_id]
    spot = position()
    spot["players"]["Ann"]["hand"].append(card_id)
    log = run(begin(spot), card, plays(card_id))
    gained = [event for event in log if isinstance(event, e.Gained) and event.why == "bloom"]
    assert [(event.seat, event.amount) for event in gained] == [(ANN, card.bloom)]


@pytest.mark.parametrize("card_id", [each for each in STANDING if CARDS[each].bounty])
def test_whoever_shatters_the_card_gets_its_bounty(card_id: str) -> None:
    card = CARDS[card_id]
    spot = put_down(position(turn="Ben"), card, hurt=True)
    log = run(begin(spot), card, plays("dismantle"))
    gained = [event for event in log if isinstance(event, e.Gained) and event.why == "bounty"]
    assert [(event.seat, event.amount) for event in gained] == [(BEN, card.bounty)]
