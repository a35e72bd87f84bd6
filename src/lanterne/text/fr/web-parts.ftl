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
        [greedy-1] Avide d’autrefois
        [child] Œil d’enfant
        [casual] Œil distrait
        [steady] Œil posé
        [sharp] Œil vif
        [keen] Œil perçant
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

## Les tables qui attendent

web-call-here = À vous · { $title }
web-call-list = { $count ->
    [one] C’est à vous à une autre table
   *[other] C’est à vous à { $count } autres tables
}
web-call-next = la prochaine table où c’est à vous
