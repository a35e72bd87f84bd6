"""Structures: trees of cards on a plane, and how branches are laid into them."""
