"""A turn in its phases and steps: rolling, answering, damage."""
