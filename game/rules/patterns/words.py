"""The sentences of the log and of the prompt line, in our own words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.core.event import Event, GameEnded
from game.core.words import Card, Mark, Player, Sentence, Span
from game.rules.patterns import decisions, events
from game.rules.patterns.shape import GUARD, WIZARD
from game.rules.patterns.view import PatternsView

_LINES: Final = {
    "power": "Power",
    "clan": "Clan",
    "tier": "first tier",
    "aura": "Aura",
    "enchantment": "Enchantment",
    "circle": "Circle",
    "turn": "this turn",
}
"""What a line of a roll is called, besides its card."""
_ENDS: Final = {
    "pattern_completed": "the Pattern is complete",
    "deck_ran_out": "the Recruitment deck has run out",
    "turn_limit": "the last turn is over",
    "conceded": "the other gives up",
}


def clan_mark(clan: str) -> Mark:
    """A Clan as a small picture with its word."""
    return Mark(clan, clan.capitalize())


def describe(event: Event) -> Sentence | None:
    """The log's sentence; None for what the log would only repeat (a question, Actions left)."""
    match event:
        case events.GameBegan():
            return _began(event)
        case events.TableSet():
            return ("The table is set as it stood.",)
        case events.FirstRolled():
            return _first_rolled(event)
        case events.TurnBegan():
            return ("Turn of ", Player(event.seat), ".")
        case events.DiceRolled():
            return _rolled(event)
        case events.BrainwashRolled():
            result = "succeeds" if event.success else "fails"
            prisoner = (
                f" brainwashes a prisoner of Power {event.power} and rolls {_dice(event.side)}: it {result}."
            )
            return (Player(event.side.seat), prisoner)
        case events.DeckRanOut():
            return ("The last Recruitment card is drawn: the game ends with this turn.",)
        case events.PatternCompleted():
            return (Player(event.seat), " has filled every Position.")
        case events.PowerCounted():
            return _counted(event)
        case GameEnded():
            return _ended(event)
    return _creatures(event) or _spells(event)


def _began(event: events.GameBegan) -> Sentence:
    spans: list[Span] = [f"{event.seats} players sit down:"]
    for seat, wizard in enumerate(event.wizards):
        spans += [" " if seat == 0 else ", ", Player(seat), " with ", Card(wizard)]
    spans.append(". In play: ")
    for at, clan in enumerate(event.clans):
        spans += [", " if at else "", clan_mark(clan)]
    return (*[span for span in spans if span != ""], ".")


def _first_rolled(event: events.FirstRolled) -> Sentence:
    spans: list[Span] = ["For the first turn"]
    for at, (seat, value) in enumerate(event.rolls):
        spans += [" " if at == 0 else ", ", Player(seat), f" rolls {value}"]
    if len(event.highest) == 1:
        return (*spans, ": ", Player(event.highest[0]), " begins.")
    return (*spans, ": a tie, rolled again.")


def _dice(side: events.Side) -> str:
    return " and ".join(str(roll) for roll in side.rolls)


def _rolled(event: events.DiceRolled) -> Sentence:
    one, other = event.sides
    what = "attacks" if event.purpose == "capture" else "tries a rescue"
    spans: list[Span] = [Player(one.seat), f" {what}: "]
    spans += [*_side(one), " against ", *_side(other)]
    if event.result == 0:
        return (*spans, ": a tie.")
    return (*spans, ": ", Player((one if event.result > 0 else other).seat), " wins.")


def _side(side: events.Side) -> list[Span]:
    """`Pyre Drake 4 + 5 Power + 1 Clan = 10`."""
    spans: list[Span] = [Card(side.card), " "] if side.card else []
    spans.append(f"rolls {_dice(side)}")
    for line in side.lines:
        sign = "+" if line.amount >= 0 else "\u2212"
        spans.append(f" {sign} {abs(line.amount)} {_LINES[line.kind]}")
        if line.kind in {"aura", "enchantment", "circle", "turn"}:
            spans += [" (", Card(line.source), ")"]
    if side.lines or len(side.rolls) > 1:
        spans.append(f" = {side.total}")
    return spans


def _creatures(event: Event) -> Sentence | None:
    match event:
        case events.CardDrawn():
            chosen: Sentence = (" for the Wizard",) if event.leader == WIZARD else (f" for {event.leader}",)
            return (Player(event.seat), " draws ", Card(event.card), *chosen, ".")
        case events.Arrived():
            return _arrived(event)
        case events.Captured():
            return (
                Card(event.card),
                " of ",
                Player(event.seat),
                " goes to the Dungeon of ",
                Player(event.by),
                ".",
            )
        case events.Imprisoned():
            return (Card(event.card), " of ", Player(event.seat), " goes to its own Dungeon.")
        case events.Discarded():
            return (Card(event.card), " of ", Player(event.seat), " is discarded.")
        case events.Moved():
            return (
                Player(event.seat),
                " moves ",
                Card(event.card),
                f" from {_at(event.place)} to {_at(event.to)}.",
            )
        case events.Swapped():
            return (Player(event.seat), " swaps ", Card(event.cards[0]), " and ", Card(event.cards[1]), ".")
        case events.GuardsExchanged():
            return (
                Player(event.seats[0]), " gives ", Card(event.cards[0]), " to ", Player(event.seats[1]), " for ",
                Card(event.cards[1]), " as Guard.",
            )  # fmt: skip
        case events.Promoted():
            return (Card(event.card), " of ", Player(event.seat), f" is promoted to {event.to}.")
        case events.Released():
            goes = "goes" if len(event.cards) == 1 else "go"
            return (Player(event.seat), " lets go: ", *_list(event.cards), f" {goes} to the own Dungeon.")
    return None


