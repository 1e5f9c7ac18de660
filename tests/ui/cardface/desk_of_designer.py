"""A designer's folder for tests: small templates, a skin, a set, and a card to put on them."""

from __future__ import annotations

from pathlib import Path

from game.core.problems import ProblemList
from game.ui.cardface.info import CardInfo, Run, Sign
from game.ui.cardface.template import read_template
from game.ui.cardface.workbench import do
from game.ui.cardface.workshop import Done

HEAD = (
    '<?xml version="1.0" encoding="UTF-8"?>\n'
    '<map version="1.10" orientation="orthogonal" width="63" height="88" tilewidth="10" tileheight="10">\n'
)
SHRIKE = CardInfo(
    game="crown",
    id="slippery_shrike",
    name="Slippery Shrike",
    type="creature",
    type_line="Creature · Dream",
    house="dream",
    house_name="Dream",
    numbers=(("cost", 1), ("bloom", 2), ("power", 2), ("bounty", 1)),
    words=(("resource", "insight"), ("label", "creature")),
    icons=(("house", "eye"), ("type", "paw"), ("resource", "eye")),
    rules=((Run("Flying Strike:", bold=True), Run(" Gain 1 "), Sign("eye", "#3d49b8"), Run(" Insight.")),),
    flavour="It steals the morning out of other people's dreams.",
    keywords=("flying",),
    badges=("feather",),
)
SKIN = 'all: {ground: "#101010", paper: "#f0f0f0", ink: "#000000", light: "#5a66d8", dark: "#20256a"}\n'
SETS = "- {id: plain, game: crown, name: Plain, board: plain, hand: plain, full: plain}\n"


def prop(name: str, value: object) -> str:
    kind = "bool" if isinstance(value, bool) else "float" if isinstance(value, (int, float)) else "string"
    text = str(value).lower() if isinstance(value, bool) else value
    return f'<property name="{name}" type="{kind}" value="{text}"/>'


def thing(id_: int, name: str, role: str, rect=(30, 30, 570, 80), more: str = "", **given: object) -> str:
    x, y, w, h = rect
    inner = f"<properties>{''.join(prop(k, v) for k, v in given.items())}</properties>" if given else ""
    place = f'x="{x}" y="{y}" width="{w}" height="{h}"'
    return f'<object id="{id_}" name="{name}" type="{role}" {place}>{inner}{more}</object>\n'


def face(*things: str, layer: str = "words", **given: object) -> str:
    head = "".join(prop(k, v) for k, v in {"kind": "face", "game": "crown", **given}.items() if v != "")
    group = f'<objectgroup id="1" name="{layer}">\n{"".join(things)}</objectgroup>\n'
    return f"{HEAD}<properties>{head}</properties>\n{group}</map>\n"


NAME = thing(1, "name", "text", bind="{name}", font="title", size_pt=14.0, min_pt=8.0, ink="@ink")
PAPER = thing(7, "paper", "shape", (0, 0, 630, 880), fill="@paper")
POWER = thing(
    2,
    "power",
    "gem",
    (20, 700, 150, 150),
    bind="{power}",
    gem="shield",
    fill="#ff0000",
    ink="#ffffff",
    live=True,
)
PLAIN = face(PAPER, NAME, POWER)


def folder(tmp_path: Path, **templates: str) -> Path:
    """Assets with these templates (`plain` is one unless given), a skin and one set."""
    (tmp_path / "faces").mkdir(parents=True, exist_ok=True)
    (tmp_path / "skins").mkdir(exist_ok=True)
    for name, text in {"plain": PLAIN, **templates}.items():
        (tmp_path / "faces" / f"{name}.tmx").write_text(text)
    (tmp_path / "faces" / "sets.yaml").write_text(SETS)
    (tmp_path / "skins" / "crown.yaml").write_text(SKIN)
    return tmp_path


def read(tmp_path: Path, text: str, name: str = "trial", **others: str):
    """The template of a text (None where it is wrong), and what is wrong as lines."""
    for other, words in {name: text, **others}.items():
        (tmp_path / f"{other}.tmx").write_text(words)
    problems = ProblemList()
    made = read_template(tmp_path / f"{name}.tmx", problems, called=f"{name}.tmx")
    return made, [str(problem) for problem in problems]


class InlineWorkshop:
    """Does at the next poll, in this process, what the real one does in others."""

    def __init__(self) -> None:
        self.waiting: dict[object, tuple[str, tuple[object, ...]]] = {}
        self.asked: list[object] = []

    def ask(self, key, kind, *words, first=False):
        self.asked.append(key)
        self.waiting.setdefault(key, (kind, words))

    def poll(self, most=4):
        done = []
        for key in list(self.waiting)[:most]:
            kind, words = self.waiting.pop(key)
            try:
                done.append(Done(key, do(kind, *words)))
            except Exception as fault:  # noqa: BLE001 - as the real one
                done.append(Done(key, fault=str(fault)))
        return done

    def close(self):
        self.waiting.clear()
