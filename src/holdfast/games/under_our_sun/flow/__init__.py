"""The course of the game: Preparation, the day and its phases, a turn, night cards, events, the end."""
