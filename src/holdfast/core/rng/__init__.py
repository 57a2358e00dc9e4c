"""Random numbers: recorded, committed in advance, shared between samples."""
