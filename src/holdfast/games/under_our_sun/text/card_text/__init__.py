"""The rules text of cards."""
