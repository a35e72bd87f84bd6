"""Vizia: triangular tiles laid by the order of the prism, and wheels closed for points."""
