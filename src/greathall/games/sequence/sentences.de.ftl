# Every sentence a Sequence player reads, in German. Cards are said as 5h, 10g, Jr; spaces as c4; teams by their colour.

# Same: the game's name.
title = Sequence
tagline = Karten und Steine auf zehn mal zehn Feldern: Bilde Fünferlinien, allein oder im Team.
# Same: a house's name.
house-g = Gryffindor
# Same: a house's name.
house-s = Slytherin
# Same: a house's name.
house-h = Hufflepuff
# Same: a house's name.
house-r = Ravenclaw
name-team = { $team ->
    [gold] Gold
    [onyx] Onyx
   *[silver] Silber
}

## Options
# Same: German has the same word.
option-teams = Teams
option-teams-help = Zu sechst oder zu zwölft: zwei Teams (zwei Sequenzen gewinnen) oder drei (eine gewinnt).
option-dealer = Geber
option-dealer-help = Niedrigste Karte („lowest“): Alle ziehen, und wer die niedrigste hat, gibt. Per Los („chance“): Der Geber wird einfach ausgelost.
option-dealer-lowest = niedrigste Karte
option-dealer-chance = per Los
option-draw_on_demand = Ziehen auf Ansage
option-draw_on_demand-help = Am Ende deines Zuges musst du deine Karte selbst ziehen; vergisst du es, ist sie verloren.
option-coaching_penalty = Strafe fürs Vorsagen
option-coaching_penalty-help = Gegner dürfen Vorsagen melden; erkennt der Gastgeber die Meldung an, verliert jedes Mitglied des Teams eine Karte.

## Prompts
ask-Turn = { $exchanged ->
    [yes] Deine tote Karte ist getauscht. Spiel eine Karte.
   *[no] Spiel eine Karte.
}
ask-Fives = Du hast mehr als fünf in einer Linie. Welche fünf werden umgedreht?
ask-Ruling = Vorsagen bei { $team } wurde gemeldet. Erkennst du die Meldung an?
ask-Penalty = Dein Team büßt fürs Vorsagen. Welche Karte gibst du ab?
ask-Aside = Ungefragt darfst du außerdem:

## The coach: before the first question of each kind, what you are after, and what to look out for
coach-Turn = Spiel eine Karte und leg einen Stein auf eines ihrer zwei Felder. Fünf in einer Linie sind eine Sequenz, und die Ecken zählen für alle. Ein Bube geht überall hin oder nimmt einen Stein weg.
coach-Fives = Eine Sequenz hat genau fünf Steine, und die umgedrehten sind sicher. Die anderen können noch weggenommen werden.
coach-Ruling = Im Team darf niemand vorsagen. Erkennst du die Meldung an, verliert dort jede und jeder eine Karte.
coach-Penalty = Die Karte kommt auf deinen Ablagestapel, und du ziehst keine nach. Gib die ab, die du am wenigsten brauchst.
goal-sequences = { $need ->
    [one] Lege 1 Sequenz.
   *[other] Lege { $need } Sequenzen: Du hast { $have }.
}
warn-owed = Zieh jetzt: Sobald jemand anderes dran war, ist die Karte verloren.
warn-own-four = Ein Stein auf { $space } macht deine Sequenz fertig.
warn-four = { $team } fehlt nur noch { $space } zu einer Sequenz.
warn-dead = { $card } ist tot: Tausche sie, bevor du spielst.
warn-pile = { $count ->
    [0] Der Stapel ist leer: Nach diesem Zug endet es unentschieden.
    [one] Nur noch 1 Karte im Stapel. Ist er leer, endet es unentschieden.
   *[other] Nur noch { $count } Karten im Stapel. Ist er leer, endet es unentschieden.
}

## Choices
do-Place = { $card } auf { $space }
do-Remove = { $card } nimmt { $space }
do-Exchange = { $card } tauschen
do-Discard = { $card } ablegen
do-Lock = { $start } bis { $end } umdrehen
do-Forfeit = { $card } abgeben
do-Grant = anerkennen
do-Dismiss = abweisen
do-Draw = ziehen
do-Report = { $team } melden
do-Resign = aufgeben
do-Turned = { $card } aufgedeckt
do-Chosen = { $seat } gibt
do-Drawn = { $card } gezogen

