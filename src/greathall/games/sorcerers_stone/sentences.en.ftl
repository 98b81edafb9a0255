# Every sentence that players of The Sorcerer's Stone read. The names of challenges, cards, shapes and squares come from
# the game's labels.

title = The Sorcerer's Stone
tagline = Six challenges guard the Stone: a dog, a snare, keys, chess, a troll and potions. Be the first to find it in the Mirror.
variants = Or play one challenge on its own:
variant-hagrid = Fluffy
variant-hagrid-tagline = Creep past the three-headed dog, or sing him to sleep.
variant-sprout = Devil's Snare
variant-sprout-tagline = Lay vines around the others and stay free the longest.
variant-flitwick = Winged Keys
variant-flitwick-tagline = Thirty-six keys, one of them silver: find it first.
variant-mcgonagall = Wizard's Chess
variant-mcgonagall-tagline = You are one of the bishops. Escape over the far edge, or play for mate.
variant-quirrell = Troll Race
variant-quirrell-tagline = Spin and run. The troll sends you back.
variant-snape = Secret Potions
variant-snape-tagline = Collect the smallest and the roundest bottle, and say so at the right moment.
# Never shown: other sentences select by it.
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
    [another_turn] At once, turn over a bottle on the shelf or pick another card.
    [steal] Take one of another player's cards, then discard down to 2.
    [look] Look at one bottle on the shelf or one of another player's cards, but not one under a piece.
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
option-challenge = Challenges
option-challenge-help = All 6 in a row and then the Mirror, or just one of them.
option-chess = Chess
option-chess-help = Short chess has no check: get your own piece off the far edge. In complete chess the colour that mates goes first.
option-chess-short = short
option-chess-complete = complete
option-exact_count_at_trapdoor = Exact count at the trapdoor
option-exact_count_at_trapdoor-help = You can't play a card that would take you past the trapdoor.
option-hide_silver_key = Hiding the silver key
option-hide_silver_key-help = The finder swaps it in secret with any face-down key, or puts it openly on an empty space.
option-hide_silver_key-exchange = swapped in secret with another key
option-hide_silver_key-vacant = put openly on an empty space
option-exit_within_slide = Leaving the chessboard in one go
option-exit_within_slide-help = Your piece may slide along a clear diagonal and off the far edge in one move. Otherwise it must stop on the last row first.
option-piece_protects_from_steal = Pieces protect against stealing
option-piece_protects_from_steal-help = Nobody can look at the card under your piece. With this option nobody can steal it either.

## Prompts
ask-NoteTurn = Play a note card and move that many spaces, or stay where you are?
ask-MustPlay = Nobody has moved for a whole round, so you must play a card. Which one?
ask-Choose = Which area do you settle in?
ask-TakeFrom = The pile is empty. Whose vine do you take?
ask-Placed = Where do you lay a vine?
ask-Flipping = Which key do you turn over?
ask-Hiding = The silver key! Where do you hide it? Nobody else will see.
ask-PutBack = The silver key! Put it on an empty space, or leave it where it is?
ask-PutDown = Which space do you begin on?
ask-AtKeys = Your turn: spin the wheel.
ask-Walking = { $steps ->
    [one] 1 step. Where to?
   *[other] { $steps } steps, no space twice. Where do you stop?
}
ask-Join = Which bishop are you?
ask-Chess = Your move: move any piece of your colour, or leave over the far edge.
ask-FullChess = Your move.
ask-AtTroll = Your turn: spin the wheel.
ask-Shed = You may keep 2 cards. Which one do you discard?
ask-Guarding = Which card do you put your piece on?
ask-Brewing = { $acted ->
    [yes] Move your piece, declare or end your turn?
   *[no] Pick a card from the deck, or turn over a bottle on the shelf?
}
ask-Surplus = Which card do you discard or follow?
ask-Again = You act again: the deck or the shelf?
ask-Stealing = Which card do you steal?
ask-Looking = Which card do you look at?
ask-AtMirror = Which card do you turn over?
ask-Aside = You can also:

## The coach: before the first question of each kind, what you are after, and what to look out for
coach-NoteTurn = A card moves you exactly as far as it has notes. Fluffy hides under one of the tokens. To pass him you need all four: 1, 2, 3 and 4 notes.
coach-MustPlay = Nobody wanted to move, so now you must. Choose the card that hurts you least.
coach-Choose = Vines will grow around your area. Once its ring is complete, you are surrounded. Try to be the last.
coach-TakeFrom = You get one of that player's vines without seeing it first. Then you lay one as usual.
coach-Placed = A vine goes on its own shape, beside others of that ring. Close in on the others. Whoever stays free longest gets the highest Fire token.
coach-Flipping = One of these keys is silver and opens the way. The golden ones are removed.
coach-Hiding = Swap it with any face-down key, or leave it. The others have to find it now, so make it far for them.
coach-PutBack = Everyone sees where it goes. Make it far for the players still searching.
coach-PutDown = From here you walk from key to key. Start where many are close together.
coach-AtKeys = The wheel says how many steps you take. Where you stop, you turn over the key.
coach-Walking = You may change direction, but use no space twice. Where you stop, you turn over the key.
coach-Join = From now on you are this bishop. You may play on the others' side, or against them.
coach-Chess = Move any piece of your colour. Your own bishop has to leave over the far edge. If it is captured, you play no more chess.
coach-FullChess = This is real chess: mate the other king before they mate yours. If your own piece is captured, you play no more chess.
coach-AtTroll = You run as far as the wheel says. If it says troll, you are back at the first door.
coach-Shed = Collect the lowest S and the lowest R that aren't on the shelf. Drop what is too high, or an incantation you don't need.
coach-Guarding = Nobody can look at the card under your piece. Put it on the one you want to hide.
coach-Brewing = You want the lowest S and the lowest R that aren't on the shelf. Pick a card, or turn over a bottle to see what doesn't count. When you hold both, declare.
coach-Surplus = You keep 2 cards. Drop the one that helps least, or follow an incantation instead.
coach-Again = You may pick another card, or turn over another bottle.
coach-Stealing = You take one card without seeing it first. Then you discard down to 2.
coach-Looking = Only you see it, and then it goes back. Remember what doesn't count, or whom to rob.
coach-AtMirror = One of these cards is the Stone. Whoever turns it over wins the game.
goal-hagrid = { $left ->
    [one] Reach the trapdoor: 1 space to go.
   *[other] Reach the trapdoor: { $left } spaces to go.
}
goal-area = Find an area, and stay free the longest.
goal-sprout = Stay free the longest: { $laid } of { $all } vines around you.
goal-fire = Fire token { $fire } is yours. Close in on the others.
goal-flitwick = { $left ->
    [one] Find the silver key: it is the last one.
   *[other] Find the silver key: 1 of { $left }.
}
goal-bishop = Get your bishop over the far edge.
goal-chess = { $left ->
    [0] Get your bishop over the far edge: it is there.
    [one] Get your bishop over the far edge: 1 row to go.
   *[other] Get your bishop over the far edge: { $left } rows to go.
}
goal-mate = Mate the other king.
goal-quirrell = { $left ->
    [0] You are through. Wait for the others.
    [one] Reach the far door: 1 space to go.
   *[other] Reach the far door: { $left } spaces to go.
}
goal-snape = Hold the lowest S and R that aren't on the shelf.
goal-wrong = You declared wrongly. Wait for the Mirror.
goal-mirror = { $left ->
    [one] Find the Stone: it is the last card.
   *[other] Find the Stone: 1 of { $left } cards.
}
warn-fluffy = { $left ->
    [one] Fluffy is awake, 1 space ahead. You need 1, 2, 3 and 4 notes for a song.
   *[other] Fluffy is awake, { $left } spaces ahead. You need 1, 2, 3 and 4 notes for a song.
}
warn-trapdoor = { $left ->
    [one] { $seat } is 1 space from the trapdoor.
   *[other] { $seat } is { $left } spaces from the trapdoor.
}
warn-ring = One more vine surrounds you: { $shape }.
warn-edge = { $left ->
    [one] { $seat } is 1 row from the far edge.
   *[other] { $seat } is { $left } rows from the far edge.
}
warn-door = { $left ->
    [one] { $seat } is 1 space from the far door.
   *[other] { $seat } is { $left } spaces from the far door.
}
warn-declare = Declare only if you are sure: after a wrong declaration you brew no more.

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
    [queen] from { $start } to { $square }, promoting to a queen
    [rook] from { $start } to { $square }, promoting to a rook
    [bishop] from { $start } to { $square }, promoting to a bishop
    [knight] from { $start } to { $square }, promoting to a knight
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
do-Steal = steal { $target }'s card { $place }
do-LookShelf = look at bottle { $place }
do-LookHand = look at { $target }'s card { $place }
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
no-chance = players can't choose what the cards, keys or wheels do.
no-over = the game is over.
no-out = you have resigned.
no-turn = it is not your turn.
no-turn-yet = another player has to answer first. Then your turn goes on.
no-turn-fallen = you were captured, so you are out of the chess.
no-turn-captured = you were captured at chess and are waiting at the troll's door.
no-turn-door = you are at the far door. Wait until everyone is here.
no-turn-wrong = you were wrong about the potions and are waiting for the Mirror.
no-turn-out = you were wrong, so you are out of the potions.
no-aside-now = not yet. Wait until this is settled.
when-Stay = you may stay on your turn with Fluffy, or if you have nothing to lay or move.
when-Play = you play a note card on your turn with Fluffy.
when-Area = you choose an area when you arrive at the Devil's Snare.
when-Rob = if the pile is empty, you take another player's vine at the start of your turn at the Devil's Snare.
when-Snare = you lay a vine on your turn at the Devil's Snare.
when-Turn = you turn over as many keys as your Fire token says, before the search begins.
when-Hide = you hide the silver key when you find it.
when-Stand = you choose where to begin before the search for the silver key.
when-Walk = you walk on your turn among the keys, once you have spun the wheel.
when-Bishop = you choose a bishop when you arrive at the chess.
when-Move = you move a piece on your turn at the chess.
when-Leave = you leave the board on your turn at the chess.
when-Spin = you spin the wheel at the start of your turn, at the keys or at the troll.
when-Draw = you pick a card on your turn at the potions, unless another question comes first.
when-Flip = you turn over a bottle on your turn at the potions, unless another question comes first.
when-Discard = you discard when you hold more than 2 cards.
when-Cast = you follow an incantation when you have just picked it, or instead of discarding.
when-Keep = you keep a card you have just picked, if you hold no more than 2.
when-Guard = you move your piece to another card on your turn at the potions, before or after your action.
when-Declare = you declare on your turn at the potions, before or after your action.
when-End = you end your turn at the potions after you pick a card or turn over a bottle. Other questions come first.
when-Steal = you steal a card when you follow “Steal a Card”.
when-Look = you look at a card when you follow “Look at a Card”.
when-Reveal = you turn over a mirror card on your turn at the Mirror.
no-standstill = nobody has moved for a whole round, so you must play a card.
no-such-notes = { $notes ->
    [one] you hold no card with 1 note.
   *[other] you hold no card with { $notes } notes.
}
no-overshoot = { $left ->
    [one] the trapdoor is 1 space away, and you must reach it by exact count.
   *[other] the trapdoor is { $left } spaces away, and you must reach it by exact count.
}
no-passing-fluffy = Fluffy is awake: to pass him, you need a song of four besides the card you move with.
no-such-area = there are { $areas } areas. Choose one of them.
no-free-area = that area is taken. Choose another one.
no-full-area = that ring is complete. Choose an area that is still open.
no-staying-empty = the pile is empty, so you must take a vine from another player.
no-such-victim = choose another player here who has a vine.
no-pass = you can lay a vine, so you must.
no-such-snare = you don't have that vine. Lay one of yours.
no-free-space = that space is taken. Choose a free one.
no-neighbour = vines already grow in this area: lay yours beside one of them.
no-such-spot = there are { $spots } spaces, from a1 to f6. Choose one of them.
no-key-there = there is no face-down key there. Choose a space with one.
no-hiding-there = there is no key there to swap with. Choose a space with a key.
no-putting-there = there is a key there. Choose an empty space, or leave the silver key where it was.
no-walk-back = you start there, and can't visit a space twice. Stop somewhere else.
no-such-walk = { $steps ->
    [one] you can't get there in exactly 1 step.
   *[other] you can't get there in exactly { $steps } steps.
}
no-leaving = in complete chess, pieces can't leave the board.
no-way-off = your piece has no clear diagonal over the far edge.
no-chess-pass = you can move, so you must.
no-own-man = move a piece of your own colour.
no-others-harry = that piece is another player. Move a different one.
no-second-harry = another player is already that bishop.
no-white-first = the first player to arrive takes a black bishop.
no-one-sided-chess = the last player to arrive takes the colour that nobody plays.
no-bishop-there = that square has no bishop for you. Choose one that is left.
no-home-there = all the bishops you could be have been captured. Choose a square where one of them started.
no-near-home = the captured bishops' starting squares are taken. Choose the nearest free square of the same shade.
no-such-square = that square is not on the board.
no-own-capture = you can't capture your own colour.
no-short-promotion = in short chess a pawn stays a pawn.
no-short-castling = there is no castling in short chess.
no-short-passing = there is no capturing en passant in short chess.
no-exposing = your king would be in check.
no-king-there = your king would be attacked there.
no-answer = your king is in check, and still would be after that move.
no-absent-king = nobody plays that king yet, so you can't attack it.
no-promotion = only a pawn that reaches the last row is promoted.
no-such-promotion = a pawn becomes a queen, rook, bishop or knight, or stays a pawn.
no-castling-moved = the king or that rook has moved, or the rook is gone.
no-castling-between = there is a piece between the king and the rook.
no-castling-check = you can't castle while your king is in check.
no-castling-attacked = the king would cross or reach { $square }, which is attacked.
no-passing = you can capture en passant only on the turn right after a pawn's double step.
no-pawn-move = a pawn moves 1 square straight ahead, or 2 on its first move, and captures diagonally.
no-jumping = there is a piece in the way.
no-free-move = that piece has nowhere to go now. Move another one.
no-such-move = that piece doesn't move like that.
no-pair = you can only declare with exactly one S and one R.
no-second-action = you have already picked a card or turned over a bottle.
no-cards-left = there are no cards left in the deck or the discards.
no-turned-twice = that bottle is already face up. Choose one that is face down.
no-such-bottle = there are { $bottles } bottles on the shelf. Choose one of them.
no-second-shift = your piece has already moved to another card this turn.
no-shift = your piece is already on that card. Move it to another one.
no-own-card = { $count ->
    [0] you hold no cards.
    [one] you hold only 1 card.
   *[other] you hold cards 1 to { $count }. Choose one of them.
}
no-third-card = you hold { $count } cards and may keep 2. Discard one.
no-cast-in-shed = you can only discard now. You can't follow an incantation.
no-discard-yet = { $count ->
    [one] you hold 1 card and may keep 2, so you can't discard.
   *[other] you hold { $count } cards and may keep 2, so you can't discard.
}
no-potion-cast = that card is a potion. You can only follow incantations.
no-old-cast = once you have kept an incantation, you can follow it only instead of discarding. Keep it for now.
no-end-before-action = first pick a card or turn over a bottle.
no-end-before-steal = first take a card from another player.
no-own-reach = that card is your own. Choose another player's.
no-look-under-piece = there is a piece on that card, so you can't look at it.
no-steal-under-piece = there is a piece on that card, so at this table you can't steal it.
no-such-card = there is no card there. Choose another one.
no-open-mirror = that card is already face up. Choose one that is face down.
no-such-mirror = there are { $cards } mirror cards. Choose one that is face down.

