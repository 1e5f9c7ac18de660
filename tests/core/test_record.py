import contextlib
import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.record import (
    VERSION,
    Acted,
    BadRecord,
    Conceded,
    Ended,
    Header,
    NextGame,
    Reseated,
    Sitter,
    Undone,
    entry_line,
    header_line,
    parse,
    sealed,
)

SEATS = (Sitter("Zoë 🂡", "human", "red"), Sitter("Bertil", "bot", "blue", "greedy"))
HEADER = Header("tiny", SEATS, {"lives": 3}, 7, "d0", {"games": 2}, {"spark": {"cost": 1}}, None)
ENTRIES = (
    Acted(1, 1, "draw", "d1"),
    Acted(2, 0, "play spark", "d2"),
    Undone(1, 0, "d1"),
    Reseated(0, Sitter("Zoë", "bot", "red", "random")),
    Conceded(2, 0, "d3"),
    Ended("conceded", (1,), (0, 4)),
    NextGame(2, {"first": "p1"}, 8, "e0"),
    Acted(1, 0, "draw", "e1"),
)
WHOLE = header_line(HEADER) + b"".join(map(entry_line, ENTRIES))


STORED = Path(__file__).with_name("journals")
"""One file for each format there ever was: all of them load for ever."""


def resealed(data: bytes, *change: bytes) -> bytes:
    """The record with something replaced in its first line, as if it had been written so."""
    first, rest = data.split(b"\n", 1)
    line = json.loads(first.replace(*change, 1))
    line.pop("sum")
    return sealed(line) + rest


def lines_with(number: int, line: bytes) -> bytes:
    """The whole record with one line (from 1) replaced."""
    lines = WHOLE.splitlines(keepends=True)
    lines[number - 1] = line
    return b"".join(lines)


def problem(data: bytes, **more) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        parse(data, **more)
    return caught.value


def test_what_was_written_is_read():
    record = parse(WHOLE)
    assert (record.header, record.entries) == (HEADER, ENTRIES)
    assert record.lines == tuple(range(2, 10))
    assert (record.size, record.whole, record.version) == (len(WHOLE), True, VERSION)
    assert record.notices == ()


def test_every_format_there_ever_was_still_loads_from_its_stored_file():
    assert sorted(path.name for path in STORED.iterdir()) == [
        f"format_{version}.journal" for version in range(1, VERSION + 1)
    ]
    for path in STORED.iterdir():
        record = parse(path.read_bytes())
        assert (record.header, record.entries) == (HEADER, ENTRIES)


def test_the_present_format_is_written_as_its_stored_file_has_it():
    assert (STORED / f"format_{VERSION}.journal").read_bytes() == WHOLE


def test_each_line_is_json_that_people_can_read():
    assert WHOLE.splitlines()[1] == b'{"n": 1, "seat": "p2", "do": "draw", "digest": "d1"}'
    assert "Zoë 🂡" in WHOLE.decode()


def test_a_line_that_was_not_finished_is_left_out_and_told():
    whole = parse(WHOLE)
    good = len(WHOLE) - len(entry_line(ENTRIES[-1]))
    for cut in range(good + 1, len(WHOLE) - 1):
        record = parse(WHOLE[:cut])
        assert record.entries == ENTRIES[:-1]
        assert record.notices == (
            "The last line (9) was not finished and is left out: one action may be missing.",
        )
        assert (record.size, record.whole) == (good, True)
    assert whole.notices == ()


def test_a_last_line_that_lacks_only_its_line_break_counts():
    record = parse(WHOLE[:-1])
    assert (record.entries, record.notices) == (ENTRIES, ())
    assert (record.size, record.whole) == (len(WHOLE) - 1, False)


def test_zeros_that_a_power_cut_left_at_the_end_are_an_unfinished_line():
    for tail in (b"\0" * 40, b"\0" * 40 + b"\n"):
        record = parse(WHOLE + tail)
        assert record.entries == ENTRIES
        assert record.size == len(WHOLE)
        assert len(record.notices) == 1


@pytest.mark.parametrize(
    "line",
    [
        b"\n",
        b"draw\n",
        b"[1]\n",
        b"{}\n",
        b'{"n": 1, "seat": "p2", "do": "draw"}\n',
        b'{"n": 1, "seat": "p2", "do": 5, "digest": "d1"}\n',
        b'{"n": true, "seat": "p2", "do": "draw", "digest": "d1"}\n',
        b'{"n": -1, "seat": "p2", "do": "draw", "digest": "d1"}\n',
        b'{"n": 1, "seat": "p3", "do": "draw", "digest": "d1"}\n',
        b'{"n": 1, "seat": "p2", "do": "draw", "digest": "d1", "more": 1}\n',
        b'{"n": 1, "seat": "p2", "do": "\\ud800", "digest": "d1"}\n',
        b'{"n": 2, "seat": "p2", "do": "draw", "digest": "d1"}\n',
        b'{"undo": 0, "seat": "p2", "digest": "d1"}\n',
        b'{"game": 2, "options": {}, "seed": 1, "digest": "d1"}\n',
        b'{"sits": "p1", "name": "A", "kind": "ghost", "colour": "", "level": ""}\n',
        b'{"over": "x", "winners": ["p9"], "scores": []}\n',
        b'{"over": "x", "winners": [], "scores": ["a"]}\n',
        b"\xff\xfe\n",
        b"[" * 100_000 + b"\n",
    ],
)
def test_a_damaged_line_in_the_middle_is_named(line):
    bad = problem(lines_with(2, line))
    assert (bad.code, bad.line) == ("damaged", 2)
    assert bad.sentence.startswith("This line is damaged")


