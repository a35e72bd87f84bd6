# Vizia, en français.

vizia-name = Vizia
vizia-tagline = Accordez les couleurs du prisme et fermez des roues.

## Les pièces, nommées dans d’autres messages

vizia-colour =
    { $colour ->
        [red] rouge
        [orange] orange
        [yellow] jaune
        [green] verte
        [blue] bleue
       *[purple] mauve
    }
vizia-a-tile = une tuile { vizia-colour }
vizia-a-tile-first = Une tuile { vizia-colour }
vizia-cell =
    { $way ->
        [up] { $a },{ $b } (pointe en haut)
       *[down] { $a },{ $b } (pointe en bas)
    }
vizia-vertex = { $a },{ $b }
vizia-source =
    { $source ->
        [hand] vos tuiles
       *[commons] tuiles communes
    }
vizia-kind =
    { $kind ->
        [prism] prisme
        [bicolour] roue bicolore
       *[simple] roue simple
    }
vizia-tile = { vizia-colour }
vizia-tiles-more = { vizia-colour }, { $more }
vizia-tiles-none = aucune

## Actions

vizia-action-place = Placer { vizia-a-tile } en { vizia-cell } ({ vizia-source })
vizia-action-take = Prendre la tuile commune { vizia-colour }
vizia-action-end = Terminer le tour
vizia-action-pass = Passer : rien ne convient
vizia-action-buy = Acheter la tuile en { vizia-cell }
vizia-action-pay = Céder le jeton en { vizia-vertex }
vizia-action-put = Poser la tuile achetée en { vizia-cell }
vizia-action-claim = Mettre un jeton sur la roue en { vizia-vertex }
vizia-action-capture = Capturer en { vizia-vertex }

## Ce qui s’est passé

vizia-event-game-started = { $seat } commence. La pioche compte { $pile } tuiles.
vizia-event-tile-dealt = Vous avez reçu { vizia-a-tile }.
vizia-event-common-turned = Une tuile commune { vizia-colour } a été retournée.
vizia-event-commons-returned =
    { $count ->
        [0] De nouvelles tuiles communes ont été tirées.
        [one] La tuile commune est retournée dans la pioche, qui a été mélangée.
       *[other] Les { $count } tuiles communes sont retournées dans la pioche, qui a été mélangée.
    }
vizia-event-tile-placed =
    { $source ->
        [hand] { $seat } a placé une tuile personnelle { vizia-colour } en { vizia-cell }.
       *[commons] { $seat } a placé la tuile commune { vizia-colour } en { vizia-cell }.
    }
vizia-event-wheel-completed =
    { $kind ->
        [prism] { $seat } a fermé un prisme en { vizia-vertex } : { $points } points.
        [bicolour] { $seat } a fermé une roue bicolore en { vizia-vertex } : { $points } points.
       *[simple] { $seat } a fermé une roue simple en { vizia-vertex } : { $points } point.
    }
vizia-event-token-placed = { $seat } a posé un jeton en { vizia-vertex }.
vizia-event-token-taken-back = { $seat } a retiré son jeton de la roue en { vizia-vertex } ; elle reste vide.
vizia-event-token-captured = { $seat } a capturé en { vizia-vertex } le jeton { DE($owner) }.
vizia-event-wheel-captured = { $seat } a capturé la roue vide en { vizia-vertex }.
vizia-event-tile-bought = { $seat } a acheté la tuile { vizia-colour } en { vizia-cell }.
vizia-event-tile-moved = { $seat } a déplacé la tuile { vizia-colour } en { vizia-cell }.
vizia-event-common-taken = { $seat } a pris la tuile commune { vizia-colour }.
vizia-event-tile-shown = { $reader ->
    [seat] Vous avez montré
   *[no] { $seat } a montré
} { vizia-a-tile }.
vizia-event-turn-ended = { $reader ->
    [seat] Vous avez terminé votre tour.
   *[no] { $seat } a terminé son tour.
}
vizia-event-turn-passed = { $reader ->
    [seat] Vous avez passé votre tour.
   *[no] { $seat } a passé son tour.
}
vizia-event-turn-skipped = { $reader ->
    [seat] Vous n’avez rien à jouer ; votre tour est sauté.
   *[no] { $seat } n’a rien à jouer ; son tour est sauté.
}
vizia-event-game-ended =
    { $reason ->
        [last-tile] La dernière tuile est posée : la partie est finie.
        [twelfth-token] Un douzième jeton est posé : la partie est finie.
       *[stuck] Plus aucune tuile ne convient : la partie est finie.
    }

