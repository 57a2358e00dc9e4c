"""The turn and its phases, up to the end."""
