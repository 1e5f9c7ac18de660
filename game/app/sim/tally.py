"""Takes in rows one by one and adds up all that a report tells; rows themselves are not kept."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from game.app.sim.figures import Comparison, cell_of
from game.app.sim.kinds import CardSort
from game.app.sim.plan import Plan
from game.app.sim.row import Row
from game.rules import rules_of


@dataclass(slots=True)
class Wins:
    """How much somebody won, of how many games with a winner, and with how many seats at the table altogether."""

    won: float = 0.0
    games: int = 0
    fair: float = 0.0

    def add(self, won: float, fair: float) -> None:
        self.won += won
        self.games += 1
        self.fair += fair


@dataclass(slots=True)
class CardTally:
    """One card: the seats that could have drawn it, did, and played it; how many copies; and what it did to wins."""

    seats: int = 0
    seats_drawn: int = 0
    seats_played: int = 0
    drawn: int = 0
    played: int = 0
    compared: Comparison = field(default_factory=Comparison)


class Tally:
    """Sums over the rows of a plan. Shares are counted over games that somebody won."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = self.decided = 0
        self.ends: Counter[str] = Counter()
        self.turns: Counter[int] = Counter()
        self.actions: Counter[int] = Counter()
        self.levels: dict[str, Wins] = {}
        self.seats: list[Wins] = [Wins() for _ in plan.levels]
        self.order: list[Wins] = [Wins() for _ in plan.levels]
        self.things: dict[str, Wins] = {}
        self.groups: dict[str, Wins] = {}
        self.thing_pairs: dict[tuple[str, str], Wins] = {}
        self.group_pairs: dict[tuple[str, str], Wins] = {}
        self.cards: dict[str, CardTally] = {}
        self.sums: dict[str, Counter[str]] = {column: Counter() for column in plan.kind.columns}
        self.winners_sums: dict[str, Counter[str]] = {column: Counter() for column in plan.kind.columns}
        self.notices: list[tuple[int, int, str]] = []
        self.broken: list[tuple[int, int, str]] = []
        kind = plan.kind
        rules = rules_of(plan.game)
        brought = (*plan.brought, *kind.brings(rules, len(plan.levels)))
        self.group_of = {one.name: one.group for one in reversed(brought)}
        self._cards_of = {one.name: one.cards for one in reversed(brought)}
        self._own_cards = any(self._cards_of.values())
        self.sorts: dict[str, CardSort] = kind.cards(rules) if kind.drawn else {}
        """Every card of the game as it is today, for its name and group."""
        self._strata: dict[tuple[str, str], int] = {}

    def add(self, row: Row) -> None:
        """Counts one game."""
        self.games += 1
        self.ends[row.reason] += 1
        self.turns[row.turns] += 1
        self.actions[row.actions] += 1
        self.notices += [(row.number, row.seed, notice) for notice in row.notices]
        self.broken += [(row.number, row.seed, promise) for promise in row.broken]
        for column, by_seat in row.counts.items():
            for seat, counts in enumerate(by_seat):
                self.sums[column].update(counts)
                if seat in row.winners:
                    self.winners_sums[column].update(counts)
        if row.winners:
            self.decided += 1
            self._add_wins(row)
        if self.plan.kind.drawn in row.counts:
            self._add_cards(row)

    def _add_wins(self, row: Row) -> None:
        seats = len(row.levels)
        fair = 1 / seats
        for level in dict.fromkeys(row.levels):
            won = sum(row.share(seat) for seat in range(seats) if row.levels[seat] == level)
            self.levels.setdefault(level, Wins()).add(won, row.levels.count(level) * fair)
        for seat in range(seats):
            self.seats[seat].add(row.share(seat), fair)
            if row.first is not None:
                self.order[(seat - row.first) % seats].add(row.share(seat), fair)
        if not any(row.brought):
            return
        groups = tuple(self.group_of.get(thing, "") for thing in row.brought)
        for seat, (thing, group) in enumerate(zip(row.brought, groups, strict=True)):
            self.things.setdefault(thing, Wins()).add(row.share(seat), fair)
            if group and groups.count(group) == 1:
                self.groups.setdefault(group, Wins()).add(row.share(seat), fair)
        self._add_pairs(row, row.brought, self.thing_pairs)
        self._add_pairs(row, groups, self.group_pairs)

    @staticmethod
    def _add_pairs(row: Row, names: tuple[str, ...], pairs: dict[tuple[str, str], Wins]) -> None:
        """Of the games that one of two won, how many the one did: counted from both sides."""
        for one in range(len(names)):
            for other in range(len(names)):
                if names[one] != names[other] and names[one] and names[other]:
                    mine, theirs = row.share(one), row.share(other)
                    if mine or theirs:
                        share = mine / (mine + theirs)
                        pairs.setdefault((names[one], names[other]), Wins()).add(share, 0.5)

    def _add_cards(self, row: Row) -> None:
        kind = self.plan.kind
        drawn, played = row.counts[kind.drawn], row.counts[kind.played]
        games: dict[str, list[tuple[int, float]]] = {}
        for seat, level in enumerate(row.levels):
            brought = row.brought[seat] if row.brought else ""
            stratum = self._strata.setdefault((brought, level), len(self._strata))
            share = row.share(seat)
            for card in self._could_draw(brought):
                tally = self.cards.get(card)
                if tally is None:
                    tally = self.cards[card] = CardTally()
                had, put = drawn[seat].get(card, 0), played[seat].get(card, 0)
                tally.seats += 1
                tally.seats_drawn += had > 0
                tally.seats_played += put > 0
                tally.drawn += had
                tally.played += put
                if row.winners:
                    games.setdefault(card, []).append((cell_of(stratum, had > 0), share))
        for card, seats in games.items():
            self.cards[card].compared.add(seats)

    def _could_draw(self, brought: str) -> tuple[str, ...]:
        """The cards of a deck that is known; where nobody has one of their own, all there are."""
        return self._cards_of.get(brought, ()) if self._own_cards else tuple(self.sorts)

    def no_deck(self) -> list[str]:
        """Cards that none of the decks holds, of the factions they belong to; none where all draw from one deck."""
        if not self._own_cards:
            return []
        there = {card for one in self.plan.brought for card in one.cards} | set(self.cards)
        groups = {part for one in self.plan.brought for part in one.group.split("+")}
        return [card for card, sort in self.sorts.items() if card not in there and sort.group in groups]
