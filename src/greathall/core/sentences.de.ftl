# The hall's own sentences in German. A game's sentences.de.ftl adds to these and may say one differently.
# Where a sentence is the English one, a comment right above it says why: “Same: …”.

seat = Platz { $number }
name-nobody = niemand
# Same: bots have these names in every language, because records hold them.
bot-name = { $number ->
    [1] Tansy
    [2] Bram
    [3] Fenn
    [4] Pip
    [5] Moss
    [6] Wick
    [7] Ember
    [8] Nook
    [9] Twill
    [10] Juno
    [11] Oona
    [12] Zeph
   *[other] Bot { $number }
}

## Refusals that belong to no one game
no-turn = Du bist nicht am Zug.
no-option = Das geht jetzt nicht.
no-chance = Was Würfel und Karten tun, kann sich niemand aussuchen.
no-over = Die Partie ist zu Ende.
no-out = Du bist nicht mehr im Spiel.
no-play-after-end = Die Partie ist zu Ende.
no-such-lesson = Es gibt keine Lektion „{ $name }“. Möglich ist: { $lessons }.
no-such-language = Es gibt keine Übersetzung „{ $language }“. Möglich ist: { $languages }.
game-no-GAME = { $folder } ist kein Spiel: Die Datei __init__.py definiert kein GAME. Siehe „Add a game“ in CONTRIBUTING.md.
game-no-folder = GREATHALL_GAMES nennt { $folder }, aber das ist kein Ordner.
game-unloaded = Das Spiel in { $folder } lässt sich nicht laden: { $fault } ({ $line }).
new-game-name = „{ $name }“ kann kein Spiel heißen: Nimm Kleinbuchstaben, Ziffern und Unterstriche, aber kein Schlüsselwort von Python. Versuch es mit mein_spiel.
new-game-known = Es gibt schon ein Spiel namens „{ $name }“. Wähle einen anderen Namen.
new-game-taken = { $folder } gibt es schon. Wähle einen anderen Namen oder schreibe in einen anderen Ordner.
new-game-done =
    games/{ $name } und tests/{ $name } sind geschrieben. So geht es weiter:
      export GREATHALL_GAMES=$PWD/games
      greathall play { $name }
      pytest tests/{ $name }
      greathall rules --check { $name }
    Nach einer Änderung in games/{ $name }/play/table.py: greathall state { $name }
no-such-game = Es gibt kein Spiel namens „{ $game }“. Es gibt: { $games }.
no-such-view = Das ist nicht die Sicht auf ein Spiel dieser Halle.
no-seats = Mit { $seats } Spielern geht das nicht; möglich sind: { $allowed }.
no-such-option = Es gibt keine Option „{ $option }“. Es gibt: { $options }.
no-option-beside = Die Option „{ $option }“ gibt es neben dem, was der Tisch sonst gewählt hat, nicht.
no-option-here = Die Option „{ $option }“ gibt es bei einer Spielerzahl von { $seats } nicht.
no-such-choice = „{ $option }“ kann nicht „{ $value }“ sein. Möglich ist: { $choices }.
no-such-text = „{ $option }“ muss ein Text sein.
no-such-seat = Es gibt keinen Platz „{ $seat }“.
no-such-names = Namen sind höchstens { $seats } Zeilen mit je höchstens 80 Zeichen.
no-such-action = Das ist keine Handlung dieses Spiels. Es gibt die Arten: { $kinds }.
no-such-fields = Das ist kein gültiges „{ $kind }“ dieses Spiels: { $fault }.
no-json = Das lässt sich nicht als JSON lesen.
no-huge-action = Das ist viel zu lang für eine Handlung.
no-such-moment = Es gibt keinen solchen Zeitpunkt, zu dem man zurückgehen könnte.
no-late-seed = Der Zufall hat schon begonnen; Startwerte kommen davor.
no-such-series = Eine Serie nennt die Nummer der Partie und was übernommen wird.
no-such-seed = Ein Startwert ist eine Zeile von höchstens 200 Zeichen.
no-such-pledge = Eine Festlegung auf einen Startwert besteht aus 64 Hexadezimalziffern, klein geschrieben.
no-secret = Diese Aufzeichnung endet vor dem Schluss und enthält ihr Geheimnis nicht: Man kann sie ansehen, aber nicht weiterspielen.
no-question = Dieser Platz wird gerade nichts gefragt.
no-bot = Es gibt keinen Bot namens „{ $level }“. Es gibt: { $levels }.

