"""Problems, their order, and how they are told."""

from __future__ import annotations

import pickle

import pytest

from game.core.problems import CODES, FileProblems, Place, Problem, ProblemList

AT = Place("cards/dream.yaml", 3, 5)


def test_a_problem_reads_as_place_code_sentence_and_suggestion() -> None:
    problem = Problem("a.yaml", 3, 5, "unknown-key", "there is no key 'csot' here", "cost")
    assert str(problem) == "a.yaml:3:5: unknown-key: there is no key 'csot' here; did you mean 'cost'?"


def test_a_warning_says_that_it_is_one() -> None:
    problem = Problem("a.yaml", 1, 1, "advice", "13 creatures or more are advised", warning=True)
    assert str(problem) == "a.yaml:1:1: warning: advice: 13 creatures or more are advised"


def test_problems_are_told_in_the_order_of_reading() -> None:
    problems = ProblemList()
    for path, line, column in (("b", 1, 1), ("a", 10, 1), ("a", 2, 7), ("a", 2, 3)):
        problems.add(Place(path, line, column), "x", "s")
    assert [(each.path, each.line, each.column) for each in problems] == [
        ("a", 2, 3),
        ("a", 2, 7),
        ("a", 10, 1),
        ("b", 1, 1),
    ]


def test_the_same_problem_is_told_once() -> None:
    problems = ProblemList()
    problems.add(AT, "x", "s")
    problems.add(AT, "x", "s")
    assert len(problems) == 1


def test_advice_alone_stops_nobody() -> None:
    problems = ProblemList()
    problems.add(AT, "advice", "s", warning=True)
    problems.raise_errors()
    assert not problems.has_errors()
    assert len(problems.warnings) == 1


def test_raised_problems_carry_all_of_them_and_print_one_a_line() -> None:
    problems = ProblemList()
    problems.add(AT, "x", "first")
    problems.add(Place("a.yaml"), "advice", "second", warning=True)
    with pytest.raises(FileProblems) as caught:
        problems.raise_errors()
    assert caught.value.problems == tuple(problems)
    assert str(caught.value) == "a.yaml:1:1: warning: advice: second\ncards/dream.yaml:3:5: x: first"
    assert problems.errors == (Problem("cards/dream.yaml", 3, 5, "x", "first"),)


def test_raised_problems_survive_pickling() -> None:
    error = FileProblems([Problem("a", 1, 2, "x", "s")])
    assert pickle.loads(pickle.dumps(error)).problems == error.problems  # noqa: S301 - our own bytes


def test_a_problem_knows_its_place() -> None:
    assert Problem("a", 1, 2, "x", "s").place == Place("a", 1, 2)


def test_codes_are_words_with_hyphens_and_an_explanation() -> None:
    for code, meaning in CODES.items():
        assert code.replace("-", "").isalpha()
        assert len(meaning) > 10
