### Les mots du programme lui-même : commandes, aide, rapports. Ceux d'un jeu sont dans son propre fichier.

## Partout

seat = place { $seat }
spectator = un spectateur
compiled = compilé
interpreted = interprété
unofficial = Une table non officielle. Les titres des jeux appartiennent à leurs propriétaires ; ces règles sont dites avec nos propres mots.
place = { $place }. { $who } : { $score }
decimal-mark = ,
percent = { $number } %

## Aide de la ligne de commande

help-lanterne = Une table pour quatre jeux de société : Vizia, Illusion, Illusio et Illuminati.
help-version = Afficher la version et quitter.
help-serve = Ouvre la table dans le navigateur, pour cette machine ou tout un club.
help-host = L’adresse où écouter ; 0.0.0.0 laisse entrer votre réseau.
help-port = Le port où écouter.
help-db = Où garder les parties : sqlite+aiosqlite:///FICHIER ou postgresql+asyncpg://QUI@OÙ/NOM. Sans cela, ce que dit LANTERNE_DB (où personne d’autre ne voit un mot de passe), sinon un fichier de votre dossier de données.
help-workers = Processus qui se partagent le travail ; plus d’un demande PostgreSQL.
help-bot-file = Un robot venu d’un fichier, ou un programme (run:COMMANDE), que les tables pourront appeler par son nom ; peut être répété
help-no-open = N’ouvre pas la page dans un navigateur.
serve-address = La lanterne est allumée : { $address }
serve-no-page = Cette installation n’a pas de page : un navigateur n’y trouvera rien, seuls des programmes peuvent jouer. Les paquets publiés en ont une ; depuis les sources, lancez « make web » puis réinstallez.
serve-reach = Pour les autres machines de votre réseau : { $address }
help-play = Jouer à une table en texte simple, contre des robots et à plusieurs devant le même clavier.
help-simulate = Faire jouer beaucoup de parties à des robots ; les compter, les noter, les tracer.
help-arena = Classer des robots entre eux : chaque donne est jouée de chaque place.
help-arena-bots = Les robots, séparés par des virgules, avec leurs paramètres entre parenthèses s’ils en ont. Un robot à vous : fichier.py:Nom, paquet.module:Nom, ou run: suivi de la commande d’un programme.
help-arena-games = Le nombre de parties à jouer, arrondi à des donnes complètes (autant de parties que de places).
help-arena-seats = Le nombre de places à la table ; sans lui, le moins que le jeu permette.
help-arena-out = Garder chaque partie finie dans ce fichier, une ligne JSON par partie ; la même commande reprend où le fichier s’arrête.
help-seconds = Le temps que prennent par décision les robots qui ont un paramètre « seconds », si leur appel ne dit rien.
help-lineup = all : chacun rencontre chacun. one : seul le premier robot, contre des copies de chaque autre.
help-train = Entraîner un réseau à un jeu : des robots jouent, le réseau apprend de leurs parties et se met à jouer ; pour illusion, il apprend à regarder les images. Il reprend où on l’a laissé.
help-minutes = Combien de temps continuer ; une manche commencée est menée à son terme.
help-rounds = Le nombre de manches en tout, au lieu d’une durée.
help-train-jobs = Le nombre de processus qui jouent ; un de plus apprend. Les parties restent les mêmes.
help-train-out = Le dossier de l’entraînement : réglages, journal, réseaux et tout ce qu’il faut pour reprendre. Sans lui, training-JEU, ici même.
help-device = Sur quoi le réseau apprend : cpu, ou cuda s’il y a une telle carte.
help-train-seed = Un nombre qui décide de tout le hasard d’un nouvel entraînement.
help-stop = Une part de 0 à 1 : arrêter dès qu’il est établi que celle du premier robot est au-dessus ou au-dessous.
help-replay = Vérifier une partie notée et la raconter.
help-verify = Vérifier qu’une partie notée fut loyale : sa graine, ses tirages, ses coups.
help-backup = Écrire tout ce qu’un serveur garde dans un seul fichier, pendant qu’il tourne.
help-restore = Remplir une base vide à partir d’une sauvegarde, de l’un ou l’autre genre.
help-backup-file = Le fichier de la sauvegarde, comprimé par gzip.
help-settings = Tout ce qu’on peut dire à un serveur, et ce qu’on lui dit ici.
help-config = Un fichier TOML de réglages ; `lanterne settings` les énumère.
help-bench = Mesurer la vitesse des moteurs à côté de ceux d'OpenSpiel.
help-deck = Dessiner les images d'Illusion : des fichiers PNG, la table de leurs parts, une planche-contact.
help-games = Lister les jeux avec leurs places, leurs options et leurs robots.
help-rules = Afficher les règles d'un jeu, article par article.
help-doctor = Dire ce qui est installé ici et comment cela tourne.
help-game = Le nom d'un jeu, tel que `lanterne games` le donne.
help-bots = Des robots par leur nom, séparés par des virgules, avec leurs paramètres entre parenthèses s’ils en ont : search(seconds=1). Un robot à vous : fichier.py:Nom, paquet.module:Nom, ou run: suivi de la commande d’un programme. simulate : un pour toutes les places, ou un par place. play : ils prennent les dernières places ; sans --bots ni --seats, le meilleur robot joue contre vous.
help-seats = Le nombre de places à la table. play : les places sans robot sont des personnes.
help-option = Une variante du jeu ; peut être donnée plusieurs fois.
help-lang = La langue des textes : fr ou en.
help-json = Afficher un document JSON et rien d'autre.
help-seed = Un nombre qui décide de tout hasard : même nombre, mêmes parties.
help-speak-up = Demander avant chaque décision des autres si vous voulez intervenir, dans les jeux qui le permettent.
help-seed-play = Un nombre qui décide de tout hasard, pour retrouver la même table. Sans lui, le hasard est secret.
help-games-count = Le nombre de parties à jouer.
help-jobs = Le nombre de processus qui jouent ; les parties restent les mêmes.
help-ray = Joue plutôt sur une grappe Ray : celle de RAY_ADDRESS, sinon celle qui tourne ici, sinon une nouvelle sur cette machine. Les parties restent les mêmes. Chacune de ses machines doit avoir cette version de Lanterne, et les robots tirés de fichiers au même endroit.
help-out = Écrire chaque partie dans ce fichier, une ligne JSON par partie.
help-report = Écrire dans ce fichier une page HTML avec des graphiques.
help-deck-out = Le dossier des images ; il est créé s'il manque.
help-deck-seed = Un nombre pour un paquet neuf ; sans lui, le paquet composé.
help-records = Un fichier de parties notées, une ligne JSON par partie.
help-index = Quelle partie du fichier, comptée à partir de 0.
help-commitment = Ce que la maison a publié avant la partie.
help-share = La part de la graine que votre page a ajoutée.
help-digest = L’empreinte de la partie, telle qu’elle fut donnée à la fin.
review-title = Partie { $index } : { $game }, { $seats } places, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}. Jugée par : { $bot }.
review-hindsight = Chances de victoire au fil des coups, vues après coup : tout ce qui était caché alors est découvert.
review-curve = { $curve }  { $who } : { $share }
review-turning = Tournants
review-turning-point = { $ply }  { $mover } : { $said }. { $who } : { $before } → { $after }.
review-no-turning = Aucun coup n’a fait tourner la partie.
review-missed = Chances manquées, jugées d’après ce que la place pouvait voir alors
review-missed-one = { $ply }  { $who } a joué : { $said }. Mieux : { $better } (+{ $lost } de la victoire).
review-missed-why = Pourquoi : { $why }
review-no-missed = Aucune chance notable n’a été manquée.
review-agreed = { $who } : { $agreed } décisions sur { $decisions } comme le robot les aurait prises.
review-progress = relecture
verify-moves = { $moves ->
    [one] Un coup suit la règle
   *[other] { $moves } coups suivent la règle
}, { $draws ->
    [0] rien n’a été tiré.
    [one] un tirage découle de la graine.
   *[other] { $draws } tirages découlent de la graine.
}
verify-drawn = La graine découle de la part de la maison, telle qu’elle s’y était engagée, et { $people ->
    [0] de celle de personne d’autre.
    [one] de celle d’une personne.
   *[other] de celles de { $people } personnes.
}
verify-alone = La graine a été choisie par qui a noté la partie : rien ne dit qu’elle n’a pas été triée.
help-review = Revenir sur une partie finie : qui en était où, ce qui l’a fait tourner, quelles chances ont été manquées.
help-review-bot = Le robot qui juge ; le plus fort du jeu si aucun n’est nommé.
help-review-seconds = Combien de temps le robot peut réfléchir à chaque décision.
help-ply = S'arrêter quand ce nombre de coups a été joué.
help-seat = Par quels yeux : une place comptée à partir de 0, all pour tout voir, none pour un spectateur.

