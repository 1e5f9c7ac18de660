"""Evidence at the table: which looks are kept, in which face, and that nobody learns of hidden cards by it."""

from __future__ import annotations

import pygame
import pytest

from game.app.evidence import Evidence, Look
from game.app.match import Match
from game.core.record import Sitter
from game.ui.crown.positions import own_turn
from game.ui.lab.trial import KEY, SHUFFLED
from game.ui.table.live import LOOK_AFTER_LARGE
from tests.lab.bench import key, move, rest, seated, side_of

LONG = LOOK_AFTER_LARGE + 0.1


@pytest.fixture
def evidence(desk):
    desk.evidence = Evidence(desk.saves)
    return desk.evidence


@pytest.fixture
def table(house, stack, evidence):
    return seated(house, stack)


def in_hand(table) -> list[str]:
    view = table.session.model.view
    return [f"c:{number}" for number in view.hand_ids[0]]


def look_at(stack, table, handle: str, seconds: float) -> None:
    move(stack, (5, 300))
    move(stack, table.rect_of(handle).center)
    rest(stack, LONG + seconds)


def test_a_card_that_is_looked_at_closely_is_noted_with_its_face_and_how_long(stack, table, evidence):
    handle = in_hand(table)[0]
    look_at(stack, table, handle, 2.0)
    move(stack, (5, 300))
    rest(stack, 0.1)
    (look,) = evidence.looks()
    assert look.game == "crown"
    assert look.card == table.stage.pieces[handle].pose.face
    assert look.faces == "table"
    assert look.seat == 0
    # a card in the hand is large: the look begins when it comes up
    assert 1.9 <= look.seconds <= 3.1


def test_a_pointer_that_passes_looks_at_nothing(stack, table, evidence):
    for handle in in_hand(table):
        move(stack, table.rect_of(handle).center)
        rest(stack, 0.2)
    assert evidence.looks() == []


def test_what_is_pinned_is_looked_at_until_it_is_put_away(stack, table, evidence):
    pos = table.rect_of(in_hand(table)[0]).center
    move(stack, pos)
    stack.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=3, touch=False))
    rest(stack, 1.0)
    assert evidence.looking is not None
    stack.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=3, touch=False))
    rest(stack, 0.1)
    assert evidence.looking is None
    assert evidence.looks()[0].seconds == pytest.approx(1.0, abs=0.1)


def test_the_face_that_was_worn_is_the_one_that_is_noted(stack, table, evidence):
    side_of(stack).update(0)
    lab = side_of(stack).lab
    lab.choose_mode(KEY)
    lab.flip()
    look_at(stack, table, in_hand(table)[0], 0.5)
    assert evidence.looking.faces == lab.trial.b
    key(stack, pygame.K_F3)  # the other set, while it is looked at
    rest(stack, 0.1)
    assert evidence.looking.faces == lab.trial.a


def test_where_cards_are_shuffled_each_is_noted_in_the_face_it_wears(stack, table, evidence):
    side_of(stack).update(0)
    lab = side_of(stack).lab
    lab.choose_mode(SHUFFLED)
    for handle in in_hand(table):
        look_at(stack, table, handle, 0.2)
        lab.trial.thing = handle
        worn = lab.trial.wears("")
        lab.trial.thing = ""
        assert evidence.looking.faces == worn


def test_a_pile_that_is_looked_through_is_no_look_at_a_card(house, stack, evidence):
    start = own_turn()
    start["players"]["p1"]["fade"] = ["hush_heron", "doorstep_cat", "sleepwalker"]
    seats = [Sitter("Ada", "human", "azure"), Sitter("Ben", "bot", "coral", "greedy")]
    table = house.table(Match.new("crown", {}, 5, seats, folder=None, position=start))
    stack.push(table)
    rest(stack, 0.3)
    spot = next(spot for spot in table.hands.spots if spot.handle == "fade:0")
    move(stack, spot.rect.center)
    rest(stack, LONG + 1)
    assert len(table.looking.close.cards) == 3
    assert evidence.looks() == []


