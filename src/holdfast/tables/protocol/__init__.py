"""The messages between clients and tables."""
