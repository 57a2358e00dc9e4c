"""The log: how each effect is told."""
