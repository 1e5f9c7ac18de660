"""The prompt line of Patterns: what is asked, what is laid aside, and the buttons."""

from __future__ import annotations

from game.core.words import Card, Player, Sentence
from game.rules.patterns import decisions
from game.rules.patterns.legal import legal_actions
from game.rules.patterns.view import PatternsView
from game.ui.patterns.gestures import PICK
from game.ui.patterns.poses import number_in
from game.ui.table.mat import Choice, Prompt, Sight

OPTIONS = {"aura": "An Aura", "enchantments": "Enchantments", "circle": "A Circle"}
"""What the words of a Spell's question say on a button."""


def prompt(view: PatternsView, sight: Sight, words: Sentence, undo: bool) -> Prompt:
    """The sentence and the buttons of the question that stands."""
    asked = view.decision
    if asked is None:
        return Prompt(words)
    if not sight.acting:
        return Prompt(words, asked.seat)
    choices: list[Choice] = []
    match asked.kind:
        case decisions.ACT:
            words = _acting(view, sight, words)
            laid = next((one for one in sight.chosen if one.startswith("d:")), "")
            if laid:
                choices.append(Choice("unlay", "Back", (PICK, laid), "rotate-left", "B", local=True))
            choices.append(Choice("end", "End the turn", ("end",), "check-bold", "E", main=view.actions == 0))
        case decisions.PLACE:
            legal = legal_actions(view)
            if ("guard",) in legal:
                choices.append(Choice("guard", "Guard", ("guard",), "shield-outline", "G"))
            if ("dungeon",) in legal:
                choices.append(Choice("dungeon", "Dungeon", ("dungeon",), "gate", "D"))
        case decisions.PROMOTE:
            choices.append(Choice("release", "Let them go", ("release",), "hand-back-right", "R"))
        case _ if asked.args[0] == "option":
            choices = [
                Choice(
                    f"choose:{word}",
                    OPTIONS.get(word, word.replace("_", " ").capitalize()),
                    ("choose", word),
                    "auto-fix",
                    str(n),
                    main=True,
                )
                for n, word in enumerate(asked.args[2], 1)
            ]
    if undo:
        choices.append(Choice("undo", "Undo", None, "undo-variant", "Z"))
    return Prompt(words, asked.seat, choices=tuple(choices))


def _acting(view: PatternsView, sight: Sight, words: Sentence) -> Sentence:
    asked = view.decision
    assert asked is not None  # noqa: S101 - called while a turn is on
    laid = next((one for one in sight.chosen if one.startswith("d:")), "")
    slot = number_in(laid, "d") if laid else -1
    cards = view.dungeons[asked.seat]
    if 0 <= slot < len(cards) and cards[slot]:
        return (
            Player(asked.seat), ": Research with ", Card(cards[slot]), " and which second of its Clan?",
        )  # fmt: skip
    return words
