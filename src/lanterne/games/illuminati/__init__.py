"""Illuminati: secret conspiracies, trees of groups, money, attacks, special cards that answer each other, deals."""
