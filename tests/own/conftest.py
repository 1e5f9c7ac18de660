"""Folders of a person's own cards, in use for one test."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.cli.cards import main
from game.rules import beside

Files = dict[str, str]


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Files], Path]:
    """Writes files into a folder, by path, and has it read beside the game's cards."""

    def begin(files: Files) -> Path:
        folder = tmp_path / "mine"
        for name, text in files.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        monkeypatch.setenv(beside.VARIABLE, str(folder))
        return folder

    return begin


@pytest.fixture
def begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Path:
    """A set as `cards new` begins it, in use."""
    folder = tmp_path / "begun"
    assert main(["new", str(folder)]) == 0
    capsys.readouterr()
    monkeypatch.setenv(beside.VARIABLE, str(folder))
    return folder
