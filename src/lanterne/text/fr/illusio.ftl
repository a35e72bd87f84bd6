# Illusio, en français.

illusio-name = Illusio
illusio-tagline = Réunissez vos accessoires, montez des tours de quatre magies et remportez le grand concours de 1896.

## Les choses, nommées dans d’autres messages

illusio-card-rope = Corde
illusio-card-scarf = Foulard
illusio-card-cards = Cartes
illusio-card-blades = Lames
illusio-card-rabbit = Lapin
illusio-card-dove = Colombe
illusio-card-tiger = Tigre
illusio-card-curtain = Rideau
illusio-card-mirrors = Miroirs
illusio-card-smoke = Fumée
illusio-card-case = Caisse
illusio-card-cage = Cage
illusio-card-reservoir = Réservoir
illusio-card-audience = Public
illusio-card-formula = Formule
illusio-card-transform = Transformation
illusio-card-take = Prise
illusio-card-encore = Rappel
illusio-card-success = Succès immédiat
illusio-card-dejavu = Déjà vu
illusio-card-grand = Grandiose

illusio-family-accessories = Accessoires
illusio-family-animals = Animaux
illusio-family-artifices = Artifices
illusio-family-boxes = Boîtes
illusio-family-audience = Public
illusio-family-formulas = Formules
illusio-domain-closeup = Close-up
illusio-domain-illusion = Illusion
illusio-domain-evasion = Évasion
illusio-domain-mentalism = Mentalisme

illusio-objective-C1a = Le Sou de la Marquise
illusio-objective-C1b = Trois Mots dans un gobelet
illusio-objective-C2a = Le Lapin du notaire
illusio-objective-C2b = L’As prend son vol
illusio-objective-C3a = Le Nœud qui n’y était pas
illusio-objective-C3b = La Reine transpercée
illusio-objective-C4a = La Valise de l’oiseleur
illusio-objective-C4b = Le Souper du tricheur
illusio-objective-I1a = L’Ombre à deux têtes
illusio-objective-I1b = Le Souffle bleu
illusio-objective-I2a = Cent Ailes pour une
illusio-objective-I2b = Le Terrier de brume
illusio-objective-I3a = Le Fauve de l’autre côté
illusio-objective-I3b = Une Étoffe du Bengale
illusio-objective-I4a = Le Salon aux tigres
illusio-objective-I4b = Treize Sabres, une plume
illusio-objective-E1a = La Camisole de velours
illusio-objective-E1b = Le Verrou docile
illusio-objective-E2a = Trente Nœuds à minuit
illusio-objective-E2b = Colis pour nulle part
illusio-objective-E3a = La Nuit sous le fleuve
illusio-objective-E3b = La Geôle aux couteaux
illusio-objective-E4a = Le Tombeau de cristal
illusio-objective-E4b = Dîner dans la fosse
illusio-objective-M1a = La Pensée de la loge trois
illusio-objective-M1b = Le Mot sous cire
illusio-objective-M2a = La Carte rêvée
illusio-objective-M2b = Le Lapin somnambule
illusio-objective-M3a = Dépêche de l’au-delà
illusio-objective-M3b = La Prophétie ficelée
illusio-objective-M4a = Mille Regards sur le tigre
illusio-objective-M4b = Ce que l’eau se rappelle

