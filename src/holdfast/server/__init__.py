"""The table in the browser: people, seats and games on a server. The engine below knows nothing of it."""
