"""Doors for libraries of other houses: the same games behind their interfaces. Not compiled; each library is an extra."""