## games, doctor, rules

games-seats = de { $fewest ->
    [one] 1
   *[other] { $fewest }
} à { $most } joueurs
games-bots = robots : { $bots }
games-option = --option { $key } : { $words }
doctor-lanterne = Lanterne
doctor-python = Python
doctor-machine = machine
doctor-librt = librt
doctor-matplotlib = matplotlib
doctor-open_spiel = OpenSpiel
doctor-c_compiler = compilateur C
doctor-languages = langues
doctor-rules = règles, version { $rules }
doctor-absent = introuvable
doctor-mixed = compilé, sauf : { $interpreted }
doctor-why = Les moteurs tournent interprétés, une vingtaine de fois plus lentement : { $why }.
doctor-from-source = ils tournent depuis les sources, où rien n'est compilé

## simulate

simulate-progress = parties
simulate-played = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} { DE($game) } entre { $bots }.
simulate-length = Longueur moyenne : { $mean } décisions.
simulate-speed = { $decisions } décisions en { $seconds } s : { $speed } par seconde, { $how }.
simulate-reason = { $count } × { $reason }
simulate-same-file = --out et --report nomment le même fichier : { $file }
ray-missing = --ray joue sur une grappe Ray, et Ray n'est pas installé : pip install 'lanterne[ray]'
ray-or-jobs = --ray et --jobs s'excluent : sur une grappe, c'est Ray qui décide combien de processus jouent.
simulate-process-died = L'un des processus est mort ; rien n'a été écrit.
column-who = qui
column-games = parties
column-wins = victoires
column-share = part
column-interval = intervalle à 95 %

