"""Dice: rolls, tests, karma, and what is wished of a roll."""
