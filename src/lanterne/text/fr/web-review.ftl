### Une partie finie, revue.

web-review = Revue
web-review-waiting = Un robot fort revoit la partie : { $share } %
web-review-failed = Cette partie n’a pas pu être revue.
web-review-chances = Chances de victoire à ce moment, vues après coup
web-review-share = { $share } %
web-review-before = Marque précédente
web-review-after = Marque suivante
web-review-turning = { $mover } : { $said }. { $who } : { $from } → { $to } %.
web-review-missed = { $who } joue : { $said }. Mieux : { $better } (+{ $lost } % de la victoire).
web-review-how = Courbes : les chances vues après coup, toutes cartes ouvertes. Marques rondes : la partie a tourné ; carrées : une chance manquée, d’après { $bot } et ce que voyait cette place.
web-review-nothing = Courbes : les chances vues après coup, toutes cartes ouvertes. D’après { $bot }, aucun coup n’a fait tourner la partie, aucune chance n’a été manquée.
web-review-judge =
    { $bot ->
        [keen] les yeux les plus aigus
       *[other] le robot le plus fort
    }
