"""A designer at a real window with a set of their own: saves a card, looks, and exports it."""

from __future__ import annotations

import json

import pytest

from game.cli.cards import main
from tests.export.pdfreader import read
from tests.screen.driver import REAL_WINDOW, Person, display, until

pytestmark = REAL_WINDOW


@pytest.mark.slow
def test_an_own_card_is_saved_seen_and_printed_while_the_window_stands_open(tmp_path):
    mine = tmp_path / "mine"
    assert main(["new", str(mine)]) == 0
    path = mine / "crown" / "harbour.yaml"
    with display(tmp_path / "log.txt") as screen:
        person = Person(screen, tmp_path, "--cards", str(mine))
        try:
            person.clicks("title", "gallery")
            person.clicks("gallery", "search")
            person.does("type", "quay")
            until("no such card", lambda: "compare" not in person.sees()["targets"])
            path.write_text(path.read_text().replace("name: Lamp Rower", "name: Rower of the Quay"))
            until("the card under its new name", lambda: "compare" in person.sees()["targets"])
            x, y, wide, tall = person.sees()["targets"]["set"]
            person.does("mousemove", x + wide - 20, y + tall // 2, "click", 1)
            person.clicks("gallery", "export")
            person.clicks("export", "backs")
            person.waits_for("export", "flip")
            person.key("Return")
            done = mine.parent / "saves" / "export" / "lamp_rower-a4.pdf"
            until("the page", done.exists, 120)
            until("the end", lambda: "go" in person.sees()["targets"])
        finally:
            person.away()
    front, back = read(done).pages
    assert len(front.pictures) == len(back.pictures) == 1
    digests = json.loads((done.parent / "export.json").read_text())["digests"]
    assert list(digests) == ["pdf crown/lamp_rower"]
    assert person.log.read_text() == ""
