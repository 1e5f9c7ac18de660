"""Renown's table in named, seeded moments: for `shot`, for pictures, and for the tests that look at pictures."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from game.app.match import Match
from game.app.turns import BotTurns
from game.core.record import Sitter
from game.core.rng import Rng
from game.rules.renown.cards import DECK
from game.ui.desk import Desk
from game.ui.scenes.table import TableScene
from game.ui.situations import Situation
from game.ui.stack import SceneStack
from game.ui.staging import act, centre, drag, move, on, press, release, seated, wander

PEOPLE: Final = (
    ("Amber", "amber"),
    ("Clayton", "azure"),
    ("Jeffrey", "orchid"),
    ("Sable", "fern"),
    ("Wilhelmina", "coral"),
    ("Ida", "pearl"),
)
HELD: Final = (14, 24)
"""Where a card is held: by its lower third."""
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
    bots: BotTurns | None = None,
) -> TableScene:
    """A table that is not saved, after the script's texts (whoever must decide says each)."""
    match = Match.new("renown", options or {}, seed, sitters(seats, humans), folder=None, position=position)
    for text in script:
        act(match, text)
    return TableScene(desk, match, bots, played=played)


# Hands at work


def place(scene: TableScene, index: int) -> tuple[int, int]:
    """The middle of a place of the row."""
    from game.ui.renown.mat import RenownMat

    assert isinstance(scene.mat, RenownMat)  # noqa: S101 - these are Renown's situations
    line = scene.mat.plan(scene.session.home).row(len(scene.session.view.hierarchy))
    return round(line.x(index)), round(line.y)


# Positions

ROW: Final = ("TH", "JD", "3C", "9D", "QH", "5S")
QUEEN: Final = {
    "Amber": (("AH", "7D", "4C", "KS", "6H"), 7, 8),
    "Clayton": (("8C", "TS", "2H", "QC", "9H", "2S"), 8, 7),
    "Jeffrey": (("JH", "3D", "5D", "7C"), 6, 9),
    "Sable": (("KC", "TD", "9C", "2D"), 8, 7),
}


def position(
    row: Sequence[str],
    hands: Sequence[tuple[Sequence[str], int, int]],
    *,
    turn: int,
    hall: Sequence[str] = (),
    removed: Sequence[str] = (),
    court: tuple[int, int] = (0, 0),
    den: int | None = None,
    phase: str = "scheme",
    era: int = 1,
    successor: int = 1,
) -> dict[str, Any]:
    """A position from its cards; all others lie in the Den, as many as wanted, the rest removed."""
    used = {*row, *hall, *removed, *(card for cards, _, _ in hands for card in cards)}
    rest = [card for card in DECK if card not in used]
    rest = rest[1::2] + rest[::2]
    count = len(rest) if den is None else den
    return {
        "phase": phase,
        "turn": f"p{turn + 1}",
        "arch_liege": "p1",
        "successor": f"p{successor + 1}",
        "direction": "left",
        "era": era,
        "hierarchy": list(row),
        "den": rest[:count],
        "hall": list(hall),
        "removed": [*rest[count:], *removed],
        "court": {"H": court[0], "V": court[1]},
        "players": {
            f"p{i + 1}": {"hand": list(cards), "favor": {"H": h, "V": v}}
            for i, (cards, h, v) in enumerate(hands)
        },
    }


def queen() -> dict[str, Any]:
    """The middle of an Era for four, Amber to scheme."""
    return position(
        ROW, list(QUEEN.values()), turn=0, hall=["KD"], removed=["4H", "8S"], court=(7, 5), den=24, era=2
    )


def _hands(counts: Sequence[int], row: int) -> tuple[list[str], list[list[str]]]:
    """A row and hands of so many cards, dealt from a mixed deck."""
    deck = list(DECK)
    Rng(11, "crowd").shuffle(deck)
    taken = deck[:row]
    at = row
    hands = []
    for count in counts:
        hands.append(deck[at : at + count])
        at += count
    return taken, hands


