# Every sentence a player of The Sorcerer's Stone reads. Challenges, cards, shapes and squares are called by the labels
# of the game.

title = The Sorcerer's Stone
tagline = Six challenges guard the Stone: a dog, a snare, keys, chess, a troll, potions. Be first to find it in the Mirror.
variants = Or one challenge alone, as a small game of its own:
variant-hagrid = Fluffy
variant-hagrid-tagline = Creep past the three-headed dog, or sing him to sleep.
variant-sprout = Devil's Snare
variant-sprout-tagline = Lay vines around the others, and be the last who is not surrounded.
variant-flitwick = Winged Keys
variant-flitwick-tagline = Thirty-six keys, one of them silver: find it first.
variant-mcgonagall = Wizard's Chess
variant-mcgonagall-tagline = You are one of the bishops. Leave over the far edge, or play for mate.
variant-quirrell = Troll Race
variant-quirrell-tagline = Spin and run. The troll sends you back.
variant-snape = Secret Potions
variant-snape-tagline = Collect the smallest and the roundest bottle, and say so at the right moment.
# Never said: sentences choose by it.
name-nobody = none
name-challenge = { $challenge ->
    [hagrid] Fluffy
    [sprout] the Devil's Snare
    [flitwick] the Winged Keys
    [mcgonagall] the chess
    [quirrell] the troll
    [snape] the potions
   *[mirror] the Mirror
}
name-shape = { $shape ->
    [tip] tip
    [curl] curl
    [thorn] thorn
    [fork] fork
    [knot] knot
    [leaf] leaf
    [hook] hook
    [coil] coil
    [bud] bud
   *[root] root
}
name-card = { $card ->
    [another_turn] Another Turn
    [steal] Steal a Card
    [look] Look at a Card
    [lose_turn] Lose Your Turn
    [nettle_wine] Nettle Wine
   *[other] { $card }
}
card-text = { $card ->
    [another_turn] Turn over a bottle on the shelf or pick another card, at once.
    [steal] Take a card that lies before another player, then discard down to two.
    [look] See one bottle on the shelf or one card of another player, but not the one under a piece.
    [lose_turn] If you follow it, you miss your next turn.
    [nettle_wine] Nothing happens.
   *[other] { $card }
}
name-man = { $man ->
    [pawn] pawn
    [knight] knight
    [bishop] bishop
    [rook] rook
    [queen] queen
   *[king] king
}
name-taken = { $taken ->
    [none] none
    [pawn] pawn
    [knight] knight
    [bishop] bishop
    [rook] rook
    [queen] queen
   *[king] king
}
name-colour = { $colour ->
    [white] White
   *[black] Black
}

## Options
option-challenge = Which challenges
option-challenge-help = All six in a row and then the Mirror, or one of them alone.
option-chess = Chess
option-chess-help = Short chess: no check, get your own piece off the far edge. Complete chess: the colour that mates goes first.
option-chess-short = short
option-chess-complete = complete
option-exact_count_at_trapdoor = The trapdoor by exact count
option-exact_count_at_trapdoor-help = A card that would lead past the trapdoor can't be played.
option-hide_silver_key = Hiding the silver key
option-hide_silver_key-help = Who finds it swaps it in secret with any key that lies face down; or puts it on an empty space, where all can see it.
option-hide_silver_key-exchange = swapped with another key, in secret
option-hide_silver_key-vacant = openly, on an empty space
option-exit_within_slide = Leaving the chessboard in one go
option-exit_within_slide-help = Your piece may slide along a clear diagonal over the far edge in one move. Otherwise it must stand on the last row first.
option-piece_protects_from_steal = The piece guards against stealing
option-piece_protects_from_steal-help = The card under your piece can't be looked at. With this switch it can't be stolen either.

## Prompts
ask-NoteTurn = Play one note card and move that many spaces, or stay where you are?
ask-MustPlay = Nobody has moved for a whole round: you must play a card. Which one?
ask-Choose = In which area do you settle?
ask-TakeFrom = The pile is empty: from whom do you take a vine?
ask-Placed = Where do you lay a vine?
ask-Flipping = Which key do you turn over?
ask-Hiding = The silver key! Where do you hide it? Nobody else will see.
ask-PutBack = The silver key! On which empty space do you put it back, or does it stay?
ask-PutDown = On which space do you begin?
ask-AtKeys = Your turn: spin the wheel.
ask-Walking = { $steps ->
    [one] One step. Where to?
   *[other] { $steps } steps, no space twice. Where do you end?
}
ask-Join = Which bishop are you?
ask-Chess = Your move: any piece of your colour, or off the far edge.
ask-FullChess = Your move.
ask-AtTroll = Your turn: spin the wheel.
ask-Shed = Two cards are enough. Which one do you discard?
ask-Guarding = On which card does your piece stand?
ask-Brewing = { $acted ->
    [yes] Move your piece, declare, or end your turn?
   *[no] Pick a card from the deck, or turn over a bottle on the shelf?
}
ask-Surplus = Which card do you discard, or follow?
ask-Again = Once more: the deck or the shelf?
ask-Stealing = Which card do you steal?
ask-Looking = Which card do you look at?
ask-AtMirror = Which card do you turn over?
ask-Aside = Without being asked you may also:

