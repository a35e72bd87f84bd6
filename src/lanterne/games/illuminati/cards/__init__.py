"""Cards: what is printed on them, what they can do, how one speaks of them, and the deck."""
