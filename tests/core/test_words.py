from __future__ import annotations

from game.core.words import Card, Mark, Player, plain


def test_a_sentence_reads_as_a_line_of_text() -> None:
    sentence = (Player(1), " lays ", Card("6H"), " for 3 ", Mark("heroic", "Heroic"), ".")
    assert plain(sentence, ("Ada", "Ben")) == "Ben lays 6H for 3 Heroic."


def test_a_card_is_named_by_whoever_knows_its_name() -> None:
    assert plain((Card("6H"),), ("Ada",), {"6H": "the Six of Hearts"}.__getitem__) == "the Six of Hearts"


def test_a_card_face_down_is_just_a_card() -> None:
    assert plain((Player(0), " draws ", Card("")), ("Ada",), str.upper) == "Ada draws a card"


def test_nothing_reads_as_nothing() -> None:
    assert plain((), ()) == ""