def crowd() -> dict[str, Any]:
    """Six seats, a whole row of twelve, and a hand of seventeen."""
    row, hands = _hands((17, 4, 5, 3, 4, 3), 12)
    return position(row, [(hand, 9 - i, 4 + i) for i, hand in enumerate(hands)], turn=0, court=(14, 11))


# The situations


def _opening(desk: Desk) -> SceneStack:
    return on(table(desk))


def _dealing(desk: Desk) -> SceneStack:
    return on(table(desk, played=True))


def _bidding(desk: Desk) -> SceneStack:
    scene = table(desk, script=("orient dealt", "successor right", "bid H", "bid V"))
    return on(scene)


def _midgame(desk: Desk) -> SceneStack:
    scene = table(desk, 5, seed=21)
    wander(
        scene.match,
        0,
        3,
        lambda m: m.play.state.regime == 2 and m.play.state.era == 1 and _asks(m, 0, "scheme"),
    )
    return on(scene)


def _asks(match: Match, seat: int, kind: str) -> bool:
    return match.decision is not None and match.decision.seat == seat and match.decision.kind == kind


def _queen_up(desk: Desk) -> SceneStack:
    scene = table(desk, position=queen(), script=("sacrifice 6H",))
    stack = on(scene)
    x, y = place(scene, 2)
    drag(scene, "c:QH", (x, y - desk.screen.px(44)), HELD)
    return stack


def _den_in(desk: Desk) -> SceneStack:
    scene = table(desk, position=queen(), script=("sacrifice 6H",))
    stack = on(scene)
    x, y = place(scene, 5)
    drag(scene, "den", (x, y - desk.screen.px(44)), HELD)
    return stack


def _club(desk: Desk) -> SceneStack:
    scene = table(desk, position=queen())
    stack = on(scene)
    x, y = centre(scene, "seat:2")
    drag(scene, "c:4C", (x, y + desk.screen.px(10)), HELD)
    return stack


def _give(desk: Desk) -> SceneStack:
    hands = [(("AH", "7D", "4D", "6D", "8D", "KS", "KD"), 7, 8), *list(QUEEN.values())[1:]]
    hands[1] = (("9C", "TS", "2H", "QC"), 8, 7)
    hands[3] = (("KC", "TD", "2D"), 8, 7)
    start = position(
        ("TH", "JD", "3C", "9D", "QH", "5S"), hands, turn=1, removed=["4H"], court=(7, 5), den=20, era=2
    )
    scene = table(desk, position=start, script=("sacrifice 9C p1",))
    stack = on(scene)
    for card in ("c:7D",):
        pos = centre(scene, card)
        move(scene, pos)
        press(scene, pos)
        release(scene, pos)
        scene.update(0.3)
    return stack


def owing(hand: Sequence[str] = ("AH", "4D", "KS", "KC"), heroic: int = 7) -> Position:
    """Amber is asked for Diamonds worth nine by Clayton, who sacrificed a Club, and has fewer."""
    hands = [(tuple(hand), heroic, 8), *list(QUEEN.values())[1:]]
    hands[1] = (("9C", "TS", "2H", "QC"), 8, 7)
    hands[3] = (("TD", "2D"), 8, 7)
    return position(ROW, hands, turn=1, removed=["4H"], court=(7, 5), den=20, era=2)


def _owe(desk: Desk) -> SceneStack:
    return on(table(desk, position=owing(), script=("sacrifice 9C p1",)))


def _illegal(desk: Desk) -> SceneStack:
    scene = table(desk, position=queen(), script=("sacrifice 6H", "raise 9D 3"))
    stack = on(scene)
    x, y = place(scene, 1)
    drag(scene, "c:QH", (x, y - desk.screen.px(44)), HELD)
    pos = scene.hands.grip.pos
    release(scene, (round(pos[0]), round(pos[1])))
    scene.update(0.1)
    return stack


def _warned(desk: Desk) -> SceneStack:
    scene = table(desk, position=queen(), script=("sacrifice 6H",))
    stack = on(scene)
    x, y = place(scene, 4)
    drag(scene, "c:JD", (x, y - desk.screen.px(44)), HELD)
    return stack


