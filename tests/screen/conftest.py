"""A screen for each file of tests, and people who sit down at it."""

from __future__ import annotations

import pytest

from tests.screen.driver import Person, display


@pytest.fixture(scope="module")
def screen(tmp_path_factory):
    with display(tmp_path_factory.mktemp("xvfb") / "log.txt") as name:
        yield name


@pytest.fixture
def sits(screen, tmp_path):
    """Starts the program; whatever still runs at the end is ended."""
    people = []

    def down(*words: str) -> Person:
        people.append(Person(screen, tmp_path, *words))
        return people[-1]

    yield down
    for person in people:
        person.away()