## arena

arena-progress = parties
arena-played = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} { DE($game) } à { $seats } places, { $deals ->
    [one] { $deals } donne jouée
   *[other] { $deals } donnes jouées
} de chaque place.
arena-mean = La moyenne des Elo est 0 ; 100 points d’écart donnent 64 % des points entre deux robots. Une victoire partagée à k compte 1/k.
arena-unfinished = Le dernier bloc n’est pas complet : toutes les { $games } parties, chaque robot a rencontré les autres aussi souvent.
arena-stopped-interrupted = Interrompu ; les donnes complètes comptent.
arena-stopped-above = Arrêt anticipé (donnes jouées : { $deals }) : la part { DE($bot) } dépasse { $mark }. Intervalle à 95 %, aussi souvent qu’on regarde : { $interval }.
arena-stopped-below = Arrêt anticipé (donnes jouées : { $deals }) : la part { DE($bot) } reste sous { $mark }. Intervalle à 95 %, aussi souvent qu’on regarde : { $interval }.
arena-stopped-open = Rien n’est établi (donnes jouées : { $deals }) : la part { DE($bot) } peut dépasser { $mark } ou non. Intervalle à 95 %, aussi souvent qu’on regarde : { $interval }.
arena-cross = Points de chaque robot (à gauche) contre chaque autre, place contre place
arena-lineups = Compositions des tables
arena-process-died = L’un des processus est mort ; ce qui était fini est dans le fichier de --out, s’il y en a un.
arena-none = –
arena-ms = { $ms } ms
column-rating = Elo
column-time = temps par décision
column-lineup = composition
column-deals = donnes

## deck

deck-progress = dessin
deck-written = { $count } images, deck.csv et contact-sheet.png sont dans { $folder }.
deck-none = { $game } n'a pas d'images ; il y en a pour : { $known }

