"""Games told in words: the demonstration and the transcript. The games are real ones, since words are theirs."""

import pytest

from game.app.demo import bot_game, transcript, write_transcript
from game.app.telling import actions, result, sentences
from tests.app.conftest import new_match, play_on


def test_a_demonstration_is_a_whole_game_told_in_words(tmp_path):
    match = bot_game("renown", 3, level="random")
    assert match.over
    path = write_transcript(match, tmp_path)
    text = path.read_text()
    assert path.name == "renown.txt"
    assert text.startswith("Renown, seed 3: ")
    assert "Won by" in text.splitlines()[-1]


def test_the_same_seed_is_the_same_demonstration():
    assert transcript(bot_game("tiny", 4)) == transcript(bot_game("tiny", 4))


def test_every_action_is_told_with_names_in_place_of_seats():
    match = new_match()
    play_on(match)
    lines = list(actions(match.play, match.names))
    assert len(lines) == len(match.play.moves)
    assert lines[0].split()[1] in ("Ada:", "Ben:")


def test_a_log_tells_nobody_what_they_may_not_know():
    match = new_match()
    play_on(match, 12)
    told = {viewer: list(sentences(match.rules, match.events(0, viewer), match.names)) for viewer in (0, 1)}
    assert told[0] != told[1]


def test_a_game_that_goes_on_has_no_result():
    match = new_match()
    play_on(match, 3)
    assert result(match.rules, match.play, match.names) == "The game is not over: 3 actions so far."


@pytest.mark.parametrize("game", ["crown", "patterns"])
def test_a_told_game_calls_cards_by_their_names(game):
    match = bot_game(game, 3, level="random")
    told = list(sentences(match.rules, match.events(0, 0), match.names))
    assert len(told) > 50
    assert not [line for line in told if "_" in line]
