"""All templates, skins and face sets there are, read again when their files change, the last good ones kept."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from game.core.problems import Place, Problem, ProblemList
from game.core.suggest import did_you_mean
from game.rules import beside
from game.ui.cardface.sets import USES, FaceSet, read_sets
from game.ui.cardface.skins import Skin, read_skin
from game.ui.cardface.template import Template, read_template

HOUSE: Final = Path(__file__).resolve().parents[3] / "assets"
SETS_FILE: Final = "sets.yaml"
Stamp = tuple[int, int, int]


@dataclass(slots=True)
class Refreshed:
    """What a look at the files found: templates, skins and sets that are other than before, and what is wrong."""

    templates: set[str] = field(default_factory=set)
    skins: set[str] = field(default_factory=set)
    sets: bool = False
    problems: list[Problem] = field(default_factory=list)

    @property
    def anything(self) -> bool:
        """Whether any face may look different now."""
        return bool(self.templates or self.skins or self.sets)


def stamp(path: Path) -> Stamp | None:
    """What changes when a file does: time, size and number; None where there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size, found.st_ino


def asset_folders() -> tuple[Path, ...]:
    """The folder of the house, and a person's own that lie beside it."""
    return HOUSE, *beside.folders()


class Catalogue:
    """Files of `faces/` and `skins/` in each folder of assets; a later folder wins over those before it.

    But folders that lie beside the house's add to it: a name that is taken is a mistake there.

    A file with a mistake changes nothing: what was good before goes on, and the mistake is told once.
    """

    def __init__(self, folders: Iterable[Path] | None = None) -> None:
        """`folders` are the house's and those beside it where they are not named."""
        self.folders = asset_folders() if folders is None else tuple(folders)
        self._guests = frozenset(beside.folders())
        self.templates: dict[str, Template] = {}
        self.skins: dict[str, Skin] = {}
        self.sets: dict[str, list[FaceSet]] = {}
        self._read_sets: dict[Path, list[FaceSet]] = {}
        self._stamps: dict[Path, tuple[tuple[Path, Stamp | None], ...]] = {}

    def refresh(self) -> Refreshed:
        """Reads what is new or changed."""
        seen = Refreshed()
        problems = ProblemList()
        self._refresh_templates(seen, problems)
        self._refresh_skins(seen, problems)
        self._refresh_sets(seen, problems)
        seen.problems = list(problems)
        return seen

    def check(self) -> list[Problem]:
        """Reads everything anew and tells all that is wrong, templates that no set uses among it as advice."""
        self._stamps.clear()
        found = self.refresh().problems
        used = {name for sets in self.sets.values() for one in sets for name in map(one.template, USES)}
        for template in self.templates.values():
            used |= {path.stem for path in template.files[1:]}
        for name, template in sorted(self.templates.items()):
            if name not in used:
                sentence = "no face set uses this template"
                found.append(Problem(str(template.path), 1, 1, "unused", sentence, warning=True))
        return found

    def sets_of(self, game: str) -> list[FaceSet]:
        """The face sets of a game, the usual one first."""
        return self.sets.get(game, [])

    def face_set(self, game: str, wanted: str = "") -> FaceSet | None:
        """A face set by id; the usual one where there is none of that id, None where the game has none at all."""
        sets = self.sets_of(game)
        return next((one for one in sets if one.id == wanted), sets[0] if sets else None)

    def template(self, game: str, use: str, wanted: str = "") -> Template | None:
        """The template for a use in a face set."""
        one = self.face_set(game, wanted)
        return self.templates.get(one.template(use)) if one else None

    # ---- reading

    def _files(self, folder: str, pattern: str, problems: ProblemList) -> dict[str, Path]:
        """By name; a guest's file never stands for one that was there before it."""
        found: dict[str, Path] = {}
        for root in self.folders:
            for path in sorted((root / folder).glob(pattern)):
                first = found.get(path.stem)
                if first is not None and root in self._guests:
                    if not self._fresh(path, (path,)):
                        sentence = f"the name {path.stem!r} is taken already, by {first}"
                        problems.add(Place(str(path)), "duplicate-id", sentence)
                    continue
                found[path.stem] = path
        return found

    def _refresh_skins(self, seen: Refreshed, problems: ProblemList) -> None:
        paths = self._files("skins", "*.yaml", problems)
        for name, path in paths.items():
            files = [each for each, _ in self._stamps.get(path, ())] or [path]
            if self._fresh(path, files):
                continue
            made = read_skin(path, problems, paths)
            if made is None:
                continue
            self._stamps[path] = tuple((each, stamp(each)) for each in made[1])
            if made[0] != self.skins.get(name):
                self.skins[name] = made[0]
                seen.skins.add(name)

    def _fresh(self, path: Path, files: Iterable[Path]) -> bool:
        """Whether all files are as when this one was last read; remembers them as they are now."""
        now = tuple((each, stamp(each)) for each in files)
        if self._stamps.get(path) == now:
            return True
        self._stamps[path] = now
        return False

    def _refresh_templates(self, seen: Refreshed, problems: ProblemList) -> None:
        paths = self._files("faces", "*.tmx", problems)
        told: set[Problem] = set()
        for name, path in paths.items():
            known = self._stamps.get(path, ())
            files = [each for each, _ in known] or [path]
            if self._fresh(path, files):
                continue
            own = ProblemList()
            made = read_template(path, own, paths)
            for problem in own:
                # a mistake in what several build upon is told once
                if problem not in told:
                    told.add(problem)
                    problems.note(problem)
            if made is None:
                continue
            self._stamps[path] = tuple((each, stamp(each)) for each in made.files)
            if made != self.templates.get(name):
                self.templates[name] = made
                seen.templates.add(name)
        for name in set(self.templates) - set(paths):
            del self.templates[name]
            seen.templates.add(name)

    def _refresh_sets(self, seen: Refreshed, problems: ProblemList) -> None:
        files = [(root, path) for root in self.folders if (path := root / "faces" / SETS_FILE).is_file()]
        known = [self._fresh(path, (path,)) for _, path in files]
        gone = self._read_sets.keys() - {path for _, path in files}
        if all(known) and not gone and not seen.templates and self.sets:
            return
        found: dict[str, list[FaceSet]] = {}
        for root, path in files:
            own = ProblemList()
            sets = read_sets(path, own)
            for one in sets:
                self._check_set(one, own)
                if root in self._guests:
                    _check_free(one, found.get(one.game, ()), own)
            for problem in own:
                problems.note(problem)
            if own.has_errors():
                # a mistake in one file leaves its own sets as they were, and those of the others alone
                sets = self._read_sets.get(path, [])
            self._read_sets[path] = sets
            for one in sets:
                others = found.setdefault(one.game, [])
                others[:] = [other for other in others if other.id != one.id]
                others.append(one)
        for path in gone:
            del self._read_sets[path]
        if found != self.sets:
            self.sets = found
            seen.sets = True

    def _check_set(self, one: FaceSet, problems: ProblemList) -> None:
        for use in USES:
            name = one.template(use)
            template = self.templates.get(name)
            if template is None:
                near = did_you_mean(name, list(self.templates))
                problems.add(one.place, "unknown-id", f"there is no template {name!r}", suggestion=near)
            elif template.game != one.game:
                problems.add(
                    one.place,
                    "bad-value",
                    f"the template {name!r} is one of {template.game}, not of {one.game}",
                )

    def skin(self, template: Template) -> Skin | None:
        """The skin of a template."""
        return self.skins.get(template.skin)


def _check_free(one: FaceSet, others: Iterable[FaceSet], problems: ProblemList) -> None:
    """Notes that a guest's set has the id of one that was there before it."""
    first = next((other for other in others if other.id == one.id), None)
    if first is not None:
        sentence = f"{one.game} has a face set {one.id!r} already, at {first.place}"
        problems.add(one.place, "duplicate-id", sentence)
