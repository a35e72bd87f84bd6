# Général

illuminati-name = Illuminati
illuminati-centre = son Illuminati
illuminati-money = { $money } MB
illuminati-money-unknown = une somme cachée
illuminati-nothing = rien
illuminati-none = aucun
illuminati-and = { $one }, { $other }
illuminati-direction-north = au nord
illuminati-direction-east = à l'est
illuminati-direction-south = au sud
illuminati-direction-west = à l'ouest
illuminati-side-for = pour
illuminati-side-against = contre
illuminati-change-add = ajouter
illuminati-change-remove = retirer
illuminati-change-reverse = retourner
illuminati-stage-set-up = mise en place
illuminati-stage-starting = début du tour
illuminati-stage-income = perception
illuminati-stage-drawing = pioche
illuminati-stage-actions = actions
illuminati-stage-transfers = transferts
illuminati-stage-powers = aptitude de l'Illuminati
illuminati-stage-ending = fin du tour

# Objectifs

illuminati-goal-basic = contrôler { $n } cartes, Illuminati compris
illuminati-goal-total-power = réunir 35 points de pouvoir
illuminati-goal-all-alignments = posséder les dix orientations
illuminati-goal-weird-groups = tenir cinq groupes Marginaux
illuminati-goal-total-money = détenir 150 MB
illuminati-goal-transferable-power = réunir 25 points de pouvoir transférable
illuminati-goal-destruction = avoir détruit huit groupes
illuminati-goal-violent-groups = tenir six groupes Violents
illuminati-goal-criminal-government-groups = tenir cinq orientations Criminelles ou Gouvernementales
illuminati-goal-straight-groups = tenir quatre groupes Conformistes
illuminati-goal-destroy-irs = avoir détruit le Fisc
illuminati-goal-monopoly = voir éliminées les Compagnies du téléphone illuminées ; à défaut, tenir ou détruire Compagnie de téléphone, Hollywood et Agences de publicité
illuminati-goal-liberal-communist-groups = tenir sept orientations Libérales ou Communistes

# Options

illuminati-option-open_money = Trésoreries ouvertes
illuminati-option-open_money-help = Tout le monde voit toutes les sommes.
illuminati-option-longer = Partie plus longue
illuminati-option-longer-help = Nombre de cartes ajoutées à l'objectif de base.
illuminati-option-very_long = Très longue partie
illuminati-option-very_long-help = Sans objectifs : on joue jusqu'à ce que tout soit pris, puis on compte.
illuminati-option-very_long-fault = Une très longue partie n'a pas d'objectifs : ni partie plus longue ni objectifs dissimulés ne vont avec elle.
illuminati-option-hidden_goals = Objectifs dissimulés
illuminati-option-hidden_goals-help = Chacun choisit son objectif en secret.
illuminati-option-hidden_illuminati = Illuminati dissimulés
illuminati-option-hidden_illuminati-help = Les Illuminati restent face cachée jusqu'à ce qu'on les démasque.
illuminati-option-overstate = Vantardise
illuminati-option-overstate-help = Un Illuminati dissimulé peut gonfler d'un point son pouvoir et son revenu.
illuminati-option-overstate-fault = La vantardise demande des Illuminati dissimulés.
illuminati-option-addon = Cartes illuminées
illuminati-option-addon-help = Cinq groupes illuminés se joignent aux huit Illuminati.
illuminati-option-neutralise_needs_arrow = Flèche pour neutraliser
illuminati-option-neutralise_needs_arrow-help = Neutraliser demande une flèche de contrôle libre.
illuminati-option-fixed_side = Camp fixe
illuminati-option-fixed_side-help = Qui intervient dans une attaque ne change plus de camp.
illuminati-option-book_militias = Milices du livret
illuminati-option-book_militias-help = Les Milices gagnent 2 contre Libéraux et Communistes, au lieu de 6 contre les seuls Communistes.
illuminati-option-cheating = Tricherie
illuminati-option-cheating-help = Quelques tours pendables sont permis, tant que personne ne les dénonce.
illuminati-option-round_limit = Limite de tours
illuminati-option-round_limit-help = Après autant de tours de table, le total des pouvoirs décide ; 0 : jamais.

# Actions

