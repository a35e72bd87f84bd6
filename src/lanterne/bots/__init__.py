"""Bots see a view and the legal actions, never the truth."""