## Choices
do-Stay = stay
do-Play = { $notes ->
    [one] play 1 note
   *[other] play { $notes } notes
}
do-Area = settle in area { $area }
do-Rob = take a vine from { $target }
do-Snare = lay the { $shape } in area { $area }
do-Turn = turn over { $spot }
do-Hide = hide it on { $spot }
do-Stand = begin on { $spot }
do-Walk = walk to { $spot }
do-Bishop = the bishop on { $square }
do-Move = { $promoted ->
    [queen] from { $start } to { $square }, becoming a queen
    [rook] from { $start } to { $square }, becoming a rook
    [bishop] from { $start } to { $square }, becoming a bishop
    [knight] from { $start } to { $square }, becoming a knight
   *[other] from { $start } to { $square }
}
do-Leave = leave the board
do-Spin = spin the wheel
do-Draw = pick a card
do-Flip = turn over bottle { $place }
do-Discard = discard card { $place }
do-Cast = follow card { $place }
do-Keep = keep it
do-Guard = move the piece to card { $place }
do-Declare = declare the smallest and the roundest
do-End = end the turn
do-Steal = steal card { $place } of { $target }
do-LookShelf = look at bottle { $place }
do-LookHand = look at card { $place } of { $target }
do-Reveal = turn over mirror card { $place }
do-Resign = resign
do-Note = { $notes ->
    [one] 1 note
   *[other] { $notes } notes
}
do-Barked = { $fluffy ->
    [yes] Fluffy
   *[no] a flute
}
do-Vine = { $shape }
do-Gripped = { $shape }
do-Key = { $silver ->
    [yes] the silver key
   *[no] a gold key
}
do-Spun = spun { $number ->
    [0] the troll
   *[other] { $number }
}
do-Potion = { $card }
do-Mixed = { $small ->
    [yes] the small one
   *[no] the round one
}
do-Mirrored = { $stone ->
    [yes] the Stone
   *[no] You-Know-Who
}

## Refusals
no-chance = players can't choose what cards, keys and wheels bring.
no-over = the game is over.
no-out = you are out of the game.
no-turn = it is not your turn.
no-turn-yet = another player has to answer first. Then your turn goes on.
no-turn-fallen = you were captured, and play no more chess.
no-turn-captured = you were captured at chess, and wait at the troll's door.
no-turn-door = you are at the far door. Wait until all players are here.
no-turn-wrong = you were wrong about the potions, and wait for the Mirror.
no-turn-out = you were wrong, and are out of the potions.
no-aside-now = wait a moment, until this is settled.
when-Stay = you may stay on your turn with Fluffy, or if you have nothing to lay or to move.
when-Play = you play a note card on your turn with Fluffy.
when-Area = you choose an area when you arrive at the Devil's Snare.
when-Rob = you take a vine from another player at the beginning of your turn at the Devil's Snare, if the pile is empty.
when-Snare = you lay a vine on your turn at the Devil's Snare.
when-Turn = you turn over keys by your Fire token, before the search begins.
when-Hide = you hide the silver key when you have found it.
when-Stand = you choose where to begin before the search for the silver key.
when-Walk = you walk on your turn among the keys, when you have spun the wheel.
when-Bishop = you choose a bishop when you arrive at the chess.
when-Move = you move a piece on your turn at the chess.
when-Leave = you leave the board on your turn at the chess.
when-Spin = you spin the wheel at the beginning of your turn, among the keys or with the troll.
when-Draw = you pick a card on your turn at the potions, when nothing else is asked of you.
when-Flip = you turn over a bottle on your turn at the potions, when nothing else is asked of you.
when-Discard = you discard when you hold more than two cards.
when-Cast = you follow an incantation when you have just picked it, or in place of a discard.
when-Keep = you keep a card that you have just picked, if you hold no more than two.
when-Guard = you move your piece to another card on your turn at the potions, before or after your action.
when-Declare = you declare on your turn at the potions, before or after your action.
when-End = you end your turn at the potions after you picked a card or turned over a bottle, when nothing else is asked of you.
when-Steal = you steal a card when you follow Steal a Card.
when-Look = you look at a card when you follow Look at a Card.
when-Reveal = you turn over a mirror card on your turn at the Mirror.
no-standstill = nobody has moved for a whole round: you must play a card.
no-such-notes = { $notes ->
    [one] you hold no card with 1 note.
   *[other] you hold no card with { $notes } notes.
}
no-overshoot = { $left ->
    [one] the trapdoor is 1 space away, and you must reach it by exact count.
   *[other] the trapdoor is { $left } spaces away, and you must reach it by exact count.
}
no-passing-fluffy = Fluffy is awake: without a song of four besides, nobody passes him.
no-such-area = there are { $areas } areas. Choose one of them.
no-free-area = somebody has that area.
no-full-area = that ring is complete: take an area that is still open.
no-staying-empty = the pile is empty, so you must take a vine from another player.
no-such-victim = take from another player here who has a vine.
no-pass = you can lay a vine, so you must.
no-such-snare = you have no such vine.
no-free-space = that space is taken.
no-neighbour = a new vine must lie next to one that is already in this area.
no-such-spot = there are { $spots } spaces, from a1 to f6. Choose one of them.
no-key-there = no key lies face down there.
no-hiding-there = no key lies there to change places with. Choose a space with a key.
no-putting-there = a key lies there. Choose an empty space, or leave the silver key where it was.
no-walk-back = you begin there, and may not visit a space twice. End on another one.
no-such-walk = { $steps ->
    [one] you can't end there with exactly one step.
   *[other] you can't end there with exactly { $steps } steps.
}
no-leaving = in complete chess no piece leaves the board.
no-way-off = your piece has no clear diagonal over the far edge.
no-chess-pass = you can move, so you must.
no-own-man = move a piece of your own colour.
no-others-harry = that piece is another player.
no-second-harry = another player is that bishop already.
no-white-first = the first to come takes a black bishop.
no-one-sided-chess = the last to come takes the colour that nobody plays.
no-bishop-there = no bishop that you could be is there. Choose one that is left.
no-home-there = all bishops that you could be are captured. Choose a square where one of them started.
no-near-home = where the captured bishops started there is no room. Choose the nearest free square of the same shade.
no-such-square = the board ends there.
no-own-capture = nobody captures their own colour.
no-short-promotion = in short chess a pawn stays a pawn.
no-short-castling = in short chess nobody castles.
no-short-passing = in short chess nobody captures en passant.
no-exposing = your king would be in check.
no-king-there = your king would be attacked there.
no-answer = your king is in check and would still be.
no-absent-king = nobody plays that king yet, so nobody attacks it.
no-promotion = only a pawn that reaches the last row becomes another piece.
no-such-promotion = a pawn becomes a queen, rook, bishop or knight, or stays a pawn.
no-castling-moved = the king or that rook has moved, or the rook is gone.
no-castling-between = something stands between the king and the rook.
no-castling-check = a king in check does not castle.
no-castling-attacked = the king would have to pass or reach { $square }, which is attacked.
no-passing = en passant only on the very next turn after a pawn's double step.
no-pawn-move = a pawn goes straight ahead, one square or two at first, and captures diagonally.
no-jumping = something stands between.
no-such-move = that piece does not move like that.
no-pair = you declare with exactly one S and one R.
no-second-action = you have already picked a card or turned over a bottle.
no-cards-left = neither the deck nor the discards have a card left.
no-turned-twice = that bottle lies open already.
no-such-bottle = there are { $bottles } bottles on the shelf. Choose one of them.
no-second-shift = your piece has moved to another card already this turn.
no-shift = your piece is on that card already. Move it to another one.
no-own-card = { $count ->
    [0] you hold no card.
    [one] you hold only 1 card.
   *[other] you hold cards 1 to { $count }. Choose one of them.
}
no-third-card = you hold { $count } cards and may keep two. Discard one.
no-cast-in-shed = you only discard now. An incantation discarded so is not followed.
no-discard-yet = { $count ->
    [one] you hold 1 card and may keep two, so you discard none.
   *[other] you hold { $count } cards and may keep two, so you discard none.
}
no-potion-cast = that card is a potion. Only incantations are followed.
no-old-cast = an incantation that you held before is followed only in place of a discard. Keep it for now.
no-end-before-action = first pick a card or turn over a bottle.
no-end-before-steal = first take a card from another player.
no-own-reach = that card is your own. Choose one of another player.
no-look-under-piece = a piece stands on that card, so nobody may look at it.
no-steal-under-piece = a piece stands on that card, which guards it at this table.
no-such-card = there is no such card there.
no-open-mirror = that card is turned over already. Choose one that lies face down.
no-such-mirror = there are { $cards } mirror cards. Choose one that lies face down.

