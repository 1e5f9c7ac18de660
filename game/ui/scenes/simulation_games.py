"""The games of a simulation as a list that grows while it runs."""

from __future__ import annotations

from bisect import insort

from game.app.sim.row import Row as Game
from game.app.sim.study import Study
from game.ui.scenes.simulation_view import line_of
from game.ui.theme import Theme
from game.ui.widgets import Row, ScrollList


class GamesList(ScrollList):
    """One row a game, by number; the choice stays on its game whatever comes before it."""

    def __init__(self, key: str, theme: Theme) -> None:
        self.games: list[Game] = []
        super().__init__(key, theme, (), 58)

    @property
    def chosen(self) -> Game | None:
        return self.games[min(self.at, len(self.games) - 1)] if self.games else None

    def show_games(self, study: Study) -> None:
        """Takes in the games of a study that are not there yet."""
        if not study.rows:
            return
        chosen = self.chosen
        known = {game.number for game in self.games}
        titles = dict(study.report().names)
        pairs: list[tuple[Game, Row]] = list(zip(self.games, self.rows, strict=True))
        new = [(game, line_of(game, titles)) for game in study.rows if game.number not in known]
        if len(new) > len(pairs):
            pairs = sorted([*pairs, *new], key=lambda pair: pair[0].number)
        else:
            for pair in new:
                insort(pairs, pair, key=lambda one: one[0].number)
        self.games = [game for game, _ in pairs]
        self.set_rows([row for _, row in pairs])
        if chosen is not None:
            self.at = next(n for n, game in enumerate(self.games) if game.number == chosen.number)
