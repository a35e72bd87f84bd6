# General

illuminati-name = Illuminati
illuminati-centre = its Illuminati
illuminati-money = { $money } MB
illuminati-money-unknown = a hidden sum
illuminati-nothing = nothing
illuminati-none = none
illuminati-and = { $one }, { $other }
illuminati-direction-north = to the north
illuminati-direction-east = to the east
illuminati-direction-south = to the south
illuminati-direction-west = to the west
illuminati-side-for = for
illuminati-side-against = against
illuminati-change-add = add
illuminati-change-remove = remove
illuminati-change-reverse = reverse
illuminati-stage-set-up = set-up
illuminati-stage-starting = start of the turn
illuminati-stage-income = income
illuminati-stage-drawing = draw
illuminati-stage-actions = actions
illuminati-stage-transfers = transfers
illuminati-stage-powers = the Illuminati's ability
illuminati-stage-ending = end of the turn

# Goals

illuminati-goal-basic = control { $n } cards, the Illuminati included
illuminati-goal-total-power = gather 35 points of power
illuminati-goal-all-alignments = own all ten alignments
illuminati-goal-weird-groups = hold five Weird groups
illuminati-goal-total-money = own 150 MB
illuminati-goal-transferable-power = gather 25 points of transferable power
illuminati-goal-destruction = have destroyed eight groups
illuminati-goal-violent-groups = hold six Violent groups
illuminati-goal-criminal-government-groups = hold five Criminal or Government alignments
illuminati-goal-straight-groups = hold four Straight groups
illuminati-goal-destroy-irs = have destroyed the I.R.S.
illuminati-goal-monopoly = see the illuminated Phone Companies out; failing them, hold or destroy Phone Company, Hollywood and Madison Avenue
illuminati-goal-liberal-communist-groups = hold seven Liberal or Communist alignments

# Options

illuminati-option-open_money = Open treasuries
illuminati-option-open_money-help = Everybody sees every sum.
illuminati-option-longer = Longer game
illuminati-option-longer-help = Cards added to the basic goal.
illuminati-option-very_long = Very long game
illuminati-option-very_long-help = No goals: play until everything is taken, then count.
illuminati-option-very_long-fault = A very long game has no goals: neither a longer game nor hidden goals go with it.
illuminati-option-hidden_goals = Hidden goals
illuminati-option-hidden_goals-help = Everybody chooses a goal in secret.
illuminati-option-hidden_illuminati = Hidden Illuminati
illuminati-option-hidden_illuminati-help = The Illuminati stay face down until somebody finds them out.
illuminati-option-overstate = Boasting
illuminati-option-overstate-help = A hidden Illuminati may add one to its power and income.
illuminati-option-overstate-fault = Boasting needs hidden Illuminati.
illuminati-option-addon = Illuminated cards
illuminati-option-addon-help = Five illuminated groups join the eight Illuminati.
illuminati-option-neutralise_needs_arrow = Arrow for neutralising
illuminati-option-neutralise_needs_arrow-help = Neutralising asks for a free control arrow.
illuminati-option-fixed_side = Fixed side
illuminati-option-fixed_side-help = Whoever interferes in an attack keeps to one side.
illuminati-option-book_militias = The booklet's Militia
illuminati-option-book_militias-help = The Militia gains 2 against Liberals and Communists instead of 6 against Communists alone.
illuminati-option-cheating = Cheating
illuminati-option-cheating-help = Some tricks are allowed as long as nobody calls them out.
illuminati-option-round_limit = Round limit
illuminati-option-round_limit-help = After so many rounds the sum of powers decides; 0: never.

# Actions