illuminati-action-pass = Passer
illuminati-action-attack = Attaquer avec { $card }
illuminati-action-target = Viser { $card } : { $kind }
illuminati-action-rumours = Détruire { $card } par des rumeurs
illuminati-action-aid = Soutenir avec { $card }
illuminati-action-privilege = Privilège, en défaussant { $special }
illuminati-action-privilege-bavaria = Privilège, pour 5 MB
illuminati-action-announce = Annoncer l'attaque
illuminati-action-power = Déclarer un pouvoir de { $n }
illuminati-action-claim = Faire valoir son aptitude
illuminati-action-spend = Dépenser { $n } MB ({ $card })
illuminati-action-interfere = Intervenir { $side } l'attaque : { $n } MB
illuminati-action-roll = Jeter les dés
illuminati-action-call-off = Renoncer à l'attaque
illuminati-action-play = Jouer { $special }
illuminati-action-attach = Placer { $card } sous { $other }, { $direction }
illuminati-action-drop = Lâcher { $card }
illuminati-action-transfer = Transférer de l'argent : { $card } → { $other }
illuminati-action-amount = { $n } MB
illuminati-action-move = Déplacer { $card }
illuminati-action-pass-turn = Ne rien faire et toucher 5 MB
illuminati-action-end = Terminer
illuminati-action-levy = Taxer { $seat }
illuminati-action-tax = Payer { $n } MB d'impôt ({ $card })
illuminati-action-lasers = Pointer les Lasers sur { $card }
illuminati-action-alter = Orientation { $alignment } : { $change }
illuminati-action-recycle = Acheter une carte pour 5 MB
illuminati-action-goal = Choisir pour objectif : { $goal }
illuminati-action-show-goal = Révéler son objectif
illuminati-action-accuse = Accuser { $seat } d'être { $card }
illuminati-action-lift = Relever { $card }
illuminati-action-done = C'est bien ainsi
illuminati-action-accept = Accepter l'offre { $n }
illuminati-action-refuse = Décliner l'offre { $n }
illuminati-action-withdraw = Retirer l'offre { $n }
illuminati-action-resign = Abandonner la partie
illuminati-action-show = Montrer { $special }
illuminati-action-hide = Retourner { $special } face cachée
illuminati-action-spy-treasury = Espionner une trésorerie : { $card }
illuminati-action-spy-centre = Espionner la trésorerie d'un Illuminati ({ $seat })
illuminati-action-spy-specials = Espionner des cartes spéciales ({ $seat })
illuminati-action-revive = Ramener { $card }
illuminati-action-bribe = Corrompre { $card }
illuminati-action-strike = Faire perdre son tour à { $seat }
illuminati-action-listen = Écouter { $seat }
illuminati-action-pay-post = Faire payer { $card }
illuminati-action-show-money = Étaler son argent : { $card }
illuminati-action-cheat = Tricher (tour { $n }, { $other })
illuminati-action-call-out = Dénoncer { $seat }
illuminati-action-offer = Proposer à { $to } : { $give } contre { $want }
illuminati-action-offer-promise = Proposer à { $to } : { $give } contre { $want }, avec cette promesse : { $promise }
illuminati-action-promise = Promettre à { $to } : { $text }

# Événements

