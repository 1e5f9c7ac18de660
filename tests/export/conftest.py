"""PDFs that several tests measure."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.export.workbench import Printed, made, order
from tests.once import made_once

__all__ = ["made_once"]


@pytest.fixture(scope="session")
def printed(tmp_path_factory: pytest.TempPathFactory) -> Printed:
    """Five cards as a PDF with backs, by paper and bleed."""
    folder = tmp_path_factory.mktemp("printed")
    known: dict[tuple[str, bool], Path] = {}

    def print_(paper: str, bleed: bool) -> Path:
        if (paper, bleed) not in known:
            asked = order(folder, paper=paper, bleed=bleed, backs=True)
            (known[paper, bleed],) = made(asked, folder).files
        return known[paper, bleed]

    return print_
