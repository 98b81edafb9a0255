# What the guide says; the steps are in festival.toml.
festival-goal = Win more rounds than your opponent. You play two.
festival-hand = These four lanterns are yours, and only you can see them. White is the brightest, with 6.
festival-dim = Keep the bright ones for later: lay violet and green.
festival-dim-done = Together they count 4. Your opponent laid white, which counts 6, and has won this round.
festival-bright = Your last two are hard to beat. Lay amber and white.
festival-bright-done = They count 10. You have won this round, and you share the game.
festival-end = Keep bright lanterns for the round in which they count.
