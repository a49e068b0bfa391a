"""The tower: its fields, its levels, and how figures move and fall in it."""
