"""What a player reckons with: worth, danger, ways."""
