"""Decides what a picture shows: which figure or thing, in which scene, from hint, direction, words and type."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from game.core.suggest import did_you_mean
from game.ui.art.direction import DIRECTION, Directed
from game.ui.art.emblem import GROUNDS
from game.ui.art.figures import FIGURES
from game.ui.art.lexicon import FIGURE_OF, SCENE_OF, THING_OF
from game.ui.art.palettes import PALETTES
from game.ui.art.scenes import SCENES
from game.ui.art.subject import HINTS, Subject
from game.ui.art.things import THINGS

LIVING = frozenset({"creature", "rival", "wizard", "fortification"})
"""Kinds that are shown as figures; all others are things."""


@dataclass(frozen=True, slots=True)
class Cast:
    """A picture as decided: `thing` says whether `figure` is drawn in gold, `aside` moves it, in widths.

    An empty `palette` leaves the colours to the faction and the seed.
    """

    figure: str
    scene: str
    thing: bool
    palette: str = ""
    flip: bool = False
    reach: float = 1.0
    aside: float = 0.0


INDOORS = frozenset({"window", "throne", "workshop", "cave", "crystals", "gate"})
"""Scenes in which no building can stand."""
HOUSE_SCENES: Mapping[str, tuple[str, ...]] = {
    "dream": ("low_moon", "aurora", "clouds", "galaxy", "crescent", "sea", "window", "rooftops", "swamp"),
    "resolve": ("high_sun", "fields", "castle", "gorge", "low_moon", "snow", "harbour", "throne", "blaze"),
    "exart": ("workshop", "low_moon", "high_sun", "crystals", "rooftops", "storm", "ruins", "window"),
    "verge": ("dead_wood", "swamp", "low_moon", "cave", "stones", "crescent", "forest", "storm", "ruins"),
    "ember": ("volcano", "blaze", "low_moon", "gorge", "crescent", "cave"),
    "tide": ("sea", "waves", "under_water", "harbour", "storm", "low_moon"),
    "gale": ("clouds", "whirl", "storm", "snow", "low_moon", "gorge"),
    "stone": ("gorge", "cave", "stones", "high_sun", "ruins", "crystals"),
    "thorn": ("forest", "fields", "dead_wood", "low_moon", "stones", "swamp"),
    "shade": ("crescent", "galaxy", "dead_wood", "swamp", "low_moon", "rooftops"),
}
HOUSE_FIGURES: Mapping[str, tuple[str, ...]] = {
    "dream": ("hooded", "whisper", "stranger", "wisp", "owl", "thief", "mask", "fairy"),
    "resolve": ("squire", "archer", "captain", "veteran", "knight", "drummer", "herald", "horse"),
    "exart": ("engineer", "scrap", "gears", "smith", "ant", "golem", "orrery", "mouse"),
    "verge": ("reaper", "wraith", "beggar", "crows", "wolf", "serpent", "chorus", "hag"),
    "ember": ("imp", "kiln_guard", "drake", "flame_dancer"),
    "tide": ("sprite", "selkie", "lurker", "tide_priest"),
    "gale": ("wisp", "roc", "djinn", "duelist_wind"),
    "stone": ("gnome", "golem", "monk", "troll"),
    "thorn": ("stag", "fairy", "treant", "witch"),
    "shade": ("wraith", "bat", "mist_stalker", "hooded"),
}
KEYWORD_FIGURES: Mapping[str, tuple[str, ...]] = {
    "flying": ("shrike", "roc", "bat", "moth", "crows"),
    "heroic": ("knight", "shieldmaiden", "champion"),
    "terror": ("wraith", "gazer", "hollow_stag"),
    "leader": ("captain", "marshal", "general"),
    "vanguard": ("rider", "herald", "horse"),
    "chain": ("gears", "pair"),
    "snap": ("kin", "rat", "panther"),
}
KIND_GROUNDS: Mapping[str, tuple[str, ...]] = {
    "spell": ("rays", "burst", "swirl", "circle"),
    "equipment": ("rays", "rings", "aura", "mandala"),
    "trap": ("lattice", "window", "rings"),
    "once": ("rays", "burst", "swirl", "rings"),
    "aura": ("aura",),
    "enchantment": ("mandala",),
    "circle": ("circle",),
}
KIND_THINGS: Mapping[str, tuple[str, ...]] = {
    "spell": ("book", "flame", "star", "wave", "hourglass", "wind"),
    "equipment": ("shields", "feather_cloak", "gauntlet", "key"),
    "trap": ("snare", "web", "fanged_door", "chain"),
    "once": ("book", "flame", "star", "hourglass"),
    "aura": ("bulwark", "grove", "summit"),
    "enchantment": ("clover", "fist", "fire_sword"),
    "circle": ("embers", "mirrors", "winds", "stone_ring"),
}


def cast(subject: Subject) -> Cast:
    """What the picture of a subject shows; never fails: what nothing calls for is chosen by its seed."""
    directed = DIRECTION.get(subject.game, {}).get(subject.id, Directed())
    figure = _figure(subject, directed.figure)
    thing = figure in THINGS or (
        subject.kind not in LIVING and figure in FIGURES and _ground_wanted(subject, directed.scene)
    )
    scene = _scene(subject, directed.scene, thing)
    wish = subject.hint.get("palette", directed.palette)
    n = subject.seed
    if thing:
        return Cast(figure, scene, True, wish, reach=1.06 if scene in GROUNDS else 0.96)
    return Cast(
        figure,
        scene,
        False,
        wish,
        flip=bool(n >> 5 & 1),
        reach=0.97 + (n >> 9) % 7 / 100,
        aside=((n >> 13) % 9 - 4) / 100,
    )


def unknown_hints(hint: Mapping[str, str]) -> list[str]:
    """One sentence for each thing in a card's hint that is not known here."""
    out = [f"art: there is no {key!r}; it has {', '.join(HINTS)}" for key in hint if key not in HINTS]
    figure, scene, palette = (hint.get(k, "") for k in HINTS)
    if figure and figure not in FIGURES and figure not in THINGS:
        out.append(_unknown("figure", figure, (*FIGURES, *THINGS)))
    if scene and scene not in SCENES and scene not in GROUNDS:
        out.append(_unknown("scene", scene, (*SCENES, *GROUNDS)))
    if palette and palette.partition(" ")[0] not in PALETTES:
        out.append(_unknown("palette", palette, [f"{house} 1" for house in PALETTES if house]))
    return out


