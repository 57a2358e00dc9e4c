"""Resources, Inventions and Items, Discovery tokens, Mystery cards."""
