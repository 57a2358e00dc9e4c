"""What is kept: the databases and what is written in them."""
