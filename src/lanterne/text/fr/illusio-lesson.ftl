### La première partie d’Illusio, où l’on apprend : ce que le guide dit avant chaque coup.

illusio-lesson-goal = 1896 : des magiciens se disputent la faveur du public. Montez des tours pour gagner des points ; le premier à douze l’emporte.
illusio-lesson-poster = Les affiches sont les tours que l’on peut prendre. Celui-ci demande un Lapin et un Rideau, et ses deux pastilles sont son niveau : il rapporte deux points.
illusio-lesson-hand = Voici vos cartes, que personne d’autre ne voit. Vous avez un Lapin et un Rideau : juste ce que demande cette affiche.
illusio-lesson-prepare = À chaque tour, vous avez deux actions. La première : posez le Lapin dans vos coulisses, à la vue de tous. Touchez la carte, puis confirmez.
illusio-lesson-take = La moitié de ce qu’un tour demande, présente en coulisses, suffit pour le prendre : ici, un sur deux. Seconde action : touchez l’affiche, puis confirmez.
illusio-lesson-talent = Vos actions sont dépensées, mais le talent de votre magicien n’en coûte pas : il pose une Boîte en coulisses. Touchez le talent, puis le Réservoir.
illusio-lesson-end = C’était votre tour : terminez-le.
illusio-lesson-draw = L’adversaire prépare un tour, lui aussi. Au début d’un tour, on pioche jusqu’à cinq cartes, ou une seule si l’on en a quatre.
illusio-lesson-add = Il ne manque que le Rideau. Touchez-le, puis votre tour de magie.
illusio-lesson-display = Tout y est : le tour passe de lui-même à l’affiche. Il sera payé au début de votre prochain tour ; d’ici là, chacun peut y jouer des cartes.
illusio-lesson-exact = Il vaut quatre points : deux pour son niveau, et un pour chaque composant exactement du type demandé.
illusio-lesson-grand = Il vous reste une action. Grandiose, une carte spéciale, ajoute deux points à un tour à l’affiche : jouez-la sur le vôtre.
illusio-lesson-end-again = Terminez le tour, et attendez les applaudissements.
illusio-lesson-paid = Six points : deux pour le niveau, deux exacts, deux pour Grandiose. C’est la moitié des douze qu’il vous faut.
illusio-lesson-specialize = C’était un tour de Mentalisme. Vos prochains tours de ce domaine rapporteront chacun un point de plus : se spécialiser paie.
illusio-lesson-fits = Ce tour demande une Caisse et un Foulard. Votre Réservoir est une Boîte comme la Caisse, il irait donc ; mais seule une vraie Caisse rapporte le point de plus.
illusio-lesson-transform = Transformation change un composant de vos coulisses en n’importe quel autre. Jouez-la sur le Réservoir.
illusio-lesson-into = Qu’il devienne une Caisse.
illusio-lesson-take-again = Et prenez ce tour avec votre Caisse. Le Foulard viendra plus tard.
illusio-lesson-rivals = Gardez un œil sur les loges des rivaux : ils voient vos coulisses, et des cartes et des talents y volent, ou dans votre main.
illusio-lesson-exchange = Et quand vos cartes ne servent à rien, échangez-en autant que vous voulez : c’est une action aussi.
illusio-lesson-done = Bravo ! C’est tout Illusio : vous savez jouer.
