### Les places qui changent de main : ce qu’en disent le souffleur, le journal et les fenêtres.

## Revenir

web-seats-take-back = Reprendre ma place
web-seats-lent = Un robot joue pour vous.
web-seats-lent-stood-up = Vous avez quitté votre place : un robot joue pour vous depuis { $since }.
web-seats-lent-away = Vous étiez loin : un robot joue pour vous depuis { $since }.
web-seats-lent-time = Votre temps était écoulé : un robot joue pour vous depuis { $since }.
web-seats-since-day = { $day } à { $time }
web-seats-played-for = Un robot joue pour { $name } depuis { $since }.

## Les lignes de la maison, entre celles du journal. `you` : c’est arrivé à qui lit.

web-seats-line-stood-up =
    { $you ->
        [yes] Vous quittez votre place ; un robot joue pour vous.
       *[no] { $name } quitte sa place ; un robot prend la suite.
    }
web-seats-line-away =
    { $you ->
        [yes] Vous étiez loin trop longtemps ; un robot joue pour vous.
       *[no] { $name } tarde à revenir ; un robot prend la suite.
    }
web-seats-line-time =
    { $you ->
        [yes] Votre temps est écoulé ; un robot joue pour vous.
       *[no] { $name } n’a plus de temps ; un robot prend la suite.
    }
web-seats-line-time-lost =
    { $you ->
        [yes] Votre temps est écoulé ; vous sortez de la partie.
       *[no] { $name } n’a plus de temps et sort de la partie.
    }
web-seats-line-resigned =
    { $you ->
        [yes] Vous abandonnez.
       *[no] { $name } abandonne.
    }
web-seats-line-came-back =
    { $you ->
        [yes] Vous reprenez votre place.
       *[no] { $name } reprend sa place.
    }
web-seats-line-took-over =
    { $you ->
        [yes] Vous prenez la suite d’un robot.
       *[no] { $name } prend la suite d’un robot.
    }
web-seats-line-went-on =
    { $you ->
        [yes] À partir d’ici, vous continuez une partie finie, contre des robots.
       *[no] À partir d’ici, { $name } continue une partie finie, contre des robots.
    }
web-seats-line-shown-out = { $name } a dû quitter la table ; un robot prend la suite.

## Avant ce qui compte

web-seats-sure-stand-up = Vous lever ?
web-seats-sure-stand-up-why = Un robot joue pour vous dès maintenant, et vous revenez à l’accueil. La place reste la vôtre : reprenez-la quand vous voulez.
web-seats-sure-bot = Laisser un robot jouer ?
web-seats-sure-bot-why = Un robot joue pour vous dès maintenant, et vous regardez. La place reste la vôtre : reprenez-la quand vous voulez.
web-seats-sure-resign = Abandonner ?
web-seats-sure-resign-why =
    { $seats ->
        [2] La partie s’arrête et elle est perdue pour vous. On ne revient pas en arrière.
       *[other] Vous sortez de la partie, sans rang à la fin ; un robot joue à côté des autres. On ne revient pas en arrière.
    }
web-seats-sure-show-out = Faire sortir { $name } ?
web-seats-sure-show-out-why = Pour de bon : plus de place, plus de regard, plus de parole à cette table. Un robot prend la suite.
web-seats-stay = Non, je joue

## La fin

web-seats-reason-resigned =
    { $you ->
        [yes] vous avez abandonné
       *[no] { $name } a abandonné
    }
web-seats-reason-time =
    { $you ->
        [yes] vous n’aviez plus de temps
       *[no] { $name } n’avait plus de temps
    }

## Les spectateurs

web-seats-watching = Vous regardez : d’autres jouent cette partie.
web-seats-watched = { $count ->
    [0] Personne ne regarde
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
web-seats-watched-more = { $count ->
    [one] et une autre
   *[other] et { $count } autres
}
