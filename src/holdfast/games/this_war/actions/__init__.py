"""Day Actions: who is assigned to what, and what comes of it (TW-301 to TW-340)."""
