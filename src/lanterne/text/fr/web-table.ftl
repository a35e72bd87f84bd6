### Les mots de l’écran de table : salle d’attente, partie, fin.

## La table

web-table-opening = La table s’ouvre…
web-table-missing = Cette table n’existe pas.
web-table-gone = Vous n’êtes plus à cette table.
web-table-home = Accueil
web-table-of = Table { DE($name) }
web-table-online = En ligne
web-table-offline = Hors ligne
web-table-stage = La scène
web-table-seats = Les joueurs
web-table-rules = Règles
web-table-rules-how = Comment on joue, sur une page
web-table-rules-there = Lire les règles ici
web-table-back-to-table = Retour à la table
web-table-back-your-turn = À vous : retour à la table
web-table-menu = Menu de la table
web-table-settings = Réglages
web-table-log = Journal
web-table-log-you = Vous
web-table-round = Manche { $round }
web-table-turn = Tour { $turn }
web-table-talk = Discussion
web-table-log-and-talk = Journal et discussion
web-table-me = { $name }, c’est vous, { $score } points

## La salle d’attente

web-table-invite = Inviter quelqu’un
web-table-share = Partager
web-table-share-watch = Partager le lien de la table
web-table-copied = Lien copié
web-table-your-name = Votre nom à cette table
web-table-empty = Place libre
web-table-waiting = en attente
web-table-you = c’est vous
web-table-here = à table
web-table-not-here = pas encore là
web-table-sit = M’asseoir ici
web-table-add-seat = Une place de plus
web-table-drop-seat = Retirer cette place
web-table-bot-choose = Un robot ici…
web-table-bot-choose-seat = Un robot à la place { $seat }
web-table-take-name = Prendre ce nom
web-table-how = Comment on joue
web-table-public = chacun peut regarder et s’asseoir
web-table-private = pour qui a le lien
web-table-free = Libérer la place { DE($name) }
web-table-out = Faire sortir { $name }
web-table-start = Commencer
web-table-starts = C’est { $name } qui donnera le départ.
web-table-stand-up = Me lever
web-table-bots-fill =
    { $count ->
        [one] Si vous commencez maintenant, un robot prend la place libre.
       *[other] Si vous commencez maintenant, des robots prennent les { $count } places libres.
    }

## Le souffleur

web-table-your-turn = À vous.
web-table-awaited = On attend { $names }.
web-table-over = La partie est finie.
web-table-refused = Refusé.
web-table-refused-stale = La partie avait déjà avancé ; voici où elle en est.
web-table-refused-unreadable = La table n’a pas compris ce coup.
web-table-refused-refused = Ce coup n’est pas permis.
web-table-refused-over = La partie n’est plus en cours.
web-table-refused-not-yours = Cette place n’est pas la vôtre.
web-table-refused-not-here = Vous n’êtes pas à cette table.
web-table-refused-later = Un instant : vous avez regardé très souvent.
web-table-refused-too-fast = Doucement : trop de messages à la fois.
web-table-refused-too-many = C’est plus qu’une personne ne peut avoir à la fois.
web-table-refused-failed = Quelque chose n’a pas marché ici ; rien n’est perdu.
web-table-refused-muted = Vous ne pouvez pas parler à cette table pour l’instant.
web-table-refused-bad-message = La table n’a pas compris la page ; rechargez-la.
web-table-reconnecting = Reconnexion… Vos coups enregistrés ne risquent rien.
web-table-lost-long = Le serveur ne répond pas. Rien d’enregistré n’est perdu.
web-table-retry = Réessayer
web-table-undone-lead = Repris :
web-table-undone = { $what }{ $more ->
        [yes] { " " }Et tout ce qui suivait.
       *[no] { "" }
    }
