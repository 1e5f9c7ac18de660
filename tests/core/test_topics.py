"""The rules of every game as they are told to players: a short paragraph for each topic, found by its key."""

from __future__ import annotations

import importlib
from typing import Any

import pytest

GAMES = {
    "crown": ("push", "A push", "chess"),
    "patterns": ("capture", "Capture", "chess"),
    "renown": ("hearts", "Hearts elevate", "jokers"),
}
"""By game: a topic's key and title, and a word that is the key of none."""


def help_of(game: str) -> Any:
    return importlib.import_module(f"game.rules.{game}.help")


@pytest.mark.parametrize("game", GAMES)
def test_every_topic_has_a_key_of_its_own(game: str) -> None:
    told, (key, title, unknown) = help_of(game), GAMES[game]
    assert len({entry.key for entry in told.TOPICS}) == len(told.TOPICS)
    assert told.topic(key).title == title
    with pytest.raises(KeyError):
        told.topic(unknown)


@pytest.mark.parametrize(
    "entry",
    [entry for game in GAMES for entry in help_of(game).TOPICS],
    ids=[f"{game}-{entry.key}" for game in GAMES for entry in help_of(game).TOPICS],
)
def test_a_paragraph_is_short_and_ends_as_a_sentence(entry: Any) -> None:
    assert 40 <= len(entry.text) <= 460
    assert entry.text.endswith(".")
    assert "  " not in entry.text
