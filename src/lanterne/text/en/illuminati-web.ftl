### Illuminati in the page.

## The lobby

illuminati-web-name = Illuminati
illuminati-web-lede = Everything is connected. Grow your structure, buy the others, and keep only useful promises.
illuminati-web-preset-advanced = Goals are chosen in secret, and five illuminated groups join the Illuminati.
illuminati-web-preset-family = All sums lie open, and after eight rounds the most powerful wins.
illuminati-web-time = about 90 min

## The cards

illuminati-web-face-down = Face-down Illuminati
illuminati-web-letters-government = Go
illuminati-web-letters-communist = Co
illuminati-web-letters-liberal = Li
illuminati-web-letters-conservative = Cs
illuminati-web-letters-peaceful = Pa
illuminati-web-letters-violent = Vi
illuminati-web-letters-straight = St
illuminati-web-letters-weird = We
illuminati-web-letters-criminal = Cr
illuminati-web-letters-fanatic = Fa
illuminati-web-unaligned = no alignment
illuminati-web-power = Power
illuminati-web-arrows =
    { $count ->
        [0] no control arrow
        [one] one control arrow
       *[other] { $count } control arrows
    }
illuminati-web-resistance = Resistance
illuminati-web-income = Income
illuminati-web-mb = { $money } MB
illuminati-web-percent = { $chance } %
illuminati-web-held-by = Controlled by { $name }
illuminati-web-acted = has already acted this turn
illuminati-web-blocked =
    { $why ->
        [illuminati] Blocked by the Illuminati itself
       *[group] Blocked: { $card } lies there
    }

## The stage

illuminati-web-structure =
    { $count ->
        [0] { $name }: the Illuminati alone
        [one] { $name }: one group
       *[other] { $name }: { $count } groups
    }
illuminati-web-structure-of = On the stage: { $name }
illuminati-web-home = { $name } · back to mine
illuminati-web-uncontrolled =
    { $count ->
        [0] No free group
        [one] One free group
       *[other] { $count } free groups
    }
illuminati-web-panel = What happens, and what you may do

## The boxes

illuminati-web-box = { $money } MB · { $house }
illuminati-web-box-short = { $money } MB
illuminati-web-box-out = out of the game

## The goals

illuminati-web-goal-basic = Cards
illuminati-web-goal-total-power = Power
illuminati-web-goal-all-alignments = Alignments
illuminati-web-goal-weird-groups = Weird
illuminati-web-goal-total-money = MB
illuminati-web-goal-transferable-power = Transferable
illuminati-web-goal-destruction = Destroyed
illuminati-web-goal-violent-groups = Violent
illuminati-web-goal-criminal-government-groups = Criminal or Government
illuminati-web-goal-straight-groups = Straight
illuminati-web-goal-destroy-irs = The tax office
illuminati-web-goal-monopoly = Monopoly
illuminati-web-goal-liberal-communist-groups = Liberal or Communist
illuminati-web-goal-hidden = Secret goal

## The turn

illuminati-web-step-income = Income
illuminati-web-step-drawing = Draw
illuminati-web-step-actions =
    { $left ->
        [0] Actions done
        [one] One action left
       *[other] { $left } actions left
    }
illuminati-web-step-transfers = Transfers
illuminati-web-step-powers = Ability
illuminati-web-step-ending = End
illuminati-web-hand =
    { $count ->
        [one] Your special card
       *[other] Your { $count } special cards
    }

## The prompter

illuminati-web-prompt-place =
    { $count ->
        [0] { $card }: choose what it does.
        [one] { $card } has one place.
       *[other] { $card }: choose one of { $count } places.
    }
illuminati-web-prompt-target =
    { $count ->
        [one] One target is within reach.
       *[other] Choose a target: { $count } are within reach.
    }
illuminati-web-prompt-announce =
    { $adds ->
        [nothing] Announce the attack.
        [aid] Add helpers, or announce the attack.
        [privilege] Make it privileged, or announce the attack.
       *[both] Add helpers or privilege, then announce the attack.
    }
illuminati-web-prompt-spend = Add money, or pass: the dice roll when all pass in a row.
illuminati-web-prompt-spent = Pass: there is nothing you can add. The dice roll when all pass in a row.
illuminati-web-prompt-roll = Roll the dice{ $off ->
        [yes] , or call the attack off.
       *[no] .
    }
illuminati-web-prompt-last = All others have passed: pass as well, and the dice roll.
illuminati-web-prompt-attacked =
    { $role ->
        [defender] { $name } attacks your { $target }: pay to defend it, or pass.
        [defender-broke] { $name } attacks your { $target }, and you cannot pay: pass.
        [broke] { $name } attacks { $target }, and you cannot pay: pass.
       *[other] { $name } attacks { $target }: help, oppose, or pass.
    }
