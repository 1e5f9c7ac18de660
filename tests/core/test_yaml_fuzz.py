"""Whatever a file holds, reading it ends in a value or in problems with places in it, never in a traceback."""

from __future__ import annotations

from typing import Any

import pytest
import yaml
from hypothesis import example, given
from hypothesis import strategies as st

from game.core import yamlfile
from game.core.problems import CODES
from game.core.yamlsyntax import LINE_END
from tests.core.reading import attempt
from tests.core.schema_sample import CardFile

SOUND = """\
# A file with one of everything
cards:
  - id: squire
    cost: 1
    title: "Brave \\u0041"
    class: creature
    effects: &both
      - wither: {amount: 2, on: each_opposing}
      - may: [draw_cards, {wither: 3}]
    lanes: {left: [well, {card: x, counters: 1}]}
    notes: |
      two
      lines
  - {id: no, cost: 0, effects: *both, favor: {1: a, "2": 'b'}, size: [1, -2], code: 6H}
"""
SPICE = [
    *":-?,[]{}#&*!|>'\"%@`\t\n\r \\~<=0a.\x00\x85\u2028\ufeff😀",
    "<<",
    "---\n",
    "...\n",
    "\\U",
    ": ",
    "- ",
    "*both",
    "!!",
]


def check(content: str | bytes, text: str | None) -> None:
    """Reads content; with the text that it stands for, every place is looked up in it."""
    made, problems = attempt(content, CardFile)
    assert isinstance(made, CardFile) or problems
    lines = LINE_END.split(text) if text is not None else None
    for problem in problems:
        assert problem.code in CODES
        assert "\n" not in problem.sentence
        assert problem.line >= 1
        assert problem.column >= 1
        if lines is not None:
            assert problem.line <= len(lines) + 1
            if problem.line <= len(lines):
                assert problem.column <= len(lines[problem.line - 1]) + 1


@st.composite
def spoiled(draw: st.DrawFn) -> str:
    """The sound file with a few letters cut out, put in or repeated."""
    text = SOUND
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 12)))
        put = draw(st.sampled_from([*SPICE, text[start:end] * 2, ""]))
        text = text[:start] + put + text[end:]
    return text


@pytest.fixture(params=["c", "python"], autouse=True)
def _parser(request: pytest.FixtureRequest) -> Any:
    before = yamlfile.LOADER
    yamlfile.LOADER = before if request.param == "c" else yaml.SafeLoader
    yield
    yamlfile.LOADER = before


def test_the_sound_file_is_sound() -> None:
    made, problems = attempt(SOUND, CardFile)
    assert problems == []
    assert made.cards[0].title == "Brave A"


@given(spoiled())
def test_a_spoiled_file_is_read_or_refused_with_places(text: str) -> None:
    check(text, text.removeprefix("\ufeff"))


@given(st.text(st.sampled_from(SPICE).map(lambda spice: spice[0]) | st.characters(), max_size=60))
@example("? " * 40)
@example("!<")
@example("%TAG")
@example("a: !!\n")
@example('"\\U00110000"')
def test_any_text_is_read_or_refused_with_places(text: str) -> None:
    check(text, text.removeprefix("\ufeff"))


@given(st.binary(max_size=80))
def test_any_bytes_are_read_or_refused(content: bytes) -> None:
    check(content, None)


@given(st.data())
def test_bytes_of_a_file_may_be_flipped(data: st.DataObject) -> None:
    content = bytearray(SOUND.encode())
    for at in data.draw(st.lists(st.integers(0, len(content) - 1), min_size=1, max_size=5)):
        content[at] = data.draw(st.integers(0, 255))
    check(bytes(content), None)


@pytest.mark.parametrize("opening", ["[", "{a: ", "- ", "? ", "&a [", "!x [", "- - ", "{? "])
def test_no_nesting_is_too_deep_to_be_refused(opening: str) -> None:
    for count in (10, 70, 3000):
        made, problems = attempt(opening * count, CardFile)
        assert made is None
        assert problems
