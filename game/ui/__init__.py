"""The window and everything drawn in it; the only rows of the house that know pygame."""
