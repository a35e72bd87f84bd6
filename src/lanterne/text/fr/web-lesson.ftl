### Apprendre en jouant : ce que le guide dit dans tous les jeux.

web-lesson-guide = Guide
web-lesson-count = { $card } sur { $cards }
web-lesson-next = Suite
web-lesson-watch = Regardez ce qui se passe.
web-lesson-astray = C’est permis aussi ; le guide avait seulement une autre idée. Reprenez ce coup pour le suivre, ou continuez à votre manière.
web-lesson-undo = Reprendre ce coup
web-lesson-on = Continuer
web-lesson-ended = La partie est finie avant la leçon. Vous pouvez recommencer celle-ci quand vous voulez.
web-lesson-free = Vous jouez sans le guide.
web-lesson-back = Revenir à la leçon
web-lesson-first-game = Jouer une première partie
web-lesson-stay = Continuer ici
web-lesson-again = Recommencer la leçon

## Les conseils, dans les premières parties après une leçon

web-hint-ask = Que feriez-vous ?
web-hint = Voici ce que je ferais : { $deed }.
web-hint-none = J’attendrais de voir.
web-hint-vizia-place = Cela rapporte si une roue se ferme, et sinon laisse le moins aux autres.
web-hint-vizia-take = Elle va le mieux avec ce qui est posé.
web-hint-vizia-end = Une tuile de plus n’aiderait que les autres.
web-hint-vizia-pass = Aucune tuile ne convient.
web-hint-illusion-place = C’est là qu’elle semble avoir les bons voisins.
web-hint-illusion-doubt = Une image semble en contenir moins que celle d’avant.
web-hint-illusio-prepare = Un tour le demandera dans vos coulisses.
web-hint-illusio-take = La moitié est prête, et plus personne ne pourra vous le prendre.
web-hint-illusio-add = Votre tour s’approche de l’affiche.
web-hint-illusio-move = Votre tour s’approche de l’affiche.
web-hint-illusio-play = Cette carte vous sert le mieux en ce moment.
web-hint-illusio-exchange = Elle ne va à aucun tour à votre portée.
web-hint-illusio-talent = Il ne coûte pas d’action.
web-hint-illusio-end = Rien d’autre ne vaut une action.
web-hint-illuminati-attack = Une réussite vous rapprocherait de votre but.
web-hint-illuminati-target = La chance y est bonne pour ce que cela rapporte.
web-hint-illuminati-spend = De meilleures chances valent cet argent.
web-hint-illuminati-pass = Plus d’argent changerait trop peu.
web-hint-illuminati-attach = C’est là que restent libres le plus de flèches.
web-hint-illuminati-transfer = L’argent doit être là où il servira.
web-hint-illuminati-end = Rien d’autre ne vaut une action maintenant.
