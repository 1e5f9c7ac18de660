import pytest

from tests.ui.kit import forget


@pytest.fixture(autouse=True)
def bare_kit():
    """Each test begins with empty stores and as if no font had been looked for."""
    forget()
    yield
    forget()
