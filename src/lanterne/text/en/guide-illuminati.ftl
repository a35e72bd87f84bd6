### Illuminati on one page. Clauses in square brackets become links, **what matters** is bold.

guide-illuminati-heading-score = An attack
guide-illuminati-heading-more = What else there is

guide-illuminati-goal = You are one of the conspiracies that pull the strings. Take over **groups**, hang them on your structure, and rule the world: with as many groups as the table asks for, or with the **special goal** of your Illuminati. [166] All goals are checked at the end of every turn. [162]
guide-illuminati-start-count = The basic goal asks for 13 cards, your Illuminati among them, with two or three players, 12 with four, 10 with five, 9 with six, and 8 beyond. [164]
guide-illuminati-start-card = A card shows its **power** (with a second figure where it can be lent), its **resistance**, its **income** and its **alignments**. Its **arrows** hold other groups, its puppets. [33 32 36]

guide-illuminati-turn-1 = **Income**: every group of yours gets its money from the bank, on its own card. [12]
guide-illuminati-turn-2 = **Draw** a card: a group lies open in the middle and is nobody’s; a special card is yours. [17]
guide-illuminati-turn-3 = **Two actions**: attack, transfer money, move a group, hand one over, bribe. [20 21]
guide-illuminati-turn-4 = **Free**, at any point between them: drop a group, aid an attack, give money or a card, play a special card. [23 24]
guide-illuminati-turn-5 = Then **two transfers** of money are free, from a group to its master or a puppet. [25 97]
guide-illuminati-turn-6 = Whoever does none of all this takes **5 MB** instead. [27]

guide-illuminati-score-1 = Name the group that attacks, its target, and what you are after: to **control**, to **neutralise** or to **destroy**. [42]
guide-illuminati-score-2 = **Control**: power against resistance. You need a free arrow. Each alignment both share adds 4, each that opposes takes 4 off. [43 64 65]
guide-illuminati-score-3 = **Neutralise**: the same with 6 more, against an opponent’s group, which becomes nobody’s. [74 75 76]
guide-illuminati-score-4 = **Destroy**: power against power, and alignments the other way round: opposed ones add 4, shared ones take 4 off. [78 80]
guide-illuminati-score-5 = **Aid** comes first: your other groups add what power they can lend. [46 49]
guide-illuminati-score-6 = Then **money**: a point an MB for the attacker; for the defender two an MB of the target, one of its Illuminati. [52 53]
guide-illuminati-score-7 = The nearer to its Illuminati, the safer a group: **10**, then **5**, then **2** against the attack. [58]
guide-illuminati-score-8 = Two dice must show the **number or less**. An 11 or a 12 always fails. [43 45]

guide-illuminati-structure-title = A structure and its income
guide-illuminati-structure = Camille’s Gnomes hold { $groups } groups. The figure on an arrow is the shelter of the group behind it: { $near } right beside the Illuminati, { $far } one step further. Her income in her next turn: { $house } for the Gnomes, { $mafia } for the Mafia, { $sharks } for the Loan Sharks and { $shops } for the Copy Shops, { $total } MB in all. [12 58]
guide-illuminati-control-title = To control, with aid and money
guide-illuminati-control = The F.B.I. attacks with { $power }, the C.I.A. lends { $aid }, both F.B.I. and TV Preachers are Straight: { $identical } more. The resistance of the target counts { $resistance }. That makes { $before }, a chance of { $before_chance } in a hundred. Camille spends { $money } MB: { $after }, and { $after_chance } in a hundred. [43 46 65 52]
guide-illuminati-destroy-title = Opposites are for destroying
guide-illuminati-destroy = The F.B.I. is Straight, the Tabloids are Weird. To control them: { $control_power } of power, { $control_opposite } for the opposition, { $control_resistance } of resistance, so { $control }: hopeless. To destroy them the opposition counts the other way: { $destroy_power }, then { $destroy_opposite } more, and { $destroy_defending_power } for their power, so { $destroy }, or { $chance } in a hundred. [78 80]

guide-illuminati-more-1 = **Interfering**: others may pay for or against an attack, from their Illuminati alone, and say on which side. [87 A-13]
guide-illuminati-more-2 = **Privilege**: discard a special card as you announce an attack, and third parties stay out of it. [88 89]
guide-illuminati-more-3 = **Capture**: the group goes to a free arrow of its captor with its whole branch; half of each treasury is kept. [67 69 72]
guide-illuminati-more-4 = **Room**: cards never overlap. An arrow whose place is taken is blocked; a branch that finds no room is lost. [105 108 107]
guide-illuminati-more-5 = **Deals**: money and special cards change hands at any hour; a group only in the turn of one of the two, for an action. What is done on the spot binds, a promise does not. [115 116 117 122]
guide-illuminati-more-6 = **Calling off**: as long as nothing is spent, an attack can be given up for nothing. [94]
guide-illuminati-more-7 = **Out**: after your third turn you leave the game if you have nothing but your Illuminati. [158]
guide-illuminati-more-8 = **Special goals**: Bavaria wants 35 power; the Triangle all ten alignments; the Discordians five Weird groups; the Gnomes 150 MB; the Network 25 transferable power; Cthulhu eight groups destroyed; the Assassins six Violent groups; the UFOs choose theirs in secret. [148 149 150 151 152 153 156 157]

guide-illuminati-section-1 = What is in the box, and the start
guide-illuminati-section-11 = A turn
guide-illuminati-section-29 = What stands on the cards
guide-illuminati-section-42 = Attacks
guide-illuminati-section-63 = To control
guide-illuminati-section-74 = To neutralise
guide-illuminati-section-78 = To destroy
guide-illuminati-section-87 = Interfering, privilege, calling off
guide-illuminati-section-97 = Moving money
guide-illuminati-section-102 = Laying and moving groups
guide-illuminati-section-115 = Deals
guide-illuminati-section-124 = Special cards
guide-illuminati-section-141 = Cards that can do more
guide-illuminati-section-148 = Special goals
guide-illuminati-section-158 = Going out, and winning
guide-illuminati-section-167 = Other ways to play
guide-illuminati-section-177 = Illuminated cards
guide-illuminati-section-185 = Further questions