## What happened
tell-TurnedUp = { $seat } deckt { $card } auf.
tell-TiedLow = { $seats } haben gleich niedrige Karten und ziehen noch einmal.
tell-Deals = { $seat } gibt.
tell-Drew = { $card ->
    [none] { $seat } zieht eine Karte.
   *[other] { $seat } zieht { $card }.
}
tell-Placed = { $seat } spielt { $card } auf { $space }.
tell-Removed = { $seat } spielt { $card } und nimmt den Stein von { $team } auf { $space } weg.
tell-Exchanged = { $seat } sagt die tote Karte { $card } an und tauscht sie.
tell-Discarded = { $seat } kann nichts spielen und legt { $card } ab.
tell-Finished = { $seat } vollendet eine Sequenz von { $start } bis { $end }!
tell-Skipped = { $seat } hat keine Karte und wird übergangen.
tell-DrawLost = { $seat } hat das Ziehen vergessen: Diese Karte ist für immer verloren.
tell-Reported = { $seat } meldet Vorsagen bei { $team }.
tell-Judged = { $granted ->
    [yes] Der Gastgeber erkennt die Meldung an: Alle im Team { $team } geben eine Karte ab.
   *[no] Der Gastgeber weist die Meldung gegen { $team } ab.
}
tell-Forfeited = { $seat } gibt { $card } ab.
tell-Resigned = { $seat } gibt auf.
tell-Won = { $reason ->
    [resigned] Alle anderen haben aufgegeben: { $team } gewinnt.
   *[made] { $team } hat die nötigen Sequenzen und gewinnt.
}
tell-Stalled = { $reason ->
    [pile] Der Zugstapel ist leer: Das Spiel endet unentschieden.
   *[hands] Niemand hat noch eine Karte: Das Spiel endet unentschieden.
}

## Banners
great-Finished = { $seat } vollendet eine Sequenz!
great-Removed = { $seat } nimmt einen Stein von { $team }!

## How it ended
tally = { $sequences ->
    [one] 1 Sequenz
   *[other] { $sequences } Sequenzen
}
lost-resigned = Deine Seite hat aufgegeben.
won-made = Du hast die nötige Zahl an Sequenzen.
won-resigned = Alle anderen haben aufgegeben.
end-made = Sieg für { $winners }: Die nötige Zahl an Sequenzen ist erreicht.
end-resigned = Sieg für { $winners }: Alle anderen haben aufgegeben.
end-pile = Der Zugstapel ist leer: unentschieden.
end-hands = Alle Hände sind leer: unentschieden.

## Luck and stats, when the game is over
luck-jacks = { $seen ->
    [0] { $seat } hat keinen Buben gezogen
    [1] { $seat } hat einen Buben gezogen
   *[other] { $seat } hat { $seen } Buben gezogen
}; zu erwarten waren { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }
luck-needed = { $seen ->
    [0] { $seat } hat nie eine Karte gezogen, die sofort eine Sequenz vollenden konnte
    [1] { $seat } hat einmal eine Karte gezogen, die sofort eine Sequenz vollenden konnte
   *[other] { $seat } hat { $seen } Karten gezogen, die sofort eine Sequenz vollenden konnten
}; zu erwarten waren { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }
luck-dead = { $seen ->
    [0] { $seat } hat keine Karte gezogen, die schon tot war
    [1] { $seat } hat eine Karte gezogen, die schon tot war
   *[other] { $seat } hat { $seen } Karten gezogen, die schon tot waren
}; zu erwarten waren { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }
luck-jacks-title = Buben
luck-needed-title = Karten, die sofort eine Sequenz vollenden konnten
luck-dead-title = Karten, die beim Ziehen schon tot waren
figure-Placed = Gelegte Steine
figure-Removed = Weggenommene Steine
figure-Finished = Vollendete Sequenzen
figure-Exchanged = Getauschte tote Karten
figure-Drew = Gezogene Karten
figure-DrawLost = Vergessene Züge vom Stapel
figure-Forfeited = Abgegebene Karten

## Refusals
no-chance = Karten kommen vom Stapel, nicht von einem Spieler.
no-over = Das Spiel ist zu Ende.
no-turn = Du bist nicht am Zug.
no-fives = Nenne fünf aus deiner Linie, den neuen Stein darunter.
no-fives-first = Sag zuerst, welche fünf umgedreht werden.
no-ruling-first = Urteile zuerst über die Meldung: Erkenn sie an oder weis sie ab.
no-forfeit = Du musst eine Karte deiner Hand abgeben.
no-forfeit-first = Gib zuerst eine Karte fürs Vorsagen ab.
no-out = Du hast aufgegeben.
no-aside-now = Warte, bis das geklärt ist und ein Zug ansteht.
no-coaching = An diesem Tisch gibt es keine Strafe fürs Vorsagen.
no-report-twice = Du hast schon etwas gemeldet, seit dieser Zug begann.
no-report-out = Diese Seite hat aufgegeben.
no-report-first = Erst wird über eine Meldung entschieden; dann geht dein Zug weiter.
no-report-own = Melden kannst du nur ein gegnerisches Team.
no-draw-asked = An diesem Tisch werden Karten von selbst gezogen.
no-draw-lost = Für dich gibt es nichts mehr zu ziehen.
no-lock = Du hast keine Linie, aus der fünf zu wählen wären.
no-report = Über keine Meldung wird gerade geurteilt.
when-card = Eine Karte spielst du in deinem Zug.
when-Forfeit = Eine Karte gibst du ab, wenn deiner Seite Vorsagen nachgewiesen ist.
no-such-card = Eine solche Karte gibt es nicht.
no-card = { $card } ist nicht in deiner Hand.
no-exchange-jack = Ein Bube ist niemals tot.
no-exchange-live = { $card } ist nicht tot: Eines ihrer Felder ist frei.
no-exchange-twice = Du hast in diesem Zug schon eine tote Karte getauscht.
no-discard = Du kannst eine Karte spielen, also musst du es auch.
no-such-space = Ein solches Feld gibt es auf dem Brett nicht.
no-corner = Die Ecken gehören allen: Nichts wird daraufgelegt oder weggenommen.
no-place-anti = Dieser Bube nimmt einen Stein weg; er legt keinen.
no-covered = Auf diesem Feld liegt schon ein Stein.
no-match = { $card } gehört auf { $one } oder { $two }, nicht auf { $space }.
no-counter = Deine Seite hat keinen Stein mehr.
no-remove = Nur ein Bube von Hufflepuff oder Ravenclaw nimmt einen Stein weg.
no-remove-empty = Auf { $space } liegt kein Stein.
no-remove-own = Der Stein auf { $space } gehört deiner eigenen Seite.
no-remove-locked = Der Stein auf { $space } gehört zu einer fertigen Sequenz und bleibt liegen.

