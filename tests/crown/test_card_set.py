"""What the card set as a whole must have: enough of everything, words for the mood, and the cards that are fixed."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import pytest

from game.rules.crown import verbs as v
from game.rules.crown.cards import CardType, Printed
from game.rules.crown.selectors import Word
from game.rules.crown.statics import Forbid
from game.rules.crown.triggers import TRAP_EVENTS
from tests.crown.stage import CARDS, POOL, parts_of
from tests.crown.test_card_effects import effects_of

EVERY = tuple(CARDS.values())
FIXED = {
    "brave_squire": ("resolve", 0, 1, 2, 1),
    "willing_volunteer": ("resolve", 1, 2, 3, 1),
    "loyal_shieldmaiden": ("resolve", 2, 2, 5, 2),
    "shieldmage_whisper": ("dream", 0, 1, 1, 1),
    "well_gazer": ("dream", 1, 2, 2, 1),
    "slippery_shrike": ("dream", 1, 2, 2, 1),
    "laughing_crowd": ("dream", 3, 0, 7, 2),
    "passwall_panther": ("dream", 3, 4, 3, 1),
    "dawn_outrider": ("resolve", 0, 1, 1, 1),
    "night_porter": ("dream", 1, 1, 3, 1),
    "banner_captain": ("resolve", 2, 2, 3, 1),
    "spiteful_page": ("resolve", 1, 1, 1, 1),
    "calm_tide": ("dream", 2, 2, 2, 1),
    "war_drum": ("resolve", 2, 2, 2, 1),
    "withering_moth": ("verge", 1, 1, 1, 1),
    "burrow_kin": ("verge", 2, 1, 3, 1),
    "lamp_warden": ("exart", 1, 2, 2, 1),
    "siege_lens": ("exart", 2, 1, 2, 1),
    "linked_gear": ("exart", 1, 1, 2, 1),
    "clockwork_ant": ("exart", 0, 1, 1, 0),
    "stone_gate": ("resolve", 1, 0, 4, 1),
    "gilded_king": ("verge", 2, 0, 9, 4),
    "moonless_queen": ("dream", 3, 0, 8, 5),
    "whetstone": ("resolve", 2, 0, None, 0),
    "unmake": ("verge", 2, 0, None, 0),
    "falling_star": ("dream", 3, 0, None, 0),
    "second_wind": ("resolve", 0, 0, None, 0),
    "royal_seal": ("resolve", 5, 0, None, 0),
    "burn_the_root": ("verge", 0, 0, None, 0),
    "snare": ("exart", 0, 0, None, 0),
    "mirror_door": ("dream", 1, 0, None, 0),
    "peer_within": ("dream", 0, 0, None, 0),
    "trade_of_roots": ("exart", 1, 0, None, 0),
    "deep_root": ("verge", 4, 0, None, 0),
    "lull": ("dream", 1, 0, None, 0),
    "watch_bell": ("resolve", 1, 0, None, 0),
}
"""(faction, cost, bloom, power, bounty) of the cards that rules and samples speak of; tuning leaves them alone."""


def test_there_are_more_than_120_cards_and_28_of_each_faction() -> None:
    factions = Counter(card.faction for card in EVERY)
    assert len(EVERY) >= 120
    assert sorted(factions) == ["dream", "exart", "resolve", "verge"]
    assert min(factions.values()) >= 28


@pytest.mark.parametrize("card_id", sorted(FIXED))
def test_a_fixed_card_has_its_numbers(card_id: str) -> None:
    card = CARDS[card_id]
    assert (card.faction, card.cost, card.bloom, card.power, card.bounty) == FIXED[card_id]


@pytest.mark.parametrize(
    ("kind", "least"), [("rival", 6), ("fortification", 8), ("trap", 16), ("equipment", 8), ("spell", 20)]
)
def test_there_are_enough_of_each_type(kind: str, least: int) -> None:
    assert sum(card.type == kind for card in EVERY) >= least


def test_every_type_is_used_by_every_faction() -> None:
    used = {(card.faction, card.type) for card in EVERY}
    for faction in POOL.factions:
        for kind in get_args(CardType):
            assert (faction.id, kind) in used


def test_two_rivals_change_the_whole_battlefield() -> None:
    found = [
        card.id
        for card in EVERY
        if card.type == "rival" and any(isinstance(static, Forbid) for static in card.static)
    ]
    assert len(found) >= 2


@pytest.mark.parametrize("event", TRAP_EVENTS)
def test_traps_wait_for_every_event(event: str) -> None:
    assert sum(card.trap is not None and card.trap.when.event == event for card in EVERY) >= 3


@pytest.mark.parametrize("verb", [v.LookAtAnchor, v.SwapAnchors, v.AddAnchor])
def test_two_cards_each_look_at_swap_and_add_anchors(verb: type) -> None:
    assert sum(any(type(effect) is verb for effect in effects_of(card)) for card in EVERY) >= 2


@pytest.mark.parametrize("word", get_args(Printed))
def test_every_keyword_stands_on_three_cards_or_more(word: str) -> None:
    assert sum(word in card.keywords for card in EVERY) >= 3 - (word == "terror")


@pytest.mark.parametrize("word", get_args(Word))
def test_every_word_of_the_rules_is_printed_somewhere(word: str) -> None:
    assert [row.id for row in POOL.cards.values() if word in row.keywords]


def test_every_card_has_words_for_the_mood_and_a_name_of_its_own() -> None:
    assert all(card.flavour for card in EVERY)
    assert len({card.name for card in EVERY}) == len({card.flavour for card in EVERY}) == len(EVERY)


def test_no_exhaust_ability_stands_up_others() -> None:
    """Two that stand each other up could be used for ever."""
    for card in EVERY:
        if card.exhaust is not None:
            parts = [part for effect in card.exhaust.do for part in parts_of(effect)]
            assert not any(isinstance(part, v.StandUp) for part in parts), card.id


def test_creatures_of_each_faction_go_from_free_to_dear() -> None:
    for faction in POOL.factions:
        costs = Counter(card.cost for card in EVERY if card.faction == faction.id and card.type == "creature")
        assert all(costs[cost] >= 3 for cost in (0, 1, 2, 3)), faction.id
        assert costs[4], faction.id
