"""Trade: Lawrence and the dealers, what they have, stealing and robbing, and barter among characters."""
