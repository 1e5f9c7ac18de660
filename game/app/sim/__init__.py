"""Many seeded games between bots: what is planned, who plays it, what is written down, and what it says."""
