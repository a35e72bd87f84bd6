"""What lies face down or is done in secret."""
