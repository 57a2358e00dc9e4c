"""What stands on the buttons."""
