"""The round and its phases, and how the game ends (RC-201 to RC-295, RC-501 to RC-557, RC-701 to RC-712)."""
