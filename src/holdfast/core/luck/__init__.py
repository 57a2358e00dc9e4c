"""All chance: the quick kind, the kind under a key, and the proof that a key was kept to."""
