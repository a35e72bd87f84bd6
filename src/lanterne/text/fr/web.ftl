### Les mots des écrans de la maison : l'accueil, les réglages, les règles, les parties passées.

web-home = Accueil
web-house = La maison
web-lost = Il n’y a rien à cette adresse.
web-lost-why = L’adresse est peut-être mal écrite, ou ce qui s’y trouvait n’est plus.
web-no-server = La maison ne répond pas. Rien de ce qui a été joué n’est perdu.
web-opening = On allume la lanterne…
web-retry = Réessayer

## Les jeux

web-players = { $least } à { $most } joueurs

## L'accueil

web-choose-game = Choisir un jeu
web-play-bots = Jouer contre des robots
web-invite = Inviter quelqu’un
web-number-of-bots = Nombre de robots
web-bots = { $count ->
    [0] Sans robot
    [one] Un robot
    [2] Deux robots
    [3] Trois robots
    [4] Quatre robots
    [5] Cinq robots
    [6] Six robots
    [7] Sept robots
   *[other] { $count } robots
}
web-level = Niveau des robots
web-level-mixed = niveaux mêlés
web-bot-called = Robot : { $bot }
web-variants = Règles
web-preset-basic = règles de base
web-preset-advanced = règles avancées
web-preset-family = en famille
web-preset-own = règles à la carte
web-preset-basic-help = Comme on joue la première fois : sans variantes.
web-preset-own-help = Les variantes que vous choisissez, une à une.
web-more-choices = Autres choix…
web-learn = Apprendre en jouant
web-learn-offer = { $game }, c’est nouveau ? Apprenez en jouant une première partie avec un guide : { $minutes } minutes.
web-learn-begin = Commencer la leçon
web-learn-not-now = Plus tard
web-learn-table = Leçon
web-resume = Reprendre
web-your-turn = À vous
web-others-play = Les autres jouent
web-free-seats = { $count ->
    [0] prête à commencer
    [one] une place libre
   *[other] { $count } places libres
}
web-won-by = { $count ->
    [0] sans vainqueur
    [one] gagnée par { $names }
   *[other] partagée par { $names }
}
web-all-tables = { $count ->
    [one] La partie
   *[other] Les { $count } parties
}
web-fewer = Moins
web-public-tables = Parties publiques

## Ouvrir une table

web-new-table = Une table { DE($game) }
web-who-plays = Qui joue ?
web-seats = Places
web-mine = dont sur cet écran
web-name-of-seat = Nom à la place { $seat }
web-player-number = Joueur { $seat }
web-seat-number = Place { $seat }
web-friend = Un ami, par le lien
web-presets = Règles toutes prêtes
web-pace = Temps
web-pace-none = sans limite
web-pace-quick = vif, 5 min
web-pace-calm = posé, 20 min
web-pace-days = 3 jours par coup
web-at-zero = À la fin du temps
web-at-zero-bot = un robot continue
web-at-zero-lose = la place est perdue
web-hints = Conseils
web-hints-on = Permis
web-hints-off = Aucun
web-hints-help = Qui doit jouer peut demander à un robot fort ce qu’il ferait, et pourquoi. Il ne voit que ce que voit cette place. Tout le monde à la table sait que les conseils sont permis.
web-who-may-come = Qui peut venir ?
web-come-link = avec le lien
web-come-public = tout le monde
web-keep = Garder ces choix
web-begin = Commencer
web-open-and-invite = Ouvrir et inviter

## Inviter

web-invite-link = L’adresse de la table
web-copy = Copier
web-copied = Copié
web-share = Partager
web-share-text = Une place t’attend à ma table.
web-invite-alone = Seule cette machine peut ouvrir ce lien : la maison n’écoute personne d’autre.
web-invite-open-up = Pour laisser entrer d’autres machines, relancez-la de l’une de ces façons ; les tables restent en place.
web-invite-unknown = Sur une autre machine, remplacez l’adresse ci-dessus par celle de cette machine sur votre réseau.
web-qr = Code QR de l’adresse de la table

## Réglages

