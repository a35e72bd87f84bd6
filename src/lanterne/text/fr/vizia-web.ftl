### Vizia dans la page : ce que le souffleur dit, ce que les boutons font, ce que le journal raconte.

## L'accueil

vizia-web-name = Vizia
vizia-web-lede = Posez des triangles de verre : six autour d’un point font une roue, et la roue porte votre jeton.
vizia-web-preset-advanced = Groupes et triangles de jetons rapportent à la fin ; on capture des jetons, on achète des tuiles.
vizia-web-preset-family = La table retient pour vous quelles tuiles chacun a prises.
vizia-web-time = environ 30 min

## Le souffleur

vizia-web-prompt-first = Choisissez une tuile, puis une place.
vizia-web-prompt-more = Placez encore une tuile, prenez-en, ou terminez le tour.
vizia-web-prompt-more-place = Placez encore une tuile, ou terminez le tour.
vizia-web-prompt-take-some = Prenez des tuiles communes, ou terminez le tour.
vizia-web-prompt-end = Il ne reste qu’à terminer le tour.
vizia-web-prompt-end-or-buy = Terminez le tour, ou achetez d’abord une tuile.
vizia-web-prompt-pass-or-buy = Aucune tuile ne convient : achetez-en une, ou passez.
vizia-web-prompt-pass = Aucune tuile ne convient : vous passez.
vizia-web-prompt-places =
    { $count ->
        [one] Tuile { vizia-colour } : une place{ $closing ->
            [0] .
           *[other] , qui ferme une roue.
        }
       *[other] Tuile { vizia-colour } : { $count } places{ $closing ->
            [0] .
            [one] , dont une ferme une roue.
           *[other] , dont { $closing } ferment une roue.
        }
    }
vizia-web-prompt-no-place = La tuile { vizia-colour } ne va nulle part pour l’instant.
vizia-web-prompt-only-take = La tuile { vizia-colour } ne va nulle part, mais vous pouvez la prendre.
vizia-web-prompt-take = Prenez encore une tuile commune, ou terminez le tour.
vizia-web-prompt-buy =
    { $count ->
        [one] Achat : une tuile peut bouger.
       *[other] Achat : choisissez l’une des { $count } tuiles qui peuvent bouger.
    }
vizia-web-prompt-pay = Cédez l’un de vos jetons pour cette tuile.
vizia-web-prompt-put = Posez la tuile { vizia-colour } achetée : { $count ->
        [one] une place
       *[other] { $count } places
    }{ $closing ->
        [0] .
        [one] , dont une ferme une roue.
       *[other] , dont { $closing } ferment une roue.
    }
vizia-web-prompt-claim = Les jetons manquent : quelle roue reçoit le vôtre ?
vizia-web-prompt-capture = Les jetons manquent : que capturez-vous ?
vizia-web-prompt-over = La partie est finie.

## Les boutons

vizia-web-do-place =
    { $gain ->
        [none] Poser ici
       *[other] Poser ici : { $gain }
    }
vizia-web-do-take = Prendre la tuile { vizia-colour }
vizia-web-do-end = Terminer le tour
vizia-web-do-pass = Montrer mes tuiles et passer
vizia-web-do-buy = Acheter cette tuile
vizia-web-do-pay = Céder ce jeton
vizia-web-do-claim = Marquer cette roue
vizia-web-do-capture = Capturer ici
vizia-web-gain-one =
    { $kind ->
        [prism] prisme +{ $points }
        [bicolour] roue bicolore +{ $points }
       *[simple] roue simple +{ $points }
    }
vizia-web-gain-many = { $count } roues +{ $points }
vizia-web-gain-capture =
    { $count ->
        [one] une capture
       *[other] { $count } captures
    }
vizia-web-buy = Acheter une tuile

## La salle

vizia-web-steps = Les étapes de votre tour
vizia-web-step-place = Poser
vizia-web-step-take = { $most ->
        [0] Prendre
        [1] Prendre 0 ou 1
       *[other] Prendre 0 à { $most }
    }
vizia-web-step-end = Fin
vizia-web-hand = Vos tuiles
vizia-web-commons = Tuiles communes
vizia-web-pile = pioche { $count }
vizia-web-bought = Tuile achetée
vizia-web-slot =
    { $places ->
        [0] { $number }, { vizia-colour }, { $source ->
            [hand] à vous
           *[commons] commune
        }, aucune place
        [one] { $number }, { vizia-colour }, { $source ->
            [hand] à vous
           *[commons] commune
        }, une place
       *[other] { $number }, { vizia-colour }, { $source ->
            [hand] à vous
           *[commons] commune
        }, { $places } places
    }
