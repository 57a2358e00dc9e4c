"""What characters carry and find: goods, gear, loot, items, and what they are good for."""
