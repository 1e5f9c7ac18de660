"""Recusant Crown in a real window, by the real mouse: a card is played, a lane is pushed."""

from __future__ import annotations

from game.app.match import Match
from game.core.record import Sitter
from game.ui.crown.positions import own_turn
from tests.screen.driver import REAL_WINDOW, Person, until

pytestmark = REAL_WINDOW


def duel(folder):
    """A saved duel, Ada to act; Ben is a bot."""
    seats = [Sitter("Ada", "human", "azure"), Sitter("Ben", "bot", "coral", "random")]
    start = own_turn()
    start["players"]["p1"]["reserve"] = []
    match = Match.new("crown", {}, 5, seats, folder=folder, title="Duel", position=start)
    match.save_as("Duel")
    match.close()
    return folder / "Duel.journal"


def test_a_card_is_played_and_a_lane_pushed_with_the_mouse(screen, tmp_path):
    path = duel(tmp_path / "saves")
    person = Person(screen, tmp_path, "--load", str(path))
    try:
        targets = person.waits_for("table", "push:0", "act:maneuver")
        hand = sorted((name for name in targets if name.startswith("c:")), key=lambda name: -targets[name][1])
        well_gazer = min(hand[:6], key=lambda name: targets[name][0])  # the leftmost card of the hand
        person.takes(well_gazer)
        person.drops("slot:0:2:0")
        until("the card played", lambda: person.actions("p1") == ["play well_gazer right 0"])
        person.clicks("table", "push:0")
        person.clicks("table", "choice:push")
        until("the push", lambda: person.actions("p1")[1:2] == ["push left"])
        until(
            "a question of the push", lambda: {"choice:fire", "choice:deal"} & set(person.sees()["targets"])
        )
        assert person.journal() == path
    finally:
        person.away()
