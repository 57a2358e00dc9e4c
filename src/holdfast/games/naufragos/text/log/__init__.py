"""The log: what was applied, as lines of plain data that each reader pronounces in his own language."""
