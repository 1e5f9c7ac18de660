"""The help's paragraphs: there for each topic, short, and right about numbers."""

from __future__ import annotations

from game.rules.renown import rulings
from game.rules.renown.help import topic


def test_numbers_in_the_help_are_those_of_the_rulings() -> None:
    assert f"costs {rulings.GATE} more" in topic("hearts").text
    assert f"{rulings.MARKERS} markers" in topic("goal").text
    assert f"{rulings.DEFAULT_ERAS} Eras" in topic("era").text
