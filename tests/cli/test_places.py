from __future__ import annotations

from pathlib import Path

import pytest

from game.app import places


def test_saves_go_where_the_setting_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLETOP_SAVES", str(tmp_path / "mine"))
    assert places.saves_dir() == tmp_path / "mine"
    assert places.saves_dir().is_dir()
    assert places.saves_notice() == ""


def test_without_a_setting_saves_go_beside_main(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TABLETOP_SAVES")
    assert places.saves_dir() == Path(places.__file__).parents[2] / "saves"


@pytest.mark.parametrize(
    ("name", "folder"),
    [("cache", places.cache_dir), ("crashes", places.crash_dir), ("demo", places.demo_dir)],
)
def test_each_kind_of_thing_has_its_folder(
    name: str, folder: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_SAVES", str(tmp_path))
    assert callable(folder)
    assert folder() == tmp_path / name
    assert (tmp_path / name).is_dir()


def test_a_folder_that_was_tried_is_left_as_it_was(tmp_path: Path) -> None:
    assert places.choose(tmp_path / "saves", tmp_path / "spare") == places.Place(tmp_path / "saves")
    assert list((tmp_path / "saves").iterdir()) == []
    assert not (tmp_path / "spare").exists()


def test_where_saves_cannot_be_written_the_spare_folder_is_used_and_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    wanted, spare = tmp_path / "file" / "saves", tmp_path / "spare"
    place = places.choose(wanted, spare)
    assert place.folder == spare
    assert place.notice == f"{wanted} cannot be written (Not a directory); what you save goes to {spare}."


def test_where_nothing_can_be_written_one_sentence_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(
        places.NowhereToWriteError, match=r"^Neither .* nor .* can be written .*set TABLETOP_SAVES"
    ):
        places.choose(tmp_path / "file" / "a", tmp_path / "file" / "b")


def test_the_notice_is_given_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(places.sys, "platform", "linux")
    monkeypatch.setenv("TABLETOP_SAVES", str(tmp_path / "file" / "a"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert "what you save goes to" in places.saves_notice()
    assert places.saves_notice() == ""
    assert places.saves_dir() == tmp_path / "tabletop"


def test_each_system_keeps_data_in_its_own_way() -> None:
    home = Path("/home/ada")
    assert places.own_data_dir({}, "linux", home) == home / ".local/share/tabletop"
    assert places.own_data_dir({"XDG_DATA_HOME": "/data"}, "linux", home) == Path("/data/tabletop")
    assert places.own_data_dir({"XDG_DATA_HOME": "data"}, "linux", home) == home / ".local/share/tabletop"
    assert places.own_data_dir({}, "darwin", home) == home / "Library/Application Support/Tabletop"
    assert places.own_data_dir({"APPDATA": "/roaming"}, "win32", home) == Path("/roaming/Tabletop")
