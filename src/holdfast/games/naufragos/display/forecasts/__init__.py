"""What answers of Náufragos cost and bring, reckoned from what follows."""
