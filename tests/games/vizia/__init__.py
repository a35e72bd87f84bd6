"""Vizia: its rules, statement by statement."""
