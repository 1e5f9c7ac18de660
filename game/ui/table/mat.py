"""What a game lays on the common table: zones, where pieces lie, what may be done with them, how it is told.

Everything here is computed from a view (one looker's), a `Sight` (what the person at the screen holds and looks at) and
the size of the window. None of it changes anything.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Protocol

import pygame

from game.core.event import Event
from game.core.ids import Action, Seat
from game.core.rules import Follower, Rules
from game.core.words import Sentence
from game.ui.cardface.info import CardInfo
from game.ui.desk import Desk
from game.ui.paint import flow
from game.ui.screen import Screen
from game.ui.table.director import Score
from game.ui.table.gesture import Gesture, Handle, Spot
from game.ui.table.pose import Pose


@dataclass(frozen=True, slots=True)
class Held:
    """A thing that is off the table: which, where it would go (empty: nowhere), and where its middle is, in pixels."""

    take: Handle
    over: Handle = ""
    centre: tuple[float, float] = (0, 0)
    tilt: float = 0.0


@dataclass(frozen=True, slots=True)
class Sitting:
    """How a seat shows: its name, its colour's word, whether a person sits there."""

    name: str
    colour: str
    human: bool = True


@dataclass(frozen=True, slots=True)
class Sight:
    """Who looks, from where, and at what.

    `home` is the seat at the lower edge; `acting` says that the person may answer the question that stands; `targets`
    are where the held thing may go, `takeable` what may be taken up; `chosen` what was picked so far for an answer that
    needs several things; `orders` are standing ones; `still` that motion is reduced; `dropped` what the person put down
    to bring about the event that is composed, and how it stood in their hand then.
    """

    home: Seat
    seated: tuple[Sitting, ...]
    acting: bool = False
    held: Held | None = None
    hover: Handle = ""
    focus: Handle = ""
    targets: tuple[Handle, ...] = ()
    takeable: tuple[Handle, ...] = ()
    chosen: tuple[str, ...] = ()
    four: bool = True
    thinking: Seat | None = None
    orders: tuple[Any, ...] = ()
    still: bool = False
    dropped: tuple[Handle, Pose] | None = None

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(sitting.name for sitting in self.seated)

    def resting(self) -> Sight:
        """The same with nothing held, pointed at or chosen: what a rebuilt table starts with."""
        return replace(self, held=None, hover="", focus="", targets=(), chosen=())

    def onlooking(self) -> Sight:
        """The same while things happen by themselves: nobody may do anything."""
        return replace(self.resting(), acting=False, takeable=(), thinking=None)


@dataclass(frozen=True, slots=True)
class Panel:
    """A part of the table that is painted once for each `key` (all that it shows) and kept until it changes."""

    name: str
    rect: pygame.Rect
    key: Hashable
    paint: Callable[[pygame.Surface], None]
    shadow: int = 12
    radius: float = 16.0


@dataclass(frozen=True, slots=True)
class Choice:
    """A button of the prompt line: what it does, its words, its key, and whether it may be pressed now."""

    handle: Handle
    words: str
    action: Action | None = None
    icon: str = ""
    key: str = ""
    main: bool = False
    enabled: bool = True
    local: bool = False


@dataclass(frozen=True, slots=True)
class Prompt:
    """The one sentence, a budget as diamonds (total 0: none) with its words, and the buttons from left to right."""

    words: Sentence
    seat: Seat | None = None
    total: int = 0
    left: int = 0
    budget: str = ""
    choices: tuple[Choice, ...] = ()


@dataclass(frozen=True, slots=True)
class Close:
    """What is shown when a thing is looked at closely: cards at full size, and words about them."""

    cards: tuple[str, ...] = ()
    title: str = ""
    lines: tuple[tuple[flow.Span, ...], ...] = ()
    note: str = ""
    backs: int = 0


@dataclass(frozen=True, slots=True)
class Help:
    """A help sheet: a title with an icon, numbered or plain lines, and a note.

    With a `card` in focus it shows that card instead: its face (and its `rules` where the face is too small for them),
    keywords as (icon, word, meaning) in `words`, what makes up its number in `facts`, and what is so about it in
    `state`. `stamp` changes when faces look different.
    """

    title: str
    icon: str
    rows: tuple[tuple[str, str], ...] = ()
    note: str = ""
    colour: str = "#2a1a0a"
    card: str = ""
    rules: tuple[str, ...] = ()
    words: tuple[tuple[str, str, str], ...] = ()
    facts: tuple[tuple[str, str], ...] = ()
    state: tuple[str, ...] = ()
    stamp: int = 0


class PlainMat:
    """What a game answers to the rarer questions unless it says otherwise."""

    turns_for_open_questions: ClassVar[bool] = True
    """Whether the table turns to a person also for a question that shows nothing hidden."""

    follows_cards: ClassVar[bool] = False
    """Whether the piece `c:N` is one and the same card as long as it can be followed."""

    def follower(self, rules: Rules[Any, Any], viewer: Seat | None) -> Follower[Any]:
        """Who follows a looker's events; its views may tell the table more than the rules' own do."""
        return rules.follower(viewer)

    def picked(self, follower: Any, handle: Handle) -> None:
        """A thing was put somewhere: of two alike it was this one."""

    def wheel(
        self,
        take: Handle,  # noqa: ARG002 - for those who pay in several ways
        step: int,  # noqa: ARG002
        chosen: tuple[str, ...],
        view: Any,  # noqa: ARG002
        sight: Sight,  # noqa: ARG002
    ) -> tuple[str, ...]:
        """What turning the wheel makes of what was chosen, while a thing is held."""
        return chosen

    def order(self, view: Any, word: str) -> Any:  # noqa: ARG002
        """The standing order that a button gives: plain data that can be compared; None for none."""
        return None

    def obey(self, view: Any, order: Any) -> Action | None:  # noqa: ARG002
        """What a standing order answers to the question that stands; None where it does not speak to it."""
        return None

    def expires(self, event: Event, order: Any) -> bool:  # noqa: ARG002
        """Whether an event ends a standing order."""
        return True

    def tell(self, lines: tuple[str, ...]) -> None:
        """A heading and lines about the match that is played, for games that show them."""


