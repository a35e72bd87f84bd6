### Ce que la maison refuse, et pourquoi. Les refus propres à un jeu sont dans son fichier.

## Les options d'une table

refused-option = option { $option } : { $fault }
refused-both = { $one } { $other }
refused-more = { $count ->
    [one] Une autre faute.
   *[other] { $count } autres fautes.
}
refused-option-switch = C’est oui ou non, pas « { $value } ».
refused-option-number = C’est un nombre, pas « { $value } ».
refused-option-range = De { $least } à { $most }, pas { $value }.
refused-option-choice = C’est l’un de ceux-ci : { $choices }, pas « { $value } ».
refused-option-twice = Elle est donnée deux fois : « { $one } » et « { $other } ».
refused-no-option = { $game } n’a pas d’option « { $option } »{ $count ->
    [0] .
   *[other] { " " }(il a : { $known }).
}
refused-seats = { $game } se joue de { $fewest } à { $most } places, pas à { $seats }.
refused-too-many = { $mine ->
    [one] Une place à vous
   *[other] { $mine } places à vous
} et { $bots ->
    [one] { $bots } robot
   *[other] { $bots } robots
} ne tiennent pas sur { $seats } places.
refused-no-game = Il n’y a pas de jeu « { $game } » ; il y a : { $known }.
refused-no-param = Le robot { $bot } n’a pas de paramètre { $param }{ $count ->
        [0] {" "}: il n’en a aucun.
       *[other] . Il y a : { $known }.
    }
refused-bot-call = Un robot s’appelle par nom ou nom(clé=valeur, …), et non par « { $bot } ».
refused-no-task = Rien ne s’apprend encore pour { $game } ; il y a : { $known }.
refused-no-torch = Apprendre demande PyTorch, qui n’est pas installé : pip install 'lanterne[train]'
refused-no-device = Il n’y a pas d’appareil « { $device } » pour apprendre ; il y a : { $known }.
refused-other-training = Le dossier { $file } contient un autre entraînement : { $game }.
refused-no-bot = Il n’y a pas de robot « { $bot } » pour { $game } ; il y a : { $known }.

## Les places

refused-no-seat = Il n’y a pas de place { $seat } à cette table de { $seats }.
refused-seat-taken = Cette place est prise.
refused-seat-lost = Cette place a abandonné.
refused-not-yours = Cette place n’est pas à vous.
refused-owner-only = Cela revient à qui a ouvert la table.
refused-lesson = Quelqu’un apprend à cette table : personne d’autre ne peut s’y asseoir.
refused-no-lesson = Il n’y a pas encore de leçon pour { $game }.
refused-shown-out = On vous a fait sortir de cette table.
refused-showed-out = Qui a fait sortir quelqu’un ne prend la place de personne.
refused-second-hand = Vous jouez déjà ici ; vous verriez une seconde main.
refused-take-over = Ceux qui jouent ont refusé. Vous pourrez redemander un peu plus tard.
refused-take-over-asked = Quelqu’un d’autre demande une place ; attendez la réponse.
refused-nobody = Il n’y a personne.
refused-mute = Qui a ouvert la table peut faire taire chacun ; ceux qui jouent, seulement les spectateurs.
refused-rematch = La revanche revient à ceux dont c’était la partie.
refused-not-all-come = Tout le monde n’est pas encore venu à cette revanche ; on peut aussi donner une place à un robot.
refused-players-only = Seuls ceux qui jouent peuvent appeler un robot.
refused-person-here = Cette personne est encore là.
refused-seats-taken = { $people ->
    [one] Quelqu’un est déjà assis : { $seats } places ne suffisent pas.
   *[other] { $people } personnes sont déjà assises : { $seats } places ne suffisent pas.
}
refused-started = La partie a déjà commencé.
refused-share = Ce n’est pas la part qui avait été promise.
refused-not-started = La partie n’a pas encore commencé.
refused-over = La partie est finie.
refused-forgotten = Si loin en arrière, chacun doit s’en souvenir seul jusqu’à la fin de la partie.
refused-until-over = Ce sera possible une fois la partie finie.
refused-no-undo = Il n’y a rien à reprendre.
refused-pace-live = Avec des pendules, il faut au moins une seconde à chacun pour commencer.
refused-pace-days = Par correspondance, il faut au moins un jour par décision.

## Noms et comptes

