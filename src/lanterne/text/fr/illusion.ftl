# Illusion en français.

illusion-name = Illusion
illusion-colour-red = rouge
illusion-colour-yellow = jaune
illusion-colour-green = vert
illusion-colour-blue = bleu
illusion-option-length = Durée
illusion-option-length-help = standard : trois flèches gagnent. twelve : les douze manches sont jouées.
illusion-option-length-standard = Trois flèches gagnent
illusion-option-length-twelve = Douze manches
illusion-option-deck = Jeu de cartes
illusion-option-deck-help = designed : les quatre-vingt-dix-huit images choisies. endless : quatre-vingt-dix-huit images que personne n’a jamais vues.
illusion-option-deck-designed = Les images choisies
illusion-option-deck-endless = Des images jamais vues
illusion-option-ear = Jouer à l’oreille
illusion-option-ear-help = Pour qui ne voit pas les images : chacun peut se faire dire ce qu’un œil moyen devinerait pour chacune. Les robots jugent toujours à l’œil.
illusion-option-eyes-fault = Cette place n’existe pas : la table en a { $seats }.
illusion-option-eyes1 = Yeux de la première place
illusion-option-eyes1-help = Comment le robot de la première place juge les surfaces, de child à keen ; none pour une personne.
illusion-option-eyes1-none = Ceux d’une personne
illusion-option-eyes1-child = D’un enfant
illusion-option-eyes1-casual = Distraits
illusion-option-eyes1-steady = Posés
illusion-option-eyes1-sharp = Vifs
illusion-option-eyes1-keen = Perçants
illusion-option-eyes2 = Yeux de la deuxième place
illusion-option-eyes2-help = Comment le robot de la deuxième place juge les surfaces, de child à keen ; none pour une personne.
illusion-option-eyes2-none = Ceux d’une personne
illusion-option-eyes2-child = D’un enfant
illusion-option-eyes2-casual = Distraits
illusion-option-eyes2-steady = Posés
illusion-option-eyes2-sharp = Vifs
illusion-option-eyes2-keen = Perçants
illusion-option-eyes3 = Yeux de la troisième place
illusion-option-eyes3-help = Comment le robot de la troisième place juge les surfaces, de child à keen ; none pour une personne.
illusion-option-eyes3-none = Ceux d’une personne
illusion-option-eyes3-child = D’un enfant
illusion-option-eyes3-casual = Distraits
illusion-option-eyes3-steady = Posés
illusion-option-eyes3-sharp = Vifs
illusion-option-eyes3-keen = Perçants
illusion-option-eyes4 = Yeux de la quatrième place
illusion-option-eyes4-help = Comment le robot de la quatrième place juge les surfaces, de child à keen ; none pour une personne.
illusion-option-eyes4-none = Ceux d’une personne
illusion-option-eyes4-child = D’un enfant
illusion-option-eyes4-casual = Distraits
illusion-option-eyes4-steady = Posés
illusion-option-eyes4-sharp = Vifs
illusion-option-eyes4-keen = Perçants
illusion-option-eyes5 = Yeux de la cinquième place
illusion-option-eyes5-help = Comment le robot de la cinquième place juge les surfaces, de child à keen ; none pour une personne.
illusion-option-eyes5-none = Ceux d’une personne
illusion-option-eyes5-child = D’un enfant
illusion-option-eyes5-casual = Distraits
illusion-option-eyes5-steady = Posés
illusion-option-eyes5-sharp = Vifs
illusion-option-eyes5-keen = Perçants
illusion-action-place = Placer la prochaine carte { $gap ->
       [0] au bout gauche
      *[other] après la carte { $gap }
    }
illusion-action-doubt = J’en doute
illusion-event-first = { $reader ->
    [who] Vous commencez.
   *[no] { $who } commence.
}
illusion-event-arrow = Manche { $round } : la flèche est de couleur { $colour }.
illusion-event-opened = L’image { $picture } est posée à côté de la flèche.
illusion-event-turned-up = L’image { $picture } est la prochaine.
illusion-event-rebuilt = La pile est refaite avec { $count ->
       [one] { $count } carte
      *[other] { $count } cartes
    }.
