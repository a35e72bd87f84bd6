"""Doors for other libraries: the same games behind their interfaces. Not compiled; the libraries are extras."""
