"""Charts of simulations: described once as a few shapes and words, then drawn in the window, to PNG and to SVG."""
