"""The log, chapter by chapter."""
