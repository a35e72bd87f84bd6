"""The pictures of Illusion: label maps whose shares are exact, the families that shape them, palettes, PNG files."""

from lanterne.needs import need

need("table", "numpy", "PIL")
