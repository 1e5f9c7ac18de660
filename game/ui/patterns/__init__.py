"""The table of Patterns: its sheets of parchment, its dice, its Dungeons, and what may be done with them."""
