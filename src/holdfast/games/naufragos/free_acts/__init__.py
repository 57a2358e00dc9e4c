"""Free acts: what can be done besides answering, and what is worth asking about."""
