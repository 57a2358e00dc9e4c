"""The map: where positions lie, tiles that are turned up, and ways across them."""
