"""Looks further than the own move: a tree of information sets, grown where it matters, through many possible worlds.

Each node is what the deciding seat may know there, as far as the seat that thinks can follow it (`Judge.spot`); every
round goes down through it with another world that the view allows, so that what differs between worlds is averaged and
never seen. Everybody is supposed to want the best for themselves. A new node is worth what its best action is worth,
judged when all is settled; rolls are taken in proportion to their chances.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import exp, sqrt
from typing import Any

from game.bots.evaluate import judge_for
from game.bots.following import payoffs, seats_of, settle, standing_of
from game.bots.protocol import Bot, Candidate, Enough, Judge, Thought, merit, only
from game.core.ids import Action, Seat
from game.core.rng import Rng
from game.core.rules import Rules


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is thought, all of it counted."""

    rounds: int
    """Ways down the tree."""
    worlds: int
    """Worlds that are imagined; the rounds take turns with them."""
    glances: int = 4
    """Worlds in which the own actions are seen once before the first round."""
    curiosity: float = 0.12
    """How much what was seldom looked at draws the eye."""
    warmth: float = 0.04
    """How far actions may be apart at first sight and still be looked at: a chance."""
    depth: int = 16
    """Decisions that one way down has at most."""
    crowd: int = 0
    """Rounds where more than `FEW` sit at the table: there each of them takes longer. 0: as many as else."""
    field: int = 0
    """The own actions, best at first sight, that share the rounds: the worse half drops out again and again until two
    are left. 0: the tree looks at what draws the eye, as everywhere below."""


FEW = 4
"""Seats up to which a table is not crowded."""


class _Edge:
    """An action. `means` are averages for every seat over `seen` looks; the first, `base`, is at first sight."""

    __slots__ = ("action", "base", "drawn", "means", "results", "seen")

    def __init__(self, action: Action, means: list[float], drawn: float, results: list[_Result]) -> None:
        self.action, self.means, self.drawn, self.results = action, means, drawn, results
        self.base = means[:]
        self.seen = 1


class _Result:
    """One result of luck: its chance, dice for it, and its own averages."""

    __slots__ = ("base", "dice", "means", "seen", "share")

    def __init__(self, share: float, dice: tuple[int, ...], means: tuple[float, ...]) -> None:
        self.share, self.dice, self.means = share, dice, list(means)
        self.base = self.means[:]
        self.seen = 1


class _Node:
    """A decision. `drift` is how much less (or more) actions proved to be worth than they seemed at first sight.

    What has only been seen at first sight is supposed to drift as much: else everything that was not looked into would
    seem better than what was, since the answer to it is still to come.
    """

    __slots__ = ("drift", "drifted", "edges", "seat")

    def __init__(self, seat: Seat, seats: int) -> None:
        self.seat = seat
        self.edges: dict[Action, _Edge] = {}
        self.drift = [0.0] * seats
        self.drifted = 0

    def best(self) -> _Edge:
        """The action that is worth most to who decides, of those that were looked into, if any was."""
        seat = self.seat
        looked = [edge for edge in self.edges.values() if edge.seen > 1] if self.drifted else None
        return max(looked or self.edges.values(), key=lambda edge: edge.means[seat])

    def looked_into(self, edge: _Edge, seemed: list[float], values: Any) -> None:
        """An action is looked into for the first time: what it seemed is corrected by the drift of all so far."""
        self.drifted += 1
        for seat, value in enumerate(values):
            self.drift[seat] += (value - seemed[seat] - self.drift[seat]) / self.drifted
        for means in (edge.means, *[result.means for result in edge.results]):
            for seat, drift in enumerate(self.drift):
                means[seat] = min(max(means[seat] + drift, 0.0), 1.0)


