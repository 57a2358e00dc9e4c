"""The evening, looked over: one page with the curve of the chance to win, its turning points and each seat's answers."""
