"""One host under every match: who sits where, who is asked what and when, what is done with the answers."""
