"""The table drawn on a terminal's screen."""
