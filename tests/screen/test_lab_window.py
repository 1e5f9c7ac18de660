"""A designer at a real window: a face set of their own edited while Crown is played, made worse, mended, compared."""

from __future__ import annotations

import json

import pytest

from game.app.notes import notes_of
from game.ui.cardface.catalogue import HOUSE
from tests.screen.driver import REAL_WINDOW, Person, middle, until
from tests.screen.test_crown_window import duel
from tests.ui.cardface.desk_of_designer import face
from tests.ui.cardface.test_faults import WORSE

pytestmark = REAL_WINDOW
SET = "{id: mine, game: crown, name: Mine, board: crown_framed_board, hand: crown_framed_small, full: mine}"
LONG = 240.0
"""Seconds for all pictures to be painted on a slow machine: proofs need the picture that is really behind the words."""


def press(person: Person, target: str, patience: float = LONG) -> None:
    x, y = middle(until(target, lambda: person.sees()["targets"].get(target), patience))
    person.does("mousemove", x, y, "click", 1)


def row(person: Person, code: str, box: str) -> str:
    """The name of the first row in sight with a fault of a kind in a box."""
    seen = person.sees()["targets"]
    return next((t for t in seen if t.startswith("lab:fault:") and t.endswith(f":{box}:{code}")), "")


@pytest.mark.slow
def test_a_face_is_made_worse_and_mended_while_a_game_runs(screen, tmp_path):
    mine = tmp_path / "mine" / "faces"
    mine.mkdir(parents=True)
    good = (HOUSE / "faces" / "crown_framed.tmx").read_text()
    (mine / "mine.tmx").write_text(good)
    (mine / "sets.yaml").write_text(f"- {SET}\n")
    path = duel(tmp_path / "saves")
    person = Person(screen, tmp_path, "--load", str(path), "--cards", str(mine.parent))
    try:
        person.waits_for("table", "push:0")
        person.key("F2")
        press(person, "lab:set:mine=b")
        press(person, "lab:mode=split")
        x, y = middle(until("the seam", lambda: person.sees()["targets"].get("lab:seam_grip")))
        person.does(
            "mousemove", x, y, "mousedown", 1, "mousemove", x + 60, y, "mousemove", x + 90, y, "mouseup", 1
        )
        until("the seam moved", lambda: middle(person.sees()["targets"]["lab:seam_grip"])[0] == x + 90)
        press(person, "lab:tab=problems")
        press(person, "lab:letter=b")
        press(person, "lab:severity=error")
        for how in ("ink like the paper", "a title that runs under the cost", "a plate laid over the words"):
            change, _, code, box = WORSE[how]
            (mine / "mine.tmx").write_text(face(change, layer="over", extends="crown_framed"))
            found = until(how, lambda code=code, box=box: row(person, code, box), LONG)
            press(person, found)
            until("it is shown large", lambda: "lab:close" in person.sees()["targets"])
        (mine / "mine.tmx").write_text(good)
        until("it is mended and put away", lambda: "lab:close" not in person.sees()["targets"], LONG)
        person.key("F4")
        person.waits_for("note", "words")
        person.does("type", "Better now")
        person.key("Return")
        until("the note", lambda: [note.text for note in notes_of(tmp_path / "saves")] == ["Better now"])
        person.waits_for("table", "push:0")
        person.key("F2")
        # the table was played on by nobody meanwhile
        assert person.actions("p1") == []
        assert len(path.read_text().splitlines()) == 1
        assert person.log.read_text() == ""
    finally:
        person.away()


@pytest.mark.slow
def test_what_is_looked_at_survives_a_kill(screen, tmp_path):
    person = Person(screen, tmp_path, "--load", str(duel(tmp_path / "saves")))
    try:
        targets = person.waits_for("table", "push:0", "act:maneuver")
        hand = [name for name in targets if name.startswith("c:")]
        x, y = middle(targets[max(hand, key=lambda name: targets[name][1])])
        person.does("mousemove", x, y, "mousemove", x + 2, y)
        folder = tmp_path / "saves" / "evidence"
        until("a look", lambda: folder.is_dir() and any(folder.iterdir()))
        person.is_killed()
        (file,) = folder.iterdir()
        rows = [json.loads(line) for line in file.read_text().splitlines()]
        assert rows[0] == {"evidence": 1}
        assert rows[1]["game"] == "crown"
        assert rows[1]["faces"] == "table"
        assert rows[1]["seat"] == 0
    finally:
        person.away()
