"""What is to be seen of the table."""
