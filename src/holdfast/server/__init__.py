"""The HTTP and WebSocket adapter of tables."""
