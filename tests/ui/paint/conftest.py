import pytest

from tests.ui.kit import close_icons, forget


@pytest.fixture(autouse=True)
def bare_kit():
    """Each test begins with empty stores and as if no package had been looked for."""
    forget()
    close_icons()
    yield
    forget()
    close_icons()
