# Every sentence a Sequence player reads. Cards are written 5h, 10g, Jr, spaces c4; teams go by their colour.

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
option-teams-help = With 6 or 12 players: 2 teams, which need 2 sequences to win, or 3 teams, which need 1.
option-dealer = Dealer
option-dealer-help = Lowest card (“lowest”): everyone draws, and the lowest card deals. Random (“chance”): the dealer is chosen at random.
option-dealer-lowest = lowest card
option-dealer-chance = random
option-draw_on_demand = Draw on demand
option-draw_on_demand-help = Ask for your card at the end of your turn, or lose it.
option-coaching_penalty = Coaching penalty
option-coaching_penalty-help = Opponents may report coaching. If the host upholds the report, each member of the team loses a card.

## Prompts
ask-Turn = { $exchanged ->
    [yes] You have exchanged your dead card. Play a card.
   *[no] Play a card.
}
ask-Fives = You have more than 5 in a row. Which 5 do you turn over?
ask-Ruling = Coaching by { $team } was reported. Do you uphold the report?
ask-Penalty = Your team pays for coaching. Which card will you give up?
ask-Aside = You can also:

## The coach: before the first question of each kind, what you are after, and what to look out for
coach-Turn = Play a card and put a counter on one of its two spaces. Five in a row are a sequence, and corners count for everyone. A Jack goes anywhere or takes a counter off.
coach-Fives = A sequence is exactly five counters, and those you turn over are safe. The others can still be taken.
coach-Ruling = Team-mates may not help each other with hints. If you uphold the report, each of them loses a card.
coach-Penalty = The card goes on your pile, and you draw no other. Give up the one you need least.
goal-sequences = { $need ->
    [one] Make 1 sequence.
   *[other] Make { $need } sequences: you have { $have }.
}
warn-owed = Draw now: once the next player moves, that card is lost.
warn-own-four = A counter on { $space } completes your sequence.
warn-four = { $team } needs only { $space } for a sequence.
warn-dead = { $card } is dead: exchange it before you play.
warn-pile = { $count ->
    [0] No card is left to draw: after this turn it is a draw.
    [one] Only 1 card is left to draw. When none is left, it is a draw.
   *[other] Only { $count } cards are left to draw. When none is left, it is a draw.
}

## Choices
do-Place = { $card } at { $space }
do-Remove = { $card } takes { $space }
do-Exchange = exchange { $card }
do-Discard = discard { $card }
do-Lock = turn over { $start } to { $end }
do-Forfeit = give up { $card }
do-Grant = uphold
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
tell-Discarded = { $seat } can't play a card and discards { $card }.
tell-Finished = { $seat } finishes a sequence from { $start } to { $end }!
tell-Skipped = { $seat } has no cards and is skipped.
tell-DrawLost = { $seat } forgot to draw: that card is lost for good.
tell-Reported = { $seat } reports coaching by { $team }.
tell-Judged = { $granted ->
    [yes] The host upholds it: every member of { $team } gives up a card.
   *[no] The host dismisses the report against { $team }.
}
tell-Forfeited = { $seat } gives up { $card }.
tell-Resigned = { $seat } resigns.
tell-Won = { $reason ->
    [resigned] Everyone else has resigned: { $team } wins.
   *[made] { $team } has the sequences it needs and wins.
}
tell-Stalled = { $reason ->
    [pile] The draw pile is empty: the game is a draw.
   *[hands] Nobody has a card left: the game is a draw.
}

## Banners
great-Finished = { $seat } completes a sequence!
great-Removed = { $seat } takes a counter of { $team }!

## How it ended
tally = { $sequences ->
    [one] 1 sequence
   *[other] { $sequences } sequences
}
lost-resigned = Your side resigned.
won-made = You made the sequences you needed.
won-resigned = Everyone else resigned.
end-made = { $winners } made the sequences needed to win.
end-resigned = { $winners } won because everyone else resigned.
end-pile = the draw pile ran out: a draw.
end-hands = all hands ran out: a draw.

## Luck and stats, when the game is over
luck-jacks = { $seen ->
    [0] { $seat } drew no Jack
    [1] { $seat } drew 1 Jack
   *[other] { $seat } drew { $seen } Jacks
} (expected: { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) })
luck-needed = { $seen ->
    [0] { $seat } never drew a card that could finish a sequence at once
    [1] { $seat } drew 1 card that could finish a sequence at once
   *[other] { $seat } drew { $seen } cards that could finish a sequence at once
} (expected: { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) })
luck-dead = { $seen ->
    [0] { $seat } drew no card that was already dead
    [1] { $seat } drew 1 card that was already dead
   *[other] { $seat } drew { $seen } cards that were already dead
} (expected: { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) })
luck-jacks-title = Jacks
luck-needed-title = Cards to finish a sequence
luck-dead-title = Dead cards drawn
figure-Placed = Counters placed
figure-Removed = Counters removed
figure-Finished = Sequences finished
figure-Exchanged = Dead cards exchanged
figure-Drew = Cards drawn
figure-DrawLost = Draws forgotten
figure-Forfeited = Cards given up

