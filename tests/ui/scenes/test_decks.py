"""The deck builder and the deck shelf: what hands do there is what lies in the file afterwards, and nothing is lost."""

from __future__ import annotations

import dataclasses

import pygame
import pytest

from game.app import deckshelf
from game.app.deckshelf import own_decks, save
from game.rules.crown.decks import Deck
from game.rules.crown.library import library
from game.ui.scene import Pop, Push
from game.ui.scenes.deckbuilder import LOOK_AFTER, DeckBuilderScene
from game.ui.scenes.deckshelf import DeckShelfScene
from game.ui.scenes.decktext import DeckTextScene
from game.ui.scenes.leavedeck import LeaveScene
from game.ui.scenes.samplehand import SampleHandScene
from game.ui.screen import Screen
from tests.ui.scenes.fingers import click, key, press, write

PRESET = library().decks["dream_1"]
MINE = dataclasses.replace(PRESET, name="Night Owls")


@pytest.fixture
def builder(desk):
    path = save(desk.saves, MINE).path
    made = DeckBuilderScene(desk, MINE, path)
    made.resize(desk.screen)
    return made


@pytest.fixture
def shelf(desk):
    save(desk.saves, MINE)
    made = DeckShelfScene(desk)
    made.resize(desk.screen)
    return made


