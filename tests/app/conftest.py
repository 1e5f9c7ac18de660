import pytest

from game.app.match import Match
from game.core.record import Sitter
from game.core.rng import Rng
from game.rules import GAMES


@pytest.fixture(autouse=True)
def tiny(monkeypatch):
    """The tiny game is one of the games, so that no test here depends on a real one."""
    monkeypatch.setitem(GAMES, "tiny", "tests.tiny.engine:Tiny")


def people(count: int = 2) -> list[Sitter]:
    return [Sitter(name, "human", "red") for name in ("Ada", "Ben", "Cleo", "Dan")[:count]]


def new_match(folder=None, seats=None, seed=7, title="Evening", **more) -> Match:
    return Match.new("tiny", {}, seed, seats or people(), folder=folder, title=title, **more)


def play_on(match: Match, actions: int = 10_000, luck: int = 1) -> None:
    """Plays so many random actions for whoever must decide, or fewer if the game ends."""
    rng = Rng(luck, "test")
    for _ in range(actions):
        if match.decision is None:
            return
        match.submit(match.decision.seat, rng.choice(match.rules.legal_actions(match.play.state)))
