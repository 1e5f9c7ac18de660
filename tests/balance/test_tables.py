"""What was measured is what was wanted, and the tables are whole."""

from __future__ import annotations

from collections import Counter

import pytest

from game.app.sim.figures import wilson
from game.app.sim.kinds import kind_of
from game.rules import rules_of
from game.rules.patterns.library import library
from tests.balance.tables import HERE, read

TABLES = sorted(path.stem for path in HERE.glob("*.csv"))


@pytest.mark.parametrize("name", TABLES)
def test_every_figure_of_a_table_is_as_wanted(name):
    _, lines = read(name)
    assert [line for line in lines if not line.met] == []


@pytest.mark.parametrize("name", TABLES)
def test_the_intervals_of_a_table_belong_to_its_rates(name):
    _, lines = read(name)
    rates = [line for line in lines if line.what in {"factions", "deck", "order", "clan", "seat"}]
    for line in rates:
        low, high = wilson(line.value * line.games, line.games)
        assert (line.low, line.high) == pytest.approx((low, high), abs=0.002), line


@pytest.mark.parametrize("seats", range(2, 7))
def test_in_the_tables_of_patterns_every_spell_was_cast(seats):
    head, lines = read(f"patterns_{seats}")
    assert int(head["games"]) >= 2000
    cast = {line.who for line in lines if line.what == "cast" and line.value}
    assert cast == {spell.id for spell in library().pool.spells}


@pytest.mark.parametrize(("name", "games"), [("crown", 1800), ("crown_adept", 192)])
def test_the_tables_of_crown_tell_of_all_six_pairs_and_of_every_deck_of_one_faction(name, games):
    head, lines = read(name)
    assert int(head["games"]) >= games
    told = Counter(line.what for line in lines)
    decks = {deck.name for deck in kind_of("crown").brings(rules_of("crown"), 2) if "+" not in deck.group}
    assert len(decks) == 8
    assert told["factions"] == 6
    assert {line.who for line in lines if line.what == "deck"} == decks
    assert told["order"] == told["end"] == told["length"] == 1


def test_the_table_of_renown_tells_of_every_seat():
    head, lines = read("renown")
    assert int(head["games"]) >= 450
    assert [line.who for line in lines if line.what == "seat"] == ["seat 1", "seat 2", "seat 3"]
