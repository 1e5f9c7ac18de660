"""What is wrong with a face whoever stands on it: boxes that no card fills, things of the cards that no box shows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from game.core.problems import Place
from game.ui.cardface.artwork import looked_at
from game.ui.cardface.boxes import HEIGHT, MM, WIDTH, Box
from game.ui.cardface.faults import Area, Fault, Severity, area_of
from game.ui.cardface.info import CardInfo
from game.ui.cardface.layout import icon_name
from game.ui.cardface.template import Template
from game.ui.cardface.when import bound, holds, names_in

PAPER: Final = frozenset({"full", "print"})
WANTED: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "crown": {
        "full": (
            "name",
            "type_line|type|label|@type",
            "rules",
            "flavour",
            "cost",
            "bloom",
            "power",
            "bounty",
        ),
        "hand": ("name", "cost", "power"),
        "board": ("name", "power"),
    },
    "patterns": {
        "full": ("name", "type_line|type|@type", "rules", "flavour", "power", "component"),
        "hand": ("name", "power"),
        "board": ("name", "power"),
    },
    "renown": {
        "full": ("rank|code", "suit|@suit|code"),
        "hand": ("rank|code", "suit|@suit|code"),
        "board": ("rank|code", "suit|@suit|code"),
    },
}
"""What a face must show of a card that has it, by use (print as full); `|` gives several ways, `@` an icon."""
NICE: Final = frozenset({"flavour"})
GROUNDS: Final = frozenset({"art", "shape", "fade", "image"})
AT_THE_CUT: Final = 5.0
"""Units from the cut within which a ground seems to be meant to end there."""


def template_faults(template: Template, use: str, cards: Sequence[CardInfo]) -> tuple[Fault, ...]:
    """What is wrong with a face, given all cards of its game; about ten milliseconds for two hundred cards."""
    shown = {card.key: [box for box in template.boxes if _shows(box, card)] for card in cards}
    found = [*_unbound(template, use, cards, shown)]
    filled = {box.name for boxes in shown.values() for box in boxes}
    for box in template.boxes:
        if box.role != "safe" and cards and box.name not in filled:
            why = (
                "its `when` holds for none"
                if box.when and not _ever(box, cards)
                else "none has what it binds"
            )
            sentence = f"no card of {template.game} fills it: {why}"
            found.append(_fault(template, use, box, "face-unused", sentence, area_of(box), "advice"))
        if box.role == "image":
            found += _image(template, use, box)
        if use in PAPER and box.role in GROUNDS and box.name in filled:
            found += _bleed(template, use, box)
    return tuple(found)


def _ever(box: Box, cards: Sequence[CardInfo]) -> bool:
    return any(holds(box.when, card) for card in cards)


def _shows(box: Box, card: CardInfo) -> bool:
    """Whether anything stands in a box for a card."""
    if box.role == "safe" or (box.when and not holds(box.when, card)):
        return False
    match box.role:
        case "text":
            return bool(bound(box.bind, card).strip())
        case "rich":
            return any(card.value(name) for name in names_in(box.bind))
        case "gem":
            name = icon_name(box.icon, card) if box.icon else ""
            words = bound(box.bind, card)
            return not ((box.bind and not words) or (box.icon and not name and not words))
        case "icon":
            return bool(icon_name(box.icon, card))
        case "icons":
            return bool(card.badges)
    return True


def _unbound(
    template: Template, use: str, cards: Sequence[CardInfo], shown: Mapping[tuple[str, str], list[Box]]
) -> list[Fault]:
    wanted = WANTED.get(template.game, {}).get("full" if use in PAPER else use, ())
    found = []
    for ways in wanted:
        names = ways.split("|")
        without = [
            card
            for card in cards
            if any(_has(card, name) for name in names)
            and not any(_told(shown[card.key], name) for name in names)
        ]
        if not without:
            continue
        first, what = without[0], names[0].lstrip("@").replace("_", " ")
        more = f" (so too {len(without) - 1} more)" if len(without) > 1 else ""
        severity: Severity = "advice" if names[0] in NICE else "error"
        sentence = f"no box shows its {what}{more}"
        one = _fault(
            template, use, None, "face-unbound", sentence, (0.0, 0.0, WIDTH, HEIGHT), severity, first
        )
        found.append(one)
    return found


def _has(card: CardInfo, name: str) -> bool:
    return bool(card.icon(name[1:]) if name.startswith("@") else card.value(name))


def _told(boxes: Sequence[Box], name: str) -> bool:
    if name.startswith("@"):
        return any(box.icon == name for box in boxes)
    return any(name in names_in(box.bind) for box in boxes)


def _image(template: Template, use: str, box: Box) -> list[Fault]:
    """A picture of the template's own that cannot be read."""
    path = Path(box.place.path).parent / box.picture
    fault = "no file is named" if not box.picture else looked_at(str(path))
    if not fault:
        return []
    sentence = f"the picture {box.picture!r} cannot be used ({fault})"
    return [_fault(template, use, box, "face-image", sentence, area_of(box), "error")]


def _bleed(template: Template, use: str, box: Box) -> list[Fault]:
    """A ground that ends at the cut on some side, where it should reach over it."""
    bleed = template.bleed_mm * MM
    sides = {
        "left": box.x, "top": box.y, "right": WIDTH - box.x - box.w, "bottom": HEIGHT - box.y - box.h,
    }  # fmt: skip
    short = [side for side, inside in sides.items() if -bleed + 1 < inside < AT_THE_CUT]
    if not short:
        return []
    where = " and ".join(short)
    over = -min(sides[side] for side in short) / MM
    reach = f"a ground reaches {template.bleed_mm:g} mm over it, or the knife may leave a line"
    sentence = f"it ends at the cut ({where}); {reach}"
    measured = (max(0.0, over), template.bleed_mm)
    return [_fault(template, use, box, "face-bleed", sentence, area_of(box), "advice", measured=measured)]


def _fault(
    template: Template,
    use: str,
    box: Box | None,
    code: str,
    sentence: str,
    area: Area,
    severity: Severity,
    card: CardInfo | None = None,
    measured: tuple[float | None, float | None] = (None, None),
) -> Fault:
    return Fault(
        template.game,
        card.id if card else "",
        card.name if card else "",
        template.name,
        use,
        box.name if box else "",
        code,
        sentence,
        *measured,
        area,
        severity,
        box.id if box else 0,
        box.place if box else Place(str(template.path)),
    )
