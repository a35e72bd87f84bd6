### Illuminati sur une page. Les articles entre crochets deviennent des liens, **ce qui compte** est en gras.

guide-illuminati-heading-score = Une attaque
guide-illuminati-heading-more = Et encore

guide-illuminati-goal = Vous êtes l’une des conspirations qui tirent les ficelles. Prenez des **groupes**, accrochez-les à votre structure et régnez sur le monde : avec autant de groupes que la table en demande, ou par l’**objectif spécial** de votre Illuminati. [166] Tous les objectifs sont vérifiés à la fin de chaque tour. [162]
guide-illuminati-start-count = L’objectif de base demande 13 cartes, votre Illuminati compris, à deux ou trois joueurs, 12 à quatre, 10 à cinq, 9 à six, et 8 au-delà. [164]
guide-illuminati-start-card = Une carte montre son **pouvoir** (avec un second chiffre s’il peut se prêter), sa **résistance**, son **revenu** et ses **orientations**. Ses **flèches** tiennent d’autres groupes, ses marionnettes. [33 32 36]

guide-illuminati-turn-1 = **Revenu** : chacun de vos groupes reçoit de la banque son argent, sur sa propre carte. [12]
guide-illuminati-turn-2 = **Tirez** une carte : un groupe va au centre et n’est à personne ; une carte spéciale est à vous. [17]
guide-illuminati-turn-3 = **Deux actions** : attaquer, transférer de l’argent, déplacer un groupe, en céder un, corrompre. [20 21]
guide-illuminati-turn-4 = **Libres**, à tout moment entre elles : abandonner un groupe, soutenir une attaque, donner de l’argent ou une carte, jouer une carte spéciale. [23 24]
guide-illuminati-turn-5 = Puis **deux transferts** d’argent sont gratuits, d’un groupe à son maître ou à une marionnette. [25 97]
guide-illuminati-turn-6 = Qui ne fait rien de tout cela prend **5 MB** à la place. [27]

guide-illuminati-score-1 = Nommez le groupe qui attaque, sa cible, et ce que vous voulez : **contrôler**, **neutraliser** ou **détruire**. [42]
guide-illuminati-score-2 = **Contrôler** : pouvoir contre résistance. Il faut une flèche libre. Chaque orientation commune ajoute 4, chaque opposition retire 4. [43 64 65]
guide-illuminati-score-3 = **Neutraliser** : de même avec 6 de plus, contre le groupe d’un adversaire, qui n’est alors plus à personne. [74 75 76]
guide-illuminati-score-4 = **Détruire** : pouvoir contre pouvoir, et les orientations à l’envers : les opposées ajoutent 4, les communes retirent 4. [78 80]
guide-illuminati-score-5 = D’abord le **soutien** : vos autres groupes ajoutent le pouvoir qu’ils peuvent prêter. [46 49]
guide-illuminati-score-6 = Puis l’**argent** : un point par MB pour l’attaquant ; pour le défenseur, deux par MB de la cible, un par MB de son Illuminati. [52 53]
guide-illuminati-score-7 = Plus un groupe est près de son Illuminati, mieux il est protégé : **10**, puis **5**, puis **2** contre l’attaque. [58]
guide-illuminati-score-8 = Deux dés doivent donner le **nombre ou moins**. Un 11 ou un 12 rate toujours. [43 45]

guide-illuminati-structure-title = Une structure et son revenu
guide-illuminati-structure = Les Gnomes de Camille tiennent { $groups } groupes. Le chiffre sur une flèche est la protection du groupe qui la suit : { $near } tout contre l’Illuminati, { $far } un pas plus loin. Son revenu au prochain tour : { $house } pour les Gnomes, { $mafia } pour la Mafia, { $sharks } pour les Usuriers et { $shops } pour les Duplicateurs, { $total } MB en tout. [12 58]
guide-illuminati-control-title = Contrôler, avec soutien et argent
guide-illuminati-control = Le F.B.I. attaque avec { $power }, la C.I.A. prête { $aid }, F.B.I. et Évangélistes sont Conformistes : { $identical } de plus. La résistance de la cible compte { $resistance }. Cela fait { $before }, soit { $before_chance } chances sur cent. Camille dépense { $money } MB : { $after }, et { $after_chance } sur cent. [43 46 65 52]
guide-illuminati-destroy-title = Les contraires se détruisent
guide-illuminati-destroy = Le F.B.I. est Conformiste, les Tabloïdes sont Marginaux. Pour les contrôler : { $control_power } de pouvoir, { $control_opposite } pour l’opposition, { $control_resistance } de résistance, soit { $control } : sans espoir. Pour les détruire, l’opposition compte à l’envers : { $destroy_power }, puis { $destroy_opposite } de plus, et { $destroy_defending_power } pour leur pouvoir, soit { $destroy }, ou { $chance } chances sur cent. [78 80]

guide-illuminati-more-1 = **Interférer** : un tiers peut payer pour ou contre une attaque, avec son Illuminati seul, en disant de quel côté. [87 A-13]
guide-illuminati-more-2 = **Privilège** : défaussez une carte spéciale en annonçant l’attaque, et les tiers restent dehors. [88 89]
guide-illuminati-more-3 = **Prise** : le groupe va sur une flèche libre de son vainqueur avec toute sa branche ; la moitié de chaque trésorerie est gardée. [67 69 72]
guide-illuminati-more-4 = **Place** : les cartes ne se chevauchent jamais. Une flèche dont la case est occupée est bloquée ; une branche sans place est perdue. [105 108 107]
guide-illuminati-more-5 = **Marchés** : argent et cartes spéciales changent de main à toute heure ; un groupe seulement au tour de l’une des parties, pour une action. Ce qui se fait sur-le-champ engage, une promesse non. [115 116 117 122]
guide-illuminati-more-6 = **Renoncer** : tant que rien n’est dépensé, une attaque s’abandonne sans frais. [94]
guide-illuminati-more-7 = **Sortir** : après votre troisième tour, vous quittez le jeu si vous n’avez plus que votre Illuminati. [158]
guide-illuminati-more-8 = **Objectifs spéciaux** : Bavière veut 35 de pouvoir ; le Triangle, les dix orientations ; la Discordante, cinq Marginaux ; les Gnomes, 150 MB ; le Réseau, 25 de pouvoir transférable ; Cthulhu, huit groupes détruits ; les Assassins, six Violents ; les Ovnis choisissent le leur en secret. [148 149 150 151 152 153 156 157]

guide-illuminati-section-1 = Ce que contient la boîte, et la mise en place
guide-illuminati-section-11 = Un tour
guide-illuminati-section-29 = Ce qui est sur les cartes
guide-illuminati-section-42 = Les attaques
guide-illuminati-section-63 = Contrôler
guide-illuminati-section-74 = Neutraliser
guide-illuminati-section-78 = Détruire
guide-illuminati-section-87 = Interférer, privilège, renoncer
guide-illuminati-section-97 = Déplacer l’argent
guide-illuminati-section-102 = Ranger et déplacer les groupes
guide-illuminati-section-115 = Les marchés
guide-illuminati-section-124 = Les cartes spéciales
guide-illuminati-section-141 = Les cartes qui peuvent davantage
guide-illuminati-section-148 = Les objectifs spéciaux
guide-illuminati-section-158 = Sortir, et gagner
guide-illuminati-section-167 = D’autres façons de jouer
guide-illuminati-section-177 = Les cartes illuminées
guide-illuminati-section-185 = Autres questions
