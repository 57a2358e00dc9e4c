"""The engine that all games share; it knows no game."""
