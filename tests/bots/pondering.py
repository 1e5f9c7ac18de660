"""A search that never comes to an end by itself, for tests of what becomes of a long thought."""

from game.bots.search import Effort, Searching


def endless(game):
    return Searching(Effort(rounds=1_000_000_000, worlds=4), name="endless")


ALL = {"endless": "tests.bots.pondering:endless"}