illuminati-action-pass = Pass
illuminati-action-attack = Attack with { $card }
illuminati-action-target = Aim at { $card }: { $kind }
illuminati-action-rumours = Destroy { $card } by rumours
illuminati-action-aid = Aid with { $card }
illuminati-action-privilege = Privilege, discarding { $special }
illuminati-action-privilege-bavaria = Privilege, for 5 MB
illuminati-action-announce = Announce the attack
illuminati-action-power = Declare a power of { $n }
illuminati-action-claim = Claim the ability
illuminati-action-spend = Spend { $n } MB from { $card }
illuminati-action-interfere = Interfere { $side } the attack: { $n } MB
illuminati-action-roll = Throw the dice
illuminati-action-call-off = Call the attack off
illuminati-action-play = Play { $special }
illuminati-action-attach = Place { $card } under { $other }, { $direction }
illuminati-action-drop = Drop { $card }
illuminati-action-transfer = Transfer money from { $card } to { $other }
illuminati-action-amount = { $n } MB
illuminati-action-move = Move { $card }
illuminati-action-pass-turn = Do nothing and take 5 MB
illuminati-action-end = Finish
illuminati-action-levy = Tax { $seat }
illuminati-action-tax = Pay { $n } MB of tax from { $card }
illuminati-action-lasers = Point the Lasers at { $card }
illuminati-action-alter = Alignment { $alignment }: { $change }
illuminati-action-recycle = Buy a card for 5 MB
illuminati-action-goal = Choose this goal: { $goal }
illuminati-action-show-goal = Reveal the goal
illuminati-action-accuse = Accuse { $seat } of being { $card }
illuminati-action-lift = Lift { $card }
illuminati-action-done = Done
illuminati-action-accept = Accept offer { $n }
illuminati-action-refuse = Decline offer { $n }
illuminati-action-withdraw = Withdraw offer { $n }
illuminati-action-resign = Resign
illuminati-action-show = Show { $special }
illuminati-action-hide = Turn { $special } face down
illuminati-action-spy-treasury = Spy on the treasury of { $card }
illuminati-action-spy-centre = Spy on the treasury of { $seat }'s Illuminati
illuminati-action-spy-specials = Spy on the cards of { $seat }
illuminati-action-revive = Bring { $card } back
illuminati-action-bribe = Bribe { $card }
illuminati-action-strike = Make { $seat } lose a turn
illuminati-action-listen = Listen in on { $seat }
illuminati-action-pay-post = Let { $card } pay
illuminati-action-show-money = Lay the money of { $card } open
illuminati-action-cheat = Cheat (trick { $n }, { $other })
illuminati-action-call-out = Call { $seat } out
illuminati-action-offer = Offer to { $to }: { $give } for { $want }
illuminati-action-offer-promise = Offer to { $to }: { $give } for { $want }, with this promise: { $promise }
illuminati-action-promise = Promise { $to }: { $text }

# Events

