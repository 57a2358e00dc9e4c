"""How everything is said: messages, nouns, card texts, the log and the rule catalogues, in three languages."""
