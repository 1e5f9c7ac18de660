"""Patterns' table in named, seeded moments: for `shot`, for pictures, and for the tests that look at pictures."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from game.app.match import Match
from game.app.turns import BotTurns
from game.core.record import Sitter
from game.ui.desk import Desk
from game.ui.scenes.table import TableScene
from game.ui.situations import Situation
from game.ui.stack import SceneStack
from game.ui.staging import act, centre, drag, move, on, seated, wander

PEOPLE: Final = (
    ("Mira", "amber"), ("Odile", "azure"), ("Tomas", "fern"), ("Ruben", "orchid"), ("Wilhelmina", "coral"),
    ("Ida", "pearl"),
)  # fmt: skip
HELD: Final = (6, 12)
"""Where a card is held: a little below its middle."""
Position = Mapping[str, Any]


def sitters(count: int, humans: Sequence[int] = (0,)) -> list[Sitter]:
    """The first so many people, those seats human, the others greedy bots."""
    return seated(PEOPLE[:count], humans)


def table(
    desk: Desk,
    seats: int = 4,
    *,
    seed: int = 7,
    humans: Sequence[int] = (0,),
    position: Position | None = None,
    script: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    played: bool = False,
    dice: Sequence[int] = (),
    bots: BotTurns | None = None,
) -> TableScene:
    """A table that is not saved, after the script's texts (whoever must decide says each)."""
    match = Match.new("patterns", options or {}, seed, sitters(seats, humans), folder=None, position=position)
    load(match, dice)
    for text in script:
        act(match, text)
    return TableScene(desk, match, bots, played=played)


def load(match: Match, dice: Sequence[int]) -> None:
    """Fixes the next rolls: a situation takes its luck from nobody."""
    if dice:
        match.rules.load_dice(match.play.state, tuple(dice))


# Positions


MIRA: Final[Position] = {
    "wizard": "wizard_ember",
    "pattern": {
        "1": "pyre_drake", "1a": "kiln_guard", "1b": "sky_jackal", "2": "iron_golem", "2a": "ash_hound",
        "3": "elder_treant", "3a": "hedge_witch",
    },
    "guard": "granite_monk",
    "dungeon": [
        "reef_lurker", {"card": "tide_priest", "hidden": True}, "sky_jackal", {"card": "feather_wisp", "hidden": True},
        "cave_boar",
    ],
    "spells": ["quickening", "drowned_bell", "war_paint", "banish"],
    "circle": "circle_of_wardens",
    "auras": {"3": "bulwark"},
}  # fmt: skip
ODILE: Final[Position] = {
    "wizard": "wizard_gale",
    "pattern": {
        "1": "tempest_djinn", "1a": "wind_duelist", "1b": "grave_cat", "2": "bramble_knight", "2a": "hedge_witch",
        "3": "night_hag", "3a": "gloom_bat",
    },
    "guard": "feather_wisp",
    "dungeon": [
        "ash_hound", {"card": "cinderling", "hidden": True}, "pebble_gnome", {"card": "moss_stag", "hidden": True},
    ],
    "spells": ["stone_skin", "banish"],
    "enchantments": {"1": ["war_paint"]},
}  # fmt: skip
TOMAS: Final[Position] = {
    "wizard": "wizard_tide",
    "pattern": {
        "1": "reef_lurker", "1a": "brine_sprite", "2": "deep_leviathan", "2a": "tide_priest", "2b": "moss_stag",
        "3": "mountain_troll", "3a": "pebble_gnome",
    },
    "guard": "storm_selkie",
    "dungeon": ["grave_cat", {"card": "mist_stalker", "hidden": True}, "gloom_bat"],
    "spells": ["bulwark"],
}  # fmt: skip
RUBEN: Final[Position] = {
    "wizard": "wizard_shade",
    "pattern": {"1": "void_wraith", "1a": "mist_stalker", "2": "thunder_roc", "2a": "feather_wisp"},
    "dungeon": ["cave_boar", {"card": "granite_monk", "hidden": True}],
    "spells": ["quickening", "veil_of_dusk", "far_sight"],
    "circle": "circle_of_whispers",
}  # fmt: skip
WILHELMINA: Final[Position] = {
    "wizard": "wizard_stone",
    "pattern": {
        "1": "mountain_troll", "1a": "granite_monk", "1b": "cave_boar", "2": "pyre_drake", "2a": "flame_dancer",
        "3": "night_hag",
    },
    "guard": "iron_golem",
    "dungeon": ["sky_jackal"],
    "spells": ["high_ground"],
}  # fmt: skip
IDA: Final[Position] = {
    "wizard": "wizard_thorn",
    "pattern": {
        "1": "elder_treant", "1a": "bramble_knight", "1b": "briar_pixie", "2": "flame_dancer", "3": "iron_golem",
        "3a": "pebble_gnome",
    },
    "guard": "hedge_witch",
    "dungeon": [],
    "spells": ["grafting", "sacred_grove"],
    "auras": {"1": "sacred_grove"},
}  # fmt: skip
ALL: Final = {
    "Mira": MIRA,
    "Odile": ODILE,
    "Tomas": TOMAS,
    "Ruben": RUBEN,
    "Wilhelmina": WILHELMINA,
    "Ida": IDA,
}
DECK: Final = (
    "moss_stag", "cinderling", "sky_jackal", "wind_duelist", "brine_sprite", "grave_cat", "kiln_guard", "cave_boar",
    "ash_hound", "tide_priest", "thunder_roc", "gloom_bat", "hedge_witch", "pebble_gnome", "briar_pixie",
) * 2  # fmt: skip


