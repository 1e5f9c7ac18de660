"""The figures of cards, by name."""
from game.ui.art.figures.figure import Figure
from game.ui.art.figures import test_f
FIGURES = {"test": Figure(test_f.draw, (200,140))}
