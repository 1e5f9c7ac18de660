"""What the YAML parser could not read, said as a person would say it and at the place where it is mended.

PyYAML's two parsers (in C and in Python) word and place some errors differently; here they come out alike.
"""

from __future__ import annotations

import re

import yaml

from game.core.problems import Place, ProblemList

LINE_END = re.compile(r"\r\n|\r|\n")
_OPENERS = {"[": "]", "{": "}"}
_FLOW = re.compile(r"while parsing a flow (sequence|mapping|node)")

_SAID: tuple[tuple[str, str, bool, str], ...] = (
    # what the parser was doing, what it says (parts of both), whether what it was doing is the place, our sentence
    ("", "cannot start any token", False, "a text may not begin with {char!r}; put it in quotes"),
    (
        "",
        "mapping values are not allowed",
        False,
        "a second ': ' begins here; quote the text, or mend the indentation",
    ),
    (
        "",
        "sequence entries are not allowed",
        False,
        "a list cannot begin with '-' here; begin it on a line of its own",
    ),
    ("quoted scalar", "end of stream", True, "the quote that opens here is never closed"),
    ("", "could not find expected ':'", True, "a ':' is missing after this key"),
    ("alias", "", True, "a name is missing after {char!r}; if it begins a text, put that in quotes"),
    ("anchor", "", True, "a name is missing after {char!r}; if it begins a text, put that in quotes"),
    ("a tag", "", True, "a text may not begin with '!'; put it in quotes"),
    ("", "tag handle", True, "a text may not begin with '!'; put it in quotes"),
    ("block scalar", "", True, "nothing may follow {char!r} in its line"),
    ("block node", "", False, "a value is missing here"),
    ("", "<document start>", False, "something follows here after the end of the file's value"),
)


def report_syntax(error: yaml.YAMLError, text: str, path: str, problems: ProblemList) -> None:
    """Notes one error of the parser; `text` is what it was given."""
    if not isinstance(error, yaml.MarkedYAMLError) or error.problem_mark is None:
        problems.add(Place(path), "syntax", f"this is not YAML: {_one_line(str(error))}")
        return
    lines = LINE_END.split(text)
    mark = _inside(lines, error.problem_mark)
    start = _inside(lines, error.context_mark) if error.context_mark is not None else mark
    what, context = error.problem or "", error.context or ""
    tab = _indenting_tab(lines, mark)
    code = "syntax"
    if "nesting depth" in what:
        code, sentence = "too-deep", "lists and mappings are nested too deeply here"
    elif tab is not None and ("tab" in what or "cannot start any token" in what):
        mark, code, sentence = tab, "tab", "a tab stands here; YAML is indented with spaces only"
    elif "escape" in what or "hexdecimal" in what:
        mark = _backslash(lines, mark)
        sentence = "this is no escape of a double-quoted text; a backslash is \\\\, or use single quotes"
    elif "directive" in context or "YAML document" in what:
        mark, sentence = (mark[0], 0), "lines that begin with '%' are not used; leave it out"
    elif _FLOW.match(context):
        mark, sentence = _flow(lines, mark, start)
    elif "block mapping" in context or "block collection" in context:
        sentence = (
            f"this does not go on with what began in line {start[0] + 1}; look at indentation and quotes"
        )
        if start == mark:
            sentence = "a key is missing here"
    else:
        mark, sentence = _said(lines, mark, start, what, context)
    problems.add(Place(path, mark[0] + 1, mark[1] + 1), code, sentence)


def _said(
    lines: list[str], mark: tuple[int, int], start: tuple[int, int], what: str, context: str
) -> tuple[tuple[int, int], str]:
    for doing, says, at_start, sentence in _SAID:
        if doing in context and says in what:
            place = start if at_start else mark
            return place, sentence.format(char=_char(lines, place))
    return mark, f"this is not YAML: {_one_line(f'{context} {what}')}"


def _flow(lines: list[str], mark: tuple[int, int], start: tuple[int, int]) -> tuple[tuple[int, int], str]:
    opener = _char(lines, start)
    at_end = not _char(lines, mark) and not any(lines[mark[0] + 1 :])
    if opener in _OPENERS and mark != start:
        if at_end:
            return start, f"the {opener!r} that opens here is never closed"
        return mark, f"a ',' or the {_OPENERS[opener]!r} is missing before this"
    return mark, "a value or a closing bracket is missing here" if at_end else "a value is missing here"


def _inside(lines: list[str], mark: yaml.Mark) -> tuple[int, int]:
    """Line and column from 0; what lies behind the last line is drawn back to its end."""
    if mark.line >= len(lines):
        return len(lines) - 1, len(lines[-1])
    return mark.line, min(mark.column, len(lines[mark.line]))


def _char(lines: list[str], mark: tuple[int, int]) -> str:
    return lines[mark[0]][mark[1] : mark[1] + 1]


def _indenting_tab(lines: list[str], mark: tuple[int, int]) -> tuple[int, int] | None:
    """The tab in the white space of a line's beginning or right at the mark."""
    line = lines[mark[0]]
    indent = line[: len(line) - len(line.lstrip())]
    if "\t" in indent:
        return mark[0], indent.index("\t")
    return mark if _char(lines, mark) == "\t" else None


def _backslash(lines: list[str], mark: tuple[int, int]) -> tuple[int, int]:
    """The backslash of a bad escape: the Python parser points behind it, at the letter or digits."""
    column = lines[mark[0]].rfind("\\", 0, mark[1] + 1)
    return (mark[0], column) if column >= 0 else mark


def _one_line(text: str) -> str:
    return " ".join(text.split())
