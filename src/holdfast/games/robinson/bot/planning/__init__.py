"""The whole placement of pawns as one decision, and each seat's part of it."""