illusion-event-placed = { $reader ->
    [who] Vous mettez
   *[no] { $who } met
} l’image { $picture } à la place { $place }.
illusion-event-doubted = { $reader ->
    [who] Vous doutez
   *[no] { $who } doute
} de la rangée.
illusion-event-revealed = Place { $place }, image { $picture } : rouge { $red } %, jaune { $yellow } %, vert { $green } %, bleu { $blue } %.
illusion-event-right = La rangée est juste : { $colour } ne baisse jamais.
illusion-event-wrong-covered = La rangée est fausse à la place { $place }.
illusion-event-wrong = La rangée est fausse : à la place { $place }, { $after } % vient après { $before } %.
illusion-event-won = { $reader ->
    [who] Vous recevez
   *[no] { $who } reçoit
} la flèche ({ $colour }).
illusion-event-over = La partie s’achève après { $rounds ->
       [one] { $rounds } manche
      *[other] { $rounds } manches
    }.
illusion-refused-over = La partie est finie.
illusion-refused-turn = C’est à { $who } de jouer.
illusion-refused-single = On ne doute pas d’une seule carte : placez la prochaine à sa gauche ou à sa droite.
illusion-refused-empty = Il n’y a plus de carte à placer : il ne reste qu’à douter.
illusion-refused-gap = Il n’y a pas d’intervalle { $gap } : la rangée en a de 0 à { $last }.
illusion-reason-three-arrows = trois flèches décident de la partie
illusion-reason-twelve-rounds = les douze manches sont jouées, et le plus de flèches gagne
illusion-term-arrows = Flèches : { $colour }
illusion-view-pile = Manche { $round }. Pile : { $pile }, sorties : { $removed }.
illusion-view-arrow = Flèche : { $colour }. Le moins à gauche, le plus à droite.
illusion-view-card = Place { $place } : image { $picture }
illusion-view-next = Prochaine : image { $picture }
illusion-view-won = { $who } : { $count ->
       [0] aucune flèche
       [one] { $count } flèche
      *[other] { $count } flèches
    }
illusion-view-must-place = { $who } doit placer la prochaine carte.
illusion-view-place-or-doubt = { $who } place la prochaine carte ou doute.
illusion-view-check = Dernière vérification ({ $colour }) : la flèche est allée à { $who }.
illusion-view-checked = Place { $place }, image { $picture } : { $share } %
illusion-view-glance = La place { $place } semble avoir { $share } %
illusion-view-glance-next = La prochaine carte semble avoir { $share } %

# Les règles.

