### The company: bots as people know them. A character for each grade of each game, its brothers or sisters where
### several of it sit at one table, how strong it is, and a line of temper. Commands call bots by their kind.

web-company-one = { $name }, { $level }
web-company-kind = Commands call it { $bot }.
web-company-plain = { $name } (bot { $bot })
web-company-line = { $name } (bot { $bot }): { $temper }

## Vizia

web-bot-vizia-beginner = Firmin
web-bot-vizia-beginner-others = Félix, Fernand, Fulbert
web-bot-vizia-beginner-level = gentle
web-bot-vizia-beginner-temper = The lamplighter’s boy. Closes the first wheel that shines, and forgets that other people hold tiles, too.
web-bot-vizia-casual = Églantine
web-bot-vizia-casual-others = Edmée, Estelle, Eugénie
web-bot-vizia-casual-level = easy-going
web-bot-vizia-casual-temper = Paints on Sundays, between showers. Takes pains over her own turn and never looks across at anybody else’s easel.
web-bot-vizia-greedy = Colombe
web-bot-vizia-greedy-others = Colette, Coralie, Cosima
web-bot-vizia-greedy-level = steady
web-bot-vizia-greedy-temper = Cuts glass to measure. Closes her wheels one by one, leaves little for whoever comes next, and thinks no further.
web-bot-vizia-net = Pascaline
web-bot-vizia-net-others = Jacquarde, Tabulette, Boulière
web-bot-vizia-net-level = sharp
web-bot-vizia-net-temper = A counting machine. Was shown a hundred thousand games and has had an opinion on every one since.
web-bot-vizia-strong = Gaspard
web-bot-vizia-strong-others = Ghislain, Gontran, Gustave
web-bot-vizia-strong-level = sharp
web-bot-vizia-strong-temper = An optician. Tries one glass, then the other, and already sees what you will answer.
web-bot-vizia-master = Radegonde
web-bot-vizia-master-others = Raymonde, Rolande, Rosemonde
web-bot-vizia-master-level = formidable
web-bot-vizia-master-temper = Forty years of rose windows. Remembers every tile she has seen taken, and lays her own only after long thought.

## Illusion, by eyes

web-bot-illusion-child = Lili
web-bot-illusion-child-others = Lola, Lulu, Lalie, Loulou
web-bot-illusion-child-level = gentle
web-bot-illusion-child-temper = Seven years old, front row. Whatever glitters is the most.
web-bot-illusion-casual = Oscar
web-bot-illusion-casual-others = Octave, Olivier, Oswald, Onésime
web-bot-illusion-casual-level = easy-going
web-bot-illusion-casual-temper = Glances up while he lights his pipe, and is right more often than he deserves.
web-bot-illusion-steady = Hortense
web-bot-illusion-steady-others = Honorine, Henriette, Hermine, Hélène
web-bot-illusion-steady-level = steady
web-bot-illusion-steady-temper = Puts her knitting down, looks twice, and is seldom far off.
web-bot-illusion-sharp = Balthazar
web-bot-illusion-sharp-others = Basile, Bertrand, Benoît, Baudouin
web-bot-illusion-sharp-level = sharp
web-bot-illusion-sharp-temper = A photographer. Closes one eye and weighs what he sees with the other.
web-bot-illusion-keen = Séraphine
web-bot-illusion-keen-others = Sidonie, Solange, Suzanne, Sabine
web-bot-illusion-keen-level = formidable
web-bot-illusion-keen-temper = Has opera glasses and no mercy. Think twice before you doubt a row of hers.
web-bot-illusion-greedy = { web-bot-illusion-steady }
web-bot-illusion-greedy-others = { web-bot-illusion-steady-others }
web-bot-illusion-greedy-level = { web-bot-illusion-steady-level }
web-bot-illusion-greedy-temper = { web-bot-illusion-steady-temper }

## Illusio

