"""The command that writes transcripts, on a folder of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.contracts.contract import CONTRACTS, Contract
from tests.transcripts import __main__ as command
from tests.transcripts.transcript import Recipe, dealt, recipe_of, told

TINY = next(contract for contract in CONTRACTS if contract.name == "tiny")


class _Elsewhere(Contract):
    folder: Path

    @property
    def transcripts(self) -> Path:
        return self.folder


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    tiny = _Elsewhere(**{name: getattr(TINY, name) for name in TINY.__dataclass_fields__})
    object.__setattr__(tiny, "folder", tmp_path / "tiny")
    monkeypatch.setattr(command, "CONTRACTS", (tiny,))
    return tmp_path / "tiny"


def test_a_new_transcript_is_told_from_seed_and_actions(folder: Path) -> None:
    assert (
        command.main(
            ["tiny", "--new", "one", "--seats", "3", "--seed", "8", "--actions", "5", "--note", "Five."]
        )
        == 0
    )
    text = (folder / "one.txt").read_text()
    assert text.startswith("# Five.\ngame tiny\nseats 3\nseed 8\n\n")
    recipe = recipe_of(text)
    assert len(recipe.actions) == 5
    assert told(TINY, recipe) == text


def test_writing_tells_hand_made_actions_and_spoilt_lines_anew(folder: Path) -> None:
    folder.mkdir()
    path = folder / "mine.txt"
    path.write_text("game tiny\nseats 2\nseed 3\noption lives 2\n\n> draw\n> draw\n")
    assert command.main(["--write"]) == 0
    text = path.read_text()
    assert "1 p1 main, " in text or "1 p2 main, " in text
    path.write_text(text.replace("drew 1", "drew 7"))
    assert command.main(["tiny", "--write"]) == 0
    assert path.read_text() == text


def test_an_action_that_cannot_be_played_any_more_is_told_where_it_stands() -> None:
    recipe = Recipe(game="tiny", seats=2, seed=3, actions=["draw", "target p9", "draw"])
    assert told(TINY, recipe).splitlines()[-1].startswith("2 p")
    assert "cannot be played" in told(TINY, recipe).splitlines()[-1]


def test_actions_after_the_end_are_told_as_such() -> None:
    recipe = dealt(TINY, Recipe(game="tiny", seats=2, seed=3), 1000)
    recipe.actions.append("draw")
    assert told(TINY, recipe).splitlines()[-1].endswith("the game is over, so nobody can draw")


def test_a_strange_line_in_the_head_is_refused() -> None:
    with pytest.raises(ValueError, match="was expected"):
        recipe_of("game tiny\nplayers 2\n\n")
