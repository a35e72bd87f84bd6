### Illuminati dans la page.

## L'accueil

illuminati-web-name = Illuminati
illuminati-web-lede = Tout est relié. Étendez votre structure, achetez les autres, et ne tenez que les promesses utiles.
illuminati-web-preset-advanced = Les objectifs se choisissent en secret, et cinq groupes illuminés rejoignent les Illuminati.
illuminati-web-preset-family = Toutes les sommes sont visibles, et après huit tours de table le plus puissant gagne.
illuminati-web-time = environ 90 min

## Les cartes

illuminati-web-face-down = Illuminati face cachée
illuminati-web-letters-government = Go
illuminati-web-letters-communist = Co
illuminati-web-letters-liberal = Li
illuminati-web-letters-conservative = Cs
illuminati-web-letters-peaceful = Pa
illuminati-web-letters-violent = Vi
illuminati-web-letters-straight = Cf
illuminati-web-letters-weird = Ma
illuminati-web-letters-criminal = Cr
illuminati-web-letters-fanatic = Fa
illuminati-web-unaligned = sans orientation
illuminati-web-power = Pouvoir
illuminati-web-arrows =
    { $count ->
        [0] aucune flèche de contrôle
        [one] une flèche de contrôle
       *[other] { $count } flèches de contrôle
    }
illuminati-web-resistance = Résistance
illuminati-web-income = Revenu
illuminati-web-mb = { $money } MB
illuminati-web-percent = { $chance } %
illuminati-web-held-by = Contrôlé par { $name }
illuminati-web-acted = a déjà agi ce tour
illuminati-web-blocked =
    { $why ->
        [illuminati] Bloquée par les Illuminati eux-mêmes
       *[group] Bloquée : la place est prise ({ $card })
    }

## La scène

illuminati-web-structure =
    { $count ->
        [0] { $name } : les Illuminati seuls
        [one] { $name } : un groupe
       *[other] { $name } : { $count } groupes
    }
illuminati-web-structure-of = En scène : { $name }
illuminati-web-home = { $name } · revenir chez moi
illuminati-web-uncontrolled =
    { $count ->
        [0] Aucun groupe libre
        [one] Un groupe libre
       *[other] { $count } groupes libres
    }
illuminati-web-panel = Ce qui se passe et ce que vous pouvez faire

## Les loges

illuminati-web-box = { $money } MB · { $house }
illuminati-web-box-short = { $money } MB
illuminati-web-box-out = hors jeu

## Les buts

illuminati-web-goal-basic = Cartes
illuminati-web-goal-total-power = Pouvoir
illuminati-web-goal-all-alignments = Orientations
illuminati-web-goal-weird-groups = Marginaux
illuminati-web-goal-total-money = MB
illuminati-web-goal-transferable-power = Transférable
illuminati-web-goal-destruction = Détruits
illuminati-web-goal-violent-groups = Violents
illuminati-web-goal-criminal-government-groups = Criminels ou gouvernement
illuminati-web-goal-straight-groups = Conformistes
illuminati-web-goal-destroy-irs = Le fisc
illuminati-web-goal-monopoly = Monopole
illuminati-web-goal-liberal-communist-groups = Libéraux ou communistes
illuminati-web-goal-hidden = But secret

## Le tour

illuminati-web-step-income = Revenu
illuminati-web-step-drawing = Pioche
illuminati-web-step-actions =
    { $left ->
        [0] Actions faites
        [one] Encore une action
       *[other] Encore { $left } actions
    }
illuminati-web-step-transfers = Transferts
illuminati-web-step-powers = Pouvoir spécial
illuminati-web-step-ending = Fin
illuminati-web-hand =
    { $count ->
        [one] Votre carte spéciale
       *[other] Vos { $count } cartes spéciales
    }

## Le souffleur

illuminati-web-prompt-place =
    { $count ->
        [0] { $card } : choisissez ce qu'il en advient.
        [one] { $card } : une seule place.
       *[other] { $card } : choisissez l'une des { $count } places.
    }
illuminati-web-prompt-target =
    { $count ->
        [one] Une seule cible est à portée.
       *[other] Choisissez une cible : { $count } sont à portée.
    }
