"""Cards of the games as faces see them."""

from __future__ import annotations

import dataclasses
import pickle
import shutil

from game.core.figures import true_minus
from game.ui import icons
from game.ui.cardface import crown, patterns, renown
from game.ui.cardface.info import ICONS, NUMBERS, WORDS, CardInfo, Run, Sign, plain

EVERY = [*crown.infos(), *patterns.infos(), *renown.infos()]


def of(game, card):
    return next(one for one in EVERY if one.key == (game, card))


def test_keywords_of_crown_are_bold_and_resources_have_their_icon():
    line = of("crown", "lamp_warden").rules[0]
    assert line[0] == Run("Exhaust:", bold=True)
    assert any(isinstance(span, Sign) and span.icon == "cog" for span in line)
    assert plain((line,)) == "Exhaust: Gain 1  Artifice."


def test_no_word_of_a_rules_text_is_lost_by_its_styles():
    from game.core.problems import ProblemList
    from game.rules.crown.library import CARDS, read_cards
    from game.rules.crown.text import rules_text

    cards, _ = read_cards(CARDS, ProblemList())
    for card in cards:
        shown = plain(of("crown", card.id).rules).split()
        assert shown == " ".join(map(true_minus, rules_text(card))).split()


def test_what_is_paid_in_essence_says_so():
    assert of("crown", "falling_star").value("resource") == "essence"
    assert of("crown", "slippery_shrike").value("resource") == "insight"
    assert of("crown", "whetstone").value("resource") == "resolve"


def test_a_card_without_power_prints_none():
    assert of("crown", "falling_star").number("power") is None
    assert of("crown", "laughing_crowd").number("bloom") == 0


def test_cards_of_patterns_know_their_clan_and_component():
    assert of("patterns", "pyre_drake").icon("house") == "fire"
    spell = of("patterns", "circle_of_wardens")
    assert spell.value("component") == "any Thorn of Power 2 or more"
    assert spell.type == "circle"
    assert of("patterns", "wizard_tide").number("power") is None


def test_the_pack_has_52_cards_with_their_worth():
    assert len(renown.infos()) == 52
    queen = of("renown", "QC")
    assert (queen.name, queen.number("worth"), queen.value("side")) == ("Queen of Clubs", 12, "Villainous")


def test_every_card_has_only_what_its_game_declares_and_icons_that_exist():
    for card in EVERY:
        assert {name for name, _ in card.numbers} <= set(NUMBERS[card.game])
        assert {name for name, _ in card.words} <= set(WORDS[card.game])
        assert {name for name, _ in card.icons} <= set(ICONS[card.game])
        signs = [span.icon for line in card.rules for span in line if isinstance(span, Sign)]
        names = (*signs, *card.badges, *(name for _, name in card.icons))
        assert [name for name in names if not icons.known(name)] == [], card.id


def test_a_card_is_the_same_after_it_went_to_another_process():
    card = of("crown", "slippery_shrike")
    again = pickle.loads(pickle.dumps(card))  # noqa: S301 - our own bytes
    assert again == card
    assert again.stamp == card.stamp
    assert hash(again) == hash(card)


def test_a_card_with_another_flavour_is_another_card():
    assert CardInfo("crown", "a", "A", flavour="x") != CardInfo("crown", "a", "A", flavour="y")


def test_what_a_card_file_wishes_of_its_picture_reaches_the_painter(tmp_path):
    from game.rules.patterns.library import CARDS
    from game.ui.cardface.artwork import subject_of

    folder = tmp_path / "patterns"
    shutil.copytree(CARDS, folder)
    for name, card in (
        ("wizards", "wizard_tide"),
        ("creatures", "pyre_drake"),
        ("spells_reference", "circle_of_wardens"),
    ):
        file = folder / f"{name}.yaml"
        file.write_text(
            file.read_text().replace(f"- id: {card}\n", f"- id: {card}\n  art: {{figure: owl}}\n")
        )
    wished = {one.id: one for one in patterns.infos(folder) if one.hint}
    assert set(wished) == {"wizard_tide", "pyre_drake", "circle_of_wardens"}
    assert subject_of(wished["pyre_drake"]).hint == {"figure": "owl"}


def test_a_card_of_crown_wishes_for_figure_scene_and_palette():
    from game.core.cardart import Art
    from game.core.problems import ProblemList
    from game.rules.crown.library import CARDS, read_cards

    cards, factions = read_cards(CARDS, ProblemList())
    wished = dataclasses.replace(cards[0], art=Art(scene="snow", palette="dream 2"))
    assert crown.info(wished, factions).hint == (("scene", "snow"), ("palette", "dream 2"))
    assert crown.info(cards[0], factions).hint == ()
