"""What lies on a table: the world with its zones, what a seat sees of it, and how it is kept."""