def _looking(desk: Desk) -> SceneStack:
    scene = table(desk, position=queen())
    stack = on(scene)
    move(scene, centre(scene, "c:4C"))
    return stack


def _their_hand(desk: Desk) -> SceneStack:
    scene = table(desk, position=queen())
    stack = on(scene)
    move(scene, centre(scene, "cards:1"))
    return stack


def _crowd(desk: Desk) -> SceneStack:
    return on(table(desk, 6, position=crowd()))


def _crowd_up(desk: Desk) -> SceneStack:
    scene = table(desk, 6, position=crowd())
    heart = next(
        card
        for card in ("TH", "9H", "8H", "7H", "6H", "5H", "4H")
        if card in scene.session.model.rules.view(scene.match.play.state, 0).hands[0]
    )
    act(scene.match, f"sacrifice {heart}")
    stack = on(scene)
    x, y = place(scene, 3)
    drag(scene, f"c:{scene.session.view.hierarchy[7]}", (x, y - desk.screen.px(44)), HELD)
    return stack


def _scoring(desk: Desk) -> SceneStack:
    hands = [
        (("AH", "7D", "4C", "KS", "9H", "TD"), 2, 1),
        (("8C", "TS", "2H", "QC", "6H"), 3, 3),
        (("JH", "3D", "5D", "7C"), 6, 3),
        (("KC", "9C", "2D", "KH"), 4, 2),
    ]
    start = position(("TH",), hands, turn=0, removed=["4H", "8S"], court=(12, 15), den=3, era=1)
    scene = table(desk, position=start)
    stack = on(scene)
    scene.session.submit(("take",))
    return stack


def _scoring_crowd(desk: Desk) -> SceneStack:
    start = crowd()
    row = start["hierarchy"]
    start["hierarchy"], start["removed"], start["den"] = row[:1], row[1:], start["den"][:4]
    scene = table(desk, 6, position=start)
    stack = on(scene)
    act(scene.match, "take")
    scene.refresh()
    return stack


def _secret(desk: Desk) -> SceneStack:
    script = ("orient dealt", "successor right", "bid H", "bid V")
    return on(table(desk, script=script, options={"secret_bids": True}))


def _buried(desk: Desk) -> SceneStack:
    scene = table(desk, position=queen(), script=("take", "sacrifice TS", "bury 9D 1", "bury 5S 0 out"))
    return on(scene)


def _handover(desk: Desk) -> SceneStack:
    scene = table(desk, 3, humans=(0, 1), script=("orient dealt", "successor left"))
    stack = on(scene)
    stack.update(0.1)
    return stack


def _thinking(desk: Desk) -> SceneStack:
    scene = table(desk, script=("orient dealt", "successor left"))
    return on(scene)


def _onlooker(desk: Desk) -> SceneStack:
    scene = table(desk, 3, humans=(), seed=5)
    wander(scene.match, 30, 4)
    return on(scene)


def _drawer(desk: Desk) -> SceneStack:
    scene = table(desk, position=queen(), script=("sacrifice 6H", "raise QH 2", "take"))
    stack = on(scene)
    if scene.chrome.folded:
        scene.chrome.toggle_drawer()
        scene.session.settle()
    return stack


def _watching(desk: Desk, script: Sequence[str], start: Position | None = None, seats: int = 4) -> SceneStack:
    """A table on which the script is acted out from now on."""
    scene = table(desk, seats, position=start or queen())
    stack = on(scene)
    for text in script:
        act(scene.match, text)
    scene.refresh()
    return stack


def _scheme_seen(desk: Desk) -> SceneStack:
    start = queen()
    start["turn"] = "p4"
    start["players"]["p4"]["hand"] = ["8H", "KC", "TD", "9C"]
    start["den"] = [card for card in start["den"] if card != "8H"]
    start["removed"] = [card for card in start["removed"] if card != "8H"]
    return _watching(desk, ("sacrifice 8H", "raise QH 3", "raise 9D 2", "take"), start)


