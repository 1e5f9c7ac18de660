"""The rules of Recusant Crown told to a player, a short paragraph a topic: for the help panel. Data only."""

from __future__ import annotations

from dataclasses import fields
from typing import Final

from game.core.topic import Topic
from game.rules.crown.cards import Card
from game.rules.crown.decks import BLOOMERS, LEAST_CARDS
from game.rules.crown.engine import Options
from game.rules.crown.help_words import KEYWORD_TOPICS, moments
from game.rules.crown.sentences import COUNTDOWN
from game.rules.crown.state import ANCHORS_PER_LANE, HAND_SIZE, LANES, STALE_LIMIT, WIN

COPIES: Final = next(field.default for field in fields(Card) if field.name == "copies")
GAMES: Final = Options().games

BEGINNING: Final = (
    Topic(
        "goal",
        "The goal",
        f"Two players contend for Majesty: with {WIN} of it you have won, there and then. An anchor that "
        "breaks is worth 1 to the other side, and a few cards bring some too. The game is also over when "
        "somebody Awakens, hit in a lane without an anchor to stop the blow; then whoever has more wins.",
        "1",
    ),
    Topic(
        "table",
        "The table",
        f"Between you lie {len(LANES)} lanes, {LANES[0]}, {LANES[1]} and {LANES[2]}; a lane bears the same "
        "name for both. On your side of each stand your creatures in a line, the front nearest the enemy, "
        f"then {ANCHORS_PER_LANE} anchors face-down, and traps. Beside them you have a deck (the Dream), a "
        "hand, a Reserve for cards that work from outside the lanes, and the Fade, where spent and fallen "
        "cards go.",
        "2",
    ),
    Topic(
        "memory",
        "What is known",
        "Hands and decks are secret. Anchors are so even to their owner, until one breaks or a card shows "
        "it, and a set trap is known to nobody but who set it. All else is open: creatures, "
        "resources, Reserves, both Fades, what was Obliterated, and how many cards lie anywhere.",
        "2",
    ),
    Topic(
        "decks",
        "Decks",
        f"A deck has {LEAST_CARDS} cards or more, and {COPIES} copies of a card at most, unless the card "
        f"itself names another number. It is wise to have {BLOOMERS[0]} to {BLOOMERS[1]} creatures that cost 0 and "
        "have a Bloom of 1: nobody starts with resources, and these bring the first.",
        "3",
    ),
    Topic(
        "setup",
        "Setting up",
        f"The decks are shuffled. Your top {len(LANES) * ANCHORS_PER_LANE} cards become your anchors, "
        f"{ANCHORS_PER_LANE} in each lane, and nobody looks at them. Then you draw {HAND_SIZE}. Who goes "
        "first is drawn by lot, unless you settled it when the table was laid.",
        "3",
    ),
    Topic(
        "mulligan",
        "The mulligan",
        "Once, before the first turn, you may be rid of as many cards of your hand as you like: they are "
        "shuffled into your deck, and you draw as many new ones. Who goes first decides first.",
        "3",
    ),
)

TURNS: Final = (
    Topic(
        "turn",
        "A turn",
        "One action, and your turn is over: play a card, set a trap, push, Meditate, Recover or Maneuver. "
        "There is no card to draw at its start, and you pass only if none of the six can be done. As it "
        "ends, shattered creatures Fade, all damage heals, and a lane with nobody on one side locks.",
        "4",
    ),
    Topic(
        "play",
        "Playing a card",
        "Pay for it, and it does what it says. A creature joins a line of yours at any place you choose, in "
        "front too. Equipment works from your Reserve. A spell has its effect, then Fades; one that needs "
        "a target cannot be played without. Fortifications and Rivals have pages of their own.",
        "4",
    ),
    Topic(
        "meditate",
        "Meditate",
        f"Draw until your hand is full: {HAND_SIZE} cards, if no card has changed that. You can do it with a "
        "smaller hand only, and with cards left to draw. An empty deck is no disaster: nothing is drawn "
        "from it, and nothing is lost. A hand may grow beyond its size by other ways.",
        "4",
    ),
    Topic(
        "recover",
        "Recover",
        "All your exhausted creatures stand up at once, in every lane. Those that are shattered do not. It is "
        "a whole turn's action, so it pays to have several in need of it.",
        "4",
    ),
    Topic(
        "maneuver",
        "Maneuver",
        "Take any number of your creatures from one lane to one other, each to the place you like; or put "
        "the creatures of one lane into another order. Those you leave alone keep theirs. Exhausted "
        "ones may come along; shattered ones, Fortifications and Rivals stay where they are.",
        "4",
    ),
    Topic(
        "resources",
        "Resources and Clarity",
        "Every faction runs on something of its own: Dream on Insight, Resolve on Resolve, Exart on "
        "Artifice, Verge on Hunger. What you have gained is yours until you spend it, and you may hold "
        "several kinds. Whatever the faction, all of it counts as Clarity.",
        "5",
    ),
    Topic(
        "bloom",
        "Cost and Bloom",
        "The Cost of a creature or of equipment is paid in its own faction's resource; 0 is free. Having "
        "paid, you gain the card's Bloom, of that same resource, and so small creatures raise great ones. "
        "An anchor that you cast blooms as well.",
        "5",
    ),
    Topic(
        "essence",
        "Essence and colouring",
        "Essence is won as Bounty and goes with any faction. A single resource of the right kind colours as "
        "much Essence as a creature or equipment costs: for a Cost of 3 Insight, 1 Insight and 2 Essence "
        "will do. Essence alone will not. You are offered the payment that saves most of it, and may pay "
        "in any other lawful way.",
        "5",
    ),
    Topic(
        "spells",
        "What the others cost",
        "For a spell, a trap, a Fortification or a Rival you pay 1 Clarity, of whichever faction you please, "
        "and on top of it the Essence that is printed. With a printed 0, that 1 Clarity is the whole price.",
        "5",
    ),
)

