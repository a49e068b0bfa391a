"""What classes and cards do, and how it is done."""
