# Attacks, windows, special cards, the cheating variant

illuminati-hidden-card = the face-down Illuminati of { $seat }

illuminati-attack-control = control
illuminati-attack-neutralise = neutralise
illuminati-attack-destroy = destroy

illuminati-event-attack-announced = { $reader ->
    [seat] You announce
   *[no] { $seat } announces
} an attack: { $attacker } against { $target } ({ $kind }).
illuminati-event-aid-announced = { $card }: in support.
illuminati-event-bonus-claimed = { $reader ->
    [seat] You claim
   *[no] { $seat } claims
} a bonus for a face-down Illuminati.
illuminati-event-attack-called-off = { $reader ->
    [seat] You think better of it and call
   *[no] { $seat } thinks better of it and calls
} the attack off.
illuminati-event-privilege-bought = { $reader ->
    [seat] You pay
   *[no] { $seat } pays
} for privilege: nobody else may meddle.
illuminati-event-immunity-claimed = { $reader ->
    [seat] You claim
   *[no] { $seat } claims
} immunity.
illuminati-event-withdrawn = { $card }: withdrawn at no cost.
illuminati-event-interfered-for = { $reader ->
    [seat] You pay
   *[no] { $seat } pays
} { $money } MB for the attack ({ $target }).
illuminati-event-interfered-against = { $reader ->
    [seat] You pay
   *[no] { $seat } pays
} { $money } MB against the attack ({ $target }).
illuminati-event-dice-thrown = { $reader ->
    [seat] You throw
   *[no] { $seat } throws
} { $first } and { $second }; at most { $number } is needed.
illuminati-event-dice-read = { $reader ->
    [seat] You read
   *[no] { $seat } reads
} { A($roll) } off the dice.
illuminati-event-attack-succeeded = { $target }: the roll counts { $roll } for { $number }, the attack succeeds.
illuminati-event-attack-failed = { $target }: the roll counts { $roll } for { $number }, the attack fails.
illuminati-event-treasury-halved = { $card }: { $money } MB are left.

illuminati-event-special-played = { $reader ->
    [seat] You play
   *[no] { $seat } plays
} { $special }.
illuminati-event-special-played-on-card = { $reader ->
    [seat] You play
   *[no] { $seat } plays
} { $special } ({ $card }).
illuminati-event-special-played-at-seat = { $reader ->
    [seat] You play { $special } and look
   *[no] { $seat } plays { $special } and looks
} at { $reader ->
    [other] your special cards
   *[no] the special cards of { $other }
}.
illuminati-event-special-discarded = { $reader ->
    [seat] You give up
   *[no] { $seat } gives up
} { $special } to make the attack privileged.
illuminati-event-special-cancelled = { $special } comes to nothing.
illuminati-event-special-seen = { $reader ->
    [seat] You hold
   *[no] { $seat } holds
} { $special }.
illuminati-event-treasury-seen = { $card }: { $money } MB in its treasury.
illuminati-event-revived = { $card }: back among the uncontrolled groups.

illuminati-trick-1 = misread the dice
illuminati-trick-2 = helped yourself at the bank
illuminati-trick-3 = stretched a figure
illuminati-trick-4 = peeked at the deck
illuminati-trick-5 = buried the next card
illuminati-event-cheated = You { $trick } ({ $amount }).
illuminati-event-top-seen = { $card }: that is the next card.
illuminati-event-caught-cheating = { $reader ->
    [seat] You catch
   *[no] { $seat } catches
} { $reader ->
    [other] you
   *[no] { $other }
} cheating; the trick is undone.
illuminati-event-wrongly-called-out = { $reader ->
    [seat] You accuse { $other } of cheating, and find nothing.
    [other] { $seat } accuses you of cheating, and finds nothing.
   *[no] { $seat } accuses { $other } of cheating, and finds nothing.
}

illuminati-term-power = power of { $source }
illuminati-term-aid = help from { $source }
illuminati-term-identical = alignments shared with { $source }
illuminati-term-opposite = alignments opposed to { $source }
illuminati-term-neutralising = attack to neutralise
illuminati-term-bonus = ability of { $source }
illuminati-term-resistance = resistance of { $source }
illuminati-term-defending-power = power of { $source }, which defends it
illuminati-term-lent = resistance lent by { $source }
illuminati-term-position = { $source } stands close to its Illuminati
illuminati-term-money = money from { $source }
illuminati-term-support = support from { $source }
illuminati-term-opposition = opposition from { $source }

illuminati-refused-window = Only a fitting special card can be played now; otherwise pass.
illuminati-refused-only-secrets = A special card has just been played: it can be cancelled or left to stand.
illuminati-refused-no-action-left = There is no action left in this turn.
illuminati-refused-no-transferable-power = { $card } has no transferable power.
illuminati-refused-no-power = { $card } has no power to attack with.
illuminati-refused-never-attack-illuminati = An Illuminati can never be attacked.
illuminati-refused-not-your-card = { $card } does not belong to you.
illuminati-refused-cannot-aid = { $card } cannot help in this attack.
illuminati-refused-took-part = { $card } has already taken part in an attack this turn.
illuminati-refused-no-such-target = { $card } cannot be the target of this attack.
illuminati-refused-no-free-arrow = The attacking card has no free control arrow.
illuminati-refused-neutralise-controlled = Only a group that another player controls can be neutralised.
illuminati-refused-powerless = { $card } has no power, so an ordinary attack cannot destroy it.
illuminati-refused-itself = No group attacks itself or helps to destroy itself.
illuminati-refused-rumours-powerless = The rumours need a group without power.
illuminati-refused-immune = { $card }: this player is immune to that card.
illuminati-refused-withdrawn = This attacker was already sent home from that target this turn.
illuminati-refused-privilege = This attack cannot be made privileged that way.
illuminati-refused-claim = You cannot claim what your Illuminati does not have.
illuminati-refused-third-only = Attacker and defender pay in their own ways; only others interfere.
illuminati-refused-privileged = The attack is privileged: you cannot interfere.
illuminati-refused-fixed-side = You have already taken the other side.
illuminati-refused-money = Between 1 and { $most } MB can be spent there.
illuminati-refused-purse = No money from that card can be spent on this attack.
illuminati-refused-committed = The attack cannot be called off any more.
illuminati-refused-reading = Read the dice first.
