from __future__ import annotations

from pathlib import Path

import pytest

from game.cli.cards import main
from game.rules.cardsets import CARDS

CROWN = CARDS / "crown"
MISTAKES = Path(__file__).resolve().parents[1] / "crown" / "mistakes"
CARD = """\
- id: own_card
  name: Own Card
  type: creature
  faction: dream
  power: 1
"""


@pytest.fixture
def own_saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TABLETOP_SAVES", str(tmp_path / "saves"))
    return tmp_path / "saves"


def test_the_games_own_cards_are_well(own_saves: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check"]) == 0
    told = capsys.readouterr().out
    assert "Recusant Crown" in told
    assert told.endswith("all is well\n")


def test_decks_of_the_players_own_are_checked_too(
    own_saves: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (own_saves / "decks").mkdir(parents=True)
    (own_saves / "decks" / "mine.yaml").write_text("name: Mine\ncards: {brave_squire: 5}\n", encoding="utf-8")
    assert main(["check", "-q"]) == 1
    told = capsys.readouterr().out
    assert "mine.yaml:2:9: copies:" in told
    assert "mine.yaml:1:1: deck-size:" in told


def test_a_folder_of_cards_is_checked_as_a_whole(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(MISTAKES)]) == 1
    told = capsys.readouterr().out.splitlines()
    assert len(told) > 60
    assert told[-1].startswith(f"{MISTAKES}: ")


def test_a_file_of_a_folder_is_told_alone(capsys: pytest.CaptureFixture[str]) -> None:
    file = MISTAKES / "tab.yaml"
    assert main(["check", str(file)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{file}:2:1: tab: a tab stands here; YAML is indented with spaces only",
        f"{file}: 1 mistake",
    ]


def test_one_good_file_of_the_game_is_well(capsys: pytest.CaptureFixture[str]) -> None:
    file = CROWN / "dream.yaml"
    assert main(["check", str(file)]) == 0
    assert capsys.readouterr().out == f"{file}: all is well\n"


def test_a_file_that_lies_alone_is_read_beside_the_games_cards(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "own.yaml"
    file.write_text(CARD, encoding="utf-8")
    assert main(["check", str(file)]) == 0
    file.write_text(CARD.replace("own_card", "brave_squire"), encoding="utf-8")
    assert main(["check", str(file)]) == 1
    assert f"{file}:1:3: duplicate-id" in capsys.readouterr().out


def test_a_loose_folder_is_checked_file_by_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "own.yaml").write_text(CARD, encoding="utf-8")
    (tmp_path / "deck.txt").write_text("60 Clockwork Ant\n4 Nobody\n", encoding="utf-8")
    assert main(["check", str(tmp_path)]) == 1
    assert f"{tmp_path / 'deck.txt'}:2:3: unknown-id" in capsys.readouterr().out


def test_an_empty_folder_is_no_card_set(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(tmp_path)]) == 1
    assert "no card files" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["no_such.yaml", "no_such.txt"])
def test_a_file_that_is_not_there_is_told(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", str(tmp_path / name), str(CROWN / name)]) == 1
    told = capsys.readouterr().out
    assert f"{tmp_path / name}:1:1: " in told
    assert f"{CROWN / name}:1:1: missing-file" in told


def test_quiet_tells_no_advice(capsys: pytest.CaptureFixture[str]) -> None:
    main(["check", "-q", str(MISTAKES / "decks" / "bloomers.yaml")])
    assert capsys.readouterr().out == ""


def test_schemas_are_written_where_they_are_wanted(tmp_path: Path) -> None:
    assert main(["schema", "--out", str(tmp_path)]) == 0
    for file in (CROWN / "schema").iterdir():
        assert (tmp_path / "crown" / file.name).read_bytes() == file.read_bytes()


def test_the_reference_page_is_written_where_it_is_wanted(tmp_path: Path) -> None:
    assert main(["reference", "--out", str(tmp_path / "page.md")]) == 0
    assert (tmp_path / "page.md").read_bytes() == (CARDS / "README.md").read_bytes()


def test_a_deck_becomes_text_and_a_deck_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = tmp_path / "deck.txt"
    assert main(["deck", str(CROWN / "decks" / "verge_1.yaml"), "--out", str(text)]) == 0
    assert "4 Bramble Pup\n" in text.read_text(encoding="utf-8")
    capsys.readouterr()
    assert main(["deck", str(text)]) == 0
    assert "  bramble_pup: 4\n" in capsys.readouterr().out


def test_a_deck_that_cannot_be_read_is_not_turned_into_anything(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "deck.txt"
    bad.write_text("some Ants\n", encoding="utf-8")
    assert main(["deck", str(bad), "--out", str(tmp_path / "deck.yaml")]) == 2
    assert "deck.txt:1:1: syntax" in capsys.readouterr().err
    assert not (tmp_path / "deck.yaml").exists()


def test_where_nothing_can_be_written_a_sentence_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert main(["reference", "--out", str(tmp_path / "file" / "page.md")]) == 2
    assert capsys.readouterr().err.startswith("cards: ")


def test_a_word_that_is_no_command_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(["chek"])
    assert leaving.value.code == 2
    assert "did you mean 'check'?" in capsys.readouterr().err
