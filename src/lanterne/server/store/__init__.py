"""What outlives the process: people, tables, seats, moves, talk."""
