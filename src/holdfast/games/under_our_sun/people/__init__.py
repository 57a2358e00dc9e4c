"""The characters: how they are, how they die, and on whose side they stand."""
