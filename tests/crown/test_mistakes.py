"""A folder full of mistakes: all are found in one run, each at its place and under its code, and nothing else is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.core.problems import CODES, Problem
from game.rules.crown.cards import CARD_CODES
from game.rules.crown.decks import DECK_CODES
from game.rules.crown.library import check_cards

FOLDER = Path(__file__).parent / "mistakes"
MARK = re.compile(r"  # (?P<code>[a-z-]+) (?P<column>[0-9]+)$")
NOTHING = FOLDER / "nothing.yaml"
"""The one file that has no line to mark: it is empty."""


def written_down() -> list[tuple[str, int, int, str]]:
    """(file, line, column, code) of every mistake that the files say they have."""
    marks = [(NOTHING.name, 1, 1, "empty")]
    for path in sorted(FOLDER.rglob("*.yaml")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            if match := MARK.search(line):
                name = str(path.relative_to(FOLDER))
                marks.append((name, number, int(match["column"]), match["code"]))
    return sorted(marks)


def found() -> list[Problem]:
    return list(check_cards(FOLDER))


def test_every_mistake_is_found_at_its_place_in_one_run() -> None:
    seen = sorted(
        (str(Path(each.path).relative_to(FOLDER)), each.line, each.column, each.code) for each in found()
    )
    assert seen == written_down()


def test_there_are_more_than_thirty_different_ones() -> None:
    sentences = {re.sub(r"^\w+: |'[^']*'", "", each.sentence) for each in found()}
    assert len(sentences) > 30


def test_every_code_is_explained() -> None:
    assert {each.code for each in found()} <= {*CODES, *CARD_CODES, *DECK_CODES}


def test_every_code_of_cards_and_decks_occurs() -> None:
    assert {*CARD_CODES, *DECK_CODES} <= {each.code for each in found()}


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("'flavor'", "flavour"),
        ("'creture'", "creature"),
        ("'sunn'", "sun"),
        ("'vangard'", "vanguard"),
        ("'drow'", "draw"),
        ("'ammount'", "amount"),
        ("'their'", "theirs"),
        ("'ligth'", "light"),
    ],
)
def test_what_was_meant_is_suggested(written: str, meant: str) -> None:
    [problem] = [each for each in found() if written in each.sentence]
    assert problem.suggestion == meant


def test_sentences_begin_small_and_have_no_full_stop() -> None:
    for each in found():
        assert not each.sentence.endswith(".")
        assert "a equipment" not in each.sentence
