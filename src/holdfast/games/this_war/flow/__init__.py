"""A day and a night, phase by phase."""
