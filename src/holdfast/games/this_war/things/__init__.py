"""Goods, blank tokens, tracks and dice."""
