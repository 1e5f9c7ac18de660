"""What can be wrong with a file as YAML: each mistake at its line and column, in both of PyYAML's parsers."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from game.core import yamlfile
from game.core.problems import CODES, FileProblems, ProblemList
from game.core.yamlfile import MAX_BYTES, MAX_DEPTH, MAX_VALUES, compose, read, read_into
from tests.core.reading import seen, syntax_problems

PARSERS = {"c": getattr(yaml, "CSafeLoader", yaml.SafeLoader), "python": yaml.SafeLoader}


@pytest.fixture(params=PARSERS)
def parser(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    monkeypatch.setattr(yamlfile, "LOADER", PARSERS[request.param])
    return PARSERS[request.param]


MISTAKES = [
    ("a text beginning with @", "a: @x", (1, 4, "syntax"), "may not begin with '@'"),
    ("a text beginning with a backquote", "a: `x", (1, 4, "syntax"), "may not begin with '`'"),
    ("a text beginning with percent", "a: %x", (1, 4, "syntax"), "may not begin with '%'"),
    ("a second colon", "title: Fire: and ice", (1, 12, "syntax"), "a second ': '"),
    ("a key deeper than a text", "a: b\n  c: d", (2, 4, "syntax"), "a second ': '"),
    ("a tab as indentation", "a:\n\tb: 1", (2, 1, "tab"), "spaces only"),
    ("a tab after spaces", "a:\n  b: 1\n  \tc: 2", (3, 3, "tab"), "spaces only"),
    ("a tab before an inner entry", "- a\n-\t- b", (2, 2, "tab"), "spaces only"),
    ("an open quote", 'a: 1\nb: "x\n  y', (2, 4, "syntax"), "quote that opens here is never closed"),
    ("an open bracket", "a: [1, 2", (1, 4, "syntax"), "'[' that opens here is never closed"),
    ("an open brace", "a: {b: 1", (1, 4, "syntax"), "'{' that opens here is never closed"),
    ("an open bracket with more behind", "a: [1, 2\nb: 3\n", (2, 2, "syntax"), "the ']' is missing"),
    ("the wrong bracket", "key: [x}", (1, 8, "syntax"), "the ']' is missing"),
    ("a bracket too many", "[a, b]]", (1, 7, "syntax"), "something follows"),
    ("a comma alone", "a:\n  ,", (2, 3, "syntax"), "a value is missing"),
    ("text behind a quoted text", "a: 'it's'", (1, 8, "syntax"), "what began in line 1"),
    ("an entry among keys", "a: b\n- c", (2, 1, "syntax"), "what began in line 1"),
    ("a key among entries", "- a\nb: c", (2, 1, "syntax"), "what began in line 1"),
    ("indentation that fits no line", "a:\n  b: 1\n c: 2", (3, 2, "syntax"), "indentation"),
    ("an entry beside its key", "a: - b", (1, 4, "syntax"), "line of its own"),
    ("a key without a colon", "a: 1\nb", (2, 1, "syntax"), "':' is missing"),
    ("a colon without a key", "a: 1\n: x", (2, 1, "syntax"), "this does not go on"),
    ("a star before a text", "a: *", (1, 4, "syntax"), "after '*'"),
    ("an ampersand before a text", "a: & b", (1, 4, "syntax"), "after '&'"),
    ("an unknown escape", 'a: "\\q"', (1, 5, "syntax"), "no escape"),
    ("a broken escape", 'a: "x\\x4"', (1, 6, "syntax"), "no escape"),
    ("words behind a block mark", "a: |x\n  y", (1, 4, "syntax"), "nothing may follow '|'"),
    ("a YAML version", "%YAML 3.0\n---\na: 1", (1, 1, "syntax"), "'%'"),
    ("an exclamation mark", "a: !x!y z", (1, 4, "syntax"), "'!'"),
    ("an own tag", "a: !fire x", (1, 4, "tag"), "'!fire'"),
    ("a standard tag", "a: !!int 5", (1, 4, "tag"), "'!!int'"),
    ("a Python tag", "a: !!python/object/apply:os.system [ls]", (1, 4, "tag"), "python/object"),
    ("a second document", "a: 1\n---\nb: 2", (2, 1, "documents"), "second document"),
    ("an alias without an anchor", "a: *x", (1, 4, "alias"), "no anchor &x"),
    ("an alias of what it stands in", "a: &x [*x]", (1, 8, "alias"), "inside what it repeats"),
    ("an anchor given twice", "a: &x 1\nb: &x 2", (2, 4, "alias"), "in line 1"),
    ("an alias as a key", "a: &k v\n*k : 2", (2, 1, "bad-key"), "written out"),
    ("a merge key", "a: &x {b: 1}\nc:\n  <<: *x", (3, 3, "merge"), "write the keys out"),
    ("a list as a key", "[a, b]: 1", (1, 1, "bad-key"), "single word"),
    ("a mapping as a key", "? {a: 1}\n: 1", (1, 3, "bad-key"), "single word"),
    ("an empty key", "'': x", (1, 1, "bad-key"), "missing"),
    ("a key given twice", "a: 1\nb: 2\na: 3", (3, 1, "duplicate-key"), "in line 1"),
    ("a number as key and as text", '1: a\n"1": b', (2, 1, "duplicate-key"), "in line 1"),
    ("a key given twice in braces", "x: {a: 1, a: 2}", (1, 11, "duplicate-key"), "'a'"),
    ("a control character", "a: b\x01", (1, 5, "character"), "U+0001"),
    ("a zero byte", "a: 1\nb: \x00", (2, 4, "character"), "U+0000"),
    ("a line separator", "a: x\u2028y", (1, 5, "character"), "U+2028"),
    ("a next-line character", "ä: x\x85y", (1, 5, "character"), "U+0085"),
    ("half of a surrogate pair", "a: \ud83d", (1, 4, "character"), "U+D83D"),
    ("an empty file", "", (1, 1, "empty"), "nothing"),
    ("nothing but comments", "# cards\n\n# to come\n", (1, 1, "empty"), "nothing"),
    ("nothing but a document mark", "---\n", (1, 1, "empty"), "nothing"),
    ("nothing but null", "null", (1, 1, "empty"), "nothing"),
    ("brackets too deep", "[" * 100, (1, MAX_DEPTH + 1, "too-deep"), "nested"),
    ("entries too deep", "- " * 100, (1, 2 * MAX_DEPTH + 1, "too-deep"), "nested"),
]


@pytest.mark.usefixtures("parser")
@pytest.mark.parametrize(
    ("content", "where", "part"), [row[1:] for row in MISTAKES], ids=[row[0] for row in MISTAKES]
)
def test_every_mistake_is_told_once_at_its_place(
    content: str, where: tuple[int, int, str], part: str
) -> None:
    problems = syntax_problems(content)
    assert seen(problems) == [where]
    assert part in problems[0].sentence


BYTES = [
    ("latin-1", "a: 1\nb: caf\xe9".encode("latin-1"), (2, 7, "encoding"), "E9"),
    ("after umlauts", "ä: ü\xff".encode() + b"\xff", (1, 6, "encoding"), "FF"),
    ("UTF-16", "a: 1".encode("utf-16"), (1, 1, "encoding"), "UTF-16"),
    ("UTF-8 cut in the middle of a letter", "a: ä".encode()[:-1], (1, 4, "encoding"), "C3"),
    ("surrogates in UTF-8", b"a: \xed\xa0\x80", (1, 4, "encoding"), "ED"),
]


@pytest.mark.parametrize(
    ("content", "where", "part"), [row[1:] for row in BYTES], ids=[row[0] for row in BYTES]
)
def test_what_is_not_utf_8_is_told_at_the_byte(
    content: bytes, where: tuple[int, int, str], part: str
) -> None:
    problems = syntax_problems(content)
    assert seen(problems) == [where]
    assert part in problems[0].sentence


@pytest.mark.usefixtures("parser")
def test_every_problem_before_the_first_syntax_error_is_told_with_it() -> None:
    content = "a: 1\na: 2\nb: !x y\n<<: {}\nc: *gone\n? [k]\n: v\nd: @"
    assert seen(syntax_problems(content)) == [
        (2, 1, "duplicate-key"),
        (3, 4, "tag"),
        (4, 1, "merge"),
        (5, 4, "alias"),
        (6, 3, "bad-key"),
        (8, 4, "syntax"),
    ]


def test_a_mistyped_alias_gets_a_suggestion() -> None:
    assert syntax_problems("a: &squire x\nb: *sqiure")[0].suggestion == "squire"


def test_a_byte_order_mark_moves_no_column() -> None:
    assert seen(syntax_problems("\ufeffa: @".encode())) == [(1, 4, "syntax")]
    assert seen(syntax_problems("\ufeffa: \x01".encode())) == [(1, 4, "character")]
    assert seen(syntax_problems("\ufeffa: ".encode() + b"\xff")) == [(1, 4, "encoding")]


@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
def test_lines_are_counted_alike_whatever_ends_them(line_end: str) -> None:
    assert seen(syntax_problems(line_end.join(["a: 1", "", "b: [", "c: @"]))) == [(4, 4, "syntax")]
    assert seen(syntax_problems(line_end.join(["a: 1", "", "b: \x02"]))) == [(3, 4, "character")]
    assert seen(syntax_problems(line_end.join(["a: 1", ""]).encode() + b"\xff")) == [(2, 1, "encoding")]


def test_columns_count_letters_not_bytes() -> None:
    assert seen(syntax_problems("😀ä: [😀, @]")) == [(1, 9, "syntax")]


def test_a_binary_file_gets_a_few_problems_and_not_thousands() -> None:
    assert 1 <= len(syntax_problems("\x01" * 5000)) <= 10


@pytest.mark.usefixtures("parser")
def test_aliases_that_multiply_are_refused_at_the_one_too_many() -> None:
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"]
    lines += [f"a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 10)}]" for i in range(1, 30)]
    problems = syntax_problems("\n".join(lines))
    assert [problem.code for problem in problems] == ["alias"]
    assert f"{MAX_VALUES:,}" in problems[0].sentence


def test_aliases_that_nest_are_refused_where_they_get_too_deep() -> None:
    lines = ["a0: &a0 [x]"] + [f"a{i}: &a{i} [*a{i - 1}]" for i in range(1, 100)]
    assert {problem.code for problem in syntax_problems("\n".join(lines))} == {"too-deep"}


def test_a_file_with_too_many_values_is_refused() -> None:
    assert [problem.code for problem in syntax_problems("- a\n" * (MAX_VALUES + 1))] == ["too-large"]


def test_a_file_with_too_many_bytes_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "large.yaml"
    path.write_bytes(b"# " + b"x" * MAX_BYTES)
    with pytest.raises(FileProblems) as caught:
        read(path)
    assert [problem.code for problem in caught.value.problems] == ["too-large"]


def test_a_missing_file_is_told_with_the_one_beside_it(tmp_path: Path) -> None:
    (tmp_path / "dream.yaml").write_text("a: 1", encoding="utf-8")
    with pytest.raises(FileProblems) as caught:
        read(tmp_path / "draem.yaml")
    (problem,) = caught.value.problems
    assert (problem.code, problem.line, problem.column) == ("missing-file", 1, 1)
    assert problem.suggestion == str(tmp_path / "dream.yaml")


@pytest.mark.parametrize("name", ["no/such/folder.yaml", "bad\x00name", "file.yaml/inside.yaml"])
def test_a_path_that_leads_nowhere_is_a_missing_file(tmp_path: Path, name: str) -> None:
    (tmp_path / "file.yaml").write_text("a: 1", encoding="utf-8")
    with pytest.raises(FileProblems) as caught:
        read(tmp_path / name)
    assert [problem.code for problem in caught.value.problems] == ["missing-file"]


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(FileProblems, match="not-a-file: this is a folder"):
        read(tmp_path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_is_no_file_and_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.yaml")
    with pytest.raises(FileProblems, match="not-a-file: this is a device or a pipe"):
        read(tmp_path / "pipe.yaml")


def test_a_file_that_the_system_refuses_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    path = tmp_path / "a.yaml"
    path.write_text("a: 1", encoding="utf-8")
    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(FileProblems, match="unreadable: the file cannot be read: permission denied"):
        read(path)


def test_a_file_may_be_called_otherwise_than_its_path(tmp_path: Path) -> None:
    problems = ProblemList()
    assert read_into(tmp_path / "gone.yaml", problems, called="cards/gone.yaml") is None
    assert [problem.path for problem in problems] == ["cards/gone.yaml"]


def test_the_python_parser_takes_no_character_that_does_not_exist(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(yamlfile, "LOADER", yaml.SafeLoader)
    for content in ('a: "\\UFFFFFFFF"', 'a: "\\ud800"'):
        problems = ProblemList()
        compose(content, "f.yaml", problems)
        assert problems.has_errors()


def test_every_code_of_yaml_mistakes_is_in_the_table_of_codes() -> None:
    assert {row[2][2] for row in MISTAKES} | {row[2][2] for row in BYTES} <= set(CODES)
