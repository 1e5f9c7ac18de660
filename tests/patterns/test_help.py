"""The help's paragraphs: there for each topic, short, and right about numbers."""

from __future__ import annotations

from game.rules.patterns import rulings
from game.rules.patterns.actions import VERBS
from game.rules.patterns.help import TOPICS, topic


def test_every_action_is_told() -> None:
    told = " ".join(f"{entry.title} {entry.text}" for entry in TOPICS).lower()
    for verb in ("recruit", "capture", "brainwash", "rescue", "move", "swap", "imprison", "cast", "research"):
        assert verb in VERBS
        assert verb in told


def test_numbers_in_the_help_are_those_of_the_rulings() -> None:
    assert f"Up to {rulings.ACTIONS} Actions" in topic("turn").text
    assert f"Discard {rulings.RESEARCH_COST} Creatures" in topic("research").text
    assert f"adds {rulings.FIRST_TIER_BONUS}." in topic("capture").text
