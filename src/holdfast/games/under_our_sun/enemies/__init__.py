"""Enemies: their deck, how they come, wander and leave."""