illusio-magician-belcastel = Octavie Belcastel
illusio-epithet-belcastel = la Dompteuse de velours
illusio-talent-belcastel = Ménagerie changeante
illusio-talent-belcastel-help = Désignez un Animal posé dans des coulisses, les vôtres ou celles d’un rival : il change de type et reste un Animal.
illusio-magician-quatrevaux = Professeur Anselme Quatrevaux
illusio-epithet-quatrevaux = le Grammairien des mystères
illusio-talent-quatrevaux = Grimoire vivant
illusio-talent-quatrevaux-help = Dans vos coulisses, une Formule ou un Public se change en tout autre composant qui vous plaît, ou un composant quelconque se change en Formule ou en Public.
illusio-magician-finchley = Mirabel Finchley-Roe
illusio-epithet-finchley = le Moineau du poulailler
illusio-talent-finchley = Doigts légers
illusio-talent-finchley-help = Subtilisez un Accessoire dans les coulisses d’un rival : il rejoint votre main, et un composant de votre main prend sa place.
illusio-magician-wethercombe = Silas Wethercombe
illusio-epithet-wethercombe = le Gentleman de verre
illusio-talent-wethercombe = Reflet inversé
illusio-talent-wethercombe-help = Troquez un composant de vos coulisses contre un composant des coulisses d’un rival.
illusio-magician-altamora = Contessa Lucrezia Altamora
illusio-epithet-altamora = la Contessa des trappes
illusio-talent-altamora = Trappe surprise
illusio-talent-altamora-help = Dans des coulisses où se trouvent trois composants ou davantage, renvoyez-en un dans la main de son propriétaire.
illusio-magician-tournevent = Barnabé Tournevent
illusio-epithet-tournevent = l’Idole du boulevard
illusio-talent-tournevent = Bête de scène
illusio-talent-tournevent-help = Une fois par manche, un de vos tours où figure un Public vaut un point de plus à sa validation.
illusio-magician-lockerby = Ambrose Lockerby
illusio-epithet-lockerby = l’Homme aux cent serrures
illusio-talent-lockerby = Double fond
illusio-talent-lockerby-help = Sans dépenser d’action, posez une Boîte de votre main en coulisses, ou une Boîte de la main ou des coulisses autour d’un objectif que vous réalisez.
illusio-magician-ombreval = Zéphirine Ombreval
illusio-epithet-ombreval = la Voyante de la rue Sombre
illusio-talent-ombreval = Seconde vue
illusio-talent-ombreval-help = Au moment de piocher, regardez les deux prochaines cartes : l’une rejoint votre main et compte dans votre pioche, l’autre est défaussée.
illusio-magician-silberrain = Baron Ottokar Silberrain
illusio-epithet-silberrain = l’Imprésario de minuit
illusio-talent-silberrain = Changement de programme
illusio-talent-silberrain-help = Regardez le prochain objectif de la pioche. Vous pouvez le troquer contre un objectif du Concours ; celui qui reste passe sous la pioche.
illusio-magician-brandesco = Teodora Brandesco
illusio-epithet-brandesco = la Femme aux mille numéros
illusio-talent-brandesco = Répertoire
illusio-talent-brandesco-help = Une fois par manche, un tour dans un domaine nouveau pour vous vaut un point de plus à sa validation, sauf votre tout premier tour.

illusio-component-changed = { $kind } (en vérité { $printed })
illusio-component-covered = { $printed } sous transformation n° { $badge }
illusio-component-named = { $printed } sous transformation n° { $badge }, annoncé comme { $kind }
illusio-list-and = { $first }, { $next }
illusio-list-none = rien

## Options

illusio-option-goal = Points pour gagner
illusio-option-goal-help = Le premier à réunir autant de points de prestige gagne aussitôt. Moins, la partie est courte ; plus, elle est longue.
illusio-option-memory = Mémoire
illusio-option-memory-help = Un composant transformé ne montre qu’une marque. Qui s’en sert doit dire ce qu’il est devenu ; le propriétaire qui se trompe perd l’illusion et son action.
illusio-option-talents = Quand les talents servent
illusio-option-talents-help = Seulement à son propre tour, ou aussi entre les gestes des autres.
illusio-option-talents-own-turn = À son propre tour
illusio-option-talents-any-time = À tout moment
illusio-option-displayed_count = L’affiche occupe une place
illusio-option-displayed_count-help = Avec cette option, un tour à l’affiche compte encore parmi les deux objectifs permis à chacun.

## Actions

illusio-action-end = Finir le tour
illusio-action-pass = Garder le talent pour plus tard
illusio-action-draw = Piocher comme d’habitude
illusio-action-done = C’est tout
illusio-action-decline = Laisser le Concours tel quel
illusio-action-talent = Talent : regarder la pioche
illusio-action-prepare = Placer en coulisses : { $card }
illusio-action-exchange = Échanger : { $card }
illusio-action-discard = Défausser : { $card }
illusio-action-into = En faire : { $card }
illusio-action-leave = Y laisser : { $card }
illusio-action-keep = Garder : { $card }
illusio-action-talent-prepare = Talent, en coulisses : { $card }
illusio-action-play-transform = Jouer Transformation sur : { $component }
illusio-action-place = Placer : { $component }
illusio-action-give = Donner : { $component }
illusio-action-take = Prendre « { $objective } »
illusio-action-abandon = Abandonner « { $objective } »
illusio-action-swap = L’échanger avec « { $objective } »
illusio-action-add = Poser de la main sur « { $objective } » : { $card }
illusio-action-talent-add = Talent, de la main sur « { $objective } » : { $card }
illusio-action-move = Poser des coulisses sur « { $objective } » : { $component }
illusio-action-talent-move = Talent, des coulisses sur « { $objective } » : { $component }
illusio-action-play-take = Jouer Prise contre { $seat }
illusio-action-play-on = Jouer { $card } sur « { $objective } »
illusio-action-talent-target = Talent : { $component }, coulisses { DE($seat) }

