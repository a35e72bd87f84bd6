# Illusio, in English.

illusio-name = Illusio
illusio-tagline = Gather props, stage four kinds of magic, and win the great contest of 1896.

## Things, named inside other messages

illusio-card-rope = Rope
illusio-card-scarf = Scarf
illusio-card-cards = Cards
illusio-card-blades = Blades
illusio-card-rabbit = Rabbit
illusio-card-dove = Dove
illusio-card-tiger = Tiger
illusio-card-curtain = Curtain
illusio-card-mirrors = Mirrors
illusio-card-smoke = Smoke
illusio-card-case = Case
illusio-card-cage = Cage
illusio-card-reservoir = Reservoir
illusio-card-audience = Audience
illusio-card-formula = Formula
illusio-card-transform = Transform
illusio-card-take = Take
illusio-card-encore = Encore
illusio-card-success = Immediate success
illusio-card-dejavu = Deja vu
illusio-card-grand = Grand

illusio-family-accessories = Accessories
illusio-family-animals = Animals
illusio-family-artifices = Stagecraft (Tricks)
illusio-family-boxes = Boxes
illusio-family-audience = Audience
illusio-family-formulas = Formulas
illusio-domain-closeup = Close-up
illusio-domain-illusion = Illusion
illusio-domain-evasion = Evasion
illusio-domain-mentalism = Mentalism

illusio-objective-C1a = The Marchioness’s Farthing
illusio-objective-C1b = Three Words in a Cup
illusio-objective-C2a = The Notary’s Rabbit
illusio-objective-C2b = The Ace Takes Wing
illusio-objective-C3a = The Knot That Was Never There
illusio-objective-C3b = The Skewered Queen
illusio-objective-C4a = The Birdcatcher’s Valise
illusio-objective-C4b = The Cardsharp’s Supper
illusio-objective-I1a = The Two-Headed Shadow
illusio-objective-I1b = The Blue Breath
illusio-objective-I2a = A Hundred Wings for One
illusio-objective-I2b = The Burrow of Mist
illusio-objective-I3a = The Beast on the Far Side
illusio-objective-I3b = A Cloth from Bengal
illusio-objective-I4a = The Parlour of Tigers
illusio-objective-I4b = Thirteen Sabres, One Feather
illusio-objective-E1a = The Velvet Straitjacket
illusio-objective-E1b = The Docile Bolt
illusio-objective-E2a = Thirty Knots at Midnight
illusio-objective-E2b = Parcel for Nowhere
illusio-objective-E3a = A Night Beneath the River
illusio-objective-E3b = The Gaol of Knives
illusio-objective-E4a = The Crystal Tomb
illusio-objective-E4b = Dinner in the Pit
illusio-objective-M1a = The Thought in Box Three
illusio-objective-M1b = The Word Beneath the Wax
illusio-objective-M2a = The Dreamt Card
illusio-objective-M2b = The Sleepwalking Rabbit
illusio-objective-M3a = Dispatch from Beyond
illusio-objective-M3b = The Trussed-Up Prophecy
illusio-objective-M4a = A Thousand Eyes on the Tiger
illusio-objective-M4b = What the Water Remembers

