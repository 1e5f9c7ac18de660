"""Games with own cards go on where their folder is not named any more, or is gone."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.app.match import Match
from game.app.thinking import InlineBots
from game.app.turns import BotTurns
from game.core.record import Sitter
from game.rules import beside, renew
from game.ui.cardface.crown import info
from game.ui.patterns import cards as shown
from tests.own.conftest import Files
from tests.own.test_beside import BEASTS, CLANS, SPELL, WIZARDS

PATTERNS: Files = {
    "patterns/clans.yaml": CLANS,
    "patterns/wizards.yaml": WIZARDS,
    "patterns/creatures.yaml": BEASTS,
    "patterns/spells.yaml": SPELL,
}
SEATS = [Sitter("Ada", "bot", "", "random"), Sitter("Ben", "bot", "", "random")]


def play(match: Match, actions: int) -> None:
    """So many answers by bots, or to the end."""
    turns = BotTurns(InlineBots())
    for _ in range(actions):
        if match.decision is None:
            return
        turns.step(match)


def resumed(match: Match, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Match:
    """The saved match gone on with when its cards are gone."""
    path = match.path
    assert path is not None
    match.close()
    shutil.rmtree(folder)
    monkeypatch.delenv(beside.VARIABLE)
    renew("patterns")
    return Match.resume(path)


def test_crown_goes_on_with_own_cards_whose_folder_is_gone(
    begun: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    decks = {"decks": ["harbour_lights", "resolve_1"]}
    match = Match.new("crown", decks, 7, SEATS, folder=tmp_path / "saves", title="own")
    play(match, 40)
    digest, actions = match.play.digests[-1], len(match.play.moves)
    again = resumed(match, begun, monkeypatch)
    assert again.play.digests[-1] == digest
    (told,) = again.notices()
    assert "lamp_rower" in told
    assert "goes on with the cards it began with" in told
    rules = again.rules.pool  # type: ignore[attr-defined]
    card = info(rules.cards["lamp_rower"].card, rules.factions)
    assert (card.name, card.number("power"), card.house_name) == ("Lamp Rower", 1, "Dream")
    play(again, 60)
    assert len(again.play.moves) > actions
    again.close()


def test_patterns_goes_on_with_own_cards_whose_folder_is_gone(
    own: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = own(PATTERNS)  # type: ignore[operator]
    wanted = {"wizards": ["wizard_frost", "wizard_ash"], "clans": ["frost", "ash"]}
    match = Match.new("patterns", wanted, 3, SEATS, folder=tmp_path / "saves", title="own")
    play(match, 40)
    digest = match.play.digests[-1]
    again = resumed(match, folder, monkeypatch)
    assert again.play.digests[-1] == digest
    assert "frost_beast3" in again.notices()[0]
    play(again, 40)
    again.close()
    # what is shown follows the rules that are played by
    shown.take_up(again.rules.pool)  # type: ignore[attr-defined]
    beast, spell, mage = (shown.info(card) for card in ("frost_beast3", "cold_snap", "wizard_ash"))
    assert (beast.name, beast.number("power"), beast.type_line) == ("Frost Beast3", 3, "Creature · Frost")
    assert (spell.type, spell.house) == ("once", "ember")
    assert (mage.type, mage.house) == ("wizard", "ash")


def test_a_card_of_patterns_that_was_edited_shows_the_number_it_is_played_with(own: object) -> None:
    own(PATTERNS)  # type: ignore[operator]
    from game.rules import rules_of

    running = rules_of("patterns").pool  # type: ignore[attr-defined]
    swapped = (
        BEASTS.replace("power: 2", "power: 9").replace("power: 4", "power: 2").replace("power: 9", "power: 4")
    )
    own({"patterns/creatures.yaml": swapped})  # type: ignore[operator]
    renew("patterns")
    shown.take_up(running)
    assert shown.info("frost_beast2").number("power") == 2
    shown.take_up(rules_of("patterns").pool)  # type: ignore[attr-defined]
    assert shown.info("frost_beast2").number("power") == 4


@pytest.fixture(autouse=True)
def _as_before() -> object:
    """The cards that other tests look at are those of the house."""
    yield
    renew("patterns")
    shown._laid.clear()
    shown.by_name.cache_clear()
    shown.info.cache_clear()
