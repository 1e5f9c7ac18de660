"""Faces compared on the tables of all games: the same position, other faces, and nothing else is other."""

from __future__ import annotations

import pygame
import pytest

from game.ui.lab.split import seam_x
from game.ui.lab.trial import HALVES, KEY, OFF, SHUFFLED, SPLIT
from tests.lab.bench import pixels, rest, seated, side_of, table_picture

GAMES = {"crown": "fullart", "patterns": "framed", "renown": "index"}
LARGE = (1920, 1080)


@pytest.fixture
def window(desk, stack):
    from game.ui.screen import Screen

    stack.resize(Screen(*LARGE))
    return stack


def compared(house, stack, game: str):
    """A table, and the Lab that looks at it with another set as B."""
    scene = seated(house, stack, game)
    lab = side_of(stack).lab
    side_of(stack).update(0.0)
    assert lab.game == game
    lab.choose_set("b", GAMES[game])
    return scene, lab


def drawn(stack, scene):
    rest(stack, 0.1)
    return table_picture(scene)


def in_set(stack, scene, lab, letter: str):
    """The table with all cards in A, or all in B."""
    lab.choose_mode(KEY)
    if letter == "b":
        lab.flip()
    return drawn(stack, scene)


@pytest.mark.parametrize("game", GAMES)
def test_a_key_changes_the_faces_and_nothing_of_the_game(game, house, window):
    scene, lab = compared(house, window, game)
    plain, poses = drawn(window, scene), scene.stage.poses()
    number, digest = scene.match.number, scene.match.play.digests[-1]
    a, b = in_set(window, scene, lab, "a"), in_set(window, scene, lab, "b")
    assert pixels(plain) == pixels(a)
    assert pixels(a) != pixels(b)
    assert {key: (p.x, p.y, p.face) for key, p in scene.stage.poses().items()} == {
        key: (p.x, p.y, p.face) for key, p in poses.items()
    }
    assert (scene.match.number, scene.match.play.digests[-1]) == (number, digest)
    lab.choose_mode(OFF)
    assert pixels(drawn(window, scene)) == pixels(plain)


@pytest.mark.parametrize(
    ("game", "seam"),
    [("crown", 0.05), ("crown", 0.43), ("crown", 0.95), ("patterns", 0.31), ("renown", 0.62)],
)
def test_a_split_table_is_a_left_of_the_seam_and_b_right_of_it(game, seam, house, window):
    scene, lab = compared(house, window, game)
    a, b = in_set(window, scene, lab, "a"), in_set(window, scene, lab, "b")
    lab.choose_mode(SPLIT)
    lab.trial.move_seam(seam)
    split = drawn(window, scene)
    x = seam_x(scene.screen, lab.trial)
    left, right = pygame.Rect(0, 0, x, LARGE[1]), pygame.Rect(x, 0, LARGE[0] - x, LARGE[1])
    assert pixels(split, left) == pixels(a, left)
    assert pixels(split, right) == pixels(b, right)
    assert lab.trial.side == ""


@pytest.mark.parametrize("game", GAMES)
def test_half_of_the_cards_wear_b_and_the_rest_a(game, house, window):
    scene, lab = compared(house, window, game)
    a, b = in_set(window, scene, lab, "a"), in_set(window, scene, lab, "b")
    lab.choose_mode(HALVES)
    mixed = drawn(window, scene)
    assert pixels(mixed) not in (pixels(a), pixels(b))
    shown = {piece.pose.face for piece in scene.stage.pieces.values() if piece.pose.face}
    worn = {scene.desk.wardrobe.worn(scene.mat.printed(card)) for card in shown if scene.mat.printed(card)}
    assert worn == {lab.trial.a, lab.trial.b}
    before = pixels(mixed)
    lab.deal_again()
    assert pixels(drawn(window, scene)) != before


@pytest.mark.parametrize("game", GAMES)
def test_shuffled_cards_are_told_by_letters_only_when_somebody_asks(game, house, window):
    scene, lab = compared(house, window, game)
    lab.choose_mode(SHUFFLED)
    blind = pixels(drawn(window, scene))
    lab.tell(True)
    assert pixels(drawn(window, scene)) != blind
    lab.tell(False)
    assert pixels(drawn(window, scene)) == blind


def test_two_copies_of_one_card_may_wear_different_faces_at_crowns_table(house, window):
    scene, lab = compared(house, window, "crown")
    lab.choose_mode(SHUFFLED)
    keys = [key for key in scene.stage.pieces if key.startswith("c:")]
    card = next(scene.mat.printed(p.pose.face) for p in scene.stage.pieces.values() if p.pose.face)
    worn = set()
    for key in keys:
        with scene.dressed(key):
            worn.add(scene.desk.wardrobe.worn(card))
    assert worn == {lab.trial.a, lab.trial.b}
    assert lab.trial.thing == ""


@pytest.mark.parametrize("game", GAMES)
def test_a_table_rebuilt_wears_what_it_wore(game, house, window):
    scene, lab = compared(house, window, game)
    lab.choose_mode(SHUFFLED)
    before = pixels(drawn(window, scene))
    scene.session.rebuild()
    scene.look(fresh=True)
    scene.canvas.forget()
    assert pixels(drawn(window, scene)) == before


@pytest.mark.parametrize("game", GAMES)
def test_overlays_lie_on_every_card_only_where_that_is_wished(game, house, window):
    scene, lab = compared(house, window, game)
    plain = pixels(drawn(window, scene))
    lab.overlay("boxes", on=True)
    assert pixels(drawn(window, scene)) == plain
    lab.over_table(on=True)
    assert pixels(drawn(window, scene)) != plain
    lab.overlay("boxes", on=False)
    assert pixels(drawn(window, scene)) == plain


def test_a_resting_table_draws_no_frames_while_it_is_compared(house, window):
    _, lab = compared(house, window, "crown")
    for mode in (KEY, SPLIT, HALVES, SHUFFLED):
        lab.choose_mode(mode)
        rest(window, 1.0)
        window.draw(pygame.Surface(LARGE, 0, 32))
        rest(window, 1.0)
        assert not window.changed, mode
        assert not window.moving, mode


def test_a_set_chosen_as_a_is_what_the_table_shows_and_is_kept_when_wished(house, window, desk):
    _, lab = compared(house, window, "crown")
    lab.choose_set("a", "framed")
    assert desk.wardrobe.chosen("crown") == "framed"
    assert desk.settings.faces == ()
    lab.keep()
    assert desk.settings.faces == ("crown=framed",)
    assert lab.kept
