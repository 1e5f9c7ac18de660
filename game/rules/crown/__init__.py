"""Recusant Crown: two players, three lanes; its cards are data and the engine knows none of them by name."""
