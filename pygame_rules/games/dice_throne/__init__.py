"""Dice Throne: season one, on an engine made for the Marvel heroes as well."""
