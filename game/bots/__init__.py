"""Players that are programs. They see a View, as a person at the same seat would, and nothing else."""
