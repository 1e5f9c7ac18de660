"""Decks on the shelf: saved whole or not at all, never over another, and carried into games as they lie there."""

from __future__ import annotations

import dataclasses

import pytest

from game.app import deckshelf
from game.app.deckshelf import deck_named, freshened, own_decks, presets, save, shelf, throw_away, with_deck
from game.app.tables import Table, recall, remember, usual
from game.rules.crown.decks import Deck
from game.rules.crown.library import library

DREAM = library().decks["dream_1"]
MINE = dataclasses.replace(DREAM, name="Night Owls")


@pytest.fixture
def table():
    return usual("crown", 7)


def saved(folder, deck=MINE):
    shelving = save(folder, deck)
    assert shelving.done, shelving.sentence
    return shelving.path


def test_a_saved_deck_lies_on_the_shelf_as_it_was(tmp_path):
    path = saved(tmp_path)
    (mine,) = own_decks(tmp_path)
    assert (mine.name, mine.deck, mine.path, mine.flaws) == ("Night Owls", MINE, path, ())
    assert mine.playable
    assert path == tmp_path / "decks" / "Night Owls.yaml"


def test_own_decks_stand_before_the_presets(tmp_path):
    saved(tmp_path)
    assert [deck.name for deck in shelf(tmp_path)] == ["Night Owls", *(deck.name for deck in presets())]


@pytest.mark.parametrize("name", ['Say "no"', "Back\\slash", "Колода", "a: b # c", "con", "../up", "- 1"])
def test_any_name_that_can_be_shown_is_kept(tmp_path, name):
    path = saved(tmp_path, dataclasses.replace(MINE, name=name))
    assert path.parent == tmp_path / "decks"
    assert [deck.name for deck in own_decks(tmp_path)] == [name]


def test_an_empty_deck_can_be_saved_and_read_and_not_played(tmp_path):
    saved(tmp_path, Deck("Nothing yet", {}))
    (mine,) = own_decks(tmp_path)
    assert mine.deck == Deck("Nothing yet", {})
    assert not mine.playable
    assert mine.flaws == ("0 cards, and 60 are the least.",)


@pytest.mark.parametrize("name", ["", "   ", "\n"])
def test_a_deck_without_a_name_is_not_saved(tmp_path, name):
    assert save(tmp_path, dataclasses.replace(MINE, name=name)).sentence == "A deck needs a name."
    assert own_decks(tmp_path) == []


def test_no_deck_is_saved_over_another(tmp_path):
    path = saved(tmp_path)
    before = path.read_bytes()
    shelving = save(tmp_path, Deck("night owls", {"brave_squire": 1}))
    assert not shelving.done
    assert shelving.sentence == "night owls is another deck: choose another name."
    assert path.read_bytes() == before


def test_no_deck_takes_a_presets_name(tmp_path):
    shelving = save(tmp_path, DREAM)
    assert not shelving.done
    assert "presets stay as they are" in shelving.sentence


def test_two_names_that_make_one_file_name_get_two_files(tmp_path):
    one = saved(tmp_path, dataclasses.replace(MINE, name="a?b"))
    two = saved(tmp_path, dataclasses.replace(MINE, name="a*b"))
    assert one != two
    assert {deck.name for deck in own_decks(tmp_path)} == {"a?b", "a*b"}


def test_saving_again_goes_into_the_same_file_and_a_new_name_moves_it(tmp_path):
    path = saved(tmp_path)
    assert save(tmp_path, dataclasses.replace(MINE, cards={"brave_squire": 4}), path).path == path
    moved = save(tmp_path, dataclasses.replace(MINE, name="Day Owls"), path)
    assert moved.path == tmp_path / "decks" / "Day Owls.yaml"
    assert [deck.name for deck in own_decks(tmp_path)] == ["Day Owls"]
    assert not path.exists()


def test_a_folder_that_cannot_be_written_is_told_and_nothing_is_lost(tmp_path):
    (tmp_path / "decks").write_text("in the way")
    shelving = save(tmp_path, MINE)
    assert not shelving.done
    assert shelving.sentence.startswith("Night Owls cannot be saved (")


