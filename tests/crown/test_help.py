"""The help's paragraphs: there for each topic, short, found by a search, and right about numbers and words."""

from __future__ import annotations

from typing import get_args

import pytest

from game.core.errors import BadPosition
from game.rules import rules_of
from game.rules.crown.cards import CardType, Printed
from game.rules.crown.decks import BLOOMERS, LEAST_CARDS
from game.rules.crown.engine import Options
from game.rules.crown.help import TOPICS, topic
from game.rules.crown.help_words import KEYWORD_TOPICS, KEYWORDS, MOMENTS
from game.rules.crown.library import library
from game.rules.crown.refusals import WORDS
from game.rules.crown.selectors import Word
from game.rules.crown.sentences import COUNTDOWN
from game.rules.crown.state import ANCHORS_PER_LANE, HAND_SIZE, LANES, STALE_LIMIT, WIN
from game.rules.crown.triggers import TRAP_EVENTS

TOLD = " ".join(f"{entry.title} {entry.text}" for entry in TOPICS).casefold()


def test_every_topic_has_a_short_title_of_its_own() -> None:
    assert len({entry.title for entry in TOPICS}) == len(TOPICS)
    assert max(len(entry.title) for entry in TOPICS) <= 24


def test_every_keyword_of_the_card_language_has_a_line_on_a_page() -> None:
    assert set(KEYWORDS) == set(get_args(Word)) | set(get_args(Printed))
    told = [line for entry in KEYWORD_TOPICS for line in entry.text.split("\n")]
    assert sorted(told) == sorted(KEYWORDS.values())
    assert set(KEYWORD_TOPICS) <= set(TOPICS)


@pytest.mark.parametrize("word", KEYWORDS)
def test_a_keywords_line_begins_with_it(word) -> None:
    head, meaning = KEYWORDS[word].split(": ", 1)
    assert head.removesuffix(" n") == word.capitalize()
    assert meaning.endswith(".")


def test_every_event_that_traps_wait_for_is_told() -> None:
    assert tuple(MOMENTS) == TRAP_EVENTS
    assert all(words in topic("trap_questions").text for words in MOMENTS.values())


def test_every_type_of_card_and_every_action_is_told() -> None:
    for word in (*get_args(CardType), "push", "meditate", "recover", "maneuver", "set", "play"):
        assert word in TOLD
    assert {"push", "meditate", "recover", "maneuver", "set", "play"} <= WORDS


def test_every_faction_is_told_with_its_resource() -> None:
    for faction in library().pool.factions:
        assert f"{faction.name} on {faction.resource.capitalize()}" in topic("resources").text


def test_numbers_in_the_help_are_those_of_the_engine() -> None:
    assert f"with {WIN} of it" in topic("goal").text
    assert f"{len(LANES)} lanes" in topic("table").text
    assert f"{ANCHORS_PER_LANE} anchors" in topic("table").text
    assert f"{LEAST_CARDS} cards or more, and 4 copies" in topic("decks").text
    assert f"{BLOOMERS[0]} to {BLOOMERS[1]} creatures" in topic("decks").text
    assert f"top {3 * ANCHORS_PER_LANE} cards" in topic("setup").text
    assert f"draw {HAND_SIZE}." in topic("setup").text
    assert f"{HAND_SIZE} cards" in topic("meditate").text
    assert topic("stalemate").text.startswith(f"{STALE_LIMIT} turns")
    assert f"last {COUNTDOWN} turns" in topic("stalemate").text
    assert f"{Options().games} games" in topic("match").text
    assert f"to {WIN} Majesty" in topic("concede").text


def test_as_many_games_can_be_chosen_as_the_help_says() -> None:
    rules, names = rules_of("crown"), ("Ada", "Ben")
    low, high = 1, 9
    assert f"from {low} to {high}" in topic("match").text
    for games in (low, high):
        assert rules.options({"games": games}, names).games == games
    for games in (low - 1, high + 1):
        with pytest.raises(BadPosition):
            rules.options({"games": games}, names)
