"""The table that every game plays on: zones, pieces, moves, gestures; it knows no game."""
