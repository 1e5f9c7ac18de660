"""How a Struggle of Renown stands: what this Era's Court will bring to whom, and who then has most of one kind.

The cards of the row are dealt out in thought as if everybody just took theirs; then each way in which the Court's two
heaps may fall is weighed by how far the hands have it, and each seat's chance to end highest is summed over them.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import TypeAlias

from game.core.ids import Seat
from game.rules.renown import decisions, rulings
from game.rules.renown.cards import RENOWN, Card
from game.rules.renown.state import RenownState

Pair: TypeAlias = tuple[float, float]
"""Heroic before Villainous, as everywhere in Renown."""

OWN_TOP = 0.95
"""How surely a seat in the middle of its Scheme takes the top card."""
NEXT_TOP, FADING = 0.7, 0.85
"""How surely the next seat takes the top card, and how much less surely each further one takes its own."""
SPREAD_A_CARD = 2.6
"""How far apart one more card each may bring two hands, in points of one kind (the width of a logistic curve)."""
CERTAIN = 0.6
"""That width when no more cards come: nearly a sharp step."""
STRIKE = 0.4
"""The share of a threatened blow (markers that a Club or Diamond would win now) that counts as won already."""
ERA_SWING = 5.0
"""How many markers one further Era may move the lead."""
LAST_SWING = 0.8
"""And how many the bids still to come this Era."""
FAINT = 0.004
"""Ways of dividing the Court that are less likely than this are not looked at."""


def evaluate(state: RenownState, seat: Seat) -> float:
    """The seat's chance to win, as far as this judge can see."""
    seats = state.seats
    regimes = _regimes_left(state)
    hands = _hands_to_come(state)
    to_come = (len(state.hierarchy) + regimes * rulings.ROW_PER_SEAT * seats) / seats
    width = CERTAIN + SPREAD_A_CARD * sqrt(to_come)
    takes = (_chances([pair[0] for pair in hands], width), _chances([pair[1] for pair in hands], width))
    favor = _favor_after_strikes(state)
    bids = _bids_to_come(state, regimes)
    half = bids * seats / 2
    court = (state.court[0] + half, state.court[1] + half)
    # everybody's bids to come cost as much; they are taken from the kind one has less of
    kept = [
        (heroic, max(villainous - bids, 0.0))
        if heroic >= villainous
        else (max(heroic - bids, 0.0), villainous)
        for heroic, villainous in favor
    ]
    swing = LAST_SWING * sqrt(bids + 0.2) + ERA_SWING * sqrt(state.eras - state.era)
    chance = 0.0
    for heroic_taker, heroic_chance in enumerate(takes[0]):
        for villainous_taker, villainous_chance in enumerate(takes[1]):
            likely = heroic_chance * villainous_chance
            if likely < FAINT:
                continue
            scores = [max(pair) for pair in kept]
            scores[heroic_taker] = max(scores[heroic_taker], kept[heroic_taker][0] + court[0])
            scores[villainous_taker] = max(scores[villainous_taker], kept[villainous_taker][1] + court[1])
            chance += likely * _chance_of(seat, scores, swing)
    return chance


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


def _chance_of(seat: Seat, scores: list[float], width: float) -> float:
    own = scores[seat]
    return 1 / sum([exp(min((other - own) / width, 60.0)) for other in scores])
