"""Fights and Night Raids (TW-701 to TW-719, TW-901 to TW-956)."""
