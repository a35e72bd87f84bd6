"""Goals: how near a seat is to one, and who has won."""
