"""Bots of Illuminati as they once were, kept to compare with: they may be measured against, never mended."""