illuminati-event-dealt = { $reader ->
    [seat] Vous jouez
   *[no] { $seat } joue
} { $card }.
illuminati-event-goal-decided = { $reader ->
    [seat] Vous avez fixé vos
   *[no] { $seat } a fixé ses
} intentions.
illuminati-event-goal-chosen = Votre objectif secret : { $goal }.
illuminati-event-rolled-for-first = { $reader ->
    [seat] Vous jetez
   *[no] { $seat } jette
} { $roll } pour commencer.
illuminati-event-turn-began = { $reader ->
    [seat] À vous de jouer.
   *[no] { $seat } : à son tour de jouer.
}
illuminati-event-turn-lost = { $reader ->
    [seat] Vous perdez
   *[no] { $seat } perd
} ce tour.
illuminati-event-turn-passed = { $reader ->
    [seat] Vous ne faites rien et touchez
   *[no] { $seat } ne fait rien et touche
} 5 MB.
illuminati-event-turned-up = { $card } : nouveau groupe incontrôlé.
illuminati-event-special-drawn = Vous piochez { $special }.
illuminati-event-special-drawn-unseen = { $reader ->
    [seat] Vous piochez
   *[no] { $seat } pioche
} une carte spéciale.
illuminati-event-received = { $card } : { $money } MB de la banque.
illuminati-event-paid = { $card } : { $money } MB à la banque.
illuminati-event-handed = { $card } → { $reader ->
    [to] vous
   *[no] { $to }
} : { $money } MB changent de mains.
illuminati-event-money-moved = { $card } → { $to } : { $money } MB déplacés.
illuminati-event-money-moved-unseen = { $card } → { $to } : de l'argent est déplacé.
illuminati-event-money-shown = { $card } : { $reader ->
    [seat] vous montrez
   *[no] { $seat } montre
} { $money } MB.
illuminati-event-redistributing = { $reader ->
    [seat] Vous remettez de l’ordre dans vos
   *[no] { $seat } remet de l’ordre dans ses
} trésoreries.
illuminati-event-taxed = { $reader ->
    [seat] Vous réclamez { $money } MB à { $other }.
    [other] { $seat } vous réclame { $money } MB.
   *[no] { $seat } réclame { $money } MB à { $other }.
}
illuminati-event-upkeep-paid = { $card } : entretien payé ({ $group }).
illuminati-event-attached = { $master } → { $card } : nouvelle marionnette.
illuminati-event-released = { $card } : désormais sans maître.
illuminati-event-destroyed = { $card } : groupe détruit.
illuminati-event-group-dropped = { $card } : groupe lâché par { $reader ->
    [seat] vous
   *[no] { $seat }
}.
illuminati-event-group-moved = { $card } : groupe déplacé par { $reader ->
    [seat] vous
   *[no] { $seat }
}.
illuminati-event-rearranged = { $reader ->
    [seat] Vous avez redisposé votre
   *[no] { $seat } a redisposé sa
} structure.
illuminati-event-rearrangement-dropped = { $reader ->
    [seat] Vous laissez votre
   *[no] { $seat } laisse sa
} structure comme elle était.
illuminati-event-altered-add = { $card } : aussi { $alignment } pour ce tour.
illuminati-event-altered-remove = { $card } : plus { $alignment } pour ce tour.
illuminati-event-altered-reverse = { $card } : le contraire { DE($alignment) } pour ce tour.
illuminati-event-recycled = { $reader ->
    [seat] Vous achetez
   *[no] { $seat } achète
} une carte.
illuminati-event-struck = { $reader ->
    [seat] Vous ferez perdre son prochain tour à { $other }.
    [other] { $seat } vous fera perdre votre prochain tour.
   *[no] { $seat } fera perdre son prochain tour à { $other }.
}
illuminati-event-ability-claimed = { $reader ->
    [seat] Vous faites
   *[no] { $seat } fait
} valoir une aptitude.
illuminati-event-listened = { $reader ->
    [seat] Vous mettez { $other }
    [other] { $seat } vous met
   *[no] { $seat } met { $other }
} sur écoute.
illuminati-event-accused = { $reader ->
    [seat] Vous accusez { $accused }
    [accused] { $seat } vous accuse
   *[no] { $seat } accuse { $accused }
} d’être { $card }.
illuminati-event-wrongly-accused = L’accusation contre { $reader ->
    [seat] vous
   *[no] { $seat }
} est fausse.
illuminati-event-exposed = { $reader ->
    [seat] Vous vous découvrez
   *[no] { $seat } se découvre
} : { $card }.
illuminati-event-goal-shown = { $reader ->
    [seat] Vous révélez votre
   *[no] { $seat } révèle son
} objectif : { $goal }.
illuminati-event-special-shown = { $reader ->
    [seat] Vous montrez
   *[no] { $seat } montre
} { $special }.
illuminati-event-special-hidden = { $reader ->
    [seat] Vous retournez
   *[no] { $seat } retourne
} { $special }.
illuminati-event-offered = { $reader ->
    [seat] Vous proposez à { $to }
    [to] { $seat } vous propose
   *[no] { $seat } propose à { $to }
} : { $give } contre { $want } (offre { $number }).
illuminati-event-offer-refused = { $reader ->
    [seat] Vous déclinez
   *[no] { $seat } décline
} { $reader ->
    [to] votre offre { $number }
   *[no] l’offre { $number }, faite par { $to }
}.
illuminati-event-offer-withdrawn = { $reader ->
    [seat] Vous retirez votre offre à { $to }
    [to] { $seat } retire l’offre qui vous est faite
   *[no] { $seat } retire son offre à { $to }
} ({ $number }).
illuminati-event-offer-lapsed = { $reader ->
    [seat] Faite par vous à { $to }
    [to] Faite par { $seat } à vous
   *[no] Faite par { $seat } à { $to }
}, l’offre { $number } ne tient plus.
illuminati-event-promised = { $reader ->
    [seat] Vous promettez à { $to }
    [to] { $seat } vous promet
   *[no] { $seat } promet à { $to }
} : { $text }
illuminati-event-deal-done = { $reader ->
    [seat] Vous et { $to } faites affaire.
    [to] { $seat } et vous faites affaire.
   *[no] { $seat } et { $to } font affaire.
}
illuminati-event-present-made = { $reader ->
    [seat] Vous faites un cadeau à { $to }.
    [to] { $seat } vous fait un cadeau.
   *[no] { $seat } fait un cadeau à { $to }.
}
illuminati-event-special-handed = { $reader ->
    [seat] Vous remettez { $special } à { $to }.
    [to] { $seat } vous remet { $special }.
   *[no] { $seat } remet { $special } à { $to }.
}
illuminati-event-special-handed-unseen = { $reader ->
    [seat] Vous remettez une carte spéciale à { $to }.
    [to] { $seat } vous remet une carte spéciale.
   *[no] { $seat } remet une carte spéciale à { $to }.
}
illuminati-event-group-handed = { $card } : passe à { $reader ->
    [to] vous
   *[no] { $to }
}.
illuminati-event-resigning = { $reader ->
    [seat] Vous voulez
   *[no] { $seat } veut
} quitter la partie.
illuminati-event-resigned = { $reader ->
    [seat] Vous
   *[no] { $seat }
} ({ $card }) { $reader ->
    [seat] quittez
   *[no] quitte
} la partie.
illuminati-event-eliminated = { $reader ->
    [seat] Vous
   *[no] { $seat }
} ({ $card }) { $reader ->
    [seat] êtes
   *[no] est
} hors jeu.
illuminati-event-goal-reached = { $reader ->
    [seat] Vous
   *[no] { $seat }
} ({ $card }) { $reader ->
    [seat] l’emportez
   *[no] l’emporte
} : { $goal }.
illuminati-event-illuminati-shown = À la fin, { $reader ->
    [seat] vous retournez votre
   *[no] { $seat } retourne sa
} carte : { $card }.
illuminati-event-game-over = La partie est finie : { $reason }.
illuminati-reason-goal = un objectif est atteint
illuminati-reason-survivor = il ne reste qu'un joueur
illuminati-reason-exhausted = il n'y a plus rien à prendre
illuminati-reason-limit = la limite de tours est atteinte

