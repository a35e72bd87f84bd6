"""Money: treasuries, transfers, income, tax and upkeep."""
