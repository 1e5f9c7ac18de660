"""One text for each action, and what is said of a text that is none."""

from __future__ import annotations

import pytest

from game.core.errors import NotationError
from game.core.ids import default_names
from game.rules.renown import actions
from tests.renown.tables import NAMES, RULES, random_game, table

PAIRS = [
    ("orient dealt", ("orient", "dealt")),
    ("successor right", ("successor", "right")),
    ("bid V", ("bid", "V")),
    ("sacrifice 6H", ("sacrifice", "6H")),
    ("sacrifice 3C Amber", ("sacrifice", "3C", 0)),
    ("raise JD 3", ("raise", "JD", 3, False)),
    ("raise 5C 1 out", ("raise", "5C", 1, True)),
    ("raise den 0", ("raise", "den", 0, False)),
    ("bury hall 12 out", ("bury", "hall", 12, True)),
    ("give", ("give", ())),
    ("give 3D 2D", ("give", ("3D", "2D"))),
    ("take", ("take",)),
]


@pytest.mark.parametrize(("text", "action"), PAIRS)
def test_a_text_is_its_action_and_an_action_its_text(text, action) -> None:
    state = table()
    assert RULES.parse(state, text, NAMES) == action
    assert RULES.text(state, action, NAMES) == text


def test_every_legal_action_of_a_game_has_its_own_text_and_comes_back_from_it() -> None:
    names = default_names(4)
    for state in random_game(4, 31):
        legal = RULES.legal_actions(state)
        texts = [RULES.text(state, action, names) for action in legal]
        assert len(set(texts)) == len(texts)
        assert [RULES.parse(state, text, names) for text in texts] == legal


def test_seats_may_be_called_by_name_or_by_number() -> None:
    assert actions.parse("sacrifice 3C p2", NAMES) == actions.parse("sacrifice 3C Clayton", NAMES)


def test_spaces_do_not_matter() -> None:
    assert actions.parse("  raise   JD  3 ", NAMES) == ("raise", "JD", 3, False)


MISTAKES = [
    ("", 0, "orient, successor, bid, sacrifice, raise, bury, give or take", None),
    ("riase JD 3", 0, "orient, successor, bid, sacrifice, raise, bury, give or take", "raise"),
    ("orient", 6, "dealt or reversed", None),
    ("orient reverse", 7, "dealt or reversed", "reversed"),
    ("bid X", 4, "H or V", None),
    ("bid h", 4, "H or V", "H"),
    ("sacrifice 10H", 10, "a card such as 6H", "TH"),
    ("sacrifice 6h", 10, "a card such as 6H", "6H"),
    ("sacrifice 3C Ambre", 13, "a player", "Amber"),
    ("raise dem 2", 6, "a card such as 6H, or den,", "den"),
    ("raise hall 2", 6, "a card such as 6H, or den,", None),
    ("raise JD", 8, "a number of places", None),
    ("raise JD -1", 9, "a number of places from 0 to 99", None),
    ("raise JD 100", 9, "a number of places from 0 to 99", None),
    ("raise JD ²", 9, "a number of places from 0 to 99", None),
    ("raise JD 3 ou", 11, "out or the end", "out"),
    ("raise JD 3 out out", 15, "nothing more", None),
    ("give 3D 3D2", 8, "a card such as 6H", None),
    ("take 6S", 5, "nothing more", None),
]


@pytest.mark.parametrize(("text", "column", "expected", "suggestion"), MISTAKES)
def test_a_text_that_is_no_action_is_told_where_and_what(text, column, expected, suggestion) -> None:
    with pytest.raises(NotationError) as caught:
        actions.parse(text, NAMES)
    assert (caught.value.column, caught.value.expected, caught.value.suggestion) == (
        column,
        expected,
        suggestion,
    )


def test_a_tuple_that_is_no_action_has_no_text() -> None:
    with pytest.raises(ValueError, match="no action of Renown"):
        actions.text(("fly", "6H", 1, 2, 3), NAMES)
