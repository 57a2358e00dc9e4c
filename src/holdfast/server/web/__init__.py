"""What a browser asks for: requests, their limits, and what can be read without a table."""
