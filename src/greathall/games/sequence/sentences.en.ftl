# Every sentence a Sequence player reads. Cards are said as 5h, 10g, Jr; spaces as c4; teams by their colour.

title = Sequence
tagline = Cards and counters on ten by ten: make lines of five, alone or in teams.
house-g = Gryffindor
house-s = Slytherin
house-h = Hufflepuff
house-r = Ravenclaw
name-team = { $team ->
    [gold] gold
    [onyx] onyx
   *[silver] silver
}

## Options
option-teams = Teams
option-teams-help = With six or twelve players: two teams (two sequences win) or three (one wins).
option-dealer = Dealer
option-dealer-help = Lowest card (“lowest”): everybody draws, and the lowest card deals. By lot (“chance”): the dealer is simply chosen.
option-dealer-lowest = lowest card
option-dealer-chance = by lot
option-draw_on_demand = Draw on demand
option-draw_on_demand-help = You must ask for your card at the end of your turn; forget it, and it is lost.
option-coaching_penalty = Coaching penalty
option-coaching_penalty-help = Opponents may report coaching; if the host grants it, each member of the team loses a card.

## Prompts
ask-Turn = { $exchanged ->
    [yes] Your dead card is exchanged. Play a card.
   *[no] Play a card.
}
ask-Fives = You have more than five in a row. Which five are turned over?
ask-Ruling = Coaching by { $team } was reported. Do you grant it?
ask-Penalty = Your team pays for coaching. Which card do you give up?
ask-Aside = Without being asked you may also:

## Choices
do-Place = { $card } at { $space }
do-Remove = { $card } takes { $space }
do-Exchange = exchange { $card }
do-Discard = lay down { $card }
do-Lock = turn over { $start } to { $end }
do-Forfeit = give up { $card }
do-Grant = grant
do-Dismiss = dismiss
do-Draw = draw
do-Report = report { $team }
do-Resign = resign
do-Turned = turned up { $card }
do-Chosen = { $seat } deals
do-Drawn = drawn { $card }

## What happened
tell-TurnedUp = { $seat } turns up { $card }.
tell-TiedLow = { $seats } are tied for the lowest card and draw again.
tell-Deals = { $seat } deals.
tell-Drew = { $card ->
    [none] { $seat } draws a card.
   *[other] { $seat } draws { $card }.
}
tell-Placed = { $seat } plays { $card } on { $space }.
tell-Removed = { $seat } plays { $card } and takes { $team }'s counter off { $space }.
tell-Exchanged = { $seat } announces the dead card { $card } and exchanges it.
tell-Discarded = { $seat } can play nothing and lays down { $card }.
tell-Finished = { $seat } finishes a sequence from { $start } to { $end }!
tell-Skipped = { $seat } has no card and is passed over.
tell-DrawLost = { $seat } forgot to draw: that card is lost for good.
tell-Reported = { $seat } reports coaching by { $team }.
tell-Judged = { $granted ->
    [yes] The host grants it: every member of { $team } gives up a card.
   *[no] The host dismisses the report against { $team }.
}
tell-Forfeited = { $seat } gives up { $card }.
tell-Resigned = { $seat } resigns.
tell-Won = { $reason ->
    [resigned] Everybody else has resigned: { $team } wins.
   *[made] { $team } has the sequences it needs and wins.
}
tell-Stalled = { $reason ->
    [pile] The draw pile is empty: the game is a draw.
   *[hands] Nobody has a card left: the game is a draw.
}

## How it ended
end-made = { $winners } reached the number of sequences needed.
end-resigned = { $winners } won because everybody else resigned.
end-pile = the draw pile ran out: a draw.
end-hands = all hands ran out: a draw.

## Luck and figures, when it is over
luck-jacks = { $seen ->
    [0] { $seat } drew no Jack
    [1] { $seat } drew one Jack
   *[other] { $seat } drew { $seen } Jacks
}; { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } were to be expected
luck-needed = { $seen ->
    [0] { $seat } never drew a card that could finish a sequence at once
    [1] { $seat } once drew a card that could finish a sequence at once
   *[other] { $seat } drew { $seen } cards that could finish a sequence at once
}; { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } were to be expected
luck-dead = { $seen ->
    [0] { $seat } drew no card that was dead already
    [1] { $seat } drew one card that was dead already
   *[other] { $seat } drew { $seen } cards that were dead already
}; { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } were to be expected
luck-jacks-title = Jacks
luck-needed-title = Cards that could finish a sequence at once
luck-dead-title = Cards that were dead when drawn
figure-Placed = Counters laid
figure-Removed = Counters taken off
figure-Finished = Sequences finished
figure-Exchanged = Dead cards exchanged
figure-Drew = Cards drawn
figure-DrawLost = Draws forgotten
figure-Forfeited = Cards given up

