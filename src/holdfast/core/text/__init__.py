"""Text: localization, card texts, log entries, beats and rule search."""
