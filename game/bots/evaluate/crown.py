"""How a duel of Recusant Crown stands: Majesty, what stands in the lanes, what the next pushes may break, the means.

Each lane is weighed as if it were pushed now: the Powers of both sides with what they gain by pushing or defending,
what the Strikes add to one pool or take from the other, what both pools then shatter, and what breaks.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import exp
from typing import Any, TypeAlias

from game.bots.evaluate.crown_push import NOBODY, POWER, Side, best_push, sureness, under_way
from game.bots.protocol import Term
from game.core.ids import Seat
from game.rules.crown.amounts import Defending, InPush, Pushing
from game.rules.crown.board import board_of, count, holds, matches
from game.rules.crown.compile import CardRules, Pool
from game.rules.crown.filters import is_bounded
from game.rules.crown.state import EXHAUSTED, LANES, NO_LANE, RESOLVED, SHATTERED, WIN, Line, State
from game.rules.crown.statics import PowerModifier
from game.rules.crown.verbs import DirectDamage
from game.rules.crown.verbs import Pool as PoolVerb

# What is weighed is in logits of the chance to win, found by regression on the turns of a few hundred games between
# bots with all decks (docs/bots.md); a few numbers that such games say nothing of are estimates.
MAJESTY, LATE = 0.3, 0.35
"""A lead of one Majesty, and how much more it is worth when the leader is at the end."""
ANCHORS = (-0.35, -0.2, 0.1, 0.3)
"""No anchor in a lane, one, two, three; more are worth as much as three."""
BODY, TIRED = -0.1, 0.9
"""A creature beside its Power, and how much of all that an exhausted one is worth."""
HAND = (0.02, 0.02, 0.02, 0.04, 0.1, 0.12, 0.12)
"""The first card in hand, the second, and so on; more are worth as much as the last. To Meditate refills a hand."""
CLARITY, COLOUR = 0.06, 0.2
"""A resource, and every kind of which there is any."""
ESSENCE, MOST_ESSENCE = 0.12, 8
"""A point of Essence, and how many count."""
TRAP, MOST_TRAPS = 0.18, 3
"""A trap that is set, and how many count."""
GEAR = 0.1
"""A card in the Reserve."""
TURN = 0.11
"""To be the one whose turn it is."""
SIEGE = 0.7
"""A creature that damages the player where nobody stands against it, and where nobody does."""
IDLE, MOST_IDLE = 0.1, 14
"""A turn in a row in which nothing happened, for the player who let it pass, and how many count."""
PENNILESS, STUCK = 0.12, 1.2
"""To hold no resource at all, so that nothing that costs can be coloured; and beside that no card that is free."""
MOST_KNOWN = 50_000
"""So many sides of lanes are remembered."""
MOST_BOARDS = 4000
"""And so many whole boards."""
PAID = 0.1
"""A point of Bounty that waits in a Rival."""


def squash(lead: float) -> float:
    """From the balance of all terms to a chance."""
    return 1 / (1 + exp(-max(-32.0, min(32.0, lead))))


Told: TypeAlias = "list[Term] | None"
"""Where each thing that is weighed is noted down, for `terms`; None costs nothing."""


class _Profile:
    """What a card brings to a push, as far as it is printed in plain numbers."""

    __slots__ = (
        "adds",
        "bounty",
        "defend",
        "exhausts",
        "free",
        "leads",
        "others",
        "power",
        "push",
        "siege",
        "takes",
        "terror",
    )

    def __init__(self, row: CardRules) -> None:
        card = row.card
        self.power, self.bounty = row.power, row.bounty
        self.free = row.trap is not None or (row.conjuration and not row.cost)
        self.leads = row.type != "fortification"
        self.push = sum(
            own.amount for own in row.owns if own.per is None and isinstance(own.when, Pushing | InPush)
        )
        self.defend = sum(
            own.amount for own in row.owns if own.per is None and isinstance(own.when, Defending | InPush)
        )
        self.others = tuple(
            own
            for own in row.owns
            if own.per is not None or not isinstance(own.when, Pushing | Defending | InPush)
        )
        self.adds, self.takes = _pools(card.strike)
        self.exhausts = _pools(card.exhaust.do)[0] if card.exhaust is not None else 0
        self.terror = int("terror" in card.keywords)
        self.siege = any(
            trigger.when.event == "turn_began"
            and any(isinstance(effect, DirectDamage) for effect in trigger.do)
            for trigger in card.triggers
        )


def _pools(effects: Iterable[Any]) -> tuple[int, int]:
    """What effects add to the own pool, and take from the other."""
    verbs = [effect for effect in effects if isinstance(effect, PoolVerb) and effect.per is None]
    adds = sum(verb.amount for verb in verbs if verb.whose == "yours")
    return adds, -sum(verb.amount for verb in verbs if verb.whose == "theirs")


class CrownTable:
    """Judges the positions of one card set."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.profiles: Mapping[str, _Profile] = {card: _Profile(row) for card, row in pool.cards.items()}
        self._known: dict[tuple[Any, ...], tuple[Side, list[Any]]] = {}
        self._boards: dict[tuple[Any, ...], tuple[list[Side], float, float]] = {}

    def standing(self, state: State) -> tuple[float, float]:
        """The chances of both seats to win."""
        chance = squash(self._lead(state, 0, None))
        return chance, 1 - chance

    def chance(self, state: State, seat: Seat) -> float:
        """The seat's chance to win."""
        return squash(self._lead(state, seat, None))

    def terms(self, state: State, seat: Seat) -> tuple[Term, ...]:
        """All that makes up the chance, for the seat.

        `majesty`, `anchors` of a lane, `creature`, `bounty`, `siege`, `hand`, `penniless`,
        `clarity`, `essence`, `traps`, `reserve`, `threat` (the best push there is), `push` (the one under way), `turn`,
        `idle`.
        """
        told: list[Term] = []
        self._lead(state, seat, told)
        return tuple(
            Term(one.name, one.value if one.whose == seat else -one.value, *_rest(one)) for one in told
        )

    def _lead(self, state: State, seat: Seat, told: Told) -> float:
        """By how much a seat is ahead, in logits. What is told is worth so much to whose it is."""
        mine, theirs = state.majesty[seat], state.majesty[1 - seat]
        sides, *worth = self._board(state, told)
        for each in (0, 1):
            worth[each] += self._means(state, each, told)
            best, lane = best_push(state, each, sides)
            threat = sureness(state, each) * best
            worth[each] += threat
            if told is not None and threat:
                told.append(Term("threat", threat, each, LANES[lane], amount=best))
        if state.lane != NO_LANE:
            push = under_way(state, sides)
            worth[state.turn] += push
            if told is not None:
                told.append(Term("push", push, state.turn, LANES[state.lane], amount=push))
        idle = IDLE * min(state.stale, MOST_IDLE)
        worth[1 - state.turn] -= idle
        worth[state.turn] += TURN
        lead = (mine - theirs) * (MAJESTY + LATE * max(mine, theirs, 0) / WIN)
        if told is not None:
            told.append(Term("turn", TURN, state.turn, amount=1))
            told.append(Term("idle", -idle, 1 - state.turn, amount=state.stale))
            told.append(Term("majesty", lead, seat, amount=mine - theirs))
        return lead + worth[seat] - worth[1 - seat]

    def _board(self, state: State, told: Told) -> tuple[list[Side], float, float]:
        """All sides of all lanes, and what stands there is worth to each seat.

        Half of all positions that a search meets differ only in what nobody on the board looks at.
        """
        if told is not None:
            return self._lines(state, told)
        key = _looked_at(state)
        known = self._boards.get(key)
        if known is None:
            if len(self._boards) >= MOST_BOARDS:
                self._boards.clear()
            known = self._boards[key] = self._lines(state, None)
        return known

    def _lines(self, state: State, told: Told) -> tuple[list[Side], float, float]:
        """The same, looked at anew."""
        worth = [0.0, 0.0]
        groups = [
            source for source in board_of(self.pool, state).groups if isinstance(source[0], PowerModifier)
        ]
        sides: list[Side] = []
        for at, line in enumerate(state.lines):
            if not line:
                sides.append(NOBODY)
                continue
            seat, lane = divmod(at, 3)
            chosen = state.spreads[seat] if lane == state.lane else None
            near = [source for source in groups if _reaches(source, at)] if groups else groups
            if told is not None or chosen is not None or not self._is_plain(line, near):
                side = self._side(state, at, line, near, chosen, told)
            else:
                # the same lines come again and again while a move is sought
                key = (line, at, *[(id(static), owner, where, uid) for static, owner, where, uid in near])
                known = self._known.get(key)
                if known is None:
                    if len(self._known) >= MOST_KNOWN:
                        self._known.clear()
                    # with what the key names by its id, so that no other modifier ever gets that id
                    known = self._known[key] = self._side(state, at, line, near, None, None), near
                side, _ = known
            sides.append(side)
            worth[seat] += side.worth
            if side.sieges and not state.lines[(at + 3) % 6]:
                worth[seat] += SIEGE * side.sieges
                if told is not None:
                    told.append(Term("siege", SIEGE * side.sieges, seat, LANES[lane], amount=side.sieges))
        return sides, worth[0], worth[1]

    def _is_plain(self, line: Line, near: list[Any]) -> bool:
        """Whether all Powers of a line follow from the line and from who else modifies them."""
        profiles = self.profiles
        return not any(profiles[unit[0]].others for unit in line) and all(
            _is_steady(source[0]) for source in near
        )

    def _side(
        self,
        state: State,
        at: int,
        line: Line,
        near: list[Any],
        chosen: tuple[int, ...] | None,
        told: Told,
    ) -> Side:
        """One side of a lane; `near` are the modifiers that may reach it, `chosen` the damage it is about to take."""
        side, (seat, lane) = Side(), divmod(at, 3)
        for index, unit in enumerate(line):
            profile = self.profiles[unit[0]]
            if unit[4] != seat:
                side.worth -= PAID * profile.bounty
                if told is not None:
                    place = f"{LANES[lane]}.{index}"
                    told.append(Term("bounty", -PAID * profile.bounty, seat, place, unit[0], profile.bounty))
            if unit[1] & SHATTERED:
                continue
            power, push, defend = self._powers(state, profile, near, at, index, unit)
            if chosen is not None and 0 < power - unit[3] <= chosen[index]:
                continue
            if index == 0 and profile.leads:
                side.front = power
            side.tough += max(0, power - unit[3])
            side.push += push
            side.defend += defend
            value = BODY + POWER * power
            if unit[1] & EXHAUSTED:
                value *= TIRED
            else:
                value += POWER * (push + defend + profile.adds + profile.takes) / 2
                side.attack += power
                if not unit[1] & RESOLVED:
                    side.coming += power
                side.adds += profile.adds + profile.exhausts
                side.takes += profile.takes
                side.terrors += profile.terror
                side.sieges += profile.siege
            side.worth += value
            if told is not None:
                told.append(Term("creature", value, seat, f"{LANES[lane]}.{index}", unit[0], power))
        return side

    def _powers(
        self, state: State, profile: _Profile, groups: list[Any], at: int, index: int, unit: Any
    ) -> tuple[int, int, int]:
        """(Power now, more when pushing, more when defending)."""
        power, push, defend = profile.power - unit[2] + unit[5], profile.push, profile.defend
        seat, lane = divmod(at, 3)
        for own in profile.others:
            if own.when is None or holds(self.pool, state, own.when, seat, lane, unit[6]):
                power += self._amount(state, own, seat, lane, unit[6])
        for static, owner, where, uid in groups:
            if static.each is None:
                if unit[6] != uid:
                    continue
            elif not matches(self.pool, state, static.each, owner, where, uid, at, index, unit):
                continue
            if isinstance(static.when, Pushing | InPush):
                push += static.amount
            if isinstance(static.when, Defending | InPush):
                defend += static.amount
            elif not isinstance(static.when, Pushing) and (
                static.when is None or holds(self.pool, state, static.when, owner, where, uid)
            ):
                power += self._amount(state, static, owner, where, uid)
        return max(power, 0), push, defend

    def _amount(self, state: State, static: PowerModifier, seat: Seat, lane: int, uid: int) -> int:
        if static.per is None:
            return static.amount
        return static.amount * count(self.pool, state, static.per, seat, lane, uid, 0)

    def _means(self, state: State, seat: Seat, told: Told) -> float:
        """Anchors, hand, resources, traps and the Reserve."""
        total = 0.0
        for lane in (0, 1, 2):
            anchors = len(state.anchors[seat * 3 + lane])
            value = ANCHORS[min(anchors, len(ANCHORS) - 1)]
            total += value
            if told is not None:
                told.append(Term("anchors", value, seat, LANES[lane], amount=anchors))
        held = len(state.hands[seat])
        hand = _SUM_HAND[held] if held < len(_SUM_HAND) else _SUM_HAND[-1] + HAND[-1] * (held - len(HAND))
        width = self.pool.width
        row = state.resources[seat * width : seat * width + width]
        lack = 0.0
        if not any(row[:-1]):
            free = held and any(self.profiles[card].free for card in state.hands[seat])
            lack = PENNILESS if free else STUCK if held else 0.0
        clarity = sum([COLOUR + CLARITY * kept for kept in row[:-1] if kept])
        essence = ESSENCE * min(row[-1], MOST_ESSENCE)
        traps = TRAP * min(len(state.traps[seat]), MOST_TRAPS)
        reserve = GEAR * len(state.reserves[seat])
        if told is not None:
            for name, value, amount in (
                ("hand", hand, held),
                ("penniless", -lack, bool(lack)),
                ("clarity", clarity, sum(row[:-1])),
                ("essence", essence, row[-1]),
                ("traps", traps, len(state.traps[seat])),
                ("reserve", reserve, len(state.reserves[seat])),
            ):
                told.append(Term(name, value, seat, amount=amount))
        return total + hand - lack + clarity + essence + traps + reserve


