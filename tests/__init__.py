"""The tests of Lanterne."""