## What every table may tell
tell-Held = Die Antwort ist notiert.
tell-TakenBack = Die letzten Züge sind zurückgenommen.

## Records
record-unreadable = Das ist keine Aufzeichnung von Great Hall: { $fault }.
record-deep = zu tief verschachtelt
record-long = { $entries } Einträge sind zu viele
record-undos = { $undos } Rücknahmen sind zu viele
record-format = Diese Aufzeichnung hat Format { $found }; dieses Programm liest die Formate 1 bis { $known }.
record-rules = Diese Aufzeichnung entstand unter Version { $found } der Regeln von { $game }; dieses Programm spielt Version { $known }.
record-header = „{ $field }“ ist nicht das, was ein Tisch dieses Spiels dort notiert hätte.
record-brings = Was die Spieler mitgebracht haben, fehlt in dieser Aufzeichnung; sie lässt sich deshalb nicht nachspielen.
record-secret = Die Partie ist zu Ende, aber ihr Geheimnis fehlt in der Aufzeichnung.
record-commitment = Das Geheimnis passt nicht zu der Zusage, die vor der Partie veröffentlicht wurde.
record-pledge = Der Startwert von Platz { $seat } ist nicht der, auf den sich dieser Platz festgelegt hatte.
record-entry = Eintrag { $at } ist nicht möglich: { $why }
record-chance = Eintrag { $at } ist nicht das, was der Zufall ergab: { $why }
record-chance-turn = Der Zufall war nicht an der Reihe.
record-chance-stream = Dort ist Nummer { $count } der Folge { $stream } an der Reihe.
record-chance-n = Es gab { $n } Möglichkeiten, nicht { $found }.
record-chance-k = Geheimnis und Startwerte ergeben { $k }, nicht { $found }.
record-chance-outcome = Nummer { $k } der Möglichkeiten ist { $outcome }.
record-spelling = Er ist nicht so geschrieben, wie ein Tisch ihn schreibt.
record-undo = So etwas notiert kein Tisch.
record-after-end = Die Partie war davor schon zu Ende.
record-result = Das Ergebnis folgt nicht aus den Einträgen.
record-head = Der letzte Prüfwert folgt nicht aus der Eröffnung und den Einträgen.

## Reasons every bot knows
why-any = Jeder Zug ist recht.
why-path = So geht die Lektion weiter.
why-only = Es ist der einzige Zug.
why-person = So etwas entscheiden Menschen; ein Bot nimmt einfach die erste Antwort.
why-weighed = Wenn alle geantwortet haben, stehen die Aussichten auf den Sieg damit bei { $share } %.
why-search = Die Suche hat { $visits } von { $tries } Versuchen darauf verwendet und schätzt die Gewinnchance damit auf { $share } %.

## In hints, where reasons speak to you
hint-any = Hier ist dir jeder Zug recht.
hint-path = Das ist der nächste Schritt der Lektion.
hint-only = Es ist dein einziger Zug.
hint-person = Das kannst nur du entscheiden: Bots überlassen es Menschen.
hint-weighed = Wenn alle geantwortet haben, stehen deine Aussichten auf den Sieg bei etwa { $share } %.
hint-search = Die Suche hat ihn { $visits } von { $tries } Mal versucht und schätzt deine Gewinnchance auf { $share } %.

## How to play on one page
howto-goal = Ziel
howto-turn = Dein Zug
howto-things = Die Dinge
howto-end = Wie es endet
howto-glossary = Wörter des Spiels

## Where a game's figures come from
sources-title = Woher das alles stammt
sources-lead = Das hier wissen wir, und das haben wir selbst gemacht.
sources-by-rulebook = Aus dem Regelheft
sources-by-public = Von öffentlichen Seiten
sources-by-reconstruction = Von uns gemacht, passend zu den Regeln
sources-by-ours = Für dieses Spiel erfunden
sources-of = Quellen: { $pages }

