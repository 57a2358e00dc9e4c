"""Notifications for absent players."""
