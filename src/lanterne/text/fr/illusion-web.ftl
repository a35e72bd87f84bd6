### Illusion dans la page : la salle, la rangée, la vérification, la fin.

## L'accueil

illusion-web-name = Illusion
illusion-web-lede = Quelle image a le plus de bleu ? Placez la vôtre dans la rangée, ou doutez de tout.
illusion-web-preset-advanced = Les douze manches, avec des images que personne n’a jamais vues.
illusion-web-time = environ 15 min

## Le souffleur et les boutons

illusion-web-prompt-must-place = Posez la prochaine carte à gauche ou à droite de la première.
illusion-web-prompt-place-or-doubt = Posez dans l’un des { $count } intervalles, ou doutez de la rangée.
illusion-web-prompt-only-doubt = Il n’y a plus de carte à poser : vous doutez.
illusion-web-prompt-sure = Douter de toute la rangée ? Si elle est fausse, la flèche est à vous ; si elle est juste, { $who } la prend.
illusion-web-prompt-round = Regardez la vérification, puis ouvrez la manche.
illusion-web-place = Poser ici
illusion-web-choose = Choisir où
illusion-web-sure = Douter de la rangée
illusion-web-not-sure = Pas encore
illusion-web-showing = La rangée est retournée, carte après carte.
illusion-web-all = Tout montrer
illusion-web-go-on = Manche suivante
illusion-web-close-check = Revenir à la rangée
illusion-web-listen = Écouter
illusion-web-chosen = Intervalle { $gap } sur { $count } choisi.
illusion-web-key-gap = intervalle
illusion-web-key-doubt = douter
illusion-web-key-large = en grand

## La salle

illusion-web-question = Combien { DE($colour) } ?
illusion-web-must = Posez-la du bon côté. Touchez une image pour la voir en grand.
illusion-web-may = Posez-la à sa place, ou doutez de la rangée. Touchez une image pour la voir en grand.
illusion-web-look = La prochaine carte. Touchez une image pour la voir en grand.
illusion-web-sight = Illusion se joue à l’œil. Qui joue sans y voir choisit une table à l’oreille.
illusion-web-textures-on = Textures affichées : chaque encre perd la même part de sa surface.
illusion-web-left =
    { $count ->
        [one] { $count } carte restante
       *[other] { $count } cartes restantes
    }
illusion-web-least = le moins { DE($colour) }
illusion-web-most = le plus { DE($colour) }
illusion-web-arrow = La flèche est de couleur { $colour } : le moins à gauche, le plus à droite
illusion-web-row =
    { $count ->
        [one] La rangée : { $count } image
       *[other] La rangée : { $count } images
    }
illusion-web-picture = Image à la place { $place }
illusion-web-next = Prochaine image
illusion-web-heard = on dirait { $share } pour cent
illusion-web-gap =
    { $side ->
        [left] Tout à gauche
        [right] Tout à droite
       *[between] Entre les places { $before } et { $after }
    }
illusion-web-gap-heard =
    { $side ->
        [left] La prochaine carte, environ { $next }, avant environ { $after } pour cent
        [right] La prochaine carte, environ { $next }, après environ { $before } pour cent
       *[between] La prochaine carte, environ { $next }, entre environ { $before } et environ { $after } pour cent
    }
illusion-web-place-in = Poser la prochaine carte : { $gap }
illusion-web-won =
    { $count ->
        [0] aucune flèche
        [one] { $count } flèche
       *[other] { $count } flèches
    }

## En grand

illusion-web-large = Images en grand
illusion-web-large-how = Choisissez une deuxième image en bas pour comparer. Les flèches la changent, Espace referme.
illusion-web-beside = Comparer avec
illusion-web-safe = Couleurs sûres
illusion-web-textures = Textures
illusion-web-close = Fermer

## La vérification

illusion-web-checked = La rangée vérifiée
illusion-web-doubts = { $mine ->
    [yes] Vous doutez
   *[no] { $who } doute
} de la rangée…
illusion-web-wrong = La rangée est fausse
illusion-web-right = La rangée est juste
illusion-web-share = { $share } pour cent { DE($colour) }
illusion-web-why =
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

illusion-web-event-arrow = Manche { $round } : { $colour }
illusion-web-event-placed = { $reader ->
    [who] Vous mettez
   *[no] { $who } met
} la carte à la place { $place }.

## La fin

illusion-web-judged = Qui a vu juste
illusion-web-who = Qui
illusion-web-in-order = Cartes en ordre
illusion-web-error = Erreur, points
illusion-web-bias = Penchant, points
illusion-web-good-doubts = Doutes fondés
illusion-web-of = { $part } sur { $all }
illusion-web-bias-note = Une carte est en ordre si elle convient entre ses voisines au moment où elle est posée. Penchant au-dessus de zéro : les couleurs ont été prises pour plus qu’elles ne sont.
illusion-web-families = Les images trompeuses
illusion-web-points =
    { $cards ->
        [one] { $points } points, { $cards } carte
       *[other] { $points } points, { $cards } cartes
    }
illusion-web-family-scatter = disques
illusion-web-family-rings = anneaux
illusion-web-family-stripes = bandes
illusion-web-family-spiral = spirales
illusion-web-family-mosaic = mosaïques
illusion-web-family-sunburst = rayons
illusion-web-family-bulge = bosses
illusion-web-family-waves = vagues
illusion-web-family-polygons = polygones
illusion-web-family-occlusion = collages
illusion-web-family-lettering = lettres
illusion-web-family-truchet = boucles
illusion-web-family-halftone = trames
illusion-web-family-camouflage = camouflage

## Les touches

illusion-web-help-gap = choisir un intervalle
illusion-web-help-ends = l’intervalle à chaque bout
illusion-web-help-doubt = douter de la rangée
illusion-web-help-large = voir les images en grand
