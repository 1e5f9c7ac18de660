"""What was looked at closely: kept line by line, added up, bounded, and never lost by a kill."""

from __future__ import annotations

import json

import pytest

from game.app.evidence import LARGEST, LONGEST, MOST, Evidence, Look


class Hands:
    """A clock that somebody sets."""

    def __init__(self) -> None:
        self.now = 1_795_900_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock():
    return Hands()


def shrike(**more) -> Look:
    return Look("crown", "slippery_shrike", **{"faces": "table", **more})


def looked(evidence: Evidence, look: Look, seconds: float) -> None:
    evidence.begins(look)
    for _ in range(round(seconds * 10)):
        evidence.goes_on(0.1)
    evidence.ends()


def lines(tmp_path) -> list[dict]:
    return [
        json.loads(line)
        for path in sorted((tmp_path / "evidence").iterdir())
        for line in path.read_text().splitlines()
    ]


def test_nothing_is_written_before_somebody_looks(tmp_path):
    evidence = Evidence(tmp_path)
    assert evidence.looks() == []
    assert not (tmp_path / "evidence").exists()


def test_looks_are_added_up_card_by_card_and_face_by_face(tmp_path, clock):
    evidence = Evidence(tmp_path, clock)
    looked(evidence, shrike(), 2)
    looked(evidence, shrike(), 3)
    looked(evidence, shrike(faces="framed"), 1)
    looked(evidence, Look("crown", "oathbound_rider", "table"), 10)
    found = evidence.tally("crown")
    assert [(one.card, one.times) for one in found] == [("oathbound_rider", 1), ("slippery_shrike", 3)]
    assert found[1].faces["table"] == (2, pytest.approx(5.0))
    assert found[1].faces["framed"] == (1, pytest.approx(1.0))
    assert found[1].seconds == pytest.approx(6.0)


def test_another_start_reads_what_was_kept(tmp_path, clock):
    looked(Evidence(tmp_path, clock), shrike(seat=1, table="A rainy evening"), 2)
    (look,) = Evidence(tmp_path, clock).looks()
    assert look == shrike(seat=1, table="A rainy evening", at=1_795_900_000, seconds=2.0)


def test_a_kill_in_the_middle_of_a_look_loses_its_length_alone(tmp_path, clock):
    evidence = Evidence(tmp_path, clock)
    looked(evidence, shrike(), 2)
    evidence.begins(shrike())
    evidence.goes_on(5)
    again = Evidence(tmp_path, clock)
    assert [look.seconds for look in again.looks()] == [2.0, 0.0]


def test_a_line_that_was_not_finished_is_passed_over(tmp_path, clock):
    looked(Evidence(tmp_path, clock), shrike(), 2)
    (path,) = (tmp_path / "evidence").iterdir()
    with path.open("ab") as file:
        file.write(b'{"look": "x-1", "at": 17959')
    assert len(Evidence(tmp_path, clock).looks()) == 1


def test_a_look_that_goes_on_is_told_and_is_not_read_twice(tmp_path, clock):
    evidence = Evidence(tmp_path, clock)
    evidence.begins(shrike())
    evidence.goes_on(1.5)
    assert [look.seconds for look in evidence.looks()] == [1.5]
    evidence.ends()
    assert [look.seconds for look in evidence.looks()] == [1.5]


def test_to_look_at_another_card_ends_the_look_before(tmp_path, clock):
    evidence = Evidence(tmp_path, clock)
    evidence.begins(shrike())
    evidence.goes_on(1)
    evidence.begins(Look("crown", "oathbound_rider", "table"))
    evidence.ends()
    assert [row.get("ends") for row in lines(tmp_path) if "ends" in row] == [
        row["look"] for row in lines(tmp_path) if "look" in row
    ]


def test_a_mouse_left_on_a_card_counts_for_no_longer_than_a_person_reads(tmp_path, clock):
    evidence = Evidence(tmp_path, clock)
    looked(evidence, shrike(), LONGEST + 600)
    assert evidence.looks()[0].seconds == LONGEST


def test_files_are_bounded_and_the_oldest_goes_first(tmp_path, clock):
    evidence = Evidence(tmp_path, clock)
    long = "x" * 4000
    for n in range(LARGEST * (MOST + 2) // 4000):
        evidence.begins(shrike(table=f"{n} {long}"))
        evidence.ends()
    files = sorted((tmp_path / "evidence").iterdir())
    assert len(files) == MOST
    assert all(path.stat().st_size <= LARGEST for path in files)
    kept = Evidence(tmp_path, clock).looks()
    assert kept[0].table.split()[0] != "0"
    assert int(kept[-1].table.split()[0]) == LARGEST * (MOST + 2) // 4000 - 1


def test_two_windows_write_files_of_their_own(tmp_path, clock):
    one, two = Evidence(tmp_path, clock), Evidence(tmp_path, clock)
    looked(one, shrike(), 1)
    clock.now += 1
    looked(two, shrike(), 2)
    looked(one, shrike(), 3)
    assert len(list((tmp_path / "evidence").iterdir())) == 2
    assert sorted(look.seconds for look in Evidence(tmp_path, clock).looks()) == [1.0, 2.0, 3.0]


def test_where_nothing_can_be_written_play_goes_on_and_it_is_told_once(tmp_path, clock):
    (tmp_path / "evidence").write_text("a file stands where the folder should be")
    evidence = Evidence(tmp_path, clock)
    looked(evidence, shrike(), 1)
    looked(evidence, shrike(), 1)
    told = evidence.notices()
    assert len(told) == 1
    assert "cannot be kept" in told[0]
    assert evidence.notices() == []
    assert len(evidence.looks()) == 2


def test_words_that_are_no_looks_are_passed_over(tmp_path, clock):
    folder = tmp_path / "evidence"
    folder.mkdir()
    (folder / "looks-000001.jsonl").write_text(
        '[1]\n{"look": "a"}\n{"ends": "a", "seconds": "long"}\nnonsense\n'
    )
    (folder / "looks-of-mine.jsonl").write_text("not ours")
    assert Evidence(tmp_path, clock).looks() == []
