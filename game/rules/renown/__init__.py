"""Renown: Eras, Regimes and Schemes around the Hierarchy, for three to six players (rules/renown)."""
