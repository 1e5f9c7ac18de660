"""A face set that is wrong on purpose, for situations: a title under the cost, pale words, tiny rules, dark signs."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from game.ui.cardface.cardfiles import CardFiles
from game.ui.cardface.catalogue import HOUSE
from game.ui.cardface.faces import Faces
from game.ui.desk import Desk

NAME: Final = "spoiled"
SETS: Final = """\
- id: spoiled
  game: crown
  name: Spoiled
  says: Wrong in every way that the problem list knows.
  board: spoiled
  hand: spoiled
  full: spoiled
"""
TEMPLATE: Final = """\
<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" orientation="orthogonal" width="63" height="88" tilewidth="10" tileheight="10">
 <properties>
  <property name="kind" value="face"/>
  <property name="game" value="crown"/>
  <property name="extends" value="crown_framed"/>
  <property name="title" value="Spoiled"/>
 </properties>
 <objectgroup id="1" name="words">
  <object id="1" name="name" type="text" x="46" y="30" width="544" height="74">
   <properties>
    <property name="align" value="right"/>
    <property name="size_pt" type="float" value="17"/>
   </properties>
  </object>
  <object id="2" name="type" type="text" x="46" y="452" width="400" height="46">
   <properties>
    <property name="ink" value="#b9b2a0"/>
   </properties>
  </object>
  <object id="3" name="rules" type="rich" x="56" y="518" width="518" height="228">
   <properties>
    <property name="size_pt" type="float" value="4.6"/>
    <property name="min_pt" type="float" value="4"/>
   </properties>
  </object>
  <object id="4" name="badges" type="icons" x="440" y="380" width="180" height="60">
   <properties>
    <property name="fill" value="#141018"/>
    <property name="fill2" value="#141018"/>
    <property name="ink" value="#2a2430"/>
   </properties>
  </object>
 </objectgroup>
</map>
"""


def deal_spoiled(desk: Desk) -> None:
    """Gives a desk the faces of the house and the spoiled set beside them."""
    folder = desk.saves / "designer"
    (folder / "faces").mkdir(parents=True, exist_ok=True)
    (folder / "faces" / f"{NAME}.tmx").write_text(TEMPLATE, encoding="utf-8")
    (folder / "faces" / "sets.yaml").write_text(SETS, encoding="utf-8")
    deal(desk, folder)


def deal(desk: Desk, *folders: Path) -> None:
    """Gives a desk the faces of the house, and those of other folders beside them."""
    faces = Faces(desk.saves, (HOUSE, *folders), say=lambda words, fault: desk.toasts.say(words, fault=fault))
    desk.deal(CardFiles(faces))