web-table-undo-asked = { $name } aimerait reprendre son dernier coup.
web-table-undo-waits = { $name } attend l’accord des autres pour reprendre un coup.
web-table-rules-asked = Les règles du jeu ont changé depuis. Vous voyez la dernière position commune aux deux règles : continuer d’ici selon les nouvelles, ou finir sans vainqueur ? Qui ne dit rien pendant un jour est d’accord avec les autres.
web-table-rules-answered-on = Vous continueriez selon les nouvelles règles ; les autres n’ont pas encore répondu.
web-table-rules-answered-end = Vous préférez finir ; les autres n’ont pas encore répondu.
web-table-rules-waits = Les règles ont changé depuis : ceux qui jouent décident s’ils continuent.
web-table-rules-on = Continuer d’ici
web-table-rules-end = Finir la partie
web-table-seat-asked = { $name } aimerait jouer à la place { DE($bot) }, et verrait sa main.
web-table-seat-waits = { $name } demande à ceux qui jouent la place { DE($bot) }.
web-table-agree = D’accord
web-table-disagree = Non
web-table-absent = { $name } est absent depuis un moment.
web-table-wait = Attendre
web-table-take-over = Jouer à sa place
web-table-bot-takes = Un robot prend la place
web-table-away = absent { $time }
web-table-gave-up = a abandonné
web-table-pass-follows = La table va passer pour vous.
web-table-order-follows = Votre consigne va répondre.

## Agir

web-table-hint = Que ferait un robot fort ?
web-table-hints-on = conseils permis
web-table-undo = Annuler le dernier coup
web-table-ask-undo = Demander à reprendre le coup
web-table-read = Mes choix en mots
web-table-choices =
    { $count ->
        [0] Rien à choisir pour l’instant.
        [one] Un seul choix.
       *[other] { $count } choix. Presser l’un d’eux le joue.
    }
web-table-result = Voir le résultat
web-table-leave = Quitter l’écran ?
web-table-leave-why = La partie continue ; les autres vous attendront, et vous retrouverez la table à l’accueil.
web-table-stay = Rester
web-table-go = Partir
web-table-stand-up-play = Me lever : un robot joue à ma place
web-table-let-bot = Laisser un robot jouer
web-table-resign = Abandonner
web-table-mute = Ne plus lire ses messages
web-table-unmute = Lire de nouveau ses messages
web-table-show-out = Faire sortir

## Revoir

web-table-look-back = Revoir la partie
web-table-slider = Moment de la partie
web-table-ply = Coup { $ply } sur { $plies }
web-table-to-start = Au début
web-table-earlier = Un coup plus tôt
web-table-later = Un coup plus tard
web-table-now = Revenir au présent
web-table-went-on = la partie a continué

## La discussion

web-table-silence = Personne n’a encore parlé.
web-table-say = Écrire à la table
web-table-send = Envoyer
web-table-spectator = spectateur
web-table-silence-one = Faire taire { $name }
web-table-unsilence-one = Laisser parler { $name }
web-table-ready-1 = Bonjour à tous !
web-table-ready-2 = Bien joué !
web-table-ready-3 = Je réfléchis.
web-table-ready-4 = À vous !
web-table-ready-5 = Quelle chance !
web-table-ready-6 = Merci pour la partie.

## Le rideau

web-table-curtain = Passez l’appareil à { $name }
web-table-curtain-why = Rien de la partie n’est visible. Le rideau ne se lève qu’au toucher.
web-table-curtain-lift = Je suis { $name }, lever le rideau

## La fin

web-table-win = { $you ->
    [yes] Vous gagnez
   *[no] Victoire : { $name }
}
web-table-win-by = { $you ->
    [yes] Vous gagnez
   *[no] { $name } gagne
}, { $score } à { $second }
web-table-no-win = Personne n’a gagné
web-table-times = { $count } × { $worth }
web-table-term = { $label } ({ $times })
web-table-shared-win = Victoire partagée : { $names }
web-table-because = Fin de la partie : { $reason }{ $clause }.
web-playbill = { $game } : { $how }
web-playbill-why = Revoyez toute la partie, coup par coup, par les yeux de chacun.
web-table-reason-rules-changed = ses règles ont changé
web-table-outlived = Elle a été jouée selon les règles { $rules }, qu’on ne joue plus. Son journal et son score sont gardés tels quels ; on ne peut plus la revoir coup par coup.
web-table-no-log = Rien n’a été gardé de ce qui s’est dit.
web-table-picture = Image { $number }
web-table-record = Partie en fichier
web-table-reason-resigned = un abandon
web-table-reason-time = le temps est écoulé
web-table-reason-abandoned = personne n’avait joué depuis longtemps
web-table-reason-closed = la maison a fermé la table
web-table-player = Joueur
web-table-total = Total
web-table-rematch = Revanche
web-table-join-rematch = Rejoindre la revanche
web-table-replay = Revoir
web-table-drawing = La graine est tirée ensemble…
web-fair-title = Le hasard fut-il loyal ?
web-fair-how = La maison s’engage sur une part de la graine avant que quiconque ne s’assoie ; chaque page en promet une aussi, et toutes sont montrées ensemble au départ. Ainsi personne ne peut choisir un mélange.
web-fair-commitment = Ce que la maison a publié d’abord
web-fair-pledge-of = Promis par { $names }
web-fair-share-of = Part { DE($names) }
web-fair-house = Part de la maison, montrée à la fin
web-fair-seed = La graine
web-fair-digest = Empreinte de la partie notée
web-fair-check = Vérifier cette partie
web-fair-check-failed = La vérification n’a pas pu être faite ; réessayez.
web-fair-agrees = Tout concorde : la graine découle des parts de chacun, elles sont bien celles qui avaient été promises, et chaque coup, rejoué, suit la règle.
web-fair-agrees-old = Tout concorde : la graine donne l’empreinte publiée, et chaque coup, rejoué, suit la règle.
web-fair-fault-commitment = La maison n’a pas tenu ce qu’elle avait publié.
web-fair-fault-pledge = La part de quelqu’un n’est pas celle qui avait été promise.
web-fair-fault-seed = La graine ne découle pas des parts.
web-fair-fault-left-out = Votre part a été laissée hors de la graine.
web-fair-fault-outlived = Ses règles ne se jouent plus : ses coups ne peuvent plus être vérifiés.
web-fair-fault-moves = Les coups ne peuvent pas être rejoués.
web-fair-fault-digest = La partie notée a été changée après la fin.

