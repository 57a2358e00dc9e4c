"""The Actions, one module a chapter of the rulebook (RC-301 to RC-461)."""
