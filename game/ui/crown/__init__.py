"""Recusant Crown on the table: its lanes, pushes, anchors and hands for the common framework."""