## Comment elle s’est terminée

vizia-reason-last-tile = la dernière tuile a été posée
vizia-reason-twelfth-token = un joueur a posé son douzième jeton
vizia-reason-stuck = plus aucune tuile ne convenait

## Pourquoi pas

vizia-refused-over = La partie est finie.
vizia-refused-not-your-turn = C’est le tour { DE($turn) }.
vizia-refused-not-now =
    { $due ->
        [play] Pas maintenant : placez une tuile ou terminez le tour.
        [take] Vous avez commencé à prendre des tuiles communes : prenez-en une autre ou terminez le tour.
        [end] Vous avez pris des tuiles communes : il ne reste qu’à terminer le tour.
        [pay] Vous avez soulevé une tuile : choisissez le jeton que vous cédez.
        [put] Posez d’abord la tuile achetée.
        [claim] Choisissez d’abord quelle roue fermée reçoit un jeton.
       *[capture] Choisissez d’abord ce que vous capturez.
    }
vizia-refused-not-available =
    { $source ->
        [hand] Vous n’avez pas de tuile personnelle { vizia-colour }.
       *[commons] Il n’y a pas de tuile commune { vizia-colour }.
    }
vizia-refused-occupied = { vizia-a-tile-first } s’y trouve déjà.
vizia-refused-not-the-origin = La première tuile de la partie se pose en 0,0, pointe en haut.
vizia-refused-corner-only = Cette case ne rejoint les tuiles que par un coin ; il faut un côté commun.
vizia-refused-apart = Cette case ne touche aucune tuile.
vizia-refused-colours =
    { $other ->
        [red] { vizia-a-tile-first } ne peut pas côtoyer une rouge.
        [orange] { vizia-a-tile-first } ne peut pas côtoyer une orange.
        [yellow] { vizia-a-tile-first } ne peut pas côtoyer une jaune.
        [green] { vizia-a-tile-first } ne peut pas côtoyer une verte.
        [blue] { vizia-a-tile-first } ne peut pas côtoyer une bleue.
       *[purple] { vizia-a-tile-first } ne peut pas côtoyer une mauve.
    }
vizia-refused-same-cell = Une tuile achetée doit aller ailleurs.
vizia-refused-no-purchase = Cette partie se joue sans achats.
vizia-refused-no-token = Un achat coûte un jeton, et vous n’en avez aucun sur la table.
vizia-refused-no-tile = Il n’y a là aucune tuile à acheter.
vizia-refused-not-a-leaf = On n’achète qu’une tuile qui tient à une seule autre.
vizia-refused-nowhere-else = Cette tuile { vizia-colour } ne convient nulle part ailleurs.
vizia-refused-pass-instead = Aucune de vos tuiles ne convient : vous ne pouvez que passer.
vizia-refused-place-first = Placez d’abord au moins une tuile.
vizia-refused-hand-full = Vous avez déjà deux tuiles personnelles.
vizia-refused-end-instead = Vous avez placé une tuile : terminez plutôt le tour.
vizia-refused-can-place = Vous pouvez placer une tuile : impossible de passer.
vizia-refused-not-your-token = Aucun de vos jetons ne s’y trouve.
vizia-refused-not-closed = Ce n’est pas une des roues que vous venez de fermer.
vizia-refused-not-enclosed = Il n’y a rien à capturer ici.

## La vue en mots

vizia-view-turn =
    { $phase ->
        [play] À { $seat } de jouer ; tuiles placées pendant ce tour : { $placed }.
        [take] { $seat } prend des tuiles communes.
        [pay] { $seat } paie un achat.
        [put] { $seat } pose une tuile achetée.
        [claim] { $seat } choisit la roue qui reçoit le jeton.
       *[capture] { $seat } choisit sa capture.
    }
vizia-view-over =
    { $reason ->
        [last-tile] Fini : la dernière tuile est posée.
        [twelfth-token] Fini : un douzième jeton est posé.
       *[stuck] Fini : plus aucune tuile ne convient.
    }
