"""The file of a match: what disks, people and other programs may do to it."""

import errno
import json
import os

import pytest

from game.app import journal as journal_module
from game.app.journal import Journal, Unreadable, read_record
from game.app.match import RULES_CHANGED, Match
from game.core.record import sealed
from tests.app.conftest import new_match, play_on
from tests.tiny.engine import Tiny

DISK_FULL = (
    "The game cannot be saved now (No space left on device)."
    " It goes on, and saving is tried again after every action."
)


class Disk:
    """Stands for os.write: writes `room` more bytes, then the disk is full."""

    def __init__(self, monkeypatch):
        self.room = 10**9
        self._write = os.write
        monkeypatch.setattr(journal_module.os, "write", self.write)

    def write(self, file, data):
        if self.room <= 0:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        written = self._write(file, bytes(data[: self.room]))
        self.room -= written
        return written


@pytest.fixture
def disk(monkeypatch):
    return Disk(monkeypatch)


def names(folder):
    return sorted(path.name for path in folder.iterdir())


def actions_in(path) -> int:
    return len(read_record(path).entries)


def resumed_like(match, path) -> bool:
    """Whether the file leads to the very position of the match."""
    again = Match.resume(path)
    again.close()
    return again.play.digests == match.play.digests


def test_a_match_is_in_its_file_after_every_action(tmp_path):
    match = new_match(tmp_path)
    for count in range(1, 6):
        play_on(match, 1)
        assert actions_in(match.path) == count
    match.close()


def test_a_match_in_which_nothing_was_done_leaves_no_file(tmp_path):
    new_match(tmp_path).close()
    assert names(tmp_path) == []


def test_a_match_in_which_somebody_left_their_seat_is_kept(tmp_path):
    match = new_match(tmp_path)
    match.take_over(0, "random")
    match.close()
    Match.resume(match.path).close()
    assert names(tmp_path) == ["Evening.journal"]


def test_a_named_match_is_kept_even_if_nothing_was_done(tmp_path):
    match = new_match(tmp_path)
    match.save_as("For later")
    match.close()
    assert names(tmp_path) == ["For later.journal"]


def test_a_resumed_match_goes_on_in_the_same_file(tmp_path):
    match = new_match(tmp_path)
    play_on(match, 4)
    match.close()
    again = Match.resume(match.path)
    assert again.play.digests == match.play.digests
    play_on(again, 3)
    again.close()
    assert names(tmp_path) == ["Evening.journal"]
    assert actions_in(match.path) == 7


# Naming


def test_naming_moves_a_journal_that_had_no_name(tmp_path):
    match = new_match(tmp_path)
    play_on(match, 3)
    saving = match.save_as("Autumn evening")
    assert (saving.done, saving.sentence) == (True, "The game is saved as Autumn evening.")
    assert names(tmp_path) == ["Autumn evening.journal"]
    play_on(match, 2)
    match.close()
    assert resumed_like(match, tmp_path / "Autumn evening.journal")


def test_a_second_name_leaves_the_first_as_it_was_and_goes_on_in_a_copy(tmp_path):
    match = new_match(tmp_path)
    play_on(match, 3)
    match.save_as("Before the storm")
    match.save_as("After")
    play_on(match, 2)
    match.close()
    assert actions_in(tmp_path / "Before the storm.journal") == 3
    assert actions_in(tmp_path / "After.journal") == 5


def test_the_same_name_again_is_simply_saved(tmp_path):
    match = new_match(tmp_path)
    match.save_as("One")
    assert match.save_as("One").sentence == "The game is saved as One."
    match.close()
    assert names(tmp_path) == ["One.journal"]


def test_a_taken_name_is_told_and_nothing_is_written_over(tmp_path):
    (tmp_path / "one.journal").write_text("not a game at all")
    match = new_match(tmp_path)
    saving = match.save_as("One")
    assert saving.done
    assert saving.sentence == "There is a game called One already; this one is saved as One (2)."
    match.close()
    assert (tmp_path / "one.journal").read_text() == "not a game at all"


