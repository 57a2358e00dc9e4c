"""What cards do: plot cards that come and go, decisions, prices, quarrels."""
