# Same: a name.
title = Festival
tagline = Lege deine Laternen verdeckt hin: Die hellsten gewinnen die Runde.
option-rounds = Runden
option-rounds-help = Wie viele Runden ihr spielt.

ask-Choice = Lege eine oder zwei Laternen verdeckt hin.
do-Lay = { $lanterns } legen
do-Drawn = { $lantern } gezogen

name-Lantern = { $label ->
    [violet] violett 1
    [blue] blau 2
    [green] grün 3
    [amber] gelb 4
    [red] rot 5
   *[white] weiß 6
  }

field-lanterns = Laternen
field-hand = Deine Hand
field-chosen = Verdeckt vor dir
field-sizes = Laternen auf der Hand
field-wins = Gewonnene Runden
field-burnt = Verbraucht
field-pile = Übrig

tell-Dealt = { $seat } bekommt { $lantern ->
    [none] eine Laterne
   *[other] { $lantern }
  }.
tell-Ready = { $seat } ist bereit.
tell-Opened = { $seat } legt { $lanterns }.
tell-RoundWon = { $seat } gewinnt die Runde.
tell-RoundTied = Gleich hell: Niemand gewinnt die Runde.

when-Lay = Laternen legst du einmal je Runde.
no-lanterns = Lege 1 bis { $most } Laternen deiner Hand.

why-shines = Er will diese Runde gewinnen.
why-saves = Er führt und spart seine hellsten Laternen.
why-lantern = Er legt { $lantern }, so hell wie { $brightness }.
hint-shines = Damit kannst du diese Runde gewinnen.
hint-saves = Du führst: Spar deine hellsten Laternen.
hint-lantern = Du legst { $lantern }, so hell wie { $brightness }.

end-alone = Die meisten Runden gewann { $winners }.
end-shared = Den Sieg teilen sich { $winners }.