# Refus

illuminati-refused-over = La partie est finie.
illuminati-refused-out = Vous n'êtes plus en jeu.
illuminati-refused-not-asked = C'est à { $seat } de décider.
illuminati-refused-not-now = Ce n'est pas le moment.
illuminati-refused-nothing-to-pass = Il n'y a rien à passer : terminez vos actions, ou ne faites rien et touchez 5 MB.
illuminati-refused-aimed = La cible est désignée : annoncez l'attaque. Tant que rien n'est dépensé, elle peut encore être annulée.
illuminati-refused-declaring = Déclarez un revenu de { $least } à { $most } MB.
illuminati-refused-alter = { $card } ne peut pas être changé ainsi.
illuminati-refused-amount = { $card } peut céder { $most } MB au plus.
illuminati-refused-arrow = Cette flèche n'est pas libre.
illuminati-refused-goal = Choisissez un des sept objectifs.
illuminati-refused-lasers = Les Lasers ne peuvent pas viser cela maintenant.
illuminati-refused-levy = Ce joueur ne peut pas être taxé.
illuminati-refused-no-other-arrow = { $card } n'a pas d'autre flèche où aller.
illuminati-refused-not-your-group = Ce groupe n'est pas à vous.
illuminati-refused-only-powers = Seule l'aptitude de votre Illuminati peut encore servir.
illuminati-refused-only-transfers = Il ne reste que les transferts d'argent.
illuminati-refused-pass-turn = Vous avez déjà agi : les 5 MB sont perdus.
illuminati-refused-placing = Placez d'abord la carte.
illuminati-refused-placing-order = C'est { $card } qu'il faut placer.
illuminati-refused-rearranging = Relevez, reposez, ou laissez comme c'était.
illuminati-refused-rearranging-lifted = Toutes les cartes relevées doivent être reposées.
illuminati-refused-recycle = Aucune carte ne peut être achetée maintenant.
illuminati-refused-tax = Vous devez { $money } MB d'impôt.
illuminati-refused-transfer-adjacent = L'argent ne va qu'au maître ou à une marionnette.
illuminati-refused-transfer-empty = { $card } n'a pas d'argent.
illuminati-refused-transfer-own = Les deux cartes doivent être à vous.
illuminati-refused-upkeep = Choisissez qui paie la Poste.
illuminati-refused-show = Vous n'avez pas { $special } face cachée.
illuminati-refused-hide = Vous n'avez pas { $special } face visible.
illuminati-refused-show-money = Il n'y a là rien que l'on ne sache déjà.
illuminati-refused-show-goal = Vous n'avez pas d'objectif secret à révéler.
illuminati-refused-resign = Votre départ est déjà annoncé.
illuminati-refused-deal-set-up = On ne marchande pas avant le début.
illuminati-refused-deal-busy = Laissez d'abord finir ce qui est en cours.
illuminati-refused-deal-privileged = Rien ne change de main pendant une attaque privilégiée.
illuminati-refused-deal-rolled = Les dés sont jetés : plus de dons avant le résultat.
illuminati-refused-deal-too-many = Pas plus de { $most } propositions par tour.
illuminati-refused-deal-too-many-of-a-kind = { $special } : il n’y en a pas plus de { $most } dans le jeu.
illuminati-refused-deal-one-open = Vous avez déjà une offre sur la table.
illuminati-refused-deal-one-open-each = Une de vos offres attend déjà la réponse d’un destinataire de celle-ci.
illuminati-refused-deal-not-between-actions = Un groupe ne change de main qu'entre deux actions.
illuminati-refused-deal-not-your-turn = Ce n'est le tour d'aucune des deux parties.
illuminati-refused-deal-actions = Ce marché demande { $groups } actions ; il en reste { $actions }.
illuminati-refused-deal-not-yours = Ces groupes ne sont pas à ceux qui les céderaient.
illuminati-refused-deal-no-room = { $seat } n'a pas de flèche pour les recevoir.
illuminati-refused-deal-passed = Qui a passé son tour ne donne rien.
illuminati-refused-deal-thrown = Ce serait donner la partie.
illuminati-refused-deal-empty = Une offre contient au moins quelque chose.
illuminati-refused-deal-not-held = Tout ce qui est promis n'est pas là.
illuminati-refused-deal-one-owner = Des groupes se demandent à un seul joueur.
illuminati-refused-deal-out = Vous n'êtes plus en jeu.
illuminati-refused-deal-nobody = Cette offre ne s'adresse à personne qui puisse l'entendre.
illuminati-refused-deal-no-offer = L'offre { $number } ne vous concerne pas.

