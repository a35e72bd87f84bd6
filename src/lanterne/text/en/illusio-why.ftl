# Why a bot of Illusio decides so.

illusio-why-end = No action that is left would bring a trick nearer.
illusio-why-pass = The talent will be worth more later.
illusio-why-draw = Fresh cards promise more than the talent does now.
illusio-why-done = The rest is worth keeping.
illusio-why-decline = The objective that lies there suits it better.
illusio-why-look = To look costs nothing, and may be declined.
illusio-why-discard = This card would be missed the least.
illusio-why-place = Whatever is placed now saves an action later.
illusio-why-leave = Of all its cards, this one would help the rival least.
illusio-why-keep = This card serves its plans best.
illusio-why-prepare = “{ $objective }” asks for it, and there it will lie ready.
illusio-why-become = Changed, it fits “{ $objective }”.
illusio-why-spare = No plan needs it elsewhere.
illusio-why-closer =
    { $left ->
        [one] “{ $objective }” then lacks only { $left } component.
       *[other] “{ $objective }” then lacks only { $left } components.
    }
illusio-why-finish =
    { $points ->
        [one] That completes “{ $objective }”, for { $points } point.
       *[other] That completes “{ $objective }”, for { $points } points.
    }
illusio-why-take =
    { $count ->
        [0] Of what the Contest offers, the hand can complete this one best.
       *[other] { $count } of the { $of } components it asks for already lie backstage.
    }
illusio-why-abandon = “{ $objective }” would cost more actions than it will pay.
illusio-why-exchange = No plan needs { $card }; a fresh card promises more.
illusio-why-steal =
    { $points ->
        [one] { $seat } has { $points } point; a card of theirs serves twice.
       *[other] { $seat } has { $points } points; a card of theirs serves twice.
    }
illusio-why-boost =
    { $points ->
        [one] The trick is about to pay { $points } point, and this makes the most of it.
       *[other] The trick is about to pay { $points } points, and this makes the most of it.
    }
illusio-why-stop =
    { $points ->
        [one] The { $points } point of this trick would make { $seat } win.
       *[other] The { $points } points of this trick would make { $seat } win.
    }
illusio-why-spoil =
    { $points ->
        [one] This trick is about to pay { $seat } { $points } point.
       *[other] This trick is about to pay { $seat } { $points } points.
    }
illusio-why-swap = With “{ $objective }” in the Contest its own plans are better off.
illusio-why-hinder = It upsets what { $seat } is preparing.
illusio-why-change = The exchange helps its own plans.
