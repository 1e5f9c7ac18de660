"""Two face sets compared over whole games: the same games as without, however often the faces change under them."""

from __future__ import annotations

import dataclasses

import pytest

from game.app.evidence import Evidence
from game.app.tables import Table, usual, with_seats
from game.app.thinking import InlineBots
from game.app.turns import play_out
from game.core.rng import Rng
from game.ui.lab.trial import MODES
from tests.lab.bench import rest, side_of, table_picture

SEATS = {"crown": 2, "patterns": 2, "renown": 3}
EVERY = 9
"""Actions between two looks at the picture, at which the trial is changed."""


def bots_only(game: str, seed: int) -> Table:
    table = with_seats(usual(game, seed, ("Ada",)), SEATS[game])
    seats = tuple(dataclasses.replace(one, kind="bot", level="random") for one in table.seats)
    options = {"eras": 1} if game == "renown" else {}
    return dataclasses.replace(table, seats=seats, options=options)


@pytest.mark.slow
@pytest.mark.parametrize("game", SEATS)
def test_a_whole_game_is_the_same_game_in_whatever_faces(game, house, stack, desk):
    undisturbed = bots_only(game, 3).begin(None)
    play_out(undisturbed, InlineBots())
    match = bots_only(game, 3).begin(None)
    desk.evidence = Evidence(desk.saves)
    scene = house.table(match)
    scene.make_result = None
    stack.push(scene)
    luck = Rng(5, "designer")
    lab = side_of(stack).lab
    looked = 0
    for step in range(6000):
        rest(stack, 1 / 60)
        if match.outcome is not None and not scene.director.busy:
            break
        if step % EVERY == 0:
            sets = [one.id for one in desk.wardrobe.catalogue.sets_of(game)]
            lab.choose_set("b", luck.choice(sets))
            lab.choose_mode(luck.choice(list(MODES)))
            if luck.below(2):
                lab.flip()
            if luck.below(3) == 0:
                lab.deal_again()
            table_picture(scene)
            looked += 1
    assert match.outcome is not None
    assert match.play.digests == undisturbed.games[0].digests
    assert looked > 10