_SUM_HAND = tuple(sum(HAND[:n]) for n in range(len(HAND) + 1))


def _is_steady(static: PowerModifier) -> bool:
    """Whether a modifier is the same whatever else is on the board."""
    return (
        static.per is None
        and (static.when is None or isinstance(static.when, Pushing | InPush | Defending))
        and not (static.each is not None and is_bounded(static.each))
    )


def _looked_at(state: State) -> tuple[Any, ...]:
    """All that the Powers of those in play can depend on."""
    hands, fades, anchors = state.hands, state.fades, state.anchors
    return (
        *state.lines,
        *state.reserves,
        *state.spreads,
        *state.majesty,
        state.lane,
        state.turn,
        len(hands[0]),
        len(hands[1]),
        len(fades[0]),
        len(fades[1]),
        *[len(stack) for stack in anchors],
    )


def _reaches(source: Any, at: int) -> bool:
    """Whether a modifier can be meant for anybody in a line."""
    static, owner, where, _ = source
    which = static.each
    if which is None:
        return bool(at == owner * 3 + where)
    if which.whose != "any" and (at // 3 == owner) != (which.whose == "yours"):
        return False
    return bool(which.lane == "any" or (at % 3 == where) == (which.lane == "this"))


def _rest(term: Term) -> tuple[Seat, str, str, float]:
    return term.whose, term.place, term.card, term.amount