class Searching(Bot):
    """Takes what has proved best in the tree."""

    def __init__(self, effort: Effort, *, name: str) -> None:
        self.name = name
        self._effort = effort

    def think(self, rules: Rules[Any, Any], view: Any, rng: Rng, enough: Enough | None = None) -> Thought:
        actions = rules.legal_actions(view)
        if len(actions) == 1:
            return only(actions[0])
        judge = judge_for(rules)
        world = rules.determinize(view, rng)
        promising = judge.promising(world, actions)
        if len(promising) == 1:
            return only(promising[0])
        tree = _Tree(rules, judge, view.seat, seats_of(judge, world), self._effort)
        worlds = [world]
        root = tree.node(world)
        for _ in range(1, self._effort.glances):
            worlds.append(rules.determinize(view, rng))
            tree.glance(root, worlds[-1], len(worlds))
        rounds, cut = 0, False
        limit = self._effort.crowd if self._effort.crowd and tree.seats > FEW else self._effort.rounds
        for turn, edge in _turns(root, limit, self._effort.field):
            if turn >= len(worlds) < self._effort.worlds:
                worlds.append(rules.determinize(view, rng))
            tree.descend(root, worlds[turn % len(worlds)], edge)
            rounds += 1
            cut = enough is not None and enough()
            if cut:
                break
        return _thought(tree, root, rounds, len(worlds), cut)


