"""The help's paragraphs: there for each topic, short, and right about numbers."""

from __future__ import annotations

import pytest

from game.rules.patterns import rulings
from game.rules.patterns.actions import VERBS
from game.rules.patterns.help import TOPICS, topic


def test_every_topic_has_a_key_of_its_own() -> None:
    assert len({entry.key for entry in TOPICS}) == len(TOPICS)
    assert topic("capture").title == "Capture"
    with pytest.raises(KeyError):
        topic("chess")


@pytest.mark.parametrize("entry", TOPICS, ids=lambda entry: entry.key)
def test_a_paragraph_is_short_and_ends_as_a_sentence(entry) -> None:
    assert 40 <= len(entry.text) <= 460
    assert entry.text.endswith(".")
    assert "  " not in entry.text


def test_every_action_is_told() -> None:
    told = " ".join(f"{entry.title} {entry.text}" for entry in TOPICS).lower()
    for verb in ("recruit", "capture", "brainwash", "rescue", "move", "swap", "imprison", "cast", "research"):
        assert verb in VERBS
        assert verb in told


def test_numbers_in_the_help_are_those_of_the_rulings() -> None:
    assert f"Up to {rulings.ACTIONS} Actions" in topic("turn").text
    assert f"Discard {rulings.RESEARCH_COST} Creatures" in topic("research").text
    assert f"adds {rulings.FIRST_TIER_BONUS}." in topic("capture").text
