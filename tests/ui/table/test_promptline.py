"""The prompt line asks what is not answered yet, and tells what is being shown meanwhile."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.core.rng import Rng
from game.core.words import plain
from game.rules.patterns.events import DiceRolled
from game.ui.crown import staging as crown
from game.ui.patterns import situations as patterns
from game.ui.renown import situations as renown
from game.ui.scenes.table import TableScene
from tests.ui.table.hands import a_desk, put

TABLES = {"crown": crown.table, "patterns": patterns.table, "renown": renown.table}
SMALL = (960, 600)


def words_of(scene: TableScene) -> str:
    prompt = scene.chrome.prompt.prompt
    assert prompt is not None
    return plain(prompt.words, scene.sight.names)


def log_of(scene: TableScene) -> Sequence[str]:
    return [plain(entry.words, scene.sight.names) for entry in scene.session.model.log]


@pytest.mark.parametrize("seed", [3, 4])
@pytest.mark.parametrize("game", ["crown", "patterns", "renown"])
def test_while_an_answer_is_shown_the_line_tells_it_and_asks_nothing_that_is_answered(
    game: str, seed: int
) -> None:
    scene = TABLES[game](a_desk(SMALL, handover="off"), humans=(0, 1), seed=seed)
    put(scene)
    luck = Rng(seed, "answers")
    for _ in range(40):
        asked = scene.match.decision
        if asked is None:
            break
        before, lines = words_of(scene), len(scene.session.model.log)
        scene.match.submit(asked.seat, luck.choice(scene.match.rules.legal_actions(scene.match.play.state)))
        scene.refresh()
        for _ in range(2000):
            if scene.director.gate is not None:
                scene.go_on()
            prompt = scene.chrome.prompt.prompt
            assert scene.chrome.prompt.fits, words_of(scene)
            if scene.director.between:
                assert prompt is not None
                assert prompt.choices == ()
                assert words_of(scene) in (
                    *log_of(scene)[lines:],
                    f"{scene.sight.names[asked.seat]} has chosen.",
                )
                assert words_of(scene) != before
            if not scene.director.busy:
                break
            scene.update(0.03)
        scene.update(0.03)


def test_neither_the_line_nor_the_log_tells_a_roll_before_the_dice_have_settled() -> None:
    position = patterns.position(4)
    scene = patterns.table(a_desk(), 4, position=position, dice=(6, 1))
    put(scene)
    capture = next(
        action for action in scene.match.rules.legal_actions(scene.match.play.state) if action[0] == "capture"
    )
    scene.submit(capture, (0, 0))
    rolled = 0
    while scene.director.busy:
        event = scene.director.event
        if isinstance(event, DiceRolled) and scene.director.shown is not scene.director.current:
            rolled += 1
            told = log_of(scene)[: scene.session.lines]
            assert not any("rolls" in line for line in told)
            assert words_of(scene) == f"{scene.sight.names[0]} has chosen."
        scene.update(0.05)
    assert rolled > 5
    assert any("rolls" in line for line in log_of(scene)[: scene.session.lines])
