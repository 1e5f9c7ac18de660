import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.app.filenames import LONGEST, automatic_title, free_paths, is_automatic, safe_name


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Evening", "Evening"),
        ("  Ada  vs.  Ben  ", "Ada vs. Ben"),
        ("a/b\\c:d*e?f", "a b c d e f"),
        ("../../etc/passwd", "etc passwd"),
        ("...", "Game"),
        ("", "Game"),
        ("con", "con_"),
        ("NUL.txt", "NUL.txt_"),
        ("com5", "com5_"),
        ("Zoë und Jürgen", "Zoë und Jürgen"),
        ("tab\there\n", "tabhere"),
        ("x" * 500, "x" * LONGEST),
        (".hidden", "hidden"),
        ("Ende.", "Ende"),
    ],
)
def test_a_title_becomes_a_name_that_every_system_allows(typed, name):
    assert safe_name(typed) == name


@given(st.text(max_size=80))
def test_whatever_is_typed_a_file_can_be_called_so(tmp_path_factory, typed):
    name = safe_name(typed)
    assert name == safe_name(name)
    path = tmp_path_factory.getbasetemp() / f"{name}.journal"
    path.write_bytes(b"")
    path.unlink()


def test_a_taken_name_gets_a_number_and_capitals_make_no_difference(tmp_path):
    (tmp_path / "evening.journal").touch()
    (tmp_path / "Evening (2).journal").touch()
    assert next(free_paths(tmp_path, "Evening")).name == "Evening (3).journal"


def test_names_that_nobody_chose_are_known():
    assert is_automatic(automatic_title("renown"))
    assert is_automatic("Renown 2031-01-02 03.04.05 (2)")
    assert not is_automatic("Evening")
