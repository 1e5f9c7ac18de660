"""The printed rules text of a card, made from what it does, so that card and behaviour cannot drift apart."""

from __future__ import annotations

from game.core.cardlang import sentence
from game.rules.crown.cards import Card, printed_keywords
from game.rules.crown.reserve import stands_in_reserve
from game.rules.crown.statics import Static
from game.rules.crown.verbs import clause

WORD_ORDER = ("heroic", "vanguard", "rearguard", "chain", "snap")
"""The bare keywords in the order in which they are printed; Flying and Terror belong to the Strike."""


def rules_text(card: Card) -> tuple[str, ...]:
    """The lines of a card's text, one a keyword or ability; none for a card that only has its numbers."""
    lines = [f"{word.capitalize()}." for word in WORD_ORDER if word in card.keywords]
    flying = "Flying " if "flying" in card.keywords else ""
    if "terror" in card.keywords:
        lines.append(f"{flying}Terror.")
    if card.strike:
        lines.append(f"{flying}Strike: {sentence(clause(card.strike))}")
    lines += _headed("Aura: in this push ", card.aura)
    lines += _headed("Leader: ", card.leader)
    if card.exhaust is not None:
        lines.append(f"Exhaust: {sentence(card.exhaust.says())}")
    lines += _headed("", card.static)
    if card.enters:
        lines.append(f"When it enters: {sentence(clause(card.enters))}")
    lines += [sentence(trigger.says()) for trigger in card.triggers]
    if card.boon is not None:
        if card.boon.enters:
            lines.append(f"Boon for its controller, when it enters: {sentence(clause(card.boon.enters))}")
        lines += _headed("Boon for its controller: ", card.boon.static)
    if card.play:
        lines.append(sentence(clause(card.play)))
    if card.trap is not None:
        place = "Lane trap" if card.trap.goes == "lane" else "Reserve trap"
        lines.append(f"{place}. {sentence(card.trap.says())}")
    if card.type == "fortification" and card.power is None:
        lines.append("Stands in the Reserve.")
    if card.copies == "any":
        lines.append("A deck may have any number of copies.")
    elif card.copies != 4:
        lines.append(f"A deck may have {card.copies} of it.")
    if stands_in_reserve(card):
        return tuple(line.replace(" this lane", " that lane") for line in lines)
    return tuple(lines)


def _headed(head: str, statics: tuple[Static, ...]) -> list[str]:
    """One line for each; behind a head the words begin small."""
    if head.endswith("push "):
        return [sentence(head + static.says()) for static in statics]
    return [f"{head}{sentence(static.says())}" for static in statics]


def keywords_of(card: Card) -> frozenset[str]:
    """The words of rules section 11 that the card prints."""
    return printed_keywords(" ".join(rules_text(card)))
