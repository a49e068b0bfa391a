"""Everything in words: names, effects, refusals, the log."""
