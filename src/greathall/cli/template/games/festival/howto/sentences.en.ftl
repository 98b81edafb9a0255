# How to play on one page, and the glossary; the rules stand in howto.toml.
festival-most = Win more rounds than anyone else.
festival-lay = In each round, lay one or two lanterns from your hand face down.
festival-lantern = A lantern has a brightness from 1 to 6, and nobody else sees yours.
festival-open = When everyone has laid, the highest total brightness wins the round.
term-brightness = brightness
term-brightness-is = What a lantern counts: from 1 for violet to 6 for white.
