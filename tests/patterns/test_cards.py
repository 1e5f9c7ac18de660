"""The game's own cards: all there, as the rules fix them, and every one of use."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from game.core.rng import Rng
from game.rules.patterns.decks import creature_box, deal_of
from game.rules.patterns.library import CARDS, check_cards, library
from game.rules.patterns.text import component_text, rules_text
from tests.patterns.tables import FROZEN, NAMES, OWN

CREATURES = {
    "ember": ("cinderling", "ash_hound", "kiln_guard", "flame_dancer", "pyre_drake"),
    "tide": ("brine_sprite", "reef_lurker", "tide_priest", "storm_selkie", "deep_leviathan"),
    "gale": ("feather_wisp", "sky_jackal", "wind_duelist", "thunder_roc", "tempest_djinn"),
    "stone": ("pebble_gnome", "cave_boar", "granite_monk", "iron_golem", "mountain_troll"),
    "thorn": ("briar_pixie", "moss_stag", "hedge_witch", "bramble_knight", "elder_treant"),
    "shade": ("gloom_bat", "grave_cat", "mist_stalker", "night_hag", "void_wraith"),
}
OPPOSED = {"ember": "tide", "gale": "stone", "thorn": "shade"}
REFERENCE = {
    "quickening": ("once", "any Gale", "Take two extra Actions this turn."),
    "banish": ("once", "any Shade", "Discard a Creature that an opponent Controls."),
    "bulwark": ("aura", "any Stone", "The Creature at this Position and its Minions have +1 Power."),
    "war_paint": ("enchantment", "any Ember", "This Creature has +2 Power."),
    "circle_of_wardens": (
        "circle",
        "any Thorn of Power 2 or more",
        "Your second-tier Creatures add 1 when defending.",
    ),
    "drowned_bell": ("once", "any Tide", "Put the top three Recruitment cards in your Dungeon."),
}
OWN_LEAST = {"once": 5, "aura": 5, "enchantment": 5, "circle": 4}


@pytest.mark.parametrize("folder", [CARDS, FROZEN], ids=["own", "frozen"])
def test_a_card_folder_has_nothing_wrong_with_it(folder: Path) -> None:
    assert not list(check_cards(folder))


def test_there_is_one_creature_of_each_power_in_each_clan_with_the_ids_of_the_rules() -> None:
    found = {(one.clan, one.power): one.id for one in library().creatures.values()}
    assert found == {
        (clan, power): row[power - 1] for clan, row in CREATURES.items() for power in range(1, 6)
    }


def test_the_clans_are_opposed_in_three_pairs_and_each_has_its_wizard() -> None:
    assert {one.id: one.opposed for one in library().clans.values()} == OPPOSED | {
        b: a for a, b in OPPOSED.items()
    }
    assert {one.id: one.clan for one in library().wizards.values()} == {
        f"wizard_{clan}": clan for clan in CREATURES
    }


@pytest.mark.parametrize("name", sorted(REFERENCE))
def test_a_reference_spell_is_as_the_rules_fix_it(name: str) -> None:
    spell = library().spells[name]
    assert (spell.kind, component_text(spell), *rules_text(spell)) == REFERENCE[name]


def test_there_are_enough_spells_of_our_own_of_every_kind() -> None:
    kinds = Counter(spell.kind for name, spell in library().spells.items() if name not in REFERENCE)
    assert sum(kinds.values()) >= 18
    for kind, least in OWN_LEAST.items():
        assert kinds[kind] >= least


def test_two_of_each_spell_are_in_the_deck() -> None:
    assert {spell.copies for spell in library().spells.values()} == {2}


def test_every_card_has_a_name_of_its_own_and_a_flavour() -> None:
    cards = [*library().creatures.values(), *library().wizards.values(), *library().spells.values()]
    assert len({card.name for card in cards}) == len(cards)
    assert all(card.flavour for card in cards)


@pytest.mark.parametrize(("seats", "clans"), [(2, 4), (3, 5), (4, 6), (5, 6), (6, 6)])
def test_as_many_clans_are_in_play_as_the_rules_say(seats: int, clans: int) -> None:
    state = OWN.new_game(OWN.options({}, NAMES[:seats]), seed=4)
    assert len(state.clans) == clans == deal_of(OWN.pool, seats).clans
    assert {OWN.pool.clans[i][0] for i in range(6)} >= set(state.clans)
    assert {dict(OWN.pool.wizards)[wizard] for wizard in state.wizards} <= set(state.clans)
    assert Counter(state.recruitment) == Counter(creature_box(OWN.pool, seats, state.clans))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_begins_with_a_spell_and_a_wizard_of_a_clan_of_its_own(seats: int) -> None:
    for seed in range(20):
        state = OWN.new_game(OWN.options({}, NAMES[:seats]), seed)
        assert [len(hand) for hand in state.spells] == [deal_of(OWN.pool, seats).spells] * seats
        assert len(set(state.wizards)) == seats


def test_the_first_player_is_whoever_rolled_highest_and_ties_roll_again() -> None:
    tied = 0
    for seed in range(60):
        log = []  # type: ignore[var-annotated]
        state = OWN.new_game(OWN.options({}, NAMES[:4]), seed, log)
        rounds = [event for event in log if event.kind == "first_rolled"]
        left = [0, 1, 2, 3]
        for each in rounds:
            assert [seat for seat, _ in each.rolls] == left
            best = max(value for _, value in each.rolls)
            left = [seat for seat, value in each.rolls if value == best]
            assert list(each.highest) == left
        tied += len(rounds) > 1
        assert left == [state.turn]
    assert tied


def test_every_spell_is_cast_in_some_random_game() -> None:
    missing = set(library().spells)
    for seed in range(150):
        luck = Rng(seed, "casts")
        state = OWN.new_game(OWN.options({}, NAMES[: 2 + seed % 5]), seed)
        while state.decision is not None and missing:
            legal = OWN.legal_actions(state)
            casts = [action for action in legal if action[0] == "cast"]
            action = luck.choice(casts or legal)
            if action[0] == "cast":
                missing.discard(action[1].partition("#")[0])
            OWN.apply(state, action)
        if not missing:
            return
    pytest.fail(f"never cast: {sorted(missing)}")
