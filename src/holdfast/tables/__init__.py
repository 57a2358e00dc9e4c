"""Tables with their seats, undo, bots and presenters, without any I/O."""
