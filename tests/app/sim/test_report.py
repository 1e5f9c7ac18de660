"""What is counted and told."""

import json
import math

from game.app.sim.choose import plan_of, things_of
from game.app.sim.kinds import Brought
from game.app.sim.plan import Plan
from game.app.sim.report import report_of
from game.app.sim.row import Row
from game.app.sim.run import simulate
from game.app.sim.tally import Tally
from game.app.sim.words import told


def row(levels, winners, number=0, **more) -> Row:
    given = {"seed": 0, "scores": (), "reason": "x", "actions": 10, "digest": "d"} | more
    return Row(number=number, levels=levels, winners=winners, **given)


def report(plan, rows):
    tally = Tally(plan)
    for one in rows:
        tally.add(one)
    return report_of(tally)


def rates(found):
    return {rate.who: (rate.won, rate.of, round(rate.fair, 3)) for rate in found}


def test_rates_count_levels_seats_and_the_order_of_turns_over_decided_games():
    found = report(
        Plan("renown", ("a", "b", "b"), 1),
        [
            row(("a", "b", "b"), (0,), first=0),
            row(("b", "a", "b"), (2,), first=1),
            row(("b", "b", "a"), (1, 2), first=2),
            row(("a", "b", "b"), (), first=0),
        ],
    )
    assert (found.games, found.decided) == (4, 3)
    assert rates(found.levels) == {"a": (1.5, 3, 0.333), "b": (1.5, 3, 0.667)}
    assert rates(found.seats) == {
        "seat 1": (1.0, 3, 0.333),
        "seat 2": (0.5, 3, 0.333),
        "seat 3": (1.5, 3, 0.333),
    }
    assert [rate.won for rate in found.order] == [1.5, 1.0, 0.5]


def test_without_decided_games_there_are_no_rates():
    found = report(Plan("renown", ("a", "b", "c"), 1), [row(("a", "b", "c"), ())])
    assert (found.levels, found.seats, found.order) == ((), (), ())
    assert told(found)[0] == "1 games, 0 decided. Ends: x 1."


def test_decks_and_factions_have_rates_and_meet_in_a_matrix():
    things = (Brought("a1", "a1", "a"), Brought("a2", "a2", "a"), Brought("b1", "b1", "b"))
    plan = Plan("crown", ("x", "x"), 1, brought=things)
    levels = ("x", "x")
    found = report(
        plan,
        [
            row(levels, (0,), brought=("a1", "b1")),
            row(levels, (1,), brought=("b1", "a1")),
            row(levels, (1,), brought=("a2", "b1")),
            row(levels, (1,), brought=("a1", "a2")),
        ],
    )
    assert rates(found.things) == {"a1": (2.0, 3, 0.5), "a2": (1.0, 2, 0.5), "b1": (1.0, 3, 0.5)}
    assert rates(found.groups) == {"a": (2.0, 3, 0.5), "b": (1.0, 3, 0.5)}  # not a against itself
    assert found.group_matrix.names == ("a", "b")
    (_, against), (back, _) = found.group_matrix.rates
    assert (against.won, against.of, back.won, back.of) == (2.0, 3, 1.0, 3)
    assert found.thing_matrix.rates[0][1].who == "a1 against a2"


def test_at_a_table_of_many_a_match_up_is_of_the_games_that_one_of_the_two_won():
    plan = plan_of("patterns", ["random"] * 3, 1, things=things_of("patterns", ["all"], lambda: None, 3))
    wizards = ("wizard_ember", "wizard_tide", "wizard_gale")
    levels = ("random",) * 3
    found = report(plan, [row(levels, (seat,), brought=wizards) for seat in (0, 0, 1, 2)])
    names = found.group_matrix.names
    ember_tide = found.group_matrix.rates[names.index("ember")][names.index("tide")]
    assert (ember_tide.won, ember_tide.of) == (2.0, 3)


