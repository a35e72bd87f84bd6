# Pourquoi un robot d’Illusio décide ainsi.

illusio-why-end = Aucune des actions restantes ne rapprocherait un tour de sa fin.
illusio-why-pass = Le talent vaudra plus un peu plus tard.
illusio-why-draw = Des cartes fraîches promettent plus que le talent pour l’instant.
illusio-why-done = Le reste vaut la peine d’être gardé.
illusio-why-decline = L’objectif déjà en place lui convient mieux.
illusio-why-look = Regarder ne coûte rien, et l’on peut ensuite refuser.
illusio-why-discard = C’est la carte qui manquera le moins.
illusio-why-place = Tout ce qui est posé maintenant épargne une action plus tard.
illusio-why-leave = De toutes ses cartes, c’est celle qui aidera le moins l’adversaire.
illusio-why-keep = C’est la carte qui sert le mieux ses plans.
illusio-why-prepare = « { $objective } » en a besoin, et il y sera tout prêt.
illusio-why-become = Transformé, il convient à « { $objective } ».
illusio-why-spare = Aucun plan n’en a besoin ailleurs.
illusio-why-closer =
    { $left ->
        [one] « { $objective } » est alors à { $left } composant de sa fin.
       *[other] « { $objective } » est alors à { $left } composants de sa fin.
    }
illusio-why-finish =
    { $points ->
        [one] Cela achève « { $objective } », pour { $points } point.
       *[other] Cela achève « { $objective } », pour { $points } points.
    }
illusio-why-take =
    { $count ->
        [0] De tout ce qu’offre le Concours, c’est ce que la main peut le mieux achever.
        [one] { $count } des { $of } composants demandés est déjà en coulisses.
       *[other] { $count } des { $of } composants demandés sont déjà en coulisses.
    }
illusio-why-abandon = « { $objective } » coûterait plus d’actions que cela ne rapportera.
illusio-why-exchange = Aucun plan n’a besoin de cette carte ({ $card }) ; une carte fraîche promet davantage.
illusio-why-steal =
    { $points ->
        [one] { $seat } a { $points } point ; une carte prise là sert deux fois.
       *[other] { $seat } a { $points } points ; une carte prise là sert deux fois.
    }
illusio-why-boost =
    { $points ->
        [one] Le tour va rapporter { $points } point, et cela en tire le meilleur parti.
       *[other] Le tour va rapporter { $points } points, et cela en tire le meilleur parti.
    }
illusio-why-stop =
    { $points ->
        [one] Le point de ce tour ({ $points }) donnerait la victoire à { $seat }.
       *[other] Les { $points } points de ce tour donneraient la victoire à { $seat }.
    }
illusio-why-spoil =
    { $points ->
        [one] Ce tour va rapporter { $points } point à { $seat }.
       *[other] Ce tour va rapporter { $points } points à { $seat }.
    }
illusio-why-swap = Avec « { $objective } » au Concours, ses propres plans s’en trouvent mieux.
illusio-why-hinder = Cela dérange ce que prépare { $seat }.
illusio-why-change = L’échange sert ses propres plans.
