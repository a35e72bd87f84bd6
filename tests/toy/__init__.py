"""A small and nasty game for the tests of the contract: see `game.py` for its rules."""
