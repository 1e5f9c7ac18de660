"""Patterns: a tree of Creatures under each Wizard, for two to six players; its cards and its shape are data."""
