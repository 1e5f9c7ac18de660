"""The sentences of the log and of the prompt line, in our own words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.core.event import Event, GameEnded
from game.core.words import Card, Mark, Player, Sentence, Span
from game.rules.renown import decisions, events
from game.rules.renown.cards import KIND_WORD, KINDS, SUIT_WORD
from game.rules.renown.legal import TAKE, moves
from game.rules.renown.view import RenownView

MARKS: Final[tuple[Mark, Mark]] = (Mark("heroic", "Heroic"), Mark("villainous", "Villainous"))
"""The two kinds of Favor, as pictures with a word."""


def describe(event: Event) -> Sentence | None:
    """The log's sentence; None for what the log would only repeat (a question, a turn that begins)."""
    match event:
        case events.GameBegan():
            bids = ", bids are sealed" if event.secret_bids else ""
            return (f"A Struggle of {_count(event.eras, 'Era')} begins between {event.seats} players{bids}.",)
        case events.TableSet():
            return ("The table is set as it stood.",)
        case events.EraBegan():
            return (f"Era {event.era} begins. ", Player(event.arch_liege), " is Arch Liege and deals.")
        case events.CardDealt():
            return (Player(event.seat), " is dealt ", Card(event.card), " face-down.")
        case events.HierarchyDealt():
            return ("The Hierarchy is dealt: ", *_list(event.dealt), ".")
        case events.Oriented():
            high, low = Card(event.hierarchy[0]), Card(event.hierarchy[-1])
            return (Player(event.seat), " sets the Hall beside ", high, " and the Den beside ", low, ".")
        case events.SuccessorNamed():
            side = "left" if event.direction > 0 else "right"
            return (
                Player(event.seat), " names ", Player(event.successor), f" Successor: play goes to the {side}.",
            )  # fmt: skip
        case events.RegimeBegan():
            return (f"Regime {event.regime} begins; ", Player(event.successor), " is Successor.")
        case events.RegimeEnded():
            return ("The row is empty: ", Player(event.successor), " is Successor.")
        case events.EraEnded():
            return _era_ended(event)
        case events.EraScored():
            return _era_scored(event)
        case GameEnded():
            return _game_ended(event)
        case events.FavorBid() | events.BidSealed() | events.BidsShown() | events.BidSkipped():
            return _bid(event)
    return _scheme(event)


def _bid(event: Event) -> Sentence | None:
    match event:
        case events.FavorBid():
            return (Player(event.seat), " bids one ", _mark(event.bid), " marker.")
        case events.BidSealed():
            return (Player(event.seat), " lays down a sealed bid.")
        case events.BidsShown():
            spans: list[Span] = ["The bids are shown:"]
            for seat, bid in enumerate(event.bids):
                if bid:
                    spans += [" " if len(spans) == 1 else ", ", Player(seat), " ", _mark(bid)]
            return (*spans, ".")
        case events.BidSkipped():
            return (Player(event.seat), " has no Favor to bid.")
    return None


def _scheme(event: Event) -> Sentence | None:
    match event:
        case events.CardSacrificed():
            return _sacrificed(event)
        case events.CardElevated() | events.CardBuried():
            return _moved(event)
        case events.DenTurned():
            return (Player(event.seat), " turns ", Card(event.card), " in from the Den, at the low end.")
        case events.HallTurned():
            return (Player(event.seat), " calls ", Card(event.card), " back from the Hall, to the high end.")
        case events.CardsGiven():
            if not event.cards:
                return (Player(event.seat), " has nothing to give.")
            short = f", {event.missing} short of what was asked" if event.missing else ""
            return (Player(event.seat), " gives up ", *_list(event.cards), f"{short}.")
        case events.FavorGiven():
            mark = _mark(event.favor_kind)
            spans = (f" pays {event.count} ", mark, f" {'marker' if event.count == 1 else 'markers'} to ")
            return (Player(event.seat), *spans, Player(event.to), ".")
        case events.CardTaken():
            last = ", the last of the row" if event.last else ""
            return (Player(event.seat), " takes ", Card(event.card), f"{last}.")
    return None


def _sacrificed(event: events.CardSacrificed) -> Sentence:
    start: Sentence = (Player(event.seat), " sacrifices ", Card(event.card))
    if event.target is not None:
        asked = "is" if event.budget == 1 else "are"
        return (*start, " against ", Player(event.target), f": {event.budget} Renown {asked} asked for.")
    return (*start, f": {event.budget} Renown to {event.purpose} with.")