illusio-magician-belcastel = Octavie Belcastel
illusio-epithet-belcastel = the Velvet Tamer
illusio-talent-belcastel = Shifting Menagerie
illusio-talent-belcastel-help = Pick an Animal lying in somebody’s backstage, yours included: it turns into an Animal of a different type.
illusio-magician-quatrevaux = Professeur Anselme Quatrevaux
illusio-epithet-quatrevaux = the Grammarian of Mysteries
illusio-talent-quatrevaux = Living Grimoire
illusio-talent-quatrevaux-help = In your backstage, a Formula or an Audience turns into whatever other component you like, or any component turns into a Formula or an Audience.
illusio-magician-finchley = Mirabel Finchley-Roe
illusio-epithet-finchley = the Sparrow of the Gallery
illusio-talent-finchley = Light Fingers
illusio-talent-finchley-help = Lift an Accessory out of a rival’s backstage into your hand; a component from your hand takes its place.
illusio-magician-wethercombe = Silas Wethercombe
illusio-epithet-wethercombe = the Gentleman of Glass
illusio-talent-wethercombe = Reversed Reflection
illusio-talent-wethercombe-help = Trade a component of your backstage for a component of a rival’s backstage.
illusio-magician-altamora = Contessa Lucrezia Altamora
illusio-epithet-altamora = the Contessa of Trapdoors
illusio-talent-altamora = Sudden Trapdoor
illusio-talent-altamora-help = Where a backstage holds three components or more, send one of them back to its owner’s hand.
illusio-magician-tournevent = Barnabé Tournevent
illusio-epithet-tournevent = the Idol of the Boulevard
illusio-talent-tournevent = Born for the Stage
illusio-talent-tournevent-help = Once a round, a trick of yours that includes an Audience is worth one point more when it is validated.
illusio-magician-lockerby = Ambrose Lockerby
illusio-epithet-lockerby = the Man of a Hundred Locks
illusio-talent-lockerby = False Bottom
illusio-talent-lockerby-help = Without spending an action, lay a Box from your hand in your backstage, or put one from hand or backstage around an objective you are realizing.
illusio-magician-ombreval = Zéphirine Ombreval
illusio-epithet-ombreval = the Seer of Dusk Street
illusio-talent-ombreval = Second Sight
illusio-talent-ombreval-help = When you are about to draw, look at the next two cards: one joins your hand and counts towards your draw, the other is discarded.
illusio-magician-silberrain = Baron Ottokar Silberrain
illusio-epithet-silberrain = the Midnight Impresario
illusio-talent-silberrain = Change of Programme
illusio-talent-silberrain-help = Look at the next objective of the deck. You may trade it for one in the Contest; whichever is left goes to the bottom of the deck.
illusio-magician-brandesco = Teodora Brandesco
illusio-epithet-brandesco = the Woman of a Thousand Acts
illusio-talent-brandesco = Repertoire
illusio-talent-brandesco-help = Once a round, a trick in a domain that is new to you is worth one point more when it is validated, your first trick of all excepted.

illusio-component-changed = { $kind } (really { $printed })
illusio-component-covered = transformed { $printed } no. { $badge }
illusio-component-named = transformed { $printed } no. { $badge }, said to be { $kind }
illusio-list-and = { $first }, { $next }
illusio-list-none = none

## Options

illusio-option-goal = Points to win
illusio-option-goal-help = The first to have this many prestige points wins at once. Fewer make a short game, more a long one.
illusio-option-memory = Memory
illusio-option-memory-help = A transformed component shows a badge only. Whoever uses it must say what it has become; an owner who is wrong loses the illusion and the action.
illusio-option-talents = When talents may be used
illusio-option-talents-help = In one’s own turn only, or also in between the deeds of the others.
illusio-option-talents-own-turn = In one’s own turn
illusio-option-talents-any-time = At any time
illusio-option-displayed_count = Displayed tricks fill the limit
illusio-option-displayed_count-help = With this on, a trick on display still counts as one of the two objectives a player may have.

## Actions

