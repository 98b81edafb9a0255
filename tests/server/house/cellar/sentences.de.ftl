title = Keller
tagline = Karten im Dunkeln.
option-rounds = Runden
option-rounds-help = Wie viele Züge jeder hat.
why-card = Du hast { $card } auf der Hand
why-any = Warum nicht
end-highest = Sieg für { $winners } mit der höchsten Karte.
