"""What games bring to a table of the server beside their rules."""
