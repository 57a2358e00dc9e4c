"""The rules text of every card, pronounced from its data."""
