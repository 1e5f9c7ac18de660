"""Cards of Patterns as faces show them: Creatures, Wizards and Spells."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Final

from game.core.problems import ProblemList
from game.rules.patterns.cards import Clan, Creature, Spell, Wizard
from game.rules.patterns.compile import Pool
from game.rules.patterns.library import CARDS, read_library
from game.rules.patterns.text import KIND_WORDS, component_text, rules_text
from game.ui.cardface.info import CardInfo, Line, Run
from game.ui.theme import clan_sign

KIND_ICONS: Final[Mapping[str, str]] = {
    "creature": "paw", "wizard": "wizard-hat", "once": "flash", "aura": "creation", "enchantment": "auto-fix",
    "circle": "shield-sun",
}  # fmt: skip
_BOLD = re.compile(
    r"[+-]\d+ Power\b|\b(?:Capture|Recruit|Brainwash|Rescue|Move|Swap|Imprison|Research|Cast)s?\b"
    r"|\b\w+ extra Actions?\b"
)


def infos(folder: Path = CARDS, problems: ProblemList | None = None) -> list[CardInfo]:
    """Every card of a folder: Wizards, Creatures, Spells; none, and everything noted, where something is wrong."""
    library = read_library(folder, problems if problems is not None else ProblemList())
    if library is None:
        return []
    clans = list(library.clans.values())
    return [
        *(wizard_info(wizard, clans) for wizard in library.wizards.values()),
        *(creature_info(creature, clans) for creature in library.creatures.values()),
        *(spell_info(spell, clans) for spell in library.spells.values()),
    ]


def creature_info(creature: Creature, clans: Iterable[Clan]) -> CardInfo:
    """What a face shows of a Creature."""
    name = _clan(creature.clan, clans)
    return CardInfo(
        game="patterns",
        id=creature.id,
        name=creature.name,
        type="creature",
        type_line=f"Creature · {name}",
        house=creature.clan,
        house_name=name,
        numbers=(("power", creature.power),),
        icons=_icons(creature.clan, "creature"),
        flavour=creature.flavour,
        hint=creature.art.words() if creature.art else (),
    )


def wizard_info(wizard: Wizard, clans: Iterable[Clan]) -> CardInfo:
    """What a face shows of a Wizard."""
    name = _clan(wizard.clan, clans)
    return CardInfo(
        game="patterns",
        id=wizard.id,
        name=wizard.name,
        type="wizard",
        type_line=f"Wizard of {name}",
        house=wizard.clan,
        house_name=name,
        icons=_icons(wizard.clan, "wizard"),
        flavour=wizard.flavour,
        hint=wizard.art.words() if wizard.art else (),
    )


def spell_info(spell: Spell, clans: Iterable[Clan]) -> CardInfo:
    """What a face shows of a Spell."""
    name = _clan(spell.component.clan, clans)
    return CardInfo(
        game="patterns",
        id=spell.id,
        name=spell.name,
        type=spell.kind,
        type_line=KIND_WORDS[spell.kind],
        house=spell.component.clan,
        house_name=name,
        words=(("component", component_text(spell)),),
        icons=_icons(spell.component.clan, spell.kind),
        rules=tuple(_styled(line) for line in rules_text(spell)),
        flavour=spell.flavour,
        hint=spell.art.words() if spell.art else (),
    )


def unknown(card: str) -> CardInfo:
    """A card of which nothing is known but its id."""
    return CardInfo(game="patterns", id=card, name=card.replace("_", " ").title(), type="creature", house="")


def played(pool: Pool, filed: Mapping[str, CardInfo]) -> list[CardInfo]:
    """The cards of a pool as the files have them, but with the numbers and Clans that they are played with."""
    creatures = [
        replace(_as_played(filed.get(one.id), one.id, "creature", one.clan), numbers=(("power", one.power),))
        for one in pool.creatures
    ]
    wizards = [_as_played(filed.get(one.id), one.id, "wizard", one.clan) for one in pool.wizards]
    return [
        *creatures,
        *wizards,
        *(_as_played(filed.get(one.id), one.id, one.kind, one.clan) for one in pool.spells),
    ]


def _as_played(filed: CardInfo | None, card: str, kind: str, clan: str) -> CardInfo:
    """What its file says; what the rules know where there is no file, or where it is of another Clan by now."""
    if filed is not None and filed.house == clan:
        return filed
    name = clan.capitalize()
    told = {"creature": f"Creature · {name}", "wizard": f"Wizard of {name}"}
    return replace(
        filed or unknown(card),
        type=kind,
        type_line=told.get(kind) or KIND_WORDS[kind],
        house=clan,
        house_name=name,
        icons=_icons(clan, kind),
    )


def _clan(clan: str, clans: Iterable[Clan]) -> str:
    return next((one.name for one in clans if one.id == clan), clan.capitalize())


def _icons(clan: str, kind: str) -> tuple[tuple[str, str], ...]:
    return ("house", clan_sign(clan)), ("type", KIND_ICONS[kind])


def _styled(line: str) -> Line:
    spans: list[Run] = []
    start = 0
    for found in _BOLD.finditer(line):
        if found.start() > start:
            spans.append(Run(line[start : found.start()]))
        spans.append(Run(found[0], bold=True))
        start = found.end()
    if start < len(line):
        spans.append(Run(line[start:]))
    return tuple(spans)
