"""The actions of a turn: their prices, hiding, ways, and what is done on a tile."""