illuminati-web-prompt-announce =
    { $adds ->
        [nothing] Annoncez l'attaque.
        [aid] Ajoutez des soutiens, ou annoncez l'attaque.
        [privilege] Rendez-la privilégiée, ou annoncez l'attaque.
       *[both] Ajoutez des soutiens ou un privilège, puis annoncez l'attaque.
    }
illuminati-web-prompt-spend = Ajoutez de l'argent ou passez : les dés roulent quand tous passent de suite.
illuminati-web-prompt-spent = Passez : vous ne pouvez rien ajouter. Les dés roulent quand tous passent de suite.
illuminati-web-prompt-roll = Lancez les dés{ $off ->
        [yes] , ou renoncez à l'attaque.
       *[no] .
    }
illuminati-web-prompt-last = Tous les autres ont passé : passez aussi, et les dés roulent.
illuminati-web-prompt-attacked =
    { $role ->
        [defender] { $name } attaque chez vous ({ $target }) : payez pour la défense, ou passez.
        [defender-broke] { $name } attaque chez vous ({ $target }), et vous ne pouvez pas payer : passez.
        [broke] { $name } attaque ({ $target }), et vous ne pouvez pas payer : passez.
       *[other] { $name } attaque ({ $target }) : soutenez, opposez-vous, ou passez.
    }
illuminati-web-prompt-amount = Combien passe de « { $source } » à « { $sink } » ? C'est gratuit.
illuminati-web-prompt-redistribute = Combien sur « { $card } » ?
illuminati-web-prompt-alter = Les Lasers sur « { $card } » : quelle orientation change ?
illuminati-web-prompt-transfers =
    { $left ->
        [0] Plus d'argent à déplacer : continuez.
        [one] Encore un transfert d'argent gratuit, ou continuez.
       *[other] { $left } transferts d'argent gratuits, ou continuez.
    }
illuminati-web-prompt-powers = Usez du pouvoir de vos Illuminati, ou finissez votre tour.
illuminati-web-prompt-powerless = Il ne reste rien : finissez votre tour.
illuminati-web-prompt-offer = { $name } vous fait une offre et attend votre réponse.
illuminati-web-prompt-deal = Désignez des groupes des deux côtés, ou ajoutez-les ; puis proposez.
illuminati-web-prompt-levy = { $card } : qui taxez-vous ?
illuminati-web-prompt-taxed = { $owed } MB sont dus ({ $card }) : de quel trésor ?
illuminati-web-prompt-upkeep = { $card } : il faut payer.
illuminati-web-prompt-goal = Choisissez le but que nul autre ne connaîtra.
illuminati-web-prompt-declare = Quel pouvoir déclarez-vous ?
illuminati-web-prompt-claim = Faites-le valoir, ou n'en dites rien.
illuminati-web-met = { $who } gagne à la fin de ce tour : { $name } { $have } sur { $need }
illuminati-web-lead-asked = À vous de répondre.
illuminati-web-prompt-rearrange = Soulevez une carte pour la poser ailleurs, ou terminez.
illuminati-web-prompt-rearranged = Gardez cette structure, ou remettez tout en place.
illuminati-web-prompt-window = Une carte spéciale maintenant ? Sinon, passez.
illuminati-web-prompt-pass = Vous n'avez pas de carte pour ce moment : passez.
illuminati-web-prompt-turn =
    { $actions ->
        [0] Plus d'action : choisissez dans la liste, ou passez aux transferts d'argent.
        [one] Encore une action : désignez une carte, ou choisissez dans la liste.
       *[other] { $actions } actions : désignez une carte, ou choisissez dans la liste.
    }
illuminati-web-prompt-idle = Il ne reste ici que les marchés : passez aux transferts d'argent.

## Poser des cartes

illuminati-web-preview =
    { $trouble ->
        [0] Les { $count } cartes de la branche trouvent leur place.
        [one] Une carte ne gardera pas sa place.
       *[other] { $trouble } cartes ne garderont pas leur place.
    }
illuminati-web-in-hand =
    { $count ->
        [one] À poser
       *[other] À poser : { $count } cartes
    }