illuminati-event-dealt = { $reader ->
    [seat] You play
   *[no] { $seat } plays
} { $card }.
illuminati-event-goal-decided = { $reader ->
    [seat] You have
   *[no] { $seat } has
} settled on a course.
illuminati-event-goal-chosen = Your secret goal: { $goal }.
illuminati-event-rolled-for-first = { $reader ->
    [seat] You roll
   *[no] { $seat } rolls
} { $roll } for the first turn.
illuminati-event-turn-began = { $reader ->
    [seat] It is your turn.
   *[no] It is the turn of { $seat }.
}
illuminati-event-turn-lost = { $reader ->
    [seat] You lose
   *[no] { $seat } loses
} this turn.
illuminati-event-turn-passed = { $reader ->
    [seat] You do nothing and take
   *[no] { $seat } does nothing and takes
} 5 MB.
illuminati-event-turned-up = { $card }: a new uncontrolled group.
illuminati-event-special-drawn = You draw { $special }.
illuminati-event-special-drawn-unseen = { $reader ->
    [seat] You draw
   *[no] { $seat } draws
} a special card.
illuminati-event-received = { $card }: { $money } MB from the bank.
illuminati-event-paid = { $card }: { $money } MB to the bank.
illuminati-event-handed = { $card } → { $reader ->
    [to] you
   *[no] { $to }
}: { $money } MB change hands.
illuminati-event-money-moved = { $card } → { $to }: { $money } MB moved.
illuminati-event-money-moved-unseen = { $card } → { $to }: money moved.
illuminati-event-money-shown = { $card }: { $reader ->
    [seat] you show
   *[no] { $seat } shows
} { $money } MB.
illuminati-event-redistributing = { $reader ->
    [seat] You put your treasuries
   *[no] { $seat } puts treasuries
} in order.
illuminati-event-taxed = { $reader ->
    [seat] You claim
   *[no] { $seat } claims
} { $money } MB from { $reader ->
    [other] you
   *[no] { $other }
}.
illuminati-event-upkeep-paid = { $card }: upkeep paid ({ $group }).
illuminati-event-attached = { $master } → { $card }: a new puppet.
illuminati-event-released = { $card }: without a master now.
illuminati-event-destroyed = { $card }: group destroyed.
illuminati-event-group-dropped = { $card }: group dropped by { $reader ->
    [seat] you
   *[no] { $seat }
}.
illuminati-event-group-moved = { $card }: group moved by { $reader ->
    [seat] you
   *[no] { $seat }
}.
illuminati-event-rearranged = { $reader ->
    [seat] You have
   *[no] { $seat } has
} laid out a new structure.
illuminati-event-rearrangement-dropped = { $reader ->
    [seat] You leave your structure
   *[no] { $seat } leaves the structure
} as it was.
illuminati-event-altered-add = { $card }: { $alignment } too for this turn.
illuminati-event-altered-remove = { $card }: no longer { $alignment } for this turn.
illuminati-event-altered-reverse = { $card }: the contrary of { $alignment } for this turn.
illuminati-event-recycled = { $reader ->
    [seat] You buy
   *[no] { $seat } buys
} a card.
illuminati-event-struck = { $reader ->
    [seat] You will cost { $other } the next turn.
    [other] { $seat } will cost you the next turn.
   *[no] { $seat } will cost { $other } the next turn.
}
illuminati-event-ability-claimed = { $reader ->
    [seat] You claim
   *[no] { $seat } claims
} an ability.
illuminati-event-listened = { $reader ->
    [seat] You listen
   *[no] { $seat } listens
} in on { $reader ->
    [other] you
   *[no] { $other }
}.
illuminati-event-accused = { $reader ->
    [seat] You accuse
   *[no] { $seat } accuses
} { $reader ->
    [accused] you
   *[no] { $accused }
} of being { $card }.
illuminati-event-wrongly-accused = The charge against { $reader ->
    [seat] you
   *[no] { $seat }
} is wrong.
illuminati-event-exposed = { $reader ->
    [seat] You are
   *[no] { $seat } is
} found out: { $card }.
illuminati-event-goal-shown = { $reader ->
    [seat] You reveal
   *[no] { $seat } reveals
} a goal: { $goal }.
illuminati-event-special-shown = { $reader ->
    [seat] You show
   *[no] { $seat } shows
} { $special }.
illuminati-event-special-hidden = { $reader ->
    [seat] You turn
   *[no] { $seat } turns
} { $special } over.
illuminati-event-offered = { $reader ->
    [seat] You offer
   *[no] { $seat } offers
} { $reader ->
    [to] you
   *[no] { $to }
}: { $give } for { $want } (offer { $number }).
illuminati-event-offer-refused = { $reader ->
    [seat] You decline
   *[no] { $seat } declines
} { $reader ->
    [to] your offer
   *[no] the offer of { $to }
} ({ $number }).
illuminati-event-offer-withdrawn = { $reader ->
    [seat] You withdraw
   *[no] { $seat } withdraws
} the offer to { $reader ->
    [to] you
   *[no] { $to }
} ({ $number }).
illuminati-event-offer-lapsed = { $reader ->
    [seat] Your offer
   *[no] The offer of { $seat }
} to { $reader ->
    [to] you
   *[no] { $to }
} stands no longer ({ $number }).
illuminati-event-promised = { $reader ->
    [seat] You promise
   *[no] { $seat } promises
} { $reader ->
    [to] you
   *[no] { $to }
}: { $text }
illuminati-event-deal-done = { $reader ->
    [seat] You and { $to } strike a deal.
    [to] { $seat } and you strike a deal.
   *[no] { $seat } and { $to } strike a deal.
}
illuminati-event-present-made = { $reader ->
    [seat] You make
   *[no] { $seat } makes
} { $reader ->
    [to] you
   *[no] { $to }
} a present.
illuminati-event-special-handed = { $reader ->
    [seat] You hand
   *[no] { $seat } hands
} { $special } to { $reader ->
    [to] you
   *[no] { $to }
}.
illuminati-event-special-handed-unseen = { $reader ->
    [seat] You hand
   *[no] { $seat } hands
} a special card to { $reader ->
    [to] you
   *[no] { $to }
}.
illuminati-event-group-handed = { $card } changes hands, to { $reader ->
    [to] you
   *[no] { $to }
}.
illuminati-event-resigning = { $reader ->
    [seat] You want
   *[no] { $seat } wants
} to leave the game.
illuminati-event-resigned = { $reader ->
    [seat] You
   *[no] { $seat }
} ({ $card }) { $reader ->
    [seat] leave
   *[no] leaves
} the game.
illuminati-event-eliminated = { $reader ->
    [seat] You
   *[no] { $seat }
} ({ $card }) { $reader ->
    [seat] are
   *[no] is
} out of the game.
illuminati-event-goal-reached = { $reader ->
    [seat] You
   *[no] { $seat }
} ({ $card }) { $reader ->
    [seat] win
   *[no] wins
}: { $goal }.
illuminati-event-illuminati-shown = At the end { $reader ->
    [seat] you turn
   *[no] { $seat } turns
} a card up: { $card }.
illuminati-event-game-over = The game is over: { $reason }.
illuminati-reason-goal = a goal has been reached
illuminati-reason-survivor = a single player is left
illuminati-reason-exhausted = there is nothing left to take
illuminati-reason-limit = the round limit has come

