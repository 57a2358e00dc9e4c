"""Setting the table."""
