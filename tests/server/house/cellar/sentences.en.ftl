title = Cellar
tagline = Cards in the dark.
option-rounds = Rounds
option-rounds-help = How many turns everybody has.
why-card = you hold { $card }
why-any = why not
end-highest = { $winners } had the highest card.