def test_cards_that_lie_face_down_leave_no_trace(stack, table, evidence):
    view = table.session.model.view
    hidden = [f"c:{n}" for n in (*view.hand_ids[1], *(n for ids in view.anchor_ids for n in ids))]
    pieces = [key for key in hidden if key in table.stage.pieces and not table.stage.pieces[key].pose.face]
    assert pieces
    for handle in pieces:
        look_at(stack, table, handle, 0.2)
    assert evidence.looks() == []


@pytest.mark.parametrize("game", ["patterns", "renown"])
def test_the_other_tables_note_looks_as_well(game, house, stack, evidence):
    table = seated(house, stack, game)
    shown = [key for key, piece in table.stage.pieces.items() if table.mat.printed(piece.pose.face)]
    for handle in shown:
        look_at(stack, table, handle, 0.3)
        if evidence.looks():
            break
    (look,) = evidence.looks()
    assert look.game == game
    assert look.faces == table.desk.wardrobe.chosen(game)


def test_a_look_ends_when_a_menu_comes_up(stack, table, evidence):
    look_at(stack, table, in_hand(table)[0], 0.5)
    key(stack, pygame.K_ESCAPE)
    assert stack.top.name == "pause"
    rest(stack, 1.0)
    assert evidence.looking is None


def test_without_a_window_nothing_is_kept(stack, house, desk):
    table = seated(house, stack)
    look_at(stack, table, in_hand(table)[0], 0.5)
    assert desk.evidence is None
    assert not (desk.saves / "evidence").exists()


# People who share a screen


@pytest.fixture
def shared(house, stack, evidence, desk):
    """Ada and Ben at one screen; Ada has sat down."""
    seats = [Sitter("Ada", "human", "azure"), Sitter("Ben", "human", "coral")]
    match = Match.new("crown", {}, 7, seats, folder=desk.saves, title="An evening")
    scene = house.table(match)
    stack.push(scene)
    rest(stack, 0.2)
    if stack.top is not scene:
        key(stack, pygame.K_RETURN)
        rest(stack, 0.2)
    assert scene.session.looker is not None
    return scene


def test_what_another_looked_at_in_a_game_that_goes_on_is_not_told(shared, stack, evidence):
    lab = side_of(stack).lab
    side_of(stack).update(0)
    looker = shared.session.looker
    for seat, card in ((looker, "hush_heron"), (1 - looker, "doorstep_cat"), (-1, "sleepwalker")):
        evidence.begins(Look("crown", card, "table", seat, "An evening"))
        evidence.ends()
    evidence.begins(Look("crown", "lantern_eel", "table", 1 - looker, "Last week"))
    evidence.ends()
    assert {one.card for one in lab.zoomed()} == {"hush_heron", "sleepwalker", "lantern_eel"}


def test_while_a_seat_is_handed_over_nothing_of_this_game_is_told(shared, stack, evidence, monkeypatch):
    lab = side_of(stack).lab
    side_of(stack).update(0)
    for seat in (0, 1):
        evidence.begins(Look("crown", "hush_heron", "table", seat, "An evening"))
        evidence.ends()
    monkeypatch.setattr(type(shared.session), "looker", property(lambda _: None))
    assert lab.zoomed() == []


def test_when_the_game_is_over_all_may_be_told(shared, stack, evidence):
    lab = side_of(stack).lab
    side_of(stack).update(0)
    evidence.begins(Look("crown", "hush_heron", "table", 1 - shared.session.looker, "An evening"))
    evidence.ends()
    assert lab.zoomed() == []
    shared.match.concede(0, "greedy")
    assert [one.card for one in lab.zoomed()] == ["hush_heron"]


def test_the_picture_of_a_note_shows_no_more_than_the_screen(shared, stack, desk):
    side = side_of(stack)
    seen = side.picture()
    shared.session.viewer.choose("opaque")  # trusts nobody any more
    shared.session.settle()
    shared.look(fresh=True)
    view = shared.session.model.view
    assert all(not card for hand in view.hands for card in hand)
    assert side.picture() != seen
