"""Nets learn from games: who plays them, what is kept of them, and how a net is fitted. PyTorch is an extra."""
