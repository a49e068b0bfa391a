"""What heroes, enemies, bosses and cards do: the vocabulary of effects, and what they change."""
