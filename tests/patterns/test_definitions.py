"""A saved game goes on with the cards it began with, and says which of them have changed."""

from __future__ import annotations

import json

from game.core.rng import Rng
from game.core.rules import WithCards
from game.rules.patterns.engine import Patterns
from tests.patterns.tables import NAMES, OWN, RULES


def test_definitions_survive_a_file_and_play_the_same_game() -> None:
    options = OWN.options({}, NAMES[:3])
    assert isinstance(OWN, WithCards)
    kept = json.loads(json.dumps(OWN.definitions(options)))
    again, changed = OWN.using(kept)
    assert not list(changed)
    assert isinstance(again, Patterns)
    assert again.pool == OWN.pool
    one, other = OWN.new_game(options, 5), again.new_game(options, 5)
    luck = Rng(5)
    for _ in range(150):
        action = luck.choice(OWN.legal_actions(one))
        OWN.apply(one, action)
        again.apply(other, action)
        assert OWN.key(one) == again.key(other)


def test_cards_that_are_defined_otherwise_by_now_are_named() -> None:
    kept = json.loads(json.dumps(OWN.definitions(OWN.options({}, NAMES[:2]))))
    kept["creatures"]["cave_boar"] = ["stone", 3]
    kept["spells"]["long_gone"] = kept["spells"]["bulwark"]
    kept["spells"]["muster"][1] = "gale"
    rules, changed = OWN.using(kept)
    assert sorted(changed) == ["cave_boar", "long_gone", "muster"]
    assert isinstance(rules, Patterns)
    assert rules.pool != OWN.pool


def test_words_of_flavour_are_no_part_of_the_definitions() -> None:
    assert "flavour" not in json.dumps(OWN.definitions(OWN.options({}, NAMES[:2])))


def test_the_same_cards_on_another_pattern_are_another_pool() -> None:
    assert RULES.pool != OWN.pool