def position(seats: int = 4, turns: int = 9, **changes: Any) -> dict[str, Any]:
    """A game under way. `changes` replace parts of players by name."""
    players = {
        f"p{n}": {**ALL[name], **changes.get(name, {})} for n, (name, _) in enumerate(PEOPLE[:seats], 1)
    }
    return {
        "turn": "p1",
        "actions_left": 2,
        "turns": turns,
        "recruitment": list(DECK),
        "recruitment_discard": ["wind_duelist"],
        "research": ["grafting", "muster", "red_moon", "undertow", "gatehouse", "stone_skin"] * 4,
        "research_discard": [],
        "players": players,
    }


FULL: Final = {
    "pattern": {
        "1": "pyre_drake", "1a": "kiln_guard", "1b": "ash_hound", "2": "iron_golem", "2a": "ash_hound",
        "2b": "cave_boar", "3": "elder_treant", "3a": "hedge_witch",
    },
    "dungeon": ["cinderling"],
}  # fmt: skip


def _mid(seats: int, **how: Any) -> Callable[[Desk], SceneStack]:
    return lambda desk: on(table(desk, seats, position=position(seats), **how))


def _opening(seats: int) -> Callable[[Desk], SceneStack]:
    def build(desk: Desk) -> SceneStack:
        scene = table(desk, seats, seed=5, played=False)
        wander(scene.match, 0, 3, lambda match: match.decision is not None and match.decision.seat == 0)
        return on(scene)

    return build


def _asked(
    seats: int, script: Sequence[str], dice: Sequence[int] = (), spot: str = "", **changes: Any
) -> Callable[[Desk], SceneStack]:
    """A position and what was said since, shown at once; the pointer rests on a thing."""

    def build(desk: Desk) -> SceneStack:
        scene = table(desk, seats, position=position(seats, **changes), script=script, dice=dice)
        stack = on(scene)
        stack.resize(desk.screen)
        scene.update(0.1)
        if spot:
            move(scene, centre(scene, spot))
        return stack

    return build


def _shown(
    seats: int, script: Sequence[str], then: Sequence[str], dice: Sequence[int] = (), **changes: Any
) -> Callable[[Desk], SceneStack]:
    """What follows is shown as it happens."""

    def build(desk: Desk) -> SceneStack:
        scene = table(desk, seats, position=position(seats, **changes), script=script, dice=dice)
        stack = on(scene)
        stack.resize(desk.screen)
        scene.update(0.1)
        for text in then:
            act(scene.match, text)
        scene.refresh()
        return stack

    return build


def _held(seats: int, take: str, onto: str, **changes: Any) -> Callable[[Desk], SceneStack]:
    """A thing is held over a place."""

    def build(desk: Desk) -> SceneStack:
        scene = table(desk, seats, position=position(seats, **changes))
        stack = on(scene)
        stack.resize(desk.screen)
        scene.update(0.1)
        drag(scene, take, centre(scene, onto), HELD)
        return stack

    return build


def _handover(desk: Desk) -> SceneStack:
    desk.settings = dataclasses.replace(desk.settings, handover="opaque")
    scene = table(desk, 3, humans=(0, 1), position=position(3))
    stack = on(scene)
    stack.resize(desk.screen)
    scene.update(0.1)
    act(scene.match, "end")
    scene.refresh()
    return stack


def _full(desk: Desk) -> SceneStack:
    """The last Position is about to be filled."""
    scene = table(desk, 4, position=position(4, Mira=FULL), dice=[6])
    stack = on(scene)
    stack.resize(desk.screen)
    scene.update(0.1)
    for text in ("brainwash cinderling", "place 3b"):
        act(scene.match, text)
    scene.refresh()
    return stack


