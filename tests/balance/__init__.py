"""What was last measured of the balance of the games, as tables, and what is wanted of it."""