def _strike_seen(desk: Desk) -> SceneStack:
    start = queen()
    start["turn"] = "p2"
    return _watching(desk, ("sacrifice 8C p3", "give 3D 5D", "take"), start)


def _strike_short(desk: Desk) -> SceneStack:
    start = queen()
    start["turn"] = "p2"
    start["players"]["p3"]["hand"] = ["JH", "3D", "7C"]
    start["removed"] = [*start["removed"], "5D"]
    return _watching(desk, ("sacrifice 8C p3", "give 3D", "take"), start)


def _bids_seen(desk: Desk) -> SceneStack:
    scene = table(desk, script=("orient dealt", "successor left"))
    stack = on(scene)
    for text in ("bid H", "bid V", "bid H"):
        act(scene.match, text)
    scene.refresh()
    return stack


def _reduced(build: Callable[[Desk], SceneStack]) -> Callable[[Desk], SceneStack]:
    def made(desk: Desk) -> SceneStack:
        desk.settings = dataclasses.replace(desk.settings, reduced_motion=True)
        return build(desk)

    return made


def situations() -> dict[str, Situation]:
    """All of them, by name."""
    return {
        "renown-opening": Situation("A new Struggle: the Arch Liege sets the high end.", _opening, 0.4),
        "renown-dealing": Situation("A new Struggle is dealt (for strips).", _dealing),
        "renown-bidding": Situation("The person at the screen bids last.", _bidding, 0.4),
        "renown-midgame": Situation("Five seats in the second Regime.", _midgame, 0.4),
        "renown-queen": Situation("A Queen is dragged up two places, four of six Renown left.", _queen_up),
        "renown-den": Situation("The Den's top card is dragged in.", _den_in),
        "renown-club": Situation("A Club is dragged onto a player.", _club),
        "renown-give": Situation("Diamonds are asked for; seven of nine are chosen.", _give, 0.4),
        "renown-owe": Situation("Too few Diamonds are there: markers are paid for the rest.", _owe, 0.4),
        "renown-illegal": Situation("A move that is refused, and why.", _illegal),
        "renown-warned": Situation("A card held where it may not go, and why not.", _warned),
        "renown-look": Situation("A card of the hand looked at closely.", _looking, 1.6),
        "renown-hand": Situation("What is known of another player's hand.", _their_hand, 0.9),
        "renown-crowd": Situation("Six seats, twelve cards in the row, seventeen in the hand.", _crowd, 0.4),
        "renown-crowd-drag": Situation("The same, with a card on its way up.", _crowd_up),
        "renown-scoring": Situation("The end of an Era, counted.", _scoring, 9.0),
        "renown-counting": Situation("The end of an Era, while it is counted (for strips).", _scoring),
        "renown-scoring-crowd": Situation("The same for six, one with eighteen cards.", _scoring_crowd, 12.0),
        "renown-secret": Situation("Sealed bids lie in the Court.", _secret, 0.4),
        "renown-buried": Situation("A buried card lies on the Den, remembered by all.", _buried, 0.4),
        "renown-handover": Situation("Two people at one screen: the next one sits down.", _handover),
        "renown-thinking": Situation("A bot is thinking.", _thinking, 0.4),
        "renown-onlooker": Situation("Three bots play; nobody's hand is shown.", _onlooker, 0.4),
        "renown-drawer": Situation("The folded column is open, where the window is narrow.", _drawer, 0.4),
        "renown-scheme": Situation("Another player elevates twice and takes (for strips).", _scheme_seen),
        "renown-strike": Situation("A Club is aimed, cards are given (for strips).", _strike_seen),
        "renown-pay": Situation(
            "A Club is aimed, markers make up for missing cards (for strips).", _strike_short
        ),
        "renown-bids": Situation("Three players bid (for strips).", _bids_seen),
        "renown-quiet": Situation(
            "Another player elevates, with reduced motion (for strips).", _reduced(_scheme_seen)
        ),
    }