illusion-clause-IN-001 = De deux à cinq personnes, dès huit ans, pour environ un quart d’heure.
illusion-clause-IN-002 = Il y a douze cartes flèche, trois dans chacune des quatre couleurs.
illusion-clause-IN-003 = Il y a quatre-vingt-dix-huit cartes couleur.
illusion-clause-IN-004 = Une carte couleur montre une image d’un côté et, de l’autre, la part de chaque couleur en pour cent.
illusion-clause-IN-005 = Les parts se mesurent sur la surface blanche intérieure ; le cadre gris est laissé de côté.
illusion-clause-IN-010 = Les flèches forment une pile mélangée et cachée ; la première est retournée pour la manche.
illusion-clause-IN-011 = Les cartes couleur forment une pile mélangée, images visibles.
illusion-clause-IN-012 = La première carte couleur va à côté de la flèche, image visible.
illusion-clause-IN-013 = Personne ne voit une part avant la vérification d’une rangée.
illusion-clause-IN-014 = Seule la couleur de la flèche compte pendant la manche.
illusion-clause-IN-015 = Dans le sens de la flèche, la part de cette couleur monte ou reste égale, jamais elle ne baisse.
illusion-clause-IN-020 = Le hasard désigne qui commence la partie.
illusion-clause-IN-021 = Qui ouvre une manche doit placer la carte du dessus à gauche ou à droite de la seule carte posée, sans pouvoir douter.
illusion-clause-IN-022 = Ensuite chacun à son tour, dans le sens horaire, accepte toute la rangée ou en doute.
illusion-clause-IN-023 = Accepter, c’est glisser la carte du dessus dans la rangée : à un bout ou dans n’importe quel intervalle.
illusion-clause-IN-024 = Les cartes déjà posées gardent leur ordre ; elles ne font que s’écarter.
illusion-clause-IN-025 = La rangée grandit carte après carte jusqu’à ce que quelqu’un doute.
illusion-clause-IN-026 = Le doute porte sur toute la rangée, peu importe qui s’est trompé.
illusion-clause-IN-030 = Le doute se dit à voix haute, et toutes les cartes de la rangée sont retournées.
illusion-clause-IN-031 = La rangée est juste quand les parts de la couleur de la flèche ne baissent jamais de gauche à droite.
illusion-clause-IN-032 = Deux voisines égales sont en ordre.
illusion-clause-IN-033 = Une part plus petite à droite d’une plus grande, par exemple 11 après 16, est une erreur.
illusion-clause-IN-034 = Si la rangée est fausse, la flèche va à qui a douté.
illusion-clause-IN-035 = Si la rangée est juste, la flèche va à qui a posé la dernière carte avant le doute.
illusion-clause-IN-040 = Après la vérification, toutes les cartes de la table quittent le jeu.
illusion-clause-IN-041 = La manche suivante se prépare de même, avec une nouvelle flèche et une nouvelle première carte.
illusion-clause-IN-042 = Qui a reçu la flèche commence la manche suivante.
illusion-clause-IN-043 = Dans la partie normale, qui possède trois flèches le premier gagne.
illusion-clause-IN-044 = Dans la partie longue, on joue douze manches, et le plus grand nombre de flèches gagne.
illusion-clause-IN-045 = Douze flèches suffisent toujours : au plus tard, la onzième donne à quelqu’un sa troisième.
illusion-clause-N-01 = Nous disons côté image et côté parts ; recto et verso prêteraient à confusion.
illusion-clause-N-02 = L’image de la prochaine carte est visible de tous pendant tout le tour.
illusion-clause-N-03 = Monter ou rester égal est juste : la part n’a pas à grandir à chaque pas.
illusion-clause-N-04 = Qui ouvre une manche ne peut pas douter : une carte seule ne peut être fausse.
illusion-clause-N-05 = La deuxième personne d’une manche peut douter des deux cartes.
illusion-clause-N-06 = La flèche est au bout gauche et pointe à droite ; la plus petite part est à côté d’elle.
illusion-clause-N-07 = Une pile vide est refaite avec les cartes sorties ; s’il n’y en a pas, il ne reste qu’à douter.
illusion-clause-N-08 = Les cartes sorties le restent jusqu’à ce que la pile soit refaite.
illusion-clause-N-09 = À égalité de flèches après douze manches, la victoire est partagée.
illusion-clause-N-10 = À deux, rien ne change : l’un doute, l’autre a posé la dernière carte.
illusion-clause-N-11 = Qui doute n’a pas à montrer l’erreur.
illusion-clause-N-12 = Les cartes sont retournées une à une, de gauche à droite.
illusion-clause-N-13 = Tout le monde voit la vérification.
illusion-clause-N-14 = Nos parts sont des nombres entiers, exacts à la cellule près : rien n’est arrondi.
illusion-clause-N-15 = Chaque carte contient au moins deux pour cent de chaque couleur.
illusion-clause-N-16 = La pile est refaite dès que sa dernière carte part, la prochaine image est donc toujours visible ; les parts déjà vues ne sont plus montrées.
illusion-clause-N-17 = Un robot voit par des yeux simulés, annoncés à tous : il reçoit un seul coup d’œil sur chaque image, vrai à une erreur près, plus large quand l’image trompe, et s’y tient.
illusion-clause-N-18 = À une table à l’oreille, toute personne peut entendre, pour chaque image, la part qu’un œil moyen croit voir : un seul coup d’œil, vrai à une erreur près, et on s’y tient. Tout le monde sait que la table se joue ainsi.
illusion-clause-N-19 = Un robot qui prend la place d’une personne regarde avec ses propres yeux simulés ; la personne qui revient ne voit rien de ses coups d’œil.

## The page's end panel

illusion-web-term-arrows = Flèches
