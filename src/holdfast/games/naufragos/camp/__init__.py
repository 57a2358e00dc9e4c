"""The camp: its store, its board, its weather, what lies there."""
