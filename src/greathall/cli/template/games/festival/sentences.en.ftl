title = Festival
tagline = Lay your lanterns face down: the brightest win the round.
option-rounds = Rounds
option-rounds-help = How many rounds you play.

ask-Choice = Lay one or two lanterns face down.
do-Lay = lay { $lanterns }
do-Drawn = drawn { $lantern }

name-Lantern = { $label ->
    [violet] violet 1
    [blue] blue 2
    [green] green 3
    [amber] amber 4
    [red] red 5
   *[white] white 6
  }

field-lanterns = lanterns
field-hand = Your hand
field-chosen = Face down before you
field-sizes = Lanterns in hand
field-wins = Rounds won
field-burnt = Used up
field-pile = Left over

tell-Dealt = { $seat } gets { $lantern ->
    [none] a lantern
   *[other] { $lantern }
  }.
tell-Ready = { $seat } is ready.
tell-Opened = { $seat } lays { $lanterns }.
tell-RoundWon = { $seat } wins the round.
tell-RoundTied = Equally bright: nobody wins the round.

when-Lay = you can lay lanterns once a round.
no-lanterns = lay 1 to { $most } lanterns of your hand.

why-shines = It wants to win this round.
why-saves = It leads and saves its brightest lanterns.
why-lantern = It lays { $lantern }, as bright as { $brightness }.

end-alone = { $winners } won the most rounds.
end-shared = { $winners } share the win.
