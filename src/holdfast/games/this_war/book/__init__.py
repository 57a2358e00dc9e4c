"""The Book of Scripts, and everything else that is read from cards (TW-1201 to TW-1246)."""