vizia-web-board = Plateau : { $tiles ->
        [one] une tuile
       *[other] { $tiles } tuiles
    }, { $wheels ->
        [one] une roue
       *[other] { $wheels } roues
    }, { $places ->
        [0] rien à presser pour l’instant
        [one] une place permise
       *[other] { $places } places permises
    }.
vizia-web-prism = Le prisme
vizia-web-prism-rule = Une marque simple va contre une marque double qui la contient.
vizia-web-shows = { $seat } montre ses tuiles
vizia-web-box = { $left ->
        [one] un jeton
       *[other] { $left } jetons
    } · { $tiles ->
        [0] aucune tuile
        [one] une tuile
       *[other] { $tiles } tuiles
    }
vizia-web-box-short = { $tiles ->
        [0] sans tuile
        [one] 1 tuile
       *[other] { $tiles } tuiles
    }
vizia-web-left = Jetons restants
vizia-web-held = Tuiles en main
vizia-web-known = Tuiles que tous lui ont vu prendre
vizia-web-term-simple = Simples
vizia-web-term-bicolour = Bicolores
vizia-web-term-prism = Prismes
vizia-web-term-group = Groupe
vizia-web-term-triangles = Triangles
vizia-web-term-partner = Partenaire

## À voix haute

vizia-web-between =
    { $count ->
        [one] contre { $colours }
       *[other] entre { $colours }
    }
vizia-web-read-place = { vizia-colour } ({ $source ->
        [hand] à vous
       *[commons] commune
    }) rangée { $row }, place { $place }, { $between }
vizia-web-read-put = poser la tuile { vizia-colour } rangée { $row }, place { $place }, { $between }
vizia-web-read-buy = acheter la tuile { vizia-colour } rangée { $row }, place { $place }, { $between }
vizia-web-read-pay = céder le jeton de { LA(vizia-web-wheel) } près de la rangée { $row }, place { $place }
vizia-web-read-claim = marquer la roue près de la rangée { $row }, place { $place }
vizia-web-read-capture = capturer près de la rangée { $row }, place { $place }
vizia-web-wheel =
    { $kind ->
        [prism] roue en prisme
        [bicolour] roue bicolore
       *[simple] roue simple
    }

## Le journal

vizia-web-log-game-started = { $reader ->
    [seat] Vous commencez.
   *[no] { $seat } commence.
}
vizia-web-log-tile-dealt = Vous recevez une tuile { vizia-colour }.
vizia-web-log-tile-placed = { $reader ->
    [seat] Vous posez
   *[no] { $seat } pose
} { $source ->
    [hand] une tuile { vizia-colour } de { $reader ->
    [seat] votre
   *[no] sa
} main.
   *[commons] la tuile commune { vizia-colour }.
}
vizia-web-log-wheel-completed = { $reader ->
    [seat] Vous fermez
   *[no] { $seat } ferme
} { $kind ->
    [prism] un prisme : { $points } points.
    [bicolour] une roue bicolore : { $points } points.
   *[simple] une roue simple : { $points } point.
}
vizia-web-log-token-taken-back = { $reader ->
    [seat] Vous retirez
   *[no] { $seat } retire
} un jeton ; sa roue reste vide.
vizia-web-log-token-captured = { $reader ->
    [seat] Vous capturez
   *[no] { $seat } capture
} { $reader ->
    [owner] un de vos jetons
   *[no] un jeton { DE($owner) }
}.
vizia-web-log-wheel-captured = { $reader ->
    [seat] Vous capturez
   *[no] { $seat } capture
} une roue vide.
vizia-web-log-tile-bought = { $reader ->
    [seat] Vous achetez
   *[no] { $seat } achète
} une tuile { vizia-colour }.
vizia-web-log-tile-moved = { $reader ->
    [seat] Vous reposez
   *[no] { $seat } repose
} la tuile { vizia-colour } ailleurs.
vizia-web-log-common-taken = { $reader ->
    [seat] Vous prenez
   *[no] { $seat } prend
} la tuile commune { vizia-colour }.

## Les touches

vizia-web-help-tile = choisir une tuile
vizia-web-help-places = aller de place permise en place permise
vizia-web-help-closing = la prochaine place qui ferme une roue
vizia-web-help-take = prendre la tuile commune choisie
vizia-web-help-buy = acheter une tuile
vizia-web-help-end = terminer le tour
vizia-web-help-zoom = agrandir, réduire, recentrer
