"""Setting up a table: what is chosen is what is played, and what is wrong is said where it is."""

from __future__ import annotations

import dataclasses

import pygame
import pytest

from game.app import settings as store
from game.app.tables import Table, recall
from game.app.thinking import InlineBots
from game.core.record import Sitter
from game.ui.app import House
from game.ui.paint import text as lettering
from game.ui.scene import Replace
from game.ui.scenes.setup import SetupScene
from game.ui.scenes.situations import table_of
from game.ui.scenes.table import TableScene
from game.ui.screen import Screen
from tests.ui.scenes.fingers import dealt, key, press, write


@pytest.fixture
def begun():
    return []


@pytest.fixture
def scene(desk, begun):
    made = SetupScene(desk, table_of(3, 7, names=("Ada",)), begun.append, lambda: 99)
    made.resize(desk.screen)
    return made


def choose(scene, name: str, value) -> None:
    """Clicks one option of a row of options."""
    row = scene.group[name]
    cell = row.cells()[[option[0] for option in row.options].index(value)]
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        scene.handle(pygame.event.Event(kind, pos=cell.center, button=1))


def step(scene, name: str, up: bool) -> None:
    """Clicks plus or minus."""
    rect = scene.group[name].rect
    pos = (rect.right - 8 if up else rect.x + 8, rect.centery)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        scene.handle(pygame.event.Event(kind, pos=pos, button=1))


def test_what_is_chosen_is_what_begins(scene, begun):
    choose(scene, "count", 5)
    choose(scene, "kind:1", "human")
    choose(scene, "kind:2", "adept")
    write(scene, "name:0", "Grace")
    write(scene, "name:1", "Ben  of the Hill")
    step(scene, "option:eras", up=True)
    press(scene, "option:secret_bids")
    write(scene, "seed", "4711")
    press(scene, "begin")
    (table,) = begun
    assert table.seed == 4711
    assert table.options == {"eras": 4, "secret_bids": True}
    assert [sitter.kind for sitter in table.seats] == ["human", "human", "bot", "bot", "bot"]
    assert [sitter.name for sitter in table.seats][:2] == ["Grace", "Ben of the Hill"]
    assert table.seats[2].level == "adept"
    match = table.begin(None)
    assert match.play.state.eras == 4
    assert match.play.state.secret_bids
    assert match.header.seed == 4711


def test_enter_begins(scene, begun):
    key(scene, pygame.K_RETURN)
    assert len(begun) == 1


def test_new_seats_have_names_and_colours_of_their_own(scene):
    choose(scene, "count", 6)
    seats = scene.table.seats
    assert len({sitter.name for sitter in seats}) == 6
    assert len({sitter.colour for sitter in seats}) == 6


def test_fewer_seats_leave_the_first_ones_as_they_were(scene):
    before = scene.table.seats
    choose(scene, "count", 6)
    choose(scene, "count", 3)
    assert scene.table.seats == before


def test_a_disc_pressed_takes_a_colour_that_nobody_has(scene):
    taken = {sitter.colour for sitter in scene.table.seats}
    press(scene, "colour:1")
    assert scene.table.seats[1].colour not in taken
    assert scene.group["colour:1"].colour == scene.table.seats[1].colour


@pytest.mark.parametrize("name", ["", "   ", "Ada", "ADA", "  ada "])
def test_a_name_that_will_not_do_is_marked_said_and_holds_the_table_up(scene, begun, name):
    write(scene, "name:1", name)
    assert scene.group["name:1"].wrong
    assert scene.faults
    assert not scene.group["begin"].enabled
    assert scene.group["begin"].tip == scene.faults[0].sentence
    key(scene, pygame.K_RETURN)
    press(scene, "begin")
    assert not begun


def test_the_table_begins_again_once_the_name_is_mended(scene, begun):
    write(scene, "name:1", "Ada")
    write(scene, "name:1", "Ben")
    assert not scene.faults
    press(scene, "begin")
    assert len(begun) == 1


def test_a_seed_is_needed_and_the_die_gives_one(scene, begun):
    write(scene, "seed", "")
    assert scene.group["seed"].wrong
    assert not scene.group["begin"].enabled
    press(scene, "dice")
    assert scene.table.seed == 99
    assert scene.group["seed"].value == "99"
    press(scene, "begin")
    assert begun[0].seed == 99


def test_letters_do_not_come_into_the_seed(scene):
    write(scene, "seed", "12ab3")
    assert scene.group["seed"].value == "123"


def test_eras_stay_within_what_the_rules_allow(scene):
    for _ in range(20):
        step(scene, "option:eras", up=True)
    assert scene.table.options["eras"] == 9
    for _ in range(20):
        step(scene, "option:eras", up=False)
    assert scene.table.options["eras"] == 1


