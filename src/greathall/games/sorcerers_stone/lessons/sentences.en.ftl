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
