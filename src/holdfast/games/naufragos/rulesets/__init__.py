"""The two rule sets, each a difference."""
