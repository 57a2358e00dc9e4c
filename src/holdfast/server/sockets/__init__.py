"""Sockets: who finds a place, what each is told, and what it says."""
