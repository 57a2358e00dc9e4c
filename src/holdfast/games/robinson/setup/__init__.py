"""Setting the table (RC-101 to RC-139)."""