def test_how_the_screen_is_shared_matters_only_between_people(scene):
    assert not scene.group["handover"].enabled
    choose(scene, "kind:1", "human")
    assert scene.group["handover"].enabled


def test_screen_settings_are_kept_at_once(scene, desk):
    press(scene, "four_colours")
    choose(scene, "kind:1", "human")
    choose(scene, "handover", "hold")
    kept, problems = store.load(desk.saves)
    assert problems == []
    assert (kept.four_colours, kept.handover) == (False, "hold")
    assert desk.settings == kept


def test_begin_sits_down_at_a_saved_match_with_everybody_in_place(house, desk):
    table = table_of(4, 7, eras=2, names=("Ada",))
    scene = house.setup("renown", table)
    scene.resize(desk.screen)
    going = dealt(press(scene, "begin"))
    assert isinstance(going, Replace)
    assert isinstance(going.scene, TableScene)
    match = going.scene.match
    assert match.seats == list(table.seats)
    assert match.path.exists()
    match.close()


def test_the_next_set_up_is_as_the_last_one_was(house, desk):
    table = table_of(5, 7, eras=6, names=("Grace", "Ben"), people=2)
    house.sit_down(table).scene.match.close()
    scene = house.setup("renown")
    assert scene.table.seats == table.seats
    assert scene.table.options == table.options
    assert desk.settings.names == ("Grace", "Ben")


def test_a_first_seed_asked_for_is_the_first_tables_only(house):
    assert house.setup("renown").table.seed == 7
    assert {house.setup("renown").table.seed for _ in range(4)} != {7}


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{", '{"renown": 3}', '{"renown": {"seats": [{"name": 1, "kind": "human"}], "options": {}}}'],
)
def test_a_damaged_memory_of_tables_is_as_good_as_none(desk, text):
    (desk.saves / "tables.json").write_text(text)
    assert recall(desk.saves, "renown", 1) is None


def test_a_table_that_nobody_could_sit_at_is_not_recalled(house, desk):
    house.sit_down(table_of(3, 7)).scene.match.close()
    text = (desk.saves / "tables.json").read_text()
    (desk.saves / "tables.json").write_text(text.replace('"random"', '"grandmaster"'))
    assert recall(desk.saves, "renown", 1) is None


def test_every_fault_of_a_table_is_told_at_once():
    seats = (Sitter("", "human"), Sitter("A" * 30, "human"), Sitter("B", "bot", "", "nobody"))
    table = Table("renown", seats, 1, {"eras": 12, "secret": True})
    places = {fault.place for fault in table.faults()}
    assert places == {"name:0", "name:1", "kind:2", "eras", "secret"}


@pytest.mark.parametrize("count", [0, 2, 7])
def test_a_wrong_number_of_seats_is_a_fault(count):
    seats = tuple(Sitter(f"P{n}", "human") for n in range(count))
    (fault,) = dataclasses.replace(table_of(3, 1), seats=seats).faults()
    assert fault.sentence == "Renown is for 3 to 6 players."


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize("seats", [3, 6])
def test_the_page_is_used_from_its_head_to_its_foot(desk, size, seats):
    made = SetupScene(desk, table_of(seats, 7), lambda _: None, lambda: 99)
    made.resize(Screen(*size))
    begin = made.group["begin"].rect
    assert made.left.height == made.right.height
    assert begin.bottom <= size[1]
    above, below = made.left.top - made.px(78), size[1] - begin.bottom
    assert above < size[1] * 0.13
    assert below < size[1] * 0.13
    assert all(made.left.contains(made.group[f"kind:{seat}"].rect) for seat in range(seats))
    assert made.right.contains(made.group["seed"].rect)


def test_the_page_stands_still_while_seats_come_and_go(scene):
    before = scene.group["count"].rect, scene.group["begin"].rect
    choose(scene, "count", 6)
    assert (scene.group["count"].rect, scene.group["begin"].rect) == before
    choose(scene, "count", 4)
    assert (scene.group["count"].rect, scene.group["begin"].rect) == before


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("game", ["crown", "patterns", "renown"])
def test_no_words_about_how_it_is_played_are_cut(desk, game, size, monkeypatch):
    cut = []
    fit = lettering.fit

    def fitted(words, *how):
        found = fit(words, *how)
        if found[0] != words:
            cut.append(words)
        return found

    monkeypatch.setattr(lettering, "fit", fitted)
    desk.screen = Screen(*size)
    scene = House(desk, InlineBots(), seed=7).setup(game)
    scene.resize(desk.screen)
    scene.draw(pygame.Surface(size, 0, 32))
    assert cut == []