def test_without_hard_links_names_are_still_never_taken_twice(tmp_path, monkeypatch):
    def no_links(source, target):
        raise OSError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(journal_module.os, "link", no_links)
    (tmp_path / "Evening.journal").write_text("other")
    match = new_match(tmp_path)
    play_on(match, 2)
    match.save_as("Evening")
    match.close()
    assert (tmp_path / "Evening.journal").read_text() == "other"
    assert resumed_like(match, match.path)


# Disks


def test_a_full_disk_is_told_once_and_the_match_goes_on(tmp_path, disk):
    match = new_match(tmp_path)
    disk.room = 0
    play_on(match, 3)
    assert match.notices() == [DISK_FULL]
    assert len(match.play.moves) == 3
    match.close()


def test_when_there_is_room_again_everything_is_saved_and_told(tmp_path, disk):
    match = new_match(tmp_path)
    disk.room = 0
    play_on(match, 3)
    match.notices()
    disk.room = 10**9
    play_on(match, 1)
    assert match.notices() == ["The game is saved again."]
    match.close()
    assert resumed_like(match, match.path)


@pytest.mark.parametrize("room", range(1, 80, 13))
def test_a_line_that_fits_only_in_part_is_made_whole_later(tmp_path, disk, room):
    match = new_match(tmp_path)
    play_on(match, 2)
    disk.room = room
    play_on(match, 2)
    disk.room = 10**9
    play_on(match, 2)
    match.close()
    assert resumed_like(match, match.path)


@pytest.mark.parametrize("room", range(1, 80, 13))
def test_a_disk_that_stays_full_costs_only_what_did_not_fit(tmp_path, disk, room):
    match = new_match(tmp_path)
    play_on(match, 2)
    disk.room = room
    play_on(match, 2)
    match.close()
    again = Match.resume(match.path)
    assert again.play.digests == match.play.digests[: len(again.play.digests)]
    assert len(again.play.moves) >= 2
    again.close()


def test_a_match_may_begin_on_a_full_disk_and_be_saved_later(tmp_path, disk):
    disk.room = 0
    match = new_match(tmp_path)
    play_on(match, 2)
    assert names(tmp_path) == []
    assert match.notices() == [DISK_FULL]
    disk.room = 10**9
    play_on(match, 1)
    match.close()
    assert resumed_like(match, tmp_path / "Evening.journal")


def test_a_failed_beginning_leaves_nothing_behind(tmp_path, disk):
    disk.room = 5
    new_match(tmp_path).close()
    assert names(tmp_path) == []


def test_naming_on_a_full_disk_says_why_it_cannot_be(tmp_path, disk):
    match = new_match(tmp_path)
    match.save_as("One")
    disk.room = 0
    saving = match.save_as("Two")
    assert not saving.done
    assert saving.sentence == "The game cannot be saved as Two (No space left on device); it stays One."
    match.close()


def test_a_folder_that_cannot_be_made_is_told(tmp_path):
    (tmp_path / "saves").write_text("a file where the folder should be")
    match = new_match(tmp_path / "saves")
    assert "cannot be saved now" in match.notices()[0]
    play_on(match, 2)
    assert len(match.play.moves) == 2
    match.close()


def test_a_folder_that_vanished_is_made_again_with_the_whole_match(tmp_path):
    folder = tmp_path / "saves"
    match = new_match(folder)
    play_on(match, 2)
    match.path.unlink()
    folder.rmdir()
    play_on(match, 1)
    match.close()
    assert resumed_like(match, folder / "Evening.journal")


def test_a_file_that_another_program_put_there_is_left_alone(tmp_path):
    match = new_match(tmp_path)
    play_on(match, 2)
    other = tmp_path / "other"
    other.write_text("theirs")
    other.replace(match.path)
    play_on(match, 1)
    assert match.notices() == ["Evening.journal was changed by another program; the game goes on beside it."]
    match.close()
    assert (tmp_path / "Evening.journal").read_text() == "theirs"
    assert resumed_like(match, tmp_path / "Evening (2).journal")


def test_a_file_that_another_program_cut_short_is_left_alone(tmp_path):
    match = new_match(tmp_path)
    play_on(match, 2)
    os.truncate(match.path, 10)
    play_on(match, 1)
    match.close()
    assert (tmp_path / "Evening.journal").stat().st_size == 10
    assert resumed_like(match, tmp_path / "Evening (2).journal")