def _unknown(what: str, word: str, names: Iterable[str]) -> str:
    near = did_you_mean(word, names)
    return f"art: there is no {what} {word!r}" + (f"; did you mean {near!r}?" if near else "")


def _ground_wanted(subject: Subject, directed: str) -> bool:
    return subject.hint.get("scene", directed) in GROUNDS


def _choose(names: Sequence[str], seed: int) -> str:
    return names[seed % len(names)]


def _figure(subject: Subject, directed: str) -> str:
    for wish in (subject.hint.get("figure", ""), directed):
        if wish in FIGURES or wish in THINGS:
            return wish
    living = subject.kind in LIVING
    words = FIGURE_OF if living else THING_OF
    for word in subject.words:
        for form in _forms(word):
            if form in words:
                return _choose(words[form], subject.seed)
    if not living:
        return _choose(KIND_THINGS.get(subject.kind, KIND_THINGS["spell"]), subject.seed)
    for keyword in subject.keywords:
        if keyword in KEYWORD_FIGURES:
            return _choose(KEYWORD_FIGURES[keyword], subject.seed)
    if subject.kind == "fortification":
        return _choose(("rampart", "stone_gate", "banner_tower", "palisade"), subject.seed)
    return _choose(HOUSE_FIGURES.get(subject.house, HOUSE_FIGURES["resolve"]), subject.seed)


def _forms(word: str) -> tuple[str, ...]:
    """A word and what it may be the plural of."""
    if word.endswith("ves"):
        return word, word[:-3] + "f"
    return (word, word.removesuffix("s"), word.removesuffix("es")) if word.endswith("s") else (word,)


def _scene(subject: Subject, directed: str, thing: bool) -> str:
    for wish in (subject.hint.get("scene", ""), directed):
        if wish in SCENES or (thing and wish in GROUNDS):
            return wish
    if thing:
        return _choose(KIND_GROUNDS.get(subject.kind, KIND_GROUNDS["spell"]), subject.seed >> 3)
    for word in subject.words:
        if word in SCENE_OF and subject.seed & 3:
            return SCENE_OF[word][0]
    scenes = HOUSE_SCENES.get(subject.house, HOUSE_SCENES["resolve"])
    if subject.kind == "fortification":
        scenes = tuple(s for s in scenes if s not in INDOORS)
    return _choose(scenes, subject.seed >> 3)
