### The words of the table screen: waiting room, game, end.

## The table

web-table-opening = The table is opening…
web-table-missing = There is no such table.
web-table-gone = You are no longer at this table.
web-table-home = Home
web-table-of = { $name }’s table
web-table-online = Online
web-table-offline = Offline
web-table-stage = The stage
web-table-seats = The players
web-table-rules = Rules
web-table-rules-how = How it is played, on one page
web-table-rules-there = Read the rules here
web-table-back-to-table = Back to the table
web-table-back-your-turn = Your turn: back to the table
web-table-menu = Table menu
web-table-settings = Settings
web-table-log = Log
web-table-log-you = You
web-table-round = Round { $round }
web-table-turn = Turn { $turn }
web-table-talk = Chat
web-table-log-and-talk = Log and chat
web-table-me = { $name }, that is you, { $score } points

## The waiting room

web-table-invite = Invite a friend
web-table-share = Share
web-table-share-watch = Share the table’s link
web-table-copied = Link copied
web-table-your-name = Your name at this table
web-table-empty = Free seat
web-table-waiting = waiting
web-table-you = that is you
web-table-here = at the table
web-table-not-here = not here yet
web-table-sit = Sit here
web-table-add-seat = One more seat
web-table-drop-seat = Drop this seat
web-table-bot-choose = A bot here…
web-table-bot-choose-seat = A bot for seat { $seat }
web-table-take-name = Take this name
web-table-how = How it is played
web-table-public = everybody may watch and sit down
web-table-private = for whoever has the link
web-table-free = Free the seat of { $name }
web-table-out = Show { $name } out
web-table-start = Begin
web-table-starts = { $name } will start the game.
web-table-stand-up = Stand up
web-table-bots-fill =
    { $count ->
        [one] If you begin now, a bot takes the free seat.
       *[other] If you begin now, bots take the { $count } free seats.
    }

## The prompter

web-table-your-turn = Your turn.
web-table-awaited = Waiting for { $names }.
web-table-over = The game is over.
web-table-refused = Refused.
web-table-refused-stale = The game had already moved on; this is where it stands.
web-table-refused-unreadable = The table did not understand that move.
web-table-refused-refused = That move is not allowed.
web-table-refused-over = The game is not being played any more.
web-table-refused-not-yours = That seat is not yours.
web-table-refused-not-here = You are not at this table.
web-table-refused-later = One moment: you have looked very often.
web-table-refused-too-fast = Gently: too many messages at once.
web-table-refused-too-many = That is more than one person may have at once.
web-table-refused-failed = Something went wrong here; nothing was lost.
web-table-refused-muted = You cannot speak at this table just now.
web-table-refused-bad-message = The table did not understand the page; load it again.
web-table-reconnecting = Reconnecting… Your stored moves are safe.
web-table-lost-long = The server does not answer. Nothing stored is lost.
web-table-retry = Try again
web-table-undone-lead = Taken back:
web-table-undone = { $what }{ $more ->
        [yes] { " " }And all that followed.
       *[no] { "" }
    }
web-table-undo-asked = { $name } would like to take the last move back.
web-table-undo-waits = { $name } waits for the others to let a move be taken back.
web-table-rules-asked = The rules of this game have changed since. What you see is the last position both rules lead to: go on from here by the new rules, or end without a winner? Whoever says nothing for a day agrees with the others.
web-table-rules-answered-on = You would go on by the new rules; the others have yet to answer.
web-table-rules-answered-end = You would rather end; the others have yet to answer.
web-table-rules-waits = The rules have changed since: those who play decide whether they go on.
web-table-rules-on = Go on from here
web-table-rules-end = End the game
web-table-seat-asked = { $name } would like to play on for { $bot }, and would see that hand.
web-table-seat-waits = { $name } asks those who play to go on for { $bot }.
web-table-agree = Agreed
web-table-disagree = No
web-table-absent = { $name } has been away for a while.
web-table-wait = Wait
web-table-take-over = Play on in its place
web-table-bot-takes = A bot takes over
web-table-away = away { $time }
web-table-gave-up = gave up
web-table-pass-follows = The table is about to pass for you.
web-table-order-follows = Your standing order is about to answer.

## Acting

web-table-hint = What would a strong bot do?
web-table-hints-on = hints allowed
web-table-undo = Undo the last move
web-table-ask-undo = Ask to take the move back
web-table-read = My choices in words
web-table-choices =
    { $count ->
        [0] Nothing to choose just now.
        [one] One choice.
       *[other] { $count } choices. Pressing one plays it.
    }
web-table-result = See the result
web-table-leave = Leave the screen?
web-table-leave-why = The game goes on; the others will wait for you, and the table stays on your first screen.
web-table-stay = Stay
web-table-go = Leave
web-table-stand-up-play = Stand up: a bot plays on for me
web-table-let-bot = Let a bot play
web-table-resign = Resign
web-table-mute = Hide their messages
web-table-unmute = Show their messages again
web-table-show-out = Show out

## Looking back

web-table-look-back = Look back
web-table-slider = Moment of the game
web-table-ply = Move { $ply } of { $plies }
web-table-to-start = To the start
web-table-earlier = One move earlier
web-table-later = One move later
web-table-now = Back to now
web-table-went-on = the game has gone on

## Chat