## What happens
tell-Arrived = { $seat } goes on to { $challenge }.
tell-Passed = { $seat } can't do anything and passes.
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
tell-FluffyFound = { $seat } finds Fluffy!
tell-Sang = { $seat } plays the song of four: Fluffy falls asleep.
tell-SentBack = Fluffy growls: { $seat } goes back to Start.
tell-HandedIn = { $seat } discards their remaining note cards.
tell-Woke = Fluffy wakes up.
tell-NotesShuffled = The note cards are shuffled.
tell-HandsDealt = Nobody can move: all note cards are dealt again.
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
tell-KeyHidden = { $seat } hides the silver key.
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
    [queen] , promoting to a queen.
    [rook] , promoting to a rook.
    [bishop] , promoting to a bishop.
    [knight] , promoting to a knight.
   *[other] .
}
tell-Captured = { $by } captures { $seat }.
tell-Left = { $seat } leaves the chessboard.
tell-Checked = { $colour } is in check.
tell-ChessOver = { $reason ->
    [mate] Checkmate: { $colour } wins the chess.
    [captured] { $colour } wins the chess: the others have all been captured.
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
tell-Guarded = { $seat }'s piece guards card { $place }.
tell-Stolen = { $card ->
    [none] { $seat } steals { $target }'s card { $place }.
   *[other] { $seat } steals { $card } from { $target }.
}
tell-Looked = { $target ->
    [none] { $seat } looks at bottle { $place }{ $card ->
        [none] .
       *[other] : { $card }.
    }
   *[other] { $seat } looks at { $target }'s card { $place }{ $card ->
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
tell-Redealt = Nobody has declared for a long time: all cards are dealt again.
tell-Lingers = { $seat } is out of the potions.
tell-Shown = { $stone ->
    [yes] { $seat } turns over mirror card { $place }: the Stone!
   *[no] { $seat } turns over mirror card { $place }: You-Know-Who.
}
tell-Resigned = { $seat } resigns.
tell-Won = { $reason ->
    [stone] { $seats } has found the Sorcerer's Stone!
    [stalemate] Nobody wins.
    [threefold] Nobody wins.
    [fifty] Nobody wins.
   *[other] The game goes to { $seats }.
}

## Banners
great-Sang = { $seat } sings Fluffy to sleep!
great-SentBack = Fluffy growls!
great-Surrounded = { $seat } is caught in the vines!
great-KeyTurned = { $seat } finds the silver key!
great-Captured = { $by } captures { $seat }!
great-ChessOver = Checkmate!
great-Trolled = The troll catches { $seat }!
great-Stolen = { $seat } steals from { $target }!
great-Declared = { $right ->
    [yes] { $seat } knows the right bottles!
   *[no] { $seat } is wrong about the bottles!
}
great-Shown = { $stone ->
    [yes] { $seat } finds the Stone!
   *[no] No Stone: { $seat } meets You-Know-Who!
}
great-Arrived = { $seat } enters: { $challenge }!

## How it ended
tally = { $part ->
    [whole] reached { $challenge }
    [hagrid] { $reached ->
        [-1] resigned
        [0] at the door
        [16] at the trapdoor
       *[other] on space { $reached }
    }
    [sprout] { $reached ->
        [-1] resigned
        [0] no Fire token
       *[other] Fire token { $reached }
    }
    [flitwick] { $reached ->
        [-1] resigned
        [1] found the silver key
       *[other] without the silver key
    }
    [mcgonagall] { $reached ->
        [-1] resigned
        [0] captured
        [1] on the chessboard
       *[other] left the chessboard
    }
    [quirrell] { $reached ->
        [-1] resigned
        [0] at the first door
        [15] at the far door
       *[other] on space { $reached }
    }
   *[snape] { $reached ->
        [-1] resigned
        [0] wrong about the bottles
        [1] still at the potions
       *[other] declared the right bottles
    }
}
won-stone = You found the Sorcerer's Stone.
won-trapdoor = You reached the trapdoor first.
won-fire = You are the only one not surrounded.
won-key = You found the silver key.
won-left = You left the chessboard first.
won-last_harry = You are the only one not captured.
won-mate = Checkmate!
won-captured = The other colour has no players left.
won-door = You reached the far door first.
won-potions = You declared the smallest and the roundest.
won-last_brewer = You are the last one at the potions.
won-last = You are the last one left.
end-stone = { $winners } found the Sorcerer's Stone.
end-trapdoor = { $winners } reached the trapdoor first.
end-fire = { $winners } is the only one not surrounded.
end-key = { $winners } found the silver key.
end-left = { $winners } left the chessboard first.
end-last_harry = { $winners } is the only one not captured.
end-no_progress = nothing was captured and no pawn moved for a long time: { $winners } left together and share the win.
end-mate = checkmate! The game goes to { $winners }.
end-captured = the other colour has no players left. The game goes to { $winners }.
end-stalemate = stalemate: the chess is drawn.
end-threefold = the same position came up 3 times: the chess is drawn.
end-fifty = 50 moves without a capture or a pawn move: the chess is drawn.
end-door = { $winners } reached the far door first.
end-potions = { $winners } declared the smallest and the roundest.
end-last_brewer = { $winners } is the last one at the potions.
end-last = { $winners } is the last one left.

prizes = Winner's tokens
prizes-left = { $count ->
    [0] All 3 have been won.
    [one] 1 more can be won.
   *[other] { $count } more can be won.
}

## Where the figures come from
source-order = The 6 challenges and their order. Which of them start only when everyone is there. One order of turns across all boards.
source-corridor = Fluffy: 15 tokens (14 flutes and 1 Fluffy), one per space. 40 note cards with 1 to 4 notes, 2 for each player. The song of four.
source-vines = The Devil's Snare: 4 areas with equal paths, 40 tokens that must match their spaces and 4 Fire tokens.
source-keys = The Winged Keys: 36 keys, one of them silver, one per space. Walks in any direction.
source-chess = The chess: 32 pieces in their usual places. Ron and Hermione stand for a black knight and a black rook, and players are bishops. Short and complete chess.
source-troll = The troll: the wheel takes you from door to door, and the troll on it sends you back. How long players captured at chess wait.
source-potions = The potions: 26 potions S and R, 7 of them on the shelf. 14 incantations of 5 kinds and what they do. Bonus cards in order of finishing.
source-mirror = The Mirror: 10 cards. Players who were wrong about the potions wait 2 turns.
source-prizes = 3 winner's tokens, for the first 3 complete games.
source-alone = What changes when a challenge is played alone.
source-players = 2 to 4 players: the rulebook prints no number, but the box has 4 pieces.
source-notes = The number of note cards of each kind: 10.
source-rings = The rings of 10 spaces, the 10 vines and their names.
source-grid = The hall of keys, 6 by 6 spaces.
source-wheels = The numbers on the wheels: 1 to 6 for the keys, 1 to 5 and the troll for the other. A picture in the rulebook shows 1, 2 and 5.
source-path = The length of the troll's path: 14 spaces between the doors.
source-bottles = The numbers on the potions: 1 to 13 of each kind, once each.
source-incantations = The number of cards of each incantation.
source-stone = The Stone on 1 of the 10 mirror cards, and You-Know-Who on the other 9.
source-drawings = All drawings.

## The text view: names and values of its rows (the rest is in rows.toml)
part-hagrid = Fluffy
part-sprout = The Devil's Snare
part-flitwick = The Winged Keys
part-mcgonagall = The chess
part-quirrell = The troll
part-snape = The potions
part-mirror = The Mirror
field-turn = Current player
field-where = Where everyone is
field-held = Turns to wait
field-out = Out of the game
field-prizes = Winner's tokens so far
field-dark = Spaces with a face-down token
field-fluffy = Fluffy
item-fluffy = on space { $value }
field-singer = Fluffy sleeps until the next turn of
field-pos = In the corridor
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
field-note_discards = Discarded note cards, by number of notes
field-area = Who is in which area
field-rings = Vines around each area
field-snares = Your vines
field-snares_known = Vines you know of
field-snare_counts = Vines in hand
field-snare_pile = Vines in the pile
field-fire = Fire tokens
field-keys = Face-down keys
field-silver = The silver key, known to you
field-stands = Who stands where among the keys
field-found = Found the silver key
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
field-harry = Players' bishops
field-colour = Players' colours
field-ron = Ron, a black knight
field-hermione = Hermione, a black rook
field-captured = Captured, in order
field-passant = A pawn has just crossed
field-quiet = Chess turns without a capture or a pawn move
field-checked = In check
field-run = On the troll's path
item-run = { $value ->
    [15] at the far door
   *[other] space { $value }
}
field-finish = Past the troll, in order
field-shelf = Bottles on the shelf you know
field-shelf_open = Face-up bottles
field-beside = Beside the shelf
field-hands = Potion cards (? means unknown)
field-claims = Wrong declarations
item-claims = { $target ->
    [none] { $small } and { $round }; nobody had a lower one
   *[other] { $small } and { $round }; a lower one was with { $target }{ $by ->
        [none] { "" }
       *[other] , { $by }
    }
}
field-elsewhere = Potions you have seen off the shelf
field-astray = At least one of these is not on the shelf
field-mixed = Mixed and handed out
item-mixed = { $small } and { $round }: one is { $target }'s card { $place }, the other is { $by }'s card { $other }
field-guard = Cards under pieces
field-deck = Potion cards in the deck
field-discards = Discards, newest last
field-gone = Out of play
field-lose = Miss their next turn
field-wrong = Declared wrongly
field-mirrors = Face-down mirror cards

## At the desk
desk-leads = { $what ->
    [trapdoor] through the trapdoor
    [fluffy] to space { $space }: Fluffy, awake
    [asleep] to space { $space }: Fluffy, asleep
    [past] past Fluffy to space { $space }, with a song
    [token] to space { $space }, a token
   *[free] to space { $space }, free
}
desk-no-note = Stay: no card fits
desk-song = The song
desk-song-held = { $notes ->
    [none] You have none of the song yet
   *[other] Song notes you have: { $notes }
}
desk-song-help = { $lacking ->
    [none] You have the whole song! It is played for you when you meet Fluffy, and takes all 4 cards.
   *[other] A song is one card each of 1, 2, 3 and 4 notes. You still need: { $lacking }. If you meet Fluffy without it, you go back to Start.
}
desk-fluffy = { $dog ->
    [hidden] Nobody knows yet where Fluffy is.
    [awake] Fluffy is awake on space { $space }: you can't pass him without a song.
   *[asleep] Fluffy is asleep on space { $space }: you may pass.
}
desk-areas = Choose an area with few vines around it. When its ring is complete, you are surrounded.
desk-vines = Lay a vine on its own shape, next to one already there. The player who stays free longest does best.
desk-no-vine = Pass: no vine fits
desk-pile = { $count ->
    [0] The pile is empty.
    [one] 1 vine is left in the pile.
   *[other] { $count } vines are left in the pile.
}
desk-tokens = { $count ->
    [one] Take the only vine
   *[other] Take one of { $count } vines
}
desk-keys = { $count ->
    [one] 1 key is left.
   *[other] { $count } keys are left, one of them silver.
}
desk-flips = { $count ->
    [one] You turn over 1 more.
   *[other] You turn over { $count } more.
}
desk-key = Touch a key on the board: the silver key swaps places with it. Nobody else will know which one.
desk-put-back = Touch an empty space, or the one where you found it. Everyone will see it.
desk-put-down = Touch any space. The key there stays face down.
desk-walk = Take all your steps, in any direction, but no space twice. You turn over the key where you stop.
desk-join = { $chess ->
    [complete] You are this bishop for the whole game. In complete chess the colour that mates wins.
   *[short] You are this bishop. Cross the board and leave over the far edge.
}
desk-bishop = The bishop on { $square }, { $colour }
desk-colour = You play { $colour }.
desk-chess = Move a piece of your colour, but not another player. Get your own piece over the far edge without being captured.
desk-quiet = Nothing has been captured and no pawn has moved for { $count } turns. After 60, everyone leaves together.
desk-checked = Your king is in check!
desk-no-move = Pass: you can't move
desk-to-door = { $count ->
    [one] 1 more space to the far door.
   *[other] { $count } more spaces to the far door.
}
desk-troll = The troll on the wheel sends you back to the first door.
desk-cards = Your cards
desk-shelf = { $draw ->
    [yes] Or touch a face-down bottle on the shelf.
   *[no] Touch a face-down bottle on the shelf.
}
desk-potions = Find the smallest (S) and the roundest (R) bottle. Bottles on the shelf don't count, so each one you turn over tells you more.
desk-bottle = { $small ->
    [yes] Small bottle number { $number }
   *[no] Round bottle number { $number }
}
desk-declare = Declare { $small } and { $round }
desk-fresh = new
desk-guarded = under the piece
desk-guard = Nobody can look at the card under your piece.
desk-surplus = You hold 1 card too many. Discard one, or follow one?
desk-do-Discard = Discard { $card }
desk-do-Cast = Follow { $card }
desk-do-Guard = Guard { $card }
desk-card = { $card ->
    [none] Card { $place }
   *[other] Card { $place }: { $card }
}
desk-about-Stealing = You take it without seeing it first. Then you discard down to 2.
desk-about-Looking = Or touch a bottle on the shelf. Only you will see it. You can't look at a card under a piece.
desk-about-TakeFrom = You take a vine without seeing it first.
desk-mirror = { $count ->
    [one] 1 card is left: it is the Stone!
   *[other] { $count } cards are left, and one of them is the Stone.
}
desk-seen = { $target ->
    [none] You have looked at bottle { $place }. Only you know:
   *[other] You have looked at { $target }'s card { $place }. Only you know:
}
desk-seen-close = Got it
desk-wait = { $why ->
    [captured] { $turns ->
        [0] You were captured. Wait at the door until the others have started to run.
        [one] You were captured. Wait 1 more turn.
       *[other] You were captured. Wait { $turns } more turns.
    }
    [captured-alone] You were captured. The others play on.
    [door] You are through! Now wait for the others.
    [missed] { $turns ->
        [one] You miss your next turn.
       *[other] You miss your next { $turns } turns.
    }
    [wrong] { $turns ->
        [0] You were wrong about the potions. Wait until all the others are at the Mirror, and then 2 more turns.
        [one] You were wrong about the potions. Wait 1 more turn.
       *[other] You were wrong about the potions. Wait { $turns } more turns.
    }
    [wrong-alone] You were wrong. The others play on.
    [fire] You have your Fire token. Now wait for the last player to arrive.
   *[out] You have resigned. The others play on.
}
desk-other-NoteTurn = { $name } plays a note card, or stays.
desk-other-MustPlay = { $name } must play a note card.
desk-other-Choose = { $name } chooses an area.
desk-other-TakeFrom = { $name } takes another player's vine.
desk-other-Placed = { $name } lays a vine.
desk-other-Flipping = { $name } turns over a key.
desk-other-Hiding = Eyes shut! { $name } hides the silver key.
desk-other-PutBack = { $name } puts the silver key back.
desk-other-PutDown = { $name } chooses where to begin.
desk-other-AtKeys = { $name } is about to spin.
desk-other-Walking = { $steps ->
    [one] { $name } chooses where to go with 1 step.
   *[other] { $name } chooses where to go with { $steps } steps.
}
desk-other-Join = { $name } chooses a bishop.
desk-other-Chess = { $name } moves.
desk-other-FullChess = { $name } moves.
desk-other-AtTroll = { $name } is about to spin.
desk-other-Shed = { $name } has too many cards and discards one.
desk-other-Guarding = { $name } puts their piece on a card.
desk-other-Brewing = { $acted ->
    [yes] { $name } may still move their piece or declare.
   *[no] { $name } picks a card or turns over a bottle.
}
desk-other-Surplus = { $name } has picked a card and is thinking.
desk-other-Again = { $name } may act again.
desk-other-Stealing = { $name } steals a card.
desk-other-Looking = { $name } looks at a card.
desk-other-AtMirror = { $name } turns over a mirror card.
sure-Declare = If there is a lower bottle in the deck, the discards or another hand, you are out of the potions.
sure-Resign = The others play on without you. You can't come back.

## On the board
board-map = Who is where
board-station = { $who ->
    [none] { $challenge }: nobody
   *[other] { $challenge }: { $who }
}
board-on-turn = to play
board-waits = { $count ->
    [0] waits for the others
    [one] waits 1 turn
   *[other] waits { $count } turns
}
board-others = The other boards
board-look-at = Look at the board. { $station }
board-back = { $mine ->
    [yes] Back to my board
   *[no] Back to the current player
}
board-empty-hand = nothing in hand
board-here = here: { $who }
board-lit = can be chosen
board-pile = Pile
hagrid-spaces = The corridor from the door to the trapdoor
hagrid-space = { $space ->
    [0] The door beside Start
    [16] The trapdoor
   *[other] Space { $space }
}
hagrid-token = a face-down token
hagrid-fluffy = { $fluffy ->
    [hidden] Fluffy is under a token
   *[awake] Fluffy is awake!
}
hagrid-fluffy-asleep = Fluffy sleeps until { $who }'s next turn
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
sprout-spaces = The areas and the vines around them
sprout-area = Area { $area }, { $count } of { $whole } vines
sprout-nobody = nobody here
sprout-space = { $grown ->
    [yes] Area { $area }, { $shape }, overgrown
   *[no] Area { $area }, { $shape }, free
}
sprout-hand = Your vines: { $count }
sprout-fires = Fire tokens
sprout-fire = { $who ->
    [none] Fire token { $fire }: not taken
   *[other] Fire token { $fire }: { $who }
}
flitwick-spots = The hall of keys, 6 by 6
flitwick-lies = { $lies ->
    [silver] the silver key, known to you
    [key] a key
   *[empty] empty
}
flitwick-wheel = The wheel.
flitwick-left = { $count ->
    [one] 1 key is left.
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
board-known = known to you: { $things }
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
mcgonagall-none-lost = Nothing captured yet
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
snape-hands = Other players' cards
snape-card-of = { $who }, card { $place }
snape-guarded = under the piece
snape-misses = misses a turn
snape-no-cards = no cards
snape-own-cards = Your cards
snape-deck = The deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
snape-discards = Discards: { $count }
snape-gone = Out of play: { $count }
snape-beside = Beside the shelf: { $count }
snape-unseen = Not seen by you: { $count }
snape-perhaps-shelf = May be on the shelf
snape-not-shelf = Not on the shelf
snape-claim = { $who ->
    [none] { $one } and { $other } were wrong; nobody had lower ones.
   *[other] { $one } and { $other } were wrong; lower ones were with { $who }.
}

# The Mirror
mirror-cards = The Mirror of Erised
mirror-card = Card { $place }
mirror-hidden = face down
mirror-nobody = You-Know-Who
mirror-stone = the Stone
mirror-before = At the Mirror

## Why a bot makes a move: chess
why-bishop = this bishop is the best placed of those left.
why-off = it leads over the far edge and off the board.
why-catch = it captures another player.
why-mate = it is checkmate.
why-check = it gives check.
why-capture = it captures a { $man }.
why-promote = the pawn reaches the last row and is promoted.
why-flee = it takes the player's own piece out of danger.
why-stop = it stops another player from leaving the board.
why-save = it saves a { $man } from capture.
why-run = { $turns ->
    [one] from there it takes 1 more turn to leave over the far edge.
   *[other] from there the far edge is { $turns } turns away.
}
why-open = { $turns ->
    [one] it opens the way over the far edge.
   *[other] it opens a way to the far edge, which is then { $turns } turns away.
}
why-castle = the king is safer in the corner.
why-threaten = it threatens to capture a { $man }.
why-pawn = advancing pawns makes room and guards squares.
why-develop = it gets a { $man } off the back row.
why-better = the { $man } is better placed there.
why-ahead = { $depth ->
    [one] Looking 1 move ahead, it is worth { $pawns } pawns.
   *[other] Looking { $depth } moves ahead, it is worth { $pawns } pawns.
}
why-surely = { $moves ->
    [one] It wins at once, whatever the others do.
   *[other] It wins in { $moves } moves, whatever the others do.
}
why-lost = { $moves ->
    [one] The others win with their next move, whatever happens.
   *[other] The others win in { $moves } moves, whatever happens.
}

## Why a bot makes a move: the other challenges
why-trapdoor = it reaches the trapdoor.
why-dog = a song for Fluffy is ready.
why-sleeps = the dog is asleep at the moment.
why-bare = the token there is gone, so nothing can bark.
why-strides = { $left ->
    [one] only 1 space is left after that.
   *[other] { $left } spaces are left after that.
}
why-gathers = nobody gets past the dog without a song.
why-waits = no card leads anywhere useful.
why-turns = { $turns ->
    [one] It expects to reach the trapdoor in about 1 more turn.
   *[other] It expects to reach the trapdoor in about { $turns } more turns.
}
why-song = All 4 notes of the song are in hand.
why-no-song = { $count ->
    [one] 1 note of the song is still missing.
   *[other] { $count } notes of the song are still missing.
}
why-area = the fewest vines grow there.
why-rob = the vines that could do harm are most likely there.
why-nothing-fits = no vine in hand fits anywhere.
why-closes = the { $shape } closes that ring.
why-snares = { $left ->
    [one] after the { $shape }, 1 more vine closes that ring.
   *[other] after the { $shape }, { $left } more vines close that ring.
}
why-harmless = the { $shape } harms nobody there.
why-own-ring = the { $shape } there closes in on the player, so it is a last resort.
why-denies = { $count ->
    [one] It keeps 1 vine in hand that would fit the player's own ring.
   *[other] It keeps { $count } vines in hand that would fit the player's own ring.
}
why-stands = { $count ->
    [one] 1 key is near.
   *[other] { $count } keys are near.
}
why-key = { $left ->
    [one] the last key must be the silver one.
   *[other] 1 of { $left } keys is silver, and this may be the one.
}
why-silver = the silver key is there.
why-nearer = no key is within reach, but this leads closer to one.
why-hides = nobody else knows that place or could guess it.
why-puts-back = it is a long way for the players still searching.
why-hidden = { $count ->
    [one] 1 place is far enough from the players still searching.
   *[other] { $count } places are far enough from the players still searching.
}
why-mirror = { $count ->
    [one] it is the last one.
   *[other] 1 of { $count } is the Stone, and nobody knows which.
}
why-draw = the deck may bring a better potion.
why-flip = bottles on the shelf don't count, so it helps to know them.
why-discard = { $card } is the least useful card.
why-cast = { $card } is worth following at once.
why-keep = there is room for it.
why-guard = that card is best kept from view.
why-brewed = there is nothing more to do this turn.
why-look-shelf = the shelf decides which potions count.
why-look-hand = knowing the others' cards shows whom to rob.
why-steal = there may be a better card there, and its owner can spare it.
why-declare = there are most likely no lower potions that count.
why-sure = From what it has seen, the chance that the pair is right is { $share }%.

## In hints, where reasons speak to you
hint-bishop = This bishop is the best placed for you of those left.
hint-off = You leave the board over the far edge.
hint-catch = It captures another player, who is then out of the chess.
hint-mate = It is checkmate: their king can't escape.
hint-check = It gives check, so they must answer.
hint-capture = You capture a { $man }. Look who could capture back.
hint-promote = Your pawn reaches the last row and is promoted.
hint-flee = It takes your own piece out of danger.
hint-stop = It stops another player from leaving the board before you.
hint-save = It saves your { $man } from capture.
hint-run = { $turns ->
    [one] From there you need 1 more turn to leave over the far edge.
   *[other] From there you need { $turns } more turns to leave over the far edge.
}
hint-open = { $turns ->
    [one] It opens your way over the far edge.
   *[other] It opens your way to the far edge, which is then { $turns } turns away.
}
hint-castle = Your king is safer in the corner.
hint-threaten = You threaten to capture a { $man } next.
hint-pawn = Advancing pawns makes room for you and guards squares, but they never go back.
hint-develop = It gets your { $man } off the back row, into the game.
hint-better = Your { $man } is better placed there.
hint-ahead = { $depth ->
    [one] Looking 1 move ahead, it is worth { $pawns } pawns to you.
   *[other] Looking { $depth } moves ahead, it is worth { $pawns } pawns to you.
}
hint-surely = { $moves ->
    [one] You win at once, whatever the others do.
   *[other] You win in { $moves } moves, whatever the others do.
}
hint-lost = { $moves ->
    [one] The others win with their next move, whatever you do.
   *[other] The others win in { $moves } moves, whatever you do.
}
hint-trapdoor = You reach the trapdoor.
hint-dog = Your song for Fluffy is ready, but its four cards are then played.
hint-sleeps = Fluffy is asleep at the moment, so he lets you pass.
hint-bare = The token there is gone, so nothing can send you back.
hint-strides = { $left ->
    [one] Only 1 space is left for you after that.
   *[other] { $left } spaces are left for you after that. If nobody has found Fluffy, he may be there.
}
hint-gathers = Nobody gets past Fluffy without a song, so collect your notes.
hint-waits = None of your cards leads anywhere useful. Your next turn brings another.
hint-turns = { $turns ->
    [one] You could reach the trapdoor in about 1 more turn.
   *[other] You could reach the trapdoor in about { $turns } more turns.
}
hint-song = You hold all 4 notes of the song.
hint-no-song = { $count ->
    [one] You still lack 1 note of the song.
   *[other] You still lack { $count } notes of the song.
}
hint-area = The fewest vines grow there, so you may stay free longer.
hint-rob = The vines that could harm you are most likely there. You take one unseen.
hint-nothing-fits = None of your vines fits anywhere, so you keep them.
hint-closes = The { $shape } closes that ring, and surrounds whoever is there.
hint-snares = { $left ->
    [one] After the { $shape }, 1 more vine closes that ring. Anyone may lay it.
   *[other] After the { $shape }, { $left } more vines close that ring. Anyone may lay them.
}
hint-harmless = You must lay a vine if you can, and the { $shape } harms nobody there.
hint-own-ring = The { $shape } there closes in on you, so it is a last resort.
hint-denies = { $count ->
    [one] You keep 1 vine in hand that would fit your own ring.
   *[other] You keep { $count } vines in hand that would fit your own ring.
}
hint-stands = { $count ->
    [one] 1 key is near you there.
   *[other] { $count } keys are near you there.
}
hint-key = { $left ->
    [one] The last key must be the silver one.
   *[other] 1 of { $left } keys is silver, and this may be the one. A gold one costs you nothing.
}
hint-silver = The silver key is there: you find it.
hint-nearer = You can't reach a key, but this leads you closer to one.
hint-hides = Nobody else knows that place or could guess it.
hint-puts-back = The players still searching have a long way there.
hint-hidden = { $count ->
    [one] 1 place is far enough from the players still searching.
   *[other] { $count } places are far enough from the players still searching.
}
hint-mirror = { $count ->
    [one] It is the last one.
   *[other] 1 of { $count } is the Stone, and nobody knows which. You risk nothing.
}
hint-draw = The deck may bring you a better potion. If not, you can discard it.
hint-flip = Bottles on the shelf don't count, so it helps you to know them. Everyone sees it too.
hint-discard = You need { $card } least, but everyone will see it.
hint-cast = It is worth following { $card } at once. You can follow it only once.
hint-keep = You have room for it.
hint-guard = Nobody can look at that card then, but they can still steal it.
hint-brewed = There is nothing more for you to do this turn.
hint-look-shelf = The shelf decides which potions count, and you will know more than the others.
hint-look-hand = If you know the others' cards, you know whom to rob.
hint-steal = There may be a better card for you there, and its owner loses it.
hint-declare = There are most likely no lower potions that count. If there are, you brew no more.
hint-sure = From what you have seen, the chance that your pair is right is { $share }%.

## Luck and stats, when the game is over
luck-dog = { $seen ->
    [0] no token that { $seat } turned over was Fluffy
   *[other] { $seat } turned over Fluffy
} (expected: { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) })
luck-silver = { $seen ->
    [0] { $seat } never found the silver key by luck
   *[other] { $seat } found the silver key by luck
} (expected: { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) })
luck-troll = { $seen ->
    [0] { $seat } never spun the troll
    [1] { $seat } spun the troll once
   *[other] { $seat } spun the troll { $seen } times
} (expected: { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) })
luck-stone = { $seen ->
    [0] none of { $seat }'s mirror cards was the Stone
   *[other] { $seat } turned over the Stone
} (expected: { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) })
luck-dog-title = Fluffy found
luck-silver-title = Silver key found by luck
luck-troll-title = Troll spun
luck-stone-title = Stone found
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
# A challenge's short name, on the map.
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
    [hagrid] ● face-down token · F! Fluffy, awake · Fz asleep · ▼ trapdoor
    [sprout] ■ vine · + one of yours fits
    [flitwick] o┬ key · S┬ the silver one · [ ] you may go there
    [mcgonagall] ♗A a player · ♞r Ron · ♜h Hermione · > just moved. Type e2e4
    [quirrell] ∩ doors
    [snape] (4S) only you know it · A: the card under A's piece
   *[mirror] × You-Know-Who · ★ the Stone
}
