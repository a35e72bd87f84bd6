"""First games in which somebody learns: a public deal, the moves of a record, and what is said when."""