web-bot-illusio-beginner = Pépin
web-bot-illusio-beginner-others = Pacôme, Paulin, Philibert, Placide, Prosper
web-bot-illusio-beginner-level = gentle
web-bot-illusio-beginner-temper = Was given a box of tricks for Christmas. Runs after the nearest points and never wonders what is up your sleeve.
web-bot-illusio-casual = Mélusine
web-bot-illusio-casual-others = Madeleine, Marceline, Margot, Mariette, Mathilde
web-bot-illusio-casual-level = easy-going
web-bot-illusio-casual-temper = The assistant, sawn in half twice nightly: it takes more than you to worry her. Rehearses her own act and leaves yours in the wings.
web-bot-illusio-greedy = Barnabé
web-bot-illusio-greedy-others = Bastien, Baptiste, Boniface, Benjamin, Blaise
web-bot-illusio-greedy-level = steady
web-bot-illusio-greedy-temper = The prompter’s boy. One step after the other, always the one that promises his tricks most, and he claps for himself.
web-bot-illusio-net = Vaucanson
web-bot-illusio-net-others = Maelzel, Kempelen, Droz, Torres, Merlin
web-bot-illusio-net-level = sharp
web-bot-illusio-net-temper = A clockwork conjurer. Nobody taught it a trick; it learned from what tricks came to.
web-bot-illusio-strong = Zénobie
web-bot-illusio-strong-others = Zaïre, Zélie, Zita, Zoé, Zulma
web-bot-illusio-strong-level = sharp
web-bot-illusio-strong-temper = A clairvoyant. One silent moment over the crystal, and she knows with which trick you will answer.
web-bot-illusio-master = Tancrède
web-bot-illusio-master-others = Thaddée, Théobald, Théodule, Tiburce, Timothée
web-bot-illusio-master-level = formidable
web-bot-illusio-master-temper = Has never been caught forgetting a card he had seen. He takes his time; the house holds its breath.

## Illuminati

web-bot-illuminati-greedy-1 = Ambroise
web-bot-illuminati-greedy-1-others = Anatole, Aristide, Achille, Alphonse, Auguste, Anselme, Adhémar
web-bot-illuminati-greedy-1-level = easy-going
web-bot-illuminati-greedy-1-temper = A conspirator of the old school: takes what is cheap, and hardly ever offers a deal.
web-bot-illuminati-beginner = Nicodème
web-bot-illuminati-beginner-others = Narcisse, Nathanaël, Nazaire, Népomucène, Nestor, Noël, Norbert
web-bot-illuminati-beginner-level = gentle
web-bot-illuminati-beginner-temper = Has conspired since Tuesday. Takes whatever pays at once, and forgets that other people have money.
web-bot-illuminati-casual = Pélagie
web-bot-illuminati-casual-others = Palmyre, Pauline, Perrine, Pétronille, Philomène, Prudence, Pulchérie
web-bot-illuminati-casual-level = easy-going
web-bot-illuminati-casual-temper = The concierge. Has the keys to the whole house, but minds her own turn and lets other people’s plots go upstairs.
web-bot-illuminati-greedy = Ludmila
web-bot-illuminati-greedy-others = Léonie, Lucrèce, Lydie, Ludivine, Lavinia, Léontine, Leïla
web-bot-illuminati-greedy-level = steady
web-bot-illuminati-greedy-temper = Bargains with everybody, counts twice, and remembers who lied to her.
web-bot-illuminati-strong = Melchior
web-bot-illuminati-strong-others = Marcellin, Marius, Mathurin, Maurice, Maximin, Médard, Modeste
web-bot-illuminati-strong-level = sharp
web-bot-illuminati-strong-temper = A banker. One glance at his watch, just long enough to reckon your answer, and he signs.
web-bot-illuminati-master = Isaure
web-bot-illuminati-master-others = Inès, Iphigénie, Irène, Irma, Isabeau, Ismérie, Isoline
web-bot-illuminati-master-level = formidable
web-bot-illuminati-master-temper = Nobody has seen her face. She has forgotten nothing she was ever shown, and hurries for nobody.
