### La page qui apprend un jeu : le nom de ses parties, les personnages de ses exemples.

guide-goal = Le but
guide-turn = Un tour
guide-score = Ce qui compte
guide-examples = Trois exemples
guide-more = D’autres façons de jouer
guide-clauses = Les règles en détail
guide-name-0 = Camille
guide-name-1 = Basile
guide-name-2 = Zoé