illusio-action-end = End the turn
illusio-action-pass = Leave the talent for later
illusio-action-draw = Draw as usual
illusio-action-done = That is all
illusio-action-decline = Leave the Contest as it is
illusio-action-talent = Use the talent: look at the deck
illusio-action-prepare = Put { $card } backstage
illusio-action-exchange = Exchange { $card }
illusio-action-discard = Discard { $card }
illusio-action-into = Make it { $card }
illusio-action-leave = Leave { $card } there
illusio-action-keep = Keep { $card }
illusio-action-talent-prepare = Talent: put { $card } backstage
illusio-action-play-transform = Play Transform on { $component }
illusio-action-place = Place { $component }
illusio-action-give = Give { $component }
illusio-action-take = Take “{ $objective }”
illusio-action-abandon = Give up “{ $objective }”
illusio-action-swap = Trade it for “{ $objective }”
illusio-action-add = Add { $card } from hand to “{ $objective }”
illusio-action-talent-add = Talent: add { $card } from hand to “{ $objective }”
illusio-action-move = Move { $component } from backstage to “{ $objective }”
illusio-action-talent-move = Talent: move { $component } from backstage to “{ $objective }”
illusio-action-play-take = Play Take on { $seat }
illusio-action-play-on = Play { $card } on “{ $objective }”
illusio-action-talent-target = Talent: { $component }, backstage of { $seat }

## What happened

