"""The state of a game, and everything derived from it."""
