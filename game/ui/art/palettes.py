"""Two-hue palettes of the factions and clans: several for each, so that neighbours differ in their light."""

from __future__ import annotations

from typing import NamedTuple


class Palette(NamedTuple):
    """Five colours `#rrggbb`: the sky above and at the horizon, hills far and near, and the light."""

    top: str
    horizon: str
    far: str
    near: str
    light: str


P = Palette
PALETTES: dict[str, tuple[Palette, ...]] = {
    "dream": (
        P("#10123f", "#8d9bf0", "#4d4fa6", "#0b0b26", "#f0f2ff"),
        P("#1a0f3c", "#cfa2ee", "#6e4ea6", "#100a24", "#fff2ff"),
        P("#08233e", "#86dcdc", "#2f7494", "#061526", "#ecfffc"),
        P("#1d1648", "#f0a8b8", "#6a4a94", "#0f0b2a", "#fff0e4"),
        P("#0a1840", "#6fb0f4", "#36539e", "#080f2a", "#f4fbff"),
        P("#122a44", "#b8a4f0", "#3f5f9c", "#0a1028", "#fdf4ff"),
    ),
    "resolve": (
        P("#33203f", "#f3ae62", "#a4605a", "#1d1018", "#fff1cc"),
        P("#233f84", "#ffcc6a", "#66709e", "#141428", "#fff6d4"),
        P("#2a1032", "#ec6c4a", "#8c3c4a", "#180a14", "#ffe4c0"),
        P("#0e3a52", "#f49a54", "#4a6478", "#0c1420", "#ffeacc"),
        P("#4a1418", "#f0a040", "#98402c", "#1c0a0a", "#ffeab0"),
        P("#23382c", "#f2c864", "#7c7a4c", "#11160f", "#fff6cc"),
    ),
    "exart": (
        P("#0f2c38", "#e0b873", "#4f827c", "#0a181c", "#fff6d8"),
        P("#0a2c3c", "#a8d8a0", "#2f7480", "#06181e", "#fbffe0"),
        P("#382014", "#f0b850", "#8a6a3c", "#17100a", "#fff0b8"),
        P("#142a4c", "#f09860", "#4e6c80", "#0b131e", "#ffecd0"),
        P("#0c3c40", "#f0d890", "#3f8878", "#08191a", "#fffbe0"),
        P("#241c38", "#d8a878", "#5e6488", "#100e1a", "#fff2e0"),
    ),
    "verge": (
        P("#190b24", "#a0559c", "#54305f", "#0c0712", "#d6ffb8"),
        P("#1a0a1c", "#d0506c", "#5c2444", "#0d0610", "#ffd8d0"),
        P("#101a14", "#a8c05c", "#4a5a34", "#0a0f0a", "#f0ffc0"),
        P("#200a2c", "#e07ab0", "#5e2a66", "#100616", "#ffe8c8"),
        P("#0e0f22", "#7f6cc0", "#3c2c5c", "#08060f", "#c8ffd8"),
        P("#0a1c20", "#c878a8", "#33505a", "#070d10", "#ffe0f0"),
    ),
    "ember": (
        P("#2a0d18", "#f08038", "#94403a", "#1a0a0e", "#ffe3a6"),
        P("#3a0c10", "#ffb040", "#a83a20", "#1c0808", "#fff0b0"),
        P("#241026", "#e8583c", "#7a2c40", "#140810", "#ffd090"),
        P("#2c1a1a", "#ff9a50", "#8a4c38", "#180e0c", "#fff0c8"),
    ),
    "tide": (
        P("#0b1d42", "#86d4dc", "#3c7ba2", "#07162a", "#f2fbff"),
        P("#062a3a", "#6ee0c4", "#24788a", "#051a24", "#eafff4"),
        P("#141c4a", "#9ac0f4", "#4468a8", "#0a122c", "#fff8ee"),
        P("#0c2440", "#f0c8a0", "#4a7a9a", "#081628", "#fff0dc"),
    ),
    "gale": (
        P("#2c4a7a", "#d8e6f2", "#7f9cc4", "#1a2844", "#ffffff"),
        P("#3a3a78", "#f0d4e0", "#8a86c0", "#1e1c40", "#fffaf4"),
        P("#1c5270", "#d4f0e8", "#6aa4b8", "#12303e", "#ffffff"),
        P("#44547c", "#ffe4b8", "#8c9cc0", "#1c2440", "#fffbe8"),
    ),
    "stone": (
        P("#3a3430", "#e8d3a4", "#9a8264", "#1e1814", "#fff4d6"),
        P("#2c3238", "#d8c8b0", "#7c7c7c", "#16181a", "#fff6e4"),
        P("#40281c", "#f0b878", "#9c6848", "#201410", "#ffeccc"),
        P("#343a30", "#dcd8a0", "#848868", "#181c14", "#fdfbd8"),
    ),
    "thorn": (
        P("#18363c", "#e2dc8c", "#4c8a5c", "#0a1c16", "#fff8cc"),
        P("#12301c", "#a8e07c", "#3c7c48", "#081810", "#f6ffd0"),
        P("#203420", "#f0c878", "#648448", "#0e180c", "#fff4c8"),
        P("#0e3238", "#90e0b4", "#327a6c", "#071a1a", "#f0ffe8"),
    ),
    "shade": (
        P("#150a22", "#9a62b0", "#4c3466", "#0a0612", "#e8d4ff"),
        P("#0c1024", "#6f78c4", "#343a70", "#070818", "#e0ecff"),
        P("#1c0a24", "#d070a8", "#5c2c60", "#0e0612", "#ffe0e8"),
        P("#100f18", "#8c98a8", "#3e4458", "#08080e", "#eafcff"),
    ),
    "": (
        P("#0f2a20", "#d8b562", "#3f6a4c", "#0a1610", "#fff3c8"),
        P("#1b2444", "#b79aa0", "#5a5f86", "#10131f", "#fff0d0"),
    ),
}


def palette(house: str, seed: int, wish: str = "") -> Palette:
    """One of the palettes of a faction or clan; `wish` is `house` or `house 2` (counted from 1) of any house."""
    name, _, which = wish.partition(" ")
    if name in PALETTES and name:
        own = PALETTES[name]
        return own[(int(which) - 1) % len(own)] if which.isdigit() else own[seed // 7 % len(own)]
    own = PALETTES.get(house, PALETTES[""])
    return own[seed // 7 % len(own)]
