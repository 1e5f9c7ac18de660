"""What runs in the bots' own process: takes questions, thinks, answers, until the table is gone."""

from __future__ import annotations

import contextlib
import dataclasses
import signal
from collections.abc import Mapping
from multiprocessing.connection import Connection
from typing import Any

from game.app.allowance import Allowance
from game.app.thinking import Ask, Thinker, failure

READY = "ready"
ANSWERED = "answered"
FAILED = "failed"


def serve(line: Connection, bots: Mapping[str, str], games: Mapping[str, str]) -> None:
    """Answers `(ticket, ask, same_cards)` with `(ANSWERED, ticket, thought)` or `(FAILED, ticket, how)`.

    `same_cards`: the definitions are those of the question before, and were not sent again.
    """
    # Ctrl-C in the terminal is for the table, which then closes the line
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    thinker, allowance = Thinker(bots, games), Allowance()
    cards: Mapping[str, Any] = {}
    with contextlib.suppress(EOFError, OSError):
        line.send((READY, 0, None))
        while True:
            ticket, ask, same_cards = line.recv()
            cards = cards if same_cards else ask.cards
            line.send(_thought(thinker, allowance, ticket, dataclasses.replace(ask, cards=cards)))


def _thought(thinker: Thinker, allowance: Allowance, ticket: int, ask: Ask) -> tuple[str, int, Any]:
    try:
        with allowance.of(ask) as enough:
            return ANSWERED, ticket, thinker.think(ask, enough)
    except Exception as fault:  # noqa: BLE001 - a bot may fail in any way; the table is told
        return FAILED, ticket, failure(fault)