# Sommes

illuminati-term-goal-card = { $card }
illuminati-term-goal-destroyed = { $card }, détruit
illuminati-term-goal-alignment = { $alignment }
illuminati-term-goal-done = accompli
illuminati-term-goal-needed = il faut

illuminati-note-present = Un cadeau : { $seat } l'a aussitôt, et il ne se reprend pas.
illuminati-note-actions =
    { $actions ->
        [one] Cela prend une action de ce tour ({ $seat } : { $left } de reste).
       *[other] Cela prend { $actions } actions de ce tour ({ $seat } : { $left } de reste).
    }
illuminati-note-out = { $seat } serait hors jeu.

# Vue

illuminati-view-turn = Tour de table { $round }, { $seat } : { $stage }, actions restantes : { $actions }
illuminati-view-deck = Pioche : { $cards }
illuminati-view-uncontrolled = Groupes incontrôlés : { $number }
illuminati-no-alignment = sans orientation
illuminati-view-free-group = · { $card } { $power }/{ $transferable }, résistance { $resistance }, { $income } ; { $alignments }{ $notes }
illuminati-view-dead = Détruits : { $cards }
illuminati-view-seat = { $seat } : { $card }, { $money }, groupes : { $groups }, cartes spéciales : { $specials }
illuminati-view-out = { $seat } : hors jeu
illuminati-view-specials = { $seat } tient { $specials }
illuminati-view-goal = { $seat } veut { $goal }
illuminati-view-group = · { $card } { $power }/{ $transferable }, résistance { $resistance }, { $income }, { $money } ; { $alignments } ; { $arrows }{ $notes }
illuminati-view-lifted = · { $card } { $power }/{ $transferable }, résistance { $resistance }, { $income }, { $money } ; { $alignments } ; en cours de placement{ $notes }
illuminati-view-attack = Attaque ({ $seat }) : { $attacker } pour { $kind } { $target }, il faut { $number } ou moins
illuminati-view-offer = Offre { $number } ({ $seat }) : { $give } contre { $want }
illuminati-view-basic = Objectif de base : { $goal }
illuminati-view-special = · { $special } : { $text }
illuminati-view-centre = · { $card } { $power }/{ $transferable }, { $income } ; { $arrows }{ $notes }
illuminati-view-hidden-centre = · { $card } ; { $arrows }{ $notes }
illuminati-income = revenu { $income }
illuminati-income-tax = revenu { $income }, taxe chaque adversaire ({ $tax } MB au plus)
illuminati-income-upkeep = revenu { $income } (coûte { $upkeep } MB par tour)
illuminati-notes = { " " }; { $notes }
illuminati-no-notes = { "" }
illuminati-note-acted = a pris part à une attaque ce tour-ci
illuminati-note-attacks = attaques ce tour-ci : { $attacks }
illuminati-note-ability = aptitude
illuminati-way-north = N
illuminati-way-east = E
illuminati-way-south = S
illuminati-way-west = O
illuminati-arrow-free = { $way } libre
illuminati-arrow-puppet = { $way } → { $card }
illuminati-arrow-blocked = { $way } barrée ({ $card })
illuminati-no-arrow = sans flèche
illuminati-turn-straight = tout droit
illuminati-turn-right = à droite
illuminati-turn-left = à gauche

