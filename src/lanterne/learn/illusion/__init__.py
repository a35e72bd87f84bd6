"""An eye that learns to look at Illusion's pictures."""