refused-name-empty = Un nom a au moins une lettre.
refused-name-length = Un nom a de 1 à { $most } lettres.
refused-name-taken = Le nom { $name } est pris.
refused-password-length = Un mot de passe a de { $least } à { $most } caractères.
refused-sign-in = Ce nom et ce mot de passe ne vont pas ensemble.
refused-password = Ce n’est pas votre mot de passe.
refused-code = Ce nom et ce code de secours ne vont pas ensemble.
refused-link = Ce lien a déjà servi ou est trop ancien. Demandez-en un autre.
refused-mail = Ce n’est pas une adresse où l’on puisse écrire.
refused-no-mail = Cette maison n’envoie pas de courriel.
refused-no-account = Vous n’avez pas de compte ici.
refused-banned = Qui tient cette maison vous en a banni.
refused-account-twice = Vous avez déjà un compte.

## Revoir

refused-no-ply = La partie compte { $plies } coups ; il n’y a pas de coup { $ply }.
refused-eyes = Il n’y a pas d’yeux « { $seat } » : une place, mine, none, ou all après la fin.
refused-record = La partie notée ne peut être mise en place : { $why }

## La maison elle-même

refused-no-table = Il n’y a pas de table { $table }.
refused-newer-rules = Cette partie suit la version { $rules } des règles ; la maison n’en connaît que jusqu’à la version { $known }.
refused-rules-asked = Il faut d’abord répondre sur le changement de règles : continuer selon les nouvelles, ou finir.
refused-outlived = Les règles de ce jeu ont changé depuis cette partie. Son journal, sa dernière position et son score sont gardés ; on ne peut plus la revoir coup par coup.
refused-no-cookie = La maison ne vous connaît pas encore ; rechargez la page.
refused-no-palette = Il n’y a pas de palette « { $palette } » ; il y a : { $known }.
refused-not-found = Il n’y a rien de ce nom ici.
refused-foreign = Seule la page de la maison peut demander cela.
refused-unusable = La maison ne peut rien faire de ce qu’elle a reçu.
refused-too-large = C’est trop à la fois.
refused-too-often = Trop de demandes. Attendez un instant.
refused-sign-in-wait = Trop de mots de passe faux. { $seconds ->
    [one] Attendez une seconde.
   *[other] Attendez { $seconds } secondes.
}
refused-review-long = Cette partie est trop longue pour être revue.
refused-review-busy = Plusieurs parties sont déjà en train d’être revues. Réessayez dans quelques minutes.
refused-tables-at-once = On peut suivre { $most } tables à la fois, pas plus.
refused-tables-owned = Vous avez { $most } tables en attente ou en cours, c’est le maximum. Finissez-en une ou quittez-la d’abord.
refused-tables-made = Trop de tables ont été ouvertes depuis votre adresse. Réessayez plus tard.
refused-sockets-person = Vous êtes déjà ici { $most } fois, c’est le maximum. Fermez d’abord une autre fenêtre.
refused-sockets-address = Il y a déjà { $most } connexions depuis votre adresse, c’est le maximum.
refused-file-in-use = Un autre serveur se sert déjà de { $file } : arrêtez-le, ou nommez un autre fichier par --db.
refused-database = La base { $database } ne peut servir : { $why }
refused-database-newer = La base { $database } vient d’une Lanterne plus récente.
refused-failed = Quelque chose n’a pas marché ici ; rien n’est perdu.

## Settings of a server

refused-settings = Un réglage ne peut pas être ainsi : { $faults }
refused-settings-mail = Avec smtp_host, il faut aussi smtp_from et public_url.
refused-no-setting = Il n’y a pas de réglage { $names } ; lanterne settings les énumère.
refused-config-unread = { $file } ne peut pas être lu : { $why }
refused-config-damaged = { $file } n’est pas du TOML : { $why }
refused-database-version = La base { $database } est d’une autre version : lancez une fois le serveur de cette version dessus.
refused-no-person = Personne ne s’appelle « { $who } » ; lanterne admin people les énumère.
refused-many-people = { $count } personnes s’appellent « { $who } » : nommez-en une par son identifiant (lanterne admin people).
refused-many-tables = { $count } tables commencent par « { $table } » : donnez plus de lettres.
refused-not-sure = Cela ne se défait pas : dites --yes si vous en êtes sûr.
refused-backup-empty = Il n’y a encore rien dans cette base.
refused-restore-full = Cette base n’est pas vide : restaurez dans une nouvelle.
refused-restore-kind = Ce n’est pas une sauvegarde de table, ou elle est abîmée ; rien n’a été restauré.
refused-restore-newer = Cette sauvegarde vient d’une version plus récente de Lanterne ; rien n’a été restauré.

## Les avis

refused-push-off = Cette maison n’appelle personne page fermée.
refused-push-address = Ce n’est pas l’adresse d’un service de notification public.
refused-push-unreachable = La maison ne trouve pas { $host } : est-elle reliée à Internet ?