## Verify
verify-holds = [stimmt] { $said }
verify-false = [FALSCH] { $said }
verify-open  = [offen]  { $said }
verify-unreadable = { $file } ist keine Aufzeichnung, die sich hier prüfen lässt: { $fault }.
verify-alone = { $file }, geprüft ohne das Programm, das sie gemacht hat:
verify-form = Sie hat die Form einer Aufzeichnung; Zahl der Einträge: { $entries }.
verify-entry = Eintrag { $at } ist nichts, was ein Tisch notieren würde.
verify-commitment = Das Geheimnis ist das, das vor der ersten Ziehung zugesagt wurde.
verify-commitment-false = Das Geheimnis ist nicht das, das vor der ersten Ziehung zugesagt wurde.
verify-secret-later = Die Partie ist nicht zu Ende; ihr Geheimnis wird deshalb noch nicht gezeigt.
verify-secret-missing = Die Partie ist zu Ende, aber ihr Geheimnis fehlt in der Aufzeichnung.
verify-chosen = Dass der Zufall gerecht war, lässt sich nicht prüfen: Wer die Partie eröffnet hat, konnte den Startwert wählen.
verify-brings = Was die Spieler mitgebracht haben, ist das, was vor der Partie versiegelt wurde.
verify-brings-false = Was die Spieler mitgebracht haben, ist nicht das, was vor der Partie versiegelt wurde.
verify-unpledged = Diese Aufzeichnung ist aus der Zeit, bevor sich Spieler auf ihre Startwerte festlegten. Wer den Tisch betrieb und mitspielte, konnte den eigenen als Letztes wählen, für die gewünschten Karten.
verify-pledges = { $seeds ->
    [1] Der eine Startwert beim Mischen ist der, auf den sich sein Spieler festgelegt hatte.
   *[other] Die { $seeds } Startwerte beim Mischen sind die, auf die sich ihre Spieler festgelegt hatten.
}
verify-pledge-false = Der Startwert von { $name } ist nicht der, auf den dieser Platz festgelegt war.
verify-unrevealed = { $seeds ->
    [1] { $names } hat sich auf einen Startwert festgelegt, der beim Mischen fehlt. Zusammen mit der Leitung der Halle ließ sich so eine von zwei Mischungen aussuchen.
   *[other] { $names } haben sich auf Startwerte festgelegt, die beim Mischen fehlen. Zusammen mit der Leitung der Halle ließ sich so eine von mehreren Mischungen aussuchen.
}
verify-draws = { $seeds ->
    [0] Alle Ziehungen ({ $draws }) sind das, was das Geheimnis ergibt.
    [1] Alle Ziehungen ({ $draws }) sind das, was das Geheimnis und der Startwert eines Spielers ergeben.
   *[other] Alle Ziehungen ({ $draws }) sind das, was das Geheimnis und die Startwerte von { $seeds } Spielern ergeben.
}
verify-draws-later = Ob die Ziehungen das sind, was das Geheimnis ergibt, lässt sich prüfen, sobald es gezeigt wird.
verify-counts = Alle Ziehungen ({ $draws }) haben die Nummer, die sie haben müssen; keine wurde ausgelassen oder zweimal gemacht.
verify-count-false = Eintrag { $at }: Das muss Ziehung { $count } der Folge „{ $stream }“ sein.
verify-draw-false = Eintrag { $at }: Geheimnis und Startwerte ergeben nicht { $found } für Ziehung { $count } der Folge „{ $stream }“.
verify-undo-false = Eintrag { $at }: Es gibt keinen solchen Zeitpunkt, zu dem man zurückgehen könnte.
verify-seeds-false = Der Startwert eines Spielers ist kein Text.
verify-no-seeds = Kein Spieler hat einen Startwert beigetragen: Wer das Geheimnis gemacht hat, könnte mehrere probiert haben, bevor er eines zusagte.
verify-head = Der Prüfwert folgt aus der Eröffnung und den Einträgen.
verify-head-false = Der Prüfwert folgt nicht aus der Eröffnung und den Einträgen: Etwas davon wurde geändert.
verify-head-sealed = Der Prüfwert lässt sich prüfen, sobald das Geheimnis gezeigt wird, denn es gibt versiegelte Entscheidungen.
verify-shown = Es ist der Prüfwert, den du am Tisch gesehen hast.
verify-shown-false = Es ist nicht der Prüfwert, den du am Tisch gesehen hast: Das ist eine andere Partie oder ein anderer Schluss davon.
verify-shown-missing = Ist das deine Partie? Gib mit --head den Prüfwert an, den du am Tisch gesehen hast. Hier ist er { $head }.
verify-again = Nach den Regeln noch einmal gespielt:
verify-replay = { $game }: Jede Ziehung war eine der möglichen, jede Handlung war erlaubt, und das Ergebnis folgt daraus.
verify-replay-unfinished = { $game }: Jede Ziehung war eine der möglichen, und jede Handlung war erlaubt. Die Partie ist nicht zu Ende.
verify-replay-false = { $why }
verify-replay-not = Hier lässt sie sich nicht noch einmal spielen: { $why }
verify-end-holds = Nichts davon ist falsch.
verify-end-false = Etwas davon ist falsch.
verify-end-not = Nicht alles konnte hier geprüft werden.

