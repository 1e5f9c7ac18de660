"""Bots that do what no bot should, for tests of what becomes of a game then."""

import os
import threading

from game.bots.protocol import Bot, Thought
from game.bots.random_bot import RandomBot


class Raises(Bot):
    name = "raises"

    def think(self, rules, view, rng, enough=None):
        raise ZeroDivisionError("division by zero")


class Cheats(Bot):
    name = "cheats"

    def think(self, rules, view, rng, enough=None):
        return Thought(("win",), ())


class Mumbles(Bot):
    name = "mumbles"

    def think(self, rules, view, rng, enough=None):
        return Thought(["not", "a", "tuple"], ())


class Dies(Bot):
    name = "dies"

    def think(self, rules, view, rng, enough=None):
        os._exit(3)


class Hangs(Bot):
    name = "hangs"

    def think(self, rules, view, rng, enough=None):
        threading.Event().wait()


class ImportsPygame(RandomBot):
    """Raises unless its process is free of what only the screen needs."""

    def think(self, rules, view, rng, enough=None):
        import sys

        assert "pygame" not in sys.modules
        return super().think(rules, view, rng, enough)


def raises(game):
    return Raises()


def cheats(game):
    return Cheats()


def mumbles(game):
    return Mumbles()


def dies(game):
    return Dies()


def hangs(game):
    return Hangs()


def clean(game):
    return ImportsPygame()


ALL = {
    name: f"tests.bots.failing:{name}" for name in ("raises", "cheats", "mumbles", "dies", "hangs", "clean")
}