def _arrived(event: events.Arrived) -> Sentence:
    start: Sentence = (Player(event.seat), " puts ", Card(event.card))
    if isinstance(event, events.Rescued) and event.source is not None:
        start = (
            Player(event.seat),
            " leads ",
            Card(event.card),
            " out of the Dungeon of ",
            Player(event.source),
        )
    if event.where == events.DUNGEON:
        return (*start, " into the own Dungeon.")
    return (*start, " as Guard." if event.where == GUARD else f" at {event.where}.")


def _spells(event: Event) -> Sentence | None:
    match event:
        case events.SpellCast():
            return (Player(event.seat), " casts ", Card(event.spell), " with ", Card(event.cards[0]), ".")
        case events.Researched():
            return (Player(event.seat), " researches with ", *_list(event.cards), ".")
        case events.SpellDrawn():
            return (
                Player(event.seat),
                " draws ",
                *((Card(event.spell),) if event.spell else ("a Spell",)),
                ".",
            )
        case events.ResearchShuffled():
            return (f"The research discards are shuffled into a new deck of {event.count}.",)
        case events.AuraLaid():
            return (Card(event.spell), f" lies on {event.place} of ", Player(event.seat), ".")
        case events.EnchantmentLaid():
            return (
                Card(event.spell),
                f" lies on the Creature at {_at(event.place)} of ",
                Player(event.seat),
                ".",
            )
        case events.CircleLaid():
            return (Player(event.seat), " draws the Circle ", Card(event.spell), ".")
        case events.CharmBegan():
            return (Card(event.spell), " holds for this turn.")
        case events.SpellDiscarded() if event.lay != "cast":
            return (Card(event.spell), " of ", Player(event.seat), " is discarded.")
        case events.Looked():
            return _looked(event)
    return None


def _looked(event: events.Looked) -> Sentence:
    cards: Sentence = (": ", *_list(event.cards)) if event.cards else ()
    if event.owner is None:
        return (Player(event.seat), f" looks at the top {event.count} of the Recruitment deck", *cards, ".")
    what = "through the Dungeon" if event.what == "dungeon" else "at the Spells"
    return (Player(event.seat), f" looks {what} of ", Player(event.owner), *cards, ".")


def _counted(event: events.PowerCounted) -> Sentence:
    spans: list[Span] = ["The Power of all Creatures:"]
    for seat, total in enumerate(event.totals):
        spans += [" " if seat == 0 else ", ", Player(seat), f" {total}"]
    return (*spans, ".")


def _ended(event: GameEnded) -> Sentence:
    outcome = event.outcome
    why = _ENDS[outcome.reason]
    if not outcome.winners:
        return (f"The game is over, {why}: a tie, and nobody wins.",)
    return ("The game is over, ", f"{why}: ", Player(outcome.winners[0]), " wins.")


def _at(place: str) -> str:
    return "the Guard space" if place == GUARD else place


def _list(cards: Sequence[str]) -> list[Span]:
    """`Cave Boar, Moss Stag and Grave Cat`, each card by itself."""
    spans: list[Span] = []
    for i, card in enumerate(cards):
        if i:
            spans.append(" and " if i == len(cards) - 1 else ", ")
        spans.append(Card(card))
    return spans


# -- the prompt ----------------------------------------------------------------------------------------------


def ask(view: PatternsView) -> Sentence:
    """Whose decision it is and what is asked; a card that only its owner knows is named to nobody else."""
    asked = view.decision
    if asked is None:
        return ("The game is over.",)
    who = Player(asked.seat)
    match asked.kind:
        case decisions.ACT:
            left = asked.args[0]
            if not left:
                return (who, ": no Action is left. Research if you can, then end the turn.")
            return (who, f": choose an Action, {left} {'is' if left == 1 else 'are'} left.")
        case decisions.PLACE:
            return (who, ": where does ", *_held(view), " go?")
        case decisions.PROMOTE:
            return (
                who,
                f": the Leader at {asked.args[0]} is lost. Promote one of its Minions, or let them go.",
            )
        case decisions.TARGET:
            return (who, ": ", Card(asked.args[0]), f" asks for {_TARGETS[asked.args[2][0]]}.")
    if asked.args[0] == "option":
        return (who, ": ", Card(asked.args[1]), f" lets you choose: {', '.join(asked.args[2])}.")
    pile = "the top of the Recruitment deck" if asked.args[2] == "deck" else "the Dungeon"
    return (who, f": choose a Creature of {pile}.")


_TARGETS: Final = {
    "creature": "a Creature",
    "position": "a Position",
    "for_guard": "an empty Position for your Guard",
    "opponent": "an opponent",
    "pair": "a Creature of your Pattern",
    "partner": "the Creature that it changes places with",
    "spelled": "a Spell on the table",
}


def _held(view: PatternsView) -> Sentence:
    asked = view.decision
    card = view.held.partition("#")[0]
    if card or asked is None or asked.args[3] <= 0:
        return (Card(card),)
    return (f"the prisoner of Power {asked.args[3]}",)
