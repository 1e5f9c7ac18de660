"""Whatever lies on Renown's table says what it is when it is pointed at, and never more than the looker knows."""

from __future__ import annotations

import pytest

from game.rules.renown.rulings import contribution
from game.ui.renown.closeups import close
from game.ui.renown.situations import QUEEN, ROW, position, table
from game.ui.scenes.table import TableScene
from game.ui.table.mat import Close
from tests.ui.table.hands import a_desk, put


def scene_of(den: int = 24) -> TableScene:
    middle = position(ROW, list(QUEEN.values()), turn=0, court=(7, 5), den=den)
    scene = table(a_desk(), position=middle)
    put(scene)
    return scene


def told(scene: TableScene, handle: str) -> Close:
    found = close(handle, scene.session.view, scene.sight)
    assert found is not None
    return found


def words(found: Close) -> str:
    return " ".join(getattr(span, "text", "") for line in found.lines for span in line) + found.note


def test_every_place_of_the_table_tells_of_itself() -> None:
    scene = scene_of()
    places = {spot.handle for spot in scene.hands.spots if not spot.handle.startswith("choice:")} - {"hand"}
    for handle in places:
        found = told(scene, handle)
        assert found.title
        assert found.cards or words(found)


@pytest.mark.parametrize(("den", "last"), [(24, False), (8, False), (7, True), (0, True)])
def test_the_den_says_whether_the_era_ends_with_this_row(den: int, last: bool) -> None:
    scene = scene_of(den)
    assert ("the Era ends" in words(told(scene, "den"))) == last


def test_the_court_says_how_many_markers_end_the_era() -> None:
    scene = scene_of()
    view = scene.session.view
    found = told(scene, "court")
    assert found.title == f"The Court: {sum(view.court)} of 36 markers"
    assert "when 36 lie here" in words(found)


def test_a_seat_counts_the_cards_that_the_looker_knows_and_no_other() -> None:
    scene = table(a_desk(), 3, seed=4, humans=(0,), script=("orient dealt", "successor left"))
    put(scene)
    for seat in range(3):
        known = [card for card in scene.session.view.hands[seat] if card]
        assert bool(known) == (seat == 0)
        totals = [
            sum(contribution(card)[1] for card in known if contribution(card)[0] == side) for side in (0, 1)
        ]
        assert f"{totals[0]} Heroic, {totals[1]} Villainous" in words(told(scene, f"seat:{seat}"))


def test_while_a_neighbour_is_asked_for_a_plate_says_only_what_choosing_it_means() -> None:
    seed = next(n for n in range(40) if table(a_desk(), seed=n).match.decision.seat == 0)  # type: ignore[union-attr]
    scene = table(a_desk(), seed=seed, script=("orient dealt",))
    put(scene)
    assert close("seat:1", scene.session.view, scene.sight) is None
    assert scene.mat.hover_words("seat:1", scene.session.view, scene.sight)