vizia-view-letters = R rouge, O orange, Y jaune, G verte, B bleue, P mauve ; les cases alternent pointe en haut, pointe en bas, et a croît de un toutes les deux cases.
vizia-view-row = { $cells }  rangée b = { $b }, à partir de a = { $a }, { $way ->
        [up] pointe en haut
       *[down] pointe en bas
    }
vizia-view-no-tile = Aucune tuile n’est encore posée.
vizia-view-lifted = En main après un achat : { vizia-a-tile }.
vizia-view-wheel = { $seat } : { vizia-kind } en { vizia-vertex }.
vizia-view-freed = Roue vide en { vizia-vertex }.
vizia-view-commons = Tuiles communes : { $tiles }. Pioche : { $pile }.
vizia-view-hand = Vos tuiles : { $tiles }.
vizia-view-seat = { $seat } : points { $points }, jetons restants { $left }, tuiles personnelles { $tiles }.
vizia-view-known = Tous ont vu { QUE($seat) } détient : { $tiles }.

## Sommes

vizia-term-simple =
    { $count ->
        [one] { $count } roue simple
       *[other] { $count } roues simples à { $worth }
    }
vizia-term-bicolour =
    { $count ->
        [one] { $count } roue bicolore
       *[other] { $count } roues bicolores à { $worth }
    }
vizia-term-prism =
    { $count ->
        [one] { $count } prisme
       *[other] { $count } prismes à { $worth }
    }
vizia-term-group =
    { $count ->
        [one] plus grand groupe : un seul jeton
       *[other] plus grand groupe : { $count } jetons
    }
vizia-term-triangles =
    { $count ->
        [one] { $count } triangle de jetons
       *[other] { $count } triangles de jetons
    }
vizia-term-partner = total { DE($seat) }
vizia-term-wheel = { vizia-kind } { DE($seat) }
vizia-term-freed = roue vide : son jeton a été retiré

## Options

vizia-option-three_commons = Trois tuiles communes
vizia-option-three_commons-help = Trois tuiles visibles au lieu de quatre : moins d’aubaines.
vizia-option-group_bonus = Bonus de groupe
vizia-option-group_bonus-help = En fin de partie, votre plus grand groupe de jetons voisins rapporte un point par jeton.
vizia-option-triangle_bonus = Bonus des triangles
vizia-option-triangle_bonus-help = En fin de partie, chaque triangle de vos jetons rapporte deux points.
vizia-option-capture = Capture
vizia-option-capture-help = Un jeton seul, cerné par six jetons adverses, revient à qui ferme le cercle.
vizia-option-purchase = Achat
vizia-option-purchase-help = Cédez un jeton pour déplacer une tuile qui ne tient qu’à une autre.
vizia-option-teams = Équipes
vizia-option-teams-help = À quatre, deux contre deux ; les partenaires se font face et additionnent leurs points.
vizia-option-teams-fault = Les équipes demandent quatre places, pas { $seats }.
vizia-option-remember = Aide-mémoire
vizia-option-remember-help = La table rappelle quelles tuiles chacun a prises au vu de tous.

## Clauses

