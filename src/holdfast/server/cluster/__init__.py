"""Several processes behind one port."""
