"""How Náufragos is put into words."""
