"""A match of Crown on the screen: set up with decks, played game after game, and told at the end."""

from __future__ import annotations

import dataclasses

import pytest

from game.app import deckshelf
from game.app.match import Match
from game.app.settings import Settings
from game.app.tables import recall, usual
from game.core.decision import Outcome
from game.core.record import Sitter
from game.rules.crown.decks import Deck
from game.rules.crown.library import library
from game.ui.scene import Pop, Push, Replace
from game.ui.scenes.between import GUARD, NEXT_GAME, BetweenScene
from game.ui.scenes.deck_situations import played_match
from game.ui.scenes.deckshelf import DeckShelfScene
from game.ui.scenes.result import ResultScene
from game.ui.scenes.setup_crown import CrownSetupScene
from game.ui.scenes.tally import tally
from game.ui.scenes.title import TitleScene
from tests.ui.scenes.fingers import click, dealt, press, write

MINE = dataclasses.replace(library().decks["dream_1"], name="Night Owls")
PEOPLE = (Sitter("Ada", "human", "amber"), Sitter("Ben", "human", "azure"))


@pytest.fixture
def scene(house, desk):
    made = house.setup("crown")
    made.resize(desk.screen)
    return made


def step(scene, name: str, up: bool) -> None:
    rect = scene.group[name].rect
    pos = (rect.right - 8 if up else rect.x + 8, rect.centery)
    click(scene, pos)


def begun(scene):
    going = dealt(press(scene, "begin"))
    assert isinstance(going, Replace)
    match = going.scene.match
    match.close()
    return match


# Setting up


def test_each_seat_has_a_deck_and_begins_with_it(scene, desk):
    assert isinstance(scene, CrownSetupScene)
    asked = press(scene, "deck:1")
    assert isinstance(asked.scene, DeckShelfScene)
    assert asked.scene.seat == 1
    scene.resume(("deck", 1, "verge_2"))
    deckshelf.save(desk.saves, MINE)
    scene.resume(("deck", 0, deckshelf.own_decks(desk.saves)[0].option))
    assert scene.group["deck:0"].shelved.name == "Night Owls"
    assert begun(scene).play.events[0].decks == ("Night Owls", "verge_2")


def test_a_deck_that_may_not_be_played_says_why_and_holds_the_match_up(scene):
    scene.resume(("deck", 1, {"name": "Few", "cards": {"brave_squire": 4}}))
    assert not scene.group["deck:1"].shelved.playable
    assert not scene.group["begin"].enabled
    assert scene.group["begin"].tip == "Few: 4 cards, and 60 are the least."


def test_a_deck_built_on_meanwhile_is_played_as_it_lies_on_the_shelf(scene, desk):
    path = deckshelf.save(desk.saves, MINE).path
    scene.resume(("deck", 0, deckshelf.own_decks(desk.saves)[0].option))
    cards = {**MINE.cards, "brave_squire": 4}
    deckshelf.save(desk.saves, dataclasses.replace(MINE, cards=cards), path)
    scene.resume(None)
    assert scene.table.options["decks"]["p1"]["cards"] == cards


def test_games_and_who_goes_first_are_chosen_and_remembered(scene, desk):
    step(scene, "option:games", up=True)
    step(scene, "option:first", up=True)
    step(scene, "option:first", up=True)
    match = begun(scene)
    assert match.planned == 4
    assert match.went_first() == 1
    last = recall(desk.saves, "crown", 1)
    assert (last.options["games"], last.options["first"]) == (4, "p2")


def test_who_goes_first_is_called_by_name(scene):
    write(scene, "name:1", "Grace")
    assert [word for _, word in scene.group["option:first"].steps][0::2] == ["Drawn", "Grace"]


def test_decks_are_open_against_a_bot_and_not_between_people_until_somebody_says_so(scene):
    toggle = scene.group["option:open_decks"]
    assert toggle.on
    scene._reseat(1, kind="human", level="")
    assert not toggle.on
    press(scene, "option:open_decks")
    scene._reseat(0, kind="bot", level="random")
    scene._reseat(0, kind="human", level="")
    assert toggle.on
    assert begun(scene).play.state.open_decks


# Game after game


def on_a_table(house, games=2, **options):
    table = dataclasses.replace(usual("crown", 5), seats=PEOPLE, options={"games": games, **options})
    match = table.begin(None)
    scene = house.table(match)
    return match, scene


def shown(stack, seconds=3.0):
    """Time until something stands on top of the table, or the seconds are over."""
    for _ in range(round(seconds * 60)):
        if len(stack.scenes) > 1:
            break
        stack.update(1 / 60)


def test_between_two_games_the_score_is_shown_and_the_table_goes_on(house, stack, desk):
    desk.settings = Settings(speed="instant", handover="off")
    match, table = on_a_table(house)
    stack.push(table)
    match.concede(1, "random")
    table.refresh()
    shown(stack)
    between = stack.top
    assert isinstance(between, BetweenScene)
    assert between.heading == "Ada wins game 1"
    assert between.standing == "Ada leads the match by 8 Majesty."
    assert between.coming == "Ben, who lost, begins game 2."
    stack.update(GUARD)
    stack.take(press(between, "next"))
    assert stack.scenes == [table]
    assert len(match.games) == 2
    assert match.decision.seat == match.went_first() == 1
    shown(stack, 0.5)
    assert stack.top is table
    match.concede(0, "random")
    table.refresh()
    shown(stack)
    assert isinstance(stack.top, ResultScene)
    assert stack.top.tally.heading == "Nobody wins"


