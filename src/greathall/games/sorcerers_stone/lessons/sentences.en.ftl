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
