"""Services that tables share."""
