# Attaques, fenêtres, cartes spéciales, variante de la tricherie

illuminati-hidden-card = l’Illuminati face cachée ({ $seat })

illuminati-attack-control = contrôler
illuminati-attack-neutralise = neutraliser
illuminati-attack-destroy = détruire

illuminati-event-attack-announced = { $reader ->
    [seat] Vous annoncez
   *[no] { $seat } annonce
} une attaque : { $attacker } contre { $target } ({ $kind }).
illuminati-event-aid-announced = { $card } : en renfort.
illuminati-event-bonus-claimed = { $reader ->
    [seat] Vous réclamez un bonus pour votre
   *[no] { $seat } réclame un bonus pour son
} Illuminati face cachée.
illuminati-event-attack-called-off = { $reader ->
    [seat] Vous vous ravisez et renoncez
   *[no] { $seat } se ravise et renonce
} à l’attaque.
illuminati-event-privilege-bought = { $reader ->
    [seat] Vous payez votre
   *[no] { $seat } paie son
} privilège : personne d’autre ne s’en mêlera.
illuminati-event-immunity-claimed = { $reader ->
    [seat] Vous faites valoir votre
   *[no] { $seat } fait valoir son
} immunité.
illuminati-event-withdrawn = { $card } : retrait sans frais.
illuminati-event-interfered-for = { $reader ->
    [seat] Vous versez
   *[no] { $seat } verse
} { $money } MB pour soutenir l’attaque ({ $target }).
illuminati-event-interfered-against = { $reader ->
    [seat] Vous versez
   *[no] { $seat } verse
} { $money } MB pour contrer l’attaque ({ $target }).
illuminati-event-dice-thrown = { $reader ->
    [seat] Vous lancez
   *[no] { $seat } lance
} { $first } et { $second } ; il faut { $number } au plus.
illuminati-event-dice-read = { $reader ->
    [seat] Vous lisez
   *[no] { $seat } lit
} { $roll } sur les dés.
illuminati-event-attack-succeeded = { $target } : le jet vaut { $roll } pour { $number }, attaque réussie.
illuminati-event-attack-failed = { $target } : le jet vaut { $roll } pour { $number }, attaque manquée.
illuminati-event-treasury-halved = { $card } : il reste { $money } MB.

illuminati-event-special-played = { $reader ->
    [seat] Vous jouez
   *[no] { $seat } joue
} { $special }.
illuminati-event-special-played-on-card = { $reader ->
    [seat] Vous jouez
   *[no] { $seat } joue
} { $special } ({ $card }).
illuminati-event-special-played-at-seat = { $reader ->
    [seat] Vous jouez { $special } et regardez
   *[no] { $seat } joue { $special } et regarde
} { $reader ->
    [other] vos cartes spéciales
   *[no] des cartes spéciales ({ $other })
}.
illuminati-event-special-discarded = { $reader ->
    [seat] Vous sacrifiez
   *[no] { $seat } sacrifie
} { $special } pour rendre l’attaque privilégiée.
illuminati-event-special-cancelled = { $special } reste sans effet.
illuminati-event-special-seen = { $reader ->
    [seat] Vous détenez
   *[no] { $seat } détient
} { $special }.
illuminati-event-treasury-seen = { $card } : { $money } MB en caisse.
illuminati-event-revived = { $card } : de retour parmi les incontrôlés.

illuminati-trick-1 = mal lu les dés
illuminati-trick-2 = pioché dans la banque
illuminati-trick-3 = gonflé un chiffre
illuminati-trick-4 = lorgné la pioche
illuminati-trick-5 = enfoui la prochaine carte
illuminati-event-cheated = Vous avez { $trick } ({ $amount }).
illuminati-event-top-seen = { $card } : c’est la prochaine carte.
illuminati-event-caught-cheating = { $reader ->
    [seat] Vous surprenez { $other } à tricher
    [other] { $seat } vous surprend à tricher
   *[no] { $seat } surprend { $other } à tricher
} ; le tour est annulé.
illuminati-event-wrongly-called-out = { $reader ->
    [seat] Vous soupçonnez { $other }
    [other] { $seat } vous soupçonne
   *[no] { $seat } soupçonne { $other }
} de tricher, à tort.

illuminati-term-power = pouvoir : { $source }
illuminati-term-aid = soutien : { $source }
illuminati-term-identical = orientations communes : { $source }
illuminati-term-opposite = orientations opposées : { $source }
illuminati-term-neutralising = attaque pour neutraliser
illuminati-term-bonus = aptitude : { $source }
illuminati-term-resistance = résistance : { $source }
illuminati-term-defending-power = pouvoir qui le défend : { $source }
illuminati-term-lent = résistance prêtée : { $source }
illuminati-term-position = proximité de l’Illuminati : { $source }
illuminati-term-money = argent : { $source }
illuminati-term-support = appui : { $source }
illuminati-term-opposition = opposition : { $source }

illuminati-refused-window = Seule une carte spéciale appropriée peut être jouée maintenant ; sinon, passez.
illuminati-refused-only-secrets = Une carte spéciale vient d’être jouée : on l’annule ou on la laisse agir.
illuminati-refused-no-action-left = Il ne reste plus d’action dans ce tour.
illuminati-refused-no-transferable-power = { $card } n’a pas de pouvoir transférable.
illuminati-refused-no-power = { $card } n’a aucun pouvoir pour attaquer.
illuminati-refused-never-attack-illuminati = On n’attaque jamais un Illuminati.
illuminati-refused-not-your-card = { $card } ne vous appartient pas.
illuminati-refused-cannot-aid = { $card } ne peut pas soutenir cette attaque.
illuminati-refused-took-part = { $card } a déjà pris part à une attaque ce tour-ci.
illuminati-refused-no-such-target = { $card } ne peut pas être la cible de cette attaque.
illuminati-refused-no-free-arrow = La carte attaquante n’a plus de flèche de contrôle libre.
illuminati-refused-neutralise-controlled = On ne neutralise qu’un groupe contrôlé par un autre joueur.
illuminati-refused-powerless = { $card } est sans pouvoir : une attaque ordinaire ne peut pas le détruire.
illuminati-refused-itself = Un groupe ne s’attaque pas lui-même et n’aide pas à sa propre perte.
illuminati-refused-rumours-powerless = Les rumeurs visent un groupe sans pouvoir.
illuminati-refused-immune = { $card } : ce joueur est immunisé contre cette carte.
illuminati-refused-withdrawn = Cet attaquant a déjà été écarté de cette cible ce tour-ci.
illuminati-refused-privilege = Cette attaque ne peut pas devenir privilégiée de cette façon.
illuminati-refused-claim = On ne réclame pas ce que son Illuminati n’a pas.
illuminati-refused-third-only = Attaquant et défenseur paient à leur manière ; seuls les autres interfèrent.
illuminati-refused-privileged = L’attaque est privilégiée : impossible d’interférer.
illuminati-refused-fixed-side = Vous avez déjà choisi l’autre camp.
illuminati-refused-money = On peut dépenser ici de 1 à { $most } MB.
illuminati-refused-purse = L’argent de cette carte ne peut pas servir à cette attaque.
illuminati-refused-committed = Il est trop tard pour renoncer à l’attaque.
illuminati-refused-reading = Lisez d’abord les dés.
