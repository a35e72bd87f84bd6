### Illusio sur une page. Les articles entre crochets deviennent des liens, **ce qui compte** est en gras.

guide-illusio-goal = En 1896, vous êtes l’un de dix magiciens. Prenez des tours au **Concours**, réunissez ce qu’il leur faut, mettez-les à l’affiche : qui atteint le premier **douze points** de prestige gagne sur-le-champ. [IL-007 IL-100 IL-102]
guide-illusio-start-trick = Un tour demande autant de **composants** que son niveau, de un à quatre. Un composant remplit une place de son **type**, ou toute place de sa **famille**. [A-04 IL-046]
guide-illusio-start-places = Votre main est secrète ; vos **coulisses** sont visibles, et votre atelier tient deux tours au plus. [IL-028 IL-035 IL-045]

guide-illusio-turn-1 = Vos tours à l’affiche sont **validés** : vous notez leurs points. [IL-030 IL-064]
guide-illusio-turn-2 = **Piochez** jusqu’à cinq cartes ; à partir de quatre en main, une seule. [IL-031 IL-032]
guide-illusio-turn-3 = **Deux actions** : un composant en coulisses [IL-035], une carte spéciale [IL-037], un échange de cartes [IL-038], un tour du Concours contre la moitié de ses composants [IL-039], un composant de plus sur un tour [IL-043], ou un tour abandonné. [IL-044]
guide-illusio-turn-4 = Votre **talent** ne coûte pas d’action et sert une fois par tour de table. [IL-048 IL-049]
guide-illusio-turn-5 = Gardez **huit cartes** au plus. [IL-033]

guide-illusio-score-1 = Le **niveau** du tour. [IL-070]
guide-illusio-score-2 = **+1** par composant du type exact. La famille seule n’ajoute rien, pas plus qu’un Public ou une Formule. [IL-071 IL-072]
guide-illusio-score-3 = **+1** si vous avez déjà validé un tour de ce domaine. [IL-075]
guide-illusio-score-4 = Tant qu’il est à l’affiche, chacun peut jouer dessus : un **Grandiose** ajoute deux, un **Déjà vu** retire un. [IL-063 IL-089 IL-090]
guide-illusio-score-5 = Un tour complet va de lui-même à l’affiche, et rapporte au début de **votre prochain tour**. [IL-060 IL-062]

guide-illusio-taking-title = La moitié suffit
guide-illusio-taking = L’affiche de gauche demande trois composants, et deux en font la moitié, arrondie vers le haut. Le Tigre est exact et la Fumée de la bonne famille : { $laid } sont prêts, le tour peut être pris. Celle de droite en demande deux sur quatre, et seule la Cage irait : { $poor }, c’est trop peu. [IL-039 IL-040]
guide-illusio-worth-title = Ce que vaut un tour
guide-illusio-worth = Niveau { $level }. Le Tigre et les Miroirs sont exacts : { $exact } de plus. La Fumée remplace le Rideau, de sa famille, et n’ajoute rien. Camille a déjà un tour d’Illusion à son nom : { $specialization } de plus. { $total } points en tout. [IL-070 IL-071 IL-075]
guide-illusio-played-title = Les autres peuvent s’en mêler
guide-illusio-played = Le tour de Basile : niveau { $level }, et { $exact } composants exacts ; le Public ne compte jamais comme exact. Il y a joué un Grandiose, { $grand } de plus ; un adversaire un Déjà vu, ce qui fait { $dejavu }. { $total } points au début de son prochain tour. [IL-072 IL-089 IL-090]

guide-illusio-more-1 = **Transformation** change un composant de vos coulisses en n’importe quel autre ; pas s’il entoure un tour. [IL-080 IL-042]
guide-illusio-more-2 = **Rappel** garde un tour à l’affiche un tour de table de plus, **Succès immédiat** le valide aussitôt, **Prise** tire une carte d’une autre main. [IL-084 IL-087 IL-083]
guide-illusio-more-3 = **Mémoire** : ce qu’un composant est devenu reste couvert ; qui s’en sert doit le savoir. [A-39]
guide-illusio-more-4 = **Talents à tout moment** : aussi entre les actes des autres. [A-38]

guide-illusio-section-IL-001 = Ce que contient la boîte
guide-illusio-section-IL-007 = Le Concours et ses tours
guide-illusio-section-IL-020 = La mise en place
guide-illusio-section-IL-030 = Un tour de jeu et ses actions
guide-illusio-section-IL-045 = Les tours en préparation
guide-illusio-section-IL-048 = Les talents
guide-illusio-section-IL-060 = À l’affiche
guide-illusio-section-IL-070 = Ce que vaut un tour
guide-illusio-section-IL-080 = Les cartes spéciales
guide-illusio-section-IL-100 = La fin