@pytest.mark.parametrize("fault", [errno.EROFS, errno.EACCES])
def test_a_file_that_may_only_be_read_is_gone_on_with_beside_it(tmp_path, monkeypatch, fault):
    match = new_match(tmp_path)
    play_on(match, 2)
    match.close()
    before = match.path.read_bytes()
    really = os.open

    def read_only(path, flags, *more):
        if flags & os.O_RDWR and path == match.path:
            raise OSError(fault, os.strerror(fault))
        return really(path, flags, *more)

    monkeypatch.setattr(journal_module.os, "open", read_only)
    again = Match.resume(match.path)
    assert again.notices() == ["Evening.journal cannot be written; what you play is saved beside it."]
    play_on(again, 1)
    again.close()
    assert match.path.read_bytes() == before
    assert resumed_like(again, tmp_path / "Evening (2).journal")


# Files that are torn, foreign, damaged or newer


def unreadable(path) -> Unreadable:
    before = path.read_bytes() if path.is_file() else None
    with pytest.raises(Unreadable) as caught:
        Match.resume(path)
    assert (path.read_bytes() if path.is_file() else None) == before
    return caught.value


def saved(folder, actions=5):
    match = new_match(folder)
    play_on(match, actions)
    match.close()
    return match


def test_a_torn_last_line_is_dropped_with_a_notice_and_play_goes_on(tmp_path):
    match = saved(tmp_path)
    os.truncate(match.path, match.path.stat().st_size - 9)
    again = Match.resume(match.path)
    assert again.notices() == [
        "The last line (6) was not finished and is left out: one action may be missing."
    ]
    assert again.play.digests == match.play.digests[:-1]
    play_on(again, 2)
    again.close()
    assert resumed_like(again, match.path)


def test_looking_at_a_torn_file_does_not_change_it(tmp_path):
    match = saved(tmp_path)
    os.truncate(match.path, match.path.stat().st_size - 9)
    before = match.path.read_bytes()
    Match.resume(match.path).close()
    assert match.path.read_bytes() == before


def test_a_file_that_lacks_only_its_last_line_break_is_gone_on_with(tmp_path):
    match = saved(tmp_path)
    os.truncate(match.path, match.path.stat().st_size - 1)
    again = Match.resume(match.path)
    play_on(again, 2)
    again.close()
    assert again.notices() == []
    assert resumed_like(again, match.path)


def test_a_damaged_middle_line_is_named_and_the_file_left_alone(tmp_path):
    match = saved(tmp_path)
    lines = match.path.read_bytes().splitlines(keepends=True)
    lines[3] = b"%%%%%%\n"
    match.path.write_bytes(b"".join(lines))
    bad = unreadable(match.path)
    assert bad.code == "damaged"
    assert bad.sentence == "Line 4: This line is damaged; the game cannot be read past it."


def test_a_changed_action_is_found_by_its_digest(tmp_path):
    match = saved(tmp_path)
    lines = match.path.read_bytes().splitlines(keepends=True)
    lines[2] = lines[2].replace(b'"digest": "', b'"digest": "0')
    match.path.write_bytes(b"".join(lines))
    bad = unreadable(match.path)
    assert bad.code == "differs"
    assert bad.sentence.startswith("It was played by other rules. Line 3: after p")


def rules_written_otherwise(monkeypatch):
    """From now on the tiny game's states have another fingerprint, as when a field was added to them."""
    key = Tiny.key
    monkeypatch.setattr(Tiny, "key", lambda self, state: (*key(self, state), "new field"))


def test_a_game_saved_under_rules_written_otherwise_goes_on_and_its_file_is_kept(tmp_path, monkeypatch):
    match = saved(tmp_path)
    before = match.path.read_bytes()
    rules_written_otherwise(monkeypatch)
    again = Match.resume(match.path)
    assert again.notices() == [RULES_CHANGED]
    assert match.path.read_bytes() == before
    play_on(again, 2)
    again.close()
    assert (tmp_path / "Evening (older).journal").read_bytes() == before
    third = Match.resume(match.path)
    assert third.notices() == []
    assert third.play.digests == again.play.digests
    third.close()


