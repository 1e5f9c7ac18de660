"""Small widgets that draw themselves and return what was done with them as values."""

from game.ui.widgets.base import USED, Action, Widget, WidgetGroup
from game.ui.widgets.buttons import Button, Toggle
from game.ui.widgets.choices import Choice, Slider, Stepper
from game.ui.widgets.field import TextField
from game.ui.widgets.plates import Panel, toast, tooltip
from game.ui.widgets.scroll import Row, ScrollArea, ScrollList

__all__ = [
    "USED",
    "Action",
    "Button",
    "Choice",
    "Panel",
    "Row",
    "ScrollArea",
    "ScrollList",
    "Slider",
    "Stepper",
    "TextField",
    "Toggle",
    "Widget",
    "WidgetGroup",
    "toast",
    "tooltip",
]