## Les touches

web-table-keys = Jouer au clavier
web-table-keys-all = À toutes les tables
web-table-help-confirm = jouer ce que dit le grand bouton
web-table-help-back = revenir d’un pas
web-table-help-undo = annuler ou demander à reprendre
web-table-help-read = lire mes choix en mots
web-table-help-hint = un conseil, où la table en donne
web-table-help-log = le journal
web-table-help-talk = la discussion
web-table-help-rules = les règles, par-dessus la table
web-table-help-past = quand on regarde en arrière : plus tôt, plus tard
web-table-help-ends = quand on regarde en arrière : le début, le présent
web-table-help-next = la prochaine table où c’est à vous
web-table-help-keys = cette liste

## Le jeu en mots

web-words-position = La position en mots
web-words-choose =
    { $count ->
        [0] Rien à choisir.
        [one] Un seul choix.
       *[other] { $count } choix.
    }
web-words-fill = Remplissez les blancs.
web-words-do = C’est décidé
web-words-back = Retour
web-words-more = Autre chose
web-words-search = Chercher parmi les choix
web-words-none = Aucun choix ne dit cela.
web-words-here = Sur la table
web-words-elsewhere = Autres
web-words-without = Sans { $what }
web-words-topic-score = Points
web-words-slot-seat = Qui
web-words-slot-number = Combien
web-words-slot-amount = Combien
web-words-slot-text = En mots
web-words-help-number = choisir une action par son numéro
web-words-help-arrows = parcourir les actions

## Quand les autres agissent

web-wish-title = Quand les autres agissent…
web-wish-help = La table répond pour vous, même quand cette page est fermée. Personne d’autre ne voit vos choix.
web-wish-window-special = Cartes spéciales
web-wish-window-defend = Argent, quand on vous attaque
web-wish-window-interfere = Argent dans les attaques des autres
web-wish-window-talent = Talents
web-wish-ask = toujours me demander
web-wish-empty = me demander si j’ai le choix
web-wish-until-my-turn = passer jusqu’à mon tour
web-wish-unless-target = passer sauf si on m’attaque
web-wish-open = Répondre pour moi…
web-wish-ask-me = Me demander
web-wish-change = Modifier
web-order-title = Consignes
web-order-help = La première qui convient à une attaque paie pour vous, jamais plus qu’il n’en faut pour la rendre vaine.
web-order-defend = Défendre { $card } : jusqu’à { $most } MB par attaque
web-order-oppose = Contre les attaques { DE($who) } sur les groupes d’alignement { $alignment } : jusqu’à { $most } MB chacune
web-order-attacker-anybody = n’importe qui
web-order-alignment-any = quelconque
web-order-new-defend = Défendre un groupe
web-order-new-oppose = Contrer des attaques
web-order-slot-card = Groupe
web-order-slot-who = De
web-order-slot-alignment = Alignement
web-order-slot-most = MB au plus
web-order-add = Donner la consigne
web-order-remove = Retirer : { $order }
