"""Bots of live tables think in processes of their own: whatever one does there, no table waits for it."""
