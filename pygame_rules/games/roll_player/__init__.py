"""Roll Player: roll and place dice to make the best hero."""
