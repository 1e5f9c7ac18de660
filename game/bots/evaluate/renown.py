"""How a Struggle of Renown stands: what this Era's Court will bring to whom, and who then has most of one kind.

The cards of the row are dealt out in thought as if everybody just took theirs; then each way in which the Court's two
heaps may fall is weighed by how far the hands have it, and each seat's chance to end highest is summed over them.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp, log, sqrt
from typing import TypeAlias

from game.bots.protocol import Term
from game.core.ids import Seat
from game.rules.renown import decisions, rulings
from game.rules.renown.cards import RENOWN, Card
from game.rules.renown.state import RenownState

Pair: TypeAlias = tuple[float, float]
"""Heroic before Villainous, as everywhere in Renown."""

OWN_TOP = 0.95
"""How surely a seat in the middle of its Scheme takes the top card."""
NEXT_TOP, FADING = 0.5, 0.6
"""How surely the next seat takes the top card, and how much less surely each further one takes its own."""
SPREAD_A_CARD = 6.0
"""How far apart one more card each may bring two hands, in points of one kind (the width of a logistic curve)."""
CERTAIN = 0.6
"""That width when no more cards come: nearly a sharp step."""
STRIKE = 0.45
"""The share of a threatened blow (markers that a Club or Diamond would win now) that counts as won already."""
ERA_SWING = 12.0
"""How many markers one further Era may move the lead."""
LAST_SWING = 2.4
"""And how many the bids still to come this Era."""
FAINT = 0.004
"""Ways of dividing the Court that are less likely than this are not looked at."""


def evaluate(state: RenownState, seat: Seat) -> float:
    """The seat's chance to win, as far as this judge can see."""
    return standing(state)[seat]


def standing(state: RenownState) -> tuple[float, ...]:
    """Every seat's chance to win; they add up to 1."""
    seats, hands, regimes = state.seats, _hands_to_come(state), _regimes_left(state)
    takes = _takers(state, hands, regimes)
    return _shares(state, _favor_after_strikes(state), takes, regimes, range(seats))


def terms(state: RenownState, seat: Seat) -> tuple[Term, ...]:
    """What moves the seat's chance away from an even one, one thing after the other, in logits.

    `even` is where all begin, `favor` what lies before each player, `blows` what hands could win at once, `heroic` and
    `villainous` what the Court is likely to bring to whom. Squashed, their sum is the seat's chance.
    """
    seats, hands, regimes = state.seats, _hands_to_come(state), _regimes_left(state)
    takes = _takers(state, hands, regimes)
    plain: list[Pair] = [(float(heroic), float(villainous)) for heroic, villainous in state.favor]
    nobody = [0.0] * seats
    struck = _favor_after_strikes(state)
    steps = (
        ("favor", _shares(state, plain, (nobody, nobody), regimes, (seat,))),
        ("blows", _shares(state, struck, (nobody, nobody), regimes, (seat,))),
        ("heroic", _shares(state, struck, (takes[0], nobody), regimes, (seat,))),
        ("villainous", _shares(state, struck, takes, regimes, (seat,))),
    )
    amounts = {
        "favor": float(rulings.score(state.favor[seat])),
        "blows": sum(struck[seat]) - sum(state.favor[seat]),
        "heroic": takes[0][seat],
        "villainous": takes[1][seat],
    }
    before = -log(seats - 1)
    found = [Term("even", before, seat)]
    for name, (chance,) in steps:
        now = log(chance / (1 - chance)) if 0 < chance < 1 else (40.0 if chance else -40.0)
        found.append(Term(name, now - before, seat, amount=amounts[name]))
        before = now
    return tuple(found)


def _takers(state: RenownState, hands: list[list[float]], regimes: int) -> tuple[list[float], list[float]]:
    """Each seat's chance to take the Heroic and the Villainous heap of the Court."""
    to_come = (len(state.hierarchy) + regimes * rulings.ROW_PER_SEAT * state.seats) / state.seats
    width = CERTAIN + SPREAD_A_CARD * sqrt(to_come)
    return _chances([pair[0] for pair in hands], width), _chances([pair[1] for pair in hands], width)


