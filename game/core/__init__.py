"""What every rules engine shares; knows no game, no clock, no screen and no file system of the player."""
