"""The engine: effects, questions, answers, and the loop that runs them. It knows no game."""
