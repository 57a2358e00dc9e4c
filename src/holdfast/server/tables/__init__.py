"""Tables in memory: the hall, their games, who sits at them, and what is taken back."""
