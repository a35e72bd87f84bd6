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
