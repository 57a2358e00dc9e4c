"""Requests: what they have in common, and what each does."""
