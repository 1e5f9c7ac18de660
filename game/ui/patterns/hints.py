"""What the sheet beside the table says: the card in focus and what makes up its Power, or the rules of the moment."""

from __future__ import annotations

from typing import Final

from game.core.figures import figure, signed
from game.rules.patterns import decisions
from game.rules.patterns.facts import facts_of
from game.rules.patterns.power import power_lines
from game.rules.patterns.view import PatternsView
from game.ui.patterns.cards import info, name_of
from game.ui.patterns.poses import HELD, casting, number_in, pick_pile, seat_place
from game.ui.table.helpsheet import BULLET
from game.ui.table.mat import Help

ACTIONS: Final = Help(
    "Your turn",
    "flash",
    (
        (BULLET, "Recruit: the deck's top card onto your Wizard or a Creature."),
        (BULLET, "Capture: your Creature onto theirs. Rescue: onto their Dungeon."),
        (BULLET, "Move, Swap, Imprison: your Creature to where it should be."),
        (BULLET, "Brainwash: a prisoner into your Pattern."),
        (BULLET, "Cast: a prisoner onto a Spell."),
        (BULLET, "Research: two prisoners of one Clan onto that deck."),
    ),
    "",
    "#8a5e1c",
)
PLACE: Final = Help(
    "Where it may stand",
    "sitemap",
    (
        (BULLET, "Under the Wizard: any Clan but the opposed one."),
        (BULLET, "Under a Creature: a lower printed Power, or an equal one of the same Clan."),
        (BULLET, "Or as your Guard, if that place is open."),
    ),
    "Ember and Tide, Gale and Stone, Thorn and Shade are opposed.",
    "#8a5e1c",
)
PROMOTE: Final = Help(
    "A Leader is lost",
    "skull",
    (
        (BULLET, "Drag one of its Minions up to the empty Position, if it may stand there."),
        (BULLET, "Whoever is without a Leader then goes to your own Dungeon."),
    ),
    "",
    "#8a2a20",
)
PICK: Final = Help(
    "Choose one",
    "gate",
    ((BULLET, "Press the Creature that you want."), (BULLET, "Where it goes is asked next.")),
    "",
    "#8a5e1c",
)
WATCH: Final = Help(
    "Patterns",
    "sitemap",
    (
        (BULLET, "Whoever fills all nine Positions wins."),
        (BULLET, "Point at a Wizard to see that Pattern from near."),
        (BULLET, "A turn has two Actions. Research is free."),
    ),
    "",
    "#8a5e1c",
)


def help_for(view: PatternsView, acting: bool, version: int, handle: str) -> Help:
    """The card that is pointed at or held, else what the question is about."""
    card = card_of(view, handle)
    if card:
        return _card(view, handle, card, version)
    asked = view.decision
    if asked is None or not acting:
        return WATCH
    match asked.kind:
        case decisions.ACT:
            return ACTIONS
        case decisions.PLACE:
            return PLACE
        case decisions.PROMOTE:
            return PROMOTE
        case decisions.TARGET:
            return _card(view, HELD, casting(view), version)
    return PICK if asked.args[0] == "pick" else _card(view, HELD, casting(view), version)


def card_of(view: PatternsView, handle: str) -> str:
    """The card that a handle shows to this looker; empty for none."""
    home = view.seat
    there = seat_place(handle)
    if there is not None:
        return view.patterns[there[0]][facts_of(view.pool).number[there[1]]]
    if handle.startswith("card:"):
        return handle[5:]
    if handle.startswith("w:"):
        return view.wizards[int(handle[2:])]
    if handle.startswith("o:"):
        return view.circles[int(handle[2:])]
    if handle.startswith("pick:"):
        pile, at = pick_pile(view), number_in(handle, "pick")
        return pile[at] if at < len(pile) else ""
    if handle == HELD:
        return casting(view) or view.held.partition("#")[0]
    if home is None:
        return ""
    if handle == "circle":
        return view.circles[home]
    for head, cards in (("d", view.dungeons[home]), ("s", view.spells[home])):
        at = number_in(handle, head)
        if 0 <= at < len(cards):
            return cards[at]
    return ""


def facts_about(view: PatternsView, handle: str) -> tuple[tuple[str, str], ...]:
    """The Power of a Creature in play, line by line; nothing for anything else."""
    there = seat_place(handle)
    if there is None:
        return ()
    seat, place = there[0], facts_of(view.pool).number[there[1]]
    if not view.patterns[seat][place]:
        return ()
    lines = power_lines(view, seat, place)
    if len(lines) < 2:
        return ()
    return tuple(
        (
            "Printed"
            if line.kind == "power"
            else name_of(line.source)
            if line.kind != "clan"
            else "Clan of the Wizard",
            figure(line.amount) if line.kind == "power" else signed(line.amount),
        )
        for line in lines
    )


def spells_about(view: PatternsView, handle: str) -> tuple[tuple[str, str, str], ...]:
    """What lies on a place: the Aura, the Leader's Aura, Enchantments; icon, name, what they say."""
    there = seat_place(handle)
    if there is None:
        return ()
    facts = facts_of(view.pool)
    seat, place = there[0], facts.number[there[1]]
    found = []
    if place < facts.positions:
        over = facts.leader[place]
        for aura in (view.auras[seat][place], view.auras[seat][over] if over >= 0 else ""):
            if aura:
                found.append(("creation", name_of(aura), rules_of_spell(aura)))
    found += [("auto-fix", name_of(spell), rules_of_spell(spell)) for spell in view.enchantments[seat][place]]
    return tuple(found)


def rules_of_spell(spell: str) -> str:
    """What is printed on a Spell, in one line."""
    return " ".join("".join(run.text for run in line if hasattr(run, "text")) for line in info(spell).rules)


def _card(view: PatternsView, handle: str, card: str, version: int) -> Help:
    return Help(
        name_of(card),
        "cards",
        card=card,
        facts=facts_about(view, handle),
        words=spells_about(view, handle),
        stamp=version,
    )
