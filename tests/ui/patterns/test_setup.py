"""Wizards and Clans at the set-up: nobody has what another has, and what the table has no room for is left out."""

from __future__ import annotations

from game.app.tables import Table, usual, with_seats
from game.ui.scenes import wizards
from game.ui.scenes.setup import SetupScene
from tests.ui.scenes.fingers import press
from tests.ui.table.hands import a_desk


def a_table(seats: int = 3) -> Table:
    return with_seats(usual("patterns", 7, ["Ada"]), seats)


def test_a_wizard_is_drawn_unless_one_is_chosen_and_nobody_gets_anothers() -> None:
    table = a_table()
    assert wizards.wizards_of(table) == ("", "", "")
    table = wizards.next_wizard(table, 0)
    first = wizards.wizards_of(table)[0]
    assert first
    table = wizards.next_wizard(table, 1)
    assert wizards.wizards_of(table)[1] not in ("", first)
    assert not table.faults()


def test_after_the_last_wizard_comes_a_drawn_one() -> None:
    table = a_table(2)
    seen = []
    for _ in range(7):
        table = wizards.next_wizard(table, 0)
        seen.append(wizards.wizards_of(table)[0])
    assert seen[-1] == ""
    assert len(set(seen)) == 7
    assert "wizards" not in table.options


def test_clans_are_offered_where_not_all_are_in_play_anyway() -> None:
    assert wizards.offers_clans(a_table(2))
    assert wizards.offers_clans(a_table(3))
    assert not wizards.offers_clans(a_table(4))
    table = wizards.toggle_clan(a_table(2), "shade")
    assert wizards.clans_of(table) == ("shade",)
    assert wizards.clans_of(wizards.toggle_clan(table, "shade")) == ()


def test_with_fewer_seats_a_choice_of_those_who_left_is_forgotten() -> None:
    table = wizards.next_wizard(a_table(4), 3)
    fewer = wizards.fitting(with_seats(table, 3))
    assert wizards.wizards_of(fewer) == ("", "", "")
    assert not fewer.faults()
    chosen = wizards.toggle_clan(a_table(3), "ember")
    assert wizards.clans_of(wizards.fitting(with_seats(chosen, 5))) == ()


def test_too_many_clans_are_told_and_nothing_begins() -> None:
    table = a_table(2)
    for clan in ("ember", "tide", "gale", "stone", "thorn"):
        table = wizards.toggle_clan(table, clan)
    assert table.faults()


def test_the_buttons_of_the_set_up_choose() -> None:
    desk = a_desk()
    begun: list[Table] = []
    scene = SetupScene(desk, a_table(3), begun.append, lambda: 9)  # type: ignore[arg-type]
    scene.resize(desk.screen)
    press(scene, "wizard:1")
    press(scene, "clan:shade")
    assert wizards.wizards_of(scene.table)[1]
    assert wizards.clans_of(scene.table) == ("shade",)
    assert scene.group["clan:shade"].lit
    press(scene, "begin")
    assert begun
    match = begun[0].begin(None)
    assert match.play.state.wizards[1] == wizards.wizards_of(begun[0])[1]
    assert "shade" in match.play.state.clans
