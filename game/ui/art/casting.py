from dataclasses import dataclass


@dataclass
class Cast:
    figure: str = "test"
    scene: str = "low_moon"
    emblem: str = ""
    flip: bool = False
    reach: float = 1.0
    aside: float = 0


def cast(s):
    return Cast(figure=s.hint.get("figure", "squire"), scene=s.hint["scene"])