## Reasons
why-finishes = Der Zug vollendet die Linie von { $start } bis { $end }.
why-blocks = Der Zug blockiert auf { $space } eine gegnerische Linie der Länge { $count }.
why-builds = Damit steht die Linie von { $start } bis { $end } bei { $count } von fünf.
why-spreads = Der Zug eröffnet neue Linien.
why-breaks = Der Zug bricht eine gegnerische Linie der Länge { $count } auf.
why-dead = { $card } ist tot, und eine neue Karte ist besser.
why-cannot = Keine Karte lässt sich spielen.
why-keeps = Die Hand behält { $hand } für später.
why-holds = { $missing ->
    [one] Die Hand deckt das eine Feld ab, das dort noch fehlt.
   *[other] Die Hand deckt { $count } der { $missing } Felder ab, die dort noch fehlen.
}

## In hints, where reasons speak to you
hint-finishes = Damit ist deine Linie von { $start } bis { $end } fertig. Eine Sequenz kann dir niemand mehr nehmen.
hint-blocks = Du blockierst auf { $space } eine gegnerische Linie der Länge { $count }. Ein Gegenjoker kann sie wieder öffnen.
hint-builds = Damit hast du { $count } von fünf in der Linie von { $start } bis { $end }. Die anderen sehen das auch.
hint-spreads = Damit eröffnest du neue Linien, gewinnst aber noch nichts.
hint-breaks = Du brichst eine gegnerische Linie der Länge { $count } auf. Selbst legst du in diesem Zug keinen Stein.
hint-dead = { $card } ist tot, und eine neue Karte ist besser. Danach spielst du wie sonst.
hint-cannot = Du kannst keine Karte spielen und verlierst also nichts.
hint-keeps = Du behältst { $hand } für später.
hint-holds = { $missing ->
    [one] Du hast eine Karte für das eine Feld, das dort noch fehlt.
   *[other] Du hast Karten für { $count } der { $missing } Felder, die dort noch fehlen.
}

## On the board
board-cards = Karten
board-side = { $team } hat { $made } von { $goal }
board-pile = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} im Stapel
board-hand = Deine Hand
board-dead = † tot
board-wild = + überall
board-anti = − nimmt einen
board-legend =
    ·5h  deine Karte passt
    >●G< eben gespielt
    { "[G]" }  umgedreht
    ✶    zählt für alle
board-spaces = Das Spielbrett, zehn mal zehn
board-draw = Zugstapel
board-discarded = { $card ->
    [none] Noch nichts abgelegt
   *[other] Zuletzt abgelegt: { $card }
}
board-watching = Du schaust zu: Die Hände bleiben verdeckt.

## Cards and spaces, as they are pointed at or spoken
card-name = { $rank ->
    [J] Bube
    [Q] Dame
    [K] König
    [A] Ass
   *[other] { $rank }
} von { $house }
# Same: only facts and a comma.
card-special = { $name }, { $special }
card-wild = jedes Feld
card-anti = nimmt einen
card-covered = tot
space-open = frei
space-counter = Stein von { $team }
space-turned = Stein von { $team }, umgedreht
space-corner = Ecke, zählt für alle
space-playable = spielbar
space-last = eben gespielt
jack-wild = Kommt auf jedes freie Feld.
jack-anti = Nimmt einen gegnerischen Spielstein vom Brett, wenn er nicht umgedreht ist.

## Die Textansicht: wie ihre Zeilen heißen und deren Werte (das Übrige steht in rows.toml)
field-dealer = Geber
field-board = Das Brett, jedes Feld mit seiner Karte
cell-board = { $value ->
    [0] { $printed }
    [1] { $printed } Gold
    [2] { $printed } Onyx
    [3] { $printed } Silber
   *[9] für alle
}
field-made = Fertige Sequenzen
item-made = { $team }: { $start } bis { $end }
field-stock = Übrige Steine
field-hand = Deine Hand
field-sizes = Karten auf der Hand
field-piles = Ablagestapel
field-pile = Karten im Zugstapel
