"""A match without a screen: seats, saves, settings, and where all that is written goes."""
