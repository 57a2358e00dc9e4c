"""What a player weighs: worth, danger, routes."""