## What happens
tell-Arrived = { $seat } goes on to { $challenge }.
tell-Passed = { $seat } can do nothing and passes.
tell-Missed = { $seat } misses a turn.
tell-Picked = { $notes ->
    [none] { $seat } picks a note card.
    [one] { $seat } picks a card with 1 note.
   *[other] { $seat } picks a card with { $notes } notes.
}
tell-Stepped = { $space ->
    [16] { $seat } reaches the trapdoor.
   *[other] { $notes ->
        [one] { $seat } plays 1 note and moves to space { $space }.
       *[other] { $seat } plays { $notes } notes and moves to space { $space }.
    }
}
tell-Fluted = { $seat } finds a flute.
tell-FluffyFound = { $seat } has found Fluffy!
tell-Sang = { $seat } plays the song of four: Fluffy falls asleep.
tell-SentBack = Fluffy growls: { $seat } goes back to Start.
tell-HandedIn = { $seat } discards the note cards that are left.
tell-Woke = Fluffy wakes up.
tell-NotesShuffled = The note cards are shuffled.
tell-HandsDealt = Nobody can move: all note cards are dealt anew.
tell-Settled = { $seat } settles in area { $area }.
tell-SnareDrawn = { $shape ->
    [none] { $seat } takes a vine from the pile.
   *[other] { $seat } takes a vine from the pile: { $shape }.
}
tell-SnareTaken = { $shape ->
    [none] { $seat } takes a vine from { $target }.
   *[other] { $seat } takes a vine from { $target }: { $shape }.
}
tell-Snared = { $seat } lays a { $shape } in area { $area }.
tell-Surrounded = { $seat } takes Fire token { $fire }.
tell-KeyTurned = { $silver ->
    [yes] { $seat } turns over { $spot }: the silver key!
   *[no] { $seat } turns over { $spot }: a gold key.
}
tell-KeyHidden = { $seat } has hidden the silver key.
tell-Stood = { $seat } begins on { $spot }.
tell-Whirled = { $number ->
    [0] { $seat } spins the troll.
   *[other] { $seat } spins { $number }.
}
tell-Walked = { $seat } walks { $path }.
tell-Joined = { $seat } is the bishop on { $square }.
tell-Moved = { $taken ->
    [none] { $seat } moves the { $man } from { $start } to { $square }{ becoming }
   *[other] { $seat } moves the { $man } from { $start } to { $square } and captures a { $taken }{ becoming }
}
becoming = { $promoted ->
    [queen] , becoming a queen.
    [rook] , becoming a rook.
    [bishop] , becoming a bishop.
    [knight] , becoming a knight.
   *[other] .
}
tell-Captured = { $seat } is captured by { $by }.
tell-Left = { $seat } leaves the chessboard.
tell-Checked = { $colour } is in check.
tell-ChessOver = { $reason ->
    [mate] Checkmate: { $colour } wins the chess.
    [captured] { $colour } wins the chess: the others are all captured.
   *[other] The chess is drawn.
}
tell-Trolled = The troll sends { $seat } back to the first door.
tell-Ran = { $seat } runs to space { $space }.
tell-Finished = { $seat } reaches the far door.
tell-CardDrawn = { $card ->
    [none] { $seat } picks a card.
   *[other] { $seat } picks { $card }.
}
tell-ShelfTurned = { $seat } turns over bottle { $place }: { $card }.
tell-Discarded = { $seat } discards { $card }.
tell-Followed = { $seat } follows { $card }.
tell-Guarded = { $seat }'s piece stands on card { $place }.
tell-Stolen = { $card ->
    [none] { $seat } steals card { $place } of { $target }.
   *[other] { $seat } steals { $card } from { $target }.
}
tell-Looked = { $target ->
    [none] { $seat } looks at bottle { $place }{ $card ->
        [none] .
       *[other] : { $card }.
    }
   *[other] { $seat } looks at card { $place } of { $target }{ $card ->
        [none] .
       *[other] : { $card }.
    }
}
tell-Inspected = { $cards ->
    [none] { $seat } checks the shelf in secret.
   *[other] { $seat } checks the shelf: { $cards }.
}
tell-Declared = { $right ->
    [yes] { $seat } declares { $small } and { $round }, and is right!
   *[no] { $seat } declares { $small } and { $round }, and is wrong.
}
tell-Beside = The two cards go beside the shelf.
tell-Collected = { $card ->
    [none] { $count ->
        [one] { $seat } collects a card.
       *[other] { $seat } collects { $count } cards.
    }
   *[other] { $seat } collects { $card }.
}
tell-PotionsShuffled = The discards are shuffled into a new deck.
tell-Redealt = Nobody has declared for a long time: all cards are dealt anew.
tell-Lingers = { $seat } is out of the potions.
tell-Shown = { $stone ->
    [yes] { $seat } turns over mirror card { $place }: the Stone!
   *[no] { $seat } turns over mirror card { $place }: You-Know-Who.
}
tell-Resigned = { $seat } gives up.
tell-Won = { $reason ->
    [stone] { $seats } has found the Sorcerer's Stone!
    [stalemate] Nobody wins.
    [threefold] Nobody wins.
    [fifty] Nobody wins.
   *[other] Won by { $seats }.
}

