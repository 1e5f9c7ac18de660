"""A process that plays tiny games into a folder until it is killed, and says after each action how far it is."""

import sys
from pathlib import Path

from game.app.match import Match
from game.core.record import Sitter
from game.core.rng import Rng
from game.rules import GAMES

SEATS = [Sitter("Ada", "human"), Sitter("Ben", "human")]


def play(folder: Path, seed: int) -> None:
    rng = Rng(seed, "playing process")
    number = 0
    while True:
        number += 1
        match = Match.new(
            "tiny", {"lives": 9, "goal": 20}, rng.word64(), SEATS, folder=folder, title=f"{number}"
        )
        while match.decision is not None:
            if len(match.play.moves) == 20:
                match.save_as(f"Named {number}")
            match.submit(match.decision.seat, rng.choice(match.rules.legal_actions(match.play.state)))
            sys.stdout.write(f"{match.path.name} {len(match.play.moves)}\n")
            sys.stdout.flush()
        match.close()


if __name__ == "__main__":
    GAMES["tiny"] = "tests.tiny.engine:Tiny"
    play(Path(sys.argv[1]), int(sys.argv[2]))