## Ce qui s’est passé

illusio-event-drew-for-first = { $reader ->
    [seat] Vous tirez
   *[no] { $seat } tire
} « { $objective } », niveau { $level }.
illusio-event-first = { $reader ->
    [seat] Vous ouvrez
   *[no] { $seat } ouvre
} le concours.
illusio-event-magician = { $reader ->
    [seat] Vous incarnez
   *[no] { $seat } incarne
} { $magician }.
illusio-event-contest-filled = « { $objective } » entre au Concours.
illusio-event-contest-short = Plus aucun objectif ne vient compléter le Concours.
illusio-event-turn = { $reader ->
    [seat] C’est votre tour.
   *[no] Au tour { DE($seat) }.
}
illusio-event-drew = { $reader ->
    [seat] Vous piochez
   *[no] { $seat } pioche
} { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
illusio-event-drew-card = Vous piochez : { $card }.
illusio-event-deck-rebuilt = La défausse mélangée forme une nouvelle pioche.
illusio-event-objectives-rebuilt = Les objectifs défaussés, mélangés, forment une nouvelle pioche.
illusio-event-prepared = { $reader ->
    [seat] Vous placez
   *[no] { $seat } place
} en coulisses : { $card }.
illusio-event-exchanged = { $reader ->
    [seat] Vous échangez
   *[no] { $seat } échange
} { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
illusio-event-discarded = { $reader ->
    [seat] Vous défaussez
   *[no] { $seat } défausse
} : { $card }.
illusio-event-took = { $reader ->
    [seat] Vous prenez
   *[no] { $seat } prend
} « { $objective } » au Concours.
illusio-event-placed = { $reader ->
    [seat] Vous posez
   *[no] { $seat } pose
} sur « { $objective } » : { $component }.
illusio-event-displayed = { $reader ->
    [seat] Vous annoncez
   *[no] { $seat } annonce
} « { $objective } » : le tour est à l’affiche.
illusio-event-abandoned = { $reader ->
    [seat] Vous abandonnez
   *[no] { $seat } abandonne
} « { $objective } » ; les composants regagnent les coulisses.
illusio-event-played-on = { $reader ->
    [seat] Vous jouez
    [seat-other] Vous jouez
   *[no] { $seat } joue
} { $card } sur « { $objective } », { $reader ->
    [seat-other] votre propre tour
    [other] votre tour
   *[no] un tour { DE($other) }
}.
illusio-event-transformed-covered = { $reader ->
    [seat] Vous changez
    [seat-other] Vous changez
   *[no] { $seat } change
} un élément { $reader ->
    [seat-other] de vos propres coulisses
    [other] de vos coulisses
   *[no] des coulisses { DE($other) }
}.
illusio-event-named-covered = { $reader ->
    [seat] Vous dites
    [seat-other] Vous dites
   *[no] { $seat } dit
} vrai d’un élément { $reader ->
    [seat-other] de vos propres coulisses
    [other] de vos coulisses
   *[no] des coulisses { DE($other) }
}.
illusio-event-misnamed-covered = { $reader ->
    [seat] Vous vous trompez
    [seat-other] Vous vous trompez
   *[no] { $seat } se trompe
} sur un élément { $reader ->
    [seat-other] de vos propres coulisses
    [other] de vos coulisses
   *[no] des coulisses { DE($other) }
}.
illusio-event-transformed = { $reader ->
    [seat] Vous changez
    [seat-other] Vous changez
   *[no] { $seat } change
} { $component }, { $reader ->
    [seat-other] dans vos coulisses
    [other] dans vos coulisses
   *[no] coulisses { DE($other) }
}, en { $card }.
illusio-event-took-card = { $reader ->
    [seat] Vous jouez Prise et tirez
   *[no] { $seat } joue Prise et tire
} une carte de { $reader ->
    [other] votre main
   *[no] la main { DE($other) }
}.
illusio-event-card-taken = { $reader ->
    [seat] Vous avez pris à { $other } : { $card }.
    [other] { $seat } vous a pris : { $card }.
   *[no] { $seat } a pris à { $other } : { $card }.
}
illusio-event-talent = { $reader ->
    [seat] Vous usez de votre
   *[no] { $seat } use de son
} talent : { $talent }.
illusio-event-talent-bonus = { $talent } : { $points } de plus pour { $reader ->
    [seat] vous
   *[no] { $seat }
}.
illusio-event-recalled = { $reader ->
    [seat] Vous renvoyez
    [seat-other] Vous renvoyez
   *[no] { $seat } renvoie
} dans { $reader ->
    [seat-other] votre main
    [other] votre main
   *[no] la main { DE($other) }
} : { $card }.
illusio-event-filched = { $reader ->
    [seat] Vous subtilisez aux coulisses { DE($other) } : { $card }, et y laissez : { $left }.
    [other] { $seat } subtilise à vos coulisses : { $card }, et y laisse : { $left }.
   *[no] { $seat } subtilise aux coulisses { DE($other) } : { $card }, et y laisse : { $left }.
}
illusio-event-mirrored = { $reader ->
    [seat] Vous donnez à { $other } : { $given }, et recevez : { $component }.
    [other] { $seat } vous donne : { $given }, et reçoit : { $component }.
   *[no] { $seat } donne à { $other } : { $given }, et reçoit : { $component }.
}
illusio-event-saw-card = Vous voyez : { $card }.
illusio-event-saw-objective = Vous voyez « { $objective } ».
illusio-event-kept-card = { $reader ->
    [seat] Vous gardez
   *[no] { $seat } garde
} une des cartes vues.
illusio-event-card-kept = Vous gardez : { $card }.
illusio-event-programme-changed = { $reader ->
    [seat] Vous faites
   *[no] { $seat } fait
} entrer « { $objective } » au Concours ; « { $old } » passe sous la pioche.
illusio-event-programme-kept = { $reader ->
    [seat] Vous ne touchez
   *[no] { $seat } ne touche
} pas au Concours ; l’objectif vu passe sous la pioche.
illusio-event-named = { $reader ->
    [seat] Vous dites
    [seat-other] Vous dites
   *[no] { $seat } dit
} vrai { DE($component) }, { $reader ->
    [seat-other] dans vos coulisses
    [other] dans vos coulisses
   *[no] coulisses { DE($other) }
}.
illusio-event-misnamed = { $reader ->
    [seat] Vous vous trompez
    [seat-other] Vous vous trompez
   *[no] { $seat } se trompe
} sur { $component }, { $reader ->
    [seat-other] dans vos coulisses
    [other] dans vos coulisses
   *[no] coulisses { DE($other) }
}.
illusio-event-held-over = { $reader ->
    [seat] Votre « { $objective } »
   *[no] « { $objective } », { DE($seat) },
} reste une manche de plus à l’affiche.
illusio-event-validated = « { $objective } » est validé : { $points ->
    [0] aucun point
    [one] un point
   *[other] { $points } points
} ({ $sum }) pour { $reader ->
    [seat] vous, qui en avez
   *[no] { $seat }, qui en a
} { $score }.
illusio-event-ended = La partie est finie : { $reason }.

## Comment elle finit

illusio-reason-goal = le but est atteint
illusio-reason-sold-out = tous les objectifs ont été présentés
illusio-reason-dry = trois manches ont passé sans tour validé
illusio-reason-stale = cent manches ont passé sans tour validé
illusio-reason-quiet = une manche entière a passé sans que personne n’ait rien fait

## Comptes rendus de simulations

illusio-wins-magician = Victoires par magicien
illusio-figure-tricks = tours validés dans une partie
illusio-figure-points = points de tous les joueurs ensemble

## Sommes

illusio-term-level = niveau de « { $objective } »
illusio-term-exact = composants exacts
illusio-term-specialization = spécialisation en { $domain }
illusio-term-grand = Grandiose
illusio-term-dejavu = Déjà vu
illusio-term-talent = { $talent }
illusio-term-floor = un tour ne coûte jamais de points
illusio-term-score = { $tricks ->
    [0] aucun tour validé
    [one] niveau d’un tour validé
   *[other] niveaux de { $tricks } tours validés
}
illusio-term-bonuses = précision, domaines et cartes
illusio-term-displayed = « { $objective } », à l’affiche

## Ce que vaut un tour, en chiffres : la somme jusqu’ici et un terme de plus

illusio-sum-level = niveau { $value }
illusio-sum-exact = { $sum } + { $value } { $value ->
    [one] exact
   *[other] exacts
}
illusio-sum-specialization = { $sum } + { $value } domaine
illusio-sum-grand = { $sum } + { $value } Grandiose
illusio-sum-dejavu = { $sum } − { $value } Déjà vu
illusio-sum-talent = { $sum } + { $value } talent
illusio-sum-floor = { $sum }, jamais moins de zéro

## La table en mots

illusio-view-goal = Le but est de { $goal } points.
illusio-view-contest = Au Concours : « { $objective } » ({ $id }), { $domain }, niveau { $level } : { $slots }.
illusio-view-objective-deck = Objectifs : { $count } dans la pioche, { $discard } défaussés.
illusio-view-deck = Cartes : { $count } dans la pioche, { $discard } défaussées.
illusio-view-player = { $seat }, { $magician } : { $score } points, { $tricks } tours, { $hand } cartes en main, talent { $talent }.
illusio-view-talent-ready = disponible
illusio-view-talent-used = utilisé
illusio-view-backstage = Coulisses { DE($seat) } : { $components }.
illusio-view-known = On sait dans la main { DE($seat) } : { $cards }.
illusio-view-project = { $seat } réalise « { $objective } » : { $placed } sur { $slots } en place ({ $components }), { $value } en l’état.
illusio-view-displayed = { $seat } a « { $objective } » à l’affiche ({ $components }), pour { $value }.
illusio-view-hand = Votre main : { $cards }.
illusio-view-over = La partie est finie : { $reason }.
illusio-view-asked = { $seat } : { $what }.
illusio-asked-turn = { $actions ->
    [0] plus d’action
    [one] encore une action
   *[other] encore { $actions } actions
}
illusio-asked-draw = piocher, ou user d’abord du talent
illusio-asked-limit = défausser jusqu’à huit cartes
illusio-asked-window = user du talent maintenant, ou non
illusio-asked-exchange = choisir les cartes à échanger
illusio-asked-placing = choisir les composants à poser
illusio-asked-into = choisir ce qu’il devient
illusio-asked-leave = choisir le composant à laisser
illusio-asked-give = choisir le composant à donner
illusio-asked-keep = choisir la carte à garder
illusio-asked-programme = échanger un objectif du Concours, ou non

## Refus

illusio-refused-over = La partie est finie.
illusio-refused-not-your-turn = C’est à { $seat } de décider.
illusio-refused-not-asked = Rien ne demande cela maintenant.
illusio-refused-no-action-left = Les deux actions de ce tour sont dépensées.
illusio-refused-not-in-hand = Vous n’avez plus en main pour cela : { $card }.
illusio-refused-not-backstage = Ce composant n’est pas là pour servir : { $component }.
illusio-refused-nothing-to-draw = Il ne reste aucune carte à piocher en échange.
illusio-refused-exchange-too-many = On ne peut piocher que { $count } cartes, donc n’en échanger pas plus.
illusio-refused-take-nobody = Prise se joue contre un autre joueur de la table.
illusio-refused-hand-empty = { $seat } n’a aucune carte en main.
illusio-refused-placed = Posé autour d’un objectif, donc hors d’atteinte : { $component }.
illusio-refused-not-displayed = { $card } demande un tour à l’affiche, et « { $objective } » n’y est pas.
illusio-refused-second-encore = « { $objective } » a déjà un Rappel cette manche.
illusio-refused-not-in-contest = « { $objective } » n’est pas au Concours.
illusio-refused-two-already = Vous avez déjà deux objectifs à réaliser.
illusio-refused-too-few = « { $objective } » demande { $count ->
    [one] au moins un composant qui convient
   *[other] au moins { $count } composants qui conviennent
} dans vos coulisses.
illusio-refused-already-displayed = « { $objective } » est déjà à l’affiche.
illusio-refused-not-your-objective = Vous ne réalisez pas « { $objective } ».
illusio-refused-no-slot = « { $objective } » n’a pas de place libre pour : { $component }.
illusio-refused-talent-not-now = { $talent } a son moment, et ce n’est pas celui-ci.
illusio-refused-talent-used = { $talent } a déjà servi ; il revient à votre prochain tour.
illusio-refused-talent-no-target = { $talent } ne permet pas cela.
illusio-refused-cannot-become = Il ne peut pas devenir : { $card }.
illusio-refused-not-seen = Cette carte n’est pas de celles que vous avez vues : { $card }.
illusio-refused-asked-draw = Piochez d’abord, ou usez de votre talent.
illusio-refused-asked-limit = Défaussez d’abord jusqu’à huit cartes.
illusio-refused-asked-window = Usez de votre talent ou gardez-le ; ce n’est pas votre tour.
illusio-refused-asked-exchange = Finissez d’abord de choisir les cartes à échanger.
illusio-refused-asked-placing = Finissez d’abord de poser les composants autour de l’objectif.
illusio-refused-asked-into = Choisissez d’abord ce que devient le composant.
illusio-refused-asked-leave = Choisissez d’abord le composant que vous laissez.
illusio-refused-asked-give = Choisissez d’abord le composant que vous donnez.
illusio-refused-asked-keep = Choisissez d’abord la carte que vous gardez.
illusio-refused-asked-programme = Décidez d’abord du sort de l’objectif vu.

## Les règles, article par article

illusio-clause-IL-001 = Trente-deux cartes sont des objectifs.
illusio-clause-IL-002 = Soixante-quatre cartes sont des composants.
illusio-clause-IL-003 = Vingt-six cartes sont des actions spéciales.
illusio-clause-IL-004 = Dix cartes sont des magiciens.
illusio-clause-IL-005 = Les points sont notés au grand jour ; chacun peut les consulter à tout moment.
illusio-clause-IL-006 = Le jeu réunit deux à six joueurs dès huit ans, pour environ trois quarts d’heure.
illusio-clause-IL-007 = En 1896, dix magiciens se mesurent dans un grand concours ; chaque joueur est l’un d’eux.
illusio-clause-IL-008 = Seul le prestige compte. Il vient d’objectifs de quatre domaines, chacun de sa couleur.
illusio-clause-IL-009 = Les composants forment six familles : quatre à plusieurs types, plus le Public et les Formules.
illusio-clause-IL-010 = Un Public ou une Formule n’a pas de type.
illusio-clause-IL-011 = Un objectif montre les composants qu’il lui faut, famille et type exact.
illusio-clause-IL-012 = Les niveaux un à quatre valent autant de points.
illusio-clause-IL-020 = Pour savoir qui commence, chacun tire un objectif : le plus haut niveau ouvre.
illusio-clause-IL-021 = Ceux qui partagent le plus haut niveau tirent encore, les cartes déjà tirées restant à part.
illusio-clause-IL-022 = Ensuite ces cartes retournent dans la pioche, mélangée.
illusio-clause-IL-023 = Le hasard donne à chacun un magicien différent, face visible ; les autres sont écartés.
illusio-clause-IL-024 = Il y a deux pioches : les objectifs, et l’ensemble des composants et actions spéciales.
illusio-clause-IL-025 = Quand une pioche est épuisée, sa défausse mélangée la remplace.
illusio-clause-IL-026 = Quatre objectifs sont visibles dès le début : le Concours.
illusio-clause-IL-027 = Dès qu’un objectif quitte le Concours, le suivant de la pioche prend sa place.
illusio-clause-IL-028 = Chacun commence avec une main secrète de quatre cartes.
illusio-clause-IL-029 = Les tours se suivent vers la gauche.
illusio-clause-IL-030 = Un tour s’ouvre sur la validation de vos tours à l’affiche, avant même la pioche.
illusio-clause-IL-031 = Avec trois cartes ou moins, vous piochez jusqu’à en avoir cinq.
illusio-clause-IL-032 = Avec quatre cartes ou plus, vous en piochez une.
illusio-clause-IL-033 = Vous finissez votre tour avec huit cartes au plus ; vous choisissez celles qui partent, sans dépenser d’action.
illusio-clause-IL-034 = Après la pioche vous avez jusqu’à deux actions, de même sorte ou non.
illusio-clause-IL-035 = Action A : un composant de votre main va dans vos coulisses, face visible.
illusio-clause-IL-036 = Des coulisses peuvent contenir autant de composants que l’on veut.
illusio-clause-IL-037 = Action B : vous jouez une carte action spéciale.
illusio-clause-IL-038 = Action C : vous remplacez tout ou partie de votre main par des cartes neuves. Les anciennes sont défaussées en dernier : aucune ne peut vous revenir.
illusio-clause-IL-039 = Action D : vous prenez un objectif au Concours et posez autour, depuis vos coulisses, la moitié au moins de ce qu’il demande.
illusio-clause-IL-040 = La moitié : un composant aux niveaux un et deux, deux aux niveaux trois et quatre.
illusio-clause-IL-041 = En prenant un objectif, vous pouvez poser plus que la moitié, voire tout.
illusio-clause-IL-042 = Ce qui est posé autour d’un objectif ne peut plus être transformé par rien.
illusio-clause-IL-043 = Action E : un composant de votre main ou de vos coulisses va autour d’un objectif que vous réalisez.
illusio-clause-IL-044 = Action F : vous défaussez un objectif que vous réalisez ; ses composants reviennent en coulisses et peuvent changer de nouveau.
illusio-clause-IL-045 = Vous pouvez avoir deux objectifs en chantier, pas trois.
illusio-clause-IL-046 = Un composant convient à une place dès qu’il est de la bonne famille, quel que soit son type.
illusio-clause-IL-047 = On ne pose un composant que si chaque composant posé garde une place à lui.
illusio-clause-IL-048 = Le talent ne coûte pas d’action.
illusio-clause-IL-049 = Un talent sert une fois entre deux tours de son possesseur.
illusio-clause-IL-050 = La carte du talent dit qui il peut viser, soi-même ou autrui.
illusio-clause-IL-051 = Les talents des autres n’atteignent pas ce qui est autour d’un objectif.
illusio-clause-IL-052 = Un changement dû à un talent dure autant que celui d’une carte.
illusio-clause-IL-060 = Un tour qui a tous ses composants passe aussitôt à l’affiche, de lui-même, et son nom est annoncé.
illusio-clause-IL-061 = S’il vous reste une action, vous pouvez y jouer une carte sans attendre.
illusio-clause-IL-062 = Il y reste jusqu’au début de votre prochain tour.
illusio-clause-IL-063 = Entre-temps, les autres peuvent y jouer des actions spéciales avec leurs propres actions.
illusio-clause-IL-064 = Puis il est validé : vous notez les points, gardez l’objectif et défaussez les composants.
illusio-clause-IL-070 = Un tour vaut d’abord son niveau.
illusio-clause-IL-071 = Chaque composant du type exact ajoute un point.
illusio-clause-IL-072 = Un Public ou une Formule n’ajoute jamais de point d’exactitude.
illusio-clause-IL-073 = Les types exacts se comptent au mieux pour le propriétaire, où que soient les composants.
illusio-clause-IL-074 = Un composant transformé est ce qu’il est devenu, pour l’exactitude aussi.
illusio-clause-IL-075 = Un tour d’un domaine où vous en avez déjà validé un ajoute un point.
illusio-clause-IL-076 = Ce bonus est d’un point par tour, si nombreux que soient les précédents.
illusio-clause-IL-077 = On peut se spécialiser dans plus d’un domaine.
illusio-clause-IL-078 = Un simple tour de niveau un sous un Déjà vu ne vaut rien.
illusio-clause-IL-079 = Au niveau quatre, trois composants exacts et un Grandiose font neuf points.
illusio-clause-IL-080 = Transformation change un composant de vos coulisses en n’importe quel autre ; elle n’agit pas autour d’un objectif.
illusio-clause-IL-081 = La carte Transformation reste pour de bon sur le composant.
illusio-clause-IL-082 = Une transformation oubliée prend fin : sa carte est défaussée et le composant imprimé revient.
illusio-clause-IL-083 = Prise : tirez à l’aveugle une carte de la main d’un autre et gardez-la.
illusio-clause-IL-084 = Rappel : le tour est montré une manche de plus.
illusio-clause-IL-085 = Un seul Rappel agit sur un tour dans une manche ; dans la manche ajoutée, on peut en jouer un autre.
illusio-clause-IL-086 = Le propriétaire peut profiter de la manche ajoutée pour y jouer des cartes favorables.
illusio-clause-IL-087 = Succès immédiat : le tour est validé sur-le-champ, Rappel ou non, avec tous ses bonus et malus.
illusio-clause-IL-088 = Après un Succès immédiat, plus rien ne se joue sur ce tour.
illusio-clause-IL-089 = Déjà vu : un tour à l’affiche vaut un point de moins.
illusio-clause-IL-090 = Grandiose : un tour à l’affiche vaut deux points de plus.
illusio-clause-IL-091 = Les cartes qui se jouent sur un tour visent les vôtres comme ceux des autres.
illusio-clause-IL-092 = Plusieurs Déjà vu et Grandiose s’additionnent, mais aucun tour ne tombe sous zéro.
illusio-clause-IL-093 = Les cartes d’un tour partent à sa validation, une Transformation avec son composant, Prise et Succès immédiat dès qu’ils sont joués.
illusio-clause-IL-100 = Douze points mettent fin à la partie sur-le-champ.
illusio-clause-IL-101 = On peut convenir d’un autre but, de six à vingt-quatre.
illusio-clause-IL-102 = Qui l’atteint a gagné, même pendant le tour d’un autre.
illusio-clause-IL-103 = Tant que le Concours a un vide, un objectif défaussé le comble aussitôt.
illusio-clause-IL-104 = Une fois le Concours impossible à compléter, la partie finit aussi quand il ne reste d’objectif à personne ou que trois manches passent sans validation ; une manche sans aucun geste y met fin à tout moment. On valide d’abord ce qui est à l’affiche ; puis le plus de points l’emporte, puis le plus de tours, sinon la victoire est partagée.
illusio-clause-IL-105 = Un tour validé pour rien est tout de même validé : on le garde et il compte pour la spécialisation.
illusio-clause-A-01 = Le nom de l’auteur s’écrit Nouhra.
illusio-clause-A-02 = Les deux pioches se refont de leur défausse. S’il ne reste rien, le Concours rétrécit et l’on pioche ce qu’il y a.
illusio-clause-A-03 = Pour prendre un objectif, seules comptent les coulisses, pas la main.
illusio-clause-A-04 = La moitié est celle du nombre de composants, c’est-à-dire du niveau.
illusio-clause-A-05 = Pas de limite aux coulisses : un livret le dit, l’autre se tait.
illusio-clause-A-06 = Seules les cartes en main s’échangent.
illusio-clause-A-07 = Le talent sert à votre tour, de la pioche à la fin ; l’un agit en piochant, deux à la validation. Il revient après les validations de votre tour.
illusio-clause-A-08 = Les talents servent dès le premier tour.
illusio-clause-A-09 = Un tour à l’affiche n’occupe aucune des deux places, sauf si l’option le veut.
illusio-clause-A-10 = Un tour complet passe à l’affiche, que cela plaise ou non à son propriétaire.
illusio-clause-A-11 = On n’abandonne pas un tour à l’affiche.
illusio-clause-A-12 = Les actions spéciales se jouent en premier ou en second.
illusio-clause-A-13 = La table retient pour vous les transformations, sauf si vous jouez avec la mémoire.
illusio-clause-A-14 = La carte Transformation reste visible sur son composant.
illusio-clause-A-15 = Un composant peut être transformé encore ; la dernière fois compte.
illusio-clause-A-16 = Il peut devenir toute autre sorte que la sienne, Public et Formule compris.
illusio-clause-A-17 = Une transformation suit son composant sur la table et cesse en main ou à la défausse.
illusio-clause-A-18 = Succès immédiat demande un tour à l’affiche.
illusio-clause-A-19 = Succès immédiat compte bonus et malus.
illusio-clause-A-20 = Un Rappel par tour de magie et par manche fait effet.
illusio-clause-A-21 = Un tour ne rapporte jamais moins que zéro.
illusio-clause-A-22 = Un tour de niveau un sous un Déjà vu rapporte encore son point de spécialisation.
illusio-clause-A-23 = Prise demande une main où il y a une carte.
illusio-clause-A-24 = Pas de dernière manche : le but met fin à la partie.
illusio-clause-A-25 = Le bonus des types exacts s’appelle exactitude, partout.
illusio-clause-A-26 = La famille du rideau, des miroirs et de la fumée se nomme Artifices en français.
illusio-clause-A-27 = Les fautes des livrets numérisés sont corrigées.
illusio-clause-A-28 = On peut jouer à deux.
illusio-clause-A-29 = On ne pose de composants que sur ses propres objectifs.
illusio-clause-A-30 = Deux tours dus en même temps sont validés dans l’ordre de leur affichage ; le premier peut spécialiser le second.
illusio-clause-A-31 = Piocher jusqu’à cinq avec quatre cartes, c’est en piocher une.
illusio-clause-A-32 = On n’échange pas plus de cartes que pioche et défausse n’en peuvent donner.
illusio-clause-A-33 = Une pioche ne se refait que si l’on veut une carte et qu’elle est vide ; ses dernières cartes passent d’abord.
illusio-clause-A-34 = Huit cartes sont la limite à la fin de votre propre tour, et alors seulement.
illusio-clause-A-35 = La limite de deux se vérifie en prenant un objectif, même achevé aussitôt ; un tour qui vient d’être achevé ne compte plus.
illusio-clause-A-36 = Un talent de validation agit de lui-même sur le premier tour de la manche qui y gagne.
illusio-clause-A-37 = Les défausses sont ouvertes à tous, leur ordre après mélange inconnu.
illusio-clause-A-38 = Talents à tout moment : après chaque pioche, action ou talent, les autres sont consultés dans l’ordre des tours. Un tour achevé hors du tour de son propriétaire n’entame sa manche qu’à la fin du prochain tour de celui-ci.
illusio-clause-A-39 = Avec la mémoire, la sorte d’un composant transformé est dite une fois puis couverte ; un coup qui en dépend doit l’énoncer. Le propriétaire qui se trompe perd l’illusion et l’action ; un autre, son talent.
illusio-clause-A-40 = S’il ne reste qu’une carte à regarder, elle est gardée ; aucune, le talent n’est pas proposé.
illusio-clause-A-41 = Cent manches entières de suite sans tour validé mettent fin à la partie, même quand le Concours est plein, comme trois manches le font une fois qu’il ne peut plus être complété.