illuminati-web-prompt-amount = How much goes from { $source } to { $sink }? It costs nothing.
illuminati-web-prompt-redistribute = How much lies on { $card }?
illuminati-web-prompt-alter = The Lasers on { $card }: which alignment changes?
illuminati-web-prompt-transfers =
    { $left ->
        [0] No money can be moved any more: go on.
        [one] One free transfer of money, or go on.
       *[other] { $left } free transfers of money, or go on.
    }
illuminati-web-prompt-powers = Use your Illuminati's ability, or end your turn.
illuminati-web-prompt-powerless = Nothing is left: end your turn.
illuminati-web-prompt-offer = { $name } makes you an offer and waits for your answer.
illuminati-web-prompt-deal = Point at groups of both sides, or add them beside; then propose.
illuminati-web-prompt-levy = { $card }: whom do you tax?
illuminati-web-prompt-taxed = { $owed } MB are due to { $card }: out of which treasury?
illuminati-web-prompt-upkeep = { $card } must be paid for.
illuminati-web-prompt-goal = Choose the goal that nobody else will know.
illuminati-web-prompt-declare = Which power do you declare?
illuminati-web-prompt-claim = Claim it, or keep quiet about it.
illuminati-web-met = { $who } wins at the end of this turn: { $name } { $have } of { $need }
illuminati-web-lead-asked = Your answer.
illuminati-web-prompt-rearrange = Lift a card to lay it elsewhere, or be done.
illuminati-web-prompt-rearranged = Keep this structure, or put everything back.
illuminati-web-prompt-window = A special card now? Otherwise pass.
illuminati-web-prompt-pass = You have no card for this moment: pass.
illuminati-web-prompt-turn =
    { $actions ->
        [0] No action is left: choose from the list, or go on to the transfers of money.
        [one] One action left: point at a card, or choose from the list.
       *[other] { $actions } actions: point at a card, or choose from the list.
    }
illuminati-web-prompt-idle = Nothing is left here but deals: go on to the transfers of money.

## Laying cards

illuminati-web-preview =
    { $trouble ->
        [0] All { $count } cards of the branch fit.
        [one] One card will not stay where it should.
       *[other] { $trouble } cards will not stay where they should.
    }
illuminati-web-in-hand =
    { $count ->
        [one] To be laid
       *[other] To be laid: { $count } cards
    }
illuminati-web-in-hand-help = Drag the card onto a lit place, or press the place.
illuminati-web-fate-shifts = Another arrow of the same card for { $card }: its place is taken by { $obstacle }.
illuminati-web-fate-asked = No room for { $card }: its place is taken by { $obstacle }. You will choose another arrow.
illuminati-web-fate-waits = { $card }: depends on that choice.
illuminati-web-fate-lost =
    { $why ->
        [obstacle] Lost: { $card } (its place is taken by { $obstacle }, and no other arrow is free); it becomes uncontrolled.
       *[branch] { $card }: lost with it.
    }
illuminati-web-fate-released = { $card }: has to make room and becomes uncontrolled.

## What may be done

illuminati-web-may = What you may do
illuminati-web-back = Back
illuminati-web-close = Close
illuminati-web-family-attack = Attack
illuminati-web-family-target = Choose the target
illuminati-web-family-rumours = Destroy by rumours
illuminati-web-family-aid = Add helpers
illuminati-web-family-privilege = Make it privileged
illuminati-web-family-play = Play a special card
illuminati-web-family-drop = Drop a group
illuminati-web-family-transfer = Move money
illuminati-web-family-move = Move a group
illuminati-web-family-levy = Tax a player
illuminati-web-family-lasers = Point the Lasers
illuminati-web-family-goal = Choose your goal
illuminati-web-family-accuse = Accuse somebody
illuminati-web-family-lift = Lift a card
illuminati-web-family-show = Show a special card
illuminati-web-family-hide = Turn a card face down
illuminati-web-family-spy-treasury = Look into a treasury
illuminati-web-family-spy-specials = Look at somebody's cards
illuminati-web-family-spy-centre = Look into an Illuminati's treasury
illuminati-web-family-revive = Bring a group back
illuminati-web-family-bribe = Bribe a group
illuminati-web-family-strike = Take a turn away
illuminati-web-family-listen = Listen in
illuminati-web-family-pay-post = Pay for the Post Office
illuminati-web-family-show-money = Lay money open
illuminati-web-family-call-out = Call somebody out
illuminati-web-family-cheat = Cheat
illuminati-web-family-alter = Change an alignment
illuminati-web-family-resign = Resign

## The attack

illuminati-web-attack =
    { $kind ->
        [control] Attack to control
        [neutralise] Attack to neutralise
        [destroy] Attack to destroy
       *[none] An attack
    }
