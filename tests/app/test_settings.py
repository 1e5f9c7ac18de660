import dataclasses
import json
import os

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.app.settings import FILE, Settings, load, parsed, save

CHANGED = Settings(speed="4x", ui_scale=150, names=("Ada", "Zoë"), handover="hold", reduced_motion=True)


def test_what_was_saved_is_loaded(tmp_path):
    assert save(CHANGED, tmp_path) == ""
    assert load(tmp_path) == (CHANGED, [])


def test_without_a_file_the_usual_settings_hold(tmp_path):
    assert load(tmp_path) == (Settings(), [])
    assert list(tmp_path.iterdir()) == []


def test_every_usual_value_is_one_that_may_be_set():
    data = json.dumps(dataclasses.asdict(Settings())).encode()
    assert parsed(data) == (Settings(), [])


def test_settings_that_an_older_file_lacks_have_their_usual_values():
    assert parsed(b'{"speed": "2x"}') == (Settings(speed="2x"), [])


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("speed", "3x", "one of 1x, 2x, 4x, instant"),
        ("ui_scale", 300, "a whole number from 80 to 200"),
        ("ui_scale", "100", "a whole number from 80 to 200"),
        ("sound_volume", True, "a whole number from 0 to 100"),
        ("four_colours", "yes", "true or false"),
        ("handover", ["opaque"], "one of opaque, hold, off"),
        ("names", ["a", 3], "a list of at most 6 texts"),
        ("names", ["a"] * 7, "a list of at most 6 texts"),
    ],
)
def test_a_value_that_cannot_be_is_told_and_the_usual_one_used(name, value, expected):
    data = json.dumps({name: value, "bot_tempo": "slow"}).encode()
    settings, problems = parsed(data)
    assert settings == Settings(bot_tempo="slow")
    assert problems == [
        f"The setting {name!r} should be {expected}, not {json.dumps(value)}; the usual value is used."
    ]


def test_an_unknown_setting_is_told_with_the_likely_one():
    assert parsed(b'{"ui_scal": 120}')[1] == ["There is no setting 'ui_scal'; did you mean 'ui_scale'?"]


def test_a_damaged_file_is_kept_as_it_was(tmp_path):
    (tmp_path / FILE).write_bytes(b'{"speed": "4x", "ui_')
    settings, problems = load(tmp_path)
    assert settings == Settings()
    assert problems == [
        "The settings file is damaged; the usual settings are used.",
        "The file as it was is kept as settings.json.bak.",
    ]
    save(settings, tmp_path)
    assert (tmp_path / "settings.json.bak").read_bytes() == b'{"speed": "4x", "ui_'
    assert load(tmp_path) == (Settings(), [])


def test_an_earlier_copy_is_never_written_over(tmp_path):
    for text in (b"one", b"two", b"two"):
        (tmp_path / FILE).write_bytes(text)
        load(tmp_path)
    assert (tmp_path / "settings.json.bak").read_bytes() == b"one"
    assert (tmp_path / "settings.json.bak2").read_bytes() == b"two"
    assert not (tmp_path / "settings.json.bak3").exists()


@given(st.binary(max_size=60))
def test_no_file_whatever_stops_anything(data):
    assert isinstance(parsed(data)[0], Settings)


@pytest.mark.parametrize(
    "data", [b"[" * 100_000, b"[1]", b"null", b"\xff\xfe", b'{"a": 1' + b"0" * 5000 + b"}"]
)
def test_a_file_that_is_no_settings_is_damaged(data):
    assert parsed(data)[1] == ["The settings file is damaged; the usual settings are used."]


def test_settings_that_cannot_be_written_are_told_and_the_old_file_stays(tmp_path, monkeypatch):
    save(CHANGED, tmp_path)

    def full(file):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert save(Settings(), tmp_path) == (
        "The settings cannot be saved (No space left on device); they hold until you quit."
    )
    assert load(tmp_path) == (CHANGED, [])
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


def test_a_settings_file_that_is_a_folder_is_told(tmp_path):
    (tmp_path / FILE).mkdir()
    settings, problems = load(tmp_path)
    assert settings == Settings()
    assert problems == ["The settings cannot be read (Is a directory); the usual ones are used."]
