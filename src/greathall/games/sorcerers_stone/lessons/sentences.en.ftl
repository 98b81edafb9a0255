# What the lessons say; the steps stand in the .toml files.

## Fluffy
hagrid-goal = A dog with three heads guards the trapdoor. Walk there from the door, 16 spaces, before your two opponents do.
hagrid-hand = You were dealt two note cards, and each of your turns begins with a new one. Only you can see them.
hagrid-walk = A card takes you exactly as many spaces as it has notes. You may play one a turn. Play 2 notes.
hagrid-walk-done = You stopped on a token, so you turned it over. It was a flute: it leaves the board, and that is all. Your opponents stayed where they are, for nobody has to move.
hagrid-again = Under one of the 15 tokens is Fluffy, the dog. Nobody knows which. Take the risk, and play 2 notes again.
hagrid-again-done = Fluffy! You had no song for him, so you are back at Start. You keep your cards. He stays on space 4, and he is awake.
hagrid-song = A song is four cards played together: 1, 2, 3 and 4 notes. Without one, nobody lands on Fluffy safely, and nobody passes him.
hagrid-wait = You hold 2, 3 and 4 notes. Only the 1 is missing. Stay, and keep your cards together.
hagrid-wait-done = You drew another 3. Each turn brings you a card, whether you move or not.
hagrid-near = One of your two 3s is to spare. Play it, and stop right in front of Fluffy.
hagrid-near-done = Another flute. And you have drawn the 1: your song is complete!
hagrid-fifth = A song makes Fluffy sleep, but it doesn't move you. To pass him you need a fifth card. So stay once more.
hagrid-fifth-done = You drew a 2: a card to move with, besides your song.
hagrid-sing = Now play 2 notes. Your song of four is played with them.
hagrid-sing-done = You are past Fluffy! He slept for a whole round, until your turn. So one opponent passed him too, and the other stands on his space. Now he is awake again.
hagrid-run = Fluffy lies behind you, so all tokens ahead are flutes. Play 4 notes.
hagrid-run-done = You are on space 9. Played cards lie on the discard pile. When the pile is empty, they are shuffled again.
hagrid-exact = The trapdoor is 7 spaces away, and you must reach it by exact count. You can't play a card that leads past it.
hagrid-yours = From here on you choose. If you want advice: with 3 notes you come within one card of the trapdoor.
hagrid-yours-done = The trapdoor is 4 spaces away. Which card have you just drawn?
hagrid-end = You know what you need to get past Fluffy. Whoever reaches the trapdoor first wins. In the whole game they go on to the Devil's Snare, and the others play on.

## The Devil's Snare
sprout-goal = Vines grow in rings around you and your two opponents. Whoever's ring is complete is surrounded. Be the last who is still free.
sprout-settle = First choose an area for your piece: area 1.
sprout-settle-done = You have taken two vines from the pile, face down, so that only you know them. Your opponents are in areas 4 and 2.
sprout-ring = Each area has the same ring of ten spaces, each with another shape. A vine fits only on its own shape.
sprout-first = Each turn you take a vine, then lay one on a free space in any area. Lay the curl in area 2, around an opponent.
sprout-first-done = Your opponents have laid one each. The fork in your area is the first of ten.
sprout-beside = As soon as an area has vines, a new one must go beside one of them. The tip is beside your curl: lay it in area 2.
sprout-beside-done = Two side by side in area 2. And you have drawn another root.
sprout-corner = The ring goes round, so the root is beside the tip. Lay it in area 2.
sprout-corner-done = Three of ten. Your opponents help without meaning to: area 4 has four vines by now.
sprout-other = In area 4 your thorn fits beside the curl. Lay it there.
sprout-other-done = Now your own ring has two vines, the thorn and the fork.
sprout-pass = None of your vines fits beside one that lies anywhere. So you can only stay this time.
sprout-pass-done = You kept your vines and have four now. You may hold as many as you like. If you can lay one, you must.
sprout-back = You have drawn a thorn, which fits beside the curl in area 2. Lay it there.
sprout-back-done = Half of area 2 is overgrown, and area 4 has seven vines.
sprout-spare = Your leaf would fit into your own ring too. Lay it in area 4 instead, beside the knot.
sprout-spare-done = Your ring has four vines. An opponent laid a hook in area 4, which lacks only one vine now.
sprout-close = You don't have the coil for area 4. Go on in area 2: the fork fits beside your thorn.
sprout-close-done = An opponent closed the ring of area 4 with a coil! Whoever sits there is surrounded, takes Fire token 1, and still lays vines.
sprout-fire = The first to be surrounded takes Fire token 1, the next 2. Then play stops: the last one free takes the 3 and wins.
sprout-pile = If the pile is empty, you take a vine from another player instead, without seeing it first.
sprout-yours = From here on you choose. If you want advice: the knot in area 2, beside the fork.
sprout-yours-done = An opponent laid a coil in area 2, which is their own. That happens: vines may go in any area, even your own.
sprout-end = Area 2 lacks only the leaf and the hook, and you hold a hook. In the whole game, everyone goes on to the keys when all have a Fire token.

