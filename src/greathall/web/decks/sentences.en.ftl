# The deck builder's sentences for every game with decks; a game's own sentences come after them.

## The deck builder
builder-cards = Cards
builder-deck = Deck
builder-figures = Stats
builder-search = Search names and texts
builder-all = Show all
builder-found = { $count ->
    [0] No matching cards
    [one] 1 card
   *[other] { $count } cards
}
builder-help = Touch a card to add it to the deck. On a keyboard: arrows, then + or −.
builder-tile = { $count ->
    [0] { $card }: add to the deck
   *[other] { $card }: { $count } in the deck, add another
}
builder-in = Add one: { $card }
builder-out = Remove one: { $card }
builder-look = Look at { $card }
builder-less = Remove one
builder-more = Add one
builder-count = { $count ->
    [0] not in the deck
   *[other] { $count } in the deck
}
builder-title = Deck name
builder-untitled = My deck
builder-legal = Ready to play: { $count } cards.
builder-empty = No cards yet. Open a ready-made deck, or choose cards.
builder-open = Open a deck
builder-open-it = Open
builder-open-name = Open { $title }
builder-save = Save
builder-saved = “{ $title }” is saved in this browser.
builder-share = Share
builder-import = Import
builder-new = New
builder-play = Play
builder-mine = My decks
builder-mine-none = No decks saved in this browser yet
builder-rename = Rename { $title }
builder-remove = Remove { $title }
builder-removed = “{ $title }” was removed.
builder-undo = Undo
builder-replaced = { $title ->
    [none] The previous deck was not saved.
   *[other] “{ $title }” was not saved.
}
builder-shelf = Ready-made decks
builder-link = Link to this deck
builder-text = Deck as text
builder-download = Save as { $file }
builder-read-it = Read list
builder-file = Choose a file
builder-read = { $count ->
    [one] 1 card read.
   *[other] { $count } cards read.
}
builder-unknown = { $count ->
    [one] 1 line was not understood. What did you mean?
   *[other] { $count } lines were not understood. What did you mean?
}
builder-figures-none = Add cards to see the deck's stats.
builder-solo-title = Solo test
builder-solo-run = Run test
builder-solo-again = Run again
builder-one-game = One game, turn by turn
builder-solo-hand = Hand

## Choosing a deck at the table
bring-title = Your deck
bring-title-name = { $name }'s deck
bring-help = Your opponent won't see your choice.
bring-choose = choose one
bring-own = Your own deck: { $title }
bring-other = a list of your own
bring-chosen = Deck chosen
