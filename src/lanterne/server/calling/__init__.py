"""Calling people whose turn it is, also with the page closed: over the push services of their browsers."""
