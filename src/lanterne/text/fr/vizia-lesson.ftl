### La première partie de Vizia, où l’on apprend : ce que le guide dit avant chaque coup.

vizia-lesson-goal = Six triangles de verre autour d’un même point forment une roue. Qui ferme une roue y pose un jeton, et les jetons font les points : le plus de points gagne.
vizia-lesson-tiles = Ces deux tuiles sont à vous, personne d’autre ne les voit. Celles de droite sont communes : à votre tour, vous pouvez poser les vôtres et les communes.
vizia-lesson-first = Commencez : choisissez votre tuile jaune, touchez la place éclairée, puis confirmez avec le bouton principal.
vizia-lesson-colours = La seule règle de Vizia : deux tuiles ne se touchent par un côté que si leurs couleurs sont voisines sur ce prisme. Le jaune va près de l’orange ou du vert.
vizia-lesson-second = L’orange peut donc toucher le jaune. Choisissez votre tuile orange, puis la place éclairée à gauche.
vizia-lesson-common = Votre main est vide : continuez avec une tuile commune. Posez l’orange à droite du jaune : trois tuiles partagent alors un point.
vizia-lesson-take = Assez posé. Avant de finir le tour, vous pouvez prendre des tuiles communes jusqu’à en avoir deux : choisissez la mauve et prenez-la.
vizia-lesson-take-again = Encore une pour votre main : prenez la tuile jaune.
vizia-lesson-end = Plus rien à faire : terminez le tour. La pioche complète alors les tuiles communes.
vizia-lesson-opponent = L’adversaire a posé une rouge contre l’orange : quatre tuiles d’une roue sont là, il reste deux places.
vizia-lesson-gap = Le mauve est voisin du rouge, il peut donc le toucher. Posez votre tuile mauve à droite de la rouge.
vizia-lesson-close = Une seule place reste, entre mauve et orange. Le rouge est voisin des deux, et la lampe annonce +1 : fermez la roue.
vizia-lesson-token = Votre jeton est sur la roue, et votre total, à côté de votre emblème, le compte. Vous avez posé la dernière tuile : peu importe qui a posé les cinq autres.
vizia-lesson-worth = Une roue simple comme celle-ci rapporte 1 point, deux couleurs alternées 2, les six couleurs 3 : c’est un prisme.
vizia-lesson-prepare = Préparons un prisme. Ici, orange et rouge se touchent déjà : posez le jaune de l’autre côté de l’orange.
vizia-lesson-refill = Refaites votre main : prenez une tuile orange.
vizia-lesson-refill-again = Et prenez la bleue : un prisme en aura besoin.
vizia-lesson-end-again = Terminez le tour, et regardez ce que fait l’adversaire.
vizia-lesson-prism = L’adversaire n’a rien changé ici. Rouge, orange et jaune entourent un point, dans l’ordre de ce prisme : les trois autres couleurs le compléteraient.
vizia-lesson-green = Après le jaune vient le vert : posez la tuile commune verte.
vizia-lesson-blue = Après le vert, le bleu : il est dans votre main.
vizia-lesson-last = Et le mauve, entre bleu et rouge, ferme le prisme. La lampe annonce +3.
vizia-lesson-scored = Trois points d’un coup ! Attention : c’est la dernière tuile qui rapporte. Ne laissez pas à l’adversaire une roue où il n’en manque qu’une.
vizia-lesson-pile = La partie dure jusqu’à ce que la pioche soit vide et toutes les tuiles posées, ou que quelqu’un n’ait plus aucun de ses douze jetons. Puis on compte les points.
vizia-lesson-done = Bravo ! C’est tout Vizia : vous savez jouer.
