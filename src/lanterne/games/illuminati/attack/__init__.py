"""An attack, from its announcement to its result."""
