import pytest

from game.ui.paint import cache


@pytest.fixture(autouse=True)
def empty_stores():
    """Each test paints afresh."""
    cache.clear()
    yield
    cache.clear()