## Terminal
cli-guest = Gast
# Same: a saved game knows its bots by the level as programs spell it.
cli-bot = { bot-name } ({ $level })
cli-people = zusammen
cli-yes = j ja
cli-fillers = spiel spiele spielt leg lege legt setz setze setzt nimm nehme ich mein meine meinen der die das den dem ein eine einen karte stein auf an zu mit von vom aus und für
cli-commitment = Über den Zufall entscheidet ein Geheimnis. Sein SHA-256, zugesagt vor der Partie:
    { $commitment }
cli-add-seed = { $name }, ein eigener Startwert zum Untermischen (irgendetwas, oder Enter für keinen):
cli-head = Der letzte Prüfwert der Aufzeichnung; `greathall verify DATEI --head …` vergleicht ihn:
    { $head }
cli-welcome-back = { $game }, wo du aufgehört hast: { $seats }.
cli-share = { $said } { $share } %
cli-solo = Das Deck spielt allein …
cli-thinking = { $name } denkt nach …
log-alike = … und { $count } weitere dieser Art.
cli-before = Bevor { $name } zieht, darfst du: { $moves }. Enter: nichts.
cli-curtain = Weitergeben an { $name }, dann Enter drücken.
cli-folded = { $first }–{ $last } { $one } … { $other } ({ $count } Züge: tippe den Namen, oder „moves“ für alle)
cli-sampled = { $first }–{ $last } { $one } … („moves“ zählt sie auf)
cli-form-number = Jede Zahl von { $low } bis { $high }: { $one } … { $other }
cli-form = „{ $opening }“ fragt Schritt für Schritt danach.
cli-form-line = „{ $opening }“ fragt Schritt für Schritt. Oder in einer Zeile: { $example }
cli-fill-one = { $field }? (Nummer oder Name)
cli-fill-several = { $field }? (Nummern oder Namen mit Kommas; Enter: nichts)
cli-fill-some = { $field }? ({ $low } bis { $high } davon, mit Kommas)
cli-fill-number = { $field }? ({ $low } bis { $high }; Enter: { $low })
cli-fill-again = „{ $text }“ passt hier nicht; „stopp“ bricht ab.
cli-fill-so = Dein Zug: { $move }.
cli-fill-sure = Soll das gelten? (ja/nein)
cli-fill-stopped = Es wurde nichts gesagt.
cli-stop = stopp stop abbrechen
cli-also = außerdem: { $asides }
# Same: these are commands, typed as they stand.
cli-also-help = ? rules · why · hint · moves · help · quit
cli-refused = { $fault }
cli-sorry = Das geht nicht: { $fault }
cli-empty = Tippe einen Zug mit Nummer oder Namen, oder „help“.
cli-too-long = Diese Zeile ist viel zu lang für einen Zug.
cli-no-number = { $count ->
    [0] Es gibt keinen Zug { $number }: Du wirst gerade nichts gefragt.
    [1] Es gibt keinen Zug { $number }: Es gibt nur die 1.
   *[other] Es gibt keinen Zug { $number }: Es gibt 1 bis { $count }.
}
cli-which = Das kann jeder von { $count } Zügen sein: { $moves }
cli-not-understood = „{ $text }“ ist hier weder Zug noch Befehl; „help“ sagt, was man tippen kann.
cli-sure = Wirklich „{ $move }“? (ja/nein)
cli-help = Ein Zug: seine Nummer oder sein Name, ganz oder gekürzt („5h auf c4“, „5h c4“).
      ? oder rules     die Regeln, um die es gerade geht; rules WORT oder ID: darin suchen
      why              warum der letzte Zug abgelehnt wurde, oder was die Bots getan haben und warum
      hint             drei gute Züge, mit Gründen
      moves            alle Züge, ohne Zusammenfassen
      board            noch einmal das Brett
      about [WORT]     die Begriffe von eben und was auf Karten und Feldern steht; mit einem Wort, was es heißt
      NAME: …          was NAME, auch an diesem Bildschirm, ungefragt sagt; Enter, während andere ziehen: du selbst
      log              was geschehen ist; log all: von Anfang an
      undo             deinen letzten Zug zurücknehmen, wenn nur Bots mitspielen
      save [DATEI]     speichern und weiterspielen
      quit             speichern und gehen; ebenso Strg-C und Strg-D
