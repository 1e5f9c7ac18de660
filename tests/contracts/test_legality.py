"""What may be done, and how what may not be done is refused."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.core.errors import IllegalAction, NotationError, Refusal
from game.core.ids import Action
from tests.contracts.contract import DISPLAY_NAMES, Contract
from tests.contracts.drive import Play, Table, promise


@promise()
def test_the_deciding_seats_view_offers_what_the_state_offers(contract: Contract, play: Play) -> None:
    with Table(contract, play) as table:
        for state in table.positions():
            if state.decision is None:
                continue
            view = contract.rules.view(state, state.decision.seat)
            legal = contract.rules.legal_actions(state)
            assert legal, "a decision stands and nothing is legal"
            assert legal == contract.rules.legal_actions(view)
            assert len(set(legal)) == len(legal), "an action is listed twice"
            assert all(isinstance(action, tuple) and isinstance(action[0], str) for action in legal)
            assert legal == contract.rules.legal_actions(state), "asked again, the order is another"
            for action in legal:
                assert contract.rules.why_not(state, action) is None, action
                assert contract.rules.why_not(view, action) is None, action


@promise()
def test_every_legal_action_has_one_text_of_its_own_that_reads_back(contract: Contract, play: Play) -> None:
    rules = contract.rules
    with Table(contract, play) as table:
        for state in table.positions():
            if state.decision is None:
                continue
            view = rules.view(state, state.decision.seat)
            for names in (table.names, DISPLAY_NAMES[: table.variant.seats]):
                texts = [rules.text(state, action, names) for action in rules.legal_actions(state)]
                assert len(set(texts)) == len(texts), f"two actions read alike among {texts}"
                for action, text in zip(rules.legal_actions(state), texts, strict=True):
                    assert text == text.strip() != "", repr(text)
                    assert "\n" not in text
                    assert rules.text(view, action, names) == text
                    assert rules.parse(state, text, names) == action
                    assert rules.parse(view, text, names) == action


@promise()
def test_a_refused_action_changes_nothing_and_says_why(contract: Contract, play: Play) -> None:
    rules = contract.rules
    with Table(contract, play) as table:
        offered: list[Action] = []
        for state in table.positions():
            offered += [action for action in rules.legal_actions(state) if action not in offered]
            luck = random.Random(play.seed + len(table.actions))
            view = rules.view(state, state.decision.seat if state.decision else 0)
            before = rules.key(state)
            for action in [*offered[-30:], *bent(offered, luck, 20), *NEVER]:
                refusal = rules.why_not(state, action)
                assert refusal == rules.why_not(view, action), action
                assert rules.key(state) == before, f"why_not of {action} changed the state"
                if refusal is None:
                    _is_as_good_as_legal(table, action)
                    continue
                assert isinstance(refusal, Refusal), action
                assert refusal.code, action
                assert refusal.reason.endswith((".", "!", "?")), (
                    f"{action}: {refusal.reason!r} is no sentence"
                )
                log: list[Any] = []
                with pytest.raises(IllegalAction) as refused:
                    rules.play(state, action, log)
                assert refused.value.refusal == refusal
                assert not log, action
                assert rules.key(state) == before, f"refusing {action} changed the state"


def _is_as_good_as_legal(table: Table, action: Action) -> None:
    """What `why_not` accepts may be missing in the list only where one stands for a group; it plays all the same."""
    rules = table.rules
    twin = table.state.copy()
    rules.play(twin, action)
    assert twin.decision is not None or rules.outcome(twin) is not None
    if not any(isinstance(part, bool) for part in action):  # True equals 1 and reads otherwise
        text = rules.text(table.state, action, table.names)
        assert rules.parse(table.state, text, table.names) == action


NEVER: tuple[Any, ...] = (
    (),
    ("",),
    (None,),
    ("no_such_action",),
    (0,),
    ("take", "too", "many", "words", "by", "far"),
    (("nested",),),
    (True, False),
)


def bent(actions: list[Action], luck: random.Random, count: int) -> list[Action]:
    """Legal actions with a part replaced, dropped, added or taken from another; always hashable."""
    if not actions:
        return []
    parts = [part for action in actions for part in action] + [
        -1,
        0,
        1,
        99,
        10**30,
        "",
        "x",
        None,
        True,
        (),
        ("x",),
    ]
    out = []
    for _ in range(count):
        action = list(luck.choice(actions))
        for _ in range(luck.randint(1, 2)):
            at = luck.randrange(len(action) + 1)
            match luck.randrange(4):
                case 0 if action:
                    action[at % len(action)] = luck.choice(parts)
                case 1 if action:
                    del action[at % len(action)]
                case 2:
                    action.insert(at, luck.choice(parts))
                case _ if action:
                    part = action[at % len(action)]
                    if isinstance(part, tuple):
                        action[at % len(action)] = (*part[1:], luck.choice(parts))
                    elif isinstance(part, int):
                        action[at % len(action)] = part + luck.choice((-1, 1))
        out.append(tuple(action))
    return out


@promise()
def test_a_text_that_is_no_action_is_refused_with_the_place_where_it_goes_wrong(
    contract: Contract, play: Play
) -> None:
    rules = contract.rules
    with Table(contract, play) as table:
        texts: list[str] = []
        for state in table.positions():
            texts += [rules.text(state, action, table.names) for action in rules.legal_actions(state)]
            luck = random.Random(play.seed + len(table.actions))
            for text in [
                *_misspelt(texts, luck, 25),
                "",
                " ",
                "no_such_word",
                "\0",
                "ä" * 300,
                "1 2 3",
                "~",
                "#",
            ]:
                try:
                    action = rules.parse(state, text, table.names)
                except NotationError as problem:
                    _says_where(problem, text)
                else:
                    hash(action)
                    refusal = rules.why_not(state, action)
                    assert refusal is None or isinstance(refusal, Refusal)


def _says_where(problem: NotationError, text: str) -> None:
    assert problem.text == text
    assert 0 <= problem.column <= len(text)
    assert problem.expected
    assert problem.suggestion is None or problem.suggestion


_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789 :.~#!_-HSDC'\"{}\t"


def _misspelt(texts: list[str], luck: random.Random, count: int) -> list[str]:
    words = [word for text in texts for word in text.split()] or [""]
    out = []
    for _ in range(count if texts else 0):
        text = luck.choice(texts)
        at = luck.randrange(len(text) + 1)
        match luck.randrange(5):
            case 0:
                text = text[:at] + text[at + 1 :]
            case 1:
                text = text[:at] + luck.choice(_LETTERS) + text[at:]
            case 2:
                text = f"{text} {luck.choice(words)}"
            case 3:
                kept = text.split()
                kept[at % len(kept)] = luck.choice(words)
                text = " ".join(kept)
            case _:
                text = text.upper() if luck.random() < 0.5 else text.replace(" ", "  ")
        out.append(text)
    return out
