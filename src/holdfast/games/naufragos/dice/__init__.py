"""Dice, story tokens on them, strength."""
