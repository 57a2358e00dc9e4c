"""The house rules 1.2 as differences from the original."""
