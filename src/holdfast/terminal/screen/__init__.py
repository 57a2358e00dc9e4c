"""The full-screen terminal client for keyboard and mouse."""
