from __future__ import annotations

import importlib.metadata
import sys
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from game.app.places import HOUSE
from game.cli import pins
from tests.cli.workshop import TEST, make_house


def test_a_requirement_file_is_read_with_those_it_names(tmp_path: Path) -> None:
    house = make_house(tmp_path)
    assert pins.read_pins(house / "requirements-dev.txt") == TEST | {"one": "1.0", "two": "2.0"}


def test_a_package_for_another_system_is_left_out(tmp_path: Path) -> None:
    path = tmp_path / "r.txt"
    path.write_text('one==1.0\nwin==2; sys_platform == "win32"\n', encoding="utf-8")
    assert pins.read_pins(path, "linux") == {"one": "1.0"}
    assert pins.read_pins(path, "win32") == {"one": "1.0", "win": "2"}


def test_a_version_that_is_not_fixed_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "r.txt"
    path.write_text("one==1.0\ntwo>=2\n", encoding="utf-8")
    with pytest.raises(pins.BadRequirementError, match=r"r\.txt:2: expected `name==version`, found 'two>=2'"):
        pins.read_pins(path)


def test_the_fingerprint_changes_with_a_file_that_is_only_named(tmp_path: Path) -> None:
    house = make_house(tmp_path)
    before = pins.digest(house / "requirements-dev.txt")
    (house / "requirements.txt").write_text("one==1.1\n", encoding="utf-8")
    assert pins.digest(house / "requirements-dev.txt") != before


def test_names_and_versions_have_one_spelling() -> None:
    assert pins.plain_name("Ast_Serialize.X") == "ast-serialize-x"
    assert pins.plain_version("1.006") == pins.plain_version("1.6")


def test_a_package_without_its_record_is_not_installed(tmp_path: Path) -> None:
    (tmp_path / "one-1.0.dist-info").mkdir()
    assert pins.missing({"one": "1.0"}, [str(tmp_path)]) == ["one"]
    (tmp_path / "one-1.0.dist-info" / "RECORD").touch()
    assert pins.missing({"one": "1.0"}, [str(tmp_path)]) == []


def test_another_version_is_as_good_as_none(tmp_path: Path) -> None:
    (tmp_path / "one-1.1.dist-info").mkdir()
    (tmp_path / "one-1.1.dist-info" / "RECORD").touch()
    assert pins.missing({"one": "1.0"}, [str(tmp_path)]) == ["one"]


def test_the_tests_run_with_exactly_the_fixed_versions() -> None:
    assert pins.missing(pins.read_pins(HOUSE / "requirements-dev.txt"), sys.path) == []


@pytest.mark.parametrize("file", ["requirements.txt", "requirements-dev.txt"])
def test_whatever_a_package_pulls_is_fixed_too(file: str) -> None:
    fixed = pins.read_pins(HOUSE / file)
    pulled = {
        pins.plain_name(requirement.name)
        for name in fixed
        for requirement in map(Requirement, importlib.metadata.requires(name) or [])
        if requirement.marker is None or requirement.marker.evaluate({"extra": ""})
    }
    assert pulled - fixed.keys() == set()


def test_pygame_itself_is_never_asked_for() -> None:
    for file in HOUSE.glob("requirements*.txt"):
        assert "pygame" not in pins.read_pins(file)
