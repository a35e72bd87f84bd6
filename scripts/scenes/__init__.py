"""The worked examples of the guides: positions of the real engines, and the figures that their sentences cite."""
