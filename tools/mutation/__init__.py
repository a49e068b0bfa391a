"""Breaks one place of the rules at a time and sees whether a test notices: `python build.py mutate`."""
