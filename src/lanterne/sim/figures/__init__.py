"""Each game's own figures for reports."""
