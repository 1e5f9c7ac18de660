"""After a fault of our own the next start says so, once."""

from __future__ import annotations

from pathlib import Path

from game.app.crashes import TOLD, crash_notice


def report(saves: Path, name: str) -> None:
    (saves / "crashes").mkdir(exist_ok=True)
    (saves / "crashes" / name).write_text("what happened", encoding="utf-8")


def test_without_a_report_nothing_is_said_or_written(tmp_path: Path) -> None:
    assert crash_notice(tmp_path) == ""
    assert list(tmp_path.iterdir()) == []


def test_the_newest_report_is_named_once(tmp_path: Path) -> None:
    report(tmp_path, "2026-05-01_10-00-00_7.txt")
    report(tmp_path, "2026-05-02_10-00-00_7.txt")
    assert "crashes/2026-05-02_10-00-00_7.txt" in crash_notice(tmp_path)
    assert crash_notice(tmp_path) == ""


def test_another_fault_is_told_of_anew(tmp_path: Path) -> None:
    report(tmp_path, "2026-05-01_10-00-00_7.txt")
    assert crash_notice(tmp_path)
    report(tmp_path, "2026-05-03_10-00-00_7.txt")
    assert "2026-05-03" in crash_notice(tmp_path)


def test_what_cannot_be_kept_is_said_again_rather_than_never(tmp_path: Path) -> None:
    report(tmp_path, "2026-05-01_10-00-00_7.txt")
    told = tmp_path / "crashes" / TOLD
    told.write_bytes(b"\xff\xfe\xff")
    assert crash_notice(tmp_path)
    told.unlink()
    told.mkdir()
    assert crash_notice(tmp_path)
    assert crash_notice(tmp_path)
