"""The WebSocket adapter."""
