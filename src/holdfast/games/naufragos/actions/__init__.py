"""The actions of the board."""