## How it ended
end-stone = { $winners } found the Sorcerer's Stone.
end-trapdoor = { $winners } reached the trapdoor first.
end-fire = { $winners } is the only one not surrounded.
end-key = { $winners } found the silver key.
end-left = { $winners } left the chessboard first.
end-last_harry = { $winners } is the only one not captured.
end-no_progress = for a long time nothing was captured and no pawn moved: { $winners } left together and share the game.
end-mate = checkmate! Won by { $winners }.
end-captured = the other colour has nobody left. Won by { $winners }.
end-stalemate = stalemate: the chess is drawn.
end-threefold = the same position three times: the chess is drawn.
end-fifty = fifty moves without a capture or a pawn's step: the chess is drawn.
end-door = { $winners } reached the far door first.
end-potions = { $winners } declared the smallest and the roundest.
end-last_brewer = { $winners } is the last one at the potions.
end-last = { $winners } is the last one left.

prizes = Winner's tokens
prizes-left = { $count ->
    [0] All three are won.
    [one] One more is to be won.
   *[other] { $count } more are to be won.
}

## Where the figures come from
source-order = The six challenges and their order, that each begins with the first to come or only when all are there, and one order of turns over all the boards.
source-corridor = Fluffy: 15 tokens, 14 flutes and one Fluffy, one on each space; 40 note cards with one to four notes, two for everybody; the song of four.
source-vines = The Devil's Snare: four areas with equal paths, 40 tokens that must match their spaces, four Fire tokens.
source-keys = The Winged Keys: 36 keys, one of them silver, one on each space; walks in any direction.
source-chess = The chess: 32 men in their usual places, Ron and Hermione in the places of a black knight and a black rook, players as bishops; short and complete chess.
source-troll = The troll: from door to door by the wheel, and the troll on the wheel sends you back; how long those wait who were captured at chess.
source-potions = The potions: 26 potions S and R, seven of them on the shelf, 14 incantations of five kinds and what they do; bonus cards by the order of finishing.
source-mirror = The Mirror: ten cards; who was wrong about the potions waits two turns.
source-prizes = Three winner's tokens, for the first three complete games.
source-alone = What is different when a challenge is played alone.
source-players = For two to four: the rulebook prints no number, but the box has four pieces.
source-notes = How many note cards there are of each kind: ten.
source-rings = The rings of ten spaces, the ten vines, and their names.
source-grid = That the hall of keys is six by six.
source-wheels = The numbers on the wheels: 1 to 6 for the keys; 1 to 5 and the troll for the other, of which a picture in the rulebook shows 1, 2 and 5.
source-path = How long the troll's path is: 14 spaces between the doors.
source-bottles = That the potions are 1 to 13 of each kind, once.
source-incantations = How many there are of each incantation.
source-stone = That one of the ten mirror cards is the Stone, and nine show You-Know-Who.
source-drawings = All drawings.

