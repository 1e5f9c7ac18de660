"""What was measured is what was wanted, and the tables are whole."""

from __future__ import annotations

import pytest

from game.app.sim.figures import wilson
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
