"""What every seat is told: the view, the question, the log and what happened, in its language, and no more than it may see."""