vizia-clause-VZ-001 = Vizia réunit deux à quatre joueurs, dès sept ans environ, pour un peu plus d’une demi-heure.
vizia-clause-VZ-002 = La boîte contient six couleurs de tuiles triangulaires, une douzaine de chacune : 72.
vizia-clause-VZ-003 = Chacune des quatre couleurs de joueur dispose d’une douzaine de jetons.
vizia-clause-VZ-004 = Trois couleurs sont primaires (rouge, jaune, bleu), trois en sont les mélanges (orange, vert, mauve).
vizia-clause-VZ-010 = Chacun reçoit au hasard deux tuiles que lui seul regarde.
vizia-clause-VZ-011 = Toutes les tuiles non distribuées forment la pioche, dos visible.
vizia-clause-VZ-012 = Quatre tuiles sont tirées et restent visibles de tous : les communes.
vizia-clause-VZ-013 = Chaque joueur commence avec douze jetons d’une couleur en réserve.
vizia-clause-VZ-014 = Le sort désigne qui commence ; on joue ensuite dans le sens des aiguilles d’une montre.
vizia-clause-VZ-020 = À votre tour vous disposez de vos tuiles, deux au plus, et des communes présentes.
vizia-clause-VZ-021 = À chaque tour on place une tuile ou davantage, personnelles et communes mêlées à volonté.
vizia-clause-VZ-022 = Les communes jouées ne sont remplacées qu’à la fin du tour ; on place donc six tuiles au maximum.
vizia-clause-VZ-023 = La couleur de la tuile d’ouverture est libre.
vizia-clause-VZ-024 = Dès la deuxième, chaque tuile se pose visible sur une case libre au bord des autres.
vizia-clause-VZ-025 = Deux tuiles ne se côtoient que si leurs couleurs se suivent sur le prisme.
vizia-clause-VZ-026 = Ainsi le jaune n’admet que vert et orange, le mauve que rouge et bleu.
vizia-clause-VZ-027 = Le tour du prisme : rouge, orange, jaune, vert, bleu, mauve, puis de nouveau rouge.
vizia-clause-VZ-028 = Deux tuiles se touchent par un côté commun ; un simple coin ne compte pas.
vizia-clause-VZ-029 = La nouvelle tuile doit s’accorder avec toutes ses voisines de côté, pas avec une seule.
vizia-clause-VZ-030 = Plusieurs tuiles d’un tour se posent l’une après l’autre, chacune permise à son instant.
vizia-clause-VZ-031 = Le prisme reste consultable par tous pendant la partie.
vizia-clause-VZ-083 = Une case reliée aux tuiles par un seul coin n’est pas ouverte au placement.
vizia-clause-VZ-035 = Si rien de ce dont vous disposez ne convient, montrez vos tuiles et passez.
vizia-clause-VZ-036 = Après un tel passage, les communes sont échangées contre de nouvelles.
vizia-clause-VZ-037 = Qui peut placer une tuile n’a pas le droit de passer.
vizia-clause-VZ-040 = Quand vous ne placez plus, vous pouvez prendre des communes jusqu’à posséder deux tuiles.
vizia-clause-VZ-041 = Prendre est facultatif : on peut finir avec moins et se rattraper plus tard.
vizia-clause-VZ-042 = Tout à la fin du tour, les communes sont complétées depuis la pioche.
vizia-clause-VZ-050 = Six tuiles autour d’un point font une roue ; qui la ferme y met aussitôt un jeton.
vizia-clause-VZ-051 = Une roue où deux couleurs alternent rapporte deux points.
vizia-clause-VZ-052 = Une roue aux six couleurs est un prisme et rapporte trois points.
vizia-clause-VZ-053 = Toute autre roue est simple et rapporte un point.
vizia-clause-VZ-054 = Si une tuile ferme plusieurs roues, chacune reçoit un jeton.
vizia-clause-VZ-055 = Seuls comptent les jetons qui se trouvent sur les roues à la fin.
vizia-clause-VZ-060 = La pioche vide, on continue sans renouveler les communes jusqu’à la dernière tuile.
vizia-clause-VZ-061 = Le plus haut total l’emporte.
vizia-clause-VZ-062 = À total égal, le plus grand nombre de roues l’emporte.
vizia-clause-VZ-063 = Le douzième jeton d’un joueur met aussi fin à la partie, sans lui garantir la victoire.
vizia-clause-VZ-070 = Option : trois communes seulement, au début comme ensuite.
vizia-clause-VZ-071 = Option : à la fin, votre plus grand groupe de jetons voisins rapporte sa taille en points.
vizia-clause-VZ-072 = Les jetons se relient de point voisin en point voisin ; un jeton seul est un groupe de un.
vizia-clause-VZ-073 = Option : à la fin, chaque triangle de vos jetons rapporte deux points de plus.
vizia-clause-VZ-074 = Séparés ou accolés, les triangles comptent tous : quatre jetons en losange rapportent quatre.
vizia-clause-VZ-075 = Un triangle, ce sont vos jetons aux trois coins d’une même case.
vizia-clause-VZ-076 = Option : un jeton seul cerné d’adversaires revient à son propriétaire, remplacé par un jeton de qui a fermé le cercle.
vizia-clause-VZ-077 = Le cercle comprend les six points voisins ; plusieurs adversaires peuvent y contribuer.
vizia-clause-VZ-078 = Option : à votre tour, retirez un de vos jetons pour déplacer une tuile qui ne tient qu’à une autre.
vizia-clause-VZ-079 = La roue ainsi dégarnie est vide et ne paie plus personne.
vizia-clause-VZ-080 = Céder une roue simple pour fermer un prisme fait gagner deux points au total.
vizia-clause-VZ-081 = Avec la capture, une roue vide cernée se capture aussi, même par qui l’a quittée et dans le même tour.
vizia-clause-VZ-082 = Option : deux paires, partenaires séparés ; chacun compte seul, puis les partenaires additionnent.
vizia-clause-V-01 = Décision : les coins ne se touchent pas.
vizia-clause-V-02 = Décision : deux tuiles de même couleur ne partagent jamais un côté.
vizia-clause-V-03 = Décision : le jeton sur la roue fermée n’est pas facultatif.
vizia-clause-V-04 = Décision : le douzième jeton arrête la partie sur-le-champ ; à court de jetons, on choisit ses roues.
vizia-clause-V-05 = Décision : qui passe ne prend pas de tuile commune.
vizia-clause-V-06 = Décision : les communes échangées sont mêlées à la pioche avant le tirage et peuvent revenir.
vizia-clause-V-07 = Décision : sans pioche, un passage laisse les communes en place.
vizia-clause-V-08 = Décision : après un tour de table sans tuile posée ni achetée, la partie finit si aucune couleur restante ne convient.
vizia-clause-V-09 = Décision : qui n’a rien à utiliser est sauté, et les communes ne changent pas.
vizia-clause-V-10 = Décision : à égalité de points et de roues, la place est partagée.
vizia-clause-V-11 = Décision : les roues se comptent aux jetons présents à la fin.
vizia-clause-V-12 = Décision : les communes prises sont cachées ; le journal les nomme, la table n’en donne que le nombre sauf aide-mémoire.
vizia-clause-V-13 = Décision : le premier tour peut employer toutes les tuiles disponibles.
vizia-clause-V-14 = Décision : un jeton posé dans un cercle déjà fermé est à l’abri pour l’instant.
vizia-clause-V-15 = Décision : un placement qui ferme deux cercles capture dans les deux.
vizia-clause-V-16 = Décision : toutes les nouvelles roues reçoivent leur jeton avant la moindre capture.
vizia-clause-V-17 = Décision : pour chaque jeton posé, captures comprises, on n’examine que ses six voisins.
vizia-clause-V-18 = Décision : la capture est forcée, vient après les nouvelles roues, et se choisit quand les jetons manquent.
vizia-clause-V-19 = Décision : une roue vide est cernée par six jetons de n’importe qui.
vizia-clause-V-20 = Décision : vos propres jetons aident à cerner une roue vide.
vizia-clause-V-21 = Décision : les achats sont illimités, à un jeton chacun.
vizia-clause-V-22 = Décision : déplacer une tuile achetée ne dispense pas d’en placer une.
vizia-clause-V-23 = Décision : nul n’est tenu d’acheter pour éviter de passer.
vizia-clause-V-24 = Décision : une tuile achetée ne revient pas à sa case.
vizia-clause-V-25 = Décision : une tuile tient à une seule autre si elle ne partage qu’un côté.
vizia-clause-V-26 = Décision : le jeton payé rejoint votre réserve.
vizia-clause-V-27 = Décision : vous choisissez librement lequel de vos jetons paie.
vizia-clause-V-28 = Décision : les tuiles n’ont pas de maître ; on peut acheter même celle qui vient d’être posée.
vizia-clause-V-29 = Décision : une roue vidée ne se gagne pas en plaçant des tuiles.
vizia-clause-V-30 = Décision : des partenaires ne se cernent jamais.
vizia-clause-V-31 = Décision : à égalité de points, les équipes comparent leurs roues, puis partagent.
vizia-clause-V-32 = Décision : premier et troisième sièges contre deuxième et quatrième.
vizia-clause-V-33 = Décision : les numéros de page des règles imprimées sont sans objet.
vizia-clause-V-34 = Décision : les tuiles montrées en passant sont recachées mais comptent comme vues.
vizia-clause-V-35 = Décision : avec les achats, on juge au moment de passer si rien ne convient.
vizia-clause-V-36 = Décision : sans aucune tuile à utiliser, on n’a de tour que si l’on peut acheter.
vizia-clause-V-37 = Décision : plus d’achat après la première commune prise, ni après la dernière tuile.
vizia-clause-V-38 = Décision : la tuile d’ouverture prend toujours la même case, pointe en haut.
