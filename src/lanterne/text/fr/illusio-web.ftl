### La page d'Illusio, en français. Les noms des cartes, des tours et des magiciens se trouvent dans illusio.ftl.

## L'accueil

illusio-web-name = Illusio
illusio-web-lede = Paris, 1896. Réunissez vos accessoires en coulisses et montez le tour dont on parlera demain.
illusio-web-preset-advanced = Ce qui est transformé reste couvert et doit être retenu ; les talents servent à tout moment.
illusio-web-preset-family = Huit points suffisent : une partie courte.
illusio-web-time = environ 40 min

## Parties de la scène

illusio-web-contest = Le Concours
illusio-web-takeable = { $count ->
    [one] un à votre portée
    [4] tous à votre portée
   *[other] { $count } à votre portée
}
illusio-web-display = En représentation
illusio-web-workshop = Votre atelier
illusio-web-room = { $count ->
    [one] De la place pour un tour de plus
   *[other] De la place pour deux tours
}
illusio-web-backstage = Coulisses
illusio-web-bare = Rien pour l’instant
illusio-web-drop = À poser ici
illusio-web-rivals = Les autres magiciens
illusio-web-hand = { $count ->
    [one] Votre main : une carte
   *[other] Votre main : { $count } cartes
}
illusio-web-empty-hand = Votre main est vide
illusio-web-actions = { $count ->
    [0] Plus d’action
    [one] Une action restante
   *[other] { $count } actions restantes
}
illusio-web-exchange = Échanger
illusio-web-talent-word = Talent
illusio-web-talent = Talent { $talent }, { $state ->
    [ready] disponible
    [used] utilisé jusqu’à votre prochain tour
   *[other] pas maintenant
}
illusio-web-box = { $magician } · { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
illusio-web-box-short = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
illusio-web-validated = { $count ->
    [0] Aucun tour validé
    [one] Un tour validé
   *[other] { $count } tours validés
}
illusio-web-known = Vous savez en main : { $cards }.
illusio-web-piles = Pioches : { $deck } cartes, { $objectives } objectifs. Cartes défaussées : { $discard }.

## Les cartes en peu de mots

illusio-web-family-accessories = Accessoire
illusio-web-family-animals = Animal
illusio-web-family-artifices = Artifice
illusio-web-family-boxes = Boîte
illusio-web-family-audience = Public
illusio-web-family-formulas = Formule
illusio-web-line-untyped = sans type
illusio-web-line-transform = en change un
illusio-web-line-take = dans une main
illusio-web-line-encore = encore un tour
illusio-web-line-success = paie aussitôt
illusio-web-line-dejavu = −1 sur un tour
illusio-web-line-grand = +2 sur un tour
illusio-web-term-score = Niveaux
illusio-web-term-bonuses = Bonus
illusio-web-term-displayed = À l’affiche
illusio-web-term-exact = exacts
illusio-web-term-specialization = domaine
illusio-web-term-grand = Grandiose
illusio-web-term-dejavu = Déjà vu
illusio-web-term-talent = talent
illusio-web-term-floor = plancher

## Affiches

illusio-web-poster-whole = Complet : en représentation
illusio-web-poster-some = { $have } sur { $slots } en coulisses
illusio-web-poster-none = Rien en coulisses pour lui
illusio-web-poster-short = { $have } sur { $half } pour le prendre
illusio-web-news-displayed = { $name } le présente au public ; il paie un tour plus tard
illusio-web-news-validated = { $name } : { $sum }

## Ce qui est demandé

illusio-web-left = { $actions ->
    [0] Plus d’action
    [one] Une action
   *[other] Deux actions
}
illusio-web-what = { $what ->
    [hand] une carte
    [item] un composant
    [contest] une affiche
    [hand-item] une carte ou un composant
    [hand-contest] une carte ou une affiche
    [item-contest] un composant ou une affiche
   *[hand-item-contest] une carte, un composant ou une affiche
}
illusio-web-prompt-turn = { $what ->
    [none] { illusio-web-left } : { $talent ->
        [yes] usez de votre talent ou terminez votre tour.
       *[no] terminez votre tour.
    }
    [exchange] { illusio-web-left } : échangez des cartes ou terminez votre tour.
    [project] { illusio-web-left } : abandonnez un tour ou terminez le vôtre.
   *[other] { illusio-web-left } : choisissez { illusio-web-what }.
}
illusio-web-prompt-draw = Piochez, ou regardez d’abord : { $talent }.
illusio-web-prompt-draw-only = Piochez.
illusio-web-prompt-limit = { $count ->
    [one] Une carte de trop : laquelle défausser ?
   *[other] { $count } cartes de trop : lesquelles défausser ?
}
illusio-web-prompt-window = { $talent } : maintenant, ou plus tard.
illusio-web-prompt-window-only = Rien ici pour votre talent : passez.
illusio-web-prompt-exchange = { $count ->
    [0] Échange : pressez les cartes à céder.
    [one] Échange : une carte choisie.
   *[other] Échange : { $count } cartes choisies.
}
illusio-web-prompt-exchanged = Il n’y a plus de carte à piocher en échange.
illusio-web-prompt-placing = « { $trick } » : pressez les composants à poser autour.
illusio-web-prompt-into = Que devient { $item } ?
illusio-web-prompt-leave = Contre { $item } : quel composant de votre main laissez-vous ?
illusio-web-prompt-give = Contre { $item } : quel composant de vos coulisses donnez-vous ?
illusio-web-prompt-keep = Quelle carte gardez-vous ? L’autre est défaussée.
illusio-web-prompt-programme = Voici « { $trick } » : pressez l’affiche à remplacer, ou laissez le Concours.
illusio-web-prompt-claim = Qu’est-ce devenu ? Dites-le.
illusio-web-prompt-taking = « { $trick } » : { $count } sur { $slots } posés. Pressez un composant pour changer.
illusio-web-prompt-whole = « { $trick } » est complet : en représentation, puis { $worth ->
    [unknown] payé au début de votre prochain tour.
    [one] un point au début de votre prochain tour.
   *[other] { $worth } points au début de votre prochain tour.
}
illusio-web-prompt-too-few = « { $trick } » se prend avec au moins { $half ->
    [one] un composant
   *[other] { $half } composants
} : { $count } posé.
illusio-web-prompt-talent = { $talent } : choisissez la cible.
illusio-web-prompt-project = « { $trick } » est dans votre atelier. Vous pouvez l’abandonner.
illusio-web-prompt-where = { $thing } : { $count ->
    [one] une place possible.
   *[other] { $count } places possibles.
}
illusio-web-prompt-nowhere = { $thing } n’a pas sa place pour l’instant.
illusio-web-prompt-completes = { $thing } achève « { $trick } » : en représentation, puis payé au début de votre prochain tour.
illusio-web-prompt-transform = Transformation : quel composant de vos coulisses ?
illusio-web-prompt-take = Prise : dans la main de qui ?
illusio-web-prompt-encore = Rappel : quel tour reste un tour de table de plus ?
illusio-web-prompt-success = Succès immédiat : quel tour paie aussitôt ?
illusio-web-prompt-dejavu = Déjà vu : quel tour perd un point ?
illusio-web-prompt-grand = Grandiose : quel tour gagne deux points ?
illusio-web-prompt-none-transform = Transformation veut un composant dans vos coulisses.
illusio-web-prompt-none-take = Prise veut quelqu’un avec une carte en main.
illusio-web-prompt-none-encore = Rappel veut un tour en représentation.
illusio-web-prompt-none-success = Succès immédiat veut un tour en représentation.
illusio-web-prompt-none-dejavu = Déjà vu veut un tour en représentation.
illusio-web-prompt-none-grand = Grandiose veut un tour en représentation.

## Boutons

illusio-web-do-end = Finir le tour
illusio-web-do-pass = Pas maintenant
illusio-web-do-draw = Piocher
illusio-web-do-done = C’est tout
illusio-web-do-decline = Laisser le Concours
illusio-web-do-abandon = L’abandonner
illusio-web-do-exchange = { $count ->
    [one] Échanger une carte
   *[other] En échanger { $count }
}
illusio-web-do-take = Le prendre avec { $count } sur { $slots }
illusio-web-do-perform = Le jouer : { $worth } au prochain tour
illusio-web-do-perform-so = Le prendre et le jouer
illusio-web-do-play = Jouer { $card }
illusio-web-do-steal = Prendre une carte à { $name }
illusio-web-do-place = Placer { $thing }
illusio-web-do-target = Viser { $thing }
illusio-web-do-complete = L’achever : { $thing }

## Lu à voix haute

illusio-web-read-poster = { $trick }, { $domain }, niveau { $level }. En coulisses pour lui : { $have }. Manque : { $missing }.
illusio-web-read-trick = { $trick }, { $domain }, niveau { $level }, { DE($owner) } : { $placed } sur { $slots } posés ({ $items }). Vaut { $worth }.
illusio-web-read-rival = { $name }, { $magician } : { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}, talent { $talent ->
    [true] utilisé
   *[other] disponible
}
illusio-web-read-plan = { $name } prépare { $trick } : { $placed } sur { $slots } posés
illusio-web-read-track = Vers le but de { $goal } : { $list }
illusio-web-read-card = { $card }, { $line }, carte { $number }

## Une longue pression explique

illusio-web-explain-trick = { $domain }, niveau { $level }. { $half ->
    [one] Un composant adapté de vos coulisses suffit à le prendre.
   *[other] { $half } composants adaptés de vos coulisses suffisent à le prendre.
}
illusio-web-explain-score = Complet, il part en représentation et paie au début du prochain tour de son propriétaire : son niveau, un point par type exact, un point si son domaine a déjà été validé, et ce qu’on joue sur lui.
illusio-web-explain-component = { $family }. Il convient à toute place de sa famille ({ $kinds }) ; à celle de son type, il ajoute un point.
illusio-web-explain-changed = Il porte imprimé { $printed } et le redevient en main ou à la défausse.
illusio-web-quoted = « { $trick } »
illusio-web-explain-wanted = Le Concours demande sa famille ici : { $tricks }.
illusio-web-explain-transform = Un composant de vos coulisses devient n’importe quel autre. La carte reste sur lui.
illusio-web-explain-take = Tirez à l’aveugle une carte d’une autre main et gardez-la.
illusio-web-explain-encore = Un tour en représentation, à vous ou non, y reste un tour de table de plus.
illusio-web-explain-success = Un tour en représentation, à vous ou non, est validé aussitôt avec tout ce qu’il porte.
illusio-web-explain-dejavu = Un tour en représentation vaut un point de moins.
illusio-web-explain-grand = Un tour en représentation vaut deux points de plus.

## Les touches

illusio-web-help-hand = choisir une carte de sa main
illusio-web-help-contest = choisir un tour du Concours
illusio-web-help-backstage = mettre en coulisses ce qui est choisi
illusio-web-help-targets = aller de cible en cible
illusio-web-help-talent = employer son talent
illusio-web-help-exchange = choisir des cartes à échanger
illusio-web-help-explain = expliquer ce qui est choisi
illusio-web-help-end = terminer le tour

## Le journal

illusio-web-event-exchange = { $reader ->
    [seat] Vous échangez
   *[no] { $seat } échange
} { $seen ->
    [yes] { $gone } contre { $got }.
   *[no] { $gone }.
}
