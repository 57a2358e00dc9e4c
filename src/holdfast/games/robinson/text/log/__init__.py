"""The log: what has happened, told line by line."""