def test_lengths_have_five_numbers_and_a_histogram():
    rows = [row(("a", "b", "c"), (0,), turns=turns) for turns in (4, 5, 5, 6, 31)]
    length = report(Plan("renown", ("a", "b", "c"), 1), rows).lengths[0]
    assert (length.what, length.least, length.quarter, length.middle) == ("turns", 4, 5, 5)
    assert (length.three_quarters, length.most) == (6, 31)
    assert sum(length.bars) == 5
    assert len(length.bars) <= 24
    assert length.start + length.step * len(length.bars) > 31


def test_ends_have_shares_with_intervals():
    rows = [row(("a", "b", "c"), (0,), reason=reason) for reason in ("won", "won", "won", "tie")]
    won, tie = report(Plan("renown", ("a", "b", "c"), 1), rows).ends
    assert (won.reason, won.games, won.share) == ("won", 3, 0.75)
    assert tie.low < 0.25 < tie.high


def drawing(plan, count, winner_draws):
    """Games of two decks in which seat 1 has drawn a card or not."""
    first = plan.brought[0].cards[0]
    rows = []
    for number in range(count):
        has = number % 2 == 0
        won = 0 if has == winner_draws or number % 10 == 9 else 1
        drawn = ({first: 2} if has else {}, {})
        played = ({first: 1} if number % 4 == 0 else {}, {})
        rows.append(
            row(
                ("random", "random"),
                (won,),
                number,
                brought=(plan.brought[0].name, plan.brought[1].name),
                counts={"drawn": drawn, "played": played, "sprung": ({}, {})},
            )
        )
    return first, rows


def test_a_card_that_wins_when_drawn_shows_it_beyond_its_corrected_interval():
    plan = plan_of(
        "crown", ["random"] * 2, 1, things=things_of("crown", ["dream_1", "verge_1"], lambda: None, 2)
    )
    card, rows = drawing(plan, 200, winner_draws=True)
    found = report(plan, rows)
    figure = next(one for one in found.cards if one.card == card)
    assert (figure.seats, figure.seats_drawn, figure.drawn) == (200, 100, 200)
    assert (figure.seats_played, figure.played) == (50, 50)
    assert math.isclose(figure.difference, 1.0 - 0.2)
    assert figure.low < figure.difference < figure.high
    assert math.isclose(figure.sure, figure.low)
    assert found.corrected_for == 1
    assert "Bonferroni" in "\n".join(told(found))


def test_dead_cards_are_those_of_no_deck_never_drawn_or_never_played():
    plan = plan_of(
        "crown", ["random"] * 2, 1, things=things_of("crown", ["dream_1", "verge_1"], lambda: None, 2)
    )
    _, rows = drawing(plan, 4, winner_draws=True)
    held = plan.brought[0].cards[1]
    rows.append(
        row(
            ("random", "random"),
            (0,),
            9,
            brought=("dream_1", "verge_1"),
            counts={"drawn": ({held: 1}, {}), "played": ({}, {}), "sprung": ({}, {})},
        )
    )
    found = report(plan, rows)
    assert found.never_played == (held,)
    assert plan.brought[1].cards[0] in found.never_drawn
    decks = {card for one in plan.brought for card in one.cards}
    assert found.no_deck
    assert not decks & set(found.no_deck)


def test_a_report_is_plain_data_and_lines():
    for game, seats in (("crown", 2), ("patterns", 3), ("renown", 3)):
        things = things_of(game, ["all"], lambda: None, seats) if game != "renown" else []
        plan = plan_of(game, ["random"] * seats, 2, things=things)
        found = report(plan, simulate(plan, 3, 1))
        plain = json.loads(json.dumps(found.plain()))
        assert plain["games"] == 3
        assert len(plain["cards"]) == len(found.cards)
        assert told(found, all_cards=True)[0].startswith("3 games")


def test_failed_bots_and_broken_promises_are_told_with_game_and_seed():
    plan = Plan("renown", ("a", "b", "c"), 1)
    rows = [row(("a", "b", "c"), (0,), number, notices=("p1 fell asleep",)) for number in range(25)]
    lines = told(report(plan, rows))
    assert "game 3 (seed 0): p1 fell asleep" in lines
    assert lines[-1] == "... and 5 more"
