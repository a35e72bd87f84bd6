"""How Illusio is played by bots."""
