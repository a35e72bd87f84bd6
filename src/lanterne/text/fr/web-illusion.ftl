### Illusion dans la page : la salle, la rangée, la vérification, la fin.

## Le souffleur et les boutons

web-illusion-prompt-must-place = Posez la prochaine carte à gauche ou à droite de la première.
web-illusion-prompt-place-or-doubt = Posez dans l’un des { $count } intervalles, ou doutez de la rangée.
web-illusion-prompt-only-doubt = Il n’y a plus de carte à poser : vous doutez.
web-illusion-prompt-sure = Douter de toute la rangée ? Si elle est juste, la flèche va à qui a posé en dernier.
web-illusion-prompt-round = Regardez la vérification, puis ouvrez la manche.
web-illusion-place = Poser ici
web-illusion-choose = Choisir où
web-illusion-sure = Douter de la rangée
web-illusion-not-sure = Pas encore
web-illusion-all = Tout montrer
web-illusion-go-on = Manche suivante
web-illusion-close-check = Revenir à la rangée
web-illusion-to-result = Voir le résultat
web-illusion-listen = Écouter
web-illusion-chosen = Intervalle { $gap } sur { $count } choisi.
web-illusion-key-gap = intervalle
web-illusion-key-doubt = douter
web-illusion-key-large = en grand
web-illusion-space = Espace

## La salle

web-illusion-question = Combien de { $colour } ?
web-illusion-must = Posez-la du bon côté. Touchez une image pour la voir en grand.
web-illusion-may = Posez-la à sa place, ou doutez de la rangée. Touchez une image pour la voir en grand.
web-illusion-look = La prochaine carte. Touchez une image pour la voir en grand.
web-illusion-sight = Illusion se joue à l’œil. Qui joue sans y voir choisit une table à l’oreille.
web-illusion-textures-on = Textures affichées : chaque encre perd la même part de sa surface.
web-illusion-left =
    { $count ->
        [one] { $count } carte restante
       *[other] { $count } cartes restantes
    }
web-illusion-least = le moins de { $colour }
web-illusion-most = le plus de { $colour }
web-illusion-arrow = La flèche est de couleur { $colour } : le moins à gauche, le plus à droite
web-illusion-row =
    { $count ->
        [one] La rangée : { $count } image
       *[other] La rangée : { $count } images
    }
web-illusion-picture = Image à la place { $place }
web-illusion-next = Prochaine image
web-illusion-heard = on dirait { $share } pour cent
web-illusion-gap =
    { $side ->
        [left] Tout à gauche
        [right] Tout à droite
       *[between] Entre les places { $before } et { $after }
    }
web-illusion-gap-heard =
    { $side ->
        [left] La prochaine carte, environ { $next }, avant environ { $after } pour cent
        [right] La prochaine carte, environ { $next }, après environ { $before } pour cent
       *[between] La prochaine carte, environ { $next }, entre environ { $before } et environ { $after } pour cent
    }
web-illusion-place-in = Poser la prochaine carte : { $gap }
web-illusion-won =
    { $count ->
        [0] aucune flèche
        [one] { $count } flèche
       *[other] { $count } flèches
    }

## En grand

web-illusion-large = Images en grand
web-illusion-large-how = Choisissez une deuxième image en bas pour comparer. Les flèches la changent, Espace referme.
web-illusion-beside = Comparer avec
web-illusion-safe = Couleurs sûres
web-illusion-textures = Textures
web-illusion-close = Fermer

## La vérification

web-illusion-checked = La rangée vérifiée
web-illusion-doubts = { $who } doute de la rangée…
web-illusion-wrong = La rangée est fausse
web-illusion-right = La rangée est juste
web-illusion-share = { $share } pour cent de { $colour }
web-illusion-why =
    { $wrong ->
        [yes] { $after } vient après { $before }. { $mine ->
            [yes] Vous avez douté : la flèche est à vous.
           *[no] { $who } a douté et prend la flèche.
        }
       *[no] Elle ne baisse jamais. { $mine ->
            [yes] Vous avez posé en dernier : la flèche est à vous.
           *[no] { $who } a posé en dernier et prend la flèche.
        }
    }

## Le journal

web-illusion-event-arrow = Manche { $round } : { $colour }
web-illusion-event-placed = { $who } met la carte à la place { $place }.

## La fin

web-illusion-judged = Qui a vu juste
web-illusion-who = Qui
web-illusion-in-order = Cartes en ordre
web-illusion-error = Erreur, points
web-illusion-bias = Penchant, points
web-illusion-good-doubts = Doutes fondés
web-illusion-of = { $part } sur { $all }
web-illusion-bias-note = Une carte est en ordre si elle convient entre ses voisines au moment où elle est posée. Penchant au-dessus de zéro : les couleurs ont été prises pour plus qu’elles ne sont.
web-illusion-families = Les images trompeuses
web-illusion-points =
    { $cards ->
        [one] { $points } points, { $cards } carte
       *[other] { $points } points, { $cards } cartes
    }
web-illusion-family-scatter = disques
web-illusion-family-rings = anneaux
web-illusion-family-stripes = bandes
web-illusion-family-spiral = spirales
web-illusion-family-mosaic = mosaïques
web-illusion-family-sunburst = rayons
web-illusion-family-bulge = bosses
web-illusion-family-waves = vagues
web-illusion-family-polygons = polygones
web-illusion-family-occlusion = collages
web-illusion-family-lettering = lettres
web-illusion-family-truchet = boucles
web-illusion-family-halftone = trames
web-illusion-family-camouflage = camouflage