def _shares(
    state: RenownState,
    favor: list[Pair],
    takes: tuple[list[float], list[float]],
    regimes: int,
    asking: Iterable[Seat],
) -> tuple[float, ...]:
    """The chances to win of those who ask; a heap that nobody has a chance of stays where it is."""
    bids = _bids_to_come(state, regimes)
    half = bids * state.seats / 2
    heroic_court, villainous_court = state.court[0] + half, state.court[1] + half
    # everybody's bids to come cost as much; they are taken from the kind one has less of
    kept = [
        (heroic, max(villainous - bids, 0.0))
        if heroic >= villainous
        else (max(heroic - bids, 0.0), villainous)
        for heroic, villainous in favor
    ]
    swing = LAST_SWING * sqrt(bids + 0.2) + ERA_SWING * sqrt(state.eras - state.era)
    plain = [max(pair) for pair in kept]
    with_heroic = [max(most, pair[0] + heroic_court) for most, pair in zip(plain, kept, strict=True)]
    with_villainous = [max(most, pair[1] + villainous_court) for most, pair in zip(plain, kept, strict=True)]
    shares = [0.0] * state.seats
    for heroic_taker, heroic_chance in _likely(takes[0]):
        for villainous_taker, villainous_chance in _likely(takes[1]):
            likely = heroic_chance * villainous_chance
            if likely < FAINT:
                continue
            scores = plain[:]
            if heroic_taker >= 0:
                scores[heroic_taker] = with_heroic[heroic_taker]
            if villainous_taker >= 0:
                scores[villainous_taker] = max(scores[villainous_taker], with_villainous[villainous_taker])
            most = max(scores)
            weights = [exp((score - most) / swing) for score in scores]
            likely /= sum(weights)
            for at, weight in enumerate(weights):
                shares[at] += likely * weight
    total = sum(shares)
    return tuple([shares[at] / total for at in asking])


def _likely(takes: list[float]) -> list[tuple[Seat, float]]:
    """Who may take a heap and how likely; nobody, -1, where no seat has a chance."""
    found = [(seat, chance) for seat, chance in enumerate(takes) if chance >= FAINT]
    return found or [(-1, 1.0)]


def _regimes_left(state: RenownState) -> int:
    """How many more rows this Era will see: the Den's cards and the Court's room (sections 3.3 and 5.3) bound them."""
    by_den = len(state.den) // (rulings.ROW_PER_SEAT * state.seats)
    by_court = (rulings.MARKERS * state.seats - sum(state.court)) // state.seats
    return max(min(by_den, by_court), 0)


def _bids_to_come(state: RenownState, regimes: int) -> float:
    """How many more markers a seat will bid this Era, on average; those of the bidding that runs count half."""
    asked = state.decision
    return regimes + (0.5 if asked is not None and asked.kind == decisions.BID else 0.0)


def _hands_to_come(state: RenownState) -> list[list[float]]:
    """What each hand counts for in both kinds, with its share of the row if everybody takes the top card."""
    totals = [[0.0, 0.0] for _ in range(state.seats)]
    for seat, hand in enumerate(state.hands):
        for card in hand:
            side, points = rulings.contribution(card)
            totals[seat][side] += points
    asked = state.decision
    if asked is None or state.direction == 0:
        return totals
    within = asked.kind in (decisions.MOVE, decisions.TAKE, decisions.GIVE)
    turn = state.successor if asked.kind == decisions.BID else state.turn
    sure = OWN_TOP if within else NEXT_TOP
    for step, card in enumerate(state.hierarchy):
        side, points = rulings.contribution(card)
        totals[(turn + step * state.direction) % state.seats][side] += sure * points
        sure = NEXT_TOP if step == 0 and within else sure * FADING
    return totals


def _favor_after_strikes(state: RenownState) -> list[Pair]:
    """Each seat's Favor, with part of the best blow that each hand could now deal moved over already."""
    favor = [[float(heroic), float(villainous)] for heroic, villainous in state.favor]
    guards = [(_sum_of(hand, "D"), _sum_of(hand, "C")) for hand in state.hands]
    for seat, hand in enumerate(state.hands):
        for side, suit in enumerate("CD"):
            strength = max(
                [RENOWN[card] for card in hand if card[1] == suit and RENOWN[card] < rulings.FACE], default=0
            )
            if not strength:
                continue
            most, target = max(
                [
                    (min(strength - guards[other][side], state.favor[other][side]), -other)
                    for other in range(state.seats)
                    if other != seat
                ]
            )
            if most > 0:
                favor[seat][side] += STRIKE * most
                favor[-target][side] -= STRIKE * most
    return [(max(heroic, 0.0), max(villainous, 0.0)) for heroic, villainous in favor]


def _sum_of(hand: tuple[Card, ...], suit: str) -> int:
    return sum([RENOWN[card] for card in hand if card[1] == suit])


def _chances(points: list[float], width: float) -> list[float]:
    """Each seat's chance to end with the most."""
    most = max(points)
    weights = [exp((own - most) / width) for own in points]
    total = sum(weights)
    return [weight / total for weight in weights]