# Refusals

illuminati-refused-over = The game is over.
illuminati-refused-out = You are no longer in the game.
illuminati-refused-not-asked = It is for { $seat } to decide.
illuminati-refused-not-now = This is not the moment for it.
illuminati-refused-nothing-to-pass = There is nothing to pass: finish your actions, or do nothing and take 5 MB.
illuminati-refused-aimed = The target is named: announce the attack. As long as nothing is spent it can still be called off.
illuminati-refused-declaring = Declare an income from { $least } to { $most } MB.
illuminati-refused-alter = { $card } cannot be changed like that.
illuminati-refused-amount = { $card } can part with { $most } MB at most.
illuminati-refused-arrow = That arrow is not free.
illuminati-refused-goal = Choose one of the seven goals.
illuminati-refused-lasers = The Lasers cannot aim at that now.
illuminati-refused-levy = That player cannot be taxed.
illuminati-refused-no-other-arrow = { $card } has no other arrow to go to.
illuminati-refused-not-your-group = That group is not yours.
illuminati-refused-only-powers = Only your Illuminati's ability can still be used.
illuminati-refused-only-transfers = Only money transfers are left.
illuminati-refused-pass-turn = You have already acted: the 5 MB are gone.
illuminati-refused-placing = Place the card first.
illuminati-refused-placing-order = It is { $card } that must be placed.
illuminati-refused-rearranging = Lift, lay back, or leave it as it was.
illuminati-refused-rearranging-lifted = All lifted cards must be laid back.
illuminati-refused-recycle = No card can be bought now.
illuminati-refused-tax = You owe { $money } MB of tax.
illuminati-refused-transfer-adjacent = Money goes only to the master or a puppet.
illuminati-refused-transfer-empty = { $card } has no money.
illuminati-refused-transfer-own = Both cards must be yours.
illuminati-refused-upkeep = Choose who pays for the Post Office.
illuminati-refused-show = You do not hold { $special } face down.
illuminati-refused-hide = You do not hold { $special } face up.
illuminati-refused-show-money = There is nothing there that is not known already.
illuminati-refused-show-goal = You have no secret goal to reveal.
illuminati-refused-resign = Your leaving is already announced.
illuminati-refused-deal-set-up = No dealing before the game begins.
illuminati-refused-deal-busy = Let what is under way be finished first.
illuminati-refused-deal-privileged = Nothing changes hands during a privileged attack.
illuminati-refused-deal-rolled = The dice have fallen: no gifts before the result.
illuminati-refused-deal-too-many = No more than { $most } proposals a turn.
illuminati-refused-deal-too-many-of-a-kind = Of { $special } there are no more than { $most } in the game.
illuminati-refused-deal-one-open = You already have an offer on the table.
illuminati-refused-deal-one-open-each = One of your offers still lies before somebody this one is for.
illuminati-refused-deal-not-between-actions = A group changes hands only between actions.
illuminati-refused-deal-not-your-turn = It is the turn of neither party.
illuminati-refused-deal-actions = This deal takes { $groups } actions; { $actions } are left.
illuminati-refused-deal-not-yours = Those groups do not belong to those who would give them.
illuminati-refused-deal-no-room = { $seat } has no arrow to take them.
illuminati-refused-deal-passed = Whoever passed the turn gives nothing.
illuminati-refused-deal-thrown = That would be giving the game away.
illuminati-refused-deal-empty = An offer holds something at least.
illuminati-refused-deal-not-held = Not all of what would be given is there.
illuminati-refused-deal-one-owner = Groups are asked of one player only.
illuminati-refused-deal-out = You are no longer in the game.
illuminati-refused-deal-nobody = That offer is for nobody who could hear it.
illuminati-refused-deal-no-offer = Offer { $number } is not yours to answer.

