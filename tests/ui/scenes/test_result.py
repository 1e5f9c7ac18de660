"""The end of a match: what it tells is what the rules say, and where it leads."""

from __future__ import annotations

import dataclasses

import pygame
import pytest

from game.app.match import Match
from game.rules.renown.events import EraScored
from game.ui.crown import positions
from game.ui.crown.staging import sitters as crown_sitters
from game.ui.scene import Push, Replace
from game.ui.scenes.games import words_of
from game.ui.scenes.log import LogScene
from game.ui.scenes.podium import order_on_steps
from game.ui.scenes.result import GUARD, RISE
from game.ui.scenes.setup import SetupScene
from game.ui.scenes.situations import finished, played, table_of
from game.ui.scenes.table import TableScene
from game.ui.scenes.tally import stake, tally
from game.ui.scenes.title import TitleScene
from tests.ui.scenes.fingers import dealt, key, press


@pytest.fixture(scope="module")
def match():
    return finished(table_of(4, 3, names=("Ada", "Ben", "Cleo", "Dov")))


@pytest.fixture
def scene(house, match, desk):
    made = house.result(match)
    made.resize(desk.screen)
    made.update(GUARD)
    return made


def test_the_winner_stands_first_with_the_largest_heap(match):
    told = tally(match)
    seat, place = told.places[0]
    assert place == 1
    assert told.winners == (seat,) == match.outcome.winners
    assert told.heading == f"{match.names[seat]} wins"
    assert max(told.heaps[seat]) == max(match.outcome.scores) == told.scores[seat]


def test_heaps_are_the_favor_at_the_end(match):
    assert tally(match).heaps == match.view(None).favor


def test_a_tie_is_nobodys_and_says_why():
    told = tally(finished(table_of(3, 2)))
    assert told.heading == "Nobody wins"
    assert told.winners == ()
    assert "tie" in told.sentence
    assert [place for _, place in told.places[:2]] == [1, 1]


def test_each_era_is_told_with_what_was_counted_and_who_took(match):
    told = tally(match)
    scored = [event for event in match.play.events if isinstance(event, EraScored)]
    assert len(told.parts) == len(scored) == 3
    for part, event in zip(told.parts, scored, strict=True):
        assert [(c.heroic, c.villainous) for c in part.cells] == [count.totals for count in event.counts]
        assert [s for s, c in enumerate(part.cells) if c.took_heroic] == [
            s for s in event.takers[:1] if s is not None
        ]


@pytest.mark.parametrize(
    ("takers", "taken", "court", "words"),
    [
        ((0, 1), (8, 16), (0, 0), "Ada took 8 Heroic, Ben took 16 Villainous"),
        ((1, 1), (12, 12), (0, 0), "Ben took 12 Heroic and 12 Villainous"),
        ((1, 1), (12, 0), (0, 0), "Ben took 12 Heroic"),
        ((None, 1), (0, 3), (5, 0), "a tie left 5 Heroic in the Court, Ben took 3 Villainous"),
    ],
)
def test_who_took_what_is_one_clause_for_each_taker(match, takers, taken, court, words):
    event = next(event for event in match.play.events if isinstance(event, EraScored))
    scored = dataclasses.replace(event, takers=takers, taken=taken, court=court)
    assert stake(scored, ("Ada", "Ben", "Cleo", "Dov")) == words


def test_a_match_that_goes_on_has_no_result():
    with pytest.raises(ValueError, match="no result"):
        tally(played(table_of(3, 4).begin(None), 5))


def test_a_rematch_seats_the_same_people_with_the_same_options(scene, match):
    step = dealt(press(scene, "rematch"))
    assert isinstance(step, Replace)
    assert isinstance(step.scene, TableScene)
    again = step.scene.match
    assert again.seats == match.seats
    assert again.header.options == match.header.options
    assert again.header.seed != match.header.seed
    again.close()


