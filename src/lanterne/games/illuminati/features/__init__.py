"""What a seat sees of a game of Illuminati, as numbered cells for nets: one set of cells for two to eight seats."""
