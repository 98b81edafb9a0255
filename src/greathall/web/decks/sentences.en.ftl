# What the deck builder says of every game with decks, to be read before the game's own sentences.

## The deck builder
builder-cards = Cards
builder-deck = Deck
builder-figures = Figures
builder-search = Search: a name, a word of the text
builder-all = Show all
builder-found = { $count ->
    [0] No card is like that.
    [one] One card.
   *[other] { $count } cards.
}
builder-help = Touch a card to put it into the deck. By keys: arrows, then + and −.
builder-tile = { $count ->
    [0] { $card }: put into the deck
   *[other] { $card }: { $count } in the deck, put in one more
}
builder-in = One more: { $card }
builder-out = One less: { $card }
builder-look = Look at { $card }
builder-less = One less
builder-more = One more
builder-count = { $count ->
    [0] not in the deck
   *[other] { $count } in the deck
}
builder-title = What the deck is called
builder-untitled = My deck
builder-legal = Ready to play: { $count } cards.
builder-empty = No card yet. Begin with one of our decks, or choose cards.
builder-open = Open a deck
builder-open-it = Open
builder-open-name = Open { $title }
builder-save = Save
builder-saved = “{ $title }” is kept in this browser.
builder-share = Share
builder-import = Import
builder-new = New
builder-play = Play
builder-mine = My decks
builder-mine-none = Nothing is kept in this browser yet.
builder-rename = Rename { $title }
builder-remove = Remove { $title }
builder-removed = “{ $title }” is removed.
builder-undo = Take it back
builder-replaced = { $title ->
    [none] The deck from before was not saved.
   *[other] “{ $title }” was not saved.
}
builder-shelf = Decks of the hall
builder-link = A link to this deck
builder-text = The list as text
builder-download = Save as { $file }
builder-read-it = Read it
builder-file = Choose a file
builder-read = { $count ->
    [one] One card was read.
   *[other] { $count } cards were read.
}
builder-unknown = { $count ->
    [one] One line was not understood. What was meant?
   *[other] { $count } lines were not understood. What was meant?
}
builder-figures-none = Once there are cards in the deck, its figures stand here.
builder-solo-title = Against nobody
builder-solo-run = Try it
builder-solo-again = Once more
builder-one-game = One game, turn by turn
builder-solo-hand = The hand

## Choosing a deck at the table
bring-title = Your deck
bring-title-name = { $name }'s deck
bring-help = The other is not told what you choose.
bring-choose = choose one
bring-own = Your own deck: { $title }
bring-other = a list of your own
bring-chosen = A deck is chosen.
