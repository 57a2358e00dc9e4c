"""Combat: the combat turn, attacks, the enemies' answers, and what a hit does."""