cli-rule = { $id } ({ $section }): { $text }
cli-rule-line = { "  " }{ $id }  { $text }
cli-howto-line = { "  " }{ $text } ({ $rules })
cli-term = { "  " }{ $term }: { $text } ({ $rule })
cli-rule-why = { "  " }Warum: { $why }
cli-rules-more = „rules WORT“ oder „rules ID“ sucht in allen: { $sections }.
cli-rules-left = … und { $count } weitere; „greathall rules { $game }“ druckt sie alle.
cli-no-rule = Keine Regel spricht von „{ $text }“.
cli-about-left = Und { $count } weitere: Tippe mehr vom Namen.
cli-no-thing = nichts hier trägt einen Text mit „{ $text }“.
cli-decisions = Was das Regelheft offen lässt und wie wir entschieden haben
cli-why-refused = Das wurde dir verwehrt: { $fault }
cli-why-bot = { $name } wählte „{ $move }“: { $reasons }
cli-why-secret = { $name } hat verdeckt gewählt: Den Grund gibt es, wenn die Partie vorbei ist.
cli-why-nothing = Es wurde nichts verwehrt, und kein Zug eines Bots ist zu erklären.
cli-hint = { $number }. { $move }: { $reasons }
cli-no-hint = Du wirst gerade nichts gefragt.
cli-no-moves = Es gibt gerade keine Züge für dich.
cli-no-undo = Zurücknehmen kann nur, wer allein mit Bots spielt.
cli-nothing-to-undo = Du hast noch keinen Zug gemacht.
learn-line = { $name } { $title } ({ $minutes } Min.)
learn-welcome = { $title }: dein erstes Spiel, Schritt für Schritt. Es dauert etwa { $minutes } Minuten. Hinter einem Schritt stehen seine Regeln: „rules { $rule }“ zeigt eine.
learn-next = Enter: weiter.
learn-do = Tu jetzt das, mit Nummer oder Namen: { $move }
learn-off = Das ist ein eigener Zug, und er ist erlaubt. „undo“ nimmt ihn zurück und führt wieder zur Lektion; oder spiel einfach weiter.
learn-over = Die Lektion ist zu Ende. Spiel weiter, solange du magst, oder beginne mit „quit“ und: greathall play { $game }
learn-other = „{ $file }“ ist keine gespeicherte Lektion zu { $title }.
cli-log-more = { $count ->
    [one] … davor noch eine Zeile; „log all“ zeigt sie.
   *[other] … davor noch { $count } Zeilen; „log all“ zeigt sie.
}
cli-ending = { $rule }: { $said }
cli-after = Die Partie ist zu Ende; jetzt ist nichts mehr geheim: why, log, board, rules oder save DATEI. Mit Enter geht es hinaus.
cli-after-prompt = Ende>
cli-saved = Gespeichert in { $file } (das Geheimnis steht darin: nicht spicken).
    Weiter geht es mit: { $again } --load { $file }