def test_swapping_seats_moves_everybody_one_seat_on(scene, match):
    again = dealt(press(scene, "move_on")).scene.match
    assert again.seats == [match.seats[-1], *match.seats[:-1]]
    again.close()


def test_the_other_ways_lead_where_they_say(scene):
    table = press(scene, "new_table")
    assert isinstance(table, Push)
    assert isinstance(table.scene, SetupScene)
    assert isinstance(press(scene, "log").scene, LogScene)
    title = key(scene, pygame.K_ESCAPE)
    assert isinstance(title, Replace)
    assert isinstance(title.scene, TitleScene)


def test_a_press_meant_for_the_table_before_does_nothing_here(house, match, desk):
    scene = house.result(match)
    scene.resize(desk.screen)
    assert key(scene, pygame.K_RETURN) is None
    assert press(scene, "rematch") is None
    scene.update(GUARD)
    step = dealt(key(scene, pygame.K_RETURN))
    assert isinstance(step, Replace)
    step.scene.match.close()


def test_the_podium_rises_once_and_space_ends_it(scene):
    assert scene.moving
    scene.update((RISE - GUARD) / 3)
    assert scene.moving
    key(scene, pygame.K_SPACE)
    assert not scene.moving


@pytest.mark.parametrize("count", range(1, 7))
def test_everybody_has_one_step_and_the_best_is_in_the_middle(count):
    order = order_on_steps(count)
    assert sorted(order) == list(range(count))
    assert order[count // 2] == 0


def test_the_log_is_written_as_a_text_with_every_sentence(house, match, desk):
    scene = LogScene(desk, match)
    scene.resize(desk.screen)
    press(scene, "keep")
    (path,) = (desk.saves / "transcripts").iterdir()
    text = path.read_text(encoding="utf-8")
    assert "Won by" in text
    assert all(name in text for name in match.names)
    assert path.name in desk.toasts.notices[-1].sentence


def test_a_log_in_the_middle_of_a_match_tells_nothing_hidden(desk):
    match = played(table_of(3, 7).begin(None), 20)
    scene = LogScene(desk, match, None)
    scene.resize(desk.screen)
    assert not scene.group["keep"].enabled
    from game.app.telling import sentences

    hidden = [line for line in sentences(match.rules, match.play.events, match.names) if "face-down" in line]
    shown = ["".join(str(span) for span in sentence) for sentence in scene._sentences]
    firsts = {line.split(" is dealt ")[1].split()[0] for line in hidden}
    assert firsts
    assert not any(f"'{card}'" in line and "face-down" in line for card in firsts for line in shown)


def test_arrows_and_page_keys_scroll_the_log(desk, match):
    scene = LogScene(desk, match)
    scene.resize(desk.screen)
    key(scene, pygame.K_DOWN)
    near = scene._area.offset
    key(scene, pygame.K_PAGEDOWN)
    far = scene._area.offset
    key(scene, pygame.K_END)
    assert 0 < near < far < scene._area.offset == scene._area.most


@pytest.mark.parametrize("make", ["_crown_over", "_patterns_over"])
def test_the_log_of_a_game_whose_cards_have_names_can_be_read(desk, make):
    from game.ui.why import situations

    scene = LogScene(desk, getattr(situations, make)())
    scene.resize(desk.screen)
    scene.draw(pygame.Surface((1280, 720), 0, 32))
    assert len(scene._flows) > 50


def test_who_fell_below_nothing_has_a_true_minus_sign_in_every_sentence():
    start = positions.own_turn()
    start["players"]["p1"]["majesty"], start["players"]["p2"]["majesty"] = -1, 5
    match = Match.new("crown", {}, 7, crown_sitters((0, 1)), folder=None, position=start)
    assert words_of("crown").stand(match.view(None)) == "Majesty \u22121 to 5"
    match.concede(0, "random")
    told = tally(match)
    assert "7 to \u22122" in told.sentence
    assert "-" not in told.sentence
