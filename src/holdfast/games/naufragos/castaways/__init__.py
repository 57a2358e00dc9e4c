"""Castaways: energy, wounds, death, what they own and trade, their diaries."""
