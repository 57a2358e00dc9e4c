"""The people: their Wounds, Determination and Morale, and what lies on them (RC-641 to RC-658)."""