illuminati-web-in-hand-help = Glissez la carte sur une place éclairée, ou touchez la place.
illuminati-web-fate-shifts = Une autre flèche de la même carte pour { $card } : place prise par { $obstacle }.
illuminati-web-fate-asked = Pas de place pour { $card } : place prise par { $obstacle }. Vous choisirez une autre flèche.
illuminati-web-fate-waits = { $card } : cela dépendra de ce choix.
illuminati-web-fate-lost =
    { $why ->
        [obstacle] Perte { DE($card) } (place prise par { $obstacle }, aucune autre flèche libre) : la carte n'est plus contrôlée.
       *[branch] { $card } : perte avec sa branche.
    }
illuminati-web-fate-released = { $card } : doit faire place et redevient libre.

## Ce que l'on peut faire

illuminati-web-may = Ce que vous pouvez faire
illuminati-web-back = Retour
illuminati-web-close = Fermer
illuminati-web-family-attack = Attaquer
illuminati-web-family-target = Choisir la cible
illuminati-web-family-rumours = Détruire par des rumeurs
illuminati-web-family-aid = Ajouter des soutiens
illuminati-web-family-privilege = La rendre privilégiée
illuminati-web-family-play = Jouer une carte spéciale
illuminati-web-family-drop = Lâcher un groupe
illuminati-web-family-transfer = Transférer de l'argent
illuminati-web-family-move = Déplacer un groupe
illuminati-web-family-levy = Taxer quelqu'un
illuminati-web-family-lasers = Braquer les Lasers
illuminati-web-family-goal = Choisir votre but
illuminati-web-family-accuse = Accuser quelqu'un
illuminati-web-family-lift = Soulever une carte
illuminati-web-family-show = Montrer une carte spéciale
illuminati-web-family-hide = Retourner une carte
illuminati-web-family-spy-treasury = Regarder un trésor
illuminati-web-family-spy-specials = Regarder les cartes de quelqu'un
illuminati-web-family-spy-centre = Regarder le trésor d'Illuminati
illuminati-web-family-revive = Faire revenir un groupe
illuminati-web-family-bribe = Corrompre un groupe
illuminati-web-family-strike = Faire perdre un tour
illuminati-web-family-listen = Écouter aux portes
illuminati-web-family-pay-post = Payer pour la Poste
illuminati-web-family-show-money = Étaler de l'argent
illuminati-web-family-call-out = Dénoncer quelqu'un
illuminati-web-family-cheat = Tricher
illuminati-web-family-alter = Changer une orientation
illuminati-web-family-resign = Abandonner la partie

## L'attaque

illuminati-web-attack =
    { $kind ->
        [control] Attaque pour contrôler
        [neutralise] Attaque pour neutraliser
        [destroy] Attaque pour détruire
       *[none] Une attaque
    }
illuminati-web-kind = Genre d'attaque
illuminati-web-kind-control = Contrôler
illuminati-web-kind-neutralise = Neutraliser
illuminati-web-kind-destroy = Détruire
illuminati-web-no-target = Contre qui ?
illuminati-web-nobodys = non contrôlé
illuminati-web-ways =
    { $ways ->
        [0] Elle ne peut pas réussir.
       *[other] { $number } ou moins avec deux dés : { $ways } chances sur { $of }. Au-delà de { $worst }, elle échoue toujours.
    }
illuminati-web-odds = { $number } ou moins : { $ways } chances sur { $of }, { $chance } %
illuminati-web-aided = Avec l'aide { DE($cards) }
illuminati-web-effects = Si elle réussit
illuminati-web-effect = { $name } : { $from } → { $to } sur { $need }
illuminati-web-swing = { $name } : { $from } → { $to }
illuminati-web-swing-power = Puissance totale
illuminati-web-swing-income = Revenu
illuminati-web-swing-money = MB sur les Illuminati
illuminati-web-deal-effects = Ce que cela change
illuminati-web-near = { $who } approche : { $name } { $have } sur { $need }
illuminati-web-you = Vous
illuminati-web-standing =
    { $money ->
        [0] { $state ->
            [you] à vous
            [asked] réfléchit
            [later] peut encore agir
           *[passed] passe
        }
       *[other] { $side ->
            [for] ▲
           *[against] ▼
        } { $money } MB
    }
