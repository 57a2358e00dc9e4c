"""What a player knows of the game: how good a position is."""
