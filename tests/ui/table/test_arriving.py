"""A face painted beside the loop is seen as soon as it is there, without anybody moving."""

from __future__ import annotations

import pytest

from game.ui.scenes.table import TableScene
from game.ui.situations import situations
from tests.ui.table.hands import a_desk, motion, rest, where


@pytest.mark.parametrize(("name", "card"), [("crown-turn", "c:"), ("patterns-dungeon", "c:0:")])
def test_the_card_in_focus_beside_the_table_is_painted_anew(
    name: str, card: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = a_desk(speed="instant")
    stack = situations()[name].build(desk)
    rest(stack)
    scene = stack.scenes[-1]
    assert isinstance(scene, TableScene)
    pieces = [key for key, piece in scene.stage.pieces.items() if key.startswith(card) and piece.pose.face]
    for piece in pieces:
        motion(scene, where(scene, piece))
        before = scene.chrome.sheet
        if before is not None and before.card:
            break
    assert before is not None
    assert before.card

    def painted(_: float) -> bool:
        desk.wardrobe.version += 1
        return True

    monkeypatch.setattr(desk, "update", painted)
    stack.update(0.02)
    after = scene.chrome.sheet
    assert after is not None
    assert after.card == before.card
    assert after != before
