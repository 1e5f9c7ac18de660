"""What the judge of Renown thinks of positions that any player could judge."""

from game.app.sim.plan import Plan
from game.app.sim.play import play_game
from game.bots.evaluate.renown import evaluate
from game.bots.levels import bot_of
from game.core.rng import Rng
from game.rules import rules_of

NAMES = ("p1", "p2", "p3")
RULES = rules_of("renown")
LAST_ERA = RULES.options({"eras": 1}, NAMES)


def position(**changes):
    """A Scheme late in the only Era: nothing left in the Den, p1 to move."""
    players = {
        "p1": {"hand": ["5H", "6S"], "favor": {"H": 4, "V": 4}},
        "p2": {"hand": ["4H", "7S"], "favor": {"H": 4, "V": 4}},
        "p3": {"hand": ["3H", "4S"], "favor": {"H": 4, "V": 4}},
    }
    for seat in NAMES:
        players[seat] |= changes.pop(seat, {})
    place = {
        "phase": "scheme",
        "turn": "p1",
        "arch_liege": "p3",
        "successor": "p1",
        "direction": "left",
        "era": 1,
        "hierarchy": ["9H", "2S", "8S"],
        "den": [],
        "court": {"H": 9, "V": 9},
        "players": players,
    }
    return RULES.from_position(place | changes, LAST_ERA, NAMES)


def move_of(state) -> str:
    view = RULES.view(state, state.decision.seat)
    return RULES.text(state, bot_of("greedy", "renown").choose(RULES, view, Rng(1)), NAMES)


def test_the_chances_of_all_seats_are_shares_of_one():
    for state in (position(), position(court={"H": 0, "V": 0})):
        assert abs(sum(evaluate(state, seat) for seat in range(3)) - 1) < 1e-9


def test_more_favor_is_better():
    assert evaluate(position(p1={"favor": {"H": 8, "V": 4}}), 0) > evaluate(position(), 0)
    assert evaluate(position(p2={"favor": {"H": 8, "V": 4}}), 0) < evaluate(position(), 0)


def test_the_hand_that_has_the_court_is_better():
    assert evaluate(position(p1={"hand": ["5H", "6S", "KH"]}), 0) > evaluate(position(), 0)


def test_a_larger_court_matters_more_to_whoever_leads_the_count():
    strong = {"hand": ["KH", "QH", "KS"]}
    small, large = position(p1=strong, court={"H": 1, "V": 1}), position(p1=strong)
    assert evaluate(large, 0) > evaluate(small, 0)


def test_the_next_card_of_the_row_is_nearly_in_hand():
    assert evaluate(position(hierarchy=["KH", "2S", "8S"]), 0) > evaluate(
        position(hierarchy=["2S", "8S", "KH"]), 0
    )


def test_a_blow_that_can_be_dealt_counts():
    armed = position(p1={"hand": ["5H", "9C"]}, p2={"hand": ["4H", "7S"]})
    assert evaluate(armed, 0) > evaluate(position(p1={"hand": ["5H", "9S"]}), 0)


def test_it_strikes_where_the_blow_wins_most_markers():
    state = position(
        p1={"hand": ["TC", "KH"]},
        p2={"hand": ["JD", "2H"], "favor": {"H": 9, "V": 4}},
        p3={"hand": ["3H"], "favor": {"H": 9, "V": 4}},
        hierarchy=["2S"],
        court={"H": 0, "V": 0},
    )
    assert move_of(state) == "sacrifice TC p3"


def test_it_raises_the_card_that_decides_the_court_and_takes_it():
    state = position(
        p1={"hand": ["2H", "9S", "TH"], "favor": {"H": 6, "V": 2}},
        p2={"hand": ["KH", "8S"]},
        hierarchy=["2S", "3C", "QH", "4S", "AS", "2C"],
        court={"H": 15, "V": 1},
    )
    assert move_of(state) == "sacrifice 2H"
    RULES.play(state, RULES.parse(state, "sacrifice 2H", NAMES))
    assert move_of(state) == "raise QH 2"
    RULES.play(state, RULES.parse(state, "raise QH 2", NAMES))
    assert move_of(state) == "take"


def test_it_wins_clearly_against_random_players_at_every_table():
    """A sample: of three games a seat count nearly all; the measured rates are several times the fair share."""
    won = games = 0
    for seats in (3, 4):
        plan = Plan("renown", ("greedy", *["random"] * (seats - 1)), 11, {"eras": 1})
        for number in range(seats * 2):
            row = play_game(plan, number)
            games += 1
            won += any(row.levels[seat] == "greedy" for seat in row.winners)
    assert won >= games * 0.7
