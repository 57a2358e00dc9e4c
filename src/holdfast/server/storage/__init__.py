"""Storage in SQLite and PostgreSQL."""
