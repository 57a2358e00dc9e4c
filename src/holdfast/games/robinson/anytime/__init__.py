"""What may be used at any time: skills, Items, tokens, Treasures (RC-601 to RC-632)."""
