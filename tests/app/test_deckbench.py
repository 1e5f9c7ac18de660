"""A deck being built: edits and their way back, what it is made of, its chances, and hands drawn from it."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.app.deckbench import (
    MOST_COPIES,
    Bench,
    Search,
    bloomers_in,
    by_faction,
    by_type,
    chance_of_at_least,
    curve,
    found,
    opening_chance,
    said,
    sample_hand,
)
from game.app.deckshelf import pool_cards
from game.rules.crown.decks import Deck, is_bloomer
from game.rules.crown.library import library
from game.rules.crown.state import HAND_SIZE

CARDS = pool_cards()
DREAM = library().decks["dream_1"]
FOUR = next(card.id for card in CARDS.values() if card.copies == 4)
ANY = next((card.id for card in CARDS.values() if card.copies == "any"), None)


@pytest.fixture
def bench():
    return Bench(CARDS, Deck("Trial", {}))


# Edits


def test_copies_go_in_as_far_as_a_deck_may_have_them(bench):
    assert [bench.add(FOUR) for _ in range(5)] == [1, 1, 1, 1, 0]
    assert bench.count(FOUR) == bench.total == 4
    assert bench.add(FOUR, 9) == 0


@pytest.mark.skipif(ANY is None, reason="no card says that a deck may have any number of it")
def test_a_card_that_says_so_goes_in_as_often_as_deck_files_allow(bench):
    assert bench.add(ANY, 200) == MOST_COPIES


def test_a_card_that_is_not_in_the_pool_does_not_go_in(bench):
    assert bench.add("no_such_card") == 0
    assert not bench.deck.cards


def test_copies_come_out_as_far_as_there_are_any(bench):
    bench.add(FOUR, 2)
    assert bench.take(FOUR, 9) == 2
    assert FOUR not in bench.deck.cards
    assert bench.take(FOUR) == 0


def test_too_many_copies_from_elsewhere_stay_until_they_are_taken_out():
    bench = Bench(CARDS, Deck("Trial", {FOUR: 6}))
    assert bench.add(FOUR) == 0
    assert bench.count(FOUR) == 6
    assert bench.take(FOUR) == 1
    assert bench.count(FOUR) == 5


@given(st.lists(st.tuples(st.booleans(), st.sampled_from(sorted(CARDS)[:6]), st.integers(1, 5)), max_size=30))
def test_every_edit_can_be_taken_back_and_made_again(edits):
    bench = Bench(CARDS, Deck("Trial", {}))
    for puts, card, count in edits:
        if puts:
            bench.add(card, count)
        else:
            bench.take(card, count)
    last = bench.deck
    while bench.can_undo:
        bench.undo()
    assert bench.deck == Deck("Trial", {})
    while bench.can_redo:
        bench.redo()
    assert bench.deck == last


def test_what_changes_nothing_is_no_edit(bench):
    bench.take(FOUR)
    bench.call("Trial")
    assert not bench.can_undo


def test_a_new_edit_ends_what_could_be_made_again(bench):
    bench.add(FOUR)
    bench.undo()
    bench.call("Other")
    assert not bench.can_redo


def test_a_deck_differs_until_it_is_saved_or_as_it_was(bench):
    bench.add(FOUR)
    assert bench.changed
    bench.undo()
    assert not bench.changed
    bench.add(FOUR)
    bench.saved(bench.deck)
    assert not bench.changed
    assert bench.can_undo


def test_faults_are_told_in_the_cards_names():
    bench = Bench(CARDS, Deck("Trial", {FOUR: 6}))
    sentences = [said(fault) for fault in bench.faults()]
    assert f"6 of {CARDS[FOUR].name}, and 4 are allowed." in sentences
    assert "6 cards, and 60 are the least." in sentences
    assert sum(fault.advice for fault in bench.faults()) == 1


def test_a_preset_has_no_faults():
    assert Bench(CARDS, DREAM).faults() == []


# What it is made of


@pytest.mark.parametrize("preset", sorted(library().decks))
def test_the_curve_counts_every_card_once_and_every_creatures_bloom(preset):
    deck = library().decks[preset]
    made = curve(deck, CARDS)
    creatures = sum(n for card, n in deck.cards.items() if CARDS[card].type == "creature")
    assert sum(made.costs) == sum(deck.cards.values())
    assert sum(made.blooms) == creatures
    assert all(part <= whole for part, whole in zip(made.essence, made.costs, strict=True))
    assert sum(by_faction(deck, CARDS).values()) == sum(deck.cards.values())


def test_a_deck_is_listed_by_type_then_cost_then_name():
    listed = by_type(DREAM, CARDS)
    assert next(iter(listed)) == "creature"
    assert sum(n for rows in listed.values() for _, n in rows) == 60
    for rows in listed.values():
        keys = [(card.cost, card.name) for card, _ in rows]
        assert keys == sorted(keys)


# Chances


@given(st.integers(0, 9), st.integers(0, 9), st.integers(0, 6), st.integers(0, 4))
def test_the_chance_is_what_counting_every_hand_gives(good, other, drawn, wanted):
    pile = [1] * good + [0] * other
    drawn = min(drawn, len(pile))
    hands = [sum(hand) for hand in combinations(pile, drawn)]
    counted = Fraction(sum(hits >= wanted for hits in hands), len(hands))
    assert chance_of_at_least(wanted, drawn, good, len(pile)) == counted


def test_the_chance_of_sixteen_openers_in_sixty_cards_is_the_one_worked_out_by_hand():
    # C(44, 7) hands without any, 16 C(44, 6) with one, of C(60, 7)
    assert chance_of_at_least(2, 7, 16, 60) == 1 - Fraction(38_320_568 + 16 * 7_059_052, 386_206_920)


def test_an_empty_deck_has_no_chance():
    assert opening_chance(Deck("Trial", {}), CARDS) == 0


def test_sample_hands_are_the_same_for_the_same_seed_and_others_for_others():
    hands = [sample_hand(DREAM, seed) for seed in range(20)]
    assert sample_hand(DREAM, 3) == hands[3]
    assert len(set(hands)) > 15
    assert all(len(hand) == HAND_SIZE for hand in hands)


def test_sample_hands_hold_two_openers_about_as_often_as_the_chance_says():
    hits = sum(bloomers_in(sample_hand(DREAM, seed), CARDS) >= 2 for seed in range(2000))
    assert abs(hits / 2000 - float(opening_chance(DREAM, CARDS))) < 0.04


def test_a_hand_from_a_small_deck_is_the_whole_deck():
    assert sorted(sample_hand(Deck("Trial", {FOUR: 3}), 1)) == [FOUR] * 3


# Looking for cards


def names(**what):
    return {card.id for card in found(list(CARDS.values()), Search(**what))}


def test_an_empty_search_finds_every_card_in_order():
    cards = found(list(CARDS.values()), Search())
    assert {card.id for card in cards} == set(CARDS)
    assert len({card.faction for card in cards[:10]}) == 1


def test_every_part_of_a_search_narrows_it():
    assert names(faction="verge") == {c.id for c in CARDS.values() if c.faction == "verge"}
    assert names(type="trap") == {c.id for c in CARDS.values() if c.type == "trap"}
    assert names(cost=1) == {c.id for c in CARDS.values() if c.cost == 1}
    assert names(cost=5) == {c.id for c in CARDS.values() if c.cost >= 5}
    assert {c.id for c in CARDS.values() if "flying" in c.keywords} <= names(keyword="flying")
    both = names(faction="dream", type="creature", cost=0)
    assert both == names(faction="dream") & names(type="creature") & names(cost=0)
    assert any(is_bloomer(CARDS[card]) for card in both)


def test_words_are_found_in_name_rules_and_flavour_in_any_case():
    assert "brave_squire" in names(words="BRAVE squire")
    assert names(words="majesty")
    assert not names(words="no such words anywhere")
