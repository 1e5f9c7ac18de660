"""The word a person probably meant; says nothing rather than something far-fetched."""

from __future__ import annotations

from collections.abc import Iterable

LONGEST_WORD = 60
"""Longer texts are no mistyped words; comparing them would only cost time."""


def did_you_mean(word: str, candidates: Iterable[str]) -> str | None:
    """The candidate nearest to a mistyped word, or None where none is near; of equals the first.

    Letter case, hyphens and spaces count for little, words in another order too (`leader_opposing`); otherwise
    about one slip in three letters is forgiven, a slip being a letter too many, missing, wrong, or two swapped.
    """
    if not word or len(word) > LONGEST_WORD:
        return None
    asked = _loose(word)
    asked_parts = sorted(asked.split("_"))
    best: str | None = None
    best_score = LONGEST_WORD
    for candidate in candidates:
        if candidate == word:
            continue
        offered = _loose(candidate)
        if offered == asked or ("_" in asked and sorted(offered.split("_")) == asked_parts):
            score = 0
        elif abs(len(offered) - len(asked)) > min(allowed := max(len(asked), len(offered)) // 3, best_score):
            continue
        else:
            score = _slips(asked, offered)
            if score > allowed:
                continue
        if score < best_score:
            best, best_score = candidate, score
    return best


def _loose(word: str) -> str:
    return word.casefold().replace("-", "_").replace(" ", "_")


def _slips(a: str, b: str) -> int:
    """Insertions, deletions, replacements and swaps of neighbours that turn one word into the other."""
    before: list[int] = []
    last = list(range(len(b) + 1))
    for i, left in enumerate(a, 1):
        row = [i]
        for j, right in enumerate(b, 1):
            cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (left != right))
            if i > 1 and j > 1 and left == b[j - 2] and a[i - 2] == right:
                cost = min(cost, before[j - 2] + 1)
            row.append(cost)
        before, last = last, row
    return last[-1]
