# Why a bot of Vizia plays so.

vizia-why-wins = This turn wins the game.
vizia-why-points =
    { $points ->
        [one] This turn brings { $points } point at once.
       *[other] This turn brings { $points } points at once.
    }
vizia-why-rivals = It costs the others more than anything else on offer.
vizia-why-fear = It leaves { $seat } fewer wheels to close than other turns would.
vizia-why-hope =
    { $points ->
        [0] It keeps the most useful tiles for the next turn.
        [one] It prepares the next turn: about { $points } point is in sight there.
       *[other] It prepares the next turn: about { $points } points are in sight there.
    }
vizia-why-quiet = A tile has to be laid, and this one gives the least away.
vizia-why-put = There the bought tile does the most good.
vizia-why-take =
    { $points ->
        [0] This tile will be of more use than the others.
        [one] With this tile about { $points } point is in sight for the next turn.
       *[other] With this tile about { $points } points are in sight for the next turn.
    }
vizia-why-pay = This token will be missed the least.
vizia-why-token = A token counts for the most here.
vizia-why-end = Nothing that could still be done would bring more than it opens to { $seat }.
