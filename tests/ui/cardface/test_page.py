"""The designers' page about faces."""

from __future__ import annotations

from game.ui.cardface.boxes import PROPERTIES, ROLES
from game.ui.cardface.catalogue import HOUSE
from game.ui.cardface.page import page


def test_every_role_and_every_property_is_on_the_page():
    text = page()
    assert all(f"### {role}" in text for role in ROLES)
    assert all(f"`{name}`" in text for name in PROPERTIES)


def test_the_page_in_the_folder_of_faces_is_the_one_that_is_made():
    assert (HOUSE / "faces" / "README.md").read_text() == page()