illuminati-web-privilege =
    { $state ->
        [privileged] Privilégiée : personne d'autre ne peut s'en mêler.
        [admitted] Privilégiée, mais quelqu'un a pu s'en mêler.
        [committed] L'attaque ne s'annule plus.
       *[open] Sans privilège : chacun peut payer, pour ou contre.
    }
illuminati-web-treasury = Trésor : { $card }
illuminati-web-interfere =
    { $side ->
        [for] Soutenir l'attaque
       *[against] S'opposer à l'attaque
    }
illuminati-web-amount = Combien
illuminati-web-declare = Le pouvoir que vous déclarez
illuminati-web-most = jusqu'à { $money }
illuminati-web-one-more = · un de plus : { $from } → { $to } %
illuminati-web-less = Moins
illuminati-web-more = Plus
illuminati-web-all = Tout
illuminati-web-do-pay = Payer { $money } MB : { $number }, { $chance } %
illuminati-web-do-amount =
    { $money ->
        [0] Ne rien transférer
       *[other] Transférer { $money } MB
    }
illuminati-web-do-end =
    { $stage ->
        [actions] Finir les actions
        [transfers] Plus de transfert
       *[other] Finir le tour
    }
illuminati-web-do-ability = User du pouvoir
illuminati-web-do-structure-done = Garder cette structure
illuminati-web-do-structure-pass = Tout remettre en place
illuminati-web-do-roll = Passer : les dés roulent
illuminati-web-answer =
    { $taken ->
        [yes] { $name } accepte.
       *[no] { $name } décline.
    }
illuminati-web-since = Depuis votre dernier geste
illuminati-web-chronicle = Plus tôt ({ $count })
illuminati-web-came-of-it =
    { $outcome ->
        [won] { $roll } pour { $number } : réussie.
       *[failed] { $roll } pour { $number } : manquée.
    }
illuminati-web-do-target = { $what } · { $number }, { $chance } %

## Les marchés

illuminati-web-deal = Un marché
illuminati-web-deal-begin = Proposer un marché
illuminati-web-deal-with = Avec qui
illuminati-web-deal-give = Donner
illuminati-web-deal-propose = Proposer
illuminati-web-deal-note = Exécuté d'un bloc, c'est ferme ; une promesse est notée et n'engage personne ({ $clause }).
illuminati-web-you-give = Vous donnez
illuminati-web-you-get = Vous recevez
illuminati-web-they-give = { $name } donne
illuminati-web-money = Argent
illuminati-web-add = Ajouter une carte ou un groupe…
illuminati-web-without = Sans { $card }
illuminati-web-promise = Promesse
illuminati-web-nothing = rien
illuminati-web-offer-mine = Votre offre à { $names }
illuminati-web-offer-theirs = { $name } propose
illuminati-web-offer-accept = Accepter
illuminati-web-offer-refuse = Refuser
illuminati-web-offer-withdraw = Retirer
illuminati-web-offer-counter = D'autres termes…

## Touches

illuminati-web-help-walk = aller de carte en carte
illuminati-web-help-next = la prochaine carte ou place possible
illuminati-web-help-visit = la structure d'un autre
illuminati-web-help-home = votre structure, en entier
illuminati-web-help-deal = proposer un marché
illuminati-web-help-zoom = plus près, plus loin

## Les dés et la fin

illuminati-web-rolled = { $roll }, il fallait { $number } au plus
illuminati-web-outcome =
    { $won ->
        [yes] { $card } : l'attaque réussit
       *[no] { $card } : l'attaque échoue
    }
illuminati-web-outline = Pouvoir { $power }, résistance { $resistance } ; { $alignments }.
illuminati-web-free-arrows = Flèches libres : { $ways }.
illuminati-web-story = Comment elle a grandi
illuminati-web-story-help = Cartes de chacun en { $turns } tours, { $most } au plus
illuminati-web-story-turns = { $turns } tours
illuminati-web-mark-destroyed = a détruit un groupe
illuminati-web-mark-deal = a conclu un marché
illuminati-web-mark-out = a été éliminé
illuminati-web-mark-won = a atteint un but