CREATURES: Final = (
    Topic(
        "creatures",
        "Creatures",
        "Four numbers: Cost, what you pay; Bloom, what you get for playing it; Power, what it adds to a "
        "push and how much damage fells it; Bounty, the Essence it is worth to whoever shatters it.",
        "6",
    ),
    Topic(
        "shatter",
        "Shattering and Bounty",
        "Damage as high as its Power Shatters a creature. It is exhausted and adds nothing more, yet stays in "
        "the line until the turn is over, and then Fades. The Bounty goes to whoever's pool or card "
        "did it, even to its own player; a Rival's always to its owner. Damage that does not Shatter is gone "
        "at the end of the turn.",
        "6",
    ),
    Topic(
        "exhausted",
        "Exhausted creatures",
        "They lie sideways: still in the lane, and damage still finds them, but they add no Power, and their "
        "Strike, Aura and Leader ability are off. A creature exhausted in the middle of a push leaves in "
        "the pool what it has put there. To stand up it takes Recover, or a card.",
        "6",
    ),
    Topic(
        "counters",
        "Power and counters",
        "Power is what is printed and what cards add for the time being, less 1 for each -1 Power Counter; "
        "these stay when the turn ends. Damage leaves Power as it is. Without any Power "
        "a creature Fades on the spot. It was not shattered then, so nobody earns a Bounty for it; only "
        "a Rival's is paid.",
        "6",
    ),
    Topic(
        "exhaust",
        "Exhaust abilities",
        "In your own turn you may turn a creature sideways for what stands behind the word Exhaust: before "
        "your action, after it, or in a window of your push, and as often as you have creatures upright. "
        "That is not your action. Some of these abilities are of use within a push only.",
        "4",
    ),
    Topic(
        "leader",
        "The Leader",
        "Whoever stands in front leads that side of the lane. Exhausted or shattered, it still does, only its "
        "Leader ability rests. A Fortification in front leads nobody, and the side has no Leader.",
        "7",
    ),
    Topic(
        "lanes",
        "Locked lanes",
        "A lane is unlocked, and can be pushed, as long as both sides have a creature there, be it exhausted "
        "or shattered; a Fortification with Power is enough. With one side empty it is locked, from that "
        "very moment. A push that has begun goes on to its end in any case.",
        "7",
    ),
)

PUSHES: Final = (
    Topic(
        "push",
        "A push",
        "Choose an unlocked lane. Now both sides gather a pool of damage, and at the end each is dealt the "
        "other's. First come the Auras, then Vanguard creatures, then those without such a word, "
        "then Rearguard. The sides take turns, the attacker beginning, each from front to back; when one is "
        "through, the other goes on alone.",
        "8",
    ),
    Topic(
        "push_turn",
        "One creature's turn",
        "Its Strike happens, then its Power goes into its side's pool. Who is exhausted or shattered by then "
        "gives nothing, and its side's turn is used up all the same. A pool is never less than 0.",
        "8",
    ),
    Topic(
        "auras",
        "Auras",
        "At the start of a push the Auras of upright creatures in that lane begin to hold, the attacker's "
        "first, then the defender's. Of two that contradict each other the later counts. They last for "
        "the whole push, whatever becomes of the creature; a newcomer's Aura is too late.",
        "8",
    ),
    Topic(
        "windows",
        "Windows",
        "Before the first effect of a push and after each one, attacker and defender may step in by turns, "
        "until both hold. Either may fire a Flying Strike of an upright creature here, each once a push; the "
        "attacker may use Exhaust abilities from anywhere. What was fired cannot be answered. Flying "
        "Strikes that you do not fire are lost for this push. Windows without a use pass unasked.",
        "8.1",
    ),
    Topic(
        "spread",
        "Spreading damage",
        "You spread what your own side suffers: on creatures of yours in the lane that are not shattered, "
        "on each no more than it takes to fell it, and all of the pool while there is room. Heroic "
        "ones must be full first. The defender spreads before the attacker, but both blows fall together.",
        "8.2",
    ),
    Topic(
        "through",
        "Breaking through",
        "Damage that is left when nobody stands in its way any more breaks the next anchor of that side in "
        "the lane: just one, however much is left. The opponent gains 1 Majesty. Both sides can break through "
        "in the same push.",
        "8.3",
    ),
    Topic(
        "anchors",
        "A broken anchor",
        "Turn yours up. You may cast it there and then, for its usual price, even in the opponent's turn: "
        "a creature into any lane, a trap by setting it for nothing. If you do not, it joins your hand. "
        "When two break together, the player whose turn it is not begins. No anchor grows back, unless a "
        "card says so.",
        "9",
    ),
    Topic(
        "awakening",
        "Awakening",
        "Damage that comes through in a lane where you have no anchor Awakens you. You lose 1 Majesty, the "
        "game stops, and totals are compared: with 5 before it you would still beat 3. They may sink below 0. "
        "Equal totals are a tie.",
        "1",
    ),
    Topic(
        "both",
        "Both at once",
        "All that one push deals is counted before anybody has won. Two who Awaken together both lose 1. Two "
        f"who reach {WIN} together compare totals. If anybody Awakened, the totals alone decide. Once the "
        "game is over, no anchor is cast any more.",
        "1",
    ),
    Topic(
        "direct",
        "Direct damage",
        "Some cards hurt the player. However hard the blow, that player gives up one anchor, in a lane of "
        "their own choice, and the other gains 1 Majesty. With no anchor anywhere, it is Awakening.",
        "9",
    ),
)

