"""How the game is put into words."""
