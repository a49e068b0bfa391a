"""What a turn is made of: the steps, phase by phase."""
