"""The expedition, its track, its way home, the summit."""
