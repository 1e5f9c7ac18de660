"""`play`: what it begins with, what it says to words it cannot use, and what it does without a display."""

from __future__ import annotations

import sys

import pytest

from game.app import places
from game.app.demo import bot_game
from game.app.tables import usual
from game.cli import play
from game.ui import demo
from game.ui import play as window


@pytest.fixture
def wishes(monkeypatch):
    """What would be played, with a display that is only said to be there."""
    told = []
    monkeypatch.setattr(window, "no_display", lambda: "")
    monkeypatch.setattr(window, "run", lambda wish, _saves: told.append(wish))
    return told


def run(capsys, *words: str) -> tuple[int, str]:
    """Exit status, and what was complained about."""
    try:
        status = play.main(list(words))
    except SystemExit as leaving:
        status = leaving.code
    return status, capsys.readouterr().err


def test_no_words_open_the_first_screen(capsys, wishes):
    assert run(capsys) == (0, "")
    assert wishes == [window.Wish()]


def test_a_window_a_scale_and_a_seed(capsys, wishes):
    run(capsys, "--size", "1600x900", "--scale", "125%", "--seed", "5", "--game", "renown")
    (wish,) = wishes
    assert (wish.size, wish.scale, wish.seed, wish.game) == ((1600, 900), 1.25, 5, "renown")
    assert wish.table is None


def test_seats_sit_down_at_once(capsys, wishes):
    run(capsys, "--game", "renown", "--seats", "human,random,human,greedy", "--seed", "5")
    table = wishes[0].table
    assert [sitter.kind for sitter in table.seats] == ["human", "bot", "human", "bot"]
    assert [sitter.level for sitter in table.seats] == ["", "random", "", "greedy"]
    assert len({sitter.name for sitter in table.seats}) == 4
    assert table.seed == 5
    assert table.faults() == []


def test_a_saved_game_is_gone_on_with(capsys, wishes, tmp_path):
    match = usual("renown", 3).begin(tmp_path, "Old")
    match.save_as("Old")
    match.close()
    run(capsys, "--load", str(tmp_path / "Old.journal"))
    assert wishes[0].match.header.seed == 3
    wishes[0].match.close()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--game", "renwon"), "did you mean 'renown'?"),
        (("--game", "renown", "--seats", "human,greedy"), "Renown is for 3 to 6 players, not for 2."),
        (("--game", "renown", "--seats", "human,gredy,human"), "did you mean 'greedy'?"),
        (("--seats", "human,human,human"), "--seats needs --game."),
        (("--seed", "x"), "'x' is no seed; a seed is a whole number."),
        (("--seed", "-1"), "-1"),
        (("--size", "wide"), "'wide' is no size; write it like 1280x720."),
        (("--load", "/nowhere/at.all"), "/nowhere/at.all: It cannot be read (No such file or directory)."),
        (("--sise", "1x1"), "there is no option '--sise'; did you mean '--size'?"),
    ],
)
def test_words_that_cannot_be_used_are_one_sentence_and_status_2(capsys, wishes, words, sentence):
    status, err = run(capsys, *words)
    assert status == 2
    assert sentence in err
    assert err.count("\n") == 1
    assert wishes == []


def test_a_foreign_file_is_left_alone(capsys, wishes, tmp_path):
    path = tmp_path / "picture.journal"
    path.write_bytes(b"\x89PNG")
    status, err = run(capsys, "--load", str(path))
    assert status == 2
    assert err.startswith(f"{path}: ")
    assert path.read_bytes() == b"\x89PNG"


def test_without_a_display_it_says_so_and_plays_off_screen(capsys, monkeypatch, tmp_path):
    monkeypatch.setattr(demo, "play_demo", lambda folder, seed: iter([folder / f"{seed}.png"]))
    assert play.main([]) == 0
    told = capsys.readouterr().out
    assert told.startswith("There is no display here (the video driver is dummy), so bots play")
    assert str(places.demo_dir()) in told
    assert f"{demo.SEED}.png" in told


@pytest.mark.skipif(sys.platform != "linux", reason="other systems name no display")
def test_where_no_display_is_named_none_is_looked_for(monkeypatch):
    for name in ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert window.no_display() == "neither DISPLAY nor WAYLAND_DISPLAY is set"


def test_a_window_that_cannot_be_opened_is_no_display_either(capsys, monkeypatch):
    def fails(wish, saves):
        raise window.NoWindowError("The video driver did not add any displays")

    monkeypatch.setattr(window, "no_display", lambda: "")
    monkeypatch.setattr(window, "run", fails)
    monkeypatch.setattr(demo, "play_demo", lambda _folder, _seed: iter([]))
    assert play.main([]) == 0
    assert "did not add any displays" in capsys.readouterr().out


def test_a_disk_that_is_full_is_said(capsys, monkeypatch):
    def full(folder, seed):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(demo, "play_demo", full)
    assert play.main([]) == 2
    assert "No space left on device" in capsys.readouterr().err


@pytest.mark.slow
def test_the_demonstration_has_its_pictures_and_words_and_is_the_same_again(monkeypatch, tmp_path):
    monkeypatch.setattr(demo, "bot_game", lambda game, seed: bot_game(game, seed, level="random"))
    both = []
    for name in ("once", "again"):
        folder = tmp_path / name
        folder.mkdir()
        files = list(demo.play_demo(folder, 4, ["renown"]))
        assert sorted(files) == sorted(folder.iterdir())
        assert len([path for path in files if path.suffix == ".png"]) >= 3
        assert [path.name for path in files if path.suffix == ".txt"] == ["renown.txt"]
        both.append({path.name: path.read_bytes() for path in files})
    assert both[0] == both[1]
    pictures = [data for name, data in both[0].items() if name.endswith(".png")]
    assert len(set(pictures)) == len(pictures)
