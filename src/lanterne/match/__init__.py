"""One game in progress. Outside input enters the rules here and nowhere else."""