cli-saved-over = Gespeichert in { $file }. Noch einmal ansehen: greathall replay { $file }
cli-no-file = „{ $file }“ lässt sich nicht lesen: { $fault }.
record-too-large = viel zu groß
cli-no-text = kein Text in UTF-8
cli-no-save = „{ $file }“ lässt sich nicht schreiben: { $fault }.
cli-file-exists = „{ $file }“ gibt es schon, und es ist nicht die Datei dieser Partie; nenne eine andere.
cli-too-many-names = Hier ist { $people ->
    [one] nur für einen Namen
   *[other] nur für { $people } Namen
} Platz; Bots haben ihre eigenen.
cli-name-of-bot = „{ $name }“ heißen hier nur Bots; wähle einen anderen Namen.
cli-too-many-bots = Hier { $most ->
    [one] kann höchstens ein Bot
   *[other] können höchstens { $most } Bots
} mitspielen; ein Platz gehört dir.
cli-option-form = „{ $text }“ ist keine Option; schreib sie als Name=Wert.
cli-option-file = „{ $option }“ wird aus einer Datei gelesen: --edition DATEI.
cli-no-edition = { $game } hat nur einen Spielplan und keine Ausgaben.
cli-no-decks = { $game } wird ohne eigene Decks gespielt.
cli-deck-refused = „{ $file }“: { $why } Alles, was daran nicht stimmt: greathall deck check DATEI
cli-deck-keyboard = Über die Tastatur kommen die Züge, nicht das Deck; schreib es in eine Datei.
cli-too-many-decks = Es gibt nur { $seats } Plätze, zu denen man ein Deck mitbringen kann.
cli-edition = Schreib auf, was auf deinem Spielplan anders ist; was du weglässt, bleibt wie hier. Dann: greathall play { $game } --edition DATEI
cli-load-alone = Eine gespeicherte Partie hat schon Plätze, Namen, Bots und Optionen; zu --load passt nur --seconds.
cli-other-game = „{ $file }“ ist eine Partie { $game }.
cli-nobody = An diesem Tisch sitzen nur Bots.
cli-column-number = Nr.
cli-column-game = Spiel
cli-column-seats = Spieler
cli-column-about = Worum es geht
cli-pick-game = Welches Spiel? [{ $default }]
cli-pick-seats = Wie viele spielen ({ $seats })? [{ $default }]
cli-pick-bots = Gegen Bots ({ $levels }) oder { $people } an diesem Bildschirm? [{ $default }]
cli-pick-again = „{ $text }“ steht nicht zur Wahl.
cli-replay = { $game }: { $seats }. { $moves ->
    [one] Ein Zug, geprüft.
   *[other] { $moves } Züge, alle geprüft.
}
cli-replay-help = Enter: weiter · b: zurück · eine Zahl: dieser Zug · e: Ende · s N: mit den Augen von Platz N · s open: offen · q: Schluss
cli-replay-prompt = { $at }/{ $of }>
cli-replay-unknown = „{ $text }“ führt nirgendwohin; es gibt Enter, b, e, q, die Nummer eines Zuges, oder s und die eines Platzes.
cli-replay-no-more = Es gibt die Züge 0 bis { $last }.
cli-replay-eyes = „{ $text }“ ist kein Platz; es gibt 1 bis { $seats }, oder open.
cli-replay-open = Die Aufzeichnung endet hier; die Partie ist nicht zu Ende.
cli-no-ledger = In build/ledger.json unter dem Projekt ist kein Testlauf notiert; lass zuerst die Tests laufen.
cli-ledger = { $game }: Regeln und Entscheidungen { $rules }, Tests { $tests }, fehlend { $missing }.
cli-ledger-fault = { $id }: { $fault }

## Decks
cli-deck-legal = { $title }: erlaubt ({ $tables }). { $kinds }.
cli-deck-empty = „{ $file }“ nennt keine einzige Karte.
cli-deck-title = { $title }: { $count } { $count ->
    [one] Karte
   *[other] Karten
}{ $lead ->
    [none] {""}
   *[other] {" "}und { $lead }
}
# Same: a number.
cli-deck-count = { NUMBER($value, maximumFractionDigits: 0) }
cli-deck-guessed = Zeile { $line }: „{ $text }“ wurde als „{ $card }“ gelesen.
cli-deck-lost = Zeile { $line }: „{ $text }“ ist keine Karte.
cli-deck-share = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-deck-mean = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Arena
arena-test = Test nach jedem Block: Konfidenzfolge nach Robbins (Normalmischung), alpha 0,05, Partien in [0, 1]; Gleichstand bei { $par } %; { $seconds } s je Zug.
arena-continues = Weiter von { $games } Partien auf der Rangliste.
arena-report = { $a } gegen { $b }: { $games } Partien, { $wins } gewonnen, { $draws } unentschieden, { $losses } verloren: { $rate } % (95 %, bei jedem Blick: { $low } bis { $high }; für diese Zahl allein: { $plain_low } bis { $plain_high });{ $stopped ->
        [0] { "" }
       *[other] { " " }{ $stopped } weitere hat eine Grenze beendet, sie entscheiden nichts;
    } CPU-Minuten: { $minutes }.
