"""The table on the terminal's screen: for keyboard and mouse, with the map and everything that can be done now."""