def event(kind, pos, button=1):
    more = {"rel": (0, 0), "buttons": (1, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": button}
    return pygame.event.Event(kind, pos=(round(pos[0]), round(pos[1])), **more)


def drag(scene, start, end):
    scene.handle(event(pygame.MOUSEMOTION, start))
    scene.handle(event(pygame.MOUSEBUTTONDOWN, start))
    scene.handle(event(pygame.MOUSEMOTION, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)))
    scene.handle(event(pygame.MOUSEMOTION, end))
    return scene.handle(event(pygame.MOUSEBUTTONUP, end))


def place(builder, wanted) -> tuple[str, tuple[float, float]]:
    """The first card in sight of the pool that is as wanted, and where it stands."""
    for index, card in enumerate(builder.pool.cards):
        at = builder.pool.centre_of(index)
        if builder.pool.rect.collidepoint(at) and wanted(card.id):
            return card.id, at
    raise AssertionError("no card in sight is like that")


def room_for_more(builder):
    return place(builder, lambda card: builder.bench.count(card) < builder.bench.limit(card))


def chosen(scene, name, value):
    row = scene.group[name]
    cell = row.cells()[[option[0] for option in row.options].index(value)]
    click(scene, cell.center)


# Building


def test_a_click_puts_a_copy_in_and_a_right_click_takes_it_out(builder):
    card, at = room_for_more(builder)
    before = builder.bench.count(card)
    click(builder, (round(at[0]), round(at[1])))
    assert builder.bench.count(card) == before + 1
    builder.handle(event(pygame.MOUSEBUTTONDOWN, at, 3))
    assert builder.bench.count(card) == before


def test_a_copy_more_than_allowed_is_refused_with_the_reason(builder):
    card, at = place(builder, lambda card: builder.bench.count(card) == builder.bench.limit(card))
    click(builder, (round(at[0]), round(at[1])))
    assert builder.bench.deck == MINE
    name = builder.cards[card].name
    assert builder.refused[0] == f"{builder.bench.limit(card)} of {name} are all that a deck may have."


def test_a_card_dragged_onto_the_deck_goes_in_and_one_dragged_out_comes_out(builder):
    card, at = room_for_more(builder)
    before = builder.bench.count(card)
    drag(builder, at, builder.deck_panel.center)
    assert builder.bench.count(card) == before + 1
    line = builder.list.rect_of_card(card)
    drag(builder, (line.x + 60, line.centery), builder.pool_panel.center)
    assert builder.bench.count(card) == before


def test_a_drag_that_ends_where_it_began_or_is_called_off_changes_nothing(builder):
    _, at = room_for_more(builder)
    drag(builder, at, (builder.pool_panel.centerx, builder.pool_panel.bottom - 20))
    builder.handle(event(pygame.MOUSEBUTTONDOWN, at))
    builder.handle(event(pygame.MOUSEMOTION, builder.deck_panel.center))
    assert builder.dragged is not None
    key(builder, pygame.K_ESCAPE)
    assert builder.dragged is None
    builder.handle(event(pygame.MOUSEBUTTONUP, builder.deck_panel.center))
    assert builder.bench.deck == MINE


def test_plus_and_minus_of_a_line_change_its_count(builder):
    line = next(line for line in builder.list.lines if line.id and line.count > 1)
    index = builder.list.lines.index(line)
    minus, plus = builder.list.signs(builder.list.rect_of(index))
    click(builder, minus.center)
    assert builder.bench.count(line.id) == line.count - 1
    click(builder, plus.center)
    assert builder.bench.count(line.id) == line.count


def test_the_keyboard_does_all_of_it(builder):
    builder.group.set_focus(builder.pool, by_keyboard=True)
    card, _ = room_for_more(builder)
    for _ in range([one.id for one in builder.pool.cards].index(card)):
        key(builder, pygame.K_RIGHT)
    before = builder.bench.count(card)
    key(builder, pygame.K_RETURN)
    assert builder.bench.count(card) == before + 1
    key(builder, pygame.K_MINUS)
    assert builder.bench.count(card) == before
    builder.group.set_focus(builder.list, by_keyboard=True)
    first = builder.list.at
    key(builder, pygame.K_DOWN)
    assert builder.list.at != first
    at, held = builder.list.at, builder.bench.count(builder.list.at)
    key(builder, pygame.K_DELETE)
    assert builder.bench.count(at) == held - 1


def test_changes_are_taken_back_and_made_again_by_keys(builder):
    card, at = room_for_more(builder)
    click(builder, (round(at[0]), round(at[1])))
    after = builder.bench.deck
    key(builder, pygame.K_z, pygame.KMOD_CTRL)
    assert builder.bench.deck == MINE
    key(builder, pygame.K_y, pygame.KMOD_CTRL)
    assert builder.bench.deck == after
    assert after.cards[card]


def test_filters_narrow_the_pool_and_all_is_shown_again(builder):
    chosen(builder, "faction", "verge")
    chosen(builder, "type", "trap")
    shown = [builder.cards[card.id] for card in builder.pool.cards]
    assert shown
    assert {(card.faction, card.type) for card in shown} == {("verge", "trap")}
    write(builder, "words", "no such words")
    assert not builder.pool.cards
    press(builder, "all")
    assert len(builder.pool.cards) == len(builder.cards)


def test_letters_in_the_search_are_no_shortcuts(builder):
    write(builder, "words", "shat")
    assert builder.search.words == "shat"
    assert builder.bench.deck == MINE


def test_a_card_is_shown_whole_after_a_short_rest(builder):
    card, at = room_for_more(builder)
    builder.handle(event(pygame.MOUSEMOTION, at))
    assert builder.looked_at() is None
    builder.update(LOOK_AFTER)
    assert builder.looked_at()[0].id == card
    assert not builder.moving


@pytest.mark.parametrize("size", [(1280, 720), (960, 600), (1920, 1080)])
def test_what_is_wrong_stands_there_at_once(desk, size):
    desk.screen = Screen(*size)
    scene = DeckBuilderScene(desk, Deck("Few", {"brave_squire": 5}))
    scene.resize(desk.screen)
    if not scene.wide:
        chosen(scene, "tab", "faults")
    assert scene.faults.visible
    told = [fault.code for fault in scene.bench.faults()]
    assert told == ["copies", "deck-size", "bloomers"]
    for _ in range(2):
        scene.take_card("brave_squire")
    assert [fault.code for fault in scene.bench.faults()] == ["deck-size", "bloomers"]


# Saving


def test_saving_writes_the_deck_into_its_file(builder, desk):
    card, at = room_for_more(builder)
    click(builder, (round(at[0]), round(at[1])))
    key(builder, pygame.K_s, pygame.KMOD_CTRL)
    (mine,) = own_decks(desk.saves)
    assert mine.deck.cards[card] == builder.bench.count(card)
    assert not builder.unsaved


def test_leaving_with_changes_asks_and_either_answer_is_kept(builder, desk):
    builder.take_card(next(iter(MINE.cards)))
    asked = builder.back()
    assert isinstance(asked, Push)
    assert isinstance(asked.scene, LeaveScene)
    assert builder.resume(("leave", None)) is None
    assert builder.resume(("leave", "drop")) == Pop(("deck", builder.path))
    assert own_decks(desk.saves)[0].deck == MINE
    assert builder.resume(("leave", "save")) == Pop(("deck", builder.path))
    assert own_decks(desk.saves)[0].deck == builder.bench.deck != MINE


def test_leaving_without_changes_asks_nothing(builder):
    assert builder.back() == Pop(("deck", builder.path))


def test_a_deck_saved_as_another_leaves_the_first_as_it_was(builder, desk):
    builder.take_card(next(iter(MINE.cards)))
    builder.resume(("save_as", "Day Owls"))
    decks = {deck.name: deck.deck for deck in own_decks(desk.saves)}
    assert decks["Night Owls"] == MINE
    assert decks["Day Owls"].cards == builder.bench.deck.cards
    assert builder.path.stem == "Day Owls"


def test_a_taken_name_is_refused_and_nothing_is_written_over(builder, desk):
    builder.resume(("save_as", PRESET.name.casefold()))
    assert [deck.name for deck in own_decks(desk.saves)] == ["Night Owls"]
    assert "presets stay as they are" in desk.toasts.notices[-1].sentence


def test_a_renamed_deck_moves_its_file_when_it_is_saved(builder, desk):
    builder.resume(("rename", "  Late   Owls "))
    assert builder.bench.deck.name == "Late Owls"
    press(builder, "save")
    assert [deck.name for deck in own_decks(desk.saves)] == ["Late Owls"]


# Hands and texts


def test_hands_are_drawn_one_after_another_and_back(builder):
    step = press(builder, "hand")
    scene = step.scene
    assert isinstance(scene, SampleHandScene)
    scene.resize(builder.screen)
    first = scene.hand
    press(scene, "redraw")
    assert scene.hand != first
    press(scene, "before")
    assert scene.hand == first
    assert len(scene.centres()) == 7


def test_a_deck_goes_through_the_clipboard_and_back(builder, desk):
    out = press(builder, "text").scene
    out.resize(desk.screen)
    press(out, "copy")
    again = DeckTextScene(desk, builder.cards)
    again.resize(desk.screen)
    press(again, "paste")
    assert again.read == MINE
    step = press(again, "take")
    assert step == Pop(("text", MINE))


def test_a_text_with_mistakes_is_marked_and_not_taken(builder, desk):
    desk.clipboard.put("4 Brave Squier\n2 Kite Thief\n")
    scene = DeckTextScene(desk, builder.cards)
    scene.resize(desk.screen)
    key(scene, pygame.K_v, pygame.KMOD_CTRL)
    assert scene.notes()[0][0] == "Line 1: there is no card 'Brave Squier'; did you mean Brave Squire?"
    assert not scene.group["take"].enabled
    assert press(scene, "take") is None


@pytest.mark.parametrize("text", ["", " \n ", "x" * 30_000])
def test_a_clipboard_without_a_deck_says_so_and_changes_nothing(builder, desk, text):
    desk.clipboard.put(text)
    scene = DeckTextScene(desk, builder.cards, MINE)
    scene.resize(desk.screen)
    before = scene.text
    press(scene, "paste")
    assert scene.text == before
    assert desk.toasts.notices[-1].fault


# The shelf


def test_building_on_a_preset_makes_a_copy_under_another_name(shelf, desk):
    shelf._choose(None, "dream_1")
    shelf._judge()
    step = press(shelf, "edit")
    scene = step.scene
    assert isinstance(scene, DeckBuilderScene)
    assert scene.path is None
    assert scene.bench.deck.name == f"{PRESET.name} 2"
    scene.resize(desk.screen)
    scene.take_card(next(iter(PRESET.cards)))
    press(scene, "save")
    assert [deck.name for deck in own_decks(desk.saves)] == ["Night Owls", f"{PRESET.name} 2"]
    assert deckshelf.presets()[0].deck == PRESET


def test_presets_are_neither_renamed_nor_deleted(shelf):
    shelf._choose(None, "dream_1")
    shelf._judge()
    assert not shelf.group["rename"].enabled
    assert not shelf.group["delete"].enabled
    assert key(shelf, pygame.K_DELETE) is None


def test_copying_renaming_and_deleting_show_on_the_shelf(shelf, desk):
    press(shelf, "copy")
    assert shelf.chosen.name == "Night Owls 2"
    shelf.resume(("rename", "Day Owls"))
    assert shelf.chosen.name == "Day Owls"
    asked = press(shelf, "delete")
    assert isinstance(asked, Push)
    shelf.resume(("delete", False))
    assert len(own_decks(desk.saves)) == 2
    shelf.resume(("delete", True))
    assert [deck.name for deck in own_decks(desk.saves)] == ["Night Owls"]


def test_a_new_deck_comes_back_chosen(shelf, desk):
    builder = press(shelf, "new").scene
    builder.resize(desk.screen)
    builder.put_card("brave_squire")
    builder.save(builder.bench.deck, builder.path)
    shelf.resume(builder.back().result)
    assert shelf.chosen.name == "A new deck"


def test_a_deck_is_chosen_for_a_seat_unless_it_may_not_be_played(desk):
    save(desk.saves, MINE)
    save(desk.saves, Deck("Few", {"brave_squire": 4}))
    scene = DeckShelfScene(desk, 1, "Ben", "verge_1")
    scene.resize(desk.screen)
    assert scene.chosen.preset == "verge_1"
    scene._choose(scene.desk.saves / "decks" / "Few.yaml")
    scene._judge()
    assert not scene.group["play"].enabled
    assert "60 are the least" in scene.group["play"].tip
    scene._choose(scene.desk.saves / "decks" / "Night Owls.yaml")
    scene._judge()
    assert press(scene, "play") == Pop(("deck", 1, {"name": "Night Owls", "cards": dict(MINE.cards)}))


def test_the_title_screen_leads_to_the_decks(house, desk):
    title = house.title()
    title.resize(desk.screen)
    assert isinstance(press(title, "decks").scene, DeckShelfScene)
