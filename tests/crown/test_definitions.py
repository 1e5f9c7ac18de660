"""Cards as plain data for journals: what was played with stays what is played with."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from game.core.cardart import Art
from game.core.errors import BadPosition
from game.rules.crown.compile import compile_cards
from game.rules.crown.definitions import library_of, plain
from game.rules.crown.engine import Crown, Options
from game.rules.crown.library import Library
from tests.crown.table import RULES


def written(decks: tuple[Any, ...] = ("everything", "resolve_1")) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(RULES.definitions(Options(decks=decks))))
    return data


def test_definitions_read_back_are_the_same_cards() -> None:
    rules, changed = RULES.using(written())
    assert changed == []
    assert rules.pool.fingerprint == RULES.pool.fingerprint
    assert rules.pool.programs == RULES.pool.programs


def test_every_card_comes_back_from_its_plain_data() -> None:
    factions = written()["factions"]
    for row in RULES.pool.cards.values():
        found, changed = library_of(
            {"factions": factions, "cards": [plain(row.card)], "decks": {}}, RULES.library
        )
        assert changed == []
        assert found.pool.cards[row.id].card == row.card


def test_a_card_that_has_changed_since_is_told_and_its_old_self_is_played() -> None:
    then = written()
    cards = [
        replace(row.card, power=9) if row.id == "brave_squire" else row.card
        for row in RULES.pool.cards.values()
    ]
    now = Crown(cards=Library(compile_cards(cards, RULES.pool.factions), RULES.library.decks))
    rules, changed = now.using(then)
    assert list(changed) == ["brave_squire"]
    assert rules.pool.cards["brave_squire"].power == 2


def test_flavour_is_no_part_of_a_definition() -> None:
    then = written()
    assert "flavour" not in json.dumps(then)
    cards = [replace(row.card, flavour="Another word.") for row in RULES.pool.cards.values()]
    now = Crown(cards=Library(compile_cards(cards, RULES.pool.factions), RULES.library.decks))
    rules, changed = now.using(then)
    assert list(changed) == []
    assert rules.pool.cards["brave_squire"].card.flavour == "Another word."


def test_what_a_card_wishes_of_its_picture_is_no_part_of_a_definition() -> None:
    then = written()
    cards = [
        replace(row.card, art=Art(figure="owl")) if row.id == "brave_squire" else row.card
        for row in RULES.pool.cards.values()
    ]
    now = Library(compile_cards(cards, RULES.pool.factions), RULES.library.decks)
    assert now.pool.fingerprint == RULES.pool.fingerprint
    assert "art" not in plain(now.pool.cards["brave_squire"].card)
    found, changed = library_of(then, now)
    assert changed == []
    assert found.pool.cards["brave_squire"].card.art == Art(figure="owl")


def test_a_deck_that_has_changed_since_is_dealt_as_it_was() -> None:
    then = written()
    then["decks"]["resolve_1"] = {"brave_squire": 60}
    rules, _ = RULES.using(then)
    state = rules.new_game(Options(decks=("everything", "resolve_1")), 1)
    assert set(state.lists[1]) == {"brave_squire"}


def test_definitions_that_cannot_be_read_are_refused_with_what_is_wrong() -> None:
    then = written()
    then["cards"][0]["strike"] = [{"explode": {}}]
    with pytest.raises(BadPosition, match="explode"):
        RULES.using(then)
