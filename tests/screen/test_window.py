"""The whole tabletop in a real window, by the real mouse: set up, one Scheme by dragging, and going on after a kill."""

from __future__ import annotations

import dataclasses
import itertools
import json
import time

import pytest

from game.app import settings as store
from game.app.match import Match
from game.app.tables import remember
from game.core.record import Sitter
from game.ui.scenes.situations import table_of
from tests.screen.driver import PATIENCE, REAL_WINDOW, Person, middle, until

pytestmark = REAL_WINDOW


def test_by_title_and_set_up_to_a_table_and_out_again(sits):
    person = sits("--seed", "7")
    person.clicks("title", "game:renown")
    row = person.waits_for("setup", "count", "begin")["count"]
    person.does("mousemove", row[0] + row[2] * 3 // 8, row[1] + row[3] // 2, "click", 1)  # four players
    person.waits_for("setup", "name:3")
    person.clicks("setup", "option:secret_bids")
    person.clicks("setup", "begin")
    until("the table", lambda: person.sees()["scene"] == "table")
    header = json.loads(person.journal().read_text().splitlines()[0])
    assert len(header["seats"]) == 4
    assert header["options"]["secret_bids"] is True
    assert header["seed"] == 7
    person.key("Escape")
    person.clicks("pause", "quit")
    assert person.ends() == 0
    assert person.log.read_text() == ""


def scheme(folder):
    """A saved match in which Ada must scheme: a Heart in hand, a Queen in the row."""
    seats = [
        Sitter("Ada", "human", "amber"),
        Sitter("Ben", "bot", "azure", "random"),
        Sitter("Cleo", "bot", "fern", "random"),
    ]
    hands = (["6H", "4C", "KS"], ["8C", "TS"], ["JH", "3D"])
    row = ["TH", "JD", "3C", "9D", "QH", "5S"]
    rest = [f"{rank}{suit}" for suit in "SHDC" for rank in "A23456789TJQK"]
    rest = [card for card in rest if card not in row and not any(card in hand for hand in hands)]
    position = {
        "phase": "scheme", "turn": "p1", "arch_liege": "p1", "successor": "p1", "direction": "left", "era": 1,
        "hierarchy": row, "den": rest, "hall": [], "removed": [], "court": {"H": 3, "V": 3},
        "players": {f"p{n + 1}": {"hand": hand, "favor": {"H": 7, "V": 7}} for n, hand in enumerate(hands)},
    }  # fmt: skip
    match = Match.new("renown", {}, 5, seats, folder=folder, title="Court", position=position)
    match.save_as("Court")
    match.close()
    return folder / "Court.journal"


def test_one_scheme_by_dragging_makes_exactly_these_actions(sits, tmp_path):
    path = scheme(tmp_path / "saves")
    person = sits("--load", str(path))
    person.takes("c:6H")
    person.drops("row")
    until("the sacrifice", lambda: person.actions("p1") == ["sacrifice 6H"])
    person.takes("c:QH")
    person.drops("place:2")
    until("the Queen's rise", lambda: person.actions("p1") == ["sacrifice 6H", "raise QH 2"])
    person.takes("c:TH")
    person.drops("hand")
    done = ["sacrifice 6H", "raise QH 2", "take"]
    until("the card taken", lambda: person.actions("p1")[:3] == done)
    person.key("Escape")
    until("the menu", lambda: person.sees()["scene"] in {"pause", "table"})
    assert person.journal() == path


def test_after_a_kill_continue_goes_on_in_the_same_file(sits, tmp_path):
    path = scheme(tmp_path / "saves")
    person = sits("--load", str(path))
    person.takes("c:6H")
    person.drops("row")
    until("the sacrifice", lambda: person.actions("p1") == ["sacrifice 6H"])
    person.is_killed()
    before = path.read_bytes()
    person = sits()
    person.clicks("title", "continue")
    person.takes("c:QH")
    person.drops("place:3")
    until("the Queen's rise", lambda: person.actions("p1") == ["sacrifice 6H", "raise QH 1"])
    assert path.read_bytes().startswith(before)
    assert list(person.saves.glob("*.journal")) == [path]


def capture(folder):
    """A saved match of Patterns in which Ada can attack: her Creature of Power 6 against one of 1."""
    seats = [Sitter("Ada", "human", "amber"), Sitter("Ben", "bot", "azure", "random")]
    position = {
        "turn": "p1", "actions_left": 2, "turns": 3,
        "recruitment": ["cinderling", "moss_stag", "cave_boar", "sky_jackal"] * 5, "recruitment_discard": [],
        "research": ["quickening", "banish", "bulwark"] * 3, "research_discard": [],
        "players": {
            "p1": {
                "wizard": "wizard_ember",
                "pattern": {"1": "pyre_drake", "1a": "kiln_guard"},
                "spells": ["war_paint"],
            },
            "p2": {"wizard": "wizard_tide", "pattern": {"1": "deep_leviathan", "1a": "brine_sprite"}},
        },
    }  # fmt: skip
    match = Match.new("patterns", {}, 5, seats, folder=folder, title="Siege", position=position)
    match.save_as("Siege")
    match.close()
    return folder / "Siege.journal"


def test_one_capture_of_patterns_by_dragging(sits, tmp_path):
    path = capture(tmp_path / "saves")
    person = sits("--load", str(path))
    person.takes("c:0:1")
    person.drops("c:1:1a")
    until("the Capture", lambda: person.actions("p1") == ["capture 1 p2:1a"])
    until("the dice at rest", lambda: person.sees()["quiet"])
    person.takes("deck")
    person.drops("w:0")
    until("the card drawn", lambda: person.actions("p1")[1:2] == ["recruit W"])
    person.takes("held")
    person.drops("jail:0")
    until("the card placed", lambda: person.actions("p1")[2:3] == ["dungeon"])
    assert person.journal() == path
    assert person.log.read_text() == ""


def presses_on_to_the_end(person: Person) -> None:
    """Answers every question by pressing the first button, or else things in turn, until the result is shown."""
    turn = itertools.count()
    end = time.monotonic() + 3 * PATIENCE
    while (seen := person.sees())["scene"] != "result":
        assert time.monotonic() < end, f"the game does not go on: {seen}"
        targets = {name: rect for name, rect in seen["targets"].items() if not name.startswith("bar:")}
        if seen["scene"] != "table" or not seen["quiet"]:
            time.sleep(0.02)
        elif not targets:
            person.key("Return")  # an Era that was counted waits until it has been read
        else:
            buttons = [name for name in targets if name.startswith("choice:")]
            names = buttons or list(targets)
            x, y = middle(targets[names[0] if buttons else names[next(turn) % len(names)]])
            person.does("mousemove", x, y, "click", 1)


@pytest.mark.slow
def test_a_whole_struggle_by_the_mouse_to_its_result_a_rematch_and_the_title(sits, tmp_path):
    saves = tmp_path / "saves"
    store.save(dataclasses.replace(store.Settings(), speed="instant"), saves)
    remember(saves, table_of(3, 1, eras=1, names=("Ada",)))
    person = sits("--game", "renown", "--seed", "12")
    person.clicks("setup", "begin")
    presses_on_to_the_end(person)
    rows = [json.loads(line) for line in person.journal().read_text().splitlines()]
    assert "winners" in json.dumps(rows[-1])
    person.clicks("result", "rematch")
    until("another table", lambda: person.sees()["scene"] == "table")
    person.key("Escape")
    person.clicks("pause", "title")
    person.clicks("title", "quit")
    assert person.ends() == 0
    assert person.log.read_text() == ""
