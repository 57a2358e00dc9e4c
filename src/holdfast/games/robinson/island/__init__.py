"""The island: its spaces and tiles, the tokens on them, and the Camp."""
