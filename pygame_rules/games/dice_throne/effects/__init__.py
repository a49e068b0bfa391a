"""What content can say, and what each effect does."""
