"""The drawing API of terminal boards, which games may import."""
