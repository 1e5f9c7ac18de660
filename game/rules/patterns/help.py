"""The rules of Patterns told to a player, a short paragraph a topic: for the help panel and for lessons. Data only."""

from __future__ import annotations

from typing import Final

from game.core.topic import Topic
from game.rules.patterns.rulings import (
    ACTIONS,
    CLAN_BONUS,
    FACES,
    FIRST_ACTIONS,
    FIRST_TIER_BONUS,
    RESEARCH_COST,
    SEATS,
)

TOPICS: Final[tuple[Topic, ...]] = (
    Topic(
        "goal",
        "The goal",
        f"{SEATS[0]} to {SEATS[1]} players each grow a Pattern of Creatures under their Wizard. Whoever first "
        "fills every Position of the own Pattern wins at once. When the Recruitment deck runs out before that, "
        "the game ends with the turn, and the most Power in Pattern and Guard wins.",
        "3",
    ),
    Topic(
        "pattern",
        "The Pattern",
        "Three Positions stand under the Wizard, and two more under each of these: nine in all. Whoever stands "
        "above is the Leader, those below are its Minions. Beside the Pattern each player has one space for a "
        "Guard, a Dungeon, a hand of Spells and room for one Circle.",
        "1",
    ),
    Topic(
        "placement",
        "Who may stand where",
        "Under the Wizard: any Creature but one of the opposed Clan. Under a Creature: one of lower printed "
        "Power, or of equal Power and the same Clan, never one of the opposed Clan. Ember and Tide, Gale and "
        "Stone, Thorn and Shade are opposed. A Guard may be anyone.",
        "2",
    ),
    Topic(
        "turn",
        "A turn",
        f"Up to {ACTIONS} Actions, in any order, the same one again if you like, or fewer. The very first turn "
        f"of the game has only {FIRST_ACTIONS}. Research is no Action and can be done as often as you can pay "
        "for it.",
        "4",
    ),
    Topic(
        "recruit",
        "Recruit",
        "Select your Wizard or one of your Creatures, then draw the top card of the Recruitment deck. It may "
        "be placed as a legal Minion of what you selected, or as your Guard if that space is open, or go into "
        "your Dungeon, where nobody else sees it.",
        "4",
    ),
    Topic(
        "capture",
        "Capture",
        "One of your Creatures, the Guard too, attacks one of an opponent's. Both of you roll a die and add "
        f"Power; a defender right under its Wizard adds {FIRST_TIER_BONUS}. The loser goes to the winner's "
        "Dungeon, an attacker as well. After a tie nothing happens.",
        "4",
    ),
    Topic(
        "brainwash",
        "Brainwash",
        "Announce the Power of a Creature in your Dungeon, without its name, and roll. If the roll is higher, "
        "place it in your Pattern or as your Guard. If not, it stays where it is.",
        "4",
    ),
    Topic(
        "rescue",
        "Rescue",
        "One of your Creatures breaks into an opponent's Dungeon: your roll and its Power against their roll "
        "and the Power of their Guard. If you win, look through that Dungeon and take one Creature, into your "
        "Pattern, your Guard space or your own Dungeon. If you lose, your Creature stays there.",
        "4",
    ),
    Topic(
        "moves",
        "Move, Swap, Imprison",
        "Move a Creature that has no Minions to another legal Position, or make it your Guard. Swap two that "
        "stand next to each other, if all would still stand legally. Imprison one of your own, and your "
        "Dungeon has it: the only way to be rid of a Guard.",
        "4",
    ),
    Topic(
        "research",
        "Research",
        f"Discard {RESEARCH_COST} Creatures of one Clan from your Dungeon and draw a Spell. It costs no Action.",
        "4",
    ),
    Topic(
        "cast",
        "Casting Spells",
        "Each Spell names a Component: discard such a Creature from your Dungeon and do what the card says. "
        "Auras lie on a Position and hold for the Creature there and its Minions; an Enchantment lies on a "
        "Creature and travels with it; a Circle lies beside your Pattern, one at a time.",
        "5",
    ),
    Topic(
        "power",
        "Power",
        f"What is printed, and {CLAN_BONUS} more while the Creature is under the Control of a Wizard of its "
        f"own Clan, and what Spells add. The die has {FACES} faces, so nobody is safe and nothing is certain; "
        "the chances are shown before you let go.",
        "2",
    ),
    Topic(
        "leader",
        "A Leader lost",
        "When a Creature that has Minions is taken away, its player may at once promote one of them to the "
        "empty Position, if it may stand there. Whoever is then without a Leader, or not allowed under the new "
        "one, goes to that player's own Dungeon.",
        "4",
    ),
    Topic(
        "memory",
        "What is known",
        "A Creature that went to a Dungeon in the open stays known to all, and the table remembers it for you. "
        "One that was recruited into a Dungeon is known to its owner alone, until somebody wins a Rescue and "
        "looks through it.",
        "4",
    ),
)


def topic(key: str) -> Topic:
    """The paragraph with that key; KeyError where there is none."""
    found = next((entry for entry in TOPICS if entry.key == key), None)
    if found is None:
        raise KeyError(key)
    return found