## Le rapport d'une simulation

report-title = { $games } parties simulées { DE($game) }
report-needs-matplotlib = --report dessine avec matplotlib, qui n'est pas installé : pip install 'lanterne[report]'
report-setting = Robots : { $bots }. Graine { $seed }. Chaque robot avance d'une place d'une partie à l'autre. Une victoire partagée à k compte 1/k.
report-options = Options : { $options }
report-no-options = aucune
report-speed = { $decisions } décisions en { $seconds } s, { $speed } par seconde, { $how }.
report-wins-bot = Victoires par robot
report-wins-seat = Victoires par place
report-lengths = Longueur d'une partie
report-scores = Scores finals
report-reasons = Comment les parties finissent
report-figures = Chiffres de ce jeu
report-share = part des victoires, avec intervalle à 95 %
report-even-share = à parts égales
report-decisions = décisions
report-score = score
report-games = parties
column-figure = chiffre
column-mean = moyenne
column-least = minimum
column-most = maximum

## train

train-doing-exam = les parties de l’examen se jouent
train-doing-games = manche { $round } : les parties se jouent
train-doing-fit = manche { $round } : le réseau apprend
train-doing-drawing = manche { $round } : les images se dessinent
train-doing-looking = manche { $round } : le réseau regarde les images
train-line = { $of ->
    [pictures] Manche { $round } : perte { $loss } ; { $exam } points d’écart en moyenne sur des images jamais apprises
   *[games] Manche { $round } : perte { $loss }, sur des parties jamais apprises { $exam }
}
train-result = { $of ->
    [pictures] Écart sur des images jamais apprises, en points de la carte : { $before } avant la première manche, { $after } après { $rounds ->
        [one] une manche
       *[other] { $rounds } manches
    }.
   *[games] Perte sur des parties jamais apprises : { $before } avant la première manche, { $after } après { $rounds ->
        [one] une manche
       *[other] { $rounds } manches
    }.
}
train-folder = Le réseau et tout ce qu’il faut pour reprendre : { $folder }
train-curve = La courbe : { $file }
train-rounds = manches
train-loss = { $of ->
    [pictures] perte sur les images apprises
   *[games] perte sur les parties apprises
}
train-exam = { $of ->
    [pictures] écart en points sur des images jamais apprises
   *[games] perte sur des parties jamais apprises
}

## Le rapport d'une arène

arena-title = Arène : { $game }
arena-setting = { $games } parties, { $deals } donnes à { $seats } places, graine { $seed }, compositions : { $way }. Chaque donne est jouée de chaque place ; les intervalles se comptent par donne.
arena-facts = Lanterne { $version }, règles { $rules }, { $how } ; Python { $python }, { $cores } cœurs ({ $architecture }) ; { $date }.
arena-ratings = Classement
arena-axis = Elo, avec intervalle à 95 %
arena-shares = Part des victoires

## replay

replay-title = Partie { $index } : { $game }, { $seats } places
replay-other-rules = Elle suit les règles { $rules }, qu’on ne joue plus ; les règles { $now } la jouent de même, coup par coup et jusqu’à la même fin.
replay-as-written = Elle suit les règles { $rules }, qu’on ne joue plus, et celles d’aujourd’hui la joueraient autrement. Voici ce qu’elle contient :
replay-ply = { $ply }  { $who } : { $code }
replay-ply-of-another = { $ply }  { $who }
replay-position = Après { $ply ->
    [one] { $ply } coup
   *[other] { $ply } coups
}, vu par { $who }

## bench

bench-columns = Décisions par seconde de processeur : la médiane de { $rounds } tours.
bench-game = { $name } ({ $how })
bench-row-loop = parties au hasard dans notre propre boucle, sans liste d'actions : { $speed }
bench-row-plain = parties au hasard dans une simple boucle Python, la liste entière des actions à chaque fois : { $speed }
bench-row-followed = parties de robots « greedy » rejouées en Python, la liste entière à chaque fois : { $speed }
bench-row-worlds = mondes imaginés d'après ce que voit un siège, copiés et avancés d'un pas : { $speed }
bench-row-greedy = robots « greedy » qui réfléchissent : { $speed }
bench-peer-loop = { $name } d'OpenSpiel, parties au hasard à l'intérieur du C++ : { $speed } ; le nôtre fait { $ratio } fois cela
bench-peer-plain = { $name } d'OpenSpiel dans la même boucle Python : { $speed } ; le nôtre fait { $ratio } fois cela
bench-no-peers = OpenSpiel n'est pas installé ici, il n'y a donc rien à comparer : pip install open_spiel

