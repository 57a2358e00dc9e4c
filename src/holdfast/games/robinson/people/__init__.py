"""The people: Wounds, Determination, Morale, and wound tokens (RC-641 to RC-658)."""
