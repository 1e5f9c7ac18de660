import pytest

from game.ui import fonts, icons
from game.ui.paint import cache
from game.ui.paint.text import forget_measures


@pytest.fixture(autouse=True)
def bare_kit():
    """Each test begins with empty stores and as if no package had been looked for."""

    def forget() -> None:
        cache.clear()
        fonts.forget()
        icons.forget()
        forget_measures()

    forget()
    yield
    forget()
