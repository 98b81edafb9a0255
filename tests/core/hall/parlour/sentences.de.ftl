title = Salon
tagline = Lose und verdeckte Gebote.
option-rounds = Runden
option-rounds-help = Wie viele Lose verkauft werden.
option-rich = Reich
option-rich-help = Zwanzig Münzen statt zehn.
ask-Offer = Wie viel bietest du?
do-Bid = { $coins } bieten
do-Fell = Lose { $lots }
no-bid = Biete bis zu { $most } Münzen, und was niemand sonst geboten hat.
tell-Bade = { $coins ->
    [none] { $seat } bietet.
   *[other] { $seat } bietet { $coins }.
}
tell-Sold = { $seat } kauft für { $coins }.
end-lots = Sieg für { $winners } mit den meisten Losen.
luck-lots = { $seat } wurden Lose im Wert von { $seen } angeboten; zu erwarten waren { $expected }
luck-lots-title = Lose
why-bid = Diese Lose sind { $coins } wert.
hint-bid = Diese Lose sind dir { $coins } wert.