arena-better = { $a } ist besser als { $b }: Das untere Ende liegt { $margin } Punkte über dem Gleichstand.
arena-worse = { $a } ist schwächer als { $b }.
arena-open = Der Test hat zwischen { $a } und { $b } nicht entschieden.
arena-table = { $a } mit dem Deck der Zeile gegen { $b } mit dem der Spalte: % gewonnen (95-%-Intervall für diese Zahl von Partien)
arena-mean = alle
arena-round = { $games } von { $whole } Partien.
arena-worst = Schlechtestes Paar von Decks für { $a }, in beiden Richtungen: { $first } und { $second }, { $rate } % von { $games } Partien ({ $low } bis { $high }).
arena-no-decks = „{ $game }“ wird ohne eigene Decks gespielt.
arena-few-decks = Wenigstens zwei Decks spielen gegeneinander.
arena-ladder = { $file } ist keine Rangliste.
arena-no-ladder = Die Rangliste { $file } lässt sich nicht schreiben: { $fault }.

## The server, in the terminal
cli-no-ray = --ray braucht Ray, das nicht installiert ist: pip install "greathall[ray]".
cli-no-server = Der Server braucht „{ $missing }“, das nicht installiert ist: pip install "greathall[server]".
cli-no-port = Die Halle kann unter { $host }, Port { $port }, nicht öffnen: { $fault }. Wähle mit --port einen anderen.
cli-welcome =
    Great Hall { $version }: Zauberer-Brettspiele, in denen jede Regel gilt.
      greathall serve --open      im Browser spielen, mit Freunden und Bots
      greathall play              hier im Terminal spielen
      greathall rules sequence    die Regeln eines Spiels lesen
      greathall --help            alles andere: Aufzeichnungen, Decks, Bots, eigene Spiele
cli-hall-open = Die Halle ist offen: { $address }
cli-hall-alone = Sie ist nur auf diesem Rechner offen. Für alle im selben Netz: make serve HOST=0.0.0.0 (oder --host 0.0.0.0).
cli-hall-network = Alle im selben Netz kommen über diese Adresse oder den Code darüber herein.
cli-hall-no-network = Dieser Rechner ist gerade in keinem Netz; noch kann sonst niemand hereinkommen. Verbinde ihn und starte neu.
cli-hall-stop = Die Tische liegen in { $data }. Strg-C schließt die Halle; jeder Tisch bleibt, wie er war.
cli-hall-closed = Die Halle ist geschlossen.
cli-backup-done = Die Halle in { $folder } ist in { $file } gesichert: { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
}, { $guests ->
    [one] 1 Gast
   *[other] { $guests } Gäste
}.
cli-restore-done = Die Halle ist in { $folder } zurück: { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
}, { $guests ->
    [one] 1 Gast
   *[other] { $guests } Gäste
}.
cli-restore-aside = Die Halle, die vorher dort war, ist jetzt in { $aside }.
state-changed = { $file }: auf den neuesten Stand gebracht.
state-stale = { $file } ist veraltet: Rufe `greathall state` auf.
state-fresh = Alles, was aus Deklarationen erzeugt wird, ist auf dem neuesten Stand.

## Ein Tisch in Zeilen, im Browser und im Terminal
plain-none = nichts
plain-yes = ja
plain-no = nein
# Same: a name and a thing.
plain-of = { $owner }: { $thing }
plain-times = { $thing } × { $count }
plain-pile = { $count ->
    [one] eine Karte, { $top }
   *[other] { $count } Karten, { $top } obenauf
}