## The text view: what its rows are called, and their values (rows.toml says the rest)
part-hagrid = Fluffy
part-sprout = The Devil's Snare
part-flitwick = The Winged Keys
part-mcgonagall = The chess
part-quirrell = The troll
part-snape = The potions
part-mirror = The Mirror
field-turn = Turn
field-where = Where everybody is
field-held = Turns to wait
field-out = Out of the game
field-prizes = Winner's tokens so far
field-dark = Tokens face down, by spaces
field-fluffy = Fluffy
item-fluffy = { $value ->
    [-1] under one of the tokens
   *[other] on space { $value }
}
field-singer = Fluffy sleeps until the turn of
field-pos = In the corridor, past the door
item-pos = { $value ->
    [16] at the trapdoor
   *[other] space { $value }
}
field-notes = Your note cards
item-notes = { $value ->
    [one] 1 note
   *[other] { $value } notes
}
field-note_counts = Note cards in hand
field-note_pile = Note cards in the pile
field-note_discards = Note cards discarded, by their notes
field-area = Who is in which area
field-rings = Vines around each area
field-snares = Your vines
field-snares_known = Vines you know of
field-snare_counts = Vines in hand
field-snare_pile = Vines in the pile
field-fire = Fire tokens
field-keys = Keys face down
field-silver = The silver key, as you know
field-stands = Who stands where among the keys
field-found = Have found the silver key
field-squares = The chessboard
cell-squares = { $value ->
    [0] –
    [1] white pawn
    [2] white knight
    [3] white bishop
    [4] white rook
    [5] white queen
    [6] white king
    [7] black pawn
    [8] black knight
    [9] black bishop
    [10] black rook
    [11] black queen
   *[12] black king
}
field-harry = Which bishop is whose
field-colour = Who plays which colour
field-ron = Ron, a black knight
field-hermione = Hermione, a black rook
field-captured = Captured, in this order
field-passant = A pawn has just crossed
field-quiet = Chess turns without a capture or a pawn's move
field-checked = In check
field-run = On the troll's path, past the first door
item-run = { $value ->
    [15] at the far door
   *[other] space { $value }
}
field-finish = Past the troll, in this order
field-shelf = Bottles on the shelf that you know
field-shelf_open = Bottles that lie open
field-beside = Beside the shelf
field-hands = Potion cards, with ? for what you don't know
field-claims = Wrong declarations
item-claims = { $target ->
    [none] { $small } and { $round }; nobody had a lower one
   *[other] { $small } and { $round }; who had a lower one: { $target }{ $by ->
        [none] { "" }
       *[other] , { $by }
    }
}
field-elsewhere = Potions you have seen off the shelf
field-astray = At least one of these is not on the shelf
field-mixed = Mixed and handed out
item-mixed = { $small } and { $round }: one is card { $place } of { $target }, one is card { $other } of { $by }
field-guard = Which card is under whose piece
field-deck = Potion cards in the deck
field-discards = Discards, the newest last
field-gone = Out of play
field-lose = Miss their next turn
field-wrong = Have declared wrongly
field-mirrors = Mirror cards face down