illusio-event-drew-for-first = { $reader ->
    [seat] You draw
   *[no] { $seat } draws
} “{ $objective }”, level { $level }.
illusio-event-first = { $reader ->
    [seat] You open
   *[no] { $seat } opens
} the contest.
illusio-event-magician = { $reader ->
    [seat] You are
   *[no] { $seat } is
} { $magician }.
illusio-event-contest-filled = “{ $objective }” enters the Contest.
illusio-event-contest-short = No objective is left to fill the Contest.
illusio-event-turn = { $reader ->
    [seat] It is your turn.
   *[no] It is the turn of { $seat }.
}
illusio-event-drew = { $reader ->
    [seat] You draw
   *[no] { $seat } draws
} { $count ->
    [one] one card
   *[other] { $count } cards
}.
illusio-event-drew-card = You draw { $card }.
illusio-event-deck-rebuilt = The discard pile is shuffled into a new deck.
illusio-event-objectives-rebuilt = The discarded objectives are shuffled into a new deck.
illusio-event-prepared = { $reader ->
    [seat] You put
   *[no] { $seat } puts
} { $card } backstage.
illusio-event-exchanged = { $reader ->
    [seat] You exchange
   *[no] { $seat } exchanges
} { $count ->
    [one] one card
   *[other] { $count } cards
}.
illusio-event-discarded = { $reader ->
    [seat] You discard
   *[no] { $seat } discards
} { $card }.
illusio-event-took = { $reader ->
    [seat] You take
   *[no] { $seat } takes
} “{ $objective }” from the Contest.
illusio-event-placed = { $reader ->
    [seat] You place
   *[no] { $seat } places
} { $component } at “{ $objective }”.
illusio-event-displayed = { $reader ->
    [seat] You announce
   *[no] { $seat } announces
} “{ $objective }”: the trick is on display.
illusio-event-abandoned = { $reader ->
    [seat] You give up
   *[no] { $seat } gives up
} “{ $objective }”; its components return backstage.
illusio-event-played-on = { $reader ->
    [seat] You play
    [seat-other] You play
   *[no] { $seat } plays
} { $card } on “{ $objective }”, { $reader ->
    [seat-other] your own trick
    [other] your trick
   *[no] a trick of { $other }
}.
illusio-event-transformed-covered = { $reader ->
    [seat] You change
    [seat-other] You change
   *[no] { $seat } changes
} a component, { $reader ->
    [seat-other] your own backstage
    [other] your backstage
   *[no] backstage of { $other }
}.
illusio-event-named-covered = { $reader ->
    [seat] You are
    [seat-other] You are
   *[no] { $seat } is
} right about a component, { $reader ->
    [seat-other] your own backstage
    [other] your backstage
   *[no] backstage of { $other }
}.
illusio-event-misnamed-covered = { $reader ->
    [seat] You are
    [seat-other] You are
   *[no] { $seat } is
} wrong about a component, { $reader ->
    [seat-other] your own backstage
    [other] your backstage
   *[no] backstage of { $other }
}.
illusio-event-transformed = { $reader ->
    [seat] You turn
    [seat-other] You turn
   *[no] { $seat } turns
} { $component }, { $reader ->
    [seat-other] in your backstage
    [other] in your backstage
   *[no] backstage of { $other }
}, into { $card }.
illusio-event-took-card = { $reader ->
    [seat] You play Take and pull
   *[no] { $seat } plays Take and pulls
} a card from { $reader ->
    [other] your hand
   *[no] the hand of { $other }
}.
illusio-event-card-taken = { $reader ->
    [seat] You took
   *[no] { $seat } took
} { $card } from { $reader ->
    [other] you
   *[no] { $other }
}.
illusio-event-talent = { $reader ->
    [seat] You use your talent
   *[no] { $seat } uses a talent
}: { $talent }.
illusio-event-talent-bonus = { $talent }: { $points } more for { $reader ->
    [seat] you
   *[no] { $seat }
}.
illusio-event-recalled = { $reader ->
    [seat] You send
    [seat-other] You send
   *[no] { $seat } sends
} { $card } back to { $reader ->
    [seat-other] your hand
    [other] your hand
   *[no] the hand of { $other }
}.
illusio-event-filched = { $reader ->
    [seat] You lift { $card } from the backstage of { $other } and leave { $left }.
    [other] { $seat } lifts { $card } from your backstage and leaves { $left }.
   *[no] { $seat } lifts { $card } from the backstage of { $other } and leaves { $left }.
}
illusio-event-mirrored = { $reader ->
    [seat] You give { $given } to { $other } and get { $component }.
    [other] { $seat } gives you { $given } and gets { $component }.
   *[no] { $seat } gives { $given } to { $other } and gets { $component }.
}
illusio-event-saw-card = You see { $card }.
illusio-event-saw-objective = You see “{ $objective }”.
illusio-event-kept-card = { $reader ->
    [seat] You keep
   *[no] { $seat } keeps
} one of the cards seen.
illusio-event-card-kept = You keep { $card }.
illusio-event-programme-changed = { $reader ->
    [seat] You bring
   *[no] { $seat } brings
} “{ $objective }” into the Contest; “{ $old }” goes under the deck.
illusio-event-programme-kept = { $reader ->
    [seat] You leave
   *[no] { $seat } leaves
} the Contest alone; the objective seen goes under the deck.
illusio-event-named = { $reader ->
    [seat] You are
    [seat-other] You are
   *[no] { $seat } is
} right about { $component }, { $reader ->
    [seat-other] your own backstage
    [other] your backstage
   *[no] backstage of { $other }
}.
illusio-event-misnamed = { $reader ->
    [seat] You are
    [seat-other] You are
   *[no] { $seat } is
} mistaken about { $component }, { $reader ->
    [seat-other] your own backstage
    [other] your backstage
   *[no] backstage of { $other }
}.
illusio-event-held-over = { $reader ->
    [seat] Your “{ $objective }” stays
   *[no] “{ $objective }” of { $seat } stays
} on display for another round.
illusio-event-validated = “{ $objective }” is validated: { $points ->
    [one] one point
   *[other] { $points } points
} ({ $sum }) for { $reader ->
    [seat] you, who now have
   *[no] { $seat }, who now has
} { $score }.
illusio-event-ended = The game is over: { $reason }.

## How it ended

illusio-reason-goal = the goal is reached
illusio-reason-sold-out = every objective has been performed
illusio-reason-dry = three rounds went by without a validated trick
illusio-reason-stale = a hundred rounds went by without a validated trick
illusio-reason-quiet = a whole round went by in which nobody did a thing

## Reports of simulations

illusio-wins-magician = Wins by magician
illusio-figure-tricks = tricks validated in a game
illusio-figure-points = points of all players together

## Sums

