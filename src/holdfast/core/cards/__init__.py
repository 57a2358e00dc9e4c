"""Cards as data: content, loading, and the names that cards may use."""