# Sums

illuminati-term-goal-card = { $card }
illuminati-term-goal-destroyed = { $card }, destroyed
illuminati-term-goal-alignment = { $alignment }
illuminati-term-goal-done = done
illuminati-term-goal-needed = needed

illuminati-note-present = A present: { $seat } has it at once, and it cannot be taken back.
illuminati-note-actions =
    { $actions ->
        [one] It takes one action of { $seat }'s turn ({ $left } left).
       *[other] It takes { $actions } actions of { $seat }'s turn ({ $left } left).
    }
illuminati-note-out = { $seat } would be out of the game.

# View

illuminati-view-turn = Round { $round }, { $seat }: { $stage }, actions left: { $actions }
illuminati-view-deck = Deck: { $cards }
illuminati-view-uncontrolled = Uncontrolled groups: { $number }
illuminati-no-alignment = no alignment
illuminati-view-free-group = · { $card } { $power }/{ $transferable }, resistance { $resistance }, { $income }; { $alignments }{ $notes }
illuminati-view-dead = Destroyed: { $cards }
illuminati-view-seat = { $seat }: { $card }, { $money }, groups: { $groups }, special cards: { $specials }
illuminati-view-out = { $seat }: out of the game
illuminati-view-specials = { $seat } holds { $specials }
illuminati-view-goal = { $seat } wants to { $goal }
illuminati-view-group = · { $card } { $power }/{ $transferable }, resistance { $resistance }, { $income }, { $money }; { $alignments }; { $arrows }{ $notes }
illuminati-view-lifted = · { $card } { $power }/{ $transferable }, resistance { $resistance }, { $income }, { $money }; { $alignments }; being placed{ $notes }
illuminati-view-attack = Attack by { $seat }: { $attacker } to { $kind } { $target }, { $number } or less is needed
illuminati-view-offer = Offer { $number } of { $seat }: { $give } for { $want }
illuminati-view-basic = Basic goal: { $goal }
illuminati-view-special = · { $special }: { $text }
illuminati-view-centre = · { $card } { $power }/{ $transferable }, { $income }; { $arrows }{ $notes }
illuminati-view-hidden-centre = · { $card }; { $arrows }{ $notes }
illuminati-income = income { $income }
illuminati-income-tax = income { $income }, taxes every opponent ({ $tax } MB at most)
illuminati-income-upkeep = income { $income } (costs { $upkeep } MB a turn)
illuminati-notes = ; { $notes }
illuminati-no-notes = { "" }
illuminati-note-acted = took part in an attack this turn
illuminati-note-attacks = attacks this turn: { $attacks }
illuminati-note-ability = ability
illuminati-way-north = N
illuminati-way-east = E
illuminati-way-south = S
illuminati-way-west = W
illuminati-arrow-free = { $way } free
illuminati-arrow-puppet = { $way } → { $card }
illuminati-arrow-blocked = { $way } blocked ({ $card })
illuminati-no-arrow = no arrows
illuminati-turn-straight = straight on
illuminati-turn-right = to the right
illuminati-turn-left = to the left

