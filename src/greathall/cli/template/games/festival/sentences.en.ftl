title = Festival
tagline = Lay your lanterns face down: the brightest win the round.
option-rounds = Rounds
option-rounds-help = How many rounds you play.

ask-Choice = Lay 1 or 2 lanterns face down.
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
field-chosen = Laid face down
field-sizes = Lanterns in hand
field-wins = Rounds won
field-burnt = Used up
field-pile = Left over

tell-Dealt = { $seat } gets { $lantern ->
    [none] a lantern
   *[other] { $lantern }
  }.
tell-Ready = { $seat } is ready.
tell-Opened = { $seat } reveals { $lanterns }.
tell-RoundWon = { $seat } wins the round.
tell-RoundTied = Equally bright: nobody wins the round.

when-Lay = you can lay lanterns once a round.
no-lanterns = lay 1 to { $most } lanterns from your hand.

why-shines = it wants to win this round.
why-saves = it leads and saves its brightest lanterns.
why-lantern = it lays { $lantern }, with a brightness of { $brightness }.
hint-shines = You can win this round.
hint-saves = You lead, so save your brightest lanterns.
hint-lantern = You lay { $lantern }, with a brightness of { $brightness }.

end-alone = { $winners } won the most rounds.
end-shared = { $winners } share the win.
