"""Odds, hints, and the player that the computer plays."""
