"""Simulation of many games."""