def _turns(root: _Node, rounds: int, most: int) -> Iterator[tuple[int, _Edge | None]]:
    """The number of a world and the action of the root that it is for, for every round; `most` share them.

    Sequential halving: all that are still in the field are looked at in the same world before the next one's turn, so
    that they are compared by what they do and not by how the cards lay.
    """
    field, size = list(root.edges.values()), min(len(root.edges), most)
    if size < 2:
        yield from ((turn, None) for turn in range(rounds))
        return
    left, turn = rounds, 0
    for stage in range((size - 1).bit_length(), 0, -1):
        field = sorted(field, key=lambda edge: -edge.means[root.seat])[:size]
        each = max(left // stage // size, 1)
        share = min(each * size, left) if stage > 1 else left
        for count in range(share):
            yield turn + count // size, field[count % size]
        left, turn, size = left - share, turn + each, (size + 1) // 2


def _thought(tree: _Tree, root: _Node, rounds: int, worlds: int, cut: bool) -> Thought:
    """The best of what was looked at often enough."""
    seat = root.seat
    most = max(edge.seen for edge in root.edges.values())
    ranked = sorted(root.edges.values(), key=lambda edge: merit(edge.seen, edge.means[seat], most))
    candidates = tuple(
        Candidate(
            edge.action,
            edge.seen,
            min(max(edge.means[seat], 0.0), 1.0),
            tree.lines.get(edge.action, (edge.action,)),
        )
        for edge in ranked
    )
    return Thought(ranked[0].action, candidates, rounds, worlds, cut)


class _Tree:
    """What has been looked at for one decision."""

    def __init__(self, rules: Rules[Any, Any], judge: Judge, me: Seat, seats: int, effort: Effort) -> None:
        self.rules, self.judge, self.me, self.seats, self.effort = rules, judge, me, seats, effort
        self.nodes: dict[Any, _Node] = {}
        self.lines: dict[Action, tuple[Action, ...]] = {}
        """The last way down behind each action of the root."""

    def node(self, state: Any) -> _Node:
        """The node of a decision, with all that its seat may do in this world seen once."""
        node = _Node(state.decision.seat, self.seats)
        for action in self.judge.promising(state, self.rules.legal_actions(state)):
            self._look(node, state, action)
        return node

    def glance(self, root: _Node, world: Any, count: int) -> None:
        """First sight of the root's actions in one more world; `count` is with it."""
        sights = _Node(root.seat, self.seats)
        for action, edge in root.edges.items():
            seen = self._look(sights, world, action)
            _add(edge.means, seen.means, count)
            edge.drawn = exp(edge.means[root.seat] / self.effort.warmth)
            edge.base = edge.means[:]
            for one, other in zip(edge.results, seen.results, strict=False):
                _add(one.means, other.means, count)
                one.base = one.means[:]

    def _look(self, node: _Node, state: Any, action: Action) -> _Edge:
        """First sight of an action: what it comes to when all is settled."""
        seats, chances = self.seats, self.judge.chances(state, action)
        results = [_Result(share, dice, self._sight(state, action, dice)) for share, dice in chances or _SURE]
        if len(results) == 1:
            means = list(results[0].means)
            results = []
        else:
            means = _mixed(results, seats)
        edge = _Edge(action, means, exp(means[node.seat] / self.effort.warmth), results)
        node.edges[action] = edge
        return edge

    def _sight(self, state: Any, action: Action, dice: tuple[int, ...]) -> tuple[float, ...]:
        """How everybody stands once an action is over, in this world, with these rolls."""
        after = state.copy()
        if dice:
            self.rules.load_dice(after, dice)
        self.rules.apply(after, action)
        after = settle(self.rules, self.judge, after, self.seats)
        return standing_of(self.rules, self.judge, after, self.seats)

    def descend(self, root: _Node, world: Any, first: _Edge | None) -> None:
        """One way down from the root to a new node or an end, and what it says told all the way up.

        It begins with the action `first`, or where there is none with the one that draws the eye.
        """
        rules, spot = self.rules, self.judge.spot
        state, node = world.copy(), root
        path: list[tuple[_Node, _Edge, _Result | None]] = []
        sight: tuple[float, ...] = ()
        while True:
            edge, first = first or self._selected(node, state), None
            result = None
            if edge.results:
                count = edge.seen
                result = max(edge.results, key=lambda one: one.share * count - one.seen)
            dice = result.dice if result is not None else ()
            if node is root:
                sight = self._sight(state, edge.action, dice)
            if dice:
                rules.load_dice(state, dice)
            path.append((node, edge, result))
            rules.apply(state, edge.action)
            _skip(rules, state)
            if state.decision is None:
                values: Any = payoffs(rules.outcome(state), self.seats)
                break
            key = spot(state, self.me)
            child = self.nodes.get(key)
            if child is None:
                child = self.nodes[key] = self.node(state)
                values = child.best().means
                break
            if len(path) >= self.effort.depth:
                values = child.best().means
                break
            node = child
        self.lines[path[0][1].action] = tuple([step[1].action for step in path])
        for node, edge, result in reversed(path):
            if node is root:
                # what this world's luck makes of the action at once is no merit of it: only what follows is learnt
                base = edge.base if result is None else result.base
                values = [
                    own + value - at_once for own, value, at_once in zip(base, values, sight, strict=True)
                ]
            if edge.seen == 1:
                node.looked_into(edge, edge.means if result is None else result.means, values)
            edge.seen += 1
            if result is None:
                _add(edge.means, values, edge.seen)
            else:
                result.seen += 1
                _add(result.means, values, result.seen)
                edge.means = _mixed(edge.results, self.seats)
            best = node.best()
            values = values if best is edge else best.means

    def _selected(self, node: _Node, state: Any) -> _Edge:
        """What to look at next, of what this world allows."""
        edges, seat = node.edges, node.seat
        here: list[_Edge] = []
        drawn, looks = 0.0, 1
        for action in self.judge.promising(state, self.rules.legal_actions(state)):
            edge = edges.get(action)
            if edge is None:
                edge = self._look(node, state, action)
            here.append(edge)
            drawn += edge.drawn
            looks += edge.seen - 1
        pull = self.effort.curiosity * sqrt(looks) / drawn
        chosen, most, drift = here[0], -2.0, node.drift[seat]
        for edge in here:
            worth = edge.means[seat] + pull * edge.drawn / edge.seen
            if edge.seen == 1:
                worth += drift
            if worth > most:
                chosen, most = edge, worth
        return chosen


_SURE: tuple[tuple[float, tuple[int, ...]], ...] = ((1.0, ()),)


def _skip(rules: Rules[Any, Any], state: Any) -> None:
    """Answers questions with one answer."""
    while state.decision is not None:
        actions = rules.legal_actions(state)
        if len(actions) > 1:
            return
        rules.apply(state, actions[0])


def _add(means: list[float], values: Any, count: int) -> None:
    """One more look in the averages; `count` is with it."""
    for seat, mean in enumerate(means):
        means[seat] = mean + (values[seat] - mean) / count


def _mixed(results: list[_Result], seats: int) -> list[float]:
    """The averages over all results by their chances."""
    return [sum([one.share * one.means[seat] for one in results]) for seat in range(seats)]
