"""Notes: the words, the picture, and the match up to that moment, to be opened again and again."""

from __future__ import annotations

import pytest

from game.app import notes
from game.app.journal import Unreadable
from game.app.match import Match
from game.app.notes import journal_of, notes_of, opened, take_note
from game.core.record import Sitter
from game.core.rng import Rng

PNG = b"\x89PNG a picture"
SEATS = {"crown": 2, "patterns": 3, "renown": 4}


def match_of(game: str, steps: int, folder=None, seed: int = 11) -> Match:
    seats = [
        Sitter(name, "human", colour)
        for name, colour in zip(
            ("Ada", "Ben", "Cleo", "Dora"), ("azure", "coral", "fern", "amber"), strict=True
        )
    ]
    match = Match.new(game, {}, seed, seats[: SEATS[game]], folder=folder, title="A table")
    luck = Rng(seed, "notes")
    for _ in range(steps):
        decision = match.decision
        if decision is not None:
            match.submit(decision.seat, luck.choice(match.rules.legal_actions(match.play.state)))
    return match


@pytest.mark.parametrize("game", SEATS)
@pytest.mark.parametrize("steps", [0, 1, 57])
def test_a_note_opens_at_the_very_same_moment(game, steps, tmp_path):
    match = match_of(game, steps)
    note = take_note(tmp_path, match, "The title is hard to read.", PNG)
    again = Match.resume(opened(note, tmp_path))
    assert again.play.digests[-1] == match.play.digests[-1]
    assert again.decision == match.decision
    assert again.names == match.names
    again.close()


def test_what_was_taken_back_is_not_in_it(tmp_path):
    match = match_of("crown", 0)
    match.submit(match.decision.seat, match.rules.legal_actions(match.play.state)[0])
    before = journal_of(match)
    match.undo(0)
    assert len(journal_of(match)) < len(before)


def test_who_sits_there_now_sits_there_again(tmp_path):
    match = match_of("renown", 20)
    match.take_over(2, "greedy")
    note = take_note(tmp_path, match, "", PNG)
    again = Match.resume(opened(note, tmp_path))
    assert [sitter.human for sitter in again.seats] == [True, True, False, True]
    again.close()


def test_a_match_that_has_ended_opens_as_ended(tmp_path):
    match = match_of("renown", 5000)
    assert match.over
    again = Match.resume(opened(take_note(tmp_path, match, "", PNG), tmp_path))
    assert again.over
    again.close()


def test_the_second_game_of_a_match_opens_in_its_second_game(tmp_path):
    seats = [Sitter("Ada", "human", "azure"), Sitter("Ben", "human", "coral")]
    match = Match.new("crown", {}, 3, seats, folder=None, games=3)
    match.concede(1, "greedy")
    match.next_game()
    match.submit(match.decision.seat, match.rules.legal_actions(match.play.state)[0])
    again = Match.resume(opened(take_note(tmp_path, match, "", PNG), tmp_path))
    assert len(again.games) == 2
    assert again.play.digests == match.play.digests
    again.close()


def test_playing_on_from_a_note_leaves_the_note_as_it_was(tmp_path):
    match = match_of("crown", 9)
    note = take_note(tmp_path, match, "", PNG)
    written = note.journal.read_bytes()
    for _ in range(2):
        path = opened(note, tmp_path)
        again = Match.resume(path)
        again.submit(again.decision.seat, again.rules.legal_actions(again.play.state)[0])
        again.close()
    assert note.journal.read_bytes() == written
    assert len(list(tmp_path.glob("From a note*.journal"))) == 2


def test_the_newest_note_comes_first_and_says_all_it_was_told(tmp_path):
    match = match_of("patterns", 4)
    take_note(tmp_path, match, "first", PNG, at=1_795_900_000)
    take_note(
        tmp_path, match, "  second,\n in two lines ", PNG, "the third round", {"a": "table"}, 1_795_900_100
    )
    take_note(tmp_path, match, "of the same second", PNG, at=1_795_900_100)
    found = notes_of(tmp_path)
    assert [note.text for note in found] == ["second, in two lines", "of the same second", "first"]
    assert found[0].where == "the third round"
    assert found[0].faces == {"a": "table"}
    assert found[0].picture.read_bytes() == PNG


def test_a_text_that_is_too_long_is_cut(tmp_path):
    note = take_note(tmp_path, match_of("crown", 0), "x" * 1000, PNG)
    assert len(note.text) == notes.LONGEST


def test_folders_that_are_no_notes_are_passed_over(tmp_path):
    folder = tmp_path / "notes"
    (folder / "of mine").mkdir(parents=True)
    (folder / "torn").mkdir()
    (folder / "torn" / "note.json").write_text('{"note": 1, "text"')
    (folder / "other").mkdir()
    (folder / "other" / "note.json").write_text("[]")
    assert notes_of(tmp_path) == []
    assert notes_of(tmp_path / "nowhere") == []


def test_nothing_is_left_behind_where_a_note_cannot_be_written(tmp_path, monkeypatch):
    def full(self, *_, **__):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("pathlib.Path.write_text", full)
    with pytest.raises(OSError, match="No space"):
        take_note(tmp_path, match_of("crown", 1), "text", PNG)
    assert list((tmp_path / "notes").iterdir()) == []


def test_a_damaged_note_says_why_it_cannot_be_opened(tmp_path):
    note = take_note(tmp_path, match_of("crown", 1), "text", PNG)
    note.journal.write_bytes(b"not a game")
    with pytest.raises(Unreadable, match="not a saved game"):
        opened(note, tmp_path)


def test_a_note_that_is_forgotten_is_gone(tmp_path):
    note = take_note(tmp_path, match_of("crown", 1), "text", PNG)
    notes.forget(note)
    assert notes_of(tmp_path) == []