def _moved(event: events.RowMove) -> Sentence:
    up = isinstance(event, events.CardElevated)
    places = abs(event.from_place - event.to_place)
    verb = "elevates" if up else "buries"
    way: list[Span] = [Player(event.seat), f" {verb} ", Card(event.card)]
    if places:
        way.append(f" by {_count(places, 'place')}")
    if event.out:
        way.append(f"{' and' if places else ''} out onto the {'Hall' if up else 'Den'}")
    return (*way, f", {event.budget} left.")


def _era_ended(event: events.EraEnded) -> Sentence:
    start = f"Era {event.era} ends: "
    match event.reason:
        case "last_favor" if event.seat is not None:
            return (start, Player(event.seat), " has parted with the last Favor.")
        case "court_full":
            return (f"{start}the Court is full.",)
    return (f"{start}the Den cannot fill another Hierarchy.",)


def _era_scored(event: events.EraScored) -> Sentence:
    spans: list[Span] = ["Counted:"]
    for seat, count in enumerate(event.counts):
        spans += [" " if seat == 0 else ", ", Player(seat), f" {count.totals[0]} ", MARKS[0]]
        spans += [f" and {count.totals[1]} ", MARKS[1]]
    for mark, taker, taken, kept in zip(MARKS, event.takers, event.taken, event.court, strict=True):
        if taker is not None and taken:
            spans += [". ", Player(taker), f" takes {taken} ", mark]
        elif taker is None and kept:
            spans += [f". A tie: {kept} ", mark, f" {'stays' if kept == 1 else 'stay'} in the Court"]
    return (*spans, ".")


def _game_ended(event: GameEnded) -> Sentence:
    best = max(event.outcome.scores)
    if event.outcome.winners:
        return ("The Struggle is over: ", Player(event.outcome.winners[0]), f" wins with {best} of one kind.")
    return (f"The Struggle is over: {best} of one kind is a tie, and nobody wins.",)


def ask(view: RenownView) -> Sentence:
    """Whose decision it is and what is asked; the same words for every seat, as the question is public."""
    asked = view.decision
    if asked is None:
        return ("The Struggle is over.",)
    who = Player(asked.seat)
    match asked.kind:
        case decisions.ORIENT:
            return (who, ": which end of the Hierarchy is the high end, where cards are taken?")
        case decisions.SUCCESSOR:
            return (who, ": who goes first as Successor, the neighbour on the left or on the right?")
        case decisions.BID:
            how = "seal a bid of one marker" if asked.args == ("sealed",) else "bid one marker into the Court"
            return (who, f": {how}, ", MARKS[0], " or ", MARKS[1], ".")
        case decisions.SCHEME:
            return (who, ": sacrifice a card, or take ", Card(view.hierarchy[0]), ".")
        case decisions.MOVE:
            return _ask_move(view, who)
        case decisions.GIVE:
            attacker, card, suit, need = asked.args
            suits = f"{SUIT_WORD[suit]}s worth {need} or more"
            return (who, f": give {suits} for ", Card(card), " of ", Player(attacker), ".")
    return (who, ": take ", Card(view.hierarchy[0]), ".")


def _ask_move(view: RenownView, who: Player) -> Sentence:
    card = view.sacrificed
    up = card[1] == "H"
    verb = "elevate" if up else "bury"
    if not view.moved:
        return (who, f": {verb} cards of the row with ", Card(card), ".")
    if not view.budget:
        return (who, ": take ", Card(view.hierarchy[0]), ".")
    if moves(view) == [TAKE]:
        return (
            who,
            ": take ",
            Card(view.hierarchy[0]),
            f"; nothing more can be {'elevated' if up else 'buried'}.",
        )
    return (who, f": {verb} more, or take ", Card(view.hierarchy[0]), ".")


def _mark(kind: str) -> Mark:
    return MARKS[KINDS.index(kind)] if kind in KIND_WORD else Mark("sealed", "sealed")


def _list(cards: Sequence[str]) -> list[Span]:
    """`6H, 7D and JD`, each card by itself."""
    spans: list[Span] = []
    for i, card in enumerate(cards):
        if i:
            spans.append(" and " if i == len(cards) - 1 else ", ")
        spans.append(Card(card))
    return spans


def _count(number: int, word: str) -> str:
    return f"1 {word}" if number == 1 else f"{number} {word}s"