def test_the_next_game_is_dealt_before_everybodys_eyes(house, stack, desk):
    desk.settings = Settings(handover="off")
    match, table = on_a_table(house)
    stack.push(table)
    table.finish()
    match.concede(0, "random")
    table.refresh()
    table.finish()
    shown(stack)
    stack.update(GUARD)
    stack.take(press(stack.top, "next"))
    assert table.director.busy
    while table.director.busy:
        table.finish()
        stack.update(1 / 60)
    looker = table.session.looker
    assert table.session.model.view.decision == match.decision
    assert table.session.model.view.hands == match.view(looker).hands


def test_clicks_meant_for_the_table_do_not_begin_the_next_game(house, stack):
    between = house.result(played_match(3, 1))
    stack.push(between)
    assert press(between, "next") is None
    stack.update(GUARD)
    assert press(between, "next") == Pop(NEXT_GAME)


def test_a_match_left_between_two_games_goes_on_there(house, stack, desk, tmp_path):
    desk.settings = Settings(speed="instant", handover="off")
    table = dataclasses.replace(usual("crown", 5), seats=PEOPLE, options={"games": 3})
    match = table.begin(desk.saves, "Evening")
    match.concede(0, "random")
    between = house.result(match)
    between.resize(desk.screen)
    between.update(GUARD)
    assert isinstance(press(between, "back").scene, TitleScene)
    match.close()
    stack.take(house.go_on(match.path))
    shown(stack)
    assert isinstance(stack.top, BetweenScene)
    assert stack.top.scores[0].conceded == 0


def test_a_tie_leaves_the_first_turn_to_who_was_second(house):
    match, _ = on_a_table(house, first="p1")
    match.play.state.decision, match.play.state.outcome = None, Outcome("stalemate", (), (2, 2))
    between = house.result(match)
    assert between.heading == "Game 1 is a tie"
    assert between.standing == "The match stands 2 to 2, and nobody leads."
    assert between.coming == "Ben, who went second, begins game 2."


# The result


def test_a_match_is_told_by_its_totals_and_each_games_majesty():
    match = played_match(3, 3)
    told = tally(match)
    assert told.scores == match.totals
    assert [game.majesty for game in told.games] == [outcome.scores for outcome in match.outcomes]
    assert told.winners == (max((0, 1), key=lambda seat: match.totals[seat]),)
    assert sum(sum(game.awakened) for game in told.games) >= 1


def test_a_rematch_has_the_same_decks_and_swapped_seats_the_other_ones(house, desk):
    option = {"name": "Night Owls", "cards": dict(MINE.cards)}
    table = dataclasses.replace(
        usual("crown", 5), seats=PEOPLE, options=deckshelf.with_deck({"games": 1}, 0, option)
    )
    match = table.begin(None)
    match.concede(0, "random")
    scene = house.result(match)
    scene.resize(desk.screen)
    scene.update(GUARD)
    again = dealt(press(scene, "rematch")).scene.match
    assert (again.names, again.play.events[0].decks) == (["Ada", "Ben"], ("Night Owls", "resolve_1"))
    again.close()
    swapped = dealt(press(scene, "move_on")).scene.match
    assert (swapped.names, swapped.play.events[0].decks) == (["Ben", "Ada"], ("Night Owls", "resolve_1"))
    swapped.close()


def test_a_new_table_after_a_match_starts_from_its_decks(house, desk):
    match = dataclasses.replace(
        usual("crown", 5), options=deckshelf.with_deck({"games": 1}, 1, "exart_2")
    ).begin(None)
    match.concede(0, "random")
    scene = house.result(match)
    scene.resize(desk.screen)
    scene.update(GUARD)
    setup = press(scene, "new_table")
    assert isinstance(setup, Push)
    assert setup.scene.group["deck:1"].shelved.preset == "exart_2"


def test_a_deck_without_a_file_is_still_playable_in_a_rematch(desk):
    shelved = deckshelf.deck_named({"name": "Gone", "cards": dict(MINE.cards)}, desk.saves)
    assert shelved.playable
    assert shelved.deck == Deck("Gone", MINE.cards)
    assert isinstance(shelved.option, dict)


def test_a_saved_match_with_an_own_deck_is_taken_up_again(tmp_path):
    option = {"name": "Night Owls", "cards": dict(MINE.cards)}
    match = dataclasses.replace(usual("crown", 5), options=deckshelf.with_deck({}, 0, option)).begin(
        tmp_path, "E"
    )
    seat = match.decision.seat
    match.submit(seat, match.rules.legal_actions(match.view(seat))[0])
    match.close()
    again = Match.resume(match.path)
    assert again.play.digests == match.play.digests
    assert again.play.events[0].decks[0] == "Night Owls"
    again.close()
