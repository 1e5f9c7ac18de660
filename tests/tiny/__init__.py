"""Lanterns, a tiny game for tests alone: a hidden trap, a window inside an effect, nested questions, one queue.

It exists to prove the core contracts where Renown does not reach, and to show how effects that pause are written.
2 to 4 seats, a few lives each. On your turn play a spell, lay a trap face-down, draw, or rest (when the deck is empty).
Whoever reaches the goal in points wins at once; so does the last seat with a life left; when everybody rests in a
row, the living seat with the most points does. The cards are in `cards.py`.
"""