## At the desk
desk-leads = { $what ->
    [trapdoor] through the trapdoor
    [fluffy] to space { $space }: Fluffy, awake
    [asleep] to space { $space }: Fluffy, asleep
    [past] past Fluffy to space { $space }, with a song
    [token] to space { $space }, a token
   *[free] to space { $space }, free
}
desk-no-note = No card fits: stay
desk-song = The song
desk-song-held = { $notes ->
    [none] Of the song you have nothing yet
   *[other] Of the song you have: { $notes }
}
desk-song-help = { $lacking ->
    [none] You have the whole song! It is played by itself when you meet Fluffy, and takes all four cards.
   *[other] A song is one card each of 1, 2, 3 and 4 notes. You lack: { $lacking }. Who meets Fluffy without it goes back to Start.
}
desk-fluffy = { $dog ->
    [hidden] Nobody knows yet where Fluffy lies.
    [awake] Fluffy is awake on space { $space }: nobody passes him without a song.
   *[asleep] Fluffy is asleep on space { $space }: you may pass.
}
desk-areas = You stand in the middle of an area. When the vines around it are whole, you are surrounded: choose where few lie.
desk-vines = A vine fits its own shape, next to one that lies there already. The last who is not surrounded does best.
desk-no-vine = None of your vines fits: go on
desk-pile = { $count ->
    [0] The pile is empty.
    [one] 1 vine is left in the pile.
   *[other] { $count } vines are left in the pile.
}
desk-tokens = { $count ->
    [one] Take the one vine
   *[other] Take one of { $count } vines
}
desk-keys = { $count ->
    [one] 1 key is left.
   *[other] { $count } keys are left, one of them silver.
}
desk-flips = { $count ->
    [one] You turn over one more.
   *[other] You turn over { $count } more.
}
desk-key = Touch a key on the board: the silver key and that one change places. Nobody else will learn which.
desk-put-back = Touch an empty space, or the one where you found it. All will see it.
desk-put-down = Any space will do. The key there stays as it is.
desk-walk = You go all the steps, in any direction, no space twice; the key where you end is turned over.
desk-join = { $chess ->
    [complete] You are this bishop for the whole game. In complete chess the colour that mates wins.
   *[short] You are this bishop. Cross the board, and leave over the far edge.
}
desk-bishop = The bishop on { $square }, { $colour }
desk-colour = You play { $colour }.
desk-chess = Move any piece of your colour but other players. Bring your own piece over the far edge, and don't get captured.
desk-quiet = For { $count } turns nothing has been captured and no pawn has moved. After 60 all leave together.
desk-checked = Your king is in check!
desk-no-move = You can't move: go on
desk-to-door = { $count ->
    [one] One more space to the far door.
   *[other] { $count } more spaces to the far door.
}
desk-troll = The troll on the wheel sends you back to the first door.
desk-cards = Your cards
desk-shelf = { $draw ->
    [yes] Or touch a bottle on the shelf that lies face down.
   *[no] Touch a bottle on the shelf that lies face down.
}
desk-potions = You look for the smallest (S) and the roundest (R) bottle. What lies on the shelf does not count, so every bottle you turn over tells you more.
desk-bottle = { $small ->
    [yes] Small bottle number { $number }
   *[no] Round bottle number { $number }
}
desk-declare = Declare { $small } and { $round }
desk-fresh = new
desk-guarded = under the piece
desk-guard = Nobody can look at the card under your piece.
desk-surplus = One card too many! Discard one, or do what it says?
desk-do-Discard = Discard { $card }
desk-do-Cast = Do it: { $card }
desk-do-Guard = Piece on { $card }
desk-card = { $card ->
    [none] Card { $place }
   *[other] Card { $place }: { $card }
}
desk-about-Stealing = You take it without seeing it first. Then you discard down to two.
desk-about-Looking = Or touch a bottle on the shelf. Only you will see it. The card under a piece can't be looked at.
desk-about-TakeFrom = You take a vine without seeing it first.
desk-mirror = { $count ->
    [one] One card is left: it is the Stone!
   *[other] { $count } cards are left, one of them shows the Stone.
}
desk-seen = { $target ->
    [none] You have looked at bottle { $place }. Only you know:
   *[other] You have looked at card { $place } of { $target }. Only you know:
}
desk-seen-close = I'll remember that
desk-wait = { $why ->
    [captured] { $turns ->
        [0] You were captured: you wait at the door until the others have begun to run.
        [one] You were captured: you wait one more turn.
       *[other] You were captured: you wait { $turns } more turns.
    }
    [captured-alone] You were captured. The others play on.
    [door] You are through! Now wait until the others are here too.
    [missed] { $turns ->
        [one] You miss your next turn.
       *[other] You miss your next { $turns } turns.
    }
    [wrong] { $turns ->
        [0] You were wrong about the potions: you wait until all the others have come to the Mirror, and then two turns.
        [one] You were wrong about the potions: you wait one more turn.
       *[other] You were wrong about the potions: you wait { $turns } more turns.
    }
    [wrong-alone] You were wrong. The others play on.
    [fire] You have your Fire token. Now wait for the last one to come.
   *[out] You have given up. The others play on.
}
desk-other-NoteTurn = { $name } plays a note card, or stays.
desk-other-MustPlay = { $name } must play a note card.
desk-other-Choose = { $name } chooses an area.
desk-other-TakeFrom = { $name } takes a vine from somebody.
desk-other-Placed = { $name } lays a vine.
desk-other-Flipping = { $name } turns over a key.
desk-other-Hiding = Eyes shut! { $name } hides the silver key.
desk-other-PutBack = { $name } puts the silver key back.
desk-other-PutDown = { $name } chooses where to begin.
desk-other-AtKeys = { $name } is about to spin.
desk-other-Walking = { $steps ->
    [one] { $name } goes one step and chooses where to.
   *[other] { $name } goes { $steps } steps and chooses where to.
}
desk-other-Join = { $name } chooses a bishop.
desk-other-Chess = { $name } moves.
desk-other-FullChess = { $name } moves.
desk-other-AtTroll = { $name } is about to spin.
desk-other-Shed = { $name } has too many cards and discards one.
desk-other-Guarding = { $name } puts the piece on a card.
desk-other-Brewing = { $acted ->
    [yes] { $name } may still move the piece or declare.
   *[no] { $name } picks a card or turns over a bottle.
}
desk-other-Surplus = { $name } has picked a card and thinks.
desk-other-Again = { $name } may act once more.
desk-other-Stealing = { $name } steals a card.
desk-other-Looking = { $name } looks at a card.
desk-other-AtMirror = { $name } turns over a card of the Mirror.
sure-Declare = If a lower bottle is in the deck, among the discards or in another hand, you are wrong, and out of the potions.
sure-Resign = The others play on without you. There is no way back.