class Mat(Protocol):
    """One game's table. `view` arguments are that game's views."""

    game: ClassVar[str]
    mood: ClassVar[str]
    zones: ClassVar[frozenset[str]]
    turns_for_open_questions: ClassVar[bool]
    follows_cards: ClassVar[bool]
    four: bool

    @property
    def cards_in_words(self) -> re.Pattern[str]:
        """Finds cards in the rules' plain sentences."""
        ...

    def follower(self, rules: Rules[Any, Any], viewer: Seat | None) -> Follower[Any]: ...
    def picked(self, follower: Any, handle: Handle) -> None: ...
    def wheel(
        self, take: Handle, step: int, chosen: tuple[str, ...], view: Any, sight: Sight
    ) -> tuple[str, ...]: ...
    def order(self, view: Any, word: str) -> Any: ...
    def obey(self, view: Any, order: Any) -> Action | None: ...
    def expires(self, event: Event, order: Any) -> bool: ...
    def tell(self, lines: tuple[str, ...]) -> None: ...

    def fit(self, screen: Screen, zones: Mapping[str, pygame.Rect]) -> None:
        """Takes the window's size and zones; all other answers are for these."""
        ...

    def sit(self, desk: Desk) -> None:
        """Takes from the desk what this game's cards are drawn with."""
        ...

    def warm(self, sight: Sight) -> Iterator[None]:
        """Draws what will be needed soon, one thing a step, while something is shown that needs none of it."""
        ...

    def lay(self, view: Any, sight: Sight) -> dict[str, Pose]:
        """Where every piece lies."""
        ...

    def spots(self, view: Any, sight: Sight) -> list[Spot]:
        """What can be pointed at, lowest first."""
        ...

    def panels(self, view: Any, sight: Sight) -> list[Panel]:
        """The still parts of the table, back to front."""
        ...

    def overlay(self, surface: pygame.Surface, view: Any, sight: Sight) -> None:
        """Signs between the panels and the pieces: gaps, rails, glows."""
        ...

    def draw_piece(self, surface: pygame.Surface, key: str, pose: Pose) -> None:
        """One piece."""
        ...

    def printed(self, card: str) -> CardInfo | None:
        """What a face shows of a card by its word; None for a back, and for a word that is no card."""
        ...

    def use_of(self, key: str, pose: Pose) -> str:
        """For which use (`board`, `hand`, `full`) a piece shows its face; empty where it shows none of a face set."""
        ...

    def marks(self, surface: pygame.Surface, view: Any, sight: Sight) -> None:
        """Signs above the pieces: counts on piles, brackets, arcs."""
        ...

    def gestures(self, view: Any, sight: Sight) -> list[Gesture]:
        """The legal actions as things to take and places to put them."""
        ...

    def aim(self, take: Handle, pos: tuple[float, float], view: Any, sight: Sight) -> Handle:
        """Which place a thing held there is meant for; empty for none."""
        ...

    def would_be(self, take: Handle, onto: Handle, view: Any) -> Action | None:
        """The action that putting it there would mean, legal or not; None if it would mean nothing."""
        ...

    def usual(self, take: Handle, view: Any) -> Handle:
        """Where a thing would most likely go: a click on one that may not be taken says why by it."""
        ...

    def choose(self, chosen: tuple[str, ...], action: Action, view: Any) -> tuple[str, ...]:
        """What a local gesture makes of what was chosen so far."""
        ...

    def score(self, event: Event, before: Any, after: Any, sight: Sight) -> Score:
        """How an event is shown."""
        ...

    def prompt(self, view: Any, sight: Sight, undo: bool) -> Prompt:
        """The prompt line; `undo` says that the last step may be taken back."""
        ...

    def preset(self, view: Any) -> tuple[str, ...]:
        """What is chosen from the start, where there is only one answer."""
        ...

    def may_grab(self, handle: Handle, view: Any, sight: Sight) -> bool:
        """Whether a thing that may not be moved now can be tried all the same, to learn why not."""
        ...

    def seen_as(self, view: Any, seat: Seat) -> Any:
        """An onlooker's view turned to a seat whose question shows nothing hidden."""
        ...

    def face_down(self, seat: Seat) -> Handle:
        """The piece that stands for what only that seat knows: held, it may be peeked at."""
        ...

    def hover_words(self, handle: Handle, view: Any, sight: Sight) -> tuple[flow.Span, ...]:
        """What choosing a place would mean, while it is pointed at."""
        ...

    def face(self, card: str, width: int) -> pygame.Surface:
        """A card at any size, its back for an empty word."""
        ...

    def help(self, view: Any, sight: Sight) -> Help:
        """The help sheet for what is going on."""
        ...

    def close(self, handle: Handle, view: Any, sight: Sight) -> Close | None:
        """What is shown when this is looked at closely."""
        ...

    def heading(self, event: Event) -> str | None:
        """The part of the log that an event begins."""
        ...

    def chip(self, card: str) -> flow.Span:
        """How a card stands in a sentence, tagged by its word."""
        ...


def zone_rect(zones: Mapping[str, pygame.Rect], name: str) -> pygame.Rect:
    """A zone, or an empty rectangle where the stage has none."""
    return zones.get(name, pygame.Rect(0, 0, 0, 0))
