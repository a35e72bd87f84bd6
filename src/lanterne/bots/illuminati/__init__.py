"""How Illuminati is played by bots."""
