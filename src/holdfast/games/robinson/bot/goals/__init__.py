"""What each Scenario's goal is worth, one module each."""
