"""The Shelter: its spaces, its cards and Fittings."""
