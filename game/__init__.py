"""A desktop tabletop for three card games: Recusant Crown, Patterns and Renown."""

__version__ = "0.1.0"
