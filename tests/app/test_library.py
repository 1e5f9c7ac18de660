import os

from game.app.library import saved_games, to_continue
from game.app.match import Match
from game.core.record import Sitter
from tests.app.conftest import new_match, people, play_on


def saved(folder, title="Evening", actions=3, **more):
    match = new_match(folder, title=title, **more)
    play_on(match, actions)
    match.close()
    return match.path


def touched(path, when):
    os.utime(path, (when, when))


def test_a_folder_that_is_not_there_holds_no_games(tmp_path):
    assert saved_games(tmp_path / "nowhere") == []


def test_a_saved_game_says_what_it_is_and_how_far(tmp_path):
    saved(tmp_path, seats=[people()[0], Sitter("Bertil", "bot", "blue", "greedy")])
    (game,) = saved_games(tmp_path)
    assert (game.title, game.game, game.actions, game.finished) == ("Evening", "tiny", 3, False)
    assert [sitter.name for sitter in game.seats] == ["Ada", "Bertil"]
    assert game.progress == "in progress, 3 actions"


def test_who_sits_there_now_is_told(tmp_path):
    match = new_match(tmp_path)
    match.take_over(1, "random")
    match.close()
    assert saved_games(tmp_path)[0].seats[1].kind == "bot"


def test_actions_taken_back_do_not_count(tmp_path):
    path = saved(tmp_path, actions=4)
    with path.open("ab") as file:
        file.write(b'{"undo": 1, "seat": "p1", "digest": "x"}\n')
    assert saved_games(tmp_path)[0].progress == "in progress, 1 action"


def test_a_match_of_several_games_says_which_it_is_at(tmp_path):
    match = new_match(tmp_path, games=3)
    play_on(match)
    match.next_game()
    match.close()
    assert saved_games(tmp_path)[0].progress == "game 2 of 3, in progress, 0 actions"


def test_the_game_last_written_comes_first(tmp_path):
    for when, title in ((100, "Old"), (300, "New"), (200, "Middle")):
        touched(saved(tmp_path, title), when)
    assert [game.title for game in saved_games(tmp_path)] == ["New", "Middle", "Old"]


def test_a_damaged_file_is_listed_with_its_sentence(tmp_path):
    (tmp_path / "Broken.journal").write_bytes(b"???\n")
    (game,) = saved_games(tmp_path)
    assert game.flaw == game.progress == "This file is not a saved game."


def test_other_files_and_unfinished_ones_are_passed_over(tmp_path):
    saved(tmp_path)
    for name in ("settings.json", ".x.part", ".hidden.journal", "picture.png"):
        (tmp_path / name).write_text("x")
    (tmp_path / "cache").mkdir()
    assert len(saved_games(tmp_path)) == 1


def test_names_that_nobody_chose_are_told_apart(tmp_path):
    saved(tmp_path, "Tiny 2030-01-01 10.00.00")
    saved(tmp_path, "Sunday")
    assert {game.title: game.named for game in saved_games(tmp_path)} == {
        "Tiny 2030-01-01 10.00.00": False,
        "Sunday": True,
    }


def test_one_file_with_two_names_is_one_game_by_the_name_somebody_chose(tmp_path):
    path = saved(tmp_path, "Tiny 2030-01-01 10.00.00")
    os.link(path, tmp_path / "Sunday.journal")
    assert [game.title for game in saved_games(tmp_path)] == ["Sunday"]
    os.link(path, tmp_path / "A.journal")
    assert len(saved_games(tmp_path)) == 1


def test_one_goes_on_with_the_game_last_played_that_is_not_over(tmp_path):
    touched(saved(tmp_path, "Open"), 100)
    touched(saved(tmp_path, "Older"), 50)
    touched(saved(tmp_path, "Over", actions=10_000), 200)
    broken = tmp_path / "Broken.journal"
    broken.write_bytes(b"")
    touched(broken, 300)
    chosen = to_continue(saved_games(tmp_path))
    assert chosen.title == "Open"
    Match.resume(chosen.path).close()


def test_there_may_be_nothing_to_go_on_with(tmp_path):
    assert to_continue(saved_games(tmp_path)) is None
