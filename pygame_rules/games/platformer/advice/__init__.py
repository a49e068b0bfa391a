"""What helps a player to choose: odds, reachable fields, hints, and the bot."""
