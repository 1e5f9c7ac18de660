"""Faces and backs of cards; `playing` is the deck of 52."""
