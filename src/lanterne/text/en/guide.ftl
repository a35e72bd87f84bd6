### The page that teaches a game: what its parts are called, who plays in its examples.

guide-goal = The goal
guide-turn = A turn
guide-score = What counts
guide-examples = Three examples
guide-more = More ways to play
guide-clauses = The rules in full
guide-name-0 = Camille
guide-name-1 = Basil
guide-name-2 = Zoe
