"""Who sits where with what in which game."""

from collections import Counter

import pytest

from game.app.sim.choose import plan_of, things_of
from game.app.sim.folder import read_plan
from game.app.sim.kinds import Brought
from game.app.sim.plan import GROUPS, Plan, lineups, whole
from game.core.errors import BadPosition, Unusable

DECKS = (
    Brought("a1", "a1", "a"),
    Brought("a2", "a2", "a"),
    Brought("b1", "b1", "b"),
    Brought("c1", "c1", "c"),
    Brought("ab", "ab", "a+b"),
)


def crown(levels=("x", "x"), things=DECKS, **more) -> Plan:
    return Plan("crown", levels, 1, brought=things, **more)


def test_everybody_moves_on_by_a_seat_each_game_where_nothing_is_brought():
    plan = Plan("renown", ("a", "b", "c"), 1)
    assert [plan.setting(number).levels for number in range(4)] == [
        ("a", "b", "c"),
        ("c", "a", "b"),
        ("b", "c", "a"),
        ("a", "b", "c"),
    ]


def test_in_a_round_every_two_decks_meet_on_both_sides_and_with_either_first():
    plan = crown()
    met = Counter()
    for number in range(plan.round):
        options = plan.setting(number).options
        met[tuple(options["decks"]), options["first"]] += 1
    assert plan.round == 10 * 2 * 2
    assert len(met) == plan.round
    assert set(met.values()) == {1}


def test_levels_that_differ_sit_on_both_sides_with_each_deck():
    plan = crown(("x", "y"))
    met = Counter()
    for number in range(plan.round):
        setting = plan.setting(number)
        met[tuple(setting.options["decks"]), setting.levels, setting.options["first"]] += 1
    assert plan.round == 10 * 2 * 2 * 2
    assert set(met.values()) == {1}


def test_who_is_first_is_left_alone_where_the_options_say_it():
    plan = crown(options={"first": "p2"})
    assert plan.round == 20
    assert {plan.setting(number).options["first"] for number in range(20)} == {"p2"}


def test_groups_meet_equally_often_however_many_decks_they_have():
    plan = crown(pairing=GROUPS)
    groups = Counter()
    for number in range(plan.round):
        first, second = plan.setting(number).options["decks"]
        groups[frozenset((first[0], second[0]))] += 1
        assert "ab" not in (first, second)
    assert len(groups) == 3
    assert len(set(groups.values())) == 1


def test_any_first_part_of_a_round_is_a_mixture():
    plan = crown()
    assert len({line[0].name for line in lineups(plan)[:4]}) > 1


def test_one_deck_alone_meets_itself():
    plan = crown(things=DECKS[:1])
    assert plan.setting(0).options["decks"] == ["a1", "a1"]


def test_wizards_sit_in_every_seat_and_missing_ones_are_drawn():
    wizards = things_of("patterns", ["all"], lambda: None, 4)
    plan = Plan("patterns", ("x",) * 4, 1, brought=tuple(wizards))
    assert plan.round == 15 * 4
    seats = Counter()
    for number in range(plan.round):
        for seat, wizard in enumerate(plan.setting(number).options["wizards"]):
            seats[seat, wizard] += 1
    assert set(seats.values()) == {10}
    few = Plan("patterns", ("x",) * 4, 1, brought=tuple(wizards[:1]))
    assert few.setting(0).options["wizards"] == [wizards[0].name, "", "", ""]


def test_a_plan_comes_back_from_plain_data():
    plan = plan_of("crown", ["random", "random"], 3, things=things_of("crown", ["all"], lambda: None, 2))
    assert Plan.of_plain(plan.plain()) == plan


def test_a_plan_holds_every_card_that_its_games_may_meet():
    things = things_of("crown", ["dream_1", "exart_1", "verge_1"], lambda: None, 2)
    plan = whole(Plan("crown", ("random", "random"), 1, brought=tuple(things)))
    assert set(plan.cards["decks"]) == {"dream_1", "exart_1", "verge_1"}
    assert {card["faction"] for card in plan.cards["cards"]} == {"dream", "exart", "verge"}


def test_a_number_of_seats_that_cannot_be_is_told():
    with pytest.raises(BadPosition, match="Renown is for 3 to 6 players, not for 2"):
        whole(Plan("renown", ("random",) * 2, 1))


def test_a_level_and_an_option_that_are_none_are_told_together():
    with pytest.raises(Unusable) as told:
        plan_of("renown", ["greedi", "randon", "random"], 1)
    assert str(told.value).count("did you mean") == 2


def test_decks_that_are_none_are_all_told():
    with pytest.raises(Unusable) as told:
        things_of("crown", ["dream_11", "verge_1", "resolve_9"], _nowhere, 2)
    first, second = str(told.value).splitlines()
    assert "no deck 'dream_11'; did you mean 'dream_1'?" in first
    assert "no deck 'resolve_9'" in second


def _nowhere():
    from pathlib import Path

    return Path("/nowhere")


def test_own_decks_come_by_name_or_by_file_and_never_with_two_of_one_name(tmp_path):
    folder = tmp_path / "decks"
    folder.mkdir()
    cards = "\n".join(f"  {card}: 4" for card in things_of("crown", ["dream_1"], lambda: None, 2)[0].cards)
    for file in ("mine.yaml", "other.yaml"):
        (folder / file).write_text(f"name: Mine\ncards:\n{cards}\n", encoding="utf-8")
    things = things_of("crown", ["Mine", str(folder / "other.yaml"), "dream_1"], lambda: tmp_path, 2)
    assert [thing.name for thing in things] == ["Mine", "dream_1"]
    (folder / "other.yaml").write_text(
        f"name: Mine\nplan: another\ncards:\n{cards.replace('4', '3', 1)}\n", encoding="utf-8"
    )
    things = things_of("crown", [str(folder / "mine.yaml"), str(folder / "other.yaml")], lambda: tmp_path, 2)
    assert [thing.name for thing in things] == ["Mine", "Mine 2"]


def test_a_folder_without_a_plan_holds_no_simulation(tmp_path):
    with pytest.raises(Unusable, match="holds no simulation"):
        read_plan(tmp_path)
