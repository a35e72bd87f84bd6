"""Gifts, trades and promises between seats."""