## Winged Keys
flitwick-goal = 36 keys lie face down, one on each space. 35 are gold, and one is silver. Find the silver key before your two opponents do.
flitwick-stand = Everyone may begin on any space. From the middle you reach most keys, so begin on d3.
flitwick-stand-done = The key where you begin is not turned over. Your opponents chose d3 too: a space has room for everyone.
flitwick-spin = The wheel says how far you walk. Spin it.
flitwick-spin-done = It shows 2. You take exactly 2 steps, no fewer and no more.
flitwick-walk = You may walk in all eight directions, and change direction at each step. Walk to e5.
flitwick-walk-done = You turned over the key where you stopped. It is gold, so it leaves the board. Your opponents found gold too.
flitwick-five = Spin again.
flitwick-five-done = It shows 5. That is far, but you can also walk a loop.
flitwick-loop = No space may be used twice in a turn, not even the one where you start. Walk to d5, next to you: the loop is found for you.
flitwick-loop-done = Gold again. You can stop on any space within reach except your own.
flitwick-six = Spin, and then walk to b2.
flitwick-six-done = Gold. Whoever stops on a key must turn it over, and nobody can see beforehand which key is silver.
flitwick-empty = If you stop on an empty space, nothing happens. So end your walks on keys, and don't run out of keys nearby.
flitwick-more = Spin once more, and walk to c4.
flitwick-more-done = Twelve gold keys are gone by now. One of the 24 that are left is silver.
flitwick-silver = Played alone, the silver key wins at once. In the whole game it takes you on to the chess. You hide it again while the others shut their eyes.
flitwick-fire = In the whole game, each player first turns over as many keys as their Fire token says. The highest token goes first.
flitwick-yours = From here on you choose. Spin the wheel, and stop wherever you like.
flitwick-yours-done = It shows 6. Almost every key is within reach: which one is it?
flitwick-end = You know what you need to search for the silver key. Whoever turns it over first wins.

## Wizard's Chess
mcgonagall-goal = In this chess you are a bishop yourself. Move your own piece off the board at the far end before your opponent does.
mcgonagall-bishop = The first player takes either black bishop. Take the one on c8.
mcgonagall-bishop-done = Your piece stands on c8, and you play Black. Your opponent took a white bishop, so you play against each other. They could also have joined you.
mcgonagall-shut = You may move any black piece, one a turn, but never another player's own. Bishops go along diagonals as far as they like, but not over others. Your pawns shut you in.
mcgonagall-pawn = A pawn goes one square straight ahead. Move d7 to d6, and your diagonal opens.
mcgonagall-pawn-done = Your opponent moved a pawn too. You take turns like this, and nobody may pass.
mcgonagall-out = Now your own piece: move it from c8 to e6.
mcgonagall-out-done = It is out in the open: it can go further, and others can see it.
mcgonagall-ron = The black knight on g8 is Ron. Knights jump: one square straight, then one diagonally further. Move Ron from g8 to f6.
mcgonagall-ron-done = Ron stands where he guards the middle. Hermione on h8 is a rook: rooks go along rows and columns, queens go every way.
mcgonagall-two = On its first move a pawn may go two squares. Move c7 to c5.
mcgonagall-two-done = Your opponent answered with a pawn on d4.
mcgonagall-take = Pawns capture diagonally ahead; all other pieces capture as they move. Capture from c5 to d4.
mcgonagall-take-done = That pawn is out of play. Your opponent's own piece has come to f4: it wants to get away too.
mcgonagall-short = This is short chess: no check, no castling, and a pawn at the far end stays a pawn. A king is captured like any other piece.
mcgonagall-on = Move your own piece from e6 to f5. From there a diagonal leads to c2, near the far end.
mcgonagall-on-done = Careful! A white pawn came to e4 and attacks your own piece. If that is captured, you are out of the chess.
mcgonagall-danger = Ron can capture the pawn first: from f6 to e4.
mcgonagall-danger-done = Your piece is safe for now. The white queen took your pawn on d4, and she attacks Ron.
mcgonagall-wait = In the whole game, captured players wait at the troll's door. The last one captured waits 1 turn, the one before 2.
mcgonagall-clear = Ron is also in your way. Move him from e4 to c5, where your pawn on d6 guards him.
mcgonagall-clear-done = Nothing stands between f5 and c2 any more.
mcgonagall-yours = Capture the pawn on c2 with your own piece. Then the far end is one slide away.
mcgonagall-yours-done = From c2, clear diagonals lead over b1 and d1 and off the board.
mcgonagall-end = From here on you choose. The first to leave over the far edge wins, and so does the only player not captured. In the whole game you go on to the troll.

## Troll Race
quirrell-goal = A troll sleeps in this corridor. Run from the first door to the far door, 15 spaces, before your two opponents do.
quirrell-spin = Each turn you spin the wheel, and run as many spaces as it shows. Spin it.
quirrell-spin-done = It showed 4, so you are on space 4. Your opponents are there too: a space has room for everyone.
quirrell-again = There is nothing to decide here, only to dare. Spin again.
quirrell-again-done = A 3: you are on space 7. But one opponent spun the troll, woke him up and had to go back to the first door.
quirrell-troll = The wheel has six parts: 1 to 5, and the troll. Spin, and hope for a number.
quirrell-troll-done = The troll! You don't run on, but go back to the first door.
quirrell-luck = The troll only chases whoever spins him. The others stay where they are, and one of them is on space 9 now.
quirrell-twice = You begin again, like everyone he has chased. Spin on your next two turns.
quirrell-twice-done = A 4 and a 2 took you to space 6. The troll caught the leader on space 11, so now you are ahead!
quirrell-door = You need no exact count for the far door. A larger number will do.
quirrell-wait = In the whole game you wait at the far door until everyone is there. Then you all go on to the potions. If you were captured at chess, you start here later.
quirrell-yours = Spin, and see how far you get.
quirrell-yours-done = Space 10. The far door is 5 spaces away, and one part of the wheel takes you there at once.
quirrell-end = That is the whole race: spin on. Whoever reaches the far door first wins. In the whole game they get the most cards for the potions.