illuminati-web-kind = Kind of attack
illuminati-web-kind-control = Control
illuminati-web-kind-neutralise = Neutralise
illuminati-web-kind-destroy = Destroy
illuminati-web-no-target = Against whom?
illuminati-web-nobodys = uncontrolled
illuminati-web-ways =
    { $ways ->
        [0] It cannot succeed.
       *[other] { $number } or less with two dice: { $ways } chances in { $of }. Above { $worst } it always fails.
    }
illuminati-web-odds = { $number } or less: { $ways } chances in { $of }, { $chance } %
illuminati-web-aided = With help from { $cards }
illuminati-web-effects = If it succeeds
illuminati-web-effect = { $name }: { $from } → { $to } of { $need }
illuminati-web-swing = { $name }: { $from } → { $to }
illuminati-web-swing-power = Total power
illuminati-web-swing-income = Income
illuminati-web-swing-money = MB on the Illuminati
illuminati-web-deal-effects = What it changes
illuminati-web-near = { $who } is close: { $name } { $have } of { $need }
illuminati-web-you = You
illuminati-web-standing =
    { $money ->
        [0] { $state ->
            [you] to decide
            [asked] thinks
            [later] may still act
           *[passed] passes
        }
       *[other] { $side ->
            [for] ▲
           *[against] ▼
        } { $money } MB
    }
illuminati-web-privilege =
    { $state ->
        [privileged] Privileged: nobody else may interfere.
        [admitted] Privileged, but somebody was let in all the same.
        [committed] The attack can no longer be called off.
       *[open] No privilege: everybody may pay, for or against.
    }
illuminati-web-treasury = From { $card }
illuminati-web-interfere =
    { $side ->
        [for] Support the attack
       *[against] Oppose the attack
    }
illuminati-web-amount = How much
illuminati-web-declare = The power you declare
illuminati-web-most = up to { $money }
illuminati-web-one-more = · one more: { $from } → { $to } %
illuminati-web-less = Less
illuminati-web-more = More
illuminati-web-all = All
illuminati-web-do-pay = Pay { $money } MB: { $number }, { $chance } %
illuminati-web-do-amount =
    { $money ->
        [0] Move no money
       *[other] Move { $money } MB
    }
illuminati-web-do-end =
    { $stage ->
        [actions] Finish the actions
        [transfers] No more transfers
       *[other] End the turn
    }
illuminati-web-do-ability = Use the ability
illuminati-web-do-structure-done = Keep this structure
illuminati-web-do-structure-pass = Put everything back
illuminati-web-do-roll = Pass: the dice roll
illuminati-web-answer =
    { $taken ->
        [yes] { $name } accepts.
       *[no] { $name } declines.
    }
illuminati-web-since = Since you last acted
illuminati-web-chronicle = Earlier ({ $count })
illuminati-web-came-of-it =
    { $outcome ->
        [won] { $roll } for { $number }: it succeeds.
       *[failed] { $roll } for { $number }: it fails.
    }
illuminati-web-do-target = { $what } · { $number }, { $chance } %

## Deals

illuminati-web-deal = A deal
illuminati-web-deal-begin = Propose a deal
illuminati-web-deal-with = With whom
illuminati-web-deal-give = Give it
illuminati-web-deal-propose = Propose
illuminati-web-deal-note = Carried out at once and binding; a promise is written down and binds nobody ({ $clause }).
illuminati-web-you-give = You give
illuminati-web-you-get = You get
illuminati-web-they-give = { $name } gives
illuminati-web-money = Money
illuminati-web-add = Add a card or a group…
illuminati-web-without = Without { $card }
illuminati-web-promise = Promise
illuminati-web-nothing = nothing
illuminati-web-offer-mine = Your offer to { $names }
illuminati-web-offer-theirs = { $name } offers
illuminati-web-offer-accept = Accept
illuminati-web-offer-refuse = Decline
illuminati-web-offer-withdraw = Withdraw
illuminati-web-offer-counter = Other terms…

## Keys

illuminati-web-help-walk = walk from card to card
illuminati-web-help-next = the next card or place you may choose
illuminati-web-help-visit = another's structure
illuminati-web-help-home = your own structure, all of it
illuminati-web-help-deal = propose a deal
illuminati-web-help-zoom = closer, further

## The dice, and the end

illuminati-web-rolled = { $roll }, at most { $number } was needed
illuminati-web-outcome =
    { $won ->
        [yes] { $card }: the attack succeeds
       *[no] { $card }: the attack fails
    }
illuminati-web-outline = Power { $power }, resistance { $resistance }; { $alignments }.
illuminati-web-free-arrows = Free arrows: { $ways }.
illuminati-web-story = How it grew
illuminati-web-story-help = Cards of every player over { $turns } turns, { $most } at most
illuminati-web-story-turns = { $turns } turns
illuminati-web-mark-destroyed = destroyed a group
illuminati-web-mark-deal = struck a deal
illuminati-web-mark-out = was put out
illuminati-web-mark-won = reached a goal