## play

play-person = Joueur
play-person-number = Joueur { $number }
play-welcome = Tapez le repère d'une action ou son code. t montre toute la table, ? le reste.
play-over = La partie est finie. annuler, journal, points, sauver FICHIER ou quitter.
play-between = On attend les autres ; vous pouvez agir maintenant. Entrée les laisse continuer.
play-hand-over = { $who } prend le clavier. Entrée pour voir la table.
play-more-actions = … et { $left } de plus : tout les montre, /mot celles qui contiennent ce mot.
play-no-action = Aucune action de ce genre maintenant.
play-no-number = Il n'y a pas d'action { $number } maintenant ; les numéros vont jusqu'à { $most }.
play-unreadable = « { $typed } » n'est ni une action de ce jeu ni un ordre de cette table ; ? montre ce qu'il y a.
play-clause = { $clause } : { $text }
play-no-refusal = Rien n'a encore été refusé.
play-no-undo = Il n'y a rien que vous puissiez reprendre.
play-undone = Repris.
play-no-sum = Il n'y a pas de telle somme à demander maintenant.
play-save-where = Sauver où ? sauver FICHIER
play-save-exists = { $file } existe déjà et reste tel quel.
play-saved = La partie est notée dans { $file }.
play-speak-on = On vous demande avant chaque décision des autres.
play-speak-off = On vous demande quand on vous attend, ou quand il vient de se passer quelque chose qui vous concerne.
play-help = Une action, c'est son repère ou son code ; une lettre veut toujours dire la même chose. /mot montre les actions qui contiennent ce mot.
play-word-help = aide
play-word-table = table
play-word-hint = conseil
play-help-hint = ce que ferait ici un robot fort, et pourquoi
play-hint = Conseil : { $deed }
play-no-hint = Il n’y a pas de conseil ici.
play-word-card = carte
play-word-cards = cartes
play-help-table = toute la table ; sinon, seul ce qui a changé est montré
play-help-card = carte NOM : ce que porte une carte et où elle est ; carte : tous les noms
play-no-card = Il n'y a pas de telle carte.
play-taken = Fait tout seul, faute de choix : { $actions }
play-word-why = pourquoi
play-word-undo = annuler
play-word-rules = règles
play-word-log = journal
play-word-score = points
play-word-save = sauver
play-word-all = tout
play-word-speak = parler
play-word-quit = quitter
play-help-help = cette liste
play-help-why = expliquer le dernier refus, avec son article
play-help-undo = reprendre votre dernière décision
play-help-rules = les règles ; règles MOT : les articles qui contiennent ce mot
play-help-log = tout ce qui s'est passé, tel que vous l'avez vu
play-help-score = les sommes de la table ; points SUJET : l'une d'elles, terme à terme
play-help-save = sauver FICHIER : écrire la partie dans un fichier
play-help-all = toutes les actions à choisir
play-help-speak = me demander avant chaque décision des autres, pour que je puisse intervenir ; ou ne plus le faire
play-help-quit = quitter la table

## Settings of a server

