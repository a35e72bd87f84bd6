### La troupe : les robots tels qu’on les connaît. Un personnage pour chaque niveau de chaque jeu, ses frères ou ses sœurs
### quand plusieurs siègent à une table, sa force, et un mot de caractère. Les commandes appellent les robots par leur espèce.

web-company-one = { $name }, { $level }
web-company-kind = Les commandes l’appellent { $bot }.
web-company-plain = { $name } (robot { $bot })
web-company-line = { $name } (robot { $bot }) : { $temper }

## Vizia

web-bot-vizia-greedy = Colombe
web-bot-vizia-greedy-others = Colette, Coralie, Cosima
web-bot-vizia-greedy-level = douce
web-bot-vizia-greedy-temper = Taille le verre à longueur de journée. Ferme toutes les roues à sa portée et ne pense jamais plus loin que son tour.

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

web-bot-illusio-greedy = Barnabé
web-bot-illusio-greedy-others = Bastien, Baptiste, Boniface, Benjamin
web-bot-illusio-greedy-level = doux
web-bot-illusio-greedy-temper = Le petit souffleur. Attrape le tour qui promet le plus sur l’instant, et s’applaudit lui-même.

## Illuminati

web-bot-illuminati-greedy-1 = Ambroise
web-bot-illuminati-greedy-1-others = Anatole, Aristide, Achille, Alphonse, Auguste, Anselme, Adhémar
web-bot-illuminati-greedy-1-level = doux
web-bot-illuminati-greedy-1-temper = Un conspirateur de la vieille école : prend ce qui est bon marché et ne propose presque jamais d’affaire.
web-bot-illuminati-greedy = Ludmila
web-bot-illuminati-greedy-others = Léonie, Lucrèce, Lydie, Ludivine, Lavinia, Léontine, Leïla
web-bot-illuminati-greedy-level = rusée
web-bot-illuminati-greedy-temper = Se souvient de qui lui a menti, marchande avec tout le monde, et compte deux fois.
