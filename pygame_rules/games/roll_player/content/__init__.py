"""What the cards and sheets say, as values; each field says where it is known from."""
