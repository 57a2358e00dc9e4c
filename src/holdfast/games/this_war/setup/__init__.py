"""Setting the table (TW-101 to TW-120, TW-1502 to TW-1507)."""
