"""Setting the table, and what a position must satisfy."""
