"""Bots that do what no bot should, for tests of what becomes of a game then."""

import os
import threading

from game.bots.random_bot import RandomBot


class Raises:
    name = "raises"

    def choose(self, rules, view, rng):
        raise ZeroDivisionError("division by zero")


class Cheats:
    name = "cheats"

    def choose(self, rules, view, rng):
        return ("win",)


class Mumbles:
    name = "mumbles"

    def choose(self, rules, view, rng):
        return ["not", "a", "tuple"]


class Dies:
    name = "dies"

    def choose(self, rules, view, rng):
        os._exit(3)


class Hangs:
    name = "hangs"

    def choose(self, rules, view, rng):
        threading.Event().wait()


class ImportsPygame(RandomBot):
    """Raises unless its process is free of what only the screen needs."""

    def choose(self, rules, view, rng):
        import sys

        assert "pygame" not in sys.modules
        return super().choose(rules, view, rng)


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