settings-how = Un réglage se donne par une ligne `nom = valeur` d’un fichier TOML (`lanterne serve --config FICHIER`), par sa variable d’environnement ou par une option ; le dernier l’emporte.
settings-line = ({ $variable } ; { $source })
settings-usual = comme d’habitude
settings-file = du fichier
settings-environment = de l’environnement
settings-flag = par une option
setting-db = La base de données : sqlite+aiosqlite:///FICHIER ou postgresql+asyncpg://UTILISATEUR@HÔTE/NOM.
setting-host = L’adresse sur laquelle il écoute ; 0.0.0.0 laisse entrer d’autres machines.
setting-port = Le port sur lequel il écoute.
setting-bot_delay_ms = Combien de temps les robots attendent avant d’agir, pour qu’on puisse suivre, en millisecondes.
setting-bot_processes = Dans combien de processus les robots réfléchissent.
setting-bot_seconds = Le nombre de secondes qu’un robot peut réfléchir à une décision, au plus.
setting-bot_slack_s = De combien de secondes un robot peut être en retard avant qu’un autre ne le remplace.
setting-bot_share = La part du temps que tous les robots d’une table peuvent réfléchir ensemble, à la longue.
setting-patience_ms = Combien de temps les robots attendent ceux à qui l’on a parlé, en millisecondes.
setting-grace_ms = Combien de temps on peut être absent avant que les autres puissent appeler un robot, en millisecondes.
setting-secure_cookie = Si le témoin ne voyage que par HTTPS ; à activer derrière TLS.
setting-messages_per_s = Combien de messages par seconde une personne peut envoyer à la longue, toutes connexions confondues.
setting-messages_burst = Combien de messages une personne peut envoyer d’un coup.
setting-http_per_minute = Combien de requêtes par minute une adresse peut faire.
setting-folder = Où le serveur garde les images qu’il a dessinées ; vide : le dossier de données de l’utilisateur.
setting-request_s = En combien de secondes une requête doit être envoyée en entier ; les plus lentes sont coupées.
setting-silence_s = Après combien de secondes quelqu’un qui ne donne plus signe sur sa ligne (un téléphone sorti du réseau) est absent.
setting-tables_per_person = Combien de tables en attente ou en cours une personne peut avoir.
setting-tables_per_address_hour = Combien de tables on peut ouvrir depuis une adresse en une heure.
setting-tables_watched = Combien de tables on peut suivre par une connexion.
setting-sockets_per_person = Combien de connexions une personne peut tenir ouvertes.
setting-sockets_per_address = Combien de connexions peuvent être ouvertes depuis une adresse.
setting-looks_per_person_s = Combien de tables entières par seconde sont montrées à une personne, à la longue.
setting-looks_per_address_s = Combien de tables entières par seconde sont montrées à une adresse, à la longue.
setting-bot_moves_per_person_s = Combien de coups par seconde les robots jouent aux tables d’une personne où ne jouent que des robots.
setting-bot_moves_s = Combien de coups par seconde les robots jouent à toutes les tables ensemble où ne jouent que des robots.
setting-keep_guests_days = Après combien de jours un invité sans place qui ne revient pas est oublié ; 0 : jamais.
setting-keep_waiting_days = Après combien de jours une table que personne ne commence est effacée ; 0 : jamais.
setting-keep_idle_days = Après combien de jours une partie où personne ne joue est terminée ; 0 : jamais.
setting-keep_games_days = Après combien de jours une partie finie est effacée ; 0 : jamais.
setting-keep_talk_days = Après combien de jours les propos d’une partie finie sont effacés ; 0 : jamais.
setting-keep_snapshots_days = Après combien de jours l’instantané d’une partie finie est jeté : elle s’ouvre alors plus lentement ; 0 : jamais.
setting-keep_pictures_days = Après combien de jours le fichier d’une image est effacé ; elle est redessinée au besoin ; 0 : jamais.
setting-call_after_s = Après combien de secondes d’attente on appelle quelqu’un dont c’est le tour.
setting-push = Si l’on appelle aussi page fermée, par les services de notification des navigateurs.
setting-push_private = Si ces services peuvent se trouver dans un réseau privé et sans chiffrement en route ; pour des essais.
setting-push_contact = Comment ces services joignent qui tient la maison (mailto:… ou https://…) ; vide : par l’adresse de la page.
setting-public_url = Où l’on trouve cette maison (https://…), pour les liens des courriels ; il la faut, avec smtp_host et smtp_from, pour en envoyer.
setting-smtp_host = Le serveur par lequel partent les courriels pour un mot de passe perdu ; vide : la maison n’en envoie pas.
setting-smtp_from = De qui viennent ces courriels, une adresse à vous.
setting-smtp_port = Le port de ce serveur.
setting-smtp_user = Le nom sous lequel la maison s’y connecte ; vide : elle ne se connecte pas.
setting-smtp_password = Le mot de passe pour cela.
setting-smtp_security = Comment les courriels sont chiffrés jusqu’à ce serveur : starttls, tls (dès le début) ou none.
setting-metrics_token = Qui l’envoie comme jeton « bearer » peut lire /metrics ; vide : seulement cette machine.
setting-log_level = Ce qui est noté au journal : debug, info (avec une ligne par requête), warning ou error.
setting-log_format = Comment le journal est tenu : plain, des lignes simples, ou json, un objet par ligne.
backup-label = Écriture
backup-done = { $rows } lignes écrites dans { $file }.
restore-label = Restauration
restore-done = { $rows } lignes restaurées de { $file }.

## Qui tient la maison

help-admin = Ce que peut faire qui tient la maison, même pendant qu’on joue : listes, bannir, fermer, effacer, les données d’une personne.
help-admin-people = Énumérer les personnes dont le nom contient le texte, les plus récentes d’abord.
help-admin-tables = Énumérer les tables dont le nom commence ainsi, les dernières changées d’abord.
help-admin-ban = Tenir une personne dehors : plus aucune requête ni connexion n’est acceptée.
help-admin-unban = Laisser une personne revenir.
help-admin-close = Terminer une partie sans gagnant, ou enlever une table en attente ; ceux qui y sont l’apprennent.
help-admin-delete = Effacer une table avec tout ce qui en est gardé.
help-admin-export = Écrire tout ce qui est gardé sur une personne, en JSON.
help-admin-erase = Effacer le nom, le compte, les sessions et les propos d’une personne. Ses places restent, sans nom.
help-admin-sweep = Débarrasser maintenant ce que disent les réglages keep_…_days ; un serveur le fait une fois par heure.
help-admin-who = L’identifiant, le compte ou le nom d’une personne.
help-admin-table = Le nom d’une table, ou ses premières lettres.
help-admin-text = Seulement ceux-là ; vide : tous.
help-admin-yes = Oui, pour de bon.
admin-column-id = id
admin-column-name = nom
admin-column-account = compte
admin-column-created = depuis
admin-column-seen = vu
admin-column-banned = banni
admin-column-game = jeu
admin-column-status = état
admin-column-seats = places
admin-column-owner = à qui
admin-column-public = publique
admin-column-updated = changée
admin-banned = { $who } est banni.
admin-unbanned = { $who } peut revenir.
admin-erased = Tout ce qui disait qui est { $who } a été effacé.
admin-closed = La table { $table } est fermée.
admin-deleted = La table { $table } est effacée.
admin-swept-waiting = tables en attente effacées : { $count }
admin-swept-idle = parties terminées où personne ne jouait : { $count }
admin-swept-games = parties finies effacées : { $count }
admin-swept-talk = parties finies dont les propos ont été effacés : { $count }
admin-swept-snapshots = instantanés jetés : { $count }
admin-swept-guests = invités oubliés : { $count }
admin-swept-pictures = images effacées : { $count }
admin-swept-elsewhere = Un serveur est en train de le faire.

help-bot = Un robot à vous prend place à une table, dans n’importe quelle maison, et y joue
help-bot-url = Le lien de la table : https://HÔTE/t/TABLE
help-bot-call = Le robot : le nom d’un robot de cette machine, fichier.py:Nom, ou run: suivi de la commande d’un programme.
help-bot-seat = La place qu’il prend ; sans cette option, la première qui soit libre.
help-bot-name = Le nom qu’il porte, s’il vient sans clé.
help-bot-key = La clé qu’une maison lui a donnée ; mieux vaut la dire par l’environnement (LANTERNE_KEY) que la taper.
bot-no-seat = Aucune place n’est libre à cette table.
bot-sits = { $bot } s’assied à la place { $seat }.
bot-line-lost = La ligne est coupée ({ $error }). Nouvel essai dans { $seconds } s.
bot-over = La partie est finie : rang { $place }, { $score } points.
