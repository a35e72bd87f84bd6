# Pourquoi un robot de Vizia joue ainsi.

vizia-why-wins = Ce tour gagne la partie.
vizia-why-points =
    { $points ->
        [one] Ce tour rapporte { $points } point tout de suite.
       *[other] Ce tour rapporte { $points } points tout de suite.
    }
vizia-why-rivals = C’est ce qui coûte le plus aux autres.
vizia-why-fear = Cela laisse moins de roues à fermer à { $seat } que d’autres tours.
vizia-why-hope =
    { $points ->
        [0] Les tuiles les plus utiles restent pour le prochain tour.
        [one] Cela prépare le prochain tour : environ { $points } point y est en vue.
       *[other] Cela prépare le prochain tour : environ { $points } points y sont en vue.
    }
vizia-why-quiet = Il faut poser une tuile, et c’est celle qui en donne le moins aux autres.
vizia-why-put = C’est là que la tuile achetée sert le mieux.
vizia-why-take =
    { $points ->
        [0] Cette tuile servira plus que les autres.
        [one] Avec cette tuile, environ { $points } point est en vue pour le prochain tour.
       *[other] Avec cette tuile, environ { $points } points sont en vue pour le prochain tour.
    }
vizia-why-pay = C’est le jeton qui manquera le moins.
vizia-why-token = C’est ici qu’un jeton compte le plus.
vizia-why-end = Rien de ce qui reste possible ne rapporterait plus que cela n’ouvrirait à { $seat }.