web-settings = Réglages
web-look = Aspect
web-language = Langue
web-language-help = Le journal et les parties passées la suivent.
web-theme = Lumière
web-theme-help = La soirée est sombre, la matinée est claire.
web-theme-dark = soirée
web-theme-light = matinée
web-theme-system = comme le système
web-palette = Couleurs
web-palette-help = Les encres sûres se distinguent dans toutes les visions des couleurs.
web-palette-standard = habituelles
web-palette-safe = sûres
web-textures = Textures dans Illusion
web-textures-help = Chaque encre reçoit un motif à elle et perd la même part de sa surface.
web-motion = Mouvement
web-motion-help = Réduit : plus rien ne traverse la scène.
web-in-words = Plateaux en mots
web-in-words-help = Chaque table en texte : la position, les choix, les calculs. Pour les lecteurs d’écran, les lignes lentes ou le goût.
web-motion-full = entier
web-motion-reduced = réduit
web-motion-system = comme le système
web-play = Jeu
web-confirm = Confirmer les coups
web-confirm-help = Le premier clic montre, le second joue. Sans cela, un seul clic joue.
web-guard = Ignorer les doubles appuis
web-guard-help = Le second appui d’un double clic ne fait rien, ni un appui à l’instant où un bouton change de sens.
web-fast-bots = Robots rapides
web-fast-bots-help = Sans pause avant leurs coups, si tous ceux qui jouent le souhaitent.
web-letter-keys = Touches seules
web-letter-keys-help = Lettres, chiffres et signes agissent à la table. Sans elles restent les flèches, Entrée et Échap, et chaque geste a son bouton.
web-letter-keys-are-off = Les touches à lettre, chiffre ou signe sont coupées.
web-letter-keys-on = Les rétablir
web-letter-keys-in-the-way = Les lettres gênent un lecteur d’écran ou la dictée ?
web-letter-keys-off = Couper les touches seules
web-auto-pass = Passer à ma place
web-auto-pass-help = Quand vous pourriez répondre aux autres, aux tables où vous prenez place. Le menu de chaque table permet d’en changer.
web-auto-pass-never = jamais
web-auto-pass-nothing = sans choix possible
web-auto-pass-always = sauf si on m’attaque
web-called = Quand c’est à vous
web-sound = Son
web-sound-help = Papier, laiton, dés ; tic-tac à la fin du temps.
web-sound-0 = muet
web-sound-1 = doux
web-sound-2 = moyen
web-sound-3 = fort
web-sound-try = Écouter
web-you = Vous
web-name = Nom
web-name-empty = Il faut au moins une lettre.
web-save = Enregistrer
web-renamed = Bonjour, { $name }.
web-account = Compte
web-register = Créer un compte
web-sign-in = Se connecter
web-sign-out = Se déconnecter
web-sign-out-everywhere = Se déconnecter partout
web-signed-in = Vous êtes connecté sous le nom { DE($name) }.
web-password = Mot de passe

## Parties passées

web-history = Mes parties
web-finished = Terminées
web-none-finished = Aucune partie terminée pour l’instant.

## Règles

web-rules = Règles
web-rules-of = Règles { DE($game) }
web-print = Imprimer
web-search-rules = Chercher dans les règles
web-clauses-found = { $count ->
    [0] Aucun article ne contient cela.
    [one] Un article trouvé.
   *[other] { $count } articles trouvés.
}
web-rulings = Nos décisions
web-unofficial = Écrites par nous, sans lien avec les éditeurs : le titre et le jeu appartiennent à leurs ayants droit.

## Revoir une partie

web-replay = Revoir
web-replay-to-table = Ce qui en est gardé
web-no-replay = Cette partie ne peut pas être revue.
web-beginning = Le début de la partie.
web-stage = Le plateau
web-moment = Moment de la partie
web-ply-of = action { $ply } sur { $plies }
web-run = Lancer
web-pause = Pause
web-speed = Vitesse
web-step-before = Action précédente
web-step-after = Action suivante
web-turn-before = Tour précédent
web-turn-after = Tour suivant
web-eyes = Par les yeux de
web-eyes-mine = mes yeux
web-eyes-none = un spectateur
web-eyes-all = tous, à la fois
web-link-here = Copier le lien vers ce moment
web-look-back = Revue
web-go-on = Jouer à partir d’ici
web-go-on-help = Une table à vous : cette position, ce hasard, des robots aux autres places.
web-download = Télécharger la partie
web-to-table = À la table
web-fairness = Vérifier l’équité
web-fairness-how = L’empreinte de la graine a été publiée avant le premier coup, la graine après le dernier. Qui hache la graine doit retrouver l’empreinte : alors ni tirage ni dé n’a pu être choisi en route. Cette page le fait elle-même.
