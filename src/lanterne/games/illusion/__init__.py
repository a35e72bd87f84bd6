"""Illusion: put pictures in the order of one colour's share, or doubt the row. Clauses: docs/rules/illusion.md."""
