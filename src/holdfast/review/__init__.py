"""Reviews of finished games: win probability, turning points and each seat's answers."""
