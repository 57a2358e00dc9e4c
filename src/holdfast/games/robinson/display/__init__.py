"""What is to be seen of the game: in a view, in plain lines, on a terminal's screen."""