## Refusals
no-chance = players can't choose which cards come up.
no-over = the game is over.
no-turn = it is not your turn.
no-fives = choose 5 of your counters in a row, including the new one.
no-fives-first = first choose which 5 to turn over.
no-ruling-first = decide on the report of coaching first: uphold or dismiss it.
no-forfeit = you must give up a card from your hand.
no-forfeit-first = first give up a card because of the coaching.
no-out = you have resigned.
no-aside-now = wait until this is settled and a player is asked to move.
no-coaching = the coaching penalty is not in use at this table.
no-report-twice = you have already reported coaching this turn. Wait for the next turn.
no-report-out = that side has resigned.
no-report-first = a report of coaching has to be settled first. Then your turn continues.
no-report-own = you can report only an opposing team.
no-draw-asked = cards are drawn automatically at this table.
no-draw-lost = you have no draw left to make.
no-lock = you have no row of counters to choose 5 from.
no-report = there is no report of coaching to decide on.
when-card = you play a card on your turn.
when-Forfeit = you give up a card once a report of coaching by your side is upheld.
no-such-card = unknown card. Cards are written 5h, 10g or Jr.
no-card = { $card } is not in your hand.
no-exchange-jack = a Jack is never dead.
no-exchange-live = { $card } is not dead: one of its spaces is open.
no-exchange-twice = you have already exchanged a dead card this turn.
no-discard = you can play a card, so you must.
no-such-space = unknown space. Spaces are written a1 to j10.
no-corner = corners belong to everyone: you can't place a counter on one or take one off.
no-place-anti = that Jack takes a counter off; it can't place one.
no-covered = that space already holds a counter.
no-match = { $card } goes on { $one } or { $two }, not on { $space }.
no-counter = your side has no counters left.
no-remove = only a Hufflepuff or Ravenclaw Jack takes a counter off.
no-remove-empty = there is no counter on { $space }.
no-remove-own = the counter on { $space } is your side's own. Choose an opponent's.
no-remove-locked = the counter on { $space } belongs to a finished sequence and stays.

## Reasons
why-finishes = it finishes the line from { $start } to { $end }.
why-blocks = it blocks an opponent's line of { $count } at { $space }.
why-builds = it makes { $count } in the line from { $start } to { $end }.
why-spreads = it opens new lines.
why-breaks = it breaks an opponent's line of { $count }.
why-dead = { $card } is dead, and a new card is better.
why-cannot = it can't play any card.
why-keeps = It keeps { $hand } for later.
why-holds = It holds cards for { $count } of the { $missing } spaces still missing there.

## In hints, where reasons speak to you
hint-finishes = It finishes your line from { $start } to { $end }. Nobody can take a sequence away from you.
hint-blocks = It blocks an opponent's line of { $count } at { $space }. An anti-wild Jack could open it again.
hint-builds = It gives you { $count } in the line from { $start } to { $end }. Your opponents can see that too.
hint-spreads = It opens new lines for you, but it wins nothing yet.
hint-breaks = It breaks an opponent's line of { $count }. You place no counter of your own this turn.
hint-dead = { $card } is dead, so a new card is better. You still play a card afterwards.
hint-cannot = You can't play any card, so you lose nothing by it.
hint-keeps = You keep { $hand } for later.
hint-holds = You hold cards for { $count } of the { $missing } spaces still missing there.

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
    ✶    everyone's
board-spaces = The board, 10 by 10
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
space-corner = corner, everyone's
space-playable = playable
space-last = just moved
jack-wild = Goes on any open space.
jack-anti = Takes another team's counter off the board, unless it is turned over.

## The text view: the names of its rows and their values (rows.toml has the rest)
field-dealer = Dealer
field-board = The board, each space by its card
cell-board = { $value ->
    [0] { $printed }
    [1] { $printed } gold
    [2] { $printed } onyx
    [3] { $printed } silver
   *[9] everyone's
}
field-made = Finished sequences
item-made = { $team }: { $start } to { $end }
field-stock = Counters left
field-hand = Your hand
field-sizes = Cards in hand
field-piles = Discard piles
field-pile = Cards left to draw