def test_a_game_that_the_rules_of_now_do_not_allow_is_left_alone(tmp_path, monkeypatch):
    match = saved(tmp_path)
    rules_written_otherwise(monkeypatch)
    lines = match.path.read_bytes().splitlines(keepends=True)
    lines[2] = lines[2].replace(b'"do": "', b'"do": "hop and ')
    match.path.write_bytes(b"".join(lines))
    assert unreadable(match.path).code == "differs"


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "empty"),
        (b"\x89PNG\r\n\x1a\n" + bytes(range(256)), "foreign"),
        (b'{"journal": 99}\n', "newer"),
        (b'{"journal": 1, "game": "tiny"}\n', "damaged"),
    ],
)
def test_what_is_no_saved_game_is_said_in_a_sentence(tmp_path, data, code):
    path = tmp_path / "x.journal"
    path.write_bytes(data)
    assert unreadable(path).code == code


def test_a_game_that_is_not_known_is_named(tmp_path):
    match = saved(tmp_path)
    first, rest = match.path.read_bytes().split(b"\n", 1)
    header = json.loads(first)
    del header["sum"]
    match.path.write_bytes(sealed(header | {"game": "chess"}) + rest)
    bad = unreadable(match.path)
    assert (bad.code, str(bad)) == (
        "unknown_game",
        "Evening.journal: It is a game of 'chess', which this version does not know.",
    )


def test_a_missing_file_and_a_folder_are_no_saved_games(tmp_path):
    assert unreadable(tmp_path / "none.journal").sentence == "It cannot be read (No such file or directory)."
    assert unreadable(tmp_path).code == "unreadable"


def test_a_file_too_large_to_be_a_game_is_not_read_into_memory(tmp_path):
    path = tmp_path / "huge.journal"
    with path.open("wb") as file:
        file.truncate(journal_module.LARGEST + 1)
    bad = unreadable_large(path)
    assert (bad.code, bad.sentence) == ("foreign", "This file is too large to be a saved game.")


def unreadable_large(path) -> Unreadable:
    with pytest.raises(Unreadable) as caught:
        Match.resume(path)
    return caught.value


def test_a_journal_of_an_older_format_is_kept_beside_the_new_one(tmp_path, monkeypatch):
    match = saved(tmp_path)
    old = match.path.read_bytes().replace(b'"journal": 1', b'"journal": 0')
    match.path.write_bytes(old)

    def one_up(lines):
        header = dict(lines[0], journal=1)
        del header["sum"]  # which the imagined older format did not have
        return [header, *lines[1:]]

    upgrades = {0: one_up}
    parse = journal_module.parse
    monkeypatch.setattr(journal_module, "parse", lambda data: parse(data, upgrades))
    again = Match.resume(match.path)
    assert again.notices() == ["It was saved in an older format (0) and is saved in the new one."]
    assert match.path.read_bytes() == old
    play_on(again, 1)
    again.close()
    assert (tmp_path / "Evening (older).journal").read_bytes() == old
    assert resumed_like(again, match.path)
    assert read_record(match.path).version == 1


def test_two_journals_of_one_match_cannot_be_open_at_once(tmp_path):
    match = new_match(tmp_path)
    play_on(match, 2)
    with pytest.raises(Unreadable) as caught:
        Match.resume(match.path)
    assert caught.value.sentence == "It is being played already, in another window or program."
    match.close()
    Match.resume(match.path).close()


def test_the_lock_stays_when_a_journal_is_named(tmp_path):
    match = new_match(tmp_path)
    match.save_as("One")
    with pytest.raises(Unreadable):
        Match.resume(match.path)
    match.close()


def test_a_journal_waits_for_the_disk_every_few_lines(tmp_path, monkeypatch):
    journal = Journal.begin(tmp_path, "x", b"{}\n")
    synced = []
    monkeypatch.setattr(journal_module.os, "fsync", synced.append)
    for _ in range(2 * journal_module.SYNC_EVERY):
        journal.append(b"{}\n")
    assert len(synced) == 2
    journal.append(b"{}\n", sync=True)
    assert len(synced) == 3
    journal.close()
