"""Cards as data: what they are, how packs are read, and which words they may use."""
