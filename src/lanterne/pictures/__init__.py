"""The pictures of Illusion: label maps whose shares are exact, the families that shape them, palettes, PNG files."""