def test_a_broken_deck_file_lies_on_the_shelf_with_the_reason(tmp_path):
    (tmp_path / "decks").mkdir()
    (tmp_path / "decks" / "torn.yaml").write_text("name: Torn\ncards:\n  brave_squire: many\n")
    (torn,) = own_decks(tmp_path)
    assert torn.deck is None
    assert not torn.playable
    assert torn.flaws[0].startswith("Line 3: ")


def test_only_own_decks_are_thrown_away(tmp_path):
    path = saved(tmp_path)
    assert not throw_away(presets()[0]).done
    assert throw_away(own_decks(tmp_path)[0]).done
    assert not path.exists()
    assert own_decks(tmp_path) == []


def test_a_free_name_is_counted_up(tmp_path):
    saved(tmp_path)
    saved(tmp_path, dataclasses.replace(MINE, name="Night Owls 2"))
    assert deckshelf.free_name(tmp_path, "Night Owls") == "Night Owls 3"
    assert deckshelf.free_name(tmp_path, "Other") == "Other"
    long = "x" * 40
    saved(tmp_path, dataclasses.replace(MINE, name=long))
    assert len(deckshelf.free_name(tmp_path, long)) <= 40


# In a game's options


def test_a_game_is_played_with_an_own_deck_under_its_name(tmp_path, table):
    saved(tmp_path)
    (mine,) = own_decks(tmp_path)
    match = dataclasses.replace(table, options=with_deck(table.options, 1, mine.option)).begin(None)
    began = match.play.events[0]
    assert began.decks == ("dream_1", "Night Owls")
    assert match.play.state.lists[1] == tuple(sorted(MINE.listed()))


def test_a_table_says_why_a_deck_may_not_be_played(table):
    poor = {"name": "Poor", "cards": {"brave_squire": 5}}
    faults = Table(table.game, table.seats, 7, with_deck({}, 1, poor)).faults()
    assert [(fault.place, fault.sentence) for fault in faults] == [
        ("deck:1", f"Poor: 5 of {deckshelf.pool_cards()['brave_squire'].name}, and 4 are allowed."),
        ("deck:1", "Poor: 5 cards, and 60 are the least."),
    ]


def test_a_remembered_own_deck_comes_as_it_lies_on_the_shelf_now(tmp_path, table):
    path = saved(tmp_path)
    chosen = with_deck(table.options, 0, own_decks(tmp_path)[0].option)
    remember(tmp_path, dataclasses.replace(table, options=chosen))
    cards = {**MINE.cards, "brave_squire": 4}
    save(tmp_path, dataclasses.replace(MINE, cards=cards), path)
    assert recall(tmp_path, "crown", 1).options["decks"]["p1"] == {"name": "Night Owls", "cards": cards}


def test_a_remembered_deck_that_is_gone_comes_as_it_was_played(tmp_path, table):
    option = {"name": "Night Owls", "cards": dict(MINE.cards)}
    remember(tmp_path, dataclasses.replace(table, options=with_deck({}, 0, option)))
    assert recall(tmp_path, "crown", 1).options["decks"]["p1"] == option


def test_a_remembered_deck_that_is_legal_no_more_makes_room_for_the_usual_one(tmp_path):
    path = saved(tmp_path)
    option = own_decks(tmp_path)[0].option
    save(tmp_path, dataclasses.replace(MINE, cards={"brave_squire": 4}), path)
    assert freshened(with_deck({}, 0, option), tmp_path)["decks"]["p1"] == "dream_1"


def test_a_deck_in_options_is_found_again(tmp_path):
    saved(tmp_path)
    assert deck_named("dream_1", tmp_path).name == DREAM.name
    assert deck_named({"name": "Night Owls", "cards": {}}, tmp_path).path is not None
    assert deck_named({"name": "Gone", "cards": {"brave_squire": 4}}, tmp_path).path is None
    assert not deck_named("dreem_9", tmp_path).playable
