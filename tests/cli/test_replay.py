import pytest

from game.app.match import Match
from game.cli.replay import main
from game.core.record import Sitter
from game.core.rng import Rng

SEATS = [Sitter(name, "human") for name in ("Ada", "Ben", "Cleo")]


@pytest.fixture
def saved(tmp_path):
    """A finished Struggle of one Era in its journal."""
    match = Match.new("renown", {"eras": 1}, 4, SEATS, folder=tmp_path, title="Evening")
    rng = Rng(4, "test")
    while match.decision is not None:
        match.submit(match.decision.seat, rng.choice(match.rules.legal_actions(match.play.state)))
    match.close()
    return match.path


def test_a_game_is_told_in_words(saved, capsys):
    assert main([str(saved)]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0] == "A Struggle of 1 Era begins between 3 players."
    assert any(line.startswith("Ada bids one ") for line in out)
    assert out[-1].split()[0] in ("Won", "Nobody")


def test_a_player_is_told_only_what_they_could_know(saved, capsys):
    main([str(saved), "--words", "--seat", "Ada"])
    out = capsys.readouterr().out
    assert out.count("is dealt a card face-down") == 2


def test_actions_are_listed_in_the_notation_with_names(saved, capsys):
    assert main([str(saved), "--actions"]) == 0
    assert "   1  " in capsys.readouterr().out.splitlines()[0]


def test_a_game_in_order_is_verified_in_one_line(saved, capsys):
    assert main([str(saved), "--verify"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith("Evening.journal is in order: ")
    assert line.endswith("every digest agrees, the match is finished.")


def test_a_game_that_goes_another_way_names_its_line(saved, capsys):
    lines = saved.read_bytes().splitlines(keepends=True)
    lines[4] = lines[4].replace(b'"digest": "', b'"digest": "0')
    saved.write_bytes(b"".join(lines))
    assert main([str(saved), "--verify"]) == 1
    assert capsys.readouterr().err.startswith("Evening.journal: line 5: after p")


def test_a_torn_last_line_is_told_and_the_rest_verified(saved, capsys):
    saved.write_bytes(saved.read_bytes()[:-5])
    assert main([str(saved), "--verify"]) == 0
    captured = capsys.readouterr()
    assert "was not finished" in captured.err
    assert "is in order" in captured.out


@pytest.mark.parametrize("data", [b"", b"PK\x03\x04", b'{"journal": 7}\n', b"\xff" * 100])
def test_what_is_no_saved_game_ends_with_a_sentence_and_status_2(tmp_path, capsys, data):
    path = tmp_path / "x.journal"
    path.write_bytes(data)
    assert main([str(path)]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("x.journal: ")
    assert len(captured.err.splitlines()) == 1


def test_a_missing_file_is_said_to_be_missing(tmp_path, capsys):
    assert main([str(tmp_path / "none")]) == 2
    assert capsys.readouterr().err == "none: It cannot be read (No such file or directory).\n"


def test_nobody_of_that_name_is_said_with_the_likely_one(saved, capsys):
    assert main([str(saved), "--seat", "Adda"]) == 2
    assert capsys.readouterr().err == "Nobody called 'Adda' sits there; did you mean 'Ada'?\n"


def test_reading_a_game_changes_nothing(saved):
    before = saved.read_bytes(), sorted(saved.parent.iterdir())
    main([str(saved), "--verify"])
    assert (saved.read_bytes(), sorted(saved.parent.iterdir())) == before
