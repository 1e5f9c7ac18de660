"""The Lab's own page: every card, shown in both faces, with the panel beside it and a table to go on to."""

from __future__ import annotations

import pygame
import pytest

from game.ui.lab.lab import SIZES, Noted, Pair
from game.ui.scenes.table import TableScene
from game.ui.screen import Screen
from tests.lab.bench import click, click_on, key, rest, side_of, write


@pytest.fixture
def page(house, stack):
    stack.push(house.title())
    stack.take(house.title().ways.lab())
    rest(stack, 0.1)
    assert stack.top.name == "lab"
    return stack.top


@pytest.fixture
def side(page, stack):
    return side_of(stack)


def test_the_title_leads_there_and_escape_leads_back(page, stack):
    key(stack, pygame.K_ESCAPE)
    assert stack.top.name == "title"
    assert not side_of(stack).visible
    assert side_of(stack).stage is None


def test_the_panel_stays_open_as_long_as_the_page(page, side, stack):
    key(stack, pygame.K_F2)
    assert side.visible
    click(stack, side.panel.group["fold"].rect.center)
    assert side.visible


def test_a_card_of_the_browser_is_shown_in_both_faces(page, side, stack):
    grid = page.grid
    click(stack, tuple(map(round, grid.centre_of(2))))
    assert side.lab.card == grid.cards[2]
    assert side.exhibit == Pair(grid.cards[2])


def test_the_arrows_walk_the_cards_when_the_page_has_the_keyboard(page, side, stack):
    first = side.lab.card
    key(stack, pygame.K_RIGHT)
    assert side.lab.card != first


def test_the_browser_follows_the_card_that_the_panel_goes_on_to(page, side, stack):
    side.open(SIZES)
    rest(stack, 0.05)
    click_on(stack, "after")
    click_on(stack, "after")
    rest(stack, 0.05)
    assert page.grid.chosen == side.lab.card


def test_another_game_is_looked_at_in_its_own_palette(page, side, stack):
    for game in ("patterns", "renown", "crown"):
        cells = page.group["game"].cells()
        click(stack, cells[("crown", "patterns", "renown").index(game)].center)
        rest(stack, 0.1)
        assert side.lab.game == game
        assert page.theme.mood == side.panel.mood == game
        assert {card.game for card in page.grid.cards} == {game}


def test_words_find_cards(page, stack):
    click(stack, page.group["search"].rect.center)
    write(stack, "shrike")
    assert [card.id for card in page.grid.cards] == ["slippery_shrike"]


@pytest.mark.parametrize("game", ["crown", "patterns", "renown"])
def test_a_sample_table_is_in_the_middle_of_its_game_and_the_panel_goes_along(game, page, side, stack):
    side.lab.choose_game(game)
    rest(stack, 0.1)
    click(stack, page.group["table"].rect.center)
    rest(stack, 1.0)
    table = stack.top
    assert isinstance(table, TableScene)
    assert table.match.header.game == game
    assert table.match.path is None
    assert len(table.match.play.moves) > 20
    assert side.visible
    assert side.stage is None
    assert side.lab.table is table


def test_sizes_lie_over_the_browser_and_are_put_away_again(page, side, stack):
    side.open(SIZES)
    rest(stack, 0.05)
    click_on(stack, "show")
    rest(stack, 0.05)
    assert side.plate_rect.contains(page.group["search"].rect)
    key(stack, pygame.K_ESCAPE)
    rest(stack, 0.05)
    assert not side.plate_rect.colliderect(page.group["search"].rect)


def test_what_is_shown_large_does_not_lie_over_a_question(page, side, stack):
    side.open(SIZES)
    rest(stack, 0.05)
    click_on(stack, "screen")
    assert stack.top.name == "measure"
    assert not side.plate_rect.w
    key(stack, pygame.K_ESCAPE)
    assert side.plate_rect.w


@pytest.mark.parametrize("size", [(960, 600), (1100, 700), (1280, 720), (1920, 1080), (2560, 1080)])
def test_browser_plate_and_panel_never_lie_on_each_other(size, page, side, stack):
    stack.resize(Screen(*size))
    rest(stack, 0.1)
    parts = [page.grid.rect, side.plate_rect, side.rect]
    for n, one in enumerate(parts):
        assert stack.window.rect.contains(one)
        for two in parts[n + 1 :]:
            assert not one.colliderect(two)


def test_a_note_is_shown_and_opened_from_the_page(page, side, stack, house):
    from game.app.notes import take_note
    from game.app.samples import sample

    note = take_note(side.lab.desk.saves, sample("patterns", 3), "words", b"no picture")
    side.open("evidence")
    rest(stack, 0.05)
    section = side.panel.evidence
    click(stack, (section.list.rect.x + 30, section.list.rect.y + 15))
    rest(stack, 0.05)
    assert side.lab.exhibit == Noted(note)
    click_on(stack, "open")
    rest(stack, 0.1)
    assert stack.top.match.header.game == "patterns"


def test_beside_the_gallery_the_panel_looks_at_the_card_that_is_chosen_there(house, stack):
    stack.push(house.gallery("patterns"))
    rest(stack, 0.1)
    key(stack, pygame.K_F2)
    rest(stack, 0.1)
    side = side_of(stack)
    assert side.visible
    assert side.lab.card.key == stack.top.card_shown
    key(stack, pygame.K_ESCAPE)  # the keys are the gallery's again
    key(stack, pygame.K_RIGHT)
    rest(stack, 0.1)
    assert side.lab.card.key == stack.top.card_shown
    assert side.lab.card.game == "patterns"
