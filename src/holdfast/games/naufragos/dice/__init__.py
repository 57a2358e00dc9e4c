"""Dice, story tokens on them, strength, and what a roll is about."""
