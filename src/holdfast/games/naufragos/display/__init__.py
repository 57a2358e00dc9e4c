"""What a screen shows of the table."""
