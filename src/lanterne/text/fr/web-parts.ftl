### Les mots des pièces que tous les écrans partagent.

web-close = Fermer
web-closer = Agrandir
web-further = Réduire
web-recentre = Recentrer
web-robot = robot
web-bot =
    { $bot ->
        [random] Hasard
        [greedy] Avide
        [search] Chercheuse
        [mcts] Chercheuse
       *[other] { $bot }
    }
web-cap-enter = Entrée
web-cap-escape = Échap
web-cap-space = Espace
web-cap-shift = Maj
web-cap-home = Début
web-cap-end = Fin
web-table-option = { $option } : { $value }
web-table-basic = règles de base
web-pace-words =
    { $kind ->
        [live] { $minutes } min chacun, { $seconds } s de plus à chaque coup
        [days] { $days ->
            [one] un jour par coup
           *[other] { $days } jours par coup
        }
       *[none] sans limite de temps
    }
web-pace-lose = { $pace } ; qui n’a plus de temps est éliminé

## Les tables qui attendent

web-call-here = À vous · { $title }
web-call-list = { $count ->
    [one] C’est à vous à une autre table
   *[other] C’est à vous à { $count } autres tables
}
web-call-next = la prochaine table où c’est à vous
