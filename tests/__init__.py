"""Everything that must hold, as tests; nothing under `game/` imports from here."""
