"""The situations of the deck builder, the deck shelf, Crown's set-up, and what stands between the games of a match."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from functools import lru_cache

import pygame

from game.app import deckshelf
from game.app.match import Match
from game.app.tables import Table, usual
from game.app.thinking import InlineBots
from game.app.turns import BotTurns
from game.bots.levels import SIMPLEST
from game.core.record import Sitter
from game.rules.crown.decks import Deck
from game.rules.crown.library import library
from game.ui.app import House
from game.ui.desk import Desk
from game.ui.scenes.deckbuilder import DeckBuilderScene
from game.ui.scenes.deckshelf import DeckShelfScene
from game.ui.scenes.decktext import DeckTextScene
from game.ui.scenes.leavedeck import LeaveScene
from game.ui.scenes.samplehand import SampleHandScene
from game.ui.scenes.setup_crown import CrownSetupScene
from game.ui.situations import Situation
from game.ui.stack import SceneStack
from game.ui.widgets import Action

Build = Callable[[Desk], SceneStack]
LONG = ("Maximiliane-Theodora Ott", "Bartholomäus von Wiesenau")
TORN_TEXT = """\
# A list from a letter
# Found between two pages of an old atlas
4 Brave Squire
4 Brave Squier
3x Paper Lantern
Lantern Eel, four of them
2 Kite Thief
"""


def situations() -> dict[str, Situation]:
    """All of them, by name."""
    return {
        "decks-build": Situation("a deck of sixty being built", _building("dream_exart")),
        "decks-build-empty": Situation("a deck that has no card yet", _bench(Deck("A new deck", {}))),
        "decks-build-crowded": Situation("ninety cards, five of one, and one that is in no file", _crowded()),
        "decks-build-curve": Situation("a deck's curve, where it has a tab of its own", _tab("curve")),
        "decks-build-check": Situation(
            "what is wrong with a deck, where it has a tab of its own", _tab("faults")
        ),
        "decks-build-nothing": Situation("a search that no card answers", _searching),
        "decks-build-look": Situation("a card of the pool, shown whole", _looking, 0.6),
        "decks-build-drag": Situation("a card on its way into the deck", _dragging),
        "decks-build-refused": Situation("a fifth copy, refused", _refused, 0.1),
        "decks": Situation("own decks and presets", _shelf()),
        "decks-first": Situation("the decks before one was built", _shelf(own=0)),
        "decks-torn": Situation("a deck file that cannot be read", _shelf(torn=True)),
        "decks-choose": Situation("choosing a deck for a seat", _shelf(seat=1)),
        "crown-setup": Situation("set up a match of Crown", _setup()),
        "crown-setup-faults": Situation(
            "a deck that may not be played, and a name too long", _setup(poor=True)
        ),
        "between": Situation("two games of five are over", _between(5, 2), 1.0),
        "between-crowded": Situation("eight games of nine, long names", _between(9, 8, LONG), 1.0),
        "crown-result": Situation("a match of three games", _result(3), 1.5),
        "crown-result-tie": Situation("a match that nobody won", _result(2), 1.5),
        "crown-result-single": Situation("a single game, given up", _result(1), 1.5),
        "crown-result-crowded": Situation("nine games, long names", _result(9, LONG), 1.5),
        "decks-hand": Situation("an opening hand of a deck", _hand),
        "decks-text": Situation("a deck as text", _text("")),
        "decks-text-wrong": Situation("a pasted deck with lines that cannot be read", _text(TORN_TEXT)),
        "decks-leave": Situation("leaving a deck with changes", _leaving),
    }


def on(desk: Desk, *scenes: object) -> SceneStack:
    """A stack with these scenes."""
    stack = SceneStack(desk)
    for scene in scenes:
        stack.push(scene)  # type: ignore[arg-type]
    return stack


def crowded_deck() -> Deck:
    """Sixty different cards or so, ninety in all, with mistakes of every kind."""
    cards = deckshelf.pool_cards()
    chosen = dict.fromkeys(list(cards)[:75], 1)
    first = next(card.id for card in cards.values() if card.copies == 4)
    return Deck("The whole library, alphabetically, in haste", {"golden_goose": 2, **chosen, first: 14})


def _bench(deck: Deck) -> Build:
    return lambda desk: on(desk, DeckBuilderScene(desk, deck))


def _building(preset: str) -> Build:
    deck = dataclasses.replace(library().decks[preset], name="Owls and Engines")

    def build(desk: Desk) -> SceneStack:
        path = deckshelf.save(desk.saves, deck).path
        return on(desk, DeckBuilderScene(desk, deck, path))

    return build


def _crowded() -> Build:
    return lambda desk: on(desk, DeckBuilderScene(desk, crowded_deck()))


def _tab(tab: str) -> Build:
    def build(desk: Desk) -> SceneStack:
        scene = DeckBuilderScene(desk, crowded_deck() if tab == "faults" else library().decks["dream_exart"])
        stack = on(desk, scene)
        scene.group["tab"].put("value", tab)
        scene.act(Action("tab", tab))
        return stack

    return build


def _scene(stack: SceneStack) -> DeckBuilderScene:
    scene = stack.scenes[0]
    assert isinstance(scene, DeckBuilderScene)  # noqa: S101 - made by the callers
    return scene


def _searching(desk: Desk) -> SceneStack:
    stack = _building("verge_1")(desk)
    scene = _scene(stack)
    for key, value in (("faction", "resolve"), ("type", "trap"), ("keyword", "flying")):
        scene.group[key].put("value", value)
        scene.act(Action(key, value))
    return stack


def _point(stack: SceneStack, at: tuple[float, float], *kinds: int) -> None:
    pos = (round(at[0]), round(at[1]))
    stack.desk.pointer = pos
    for kind in kinds or (pygame.MOUSEMOTION,):
        more = {"button": 1} if kind != pygame.MOUSEMOTION else {"rel": (0, 0), "buttons": (0, 0, 0)}
        stack.handle(pygame.event.Event(kind, pos=pos, **more))


def _looking(desk: Desk) -> SceneStack:
    stack = _building("dream_exart")(desk)
    _point(stack, _scene(stack).pool.centre_of(2))
    return stack


def _dragging(desk: Desk) -> SceneStack:
    stack = _building("dream_exart")(desk)
    scene = _scene(stack)
    _point(stack, scene.pool.centre_of(1), pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN)
    x, y = scene.deck_panel.center
    _point(stack, (x - scene.px(60), y))
    return stack


def _refused(desk: Desk) -> SceneStack:
    stack = _building("dream_exart")(desk)
    scene = _scene(stack)
    index = next(k for k, card in enumerate(scene.pool.cards) if scene.bench.limit(card.id) == 4)
    for _ in range(5):
        _point(
            stack,
            scene.pool.centre_of(index),
            pygame.MOUSEMOTION,
            pygame.MOUSEBUTTONDOWN,
            pygame.MOUSEBUTTONUP,
        )
    return stack


def _own_decks(desk: Desk, count: int, torn: bool) -> None:
    decks = library().decks
    deckshelf.save(desk.saves, dataclasses.replace(decks["dream_exart"], name="Owls and Engines"))
    deckshelf.save(desk.saves, crowded_deck())
    cards = {**decks["verge_2"].cards, next(iter(decks["verge_2"].cards)): 1}
    deckshelf.save(desk.saves, Deck("Nearly there", cards, "One Verge card short, and then some."))
    for number in range(count):
        deckshelf.save(desk.saves, dataclasses.replace(decks["resolve_1"], name=f"Trial {number + 1}"))
    if torn:
        path = desk.saves / deckshelf.FOLDER / "A torn page.yaml"
        path.write_text("name: A torn page\ncards:\n  brave_squire: many\n  kite_theif: 2\n")


def _shelf(own: int = 8, torn: bool = False, seat: int | None = None) -> Build:
    def build(desk: Desk) -> SceneStack:
        if own:
            _own_decks(desk, own, torn)
        scene = DeckShelfScene(desk, seat, "Ben", "verge_2" if seat is not None else None)
        stack = on(desk, scene)
        if torn:
            scene.list.put("at", 0)
            scene.act(Action("list:at", 0))
        return stack

    return build


def _setup(poor: bool = False) -> Build:
    def build(desk: Desk) -> SceneStack:
        table = usual("crown", 20261130)
        option: object = "verge_1"
        if poor:
            deckshelf.save(desk.saves, crowded_deck())
            option = deckshelf.own_decks(desk.saves)[0].option
            sitters = [dataclasses.replace(table.seats[0], name="Maximiliane-Theodora Ott"), table.seats[1]]
            table = dataclasses.replace(table, seats=tuple(sitters))
        table = dataclasses.replace(table, options=deckshelf.with_deck({"games": 3}, 1, option))
        return on(desk, CrownSetupScene(desk, table, lambda _: None, lambda: 1, lambda *_: None))

    return build


def played_match(games: int, over: int, names: tuple[str, str] = ("Ada", "Ben")) -> Match:
    """So many games of a match by bots, every other one given up early by whoever is asked."""
    seats = tuple(
        Sitter(name, "bot", colour, SIMPLEST) for name, colour in zip(names, ("amber", "azure"), strict=True)
    )
    match = Table("crown", seats, 4, {"games": games}).begin(None)
    turns = BotTurns(InlineBots())
    for number in range(over):
        if number:
            match.next_game()
        while match.decision is not None:
            if number % 3 != 2 and games > 2:
                turns.step(match)
            else:
                match.concede(number % 2, SIMPLEST)
    if games == 2:
        assert match.totals[0] == match.totals[1]  # noqa: S101 - each gave up once
    return match


@lru_cache(maxsize=8)
def _shown_match(games: int, over: int, names: tuple[str, str]) -> Match:
    """Played once for all sizes: a situation is looked at, not played on."""
    return played_match(games, over, names)


def _between(games: int, over: int, names: tuple[str, str] = ("Ada", "Ben")) -> Build:
    return lambda desk: on(desk, House(desk, InlineBots()).result(_shown_match(games, over, names)))


def _result(games: int, names: tuple[str, str] = ("Ada", "Ben")) -> Build:
    return lambda desk: on(desk, House(desk, InlineBots()).result(_shown_match(games, games, names)))


def _hand(desk: Desk) -> SceneStack:
    stack = _building("dream_exart")(desk)
    scene = _scene(stack)
    stack.push(SampleHandScene(desk, scene.bench.deck, scene.cards))
    return stack


def _text(pasted: str) -> Build:
    def build(desk: Desk) -> SceneStack:
        stack = _building("dream_exart")(desk)
        scene = _scene(stack)
        over = DeckTextScene(desk, scene.cards, scene.bench.deck)
        stack.push(over)
        if pasted:
            over.paste(pasted)
        return stack

    return build


def _leaving(desk: Desk) -> SceneStack:
    stack = _building("dream_exart")(desk)
    scene = _scene(stack)
    scene.take_card(next(iter(scene.bench.deck.cards)))
    stack.push(LeaveScene(desk, scene.bench.deck.name))
    return stack