## On the board
board-map = Who stands where
board-station = { $who ->
    [none] { $challenge }: nobody
   *[other] { $challenge }: { $who }
}
board-on-turn = on turn
board-waits = { $count ->
    [0] waits for the others
    [one] waits one turn
   *[other] waits { $count } turns
}
board-others = The other boards
board-look-at = Look at the board. { $station }
board-back = { $mine ->
    [yes] Back to my board
   *[no] Back to who is on turn
}
board-empty-hand = nothing in hand
board-here = here: { $who }
board-lit = can be touched
board-pile = Pile
hagrid-spaces = The corridor from the door to the trapdoor
hagrid-space = { $space ->
    [0] The door next to Start
    [16] The trapdoor
   *[other] Space { $space }
}
hagrid-token = a token face down
hagrid-fluffy = { $fluffy ->
    [hidden] Fluffy hides under a token
   *[awake] Fluffy is awake!
}
hagrid-fluffy-asleep = Fluffy sleeps until { $who } is on turn again
hagrid-hand = Your note cards: { $count }
hagrid-cards = { $notes ->
    [one] 1 note
   *[other] { $notes } notes
}: { $count }
hagrid-song = { $song ->
    [yes] One of each: a song of four!
   *[no] One of each makes a song.
}
hagrid-discards = Discards
sprout-spaces = Four areas and the vines around them
sprout-area = Area { $area }, { $count } of { $whole } vines
sprout-nobody = nobody in it
sprout-space = { $grown ->
    [yes] Area { $area }, { $shape }, overgrown
   *[no] Area { $area }, { $shape }, free
}
sprout-hand = Your vines: { $count }
sprout-fires = Fire tokens
sprout-fire = { $who ->
    [none] Fire token { $fire }: nobody has it
   *[other] Fire token { $fire }: { $who }
}
flitwick-spots = The hall of keys, six by six
flitwick-lies = { $lies ->
    [silver] the silver key, as you know
    [key] a key
   *[empty] empty
}
flitwick-wheel = The wheel.
flitwick-left = { $count ->
    [one] One key is left.
   *[other] { $count } keys are left.
}
flitwick-known = You know where the silver key is: { $spot }.
flitwick-found = Found the silver key: { $who }
board-out = out of the game
board-holds = { $challenge ->
    [hagrid] { $count ->
        [one] 1 note card
       *[other] { $count } note cards
    }
    [sprout] { $count ->
        [one] 1 vine
       *[other] { $count } vines
    }
   *[other] { $count ->
        [one] 1 potion card
       *[other] { $count } potion cards
    }
}
board-known = as you know: { $things }
board-fire = Fire token { $fire }
board-prizes = { $count ->
    [one] 1 winner's token
   *[other] { $count } winner's tokens
}

# The chessboard
mcgonagall-chessboard = The chessboard
mcgonagall-free = free
mcgonagall-man = { $colour } { $man }
mcgonagall-ron = Ron
mcgonagall-hermione = Hermione
mcgonagall-in-check = in check
mcgonagall-last = last move
mcgonagall-turn = Turn the board
mcgonagall-edge = The far edge
mcgonagall-edge-open = Leave over the far edge
mcgonagall-lost = Captured: { $men }
mcgonagall-none-lost = Nothing is captured yet
mcgonagall-captured = captured
mcgonagall-no-player = nobody yet

# The troll
quirrell-wheel = The wheel.
quirrell-spin = Spin the wheel.
quirrell-spun = { $number ->
    [0] It shows the troll.
   *[other] It shows { $number }.
}
quirrell-runs = { $space ->
    [0] { $who }: at the first door
    [15] { $who }: at the far door
   *[other] { $who }: on space { $space }
}
quirrell-through = arrived as number { $rank }

# The potions
snape-shelf = The shelf
snape-bottle = Bottle { $place }
snape-face-down = face down
snape-known = you know it
snape-either = { $one } or { $other }
snape-hands = Cards of the others
snape-card-of = { $who }, card { $place }
snape-guarded = under the piece
snape-misses = misses a turn
snape-no-cards = no card
snape-own-cards = Your cards
snape-deck = The deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
snape-discards = Discards: { $count }
snape-gone = Out of play: { $count }
snape-beside = Beside the shelf: { $count }
snape-unseen = Out of your sight: { $count }
snape-perhaps-shelf = Perhaps on the shelf
snape-not-shelf = Not on the shelf
snape-claim = { $who ->
    [none] { $one } and { $other } were wrong; nobody had lower ones.
   *[other] { $one } and { $other } were wrong; lower ones lay before { $who }.
}

# The Mirror
mirror-cards = The Mirror of Erised
mirror-card = Card { $place }
mirror-hidden = face down
mirror-nobody = You-Know-Who
mirror-stone = the Stone
mirror-before = Before the Mirror

## Why a bot plays so: chess
why-bishop = of the bishops that are left, this one stands best.
why-off = that is the far edge, and off the board.
why-catch = that captures another player.
why-mate = that is checkmate.
why-check = that gives check.
why-capture = that captures something: { $man }.
why-promote = the pawn is at the last row and becomes more.
why-flee = the player's own piece was about to be captured.
why-stop = somebody was about to leave the board.
why-save = this could have been captured: { $man }.
why-run = { $turns ->
    [one] one more turn, and the far edge is passed.
   *[other] from there the far edge is { $turns } turns away.
}
why-open = { $turns ->
    [one] that opens the way over the far edge.
   *[other] that opens a way: then the far edge is { $turns } turns away.
}
why-castle = the king is safer in the corner.
why-threaten = from there something can be captured: { $man }.
why-pawn = pawns ahead make room and guard squares.
why-develop = this should not stay at home: { $man }.
why-better = this stands better there: { $man }.
why-ahead = { $depth ->
    [one] looking one move ahead: { $pawns } pawns.
   *[other] looking { $depth } moves ahead: { $pawns } pawns.
}
why-surely = { $moves ->
    [one] that wins at once, whatever the others do.
   *[other] that wins in { $moves } moves, whatever the others do.
}
why-lost = { $moves ->
    [one] the next move of the others wins, whatever is done.
   *[other] the others win in { $moves } moves, whatever is done.
}

