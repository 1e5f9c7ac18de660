"""What the tests of many screens need alike is made once in a process: bots' answers, faces' files, painted pictures.

None of it can come out otherwise when it is made again; that is tested where each is made: in tests/bots and
tests/app, in tests/ui/cardface and tests/ui/art. So a package of tests that are about other things takes `made_once`
into its conftest.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from game.app.thinking import Answer, Ask, InlineBots
from game.core.problems import Problem, ProblemList
from game.rules import beside
from game.ui.cardface import artwork, catalogue, workbench
from game.ui.cardface.artwork import Order
from game.ui.cardface.catalogue import Stamp, stamp
from game.ui.cardface.info import CardInfo
from game.ui.cardface.template import Template

MOST = 20_000
"""Answers that are remembered: whoever asks for more has them all thought up anew."""

_answers: dict[tuple[str, str, int, int], tuple[Ask, Answer]] = {}
_templates: dict[
    tuple[Path, tuple[tuple[str, Path], ...]], tuple[Template, list[tuple[Path, Stamp | None]]]
] = {}
_cards: dict[tuple[str, str], tuple[list[CardInfo], list[tuple[Path, Stamp | None]]]] = {}


@pytest.fixture(autouse=True, scope="package")
def made_once(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """While the tests of a package run, what many of them need alike is made by the first that needs it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(InlineBots, "ask", _answered_once(InlineBots.ask))
        patch.setattr(catalogue, "read_template", _template_read_once(catalogue.read_template))
        patch.setattr(workbench, "cards", _cards_read_once(workbench.cards))
        patch.setattr(artwork, "_kept_at", _kept_in(_shared(tmp_path_factory), artwork._kept_at))
        yield


def _shared(factory: pytest.TempPathFactory) -> Path:
    """A folder that all workers of this run know."""
    base = factory.getbasetemp()
    return (base.parent if base.name.startswith("popen-") else base) / "pictures"


def _answered_once(think: Callable[[InlineBots, Ask], None]) -> Callable[[InlineBots, Ask], None]:
    """A question that was asked before, in every word but who is asked, gets the answer it got."""

    def ask(bots: InlineBots, question: Ask) -> None:
        if bots._thinker.bots or bots._thinker.games:
            think(bots, question)
            return
        key = (question.game, question.level, question.seed, question.number)
        plain = dataclasses.replace(question, who="")
        known = _answers.get(key)
        if known is not None and known[0] == plain:
            bots._answer = known[1]
            return
        think(bots, question)
        answer = bots._answer
        if answer is not None and not answer.notice:
            if len(_answers) >= MOST:
                _answers.clear()
            _answers[key] = (plain, answer)

    return ask


def _template_read_once(read: Callable[..., Template | None]) -> Callable[..., Template | None]:
    """A template without a mistake is read again when its files have changed."""

    def read_template(path: Path, problems: ProblemList, known: Mapping[str, Path]) -> Template | None:
        key = (path, tuple(known.items()))
        if key in _templates and _as_it_was(_templates[key][1]):
            return _templates[key][0]
        own = ProblemList()
        made = read(path, own, known)
        for problem in own:
            problems.note(problem)
        if made is not None and not list(own):
            _templates[key] = (made, _stamps(made.files))
        return made

    return read_template


Read = tuple[list[CardInfo], list[Problem]]


def _cards_read_once(read: Callable[[str, str], Read]) -> Callable[[str, str], Read]:
    """The cards of a folder without a mistake are read again when one of its files has changed."""

    def cards(game: str, folder: str) -> Read:
        if not folder or beside.folders():
            return read(game, folder)
        key = (game, folder)
        if key in _cards and _as_it_was(_cards[key][1]):
            return list(_cards[key][0]), []
        files = _stamps([Path(folder), *sorted(Path(folder).rglob("*"))])
        found, problems = read(game, folder)
        if not problems:
            _cards[key] = (list(found), files)
        return found, problems

    return cards


def _kept_in(folder: Path, kept_at: Callable[[Order], Path | None]) -> Callable[[Order], Path | None]:
    """Pictures that are kept are kept in one folder, whichever that of the saves is."""

    def kept(order: Order) -> Path | None:
        return kept_at(dataclasses.replace(order, cache=str(folder)) if order.cache else order)

    return kept


def _stamps(files: Iterable[Path]) -> list[tuple[Path, Stamp | None]]:
    return [(file, stamp(file)) for file in files]


def _as_it_was(stamps: Iterable[tuple[Path, Any]]) -> bool:
    return all(stamp(file) == then for file, then in stamps)
