"""What helps to play: hints, the worth of a position, the bot."""
