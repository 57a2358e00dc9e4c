"""The Actions, one module per chapter of the rulebook (RC-301 to RC-461)."""
