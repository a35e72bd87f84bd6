"""Illusio: a contest of stage magic in 1896. Rules: `docs/rules/illusio.md`; clauses are cited as IL-… and A-…."""
