"""What every game leans on: the contract, chance, options, records, errors. Imports nothing else of Lanterne."""
