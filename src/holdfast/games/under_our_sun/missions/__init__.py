"""Missions, which are data: the interpreter of their cards, conditions and tasks, and the verbs they use."""
