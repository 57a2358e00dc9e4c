"""Presenters: table state to messages."""
