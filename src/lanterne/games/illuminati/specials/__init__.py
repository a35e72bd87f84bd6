"""Special cards: hands, moments, and what each does."""