## In reports of simulations

illuminati-wins-card = Wins by Illuminati
illuminati-figure-turns = turns played in a game
illuminati-figure-out = players out at the end
illuminati-figure-destroyed = groups destroyed
illuminati-figure-specials = special cards gone from the game
illuminati-figure-winner_groups = groups of the winner (games won by a goal)
illuminati-figure-special_goal = won by the special goal (share of games won by a goal)
illuminati-figure-shared = victory shared (share of games won by a goal)

# Sums, by their topics

illuminati-topic-attack = The number of the attack
illuminati-topic-basic = Cards towards the basic goal
illuminati-topic-total-power = Goal: { illuminati-goal-total-power }
illuminati-topic-all-alignments = Goal: { illuminati-goal-all-alignments }
illuminati-topic-weird-groups = Goal: { illuminati-goal-weird-groups }
illuminati-topic-total-money = Goal: { illuminati-goal-total-money }
illuminati-topic-transferable-power = Goal: { illuminati-goal-transferable-power }
illuminati-topic-destruction = Goal: { illuminati-goal-destruction }
illuminati-topic-violent-groups = Goal: { illuminati-goal-violent-groups }
illuminati-topic-criminal-government-groups = Goal: { illuminati-goal-criminal-government-groups }
illuminati-topic-straight-groups = Goal: { illuminati-goal-straight-groups }
illuminati-topic-destroy-irs = Goal: { illuminati-goal-destroy-irs }
illuminati-topic-monopoly = Goal: { illuminati-goal-monopoly }
illuminati-topic-liberal-communist-groups = Goal: { illuminati-goal-liberal-communist-groups }

# Fields of what is written by hand

illuminati-slot-to = To
illuminati-slot-give = I give
illuminati-slot-want = I want
illuminati-slot-promise = I promise
illuminati-slot-money = MB
illuminati-slot-special = Special card
illuminati-slot-group = Group
illuminati-slot-card = Card

# What bots say with an offer or an answer

illuminati-remark-share = Then we both win.
illuminati-remark-thanks = Thank you.
illuminati-remark-fair = A fair price.
illuminati-remark-peace = For the sake of peace.
illuminati-remark-alone = I would rather win alone.
illuminati-remark-victory = That would hand you the victory.
illuminati-remark-word = You broke your word.
illuminati-remark-grudge = You attacked me not long ago.
illuminati-remark-danger = That would bring you too close to victory.
illuminati-remark-money = I need that money.
illuminati-remark-poor = That is too little for me.
illuminati-remark-together = With that we would both win.
illuminati-remark-swap = We would both be better off.
illuminati-remark-sell = You have more use for it than I.
illuminati-remark-buy = I have more use for it than you.
illuminati-remark-pledge = As I promised.
