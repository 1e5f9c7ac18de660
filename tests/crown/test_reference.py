"""What is made from the card language and stands in the repository is made from the language as it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.cli.cards import schema_files
from game.core.schema import describe
from game.rules.cardsets import CARD_SETS, CARDS, page
from game.rules.crown import reference
from game.rules.crown.cards import Card
from game.rules.crown.library import card_files
from game.rules.crown.verbs import EFFECTS

FOLDER = CARDS / "crown"


def test_the_designers_page_is_current() -> None:
    assert (CARDS / "README.md").read_text(encoding="utf-8") == page()


@pytest.mark.parametrize("name", sorted(CARD_SETS))
def test_the_schemas_beside_the_cards_are_current(name: str) -> None:
    cards = CARD_SETS[name]
    for file, text in schema_files(cards):
        assert (cards.folder / "schema" / file).read_text(encoding="utf-8") == text


def test_every_verb_modifier_and_count_has_an_example() -> None:
    for family, examples in reference.FAMILIES:
        assert list(examples) == list(family.verbs)


def test_every_key_of_a_card_stands_on_the_page() -> None:
    text = reference.reference()
    for row in describe(Card):
        assert f"| `{row.word}` |" in text


def test_every_effect_has_a_heading_on_the_page() -> None:
    text = reference.reference()
    for word in EFFECTS.verbs:
        assert f"#### `{word}`\n" in text


def test_an_example_that_cannot_be_read_is_no_example() -> None:
    with pytest.raises(ValueError, match="there is no effect 'drow'"):
        reference.printed_effect("drow: 2")


@pytest.mark.parametrize("path", [*card_files(FOLDER), *sorted((FOLDER / "decks").glob("*.yaml"))], ids=str)
def test_every_file_names_a_schema_that_is_there(path: Path) -> None:
    first = path.read_text(encoding="utf-8").partition("\n")[0]
    mark = "# yaml-language-server: $schema="
    assert first.startswith(mark)
    assert (path.parent / first.removeprefix(mark)).is_file()
