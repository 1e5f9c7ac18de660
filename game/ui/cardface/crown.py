"""Cards of Recusant Crown as faces show them: keywords bold, resources with their icons."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from game.core.figures import true_minus
from game.core.problems import ProblemList
from game.rules.crown.cards import Card, Faction
from game.rules.crown.library import CARDS, read_cards
from game.rules.crown.text import rules_text
from game.ui.cardface.info import CardInfo, Line, Run, Sign

RESOURCE_ICONS: Final[Mapping[str, str]] = {
    "insight": "eye", "resolve": "shield", "artifice": "cog", "hunger": "skull", "essence": "star-four-points",
    "majesty": "crown",
}  # fmt: skip
RESOURCE_INKS: Final[Mapping[str, str]] = {
    "insight": "#3d49b8", "resolve": "#a35a1c", "artifice": "#24706a", "hunger": "#7e3494", "essence": "#7d6a96",
    "majesty": "#8a6212",
}  # fmt: skip
"""Dark enough for paper; a face on a dark ground lightens them."""
BADGES: Final[Mapping[str, str]] = {
    "heroic": "shield", "flying": "feather", "strike": "sword", "terror": "skull", "vanguard": "chevron-double-up",
    "rearguard": "chevron-double-down", "leader": "flag", "aura": "circle-double", "exhaust": "rotate-right",
    "chain": "link-variant", "snap": "lightning-bolt",
}  # fmt: skip
"""The icon of each keyword, the most telling first: a small card shows the first it has."""
TYPE_ICONS: Final[Mapping[str, str]] = {
    "creature": "paw", "equipment": "anvil", "spell": "auto-fix", "trap": "alert-octagram", "fortification": "castle",
    "rival": "crown-outline",
}  # fmt: skip
LABELS: Final = {"fortification": "fort"}
"""A type's word where there is no room for its own."""
_HEAD = re.compile(
    r"^(?:(?:Flying )?(?:Strike|Terror)|Aura|Leader|Exhaust|Heroic|Vanguard|Rearguard|Chain|Snap|Lane trap|Reserve trap"
    r"|When it enters|Boon for its controller)(?:[:.]|(?=,))"
)
_WITHIN = re.compile(
    r"\b(?:Wither|Fade) \d+\b|\bFade(?= (?:an?|one|it|that|each|all|up|your|the)\b)"
    r"|\b(?:Wither|Obliterate|Heroic|Terror|Snap|Chain)\b(?!:)"
)
_AMOUNT = re.compile(r"(\d+) (Insight|Resolve|Artifice|Hunger|Essence|Majesty)\b")


def infos(folder: Path = CARDS, problems: ProblemList | None = None) -> list[CardInfo]:
    """Every card of a folder that can be read, in the order of the files; what cannot is noted in `problems`."""
    cards, factions = read_cards(folder, problems if problems is not None else ProblemList())
    return [info(card, factions) for card in cards]


def info(card: Card, factions: Iterable[Faction]) -> CardInfo:
    """What a face shows of a card."""
    faction = next((one for one in factions if one.id == card.faction), None)
    name = faction.name if faction else card.faction.capitalize()
    resource = faction.resource if faction else ""
    lines = printed(card)
    words = _keywords(card)
    own = card.type in {"creature", "equipment"}
    icons = [("house", RESOURCE_ICONS.get(resource, "cards")), ("type", TYPE_ICONS[card.type])]
    # only creatures and equipment are paid in the faction's resource; all else costs Essence
    icons.append(("resource", RESOURCE_ICONS.get(resource if own else "essence", "cards")))
    return CardInfo(
        game="crown",
        id=card.id,
        name=card.name,
        type=card.type,
        type_line=f"{card.type.capitalize()} · {name}",
        house=card.faction,
        house_name=name,
        numbers=_numbers(card),
        words=(("resource", resource if own else "essence"), ("label", LABELS.get(card.type, card.type))),
        icons=tuple(icons),
        rules=tuple(_styled(line) for line in lines),
        flavour=card.flavour,
        keywords=words,
        badges=tuple(BADGES[word] for word in words),
        hint=card.art.words() if card.art else (),
    )


def printed(card: Card) -> tuple[str, ...]:
    """The rules text of a card, line by line, as people read it."""
    return tuple(true_minus(line) for line in rules_text(card))


def _numbers(card: Card) -> tuple[tuple[str, int], ...]:
    found = [("cost", card.cost)]
    if card.power is not None:
        found += [("bloom", card.bloom), ("power", card.power), ("bounty", card.bounty)]
    return tuple(found)


def _keywords(card: Card) -> tuple[str, ...]:
    has: set[str] = set(card.keywords)
    has |= {part for part in ("strike", "aura", "leader", "exhaust") if getattr(card, part)}
    if "flying" in has or "terror" in has:
        has.discard("strike")
    return tuple(word for word in BADGES if word in has)


def _styled(line: str) -> Line:
    spans: list[Run | Sign] = []
    head = _HEAD.match(line)
    start = head.end() if head else 0
    if start:
        spans.append(Run(line[:start], bold=True))
    while start < len(line):
        amount, word = _AMOUNT.search(line, start), _WITHIN.search(line, start)
        found = min((m for m in (amount, word) if m), key=lambda m: m.start(), default=None)
        if found is None:
            spans.append(Run(line[start:]))
            break
        if found.start() > start:
            spans.append(Run(line[start : found.start()]))
        if found is amount:
            what = found[2].lower()
            spans += [
                Run(f"{found[1]} "),
                Sign(RESOURCE_ICONS[what], RESOURCE_INKS[what]),
                Run(f" {found[2]}"),
            ]
        else:
            spans.append(Run(found[0], bold=True))
        start = found.end()
    return tuple(spans)
