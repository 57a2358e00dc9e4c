"""Tools for authors of packs and games."""
