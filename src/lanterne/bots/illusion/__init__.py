"""How Illusion is played by bots."""
