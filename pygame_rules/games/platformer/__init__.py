"""Platformer: climb the tower, gather gems, fell the boss in one blow."""
