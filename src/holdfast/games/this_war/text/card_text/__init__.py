"""The texts of the cards."""