web-table-silence = Nobody has said anything yet.
web-table-say = Write to the table
web-table-send = Send
web-table-spectator = spectator
web-table-silence-one = Silence { $name }
web-table-unsilence-one = Let { $name } speak again
web-table-ready-1 = Hello, everyone!
web-table-ready-2 = Well played!
web-table-ready-3 = I am thinking.
web-table-ready-4 = Your turn!
web-table-ready-5 = What luck!
web-table-ready-6 = Thanks for the game.

## The curtain

web-table-curtain = Hand the device to { $name }
web-table-curtain-why = Nothing of the game is in sight. The curtain rises only when you press.
web-table-curtain-lift = I am { $name }, raise the curtain

## The end

web-table-win = { $you ->
    [yes] You win
   *[no] { $name } wins
}
web-table-win-by = { $you ->
    [yes] You win
   *[no] { $name } wins
}, { $score } to { $second }
web-table-no-win = Nobody won
web-table-times = { $count } × { $worth }
web-table-term = { $label } ({ $times })
web-table-shared-win = A shared win: { $names }
web-table-because = The game ended: { $reason }{ $clause }.
web-playbill = { $game }: { $how }
web-playbill-why = See the whole game again, move by move, through anybody’s eyes.
web-table-reason-rules-changed = its rules have changed
web-table-outlived = It was played by rules { $rules }, which are played no more. Its log and its score are kept as they were; it cannot be looked back at move by move.
web-table-no-log = Nothing was kept of what was told.
web-table-picture = Picture { $number }
web-table-record = Record
web-table-reason-resigned = somebody resigned
web-table-reason-time = time ran out
web-table-reason-abandoned = nobody had moved for a long time
web-table-reason-closed = the house has closed the table
web-table-player = Player
web-table-total = Total
web-table-rematch = Rematch
web-table-join-rematch = Join the rematch
web-table-replay = Replay
web-table-drawing = The seed is drawn together …
web-fair-title = Was chance honest?
web-fair-how = The house commits itself to a share of the seed before anybody sits down; every page promises one too, and all are shown together at the start. So nobody can choose a shuffle.
web-fair-commitment = What the house published first
web-fair-pledge-of = Promised by { $names }
web-fair-share-of = Share of { $names }
web-fair-house = Share of the house, shown at the end
web-fair-seed = The seed
web-fair-digest = Digest of the record
web-fair-check = Check this game
web-fair-check-failed = The check could not be made; try again.
web-fair-agrees = All agrees: the seed follows from everybody’s shares, they are the ones that were promised, and every move, played again, follows the rules.
web-fair-agrees-old = All agrees: the seed gives the published hash, and every move, played again, follows the rules.
web-fair-fault-commitment = The house did not keep to what it published.
web-fair-fault-pledge = Somebody’s share is not the one that was promised.
web-fair-fault-seed = The seed does not follow from the shares.
web-fair-fault-left-out = Your share was left out of the seed.
web-fair-fault-outlived = Its rules are played no more, so its moves cannot be checked.
web-fair-fault-moves = The moves cannot be played again.
web-fair-fault-digest = The record was changed after the end.

## Keys

web-table-keys = Playing by keyboard
web-table-keys-all = At every table
web-table-help-confirm = play what the large button says
web-table-help-back = one step back
web-table-help-undo = undo, or ask to take back
web-table-help-read = read my choices in words
web-table-help-hint = a hint, where the table has them
web-table-help-log = the log
web-table-help-talk = the chat
web-table-help-rules = the rules, over the table
web-table-help-past = when looking back: earlier, later
web-table-help-ends = when looking back: the beginning, the present
web-table-help-next = the next table where it is your turn
web-table-help-keys = this list

## The game in words

web-words-position = The position in words
web-words-choose =
    { $count ->
        [0] Nothing to choose.
        [one] One choice.
       *[other] { $count } choices.
    }
web-words-fill = Fill in the gaps.
web-words-do = Do it
web-words-back = Back
web-words-more = Something else
web-words-search = Search the choices
web-words-none = No choice says that.
web-words-here = On the table
web-words-elsewhere = Others
web-words-without = Without { $what }
web-words-topic-score = Score
web-words-slot-seat = Who
web-words-slot-number = How many
web-words-slot-amount = How many
web-words-slot-text = Words
web-words-help-number = choose an action by its number
web-words-help-arrows = go through the actions

## When others act

web-wish-title = When others act…
web-wish-help = The table answers for you, even while this page is closed. Nobody else sees what you wish here.
web-wish-window-special = Special cards
web-wish-window-defend = Money, when you are attacked
web-wish-window-interfere = Money in the attacks of others
web-wish-window-talent = Talents
web-wish-ask = always ask me
web-wish-empty = ask me when I have a choice
web-wish-until-my-turn = pass until my turn
web-wish-unless-target = pass unless I am attacked
web-wish-open = Answer for me…
web-wish-ask-me = Ask me instead
web-wish-change = Change it
web-order-title = Standing orders
web-order-help = The first one that fits an attack pays for you, never more than makes the attack hopeless.
web-order-defend = Defend { $card }: up to { $most } MB an attack
web-order-oppose = Against attacks by { $who } on groups of alignment { $alignment }: up to { $most } MB each
web-order-attacker-anybody = anybody
web-order-alignment-any = any
web-order-new-defend = Defend a group
web-order-new-oppose = Oppose attacks
web-order-slot-card = Group
web-order-slot-who = By
web-order-slot-alignment = Alignment
web-order-slot-most = Up to MB
web-order-add = Give the order
web-order-remove = Take back: { $order }
