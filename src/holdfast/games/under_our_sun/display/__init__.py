"""What is to be seen of the game: views, figures, plain lines, the terminal's screen."""
