"""One search for all games: what it asks of a game is `knowledge.py`, what it does with the answers `search.py`."""
