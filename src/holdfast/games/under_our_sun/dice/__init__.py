"""Dice: rolls, tests, karma, and what a roll is for."""
