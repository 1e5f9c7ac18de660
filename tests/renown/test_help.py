"""The help's paragraphs: there for each topic, short, and right about numbers."""

from __future__ import annotations

import pytest

from game.rules.renown import rulings
from game.rules.renown.help import TOPICS, topic


def test_every_topic_has_a_key_of_its_own() -> None:
    assert len({entry.key for entry in TOPICS}) == len(TOPICS)
    assert topic("hearts").title == "Hearts elevate"
    with pytest.raises(KeyError):
        topic("jokers")


@pytest.mark.parametrize("entry", TOPICS, ids=lambda entry: entry.key)
def test_a_paragraph_is_short_and_ends_as_a_sentence(entry) -> None:
    assert 40 <= len(entry.text) <= 460
    assert entry.text.endswith(".")
    assert "  " not in entry.text


def test_numbers_in_the_help_are_those_of_the_rulings() -> None:
    assert f"costs {rulings.GATE} more" in topic("hearts").text
    assert f"{rulings.MARKERS} markers" in topic("goal").text
    assert f"{rulings.DEFAULT_ERAS} Eras" in topic("era").text
