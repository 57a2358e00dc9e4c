"""What things are worth: prices of this position, effects, Items, places."""
