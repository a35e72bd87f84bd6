### La troupe : les robots tels qu’on les connaît. Un personnage pour chaque niveau de chaque jeu, ses frères ou ses sœurs
### quand plusieurs siègent à une table, sa force, et un mot de caractère. Les commandes appellent les robots par leur espèce.

web-company-one = { $name }, { $level }
web-company-kind = Les commandes l’appellent { $bot }.
web-company-plain = { $name } (robot { $bot })
web-company-line = { $name } (robot { $bot }) : { $temper }

## Vizia

web-bot-vizia-beginner = Firmin
web-bot-vizia-beginner-others = Félix, Fernand, Fulbert
web-bot-vizia-beginner-level = doux
web-bot-vizia-beginner-temper = Le petit allumeur de réverbères. Ferme la première roue qui brille et oublie que les autres ont des tuiles, eux aussi.
web-bot-vizia-casual = Églantine
web-bot-vizia-casual-others = Edmée, Estelle, Eugénie
web-bot-vizia-casual-level = insouciante
web-bot-vizia-casual-temper = Peint le dimanche, entre deux averses. Soigne son propre tour et ne regarde jamais par-dessus l’épaule du voisin.
web-bot-vizia-greedy = Colombe
web-bot-vizia-greedy-others = Colette, Coralie, Cosima
web-bot-vizia-greedy-level = posée
web-bot-vizia-greedy-temper = Taille le verre sur mesure. Ferme ses roues une à une, laisse peu de chose au suivant, et ne pense pas plus loin.
web-bot-vizia-net = Pascaline
web-bot-vizia-net-others = Jacquarde, Tabulette, Boulière
web-bot-vizia-net-level = perçante
web-bot-vizia-net-temper = Une machine à calculer. On lui a montré cent mille parties, et depuis elle a un avis sur chacune.
web-bot-vizia-strong = Gaspard
web-bot-vizia-strong-others = Ghislain, Gontran, Gustave
web-bot-vizia-strong-level = perçant
web-bot-vizia-strong-temper = Opticien. Essaie un verre, puis l’autre, et voit déjà ce que vous répondrez.
web-bot-vizia-master = Radegonde
web-bot-vizia-master-others = Raymonde, Rolande, Rosemonde
web-bot-vizia-master-level = redoutable
web-bot-vizia-master-temper = Quarante ans de rosaces. Se souvient de chaque tuile qu’elle a vu prendre, et ne pose la sienne qu’après longue réflexion.

## Illusion, selon les yeux

web-bot-illusion-child = Lili
web-bot-illusion-child-others = Lola, Lulu, Lalie, Loulou
web-bot-illusion-child-level = douce
web-bot-illusion-child-temper = Sept ans, au premier rang. Ce qui brille est toujours le plus grand.
web-bot-illusion-casual = Oscar
web-bot-illusion-casual-others = Octave, Olivier, Oswald, Onésime
web-bot-illusion-casual-level = insouciant
web-bot-illusion-casual-temper = Lève les yeux en allumant sa pipe, et tombe juste plus souvent qu’il ne le mérite.
web-bot-illusion-steady = Hortense
web-bot-illusion-steady-others = Honorine, Henriette, Hermine, Hélène
web-bot-illusion-steady-level = posée
web-bot-illusion-steady-temper = Pose son tricot, regarde deux fois, et se trompe rarement de beaucoup.
web-bot-illusion-sharp = Balthazar
web-bot-illusion-sharp-others = Basile, Bertrand, Benoît, Baudouin
web-bot-illusion-sharp-level = perçant
web-bot-illusion-sharp-temper = Photographe. Ferme un œil et pèse ce que voit l’autre.
web-bot-illusion-keen = Séraphine
web-bot-illusion-keen-others = Sidonie, Solange, Suzanne, Sabine
web-bot-illusion-keen-level = redoutable
web-bot-illusion-keen-temper = Des jumelles d’opéra et aucune pitié. Réfléchissez avant de douter d’une rangée à elle.
web-bot-illusion-greedy = { web-bot-illusion-steady }
web-bot-illusion-greedy-others = { web-bot-illusion-steady-others }
web-bot-illusion-greedy-level = { web-bot-illusion-steady-level }
web-bot-illusion-greedy-temper = { web-bot-illusion-steady-temper }

## Illusio

