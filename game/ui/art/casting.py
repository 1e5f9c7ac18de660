from dataclasses import dataclass
@dataclass
class Cast:
    figure: str="test"; scene: str="low_moon"; thing: bool=False; flip: bool=False; reach: float=1.0; aside: float=0
def cast(s):
    from game.ui.art.things import THINGS
    f=s.hint.get("figure","squire")
    return Cast(figure=f, scene=s.hint["scene"], thing=f in THINGS)
