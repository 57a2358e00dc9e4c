"""The island: its spaces and tiles, what lies on them, and where the Camp is."""