def test_a_line_that_is_missing_from_the_middle_is_noticed():
    assert problem(lines_with(2, b"")).code == "damaged"


def test_an_action_after_the_end_of_a_game_is_damage():
    assert problem(WHOLE.replace(entry_line(ENTRIES[6]), b"")).line == 8


def test_a_game_cannot_end_twice():
    assert problem(lines_with(8, entry_line(ENTRIES[5]))).sentence == (
        "This line is damaged: the game ends a second time."
    )


@pytest.mark.parametrize("data", [b"", b"\n\n", b"\0" * 9])
def test_an_empty_file_is_said_to_be_empty(data):
    assert problem(data).code == "empty"


@pytest.mark.parametrize(
    "data",
    [
        b"PNG\r\n",
        b"\x89PNG\r\n\x1a\n\0\0",
        b'{"game": "chess"}\n',
        b'{"journal": "one"}\n',
        b"[]\n",
        WHOLE[:30],
        b'{"journal": -1}\n',
    ],
)
def test_a_foreign_file_is_no_saved_game(data):
    bad = problem(data)
    assert (bad.code, str(bad)) == ("foreign", "This file is not a saved game.")


def test_a_newer_format_is_said_to_be_newer():
    bad = problem(WHOLE.replace(b'"journal": 1', b'"journal": 12'))
    assert bad.code == "newer"
    assert bad.sentence == (
        "This game was written by a newer version of the tabletop (its format is 12, this one reads up to 1)."
    )


@pytest.mark.parametrize(
    "change",
    [
        (b'"seed": 7', b'"seed": "7"'),
        (b'"games": 2', b'"games": 0'),
        (b'"kind": "human"', b'"kind": "cat"'),
        (b'"position": null', b'"position": 3'),
        (b'"options": {"lives": 3}', b'"options": []'),
    ],
)
def test_a_header_with_a_wrong_value_is_damaged(change):
    assert change[0] in WHOLE
    bad = problem(resealed(WHOLE, *change))
    assert (bad.code, bad.line) == ("damaged", 1)
    assert "should" in bad.sentence or "cat" in bad.sentence


@pytest.mark.parametrize(
    "change", [(b'"seed": 7', b'"seed": 8'), (b'"lives": 3', b'"lives": 4'), (b'"sum"', b'"som"')]
)
def test_a_first_line_that_is_not_as_it_was_written_is_damaged(change):
    bad = problem(WHOLE.replace(*change, 1))
    assert str(bad) == "line 1: This line is damaged: it is not as it was written."


def from_zero(lines: list[dict]) -> list[dict]:
    """An imagined first format: `turn` lines without numbers."""
    out = [dict(lines[0], journal=1, match={"games": 1}, cards={}, position=None)]
    for count, line in enumerate(lines[1:], start=1):
        out.append({"n": count, "seat": line["who"], "do": line["turn"], "digest": line["digest"]})
    return out


OLD = b"".join(
    json.dumps(line).encode() + b"\n"
    for line in (
        {
            "journal": 0,
            "game": "tiny",
            "seats": json.loads(header_line(HEADER))["seats"],
            "options": {},
            "seed": 7,
            "digest": "d0",
        },
        {"turn": "draw", "who": "p2", "digest": "d1"},
    )
)


def test_an_older_format_is_upgraded_step_by_step_by_the_table():
    record = parse(OLD, {0: from_zero})
    assert record.entries == (Acted(1, 1, "draw", "d1"),)
    assert record.version == 0


def test_several_steps_are_taken_in_order():
    def renamed(lines: list[dict]) -> list[dict]:
        return [dict(lines[0], journal=2), *[dict(line, do=line["do"].upper()) for line in lines[1:]]]

    record = parse(OLD, {0: from_zero, 1: renamed}, version=2)
    assert record.entries == (Acted(1, 1, "DRAW", "d1"),)


def test_a_format_without_a_way_up_is_too_old():
    assert problem(OLD).code == "too_old"


def test_a_match_is_finished_when_its_last_game_is():
    assert not parse(WHOLE).finished
    assert parse(WHOLE + entry_line(Ended("x", (), (0, 0)))).finished


def test_a_game_whose_end_was_taken_back_is_not_finished():
    one = header_line(Header("tiny", SEATS, {}, 7, "d0"))
    ended = one + entry_line(ENTRIES[0]) + entry_line(Ended("x", (), (0, 0)))
    assert parse(ended).finished
    assert not parse(ended + entry_line(Undone(0, 1, "d0"))).finished


@given(st.integers(0, len(WHOLE) - 1), st.binary(min_size=1, max_size=6))
def test_whatever_happens_to_the_bytes_there_is_a_record_or_a_sentence(place, noise):
    with contextlib.suppress(BadRecord):
        parse(WHOLE[:place] + noise + WHOLE[place + len(noise) :])


@given(st.integers(0, len(WHOLE)))
def test_wherever_the_file_is_cut_all_whole_lines_are_kept(cut):
    head = len(header_line(HEADER))
    if cut >= head - 1:
        kept = WHOLE[:cut].count(b"\n") - 1 + (cut == head - 1)
        assert len(parse(WHOLE[:cut]).entries) >= kept
