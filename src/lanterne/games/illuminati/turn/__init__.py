"""The turn and its stages, and who is still in the game."""
