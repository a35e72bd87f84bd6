"""Small nets without a library: a file of plain arrays, and their evaluation in whole numbers."""