## Why a bot plays so: the other challenges
why-trapdoor = that leads to the trapdoor.
why-dog = there is a song for the dog.
why-sleeps = the dog is asleep just now.
why-bare = the token there is gone, so that nothing can bark.
why-strides = { $left ->
    [one] only one space is left after that.
   *[other] { $left } spaces are left after that.
}
why-gathers = without a song nobody gets past the dog.
why-waits = no card leads where it would help.
why-turns = { $turns ->
    [0] that is the end of the way.
    [one] about one more turn to the trapdoor, by its reckoning.
   *[other] about { $turns } more turns to the trapdoor, by its reckoning.
}
why-song = all four notes of the song are in the hand.
why-no-song = { $count ->
    [one] one note of the song is still missing.
   *[other] { $count } notes of the song are still missing.
}
why-area = the fewest vines grow there.
why-rob = most likely that is where the vines are that would do harm.
why-nothing-fits = nothing in the hand fits anywhere.
why-closes = that closes the ring: { $shape }.
why-snares = { $left ->
    [one] after this one more vine closes that ring: { $shape }.
   *[other] after this { $left } more vines close that ring: { $shape }.
}
why-harmless = it harms nobody there: { $shape }.
why-own-ring = nothing else can be laid: { $shape }.
why-denies = { $count ->
    [one] one vine that would fit the own ring stays in the hand.
   *[other] { $count } vines that would fit the own ring stay in the hand.
}
why-stands = { $count ->
    [one] one key is near.
   *[other] { $count } keys are near.
}
why-key = { $left ->
    [one] the last key must be the silver one.
   *[other] one of { $left } keys is the silver one, why not that.
}
why-silver = there is the silver key.
why-nearer = no key is within reach, but that is nearer to one.
why-hides = nobody else knows where, and nobody could guess.
why-puts-back = those who search have a long way there.
why-hidden = { $count ->
    [one] one place is far enough from those who search.
   *[other] { $count } places are far enough from those who search.
}
why-mirror = { $count ->
    [one] it is the last one.
   *[other] one of { $count } shows the Stone, and nobody knows which.
}
why-draw = the deck may bring a better potion.
why-flip = what stands on the shelf does not count, and it is good to know.
why-discard = that is of least use: { $card }.
why-cast = that is worth following at once: { $card }.
why-keep = there is room for it.
why-guard = that card is best not seen.
why-brewed = there is nothing more to do this turn.
why-look-shelf = what stands on the shelf decides which potions count.
why-look-hand = who knows the others' cards knows whom to rob.
why-steal = a better card may be there, and its owner can do without it.
why-declare = it is likely enough that no lower ones count.
why-sure = by all that was seen the pair is right with { $share }.

## Luck and figures, when it is over
luck-dog = { $seen ->
    [0] no token that { $seat } turned over was Fluffy
   *[other] { $seat } turned over Fluffy
}; { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } were to be expected
luck-silver = { $seen ->
    [0] { $seat } did not come upon the silver key by chance
   *[other] { $seat } came upon the silver key by chance
}; { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } were to be expected
luck-troll = { $seen ->
    [0] { $seat } never spun the troll
    [1] { $seat } spun the troll once
   *[other] { $seat } spun the troll { $seen } times
}; { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } were to be expected
luck-stone = { $seen ->
    [0] none of { $seat }'s mirror cards was the Stone
   *[other] { $seat } turned over the Stone
}; { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } were to be expected
luck-dog-title = Fluffy turned up
luck-silver-title = The silver key come upon by chance
luck-troll-title = The troll spun
luck-stone-title = The Stone turned up
figure-Stepped = Note cards played
figure-Fluted = Flutes found
figure-SentBack = Times sent back by Fluffy
figure-Snared = Vines laid
figure-KeyTurned = Keys turned over
figure-Moved = Chess moves
figure-Trolled = Times sent back by the troll
figure-CardDrawn = Potion cards picked
figure-ShelfTurned = Bottles turned over
figure-Shown = Mirror cards turned over

## In the terminal
# A challenge in a word, on the map.
screen-station = { $challenge ->
    [hagrid] Fluffy
    [sprout] Snare
    [flitwick] Keys
    [mcgonagall] Chess
    [quirrell] Troll
    [snape] Potions
   *[mirror] Mirror
}
screen-area = Area { $area }  { $count }/{ $whole }
screen-troll = troll
screen-look = “board { $station }” shows another board.
screen-fire = Fire { $fire }
screen-legend = { $challenge ->
    [hagrid] ● token face down · F! Fluffy, awake · Fz asleep · ▼ trapdoor
    [sprout] ■ vine · + one of yours fits
    [flitwick] o┬ key · S┬ the silver one · [ ] you may go there
    [mcgonagall] ♗A a player · ♞r Ron · ♜h Hermione · > moved lately. Type e2e4
    [quirrell] ∩ doors
    [snape] (4S) only you know it · A: the card under the piece of A
   *[mirror] × You-Know-Who · ★ the Stone
}
