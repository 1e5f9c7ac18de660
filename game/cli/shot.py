"""`python3 main.py shot SCENE`: draws a scene into a picture file, without a window."""

from __future__ import annotations

import sys
from pathlib import Path

from game.app.places import saves_dir, saves_notice
from game.cli.options import Options, meant
from game.cli.owncards import add_cards
from game.cli.sizes import scale, size, strip
from game.ui.sdl import prepare_off_screen

ENDINGS = (".png", ".jpg", ".jpeg", ".bmp", ".tga")


def main(argv: list[str]) -> int:
    """0 when drawn or listed, 2 for a scene that is none or a file that cannot be written."""
    parser = Options("shot", "Draw a scene into a picture file, without a window.")
    parser.add_argument("scene", nargs="?", help="which one; --list names them all")
    parser.add_argument("--size", type=size, default=(1280, 720), metavar="WxH", help="pixels (1280x720)")
    parser.add_argument("--scale", type=scale, default=1.0, metavar="S", help="interface scale, 0.8 to 2 (1)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where to (saves/shots/SCENE.png)")
    parser.add_argument(
        "--strip", type=strip, metavar="START:END:STEP", help="moments in milliseconds, all in one picture"
    )
    parser.add_argument("--list", action="store_true", help="name all scenes")
    add_cards(parser)
    given = parser.parse_args(argv)
    prepare_off_screen()
    from game.ui import shot
    from game.ui.lacking import lacking
    from game.ui.situations import situations

    known = situations()
    if given.list:
        wide = max(map(len, known))
        print("\n".join(f"{name.ljust(wide)}  {known[name].words}" for name in known))
        return 0
    if given.scene is None:
        parser.error("which scene? --list names them all")
    if given.scene not in known:
        hint = meant(given.scene, list(known)) or "."
        print(f"There is no scene {given.scene!r}{hint} `--list` names them all.", file=sys.stderr)
        return 2
    out = given.out or saves_dir() / "shots" / f"{given.scene}.png"
    if out.suffix.lower() not in ENDINGS:
        parser.error(f"{out.name!r} names no picture: it should end in {' or '.join(ENDINGS)}")
    if given.strip is None:
        picture = shot.drawn(known[given.scene], given.size, given.scale)
    else:
        picture = shot.strip(known[given.scene], given.size, given.strip, given.scale)
    try:
        shot.save(picture, out)
    except OSError as fault:
        print(f"{out} cannot be written ({fault.strerror or fault}).", file=sys.stderr)
        return 2
    for notice in (saves_notice(), lacking()):
        if notice:
            print(notice, file=sys.stderr)
    print(out)
    return 0
