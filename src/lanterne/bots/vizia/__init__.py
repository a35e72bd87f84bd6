"""How Vizia is played by bots."""
