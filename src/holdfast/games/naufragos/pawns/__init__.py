"""Pawns: where they are placed and how they are resolved."""
