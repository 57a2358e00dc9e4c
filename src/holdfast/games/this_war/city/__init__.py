"""The city at night: Locations, card by card, and whom one meets there (TW-601 to TW-644)."""
