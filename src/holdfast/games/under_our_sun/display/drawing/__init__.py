"""The map of Under Our Sun, drawn with characters."""
