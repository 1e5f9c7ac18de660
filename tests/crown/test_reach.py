"""Every card is reached in play: seen in a hand, played or set, and resolved, in seeded games of careless bots."""

from __future__ import annotations

from collections import Counter
from itertools import cycle, islice

import pytest

from game.core.event import Event
from game.core.ids import Action
from game.core.rng import Rng
from game.rules.crown import events as e
from game.rules.crown.library import library
from tests.crown.stage import CARDS, NAMES, RULES

DECKS = sorted(library().decks)
SAMPLE, WHOLE = 20, 400
DEAR = 4


def game(one: str, other: str, seed: int) -> list[Event]:
    """A game in which both do anything that is allowed, but never decline what a card would do.

    With an odd seed they play what is dear as soon as they can.
    """
    rng = Rng(seed, "reach")
    options = RULES.options({"decks": [one, other], "games": 1}, NAMES)
    log: list[Event] = []
    state = RULES.new_game(options, seed, log)
    while state.decision is not None:
        actions = RULES.legal_actions(state)
        eager = [
            action for action in actions if action[0] in {"spring", "cast"} or (seed % 2 and _is_dear(action))
        ]
        RULES.apply(state, rng.choice(eager or actions), log)
    return log


def _is_dear(action: Action) -> bool:
    return action[0] == "play" and CARDS[action[1]].cost >= DEAR


def reached(games: int) -> dict[str, set[str]]:
    """Which cards were seen, played and resolved in so many games; each deck plays as often as the others."""
    found: dict[str, set[str]] = {"seen": set(), "played": set(), "resolved": set()}
    pairs = zip(islice(cycle(DECKS), games), islice(cycle(DECKS[4:] + DECKS[:4]), games), strict=True)
    for seed, (one, other) in enumerate(pairs):
        for event in game(one, other, seed):
            _note(event, found)
    return found


def _note(event: Event, found: dict[str, set[str]]) -> None:
    match event:
        case e.CardsDrawn(cards=cards):
            found["seen"].update(cards)
        case e.AnchorBroken(card=card):
            found["seen"].add(card)
        case e.CardPlayed(card=card) | e.TrapSet(card=card):
            found["played"].add(card)
        case e.CreatureEntered(card=card) | e.ReserveEntered(card=card) | e.CardLaidOff(card=card):
            found["resolved"].add(card)


def test_a_few_games_reach_most_cards() -> None:
    found = reached(SAMPLE)
    for what, least in (("seen", 0.8), ("played", 0.65), ("resolved", 0.6)):
        assert len(found[what]) >= least * len(CARDS), what


@pytest.mark.slow
def test_every_card_is_seen_played_and_resolved() -> None:
    found = reached(WHOLE)
    for what, cards in found.items():
        assert sorted(set(CARDS) - cards) == [], what


def test_what_is_resolved_was_played_or_put_there() -> None:
    told = Counter(type(event).__name__ for event in game(DECKS[0], DECKS[1], 7))
    assert told["CardPlayed"] + told["TrapSprung"] + told["Salvaged"] >= told["CardLaidOff"]
