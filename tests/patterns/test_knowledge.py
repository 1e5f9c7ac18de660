"""Who knows what: prisoners, drawn cards, Spells in hands and the top of the deck."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.event import redacted
from game.core.rng import Rng
from game.core.words import plain
from game.rules.patterns.facts import facts_of
from game.rules.patterns.legal import held_card
from tests.patterns.tables import NAMES, RULES, play, table


def _hidden(*cards: str) -> list[dict[str, Any]]:
    return [{"card": card, "hidden": True} for card in cards]


@pytest.mark.parametrize("roll", [1, 6])
def test_nobody_can_tell_which_prisoner_of_a_power_is_brainwashed(roll: int) -> None:
    views, told = [], []
    for card in ("grave_cat", "moss_stag"):
        state = table(Ada={"dungeon": _hidden("grave_cat", "moss_stag", "night_hag")})
        RULES.load_dice(state, (roll,))
        log: list[Any] = []
        play(state, f"brainwash {card}", log=log)
        views.append([RULES.view(state, viewer) for viewer in (1, None)])
        told.append([redacted(log, viewer) for viewer in (1, None)])
    assert views[0] == views[1]
    assert told[0] == told[1]


def test_the_announced_power_is_told_and_the_prompt_names_only_that() -> None:
    state = table(Ada={"dungeon": _hidden("grave_cat")})
    RULES.load_dice(state, (6,))
    play(state, "brainwash grave_cat")
    assert plain(RULES.ask(RULES.view(state, 1)), NAMES) == "Ada: where does the prisoner of Power 2 go?"
    assert plain(RULES.ask(RULES.view(state, 0)), NAMES) == "Ada: where does grave_cat go?"


def test_in_every_world_of_an_opponent_the_held_prisoner_has_the_announced_power_and_a_place() -> None:
    state = table(Ada={"guard": "cave_boar", "dungeon": _hidden("grave_cat", "night_hag", "void_wraith")})
    RULES.load_dice(state, (6,))
    play(state, "brainwash night_hag")
    power = facts_of(RULES.pool).power
    seen = set()
    for seed in range(40):
        world = RULES.determinize(RULES.view(state, 1), Rng(seed))
        assert power[held_card(world)] == 4
        assert RULES.legal_actions(world)
        seen.add(held_card(world))
    assert seen == {"night_hag"}  # the only unseen card of that Power at this table


def test_a_card_drawn_is_seen_by_its_owner_only_until_it_is_placed() -> None:
    state = table()
    play(state, "recruit W")
    assert [RULES.view(state, viewer).held for viewer in (0, 1, None)] == ["cave_boar", "", ""]
    play(state, "place 1")
    assert RULES.view(state, 1).patterns[0][0] == "cave_boar"


def test_others_see_how_many_prisoners_are_unseen_and_not_where_they_lie() -> None:
    state = table(Ada={"dungeon": [*_hidden("grave_cat"), "moss_stag", *_hidden("night_hag")]})
    assert RULES.view(state, 1).dungeons[0] == ("moss_stag", "", "")
    assert RULES.view(state, 0).dungeons[0] == ("grave_cat", "moss_stag", "night_hag")
    assert RULES.view(state, 0).known_to_all(0, 1)
    assert not RULES.view(state, 0).known_to_all(0, 0)


def test_a_rescued_card_led_into_a_dungeon_stays_unseen_by_a_third_player() -> None:
    state = table(
        seats=3,
        Ada={"pattern": {"1": "kiln_guard"}},
        Ben={"dungeon": _hidden("grave_cat", "night_hag")},
        Cleo={},
    )
    RULES.load_dice(state, (6, 1))
    log: list[Any] = []
    play(state, "rescue Ben 1", "choose night_hag", "dungeon", log=log)
    assert RULES.view(state, 2).dungeons == (("",), ("",), ())
    assert RULES.view(state, 1).dungeons[0] == ("night_hag",)
    assert not [event for event in redacted(log, 2) if "night_hag" in repr(event)]


def test_who_looked_at_the_top_of_the_deck_knows_what_another_draws() -> None:
    state = table(
        Ada={"dungeon": ["sky_jackal"], "spells": ["far_sight"]}, Ben={"pattern": {"1": "moss_stag"}}
    )
    play(state, "cast far_sight sky_jackal", "choose gloom_bat", "end", "recruit W", "dungeon")
    assert RULES.view(state, 0).dungeons[1] == ("cave_boar",)
    assert RULES.view(state, 0).recruitment[:2] == ("moss_stag", "sky_jackal")
    assert RULES.view(state, 1).recruitment == ("", "")


def test_a_mind_that_was_read_stays_known_until_the_spell_is_cast() -> None:
    state = table(
        Ada={"dungeon": ["grave_cat"], "spells": ["borrowed_thoughts"]},
        Ben={"dungeon": ["cave_boar"], "spells": ["bulwark", "banish"]},
    )
    play(state, "cast borrowed_thoughts grave_cat", "target Ben")
    assert RULES.view(state, 0).spells[1] == ("bulwark", "banish")
    assert RULES.view(state, None).spells[1] == ("", "")
    play(state, "end", "cast bulwark cave_boar", "target 1")
    assert RULES.view(state, 0).spells[1] == ("banish",)


def test_a_world_of_an_onlooker_deals_every_unseen_card_and_only_those() -> None:
    state = RULES.new_game(RULES.options({}, NAMES[:4]), seed=6)
    luck = Rng(6)
    for _ in range(120):
        RULES.apply(state, luck.choice(RULES.legal_actions(state)))
    view = RULES.view(state, None)
    world = RULES.determinize(view, Rng(1))
    assert RULES.view(world, None) == view
    assert world.patterns == state.patterns
    assert world.recruitment != state.recruitment


def test_equal_cards_that_differ_in_who_knows_them_are_offered_apart() -> None:
    state = table(Ada={"dungeon": ["grave_cat", "grave_cat", *_hidden("grave_cat")]})
    texts = [RULES.text(state, action, NAMES[:2]) for action in RULES.legal_actions(state)]
    assert [text for text in texts if text.startswith("brainwash")] == [
        "brainwash grave_cat",
        "brainwash grave_cat#3",
    ]
    assert [text for text in texts if text.startswith("research")] == [
        "research grave_cat grave_cat",
        "research grave_cat grave_cat#3",
    ]


def test_of_two_equal_cards_the_one_that_is_named_leaves() -> None:
    state = table(Ada={"dungeon": ["grave_cat", *_hidden("grave_cat"), "gloom_bat"]})
    play(state, "research grave_cat#2 gloom_bat")
    assert RULES.view(state, 1).dungeons[0] == ("grave_cat",)
