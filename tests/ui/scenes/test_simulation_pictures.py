"""Simulations at every size: no words leave the window, lie on others or are cut short."""

from __future__ import annotations

import pytest

from game.app.settings import Settings
from game.ui.paint.text import ELLIPSIS
from game.ui.scenes import simulation_situations
from game.ui.scenes.simulation_situations import situations
from game.ui.screen import Screen
from game.ui.situations import Staged
from tests.ui.scenes.reading import astray, clashes, crowding, read

SIZES = [((960, 600), 1.0), ((960, 600), 2.0), ((1280, 720), 1.0), ((1920, 1080), 1.5)]
NAMES = list(situations())
CROWDED = {"sim-crowded", "sim-damaged"}
"""Situations with words that are longer than any place for them."""


@pytest.fixture(autouse=True, scope="module")
def games_made_up_once():
    """The same made-up games are in the folders of all sizes."""
    known = []
    make = simulation_situations.made_up

    def made_up(plan, numbers):
        for asked, rows in known:
            if asked == (plan, numbers):
                return rows
        rows = make(plan, numbers)
        known.append(((plan, numbers), rows))
        return rows

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(simulation_situations, "made_up", made_up)
        yield


@pytest.fixture(
    scope="module",
    params=[(name, size, scale) for name in NAMES for size, scale in SIZES],
    ids=lambda given: f"{given[0]}-{given[1][0]}x{given[1][1]}@{given[2]}",
)
def staged(request):
    name, size, scale = request.param
    made = Staged(situations()[name], Screen(*size, scale), Settings(ui_scale=round(scale * 100)))
    made.stack.top.group.release()
    yield made
    made.close()


def test_words_stay_in_the_window_and_widgets_beside_each_other(staged, monkeypatch):
    top, screen = staged.stack.top, staged.desk.screen
    said = read(top, (screen.width, screen.height), monkeypatch)
    assert len(said) > 4
    assert astray(said, screen.rect) == []
    assert clashes(said) == []
    assert crowding(top, screen.rect) == []


@pytest.mark.parametrize("named", [n for n in NAMES if n not in CROWDED])
def test_at_a_usual_size_no_words_are_cut_short(named, monkeypatch):
    staged = Staged(situations()[named], Screen(1280, 720))
    try:
        said = read(staged.stack.top, (1280, 720), monkeypatch)
    finally:
        staged.close()
    assert [s.words for s in said if s.words.endswith(ELLIPSIS)] == []
