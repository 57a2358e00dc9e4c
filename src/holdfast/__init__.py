"""Holdfast: a digital table for survival board games."""
