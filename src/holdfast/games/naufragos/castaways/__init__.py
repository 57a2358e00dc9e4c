"""Castaways: energy, wounds, death, what they own, their diaries."""