illusio-term-level = level of “{ $objective }”
illusio-term-exact = exact components
illusio-term-specialization = specialization in { $domain }
illusio-term-grand = Grand
illusio-term-dejavu = Deja vu
illusio-term-talent = { $talent }
illusio-term-floor = a trick never costs points
illusio-term-score = { $tricks ->
    [one] level of one validated trick
   *[other] levels of { $tricks } validated tricks
}
illusio-term-bonuses = accuracy, domains and cards
illusio-term-displayed = “{ $objective }”, on display

## What a trick pays, in figures: the sum so far and one summand more

illusio-sum-level = level { $value }
illusio-sum-exact = { $sum } + { $value } exact
illusio-sum-specialization = { $sum } + { $value } domain
illusio-sum-grand = { $sum } + { $value } Grand
illusio-sum-dejavu = { $sum } − { $value } Deja vu
illusio-sum-talent = { $sum } + { $value } talent
illusio-sum-floor = { $sum }, never below nought

## The table in words

illusio-view-goal = The goal is { $goal } points.
illusio-view-contest = In the Contest: “{ $objective }” ({ $id }), { $domain }, level { $level }: { $slots }.
illusio-view-objective-deck = Objectives: { $count } in the deck, { $discard } discarded.
illusio-view-deck = Cards: { $count } in the deck, { $discard } discarded.
illusio-view-player = { $seat }, { $magician }: { $score } points, { $tricks } tricks, { $hand } cards in hand, talent { $talent }.
illusio-view-talent-ready = ready
illusio-view-talent-used = used
illusio-view-backstage = Backstage of { $seat }: { $components }.
illusio-view-known = Known to be in the hand of { $seat }: { $cards }.
illusio-view-project = { $seat } is realizing “{ $objective }”: { $placed } of { $slots } placed ({ $components }), worth { $value } as it stands.
illusio-view-displayed = { $seat } has “{ $objective }” on display ({ $components }), worth { $value }.
illusio-view-hand = Your hand: { $cards }.
illusio-view-over = The game is over: { $reason }.
illusio-view-asked = { $seat }: { $what }.
illusio-asked-turn = { $actions ->
    [0] no action left
    [one] one action left
   *[other] { $actions } actions left
}
illusio-asked-draw = draw, or use the talent first
illusio-asked-limit = discard down to eight cards
illusio-asked-window = use the talent now, or not
illusio-asked-exchange = choose the cards to exchange
illusio-asked-placing = choose the components to place
illusio-asked-into = choose what it becomes
illusio-asked-leave = choose the component to leave
illusio-asked-give = choose the component to give
illusio-asked-keep = choose the card to keep
illusio-asked-programme = trade an objective of the Contest, or not

## Refusals

illusio-refused-over = The game is over.
illusio-refused-not-your-turn = It is for { $seat } to decide.
illusio-refused-not-asked = Nothing asks for that now.
illusio-refused-no-action-left = Both actions of this turn are spent.
illusio-refused-not-in-hand = You have no { $card } left in hand for that.
illusio-refused-not-backstage = { $component } is not there to be used.
illusio-refused-nothing-to-draw = There is no card left to draw in exchange.
illusio-refused-exchange-too-many = Only { $count } cards can be drawn, so no more can be exchanged.
illusio-refused-take-nobody = Take is played on another player at the table.
illusio-refused-hand-empty = { $seat } has no card in hand.
illusio-refused-placed = { $component } lies around an objective, where nothing can touch it.
illusio-refused-not-displayed = { $card } needs a trick on display, and “{ $objective }” is not.
illusio-refused-second-encore = “{ $objective }” already has an Encore this round.
illusio-refused-not-in-contest = “{ $objective }” is not in the Contest.
illusio-refused-two-already = You already have two objectives to realize.
illusio-refused-too-few = “{ $objective }” takes { $count ->
    [one] at least one fitting component
   *[other] at least { $count } fitting components
} from your backstage.
illusio-refused-already-displayed = “{ $objective }” is on display already.
illusio-refused-not-your-objective = You are not realizing “{ $objective }”.
illusio-refused-no-slot = “{ $objective }” has no free place for { $component }.
illusio-refused-talent-not-now = { $talent } has its own moment, and it is not this one.
illusio-refused-talent-used = { $talent } has been used; it comes back in your next turn.
illusio-refused-talent-no-target = { $talent } cannot do that.
illusio-refused-cannot-become = It cannot become { $card }.
illusio-refused-not-seen = { $card } is not among the cards you saw.
illusio-refused-asked-draw = First draw, or use your talent.
illusio-refused-asked-limit = First discard down to eight cards.
illusio-refused-asked-window = You may use your talent now or leave it; it is not your turn.
illusio-refused-asked-exchange = First finish choosing the cards to exchange.
illusio-refused-asked-placing = First finish placing components around the objective.
illusio-refused-asked-into = First choose what the component becomes.
illusio-refused-asked-leave = First choose the component you leave.
illusio-refused-asked-give = First choose the component you give.
illusio-refused-asked-keep = First choose the card you keep.
illusio-refused-asked-programme = First decide about the objective you saw.

