"""Scenario files: what is wrong with one is told with its place, and what does not hold line by line."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.cli import scenario as command
from game.core import scenario
from game.core.problems import ProblemList
from game.rules import GAMES, rules_of

HEAD = """\
scenario: 1
game: renown
title: A test
seats: [Ada, Ben, Cleo]
"""

POSITION = """\
position:
  phase: scheme
  turn: Ada
  arch_liege: Ben
  successor: Ada
  direction: left
  era: 1
  hierarchy: [3C, 6S, 8H]
  den: [2S, 4S]
  players:
    Ada: {hand: [6H], favor: {H: 9, V: 9}}
    Ben: {hand: [4D], favor: {H: 9, V: 9}}
    Cleo: {hand: [KD], favor: {H: 9, V: 9}}
"""


def read(tmp_path: Path, text: str) -> tuple[scenario.Scenario | None, list[str]]:
    file = tmp_path / "s.yaml"
    file.write_text(text)
    problems = ProblemList()
    found = scenario.read(file, GAMES, rules_of, problems)
    return found, [str(problem).replace(str(file), "s.yaml") for problem in problems]


def played(tmp_path: Path, script: str, head: str = HEAD + POSITION) -> list[str]:
    found, problems = read(tmp_path, head + "script:\n" + script)
    assert found is not None, problems
    return [str(f).replace(str(tmp_path / "s.yaml"), "s.yaml") for f in scenario.run(found).failures]


@pytest.mark.parametrize(
    ("text", "place", "words"),
    [
        (HEAD.replace("renown", "renwon") + "script: []\n", "s.yaml:2:7", "did you mean 'renown'?"),
        (HEAD.replace("title", "titel") + "script: []\n", "s.yaml:3:1", "did you mean 'title'?"),
        (HEAD.replace("scenario: 1", "scenario: 2") + "script: []\n", "s.yaml:1:11", "format 2 is unknown"),
        (HEAD + "script:\n- Adda: take\n", "s.yaml:6:3", "did you mean 'Ada'?"),
        (HEAD + "script:\n- Ada: {ilegal: take}\n", "s.yaml:6:9", "did you mean 'illegal'?"),
        (HEAD + "script:\n- expect: {to_act: Bne}\n", "s.yaml:6:20", "did you mean 'Ben'?"),
        (HEAD + "script:\n- expect: {hierachy: []}\n", "s.yaml:6:12", "did you mean 'hierarchy'?"),
        (HEAD + "script:\n- expect: {legal: take}\n", "s.yaml:6:19", "'legal' is a list of texts"),
        (HEAD + "script:\n- expect: {over: 3}\n", "s.yaml:6:18", "'over' is true or false"),
        (HEAD + "script: take\n", "s.yaml:5:9", "a list is wanted"),
        (HEAD + "script:\n- take\n", "s.yaml:6:3", "a line of the script is"),
        (HEAD.replace("Ben", "Ada") + "script: []\n", "s.yaml:4:14", "two seats are called Ada"),
        (HEAD.replace("Ben", "p2") + "script: []\n", "s.yaml:4:14", "a seat's name is one word"),
        (HEAD.replace("Ben", "den") + "script: []\n", "s.yaml:4:14", "a seat's name is one word"),
        (HEAD.replace("Cleo", "W") + "script: []\n", "s.yaml:4:19", "a seat's name is one word"),
        (HEAD.replace("Ben, Cleo", "Ben") + "script: []\n", "s.yaml:4:8", "3 to 6"),
        (HEAD + "options: {eras: 12}\nscript: []\n", "s.yaml:5:17", "1 to 9"),
        (HEAD + "options: {erass: 2}\nscript: []\n", "s.yaml:5:11", "did you mean 'eras'?"),
        (HEAD + "dice: [7]\nscript: []\n", "s.yaml:5:8", "from 1 to 6"),
        (HEAD + "dice: [3]\nscript: []\n", "s.yaml:5:7", "dice"),
        (HEAD + POSITION.replace("8H", "8X") + "script: []\n", "s.yaml:12:23", "8X"),
        (HEAD + POSITION.replace("turn: Ada", "turn: Dov") + "script: []\n", "s.yaml:7:9", "Dov"),
        (
            HEAD + POSITION.replace("scheme", "shceme") + "script: []\n",
            "s.yaml:6:10",
            "did you mean 'scheme'?",
        ),
    ],
)
def test_a_mistake_in_a_file_is_told_with_its_line_and_column(
    tmp_path: Path, text: str, place: str, words: str
) -> None:
    found, problems = read(tmp_path, text)
    assert found is None
    assert any(problem.startswith(place + ":") and words in problem for problem in problems), problems


def test_all_mistakes_of_a_file_are_told_at_once(tmp_path: Path) -> None:
    text = HEAD.replace("renown", "renwon") + "seeed: 3\nscript:\n- Adda: take\n- expect: {over: 1}\n"
    _, problems = read(tmp_path, text)
    assert [problem.split(": ")[0] for problem in problems][:3] == ["s.yaml:2:7", "s.yaml:5:1", "s.yaml:7:3"]


def test_an_action_that_is_none_is_pointed_at_where_it_goes_wrong(tmp_path: Path) -> None:
    (failure,) = played(tmp_path, "- Ada: sacrifice 6Q\n")
    assert failure.startswith("s.yaml:19:18: ")


def test_an_action_out_of_turn_names_who_is_asked(tmp_path: Path) -> None:
    (failure,) = played(tmp_path, "- Ben: take\n")
    assert failure.startswith("s.yaml:19:8: Ben cannot 'take' now: Ada is asked")


def test_a_refused_action_gives_the_reason_of_its_own_moment(tmp_path: Path) -> None:
    (failure,) = played(tmp_path, "- Ada: sacrifice 7H\n")
    assert failure.startswith("s.yaml:19:8: Ada cannot 'sacrifice 7H' now: ")


def test_a_question_with_one_answer_may_be_left_out(tmp_path: Path) -> None:
    # Cleo holds no card she could sacrifice: she can only take.
    assert not played(tmp_path, "- Ada: take\n- Ben: take\n- expect: {to_act: Cleo, hierarchy: [8H]}\n")
    head = HEAD + POSITION.replace("den: [2S, 4S]", "den: [2S, 4S, 5S, 6D, 7D, 8D]")
    script = "- Ada: take\n- Ben: take\n- Cleo: bid H\n- expect: {phase: bid, successor: Cleo}\n"
    assert not played(tmp_path, script, head)


def test_failed_expectations_are_all_told_and_do_not_end_the_script(tmp_path: Path) -> None:
    failures = played(
        tmp_path,
        "- expect: {to_act: Ben, over: true, hierarchy: [3C, 6S, KH], legal: [bid H], not_legal: [take]}\n"
        "- Ada: {illegal: take}\n"
        "- Ada: take\n"
        "- expect: {players: {Ada: {hand: [6H]}}, scores: {Ada: 3}, winner: Ada, log: [card_dealt]}\n",
    )
    assert [failure.split(": ", 1)[1] for failure in failures] == [
        "hierarchy.2: expected KH; it is 8H",
        "to_act: expected Ben; it is Ada",
        "over: expected true; the game goes on",
        "'bid H' was expected to be legal; it is refused: " + failures[3].rpartition("refused: ")[2],
        "'take' was expected not to be legal; it would be accepted",
        "'take' was expected to be illegal; it would be accepted",
        "players.Ada.hand: expected [6H]; it is [6H, 3C]",
        "scores.Ada: expected 3; it is 9",
        "winner: expected Ada; the game goes on",
        "log: expected 'card_dealt'; what happened then is: " + failures[9].rpartition("is: ")[2],
    ]


def test_hands_are_compared_as_sets_and_rows_in_order(tmp_path: Path) -> None:
    script = "- Ada: take\n- expect: {players: {Ada: {hand: [3C, 6H]}, p2: {hand: [4D]}}}\n"
    assert not played(tmp_path, script)
    assert played(tmp_path, "- expect: {hierarchy: [6S, 3C, 8H]}\n")


def test_an_illegal_line_that_is_no_action_counts_as_refused_with_a_warning(tmp_path: Path) -> None:
    found, _ = read(tmp_path, HEAD + POSITION + "script:\n- Ada: {illegal: dance}\n")
    assert found is not None
    result = scenario.run(found)
    assert result.passed
    assert len(result.warnings) == 1


def test_the_command_tells_passed_failed_and_unreadable_apart(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad, torn = (tmp_path / name for name in ("good.yaml", "bad.yaml", "torn.yaml"))
    good.write_text(HEAD + POSITION + "script:\n- Ada: take\n")
    bad.write_text(HEAD + POSITION + "script:\n- expect: {to_act: Ben}\n")
    torn.write_text(HEAD + "script: [\n")
    assert command.main([str(good)]) == 0
    assert command.main([str(good), str(bad)]) == 1
    assert command.main([str(good), str(bad), str(torn)]) == 2
    assert command.main([str(tmp_path / "nowhere.yaml")]) == 2
    assert "Traceback" not in capsys.readouterr().out


def test_a_folder_stands_for_the_files_in_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "one.yaml").write_text(HEAD + POSITION + "script:\n- Ada: take\n")
    assert command.main([str(tmp_path)]) == 0
    assert "1 passed" in capsys.readouterr().out


def test_an_empty_folder_is_a_mistake_in_the_words(tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as ended:
        command.main([str(tmp_path)])
    assert ended.value.code == 2