## Refusals
no-chance = cards come from the pile, not from a player.
no-over = the game is over.
no-turn = it is not your turn.
no-fives = name five of your run with the new counter among them.
no-fives-first = first say which five are turned over.
no-ruling-first = first judge the report of coaching: grant or dismiss it.
no-forfeit = you must give up a card of your hand.
no-forfeit-first = first give up a card for the coaching.
no-out = you have resigned.
no-aside-now = wait until this is settled and a turn is awaited.
no-coaching = the coaching penalty is not in use at this table.
no-report-twice = you have already reported since this turn began.
no-report-out = that side has resigned.
no-report-first = a report of coaching is settled first; then your turn goes on.
no-report-own = report an opposing team.
no-draw-asked = cards are drawn by themselves at this table.
no-draw-lost = there is no draw left for you to make.
no-lock = there is no run of yours to choose five from.
no-report = no report of coaching is being judged.
when-card = you play a card in your turn.
when-Forfeit = you give up a card when coaching by your side has been granted.
no-such-card = there is no such card.
no-card = { $card } is not in your hand.
no-exchange-jack = a Jack is never dead.
no-exchange-live = { $card } is not dead: a space of it is open.
no-exchange-twice = you have exchanged a dead card this turn already.
no-discard = you can play a card, so you must.
no-such-space = there is no such space on the board.
no-corner = corners belong to everybody: nothing is placed on them or taken off.
no-place-anti = that Jack takes a counter off; it places none.
no-covered = that space already holds a counter.
no-match = { $card } goes on { $one } or { $two }, not on { $space }.
no-counter = your side has no counter left.
no-remove = only a Hufflepuff or Ravenclaw Jack takes a counter off.
no-remove-empty = there is no counter on { $space }.
no-remove-own = the counter on { $space } is your own side's.
no-remove-locked = the counter on { $space } belongs to a finished sequence and stays.

## Reasons
why-finishes = it finishes the line from { $start } to { $end }.
why-blocks = it blocks a rival's line of { $count } at { $space }.
why-builds = it makes { $count } of the line from { $start } to { $end }.
why-spreads = it opens new lines.
why-breaks = it breaks a rival's line of { $count }.
why-dead = { $card } is dead, and a new card is better.
why-cannot = no card can be played.
why-keeps = It keeps { $hand } for later.
why-holds = The hand holds cards for { $count } of the { $missing } spaces still missing there.

## On the board
board-cards = cards
board-side = { $team }: { $made } of { $goal } made
board-pile = { $count } cards to draw
board-hand = Your hand
board-dead = † dead
board-wild = + anywhere
board-anti = − takes one
board-legend =
    ·5h  your card fits
    >●G< just moved
    { "[G]" }  turned over
    ✶    everybody's
board-spaces = The board, ten by ten
board-draw = Draw pile
board-discarded = { $card ->
    [none] Nothing discarded yet
   *[other] Last discarded: { $card }
}
board-watching = You are watching: hands are hidden.

## Cards and spaces, as they are pointed at or spoken
card-name = { $rank ->
    [J] Jack
    [Q] Queen
    [K] King
    [A] Ace
   *[other] { $rank }
} of { $house }
card-special = { $name }, { $special }
card-wild = any space
card-anti = takes one
card-covered = dead
space-open = open
space-counter = { $team }'s counter
space-turned = { $team }'s counter, turned over
space-corner = corner, everybody's
space-playable = playable
space-last = just moved

## The text view: what its rows are called, and their values (rows.toml says the rest)
field-dealer = Dealer
field-board = The board, each space by its card
cell-board = { $value ->
    [0] { $printed }
    [1] { $printed } gold
    [2] { $printed } onyx
    [3] { $printed } silver
   *[9] everybody's
}
field-made = Finished sequences
item-made = { $team }: { $start } to { $end }
field-stock = Counters left
field-hand = Your hand
field-sizes = Cards in hand
field-piles = Discard piles
field-pile = Cards left to draw
