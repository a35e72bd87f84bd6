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
