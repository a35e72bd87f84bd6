### The company: bots as people know them. A character for each grade of each game, its brothers or sisters where
### several of it sit at one table, how strong it is, and a line of temper. Commands call bots by their kind.

web-company-one = { $name }, { $level }
web-company-kind = Commands call it { $bot }.
web-company-plain = { $name } (bot { $bot })
web-company-line = { $name } (bot { $bot }): { $temper }

## Vizia

web-bot-vizia-greedy = Colombe
web-bot-vizia-greedy-others = Colette, Coralie, Cosima
web-bot-vizia-greedy-level = gentle
web-bot-vizia-greedy-temper = Cuts glass all day. Closes every wheel within reach and never thinks beyond her own turn.

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

web-bot-illusio-greedy = Barnabé
web-bot-illusio-greedy-others = Bastien, Baptiste, Boniface, Benjamin
web-bot-illusio-greedy-level = gentle
web-bot-illusio-greedy-temper = The prompter’s boy. Grabs the trick that promises most right now, and claps for himself.

## Illuminati

web-bot-illuminati-greedy-1 = Ambroise
web-bot-illuminati-greedy-1-others = Anatole, Aristide, Achille, Alphonse, Auguste, Anselme, Adhémar
web-bot-illuminati-greedy-1-level = gentle
web-bot-illuminati-greedy-1-temper = A conspirator of the old school: takes what is cheap, and hardly ever offers a deal.
web-bot-illuminati-greedy = Ludmila
web-bot-illuminati-greedy-others = Léonie, Lucrèce, Lydie, Ludivine, Lavinia, Léontine, Leïla
web-bot-illuminati-greedy-level = shrewd
web-bot-illuminati-greedy-temper = Remembers who lied to her, bargains with everybody, and counts twice.