CARDS: Final = (
    Topic(
        "traps",
        "Traps",
        "Setting one is an action that costs nothing: face-down, in a lane or in the Reserve, as the card "
        "says. When what it waits for happens, in anybody's turn, you may turn it up, paying its price. It takes "
        "effect right after, undoes nothing, and Fades. Unpaid or held back, it lies on.",
        "10",
    ),
    Topic(
        "trap_questions",
        "When traps are asked for",
        f"After {moments()}, whoever has a trap lying there, or in the Reserve, is asked, the player whose "
        "turn it is first. You are asked even where your trap does not fit: then you can only "
        "decline, and the question has told the other side nothing.",
        "15",
    ),
    Topic(
        "equipment",
        "Equipment",
        "Paid for as creatures are, with its faction's resource and Essence. It stands in your Reserve, in no "
        "lane, where no push reaches it, and does its work from there.",
        "10",
    ),
    Topic(
        "fortifications",
        "Fortifications",
        "With Power, it stands in a line of your own, adds to pools, takes damage, Shatters and yields its Bounty, "
        "and Recover stands it up. But it never leads or maneuvers, and cards that say creature do not "
        "mean it. Built without Power, it has its place in the Reserve.",
        "10",
    ),
    Topic(
        "rivals",
        "Rivals",
        "You put it into a line of your opponent, who controls it from then on, has its boon and pushes with "
        "it, but cannot maneuver it. It can give you somebody to push against. Its Bounty is your reward "
        "however it Fades; one that was shattered pays as the turn ends. Only if it is Obliterated do you "
        "go without.",
        "10",
    ),
    Topic(
        "chain",
        "Chain and Snap",
        "After a card with Chain you may play one more, or set a trap, if both print a keyword in common; "
        "Chain itself will do, and a second Chain goes on in the same way. Snap saves you the price of a "
        "card that comes out of a broken anchor. From there, Chain does not work.",
        "4",
    ),
    *KEYWORD_TOPICS,
)

ENDING: Final = (
    Topic(
        "stalemate",
        "Stalemate",
        f"{STALE_LIMIT} turns in a row without a deed end the game, and totals are compared. To play, set, flip or "
        "cast a card is a deed, and so is a creature that Shatters or Fades, or an anchor that breaks. The last "
        f"{COUNTDOWN} turns are counted down for you.",
        "1",
    ),
    Topic(
        "match",
        "A match",
        f"You play {GAMES} games, or as many from 1 to 9 as you chose, and the Majesty of all of them is added "
        "up, less what Awakening cost. The larger sum wins the match; equal sums are a tie. The loser of a game goes "
        "first in the next one; after a tie, whoever went second.",
        "12",
    ),
    Topic(
        "concede",
        "Giving up",
        "You may concede a game at any time from the menu. It counts as Awakening, and lifts an opponent who "
        f"has less to {WIN} Majesty. The match goes on with its next game.",
        "15",
    ),
    Topic(
        "open_decks",
        "Open decks",
        "A choice when the table is laid: both may read which cards the other deck was made of. "
        "Where they lie stays a secret. Without it you know only the factions of the other deck.",
        "2",
    ),
)

TOPICS: Final[tuple[Topic, ...]] = (*BEGINNING, *TURNS, *CREATURES, *PUSHES, *CARDS, *ENDING)


def topic(key: str) -> Topic:
    """The paragraph with that key; KeyError where there is none."""
    return {entry.key: entry for entry in TOPICS}[key]
