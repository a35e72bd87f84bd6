### La première partie d’Illusion, où l’on apprend : ce que le guide dit avant chaque coup.

illusion-lesson-goal = Des images, et une question : combien d’une couleur y a-t-il ? La flèche dit quelle couleur compte dans cette manche : le bleu.
illusion-lesson-row = Les images suivent la flèche. Le bleu ne peut que croître : le moins près de la flèche, le plus à l’autre bout.
illusion-lesson-next = Cette image est à vous de la placer. Elle contient plus de bleu que celle qui est là, non ? Regardez bien : touchez-la pour l’agrandir.
illusion-lesson-open = Plus de bleu, donc à droite. Touchez l’intervalle de droite, puis confirmez.
illusion-lesson-between = L’adversaire en a placé une entre les deux. Votre nouvelle image contient plus de bleu que toutes : placez-la tout à droite.
illusion-lesson-look = Regardez maintenant ce que l’adversaire a mis tout à droite, là où il devrait y avoir le plus de bleu. Il n’y en a presque pas.
illusion-lesson-doubt = À votre tour, vous pouvez douter au lieu de placer, toujours de la rangée entière. Vous avez vu l’erreur : doutez, puis confirmez.
illusion-lesson-reveal = On retourne les images, et leurs parts apparaissent : 37 pour cent, puis 3 seulement. La rangée était fausse : la flèche va à qui a douté, à vous.
illusion-lesson-risk = Si la rangée avait été juste, la flèche serait allée à qui a placé la dernière image. Doutez donc quand vous voyez une erreur, pas seulement par peur.
illusion-lesson-round = Qui a gagné la flèche commence la manche suivante, avec une nouvelle couleur : le vert. Touchez « Manche suivante », puis placez votre image à gauche : elle a peu de vert.
illusion-lesson-middle = L’adversaire a placé une image au milieu. La vôtre contient moins de vert, mais plus que celle de gauche : sa place est entre les deux.
illusion-lesson-right = L’adversaire a douté, mais le vert croît bien de gauche à droite : la rangée était juste. La flèche va à qui a placé la dernière image : encore à vous.
illusion-lesson-win = Deux flèches ! Qui en a trois le premier gagne la partie. Quand une image n’ira nulle part à coup sûr, vous hésiterez : placer, ou douter ?
illusion-lesson-done = Bravo ! C’est tout Illusion : vous savez jouer.
