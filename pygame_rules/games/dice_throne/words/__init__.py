"""Effects, questions, events and refusals in words."""
