"""Platformer in words."""