def _setup(desk: Desk) -> SceneStack:
    """The set-up of a table for three: Wizards and Clans can be chosen."""
    from game.app.tables import usual, with_seats
    from game.ui.scenes.setup import SetupScene

    stack = SceneStack(desk)
    chosen = with_seats(usual("patterns", 7, ["Mira"]), 3)
    options = {"wizards": ["wizard_ember", "", "wizard_gale"], "clans": ["shade"]}
    stack.push(SetupScene(desk, dataclasses.replace(chosen, options=options), lambda _: None, lambda: 7))
    return stack


def situations() -> dict[str, Situation]:
    """All of them, by name."""
    lost = {
        "Mira": {
            "pattern": {"1": "ash_hound", "1a": "cinderling", "1b": "feather_wisp", "2": "iron_golem"},
            "auras": {},
        }
    }
    return {
        **{
            f"patterns-opening-{n}": Situation(f"{n} players, the first turns", _opening(n), 1.0)
            for n in (2, 4, 6)
        },
        **{
            f"patterns-{n}": Situation(f"{n} players, in the middle of a game", _mid(n), 1.0)
            for n in (2, 3, 4, 5, 6)
        },
        "patterns-aim": Situation("a Capture held out, its chances shown", _held(4, "c:0:1", "c:2:1"), 0.3),
        "patterns-aim-6": Situation("a Capture held out, six players", _held(6, "c:0:1", "c:4:2"), 0.3),
        "patterns-recruit": Situation("the deck dragged to a Leader", _held(4, "deck", "c:0:2"), 0.3),
        "patterns-place": Situation(
            "the card drawn waits for its place",
            _asked(4, ["recruit W"], Mira={"pattern": {"1": "pyre_drake", "1a": "kiln_guard"}}),
            1.0,
        ),
        "patterns-capture": Situation(
            "a Capture, from the throw on", _shown(4, [], ["capture 1 p3:1"], [4, 5]), 0.55
        ),
        "patterns-capture-settled": Situation(
            "a Capture, settled", _shown(4, [], ["capture 1 p3:1"], [4, 5]), 3.6
        ),
        "patterns-capture-6": Situation(
            "a Capture, settled, six players", _shown(6, [], ["capture 1 p3:1"], [4, 5]), 3.6
        ),
        "patterns-lost": Situation(
            "a Leader is lost: who is promoted?", _shown(4, [], ["capture 1 p3:1"], [1, 6], **lost), 9.0
        ),
        "patterns-reroll": Situation(
            "a low roll is rolled once more, both shown",
            _shown(4, [], ["capture 1 p3:1"], [1, 5, 3], Mira={"enchantments": {"1": ["four_leaf_charm"]}}),
            3.7,
        ),
        "patterns-bot": Situation(
            "an opponent's Capture", _shown(4, ["end"], ["capture 1 p1:3a"], [6, 2]), 3.6
        ),
        "patterns-rescue": Situation(
            "a won Rescue: the Dungeon is looked through", _shown(4, [], ["rescue p2 1"], [6, 1]), 8.0
        ),
        "patterns-rescue-roll": Situation("a Rescue, settled", _shown(4, [], ["rescue p2 1"], [6, 1]), 3.4),
        "patterns-brainwash": Situation(
            "a Brainwash, settled", _shown(4, [], ["brainwash sky_jackal"], [5]), 2.6
        ),
        "patterns-research": Situation(
            "a card dragged to the Research deck", _held(4, "d:0", "research"), 0.3
        ),
        "patterns-cast": Situation("a Component dragged onto a Spell", _held(4, "d:0", "s:1"), 0.3),
        "patterns-cast-shown": Situation(
            "a Spell is cast and its Component burns up",
            _shown(4, [], ["cast bulwark cave_boar", "target 1"], Mira={"spells": ["bulwark", "banish"]}),
            0.5,
        ),
        "patterns-dungeon": Situation("an opponent's Dungeon looked at", _asked(4, [], spot="jail:1"), 1.6),
        "patterns-researched": Situation(
            "two prisoners become a Spell", _shown(4, [], ["research sky_jackal feather_wisp"]), 0.5
        ),
        "patterns-aura": Situation(
            "a Spell in hand, held over its target",
            _held(4, "s:3", "c:1:1", Mira={"dungeon": ["gloom_bat", "cave_boar"]}),
            0.3,
        ),
        "patterns-target": Situation(
            "a Spell asks for its target",
            _asked(4, ["cast banish gloom_bat"], Mira={"dungeon": ["gloom_bat", "cave_boar"]}),
            1.0,
        ),
        "patterns-near": Situation("an opponent's Pattern from near", _asked(6, [], spot="w:4"), 1.0),
        "patterns-full": Situation("the last Position is filled", _full, 5.4),
        "patterns-setup": Situation("set up a table of Patterns", _setup, 0.3),
        "patterns-handover": Situation("the seat is handed over", _handover, 4.0),
    }
