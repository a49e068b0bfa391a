"""The turn: its stages, and what is done and asked in them."""
