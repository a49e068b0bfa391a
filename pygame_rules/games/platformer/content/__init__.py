"""Tiles, heroes, enemies, bosses and cards of Platformer."""
