"""Wishes about pictures (`art:` in card files) that the painter does not know, each with its line."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from game.core.problems import Place, Problem, ProblemList
from game.core.yamlfile import read_into
from game.core.yamlnode import ListNode, MappingNode, Node, ScalarNode
from game.rules import beside
from game.ui.art import unknown_hints
from game.ui.cardface.info import CardInfo


def check_hints(folder: Path, infos: Iterable[CardInfo]) -> list[Problem]:
    """One problem for each word in an `art:` that names nothing, at its place in the card files of the folder."""
    wrong = [
        (card, key, sentence)
        for card in infos
        for key, word in card.hint
        for sentence in unknown_hints({key: word})
    ]
    if not wrong:
        return []
    places = hint_places(folder) | hint_places(*beside.of(wrong[0][0].game))
    return [
        Problem(
            place.path,
            place.line,
            place.column,
            "face-hint",
            f"{card.name} ({card.id}): {sentence}",
        )
        for card, key, sentence in wrong
        if (place := places.get((card.id, key), Place(str(folder))))
    ]


def hint_places(*folders: Path) -> dict[tuple[str, str], Place]:
    """Where each word of each `art:` stands, by the card's id and the word's key; of cards in lists, as all are."""
    found: dict[tuple[str, str], Place] = {}
    for path in (path for folder in folders for path in sorted(folder.glob("*.yaml"))):
        node = read_into(path, ProblemList())
        for card in node if isinstance(node, ListNode) else ():
            art, name = _value(card, "art"), _value(card, "id")
            if isinstance(art, MappingNode) and isinstance(name, ScalarNode):
                for key, entry in art.entries.items():
                    found.setdefault((name.text, key), entry.value.place)
    return found


def _value(node: Node, key: str) -> Node | None:
    entry = node.entries.get(key) if isinstance(node, MappingNode) else None
    return entry.value if entry is not None else None
