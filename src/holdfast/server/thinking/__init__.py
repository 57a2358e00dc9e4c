"""Processes beside the server: bots think there, and strangers' saves are opened there."""
