"""The Book of Scripts, and whatever else is read from cards (TW-1201 to TW-1246)."""