web-bot-illusio-beginner = Pépin
web-bot-illusio-beginner-others = Pacôme, Paulin, Philibert, Placide, Prosper
web-bot-illusio-beginner-level = doux
web-bot-illusio-beginner-temper = A reçu une boîte de magie à Noël. Court après les points les plus proches et ne se demande jamais ce que vous avez dans la manche.
web-bot-illusio-casual = Mélusine
web-bot-illusio-casual-others = Madeleine, Marceline, Margot, Mariette, Mathilde
web-bot-illusio-casual-level = insouciante
web-bot-illusio-casual-temper = Assistante, sciée en deux chaque soir : il en faut plus pour l’inquiéter. Répète son numéro, et laisse le vôtre en coulisse.
web-bot-illusio-greedy = Barnabé
web-bot-illusio-greedy-others = Bastien, Baptiste, Boniface, Benjamin, Blaise
web-bot-illusio-greedy-level = posé
web-bot-illusio-greedy-temper = Le petit souffleur. Un pas après l’autre, toujours celui qui promet le plus à ses tours, et il s’applaudit lui-même.
web-bot-illusio-net = Vaucanson
web-bot-illusio-net-others = Maelzel, Kempelen, Droz, Torres, Merlin
web-bot-illusio-net-level = perçant
web-bot-illusio-net-temper = Un prestidigitateur à ressorts. Personne ne lui a appris de tour : il a appris de ce que les tours rapportent.
web-bot-illusio-strong = Zénobie
web-bot-illusio-strong-others = Zaïre, Zélie, Zita, Zoé, Zulma
web-bot-illusio-strong-level = perçante
web-bot-illusio-strong-temper = Voyante. Un instant de silence au-dessus de la boule, et elle sait par quel tour vous répondrez.
web-bot-illusio-master = Tancrède
web-bot-illusio-master-others = Thaddée, Théobald, Théodule, Tiburce, Timothée
web-bot-illusio-master-level = redoutable
web-bot-illusio-master-temper = On ne l’a jamais pris à oublier une carte qu’il avait vue. Il prend son temps ; la salle retient son souffle.

## Illuminati

web-bot-illuminati-greedy-1 = Ambroise
web-bot-illuminati-greedy-1-others = Anatole, Aristide, Achille, Alphonse, Auguste, Anselme, Adhémar
web-bot-illuminati-greedy-1-level = insouciant
web-bot-illuminati-greedy-1-temper = Un conspirateur de la vieille école : prend ce qui est bon marché et ne propose presque jamais d’affaire.
web-bot-illuminati-beginner = Nicodème
web-bot-illuminati-beginner-others = Narcisse, Nathanaël, Nazaire, Népomucène, Nestor, Noël, Norbert
web-bot-illuminati-beginner-level = doux
web-bot-illuminati-beginner-temper = Conspire depuis mardi. Prend ce qui rapporte tout de suite, et oublie que les autres ont une caisse.
web-bot-illuminati-casual = Pélagie
web-bot-illuminati-casual-others = Palmyre, Pauline, Perrine, Pétronille, Philomène, Prudence, Pulchérie
web-bot-illuminati-casual-level = insouciante
web-bot-illuminati-casual-temper = La concierge. A les clefs de toute la maison, mais ne s’occupe que de son tour et laisse les complots des autres monter l’escalier.
web-bot-illuminati-greedy = Ludmila
web-bot-illuminati-greedy-others = Léonie, Lucrèce, Lydie, Ludivine, Lavinia, Léontine, Leïla
web-bot-illuminati-greedy-level = posée
web-bot-illuminati-greedy-temper = Marchande avec tout le monde, compte deux fois, et se souvient de qui lui a menti.
web-bot-illuminati-strong = Melchior
web-bot-illuminati-strong-others = Marcellin, Marius, Mathurin, Maurice, Maximin, Médard, Modeste
web-bot-illuminati-strong-level = perçant
web-bot-illuminati-strong-temper = Banquier. Un coup d’œil à sa montre, le temps de chiffrer votre réponse, et il signe.
web-bot-illuminati-master = Isaure
web-bot-illuminati-master-others = Inès, Iphigénie, Irène, Irma, Isabeau, Ismérie, Isoline
web-bot-illuminati-master-level = redoutable
web-bot-illuminati-master-temper = Personne n’a vu son visage. Elle n’a rien oublié de ce qu’on lui a montré, et ne se presse pour personne.
