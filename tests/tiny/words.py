"""The log's sentences and the prompt."""

from __future__ import annotations

from game.core.event import Event, GameEnded
from game.core.words import Card, Player, Sentence
from tests.tiny import events as e
from tests.tiny.view import View


def describe(event: Event) -> Sentence | None:
    match event:
        case e.TurnBegan(seat=seat):
            return ("It is the turn of ", Player(seat), ".")
        case e.CardsDrawn(seat=seat, cards=cards):
            return (Player(seat), " draws", *_listed(cards), ".")
        case e.CardPlayed(seat=seat, card=card):
            return (Player(seat), " plays ", Card(card), ".")
        case e.TrapSprung(seat=seat, card=card):
            return (Player(seat), " springs ", Card(card), ".")
        case e.CardFueled(seat=seat, card=card, pot=pot):
            return (Player(seat), " throws ", Card(card), f" into the pot: {pot}.")
        case e.TrapSet(seat=seat, card=card):
            return (Player(seat), " lays ", Card(card), " face-down.")
        case e.TopSeen(seat=seat, card=card):
            return (Player(seat), " looks at the top of the deck: ", Card(card), ".")
        case e.TopBuried(seat=seat):
            return (Player(seat), " puts it under the deck.")
        case e.DeckStirred(deck=deck):
            return (f"The faded cards are shuffled into the deck: {deck} cards.",)
        case e.DieRolled(seat=seat, value=value):
            return (Player(seat), f" rolls {value}.")
        case e.PointsSet(seat=seat, points=points):
            return (Player(seat), f" has {points} points.")
        case e.LifeRegained(seat=seat, lives=left):
            return (Player(seat), f" has {left} lives again.")
        case e.LivesLost(lives=lives):
            return tuple(part for seat, left in lives for part in (Player(seat), f" has {left} lives. "))
        case e.SeatFell(seat=seat, cards=cards):
            return (Player(seat), " falls and shows", *(_listed(cards) or (" nothing",)), ".")
        case e.RestsCounted(seat=seat, rests=rests) if rests:
            return (Player(seat), " rests.")
        case GameEnded(outcome=outcome):
            winners = tuple(part for seat in outcome.winners for part in (" ", Player(seat)))
            return ("The game is won by", *(winners or (" nobody",)), ".")
    return None


def _listed(cards: tuple[str, ...]) -> Sentence:
    return tuple(part for k, card in enumerate(cards) for part in (" and " if k else " ", Card(card)))


def ask(view: View) -> Sentence:
    decision = view.decision
    if decision is None:
        return ("The game is over.",)
    who = Player(decision.seat)
    match decision.kind, decision.args:
        case "main", _:
            return (who, ": play, set or draw?")
        case "trap", (event, about):
            happened = "played a card" if event == "played" else "was hurt"
            return (who, ": ", Player(about), f" {happened}. Spring the trap?")
        case "window", (pot,):
            return (who, f": the pot holds {pot}. Throw in a card?")
        case "target", (card, _):
            return (who, ": whom does ", Card(card), " aim at?")
        case _:
            return (who, ": put the card under the deck?")
