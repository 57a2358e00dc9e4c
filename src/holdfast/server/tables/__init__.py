"""Tables in memory: the hall, their games, who sits at them, and what each is told."""
