"""Legality told twice: the list of legal actions, and the reasons for refusing all others."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from game.core.errors import IllegalAction
from game.core.ids import Action
from game.rules.renown import refusals, rulings
from game.rules.renown.cards import DECK, RENOWN, sum_of
from game.rules.renown.state import RenownState
from tests.renown.tables import NAMES, RULES, played, random_game, refused, table


def everything(state: RenownState) -> set[Action]:
    """Every action that could be thought of here, far beyond the legal ones."""
    piles = {"raise": "den", "bury": "hall"}
    found: set[Action] = {("take",), ("bid", "H"), ("bid", "V"), ("give", ())}
    found |= {("orient", "dealt"), ("orient", "reversed"), ("successor", "left"), ("successor", "right")}
    for card in DECK:
        found |= {("sacrifice", card), ("give", (card,))}
        found |= {("sacrifice", card, seat) for seat in range(-1, state.seats + 1)}
    for kind, pile in piles.items():
        for what in (*state.hierarchy, *state.hall, *state.den[:3], pile):
            for places in range(-1, len(state.hierarchy) + 3):
                found |= {(kind, what, places, False), (kind, what, places, True)}
    if state.decision is not None and state.decision.kind == "give":
        held = rulings.held_of(state.hands[state.decision.seat], state.decision.args[2])[:6]
        found |= {("give", cards) for size in range(2, len(held) + 1) for cards in combinations(held, size)}
    return found


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_what_is_not_listed_is_refused_and_what_is_listed_is_not(seats: int) -> None:
    seen: set[str] = set()
    for number, state in enumerate(random_game(seats, 40 + seats)):
        asked = state.decision
        if asked is None or (asked.kind in seen and number % 9):
            continue
        seen.add(asked.kind)
        legal = set(RULES.legal_actions(state))
        all_of_them = everything(state) | legal
        accepted = {action for action in all_of_them if RULES.why_not(state, action) is None}
        assert accepted == legal, RULES.to_position(state, [f"p{n}" for n in range(seats)])
    assert {"orient", "successor", "bid", "scheme", "move", "give", "take"} <= seen


def test_a_view_refuses_for_the_same_reasons_as_the_state() -> None:
    for number, state in enumerate(random_game(4, 9)):
        if state.decision is None or number % 11:
            continue
        view = RULES.view(state, state.decision.seat)
        for action in everything(state):
            assert RULES.why_not(view, action) == RULES.why_not(state, action)


def test_a_seat_that_is_not_asked_is_told_just_that() -> None:
    state = table((["6H"], [], []))
    view = RULES.view(state, 1)
    assert RULES.legal_actions(view) == []
    assert RULES.legal_actions(RULES.view(state, None)) == []
    refusal = RULES.why_not(view, ("take",))
    assert refusal is not None
    assert refusal.code == "not-asked"


GIFT_HANDS = [
    (("2D", "3D", "4D", "5D"), 8),
    (("AD", "2D", "5D", "6D"), 6),
    (("3D", "4D", "KD"), 7),
    (("3D", "4D", "KD", "JD"), 8),
    (("2D", "3D"), 8),
    (("2D", "3D"), 5),
    ((), 1),
    (("KD",), 1),
    (("AD", "2D", "3D", "4D", "5D", "6D", "7D", "8D", "9D", "TD", "JD", "QD", "KD"), 10),
]


@pytest.mark.parametrize(("hand", "need"), GIFT_HANDS)
def test_gifts_are_what_the_words_of_the_rule_say(hand: tuple[str, ...], need: int) -> None:
    numbered = [card for card in hand if RENOWN[card] <= 10]
    pool = numbered if sum_of(tuple(numbered)) >= need else hand
    if sum_of(hand) < need:
        expected = {frozenset(hand)}
    else:
        expected = {
            frozenset(chosen)
            for size in range(1, len(pool) + 1)
            for chosen in combinations(pool, size)
            if sum_of(chosen) >= need and all(sum_of(chosen) - RENOWN[card] < need for card in chosen)
        }
    found = rulings.gifts(hand, "D", need)
    assert {frozenset(cards) for cards in found} == expected
    assert len(found) == len(expected)


def test_gifts_are_accepted_in_any_order_and_lie_in_the_order_given() -> None:
    for order in permutations(("2D", "3D", "4D")):
        state = table((["8C"], ["2D", "3D", "4D", "QD"], []))
        played(state, "sacrifice 8C Clayton", "give " + " ".join(order))
        assert state.removed == ("8C", *order)


REFUSALS = [
    ("bid H", "other-question"),
    ("raise 2S 1", "other-question"),
    ("bury 2S 1", "other-question"),
    ("sacrifice 9H", "not-in-hand"),
    ("sacrifice QH", "face-card"),
    ("sacrifice 5C", "needs-target"),
    ("sacrifice 6H Clayton", "no-target"),
    ("sacrifice 5C Amber", "own-hand"),
]


@pytest.mark.parametrize(("line", "code"), REFUSALS)
def test_a_scheme_is_refused_with_its_code(line: str, code: str) -> None:
    assert refused(table((["6H", "QH", "5C"], [], [])), line) == code


MOVES = [
    ("sacrifice 2C Clayton", "one-sacrifice"),
    ("bury KD 1", "wrong-way"),
    ("raise 9S 1", "not-in-row"),
    ("raise 2S 0", "no-move"),
    ("raise 2S 3", "no-room"),
    ("raise 2S 1 out", "not-at-end"),
    ("raise den 0", "empty-pile"),
    ("take", "nothing-done"),
]


@pytest.mark.parametrize(("line", "code"), MOVES)
def test_a_move_is_refused_with_its_code(line: str, code: str) -> None:
    state = table((["6H", "2C"], [], []))
    played(state, "sacrifice 6H")
    assert refused(state, line) == code


def test_later_moves_are_refused_with_their_codes() -> None:
    state = table((["6H"], [], []), den=["7D"])
    played(state, "sacrifice 6H", "raise KD 1")
    assert refused(state, "raise den 0") == "too-late-to-turn"
    assert refused(state, "raise KD 0 out") == "moved-already"
    assert refused(state, "raise 2S 1") == "barred"


def test_the_last_card_is_kept_in_the_row_with_its_code() -> None:
    state = table((["TH"], [], []), hierarchy=["6S", "KD"])
    played(state, "sacrifice TH", "raise KD 1 out")
    assert refused(state, "raise 6S 0 out") == "row-emptied"
    assert refused(table((["TH"], [], []), hierarchy=["6S"]), "sacrifice TH") == "nothing-to-move"


BUDGETS = [
    ("6H", "raise JD 4", "JD can move up 3 at most: then it lies at the top."),
    ("3H", "raise 9S 4", "9S can move up 3 at most: 3 of 3 Renown are left."),
    (
        "6H",
        "raise 9S 4 out",
        "That costs 7 (4 places and 3 to go out): 6 of 6 Renown are left.",
    ),
    (
        "5H",
        "raise den 4",
        "The Den's card can move up 2 at most after the 3 to come in: 5 of 5 Renown are left.",
    ),
    ("2H", "raise den 0", "That costs 3 (3 to come in): 2 of 2 Renown are left."),
]


@pytest.mark.parametrize(("card", "line", "reason"), BUDGETS)
def test_a_refusal_says_how_far_the_renown_reaches(card: str, line: str, reason: str) -> None:
    state = table(([card], [], []), hierarchy=["6S", "KD", "2S", "JD", "9S"], den=["7D"])
    played(state, f"sacrifice {card}")
    refusal = RULES.why_not(state, RULES.parse(state, line, NAMES))
    assert refusal is not None
    assert refusal.reason == reason


def test_a_refusal_hints_at_the_way_out_where_it_can_be_paid() -> None:
    state = table((["5H"], [], []))
    played(state, "sacrifice 5H")
    refusal = RULES.why_not(state, ("raise", "2S", 3, False))
    assert refusal is not None
    assert refusal.hint == "'raise 2S 2 out' would carry it on to the Hall."


GIFTS = [
    ("give 9H", "wrong-suit"),
    ("give 9D", "not-in-hand"),
    ("give 2D", "not-enough"),
    ("give", "not-enough"),
    ("give 2D 2D", "given-twice"),
    ("give KD", "face-not-needed"),
    ("give 2D 5D 6D", "spare-card"),
    ("take", "other-question"),
]


@pytest.mark.parametrize(("line", "code"), GIFTS)
def test_a_gift_is_refused_with_its_code(line: str, code: str) -> None:
    state = table((["6C"], ["2D", "5D", "6D", "KD", "9H"], []))
    played(state, "sacrifice 6C Clayton")
    assert refused(state, line) == code


def test_all_must_go_where_all_do_not_suffice() -> None:
    state = table((["9C"], ["2D", "5D"], []))
    played(state, "sacrifice 9C Clayton")
    assert refused(state, "give 5D") == "give-all"


def test_a_kind_that_is_spent_cannot_be_bid() -> None:
    state = table(phase="bid", favor=({"H": 0, "V": 2}, {"H": 1}, {"H": 1}))
    assert refused(state, "bid H") == "no-favor"


@pytest.mark.parametrize(
    "nonsense",
    [(), ("fly",), ("bid", "X"), ("raise", "6S"), ("give", "6S"), ("take", 1), ("sacrifice", "6Z")],
)
def test_what_is_no_action_is_refused_as_such(nonsense: Action) -> None:
    refusal = RULES.why_not(table(), nonsense)
    assert refusal is not None
    assert refusal.code == "no-action"


@pytest.mark.parametrize("lines", [(), ("sacrifice 6H",), ("sacrifice 6H", "raise 2S 1")])
def test_who_would_take_another_card_of_the_row_is_told_which_one_is_the_top(lines: tuple[str, ...]) -> None:
    state = table((["6H"], [], []))
    played(state, *lines)
    for card in state.hierarchy[1:]:
        refusal = RULES.why_not(state, ("take", card))
        assert refusal is not None
        assert refusal.code == "not-the-top"
        assert refusal.reason == f"{card} is not the top card: only {state.hierarchy[0]} can be taken."


def test_after_the_end_everything_is_refused() -> None:
    state = table(hierarchy=["6S"], eras=1)
    played(state, "take")
    assert state.decision is None
    assert RULES.legal_actions(state) == []
    assert refused(state, "take") == "over"


def test_every_code_of_a_refusal_is_listed_with_its_meaning() -> None:
    tried = {code for _, code in (*REFUSALS, *MOVES, *GIFTS)}
    elsewhere = {
        "over", "not-asked", "no-action", "no-favor", "no-such-player", "nothing-to-move", "moved-already", "barred",
        "too-late-to-turn", "row-emptied", "budget", "give-all", "not-the-top",
    }  # fmt: skip
    assert tried | elsewhere == set(refusals.CODES)


def test_a_refused_action_leaves_the_state_as_it_was() -> None:
    state = table((["6H"], [], []))
    key = state.key()
    with pytest.raises(IllegalAction, match="not in your hand"):
        RULES.play(state, ("sacrifice", "9H"))
    assert state.key() == key


def test_conceding_is_refused_at_a_table_of_three() -> None:
    state = table()
    with pytest.raises(IllegalAction, match="goes on"):
        RULES.concede(state, 0)
