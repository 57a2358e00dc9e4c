"""The night: meals, the fire, wounds."""