## Rules, clause by clause

illusio-clause-IL-001 = Thirty-two cards are objectives.
illusio-clause-IL-002 = Sixty-four cards are components.
illusio-clause-IL-003 = Twenty-six cards are special actions.
illusio-clause-IL-004 = Ten cards are magicians.
illusio-clause-IL-005 = Points are written down in the open; anybody may look them up at any time.
illusio-clause-IL-006 = The game is for two to six players from eight years on and lasts about three quarters of an hour.
illusio-clause-IL-007 = In 1896 ten magicians meet in a grand competition; every player is one of them.
illusio-clause-IL-008 = Prestige is all that counts. It is earned with objectives of four domains, each with its own colour.
illusio-clause-IL-009 = Components fall into six families: four with several types, and Audience and Formulas.
illusio-clause-IL-010 = An Audience or a Formula has no type.
illusio-clause-IL-011 = An objective shows which components it needs, family and exact type.
illusio-clause-IL-012 = Levels one to four are worth as many points.
illusio-clause-IL-020 = To find who begins, everyone draws an objective: the highest level opens.
illusio-clause-IL-021 = Those who share the highest level draw again, the cards drawn so far staying aside.
illusio-clause-IL-022 = Afterwards these cards are shuffled back in.
illusio-clause-IL-023 = Chance gives each player a different magician, face up; the rest of them are put away.
illusio-clause-IL-024 = There are two decks: the objectives, and all components and special actions together.
illusio-clause-IL-025 = When a deck has run out, its discard pile is shuffled and takes its place.
illusio-clause-IL-026 = Four objectives lie face up from the start: the Contest.
illusio-clause-IL-027 = When an objective leaves the Contest, the next one of the deck comes in its place at once.
illusio-clause-IL-028 = Everybody begins with a secret hand of four cards.
illusio-clause-IL-029 = Turns pass to the left.
illusio-clause-IL-030 = A turn opens with the validation of your displayed tricks, even before you draw.
illusio-clause-IL-031 = With three cards or fewer you draw until you have five.
illusio-clause-IL-032 = With four cards or more you draw one.
illusio-clause-IL-033 = You end your turn with eight cards at most; you choose which ones go, and that takes no action.
illusio-clause-IL-034 = After the draw you have up to two actions, of the same sort or not.
illusio-clause-IL-035 = Action A: a component from your hand goes into your backstage, face up.
illusio-clause-IL-036 = A backstage may hold any number of components.
illusio-clause-IL-037 = Action B: you play a special action card.
illusio-clause-IL-038 = Action C: you swap some or all cards of your hand for fresh ones. The old ones are discarded last, so none of them can come back to you.
illusio-clause-IL-039 = Action D: you take an objective from the Contest and surround it with half of what it needs or more, out of your backstage.
illusio-clause-IL-040 = Half means one component at levels one and two, two at levels three and four.
illusio-clause-IL-041 = When you take an objective you may place more than half, even everything.
illusio-clause-IL-042 = What lies around an objective can no longer be transformed by anything.
illusio-clause-IL-043 = Action E: a component from your hand or backstage goes around an objective you are realizing.
illusio-clause-IL-044 = Action F: you discard an objective you are realizing; its components go back to your backstage and may change again.
illusio-clause-IL-045 = You can have two objectives in the making, not three.
illusio-clause-IL-046 = A component suits a place when it is of the right family, whatever its type.
illusio-clause-IL-047 = A component may be placed only if every component there can have a place of its own.
illusio-clause-IL-048 = Using a talent takes no action.
illusio-clause-IL-049 = A talent can be used once between two turns of its owner.
illusio-clause-IL-050 = Whom a talent can touch, oneself or others, stands on its card.
illusio-clause-IL-051 = Talents of others cannot reach what lies around an objective.
illusio-clause-IL-052 = A change made by a talent lasts as long as one made by a card.
illusio-clause-IL-060 = A trick with all its components is on display at once, by itself, and is announced by name.
illusio-clause-IL-061 = With an action to spare you may play a card on it right away.
illusio-clause-IL-062 = It remains there until your next turn begins.
illusio-clause-IL-063 = In between, the others may spend their own actions to play special cards on it.
illusio-clause-IL-064 = Then it is validated: you note the points, keep the objective, and discard the components.
illusio-clause-IL-070 = A trick is worth its level to begin with.
illusio-clause-IL-071 = Each component of the exact type adds a point.
illusio-clause-IL-072 = An Audience or a Formula never adds an accuracy point.
illusio-clause-IL-073 = Exact types are counted in the way that is best for the owner, wherever the components were put.
illusio-clause-IL-074 = A transformed component is what it has become, for accuracy too.
illusio-clause-IL-075 = A trick of a domain in which you have validated one before adds a point.
illusio-clause-IL-076 = That bonus is one point a trick, however many came before.
illusio-clause-IL-077 = You may specialize in more than one domain.
illusio-clause-IL-078 = A bare level one trick with a Deja vu on it is worth nothing.
illusio-clause-IL-079 = At level four, three exact components and a Grand make nine points.
illusio-clause-IL-080 = Transform turns a component of your own backstage into any other; it does not work around an objective.
illusio-clause-IL-081 = The Transform card remains on the component for good.
illusio-clause-IL-082 = A transformation that is forgotten ends: its card is discarded and the printed component is back.
illusio-clause-IL-083 = Take: draw a card blindly from another player’s hand and keep it.
illusio-clause-IL-084 = Encore: the trick is shown for a further round.
illusio-clause-IL-085 = Only one Encore works on a trick in a round; in the added round another may be played.
illusio-clause-IL-086 = The owner can use the added round to play helpful cards on the trick.
illusio-clause-IL-087 = Immediate success: the trick is validated now, Encore or not, with all its bonuses and penalties.
illusio-clause-IL-088 = After an Immediate success nothing more can be played on that trick.
illusio-clause-IL-089 = Deja vu: a trick on display is worth a point less.
illusio-clause-IL-090 = Grand: a trick on display is worth two points more.
illusio-clause-IL-091 = Cards played on tricks may be played on yours and on those of others.
illusio-clause-IL-092 = Several Deja vu and Grand add up, but no trick falls below nought.
illusio-clause-IL-093 = Cards on a trick are discarded with its validation, a Transform with its component, Take and Immediate success when played.
illusio-clause-IL-100 = Twelve points end the game on the spot.
illusio-clause-IL-101 = Another goal, from six to twenty-four, may be agreed on.
illusio-clause-IL-102 = Whoever gets there has won, even while somebody else is playing.
illusio-clause-IL-103 = While the Contest has a gap, a discarded objective fills it at once.
illusio-clause-IL-104 = Once the Contest cannot be filled, the game also ends when no objective is left to anybody or three rounds bring no validation; a round without any deed ends it at any time. Tricks on display are validated first; then most points win, then most tricks, else the win is shared.
illusio-clause-IL-105 = A trick validated for nothing is validated all the same: it is kept and counts for specialization.
illusio-clause-A-01 = The author’s name is written Nouhra.
illusio-clause-A-02 = Both decks are rebuilt from their discards. With nothing left, the Contest shrinks and one draws what there is.
illusio-clause-A-03 = To take an objective only the backstage counts, not the hand.
illusio-clause-A-04 = Half is half of the number of components, which is the level.
illusio-clause-A-05 = No limit on the backstage: one book says so, the other says nothing.
illusio-clause-A-06 = Only cards in hand can be exchanged.
illusio-clause-A-07 = A talent is used in your own turn, from the draw to the end; one works while drawing and two during validation. It comes back after the validations of your turn.
illusio-clause-A-08 = Talents work from the first turn on.
illusio-clause-A-09 = A trick on display takes up none of the two places, unless the option says so.
illusio-clause-A-10 = A complete trick goes on display whether its owner likes it or not.
illusio-clause-A-11 = A trick on display cannot be given up.
illusio-clause-A-12 = Special actions may come first or second.
illusio-clause-A-13 = The table remembers transformations for you, unless you play with memory.
illusio-clause-A-14 = The Transform card stays visible on its component.
illusio-clause-A-15 = A component may be transformed again; the last time counts.
illusio-clause-A-16 = It may become any kind other than the one it is, Audience and Formula too.
illusio-clause-A-17 = A transformation follows its component about the table and ends in a hand or in the discard.
illusio-clause-A-18 = Immediate success needs a trick on display.
illusio-clause-A-19 = Immediate success pays bonuses and penalties.
illusio-clause-A-20 = One Encore a trick and round has effect.
illusio-clause-A-21 = A trick never pays less than nought.
illusio-clause-A-22 = A level one trick with a Deja vu still pays its specialization point.
illusio-clause-A-23 = Take needs a hand with a card in it.
illusio-clause-A-24 = There is no last round: the goal ends the game.
illusio-clause-A-25 = The bonus for exact types is called accuracy, everywhere.
illusio-clause-A-26 = The English family of curtain, mirrors and smoke is called Stagecraft here.
illusio-clause-A-27 = Misprints of the scanned books are put right.
illusio-clause-A-28 = Two players can play.
illusio-clause-A-29 = You add components to your own objectives only.
illusio-clause-A-30 = Two tricks due at once are validated in the order of their display; the first may specialize the second.
illusio-clause-A-31 = Drawing up to five from a hand of four is drawing one.
illusio-clause-A-32 = You cannot exchange more cards than deck and discard can give.
illusio-clause-A-33 = A deck is rebuilt only when a card is wanted and it is empty; its last cards come first.
illusio-clause-A-34 = Eight cards are the limit at the end of your own turn, and only then.
illusio-clause-A-35 = The limit of two is tested when an objective is taken, even one completed on the spot; a trick just completed no longer counts.
illusio-clause-A-36 = A talent of validation works by itself on the first trick of the round that gains by it.
illusio-clause-A-37 = Discard piles lie open to all, their order after shuffling unknown.
illusio-clause-A-38 = With talents at any time, the others are asked after each draw, action or talent, clockwise. A trick completed outside its owner’s turn starts its round at the end of the owner’s next turn.
illusio-clause-A-39 = With memory, the kind of a transformed component is told once and then covered; a move that depends on it must state it. A wrong owner loses the illusion and the action; anybody else, the talent.
illusio-clause-A-40 = With a single card left to look at, it is kept; with none, the talent is not offered.
illusio-clause-A-41 = A hundred full rounds in a row without a validated trick end the game, even while the Contest is full, in the same way as three rounds do once it cannot be filled.
