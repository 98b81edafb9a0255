# Was beim Deckbau für jedes Spiel mit Decks gilt; vor den Sätzen des Spiels zu lesen.

## Wo Decks gebaut werden
builder-cards = Karten
# Same: German has the same word.
builder-deck = Deck
builder-figures = Zahlen
builder-search = Suche: ein Name, ein Wort aus dem Text
builder-all = Alle zeigen
builder-found = { $count ->
    [0] Keine Karte ist so.
    [one] Eine Karte.
   *[other] { $count } Karten.
}
builder-help = Berühr eine Karte, um sie ins Deck zu legen. Mit Tasten: Pfeile, dann + und −.
builder-tile = { $count ->
    [0] { $card }: ins Deck legen
   *[other] { $card }: { $count } im Deck, noch eine dazulegen
}
builder-in = Eine mehr: { $card }
builder-out = Eine weniger: { $card }
builder-look = { $card } ansehen
builder-less = Eine weniger
builder-more = Eine mehr
builder-count = { $count ->
    [0] nicht im Deck
   *[other] { $count } im Deck
}
builder-title = Wie das Deck heißt
builder-untitled = Mein Deck
builder-legal = Spielbereit: { $count } Karten.
builder-empty = Noch keine Karte. Öffne ein fertiges Deck oder wähle Karten.
builder-open = Ein Deck öffnen
builder-open-it = Öffnen
builder-open-name = { $title } öffnen
builder-save = Speichern
builder-saved = „{ $title }“ ist in diesem Browser aufgehoben.
builder-share = Teilen
builder-import = Einlesen
builder-new = Neu
builder-play = Spielen
builder-mine = Meine Decks
builder-mine-none = In diesem Browser ist noch nichts aufgehoben.
builder-rename = { $title } umbenennen
builder-remove = { $title } entfernen
builder-removed = „{ $title }“ ist entfernt.
builder-undo = Zurücknehmen
builder-replaced = { $title ->
    [none] Das Deck von vorhin wurde nicht gespeichert.
   *[other] „{ $title }“ wurde nicht gespeichert.
}
builder-shelf = Fertige Decks
builder-link = Ein Link zu diesem Deck
builder-text = Die Liste als Text
builder-download = Als { $file } speichern
builder-read-it = Lesen
builder-file = Datei wählen
builder-read = { $count ->
    [one] Eine Karte wurde gelesen.
   *[other] { $count } Karten wurden gelesen.
}
builder-unknown = { $count ->
    [one] Eine Zeile war nicht zu verstehen. Was war gemeint?
   *[other] { $count } Zeilen waren nicht zu verstehen. Was war gemeint?
}
builder-figures-none = Sobald Karten im Deck sind, stehen hier seine Zahlen.
builder-solo-title = Solotest
builder-solo-run = Ausprobieren
builder-solo-again = Noch einmal
builder-one-game = Eine Partie, Zug um Zug
builder-solo-hand = Die Hand

## Ein Deck am Tisch wählen
bring-title = Dein Deck
bring-title-name = Das Deck von { $name }
bring-help = Dein Gegenüber erfährt nicht, was du wählst.
bring-choose = wähle eins
bring-own = Dein eigenes Deck: { $title }
bring-other = eine eigene Liste
bring-chosen = Ein Deck ist gewählt.
