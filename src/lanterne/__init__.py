"""Lanterne: four board games about light and illusion, one engine each for people, bots and researchers."""