## Dans les rapports de simulation

illuminati-wins-card = Victoires par Illuminati
illuminati-figure-turns = tours joués par partie
illuminati-figure-out = joueurs éliminés à la fin
illuminati-figure-destroyed = groupes détruits
illuminati-figure-specials = cartes spéciales sorties du jeu
illuminati-figure-winner_groups = groupes du vainqueur (parties gagnées par un but)
illuminati-figure-special_goal = victoire par le but spécial (part des parties gagnées par un but)
illuminati-figure-shared = victoire partagée (part des parties gagnées par un but)

# Les sommes, par leur sujet

illuminati-topic-attack = Le nombre de l'attaque
illuminati-topic-basic = Cartes vers le but de base
illuminati-topic-total-power = But : { illuminati-goal-total-power }
illuminati-topic-all-alignments = But : { illuminati-goal-all-alignments }
illuminati-topic-weird-groups = But : { illuminati-goal-weird-groups }
illuminati-topic-total-money = But : { illuminati-goal-total-money }
illuminati-topic-transferable-power = But : { illuminati-goal-transferable-power }
illuminati-topic-destruction = But : { illuminati-goal-destruction }
illuminati-topic-violent-groups = But : { illuminati-goal-violent-groups }
illuminati-topic-criminal-government-groups = But : { illuminati-goal-criminal-government-groups }
illuminati-topic-straight-groups = But : { illuminati-goal-straight-groups }
illuminati-topic-destroy-irs = But : { illuminati-goal-destroy-irs }
illuminati-topic-monopoly = But : { illuminati-goal-monopoly }
illuminati-topic-liberal-communist-groups = But : { illuminati-goal-liberal-communist-groups }

# Les champs de ce qui s'écrit à la main

illuminati-slot-to = À
illuminati-slot-give = Je donne
illuminati-slot-want = Je veux
illuminati-slot-promise = Je promets
illuminati-slot-money = MB
illuminati-slot-special = Carte spéciale
illuminati-slot-group = Groupe
illuminati-slot-card = Carte

# Ce que les bots disent avec une offre ou une réponse

illuminati-remark-share = Alors nous gagnons tous les deux.
illuminati-remark-thanks = Merci.
illuminati-remark-fair = Un prix honnête.
illuminati-remark-peace = Au nom de la paix.
illuminati-remark-alone = J'aime mieux gagner sans partage.
illuminati-remark-victory = Ce serait vous livrer la victoire.
illuminati-remark-word = Vous n'avez pas tenu parole.
illuminati-remark-grudge = Vous m'attaquiez il y a peu.
illuminati-remark-danger = Cela vous rapprocherait trop de la victoire.
illuminati-remark-money = J'ai besoin de cet argent.
illuminati-remark-poor = C'est trop peu pour moi.
illuminati-remark-together = Ainsi, nous gagnerions tous les deux.
illuminati-remark-swap = Nous y gagnerions l'un et l'autre.
illuminati-remark-sell = Vous en avez plus l'usage que moi.
illuminati-remark-buy = J'en ai plus l'usage que vous.
illuminati-remark-pledge = Comme promis.
