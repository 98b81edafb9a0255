# Was der Browser sagt: Seiten der Halle, des Tisches, des Endes und der Wiederholung.

# Same: the hall's own name.
hall-title = Great Hall
no-hall = Keine Antwort von der Halle. Ist sie noch geöffnet? Neuer Versuch …
guest-name = Gast { $number }

## Überall
ui-close = Schließen
ui-copy = Kopieren
ui-copied = Kopiert.
ui-copy-yourself = Kopieren ist hier nicht erlaubt. Der Link ist markiert: Kopiere ihn selbst.
ui-cancel = Abbrechen
ui-die = Würfel: { $pips }
ui-level-easy = einfacher Bot
ui-level-medium = mittlerer Bot
ui-level-hard = starker Bot
ui-level-random = Bot nach Zufall
seat-level-easy = einfach
seat-level-medium = mittel
seat-level-hard = stark
seat-level-random = zufällig

## Einstellungen
settings-title = Einstellungen
settings-theme = Darstellung
settings-theme-auto = Wie auf diesem Gerät
settings-theme-light = Tageslicht
settings-theme-dark = Kerzenlicht
settings-language = Sprache
settings-speed = Bewegung der Figuren
speed-slow = Langsam
# Same: the word of both languages.
speed-normal = Normal
speed-quick = Schnell
speed-once = Sofort
settings-coach = Begleitung für Neue
settings-coach-first = in den ersten Spielen
settings-coach-always = immer
settings-coach-never = nie
settings-sound = Töne
settings-drama = Große Momente
settings-drama-help = Banner bei großen Ereignissen, ein Feuerwerk für Sieger und ab und zu ein Wort von einem Bot.
settings-plain = Textansicht
settings-plain-help = Zeilen und Knöpfe statt des Spielbretts: für die Tastatur, für Screenreader oder einfach aus Vorliebe.

## Der Tisch
# Same: a name and the hall's own.
table-title = { $game } – Great Hall
table-title-turn = Du bist am Zug – { $game }
table-calling = Tisch wird geladen …
table-refused = Diesen Tisch gibt es nicht
table-to-hall = Zurück zur Halle
table-line-lost = Die Verbindung ist weg. Der Tisch bleibt, wie er ist. Neuer Versuch …
table-practice = Übung
table-suspended-kept = Niemand hat gewonnen oder verloren: Sie bleibt, wie sie ist.
table-open = Zustimmen
table-open-help = Ihre Aufzeichnung zeigt jede Hand. Speichern lässt sie sich, sobald alle zustimmen, die mitgespielt haben.
table-open-missing = Noch nicht zugestimmt: { $names }
table-watching = du schaust zu
table-more = An diesem Tisch
table-board = Brett
table-plain = Textansicht
table-seats = Wer hier sitzt
table-seat-free = freier Platz
table-seat-you = du
table-seat-out = ausgeschieden
table-seat-here = ist da
table-seat-absent = gerade nicht da
table-seat-away = nicht da: { $level } spielt
table-seat-lent = { $level } spielt
table-thinking = denkt nach
table-clock = Restzeit:
table-sit = Hier hinsetzen
table-sit-name = Hier hinsetzen: { $name }
table-prompt = Was gefragt ist
table-waits = Einen Moment …
table-waits-for = Warten auf { $name }
table-waits-bot = { $name } denkt nach …
table-out = Du bist ausgeschieden. Die anderen spielen weiter.
table-turn = { $name } ist am Zug
table-pace = Tempo der Bots
table-skip = Vor zu meinem Zug
table-no-turn = Du bist nicht am Zug.
table-no-play = Hier gibt es jetzt nichts zu spielen.
table-note-late = { $own ->
    [yes] Deine Zeit war um, deshalb wurde für dich gespielt.
   *[no] Die Zeit von { $name } war um.
}
table-note-kept = { $own ->
    [yes] Der Zug bleibt, wie er ist.
   *[no] { $name } lässt den Zug gelten. Er wird nicht zurückgenommen.
}
table-note-void = Deine frühe Wahl ist nicht mehr möglich. Bitte wähle neu.
table-held = Deine Antwort ist notiert. Du kannst sie noch ändern.
table-untouch = Neu wählen
table-undo = Zurücknehmen
table-undo-asked = { $name } möchte den letzten Zug zurücknehmen. Bist du einverstanden?
table-undo-yes = Zurücknehmen erlauben
table-undo-no = Zug behalten
table-undo-waits = Du möchtest zurücknehmen. Warten auf { $names }.
table-undo-withdraw = Anfrage zurückziehen
table-undo-wished = { $name } möchte den letzten Zug zurücknehmen.
table-sure = { $move }: wirklich?
table-sure-help = Vielleicht gibt es danach kein Zurück.
table-not-sure = Abbrechen
table-leave = Den Tisch verlassen
table-leave-sure = Den Tisch verlassen?
table-leave-playing = Ein Bot spielt an deinem Platz weiter. Solange die Partie läuft, kannst du zurückkommen und ihn wieder einnehmen.
table-leave-waiting = Dein Platz wird für jemand anderen frei.
table-lend-title = Wer an meinem Platz spielt
table-lend-help = Musst du kurz weg? Lass einen Bot für dich spielen:
table-lend = Ein Bot spielt für mich
table-lend-name = Ein Bot spielt für { $name }
table-lent = Ein Bot spielt für dich.
table-take-back = Wieder selbst spielen
table-take-back-name = { $name } spielt wieder selbst
table-invite = Freunde einladen
table-invite-help = Wer diesen Link hat, kann sich hier hinsetzen.
table-invite-watch = Wer diesen Link hat, kann zuschauen oder den Platz eines Bots nehmen.
table-invite-qr = Der Link des Tisches als Code für eine Kamera
table-wait-free = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
table-wait-host = Alle sind da. Kann es losgehen?
table-wait-start = Alle sind da. Warten auf den Gastgeber.
table-host-starts = Der Gastgeber beginnt die Partie.
table-bot-on = { $name }: wer hier sitzt
table-no-bot = bleibt frei
table-agreed = Einstellungen des Tisches
table-agreed-hints = Tipps erlaubt
table-agreed-joinable = Bot-Plätze werden später frei
table-agreed-no-clock = Ohne Uhr
table-agreed-move = { $time } für jeden Zug
table-agreed-player = { $time } je Spieler für die ganze Partie
table-start = Die Partie beginnen
table-start-bots = Mit Bots beginnen
table-start-help = Oder warte, bis jemand kommt.
table-starting = Alle Startwerte werden gemischt …
table-seed-title = Warum das Mischen fair bleibt
table-seed-help = Die Halle hat ihr Geheimnis schon festgelegt und zeigt unten seine Prüfsumme. Dein Browser gibt von selbst einen zufälligen Startwert dazu, sodass niemand die Karten wählen kann, nicht einmal die Halle. Wenn du willst, gib eigene Worte dazu. Nach der Partie können es alle nachprüfen.
table-seed = Deine Worte (freiwillig)
table-seed-name = Worte von { $name } (freiwillig)
table-seed-add = Dazugeben
table-seed-kept = Deine Worte werden hineingemischt.
table-commitment = Prüfsumme des Servers (SHA-256):
table-curtain = Gib das Gerät an { $name } weiter
table-curtain-help = Die anderen schauen jetzt weg. Nur { $name } soll sehen, was kommt.
table-curtain-open = Ich bin { $name }
table-side = Verlauf und Gespräch
table-log = Verlauf
table-log-empty = Noch ist nichts geschehen.
log-earlier = Frühere Züge zeigen
log-unfold = Gebote zeigen
log-fold = Gebote verbergen
# Same: a name and a sentence.
table-reason = { $name }: { $reason }

## Tipps
hint = Tipp
hint-thinking = Ich überlege …
hint-title = Gute Züge
hint-more = Mehr
hint-none = Gerade gibt es keinen guten Rat.

## Lektionen
lesson = Lektion
lesson-again = Lektion neu beginnen
guide = Deine Begleitung
guide-text = Was die Begleitung sagt
guide-step = { $step } von { $steps }
guide-next = Weiter
guide-back = Zurück
guide-now = Jetzt: { $move }
guide-off = Das ist ein eigener Zug, und er ist erlaubt. Nimm ihn zurück und folge der Lektion, oder spiel allein weiter.
guide-undo = Zurücknehmen
guide-alone = Allein weiterspielen
guide-here = Hier weiterspielen
guide-real = Richtig spielen
guide-show = Begleitung zeigen
guide-hide = Begleitung verbergen

## Gespräch
chat = Gespräch
chat-unread = { $count } neu
chat-empty = Noch hat niemand etwas gesagt.
chat-watcher = { $name } (schaut zu):
# Same: a name.
chat-speaker = { $name }:
chat-phrases = Sprüche
chat-phrases-only = Partner dürfen sich nicht vorsagen; darum gibt es hier nur Sprüche, solange die Partie läuft.
chat-watchers = Bis die Partie vorbei ist, hören dich nur die anderen, die zuschauen.
chat-text = Sag etwas
chat-send = Sagen

## Was ein Spiel vorlegt
desk-about = Worum es geht
desk-show = Zeigen
desk-hide = Verbergen

## Regeln
rules = Regeln
rules-title = Die Regeln: { $game }
howto-title = So wird gespielt: { $game }
howto-print = Diese Seite drucken
rules-search = Regel suchen: Wort oder Nummer
rules-calling = Regeln werden geladen …
rules-found = { $count ->
    [one] Eine Regel gefunden
   *[other] { $count } Regeln gefunden
}
rules-none = Keine Regel spricht von „{ $text }“.
rules-ours = von uns entschieden
rules-why = Warum: { $why }
rules-show = Regel { $id }

## Textansicht
keys = Tasten
keys-key = { $key ->
    [Space] Leertaste
    [Enter] Eingabe
    [Home] Pos1
    [End] Ende
    [Esc] Esc
    [digit] 1 bis 9
    [left] Links
    [right] Rechts
   *[other] { $key }
}
keys-table = { $key ->
    [Space] die Hauptantwort geben
    [Enter] in einer Lektion weiterlesen, wenn noch etwas folgt
    [digit] die erste Antwort geben, die zweite und so weiter
    [left] auf dem Brett bewegen, auch mit den Tasten auf und ab
    [Esc] das Berührte loslassen
   *[other] diese Tasten zeigen; auf einer Karte: was darauf steht
}
keys-replay = { $key ->
    [Space] abspielen oder anhalten
    [left] einen Zug zurück oder weiter
    [Home] an den Anfang oder ans Ende
   *[other] diese Tasten zeigen
}
plain-choices = Was du tun kannst
plain-others = Allgemein
plain-pick = { $name }: wähle eins
plain-play = Das spielen
plain-facts = Was auf dem Tisch liegt
plain-texts = Was darauf steht
plain-range = { $low } bis { $high }
plain-several = wähle { $range }

## Die Halle
hall-welcome = Setz dich. Kein Konto, nichts zu installieren: ein Tisch, eine Kerze, gute Gesellschaft.
hall-games = Spiele
hall-seats = für { $seats } Personen
hall-minutes = etwa { $minutes } Minuten
hall-play = Gleich spielen
hall-learn = Spiel lernen
hall-lesson = Lektion: { $title }
hall-lesson-go = Lektion fortsetzen
hall-invite = Freunde einladen
hall-screen = An einem Bildschirm
hall-decks = Ein Deck bauen
hall-filter-players = Anzahl der Spieler
hall-filter-time = Dauer
hall-filter-any-players = Alle Spielerzahlen
hall-filter-any-time = Jede Dauer
hall-filter-players-count = { $players } Spieler
hall-filter-minutes = Bis { $minutes } Min.
hall-filter-none = Für so viele Spieler gibt es in dieser Zeit kein Spiel. Ändere eines von beiden.
hall-quick = Bots und Regeln wählen
hall-quick-bots = gegen { $count ->
    [one] 1 Bot ({ $level })
   *[other] { $count } Bots ({ $level })
}
hall-quick-changed = eigene Einstellungen
hall-variants = { $count ->
    [one] 1 kurzes Spiel
   *[other] { $count } kurze Spiele
}
hall-mine = Meine Tische
hall-open = Offene Tische
hall-open-none = Gerade steht kein Tisch allen offen. Eröffne einen: „Freunde einladen“, für alle in der Halle.
hall-records = Aufzeichnungen
hall-records-help = Jemand hat dir die Aufzeichnung einer Partie gegeben? Sieh sie dir Zug für Zug an.
hall-records-open = Aufzeichnung ansehen
hall-waiting = Wartet: { $taken } von { $seats } Plätzen besetzt
hall-suspended = Ausgesetzt
hall-playing = Im Gange
hall-left = Ein Bot spielt für dich
hall-your-turn = Du bist am Zug
hall-their-turn = { $name } ist am Zug
hall-over-won = Du hast gewonnen
hall-over-draw = Unentschieden
hall-over = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
hall-move = Jetzt ziehen
hall-go = Zum Tisch
hall-return = Zurückkommen
hall-replay = Wiederholung
hall-result = Ergebnis
hall-look = Ansehen
hall-sit = Hinsetzen
hall-watch = Zuschauen
hall-leave = Aufstehen
hall-leave-title = Diesen Tisch verlassen ({ $game })?
hall-leave-playing = Ein Bot spielt an deiner Stelle weiter. Solange die Partie läuft, kannst du zurückkommen.
hall-leave-waiting = Dein Platz wird für andere frei. Bleibt niemand übrig, wird der Tisch abgeräumt.
hall-forget = Von der Liste nehmen
hall-more = { $count ->
    [one] Noch ein Tisch
   *[other] Noch { $count } Tische
}
hall-head-turns = { $count ->
    [one] Du bist am Zug – Great Hall
   *[other] An { $count } Tischen am Zug – Great Hall
}
hall-nowhere = Diesen Raum gibt es nicht
hall-nowhere-help = Die Treppe muss sich bewegt haben. Die Halle selbst ist, wo sie immer war.
hall-home = Zurück zur Halle
hall-unofficial = Ein inoffizielles, nicht kommerzielles Projekt von Fans. Die Namen von Spielen, Häusern und Figuren gehören ihren Inhabern, die damit nichts zu tun haben; von ihren Bildern und Texten wird hier nichts verwendet.
hall-foot = Über die Halle
hall-docs = API-Dokumentation
hall-style = Gestaltung
# Same: German has the same word.
hall-version = Version { $version }

## Gäste
guest-title = Wer bist du?
guest-choose = Namen wählen
guest-you-are = Du bist
guest-called = Wie heißt du?
guest-code = Dein Einladungscode
guest-avatar = Dein Bild
guest-avatar-owl = Eule
guest-avatar-cat = Katze
guest-avatar-toad = Kröte
guest-avatar-rat = Ratte
guest-avatar-hat = Hut
guest-avatar-broom = Besen
guest-avatar-wand = Stab
guest-avatar-book = Buch
guest-avatar-candle = Kerze
guest-avatar-key = Schlüssel
guest-avatar-moon = Mond
guest-avatar-star = Stern
guest-keep = Speichern
guest-other-device = Auf anderem Gerät weiterspielen
guest-devices-title = Du auf einem anderen Gerät
guest-devices-help = Öffne diesen Link auf deinem anderen Gerät oder richte dessen Kamera auf den Code. Dort bist du dann ebenfalls du: derselbe Name, dieselben Tische, dieselben Plätze.
guest-devices-code = QR-Code deines eigenen Links
guest-devices-link = Dein eigener Link
guest-devices-secret = Wer diesen Link hat, kann als du spielen, also behalte ihn für dich. Ist er in fremde Hände geraten, erstelle einen neuen: Der alte gilt dann nicht mehr.
guest-link-new = Neuen Link erstellen
guest-link-renewed = Hier ist dein neuer Link. Der alte gilt nicht mehr.
guest-link-until = Dieser Link gilt bis { $date }.
guest-link-void = Alle meine Links sperren
guest-link-voided = Keiner deiner Links gilt mehr.
guest-recover-title = Willkommen zurück
guest-recover-looking = Link wird geprüft …
guest-recover-new = Mit diesem Link wird dieser Browser zu { $name }, mit allen Tischen von { $name }.
guest-recover-instead = Dieser Browser ist jetzt { $before }. Mit diesem Link wird er zu { $name }; ohne einen eigenen Link von { $before } führt kein Weg zurück.
guest-recover-go = Weiter als { $name }
guest-recover-same = Hier bist du schon { $name }.
guest-recover-no-code = In dieser Adresse steht kein Code. Sie sollte mit # und einer langen Reihe von Zeichen enden.
guest-recover-no = Hol dir einen neuen Link auf deinem anderen Gerät: Klick in der Halle auf deinen Namen.

## Gäste am Tisch
guests-title = Gäste an diesem Tisch
guests-none = Es ist noch niemand sonst da.
guests-unheard = Chat für mich ausblenden
guests-muted = Für alle stummschalten
guests-remove = Entfernen
guests-remove-name = { $name } entfernen
guests-remove-sure = { $name } entfernen?
guests-remove-playing = Ein Bot spielt weiter. Zurück an den Tisch geht es erst, wenn du es wieder erlaubst.
guests-remove-waiting = Der Platz ist wieder frei. Zurück an den Tisch geht es erst, wenn du es wieder erlaubst.
guests-removed = Entfernte Gäste
guests-let-in = Wieder zulassen
guests-let-in-name = { $name } wieder zulassen
guests-nameless = Ein Gast
guests-lock = Tisch abschließen
guests-lock-help = Niemand Neues kann mitspielen oder zusehen. Wer einen Platz hat, kann immer zurückkommen.
guests-locked = abgeschlossen
guests-close = Tisch schließen
guests-close-sure = Tisch schließen?
guests-close-help = Die Partie endet hier für alle. Das lässt sich nicht rückgängig machen.

## Was dein ist
own-title = Deine Daten
own-sessions = Wo du angemeldet bist
own-sessions-help = Kennst du etwas davon nicht? Dann melde es ab und sperre deine Links unter „Auf anderem Gerät weiterspielen“.
own-program = Ein Programm
own-here = dieser Browser
own-seen = zuletzt hier: { $date }
own-sign-out = Abmelden
own-sign-out-name = Abmelden: { $browser }
own-sign-out-others = Überall sonst abmelden
own-signed-out = Dort bist du abgemeldet.
own-signed-out-others = Überall sonst bist du abgemeldet.
own-left = In diesem Browser bist du abgemeldet. Ein Link von einem anderen Gerät bringt dich zurück.
own-data = Nimm deine Daten mit
own-data-help = Eine Datei mit Name, Tischen, Chat und beendeten Partien, dazu die Einstellungen und Decks dieses Browsers.
own-download = Meine Daten herunterladen
own-kept = Wie lange etwas aufgehoben wird
own-kept-tables = Ein Tisch: { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
} nach dem letzten Zug.
own-kept-waiting = Ein Tisch, an dem nie gespielt wurde: { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}.
own-kept-guests = Du, wenn du keinen Tisch hast: { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
} nach deinem letzten Besuch.
own-kept-links = Ein Link für ein anderes Gerät: { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}.
own-delete-title = Für immer gehen
own-delete-sure = Willst du dich löschen?
own-delete-help = Dein Name und dein Chat verschwinden, Bots übernehmen deine Plätze. Das lässt sich nicht rückgängig machen. Gesicherte Aufzeichnungen behalten die Namen.
own-delete = Mich löschen
own-forgotten = Mach es gut, { $name }. Die Halle kennt dich nicht mehr.
seat-gone = Jemand von früher

## Sofort spielen
quick-title = { $game }: gegen Bots
quick-help = „{ hall-play }“ merkt sich deine Wahl und beginnt beim nächsten Mal genauso.
quick-players = Spieler
# Same: German has the same word.
quick-level = Bots
quick-deck = Dein Deck
quick-usual = Standard

## Ein neuer Tisch
new-invite-title = { $game } mit Freunden
new-invite-help = Du bekommst einen Link und einen Code zum Weitergeben. Leere Plätze können auch am Tisch noch Bots bekommen.
new-invite-go = Tisch anlegen
new-screen-title = { $game } an einem Bildschirm
new-screen-help = Alle spielen an diesem Gerät und reichen es weiter. Ein Vorhang verdeckt jede Hand, bis ihr Besitzer bereit ist.
new-screen-go = Los geht’s
new-seats = Wie viele Plätze?
new-who = Wer sitzt dort?
new-you = Du
new-friend = Ein Freund
new-person = Jemand von hier
new-player = Person { $number }
new-name = Name auf Platz { $number }
new-nobody = Wenigstens eine Person sollte hier sitzen.
new-open = Wer darf dazukommen?
new-open-no = Nur mit Link
new-open-yes = Alle in der Halle
new-more = Regeln, Uhr und Tipps
new-clock = Uhr
new-clock-none = Ohne Uhr
new-clock-move = Für jeden Zug
new-clock-player = Für die ganze Partie
new-clock-each-move = Zeit für jeden Zug
new-clock-whole = Zeit für jede Person
new-late = Wenn die Zeit um ist
new-late-silent = ein harmloser Zug geschieht
new-late-bot = ein Bot übernimmt den Platz
new-seconds = { $count } Sekunden
new-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
new-hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
}
new-hints = Tipps
new-hints-help = Alle am Tisch dürfen einen Bot nach seinen drei besten Zügen fragen, und Neue werden begleitet.
new-joinable = Später dazukommen
new-joinable-help = Während der Partie kann jemand den Platz eines Bots übernehmen und sieht dessen Karten.
new-file = Datei auswählen oder hierher ziehen
new-file-other = Eine andere Datei
new-file-remove = Doch ohne
new-file-taken = Angenommen: { $title }

## Deckbau
decks-head = Deckbau – Great Hall
decks-title = Deckbau
decks-calling = Karten werden geladen …
decks-solo-runs = Viele Partien mit deinem Deck laufen …
decks-share-help = Im Link steht das ganze Deck: die Halle bewahrt nichts davon auf.

## Das Ende einer Partie
end-fare = { $first ->
    [yes] Dein erster Sieg gegen { $level ->
        [random] zufällige
        [easy] einfache
        [hard] starke
       *[medium] mittlere
    } Bots!
   *[no] Siege gegen { $level ->
        [random] zufällige
        [easy] einfache
        [hard] starke
       *[medium] mittlere
    } Bots: { $won } von { $played }{ $row ->
        [0] {""}
        [1] {""}
       *[other] , zuletzt { $row } in Folge
    }
}
end-won-you = Du gewinnst!
end-won-side = Deine Seite gewinnt!
end-won = { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } gewinnen.
}
end-lost = Du hast verloren.
end-won-team = Team { $team } gewinnt: { $winners }.
end-ranking = Rangliste
end-place = { $place }.
end-drawn = Niemand gewinnt.
end-about = Zu dieser Partie
end-again = Noch eine Partie
end-again-swapped = Noch eine, mit getauschten Plätzen
end-stronger = Gegen { $level ->
    [easy] einfache
    [hard] starke
   *[medium] mittlere
} Bots spielen
end-to-again = Zur nächsten Partie
end-replay = Wiederholung
end-save = Aufzeichnung speichern
end-verify = Nachprüfen
end-figures = Die Partie in Zahlen
end-moves = Züge

## Glück
luck-title = Glück
luck-about = Jede Ziehung wird mit dem verglichen, was in diesem Augenblick zu erwarten war. Der Strich zeigt die Erwartung, das Band das Übliche, der Punkt, was kam.
luck-nothing = Hier gab es nichts, was Glück hätte sein können.
luck-said = { $what }: { $verdict ->
    [too-few] zu wenig, um etwas zu sagen.
    [much-luckier] viel mehr Glück als üblich.
    [luckier] mehr Glück als üblich.
    [unluckier] weniger Glück als üblich.
    [much-unluckier] viel weniger Glück als üblich.
   *[usual] ungefähr wie üblich.
}

## Nachprüfen
verify-title = War es fair?
verify-about = Geprüft in diesem Browser, von Code, der nichts mit dem Programm teilt, das die Aufzeichnung gemacht hat.
verify-checking = Jede Ziehung wird geprüft …
verify-word-holds = Stimmt.
verify-word-false = Falsch.
verify-word-open = Unbekannt.
verify-shown-earlier = Der letzte Prüfwert, den dieser Browser am Tisch gesehen hat, ist der nach { $at } Einträgen: Es ist genau diese Partie, und sie ging weiter.
verify-unseen = Ob dies die Partie ist, die du gespielt hast, lässt sich nicht sagen: Dieser Browser hat keinen Prüfwert von ihr gesehen. Der letzte der Aufzeichnung ist { $head }
verify-promised = Der Tisch und alle Plätze hatten sich auf genau das festgelegt, was dieser Browser sah, bevor er seinen Startwert aufdeckte.
verify-promised-false = Der Tisch oder ein Platz hatte sich auf etwas anderes festgelegt als das, was dieser Browser sah, bevor er seinen Startwert aufdeckte.
verify-own-seed = Der eigene Startwert dieses Browsers ist beim Mischen dabei.
verify-own-seed-false = Der Tisch hat den Startwert dieses Browsers angenommen und beim Mischen weggelassen.
verify-own-seed-missing = Der Startwert dieses Browsers ist beim Mischen nicht dabei: Er kam zu spät, oder der Tisch hat ihn weggelassen.
verify-rules-hall = Die Halle hat sie nach den Regeln noch einmal gespielt: Jede Ziehung war möglich, jeder Zug war erlaubt, und das Ergebnis folgt daraus.
verify-rules-not = Hier nicht geprüft: ob jede Ziehung möglich war, jeder Zug erlaubt, und ob das Ergebnis daraus folgt. „greathall verify DATEI“ spielt die Aufzeichnung nach den Regeln noch einmal.

## Wiederholung
replay = Wiederholung
replay-title = Wiederholung: { $game }
replay-fetching = Wiederholung wird geladen …
replay-to-table = Zum Tisch
replay-side = Zu diesem Zeitpunkt
replay-now = Was geschah
replay-nothing = Alles ist aufgebaut.
replay-keys = Zeitpunkte zum Wiederfinden
replay-hands = Alle Hände
replay-eyes = Mit wessen Augen?
replay-eyes-open = Alles offen
replay-eyes-watcher = Jemand, der zuschaut
replay-controls = Durch die Partie gehen
replay-slider = Zug
replay-place = { $turn ->
    [0] Der Anfang
   *[other] Zug { $turn } von { $last }
}
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-next = Einen Zug weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
# Same: a number and a sign.
replay-times = { $pace } ×
replay-link = Link zu diesem Zeitpunkt
replay-practise = Von hier aus üben
replay-practise-about = Ein neuer Tisch geht von diesem Zeitpunkt aus weiter, gegen Bots, mit demselben Glück wie damals.
replay-practise-seat = Wessen Platz nimmst du?
replay-practise-level = Gegen wen?
replay-practise-begin = Weiterspielen
replay-drop = Zieh die Datei einer Aufzeichnung hierher, oder wähle eine aus. Sie wird angesehen und nicht behalten.
replay-choose = Datei auswählen
replay-no-record = { $file } ist keine Aufzeichnung einer Partie, oder sie ist beschädigt. Wähle eine andere Datei.
replay-other = Eine andere Aufzeichnung ansehen

## Gestaltung
style-title = Gestaltung
style-intro = Woraus die Halle gemacht ist. Wer ein weiteres Spiel baut, nimmt diese Teile und keine eigenen Farben, außer für das, was auf Karten und Brettern gedruckt ist. Alles zeigt sich in dem Licht, das hier gewählt ist.
style-colours = Farben
style-colours-use = Variablen des Stylesheets. Die des Raums wechseln mit dem Licht; Gedrucktes sieht immer gleich aus, denn es liegt auf dem Tisch.
style-room = Der Raum
style-paper = Pergament und Tinte
style-table = Der Tisch
style-sides = Seiten
style-houses = Häuser
style-type = Schrift
style-type-use = Eine Buchschrift zum Lesen; die schlichte nur für Zahlen und Kennungen.
style-type-sample = Bei Kerzenschein wirken alle Karten warm
style-space = Abstände
style-space-use = Sechs Stufen; was man antippen kann, ist mindestens so hoch wie die letzte.
style-buttons = Knöpfe
style-buttons-use = Ein Hauptknopf je Blatt: das, wofür die meisten kommen. Die bloßen sind für Auswege.
style-button-main = Hauptknopf
style-button-plain = Gewöhnlich
style-button-bare = Bloß
style-button-small = Klein
style-button-off = Deaktiviert
style-surfaces = Flächen
style-surfaces-use = Eine Tafel gehört zum Raum. Pergament ist gedruckt: Es hat in jedem Licht seine eigenen Farben. Schildchen sind für Kennungen und Zustände.
style-panel = Eine Tafel
style-parchment = Ein Blatt Pergament mit einem Link
style-tag = Schildchen
style-tag-lit = Leuchtendes Schildchen
style-fields = Felder
style-fields-use = Wenige Möglichkeiten stehen in einem Streifen, viele in einer Liste; ein Schalter wirkt sofort.
# Same: German has the same word.
style-field-name = Name
style-field-list = Liste
style-strip = Streifen
style-switch = Schalter
style-switch-help = Ein Satz dazu, was er bewirkt.
style-tabs = Reiter
style-tab = Blatt { $number }
style-sheets = Dialoge und Hinweise
style-sheets-use = Ein Dialog hält den Fokus und schließt mit Escape; eine Schublade ist zum Lesen neben dem Tisch; ein Hinweis geht vorüber.
style-open-dialog = Dialog öffnen
style-open-drawer = Schublade öffnen
style-show-notice = Hinweis zeigen
style-sheet-text = Hier steht, was gefragt wird, und darunter die Auswege.
style-notice-text = Das ist ein Hinweis.
style-cards = Karten
style-cards-use = Der Rahmen einer gedruckten Karte; was darauf ist, zeichnet das Spiel. Die Breite ist --card. Was man antippen kann, leuchtet; was angetippt ist, hebt sich; was nicht zu gebrauchen ist, ist matt.
style-card-plain = liegend
style-card-lit = leuchtend
style-card-touched = angetippt
style-card-dim = matt
style-card-back = Rückseite
style-dice = Würfel
style-dice-use = Sechs Seiten mit Augen; andere Würfel tragen eine Zeichnung und einen Namen. Die Größe folgt der Schrift.
style-counters = Steine
style-counters-use = Eine Farbe steht nie allein: Jede Seite hat eine Form und einen Buchstaben und umgedreht ein anderes Gesicht.
style-counter-turned = { $side }, umgedreht
style-tokens = Figuren
style-tokens-use = Eine Figur auf dem Brett für jede Person: Auch Fuß und Buchstabe unterscheiden sich, nicht nur die Farbe.
style-avatars = Avatare
style-avatars-use = Die zwölf der Halle, eines für jeden Platz eines Bots und eines für niemanden. Immer mit Namen daneben; die Größe folgt der Schrift.
style-avatar-nobody = Niemand
style-icons = Zeichen
style-icons-use = Linien in der Farbe der Schrift. Ein Zeichen steht nie allein: Ein Wort steht daneben oder benennt seinen Knopf.

## What bots say to great moments
bot-random-glad = { $nth ->
    [0] Oh! War ich das?
   *[1] So ein Glück.
}
bot-random-sore = { $nth ->
    [0] Ach je. War das meins?
   *[1] Na ja, so was kommt vor.
}
bot-random-awed = { $nth ->
    [0] Oh, wie hübsch.
   *[1] Was war das?
}
bot-easy-glad = { $nth ->
    [0] Hurra!
   *[1] Ich glaube es kaum!
}
bot-easy-sore = { $nth ->
    [0] Autsch!
   *[1] Das war gemein!
}
bot-easy-awed = { $nth ->
    [0] Habt ihr das gesehen?
   *[1] Wow!
}
bot-medium-glad = { $nth ->
    [0] Das lief gut.
   *[1] Genau wie erhofft.
}
bot-medium-sore = { $nth ->
    [0] In Ordnung.
   *[1] Das hätte ich sehen müssen.
}
bot-medium-awed = { $nth ->
    [0] Gut gespielt.
   *[1] Das war mutig.
}
bot-hard-glad = { $nth ->
    [0] Natürlich.
   *[1] Daran gewöhnt ihr euch.
}
bot-hard-sore = { $nth ->
    [0] Nur ein Rückschlag.
   *[1] Das merke ich mir.
}
bot-hard-awed = { $nth ->
    [0] Interessant.
   *[1] Jetzt wird es ernst.
}

## What bots say at the beginning and at the end
bot-random-won = { $nth ->
    [0] Gewonnen? Ich? Wie denn?
   *[1] Dabei habe ich gar nichts gemacht.
}
bot-random-lost = { $nth ->
    [0] Ist es schon vorbei?
   *[1] Schön war es hier.
}
bot-easy-won = { $nth ->
    [0] Gewonnen! Wirklich gewonnen!
   *[1] Die beste Partie aller Zeiten!
}
bot-easy-lost = { $nth ->
    [0] Das war lustig. Noch mal?
   *[1] Nächstes Mal gewinne ich!
}
bot-medium-won = { $nth ->
    [0] Gute Partie. Das hat Spaß gemacht.
   *[1] Danke für die Partie.
}
bot-medium-lost = { $nth ->
    [0] Gut gespielt. Das war verdient.
   *[1] Gute Partie. Ich hätte gern eine Revanche.
}
bot-hard-won = { $nth ->
    [0] Gute Partie. Alles nach Plan.
   *[1] Das war harte Arbeit.
}
bot-hard-lost = { $nth ->
    [0] Das habe ich nicht kommen sehen.
   *[1] Gut gespielt. Ich will eine Revanche.
}
bot-random-hello = { $nth ->
    [0] Hallo! Wo ist oben?
   *[1] Wird gespielt? Wie schön.
}
bot-easy-hello = { $nth ->
    [0] Hallo! Auf ein lustiges Spiel.
   *[1] Hoffentlich gewinne ich diesmal!
}
bot-medium-hello = { $nth ->
    [0] Viel Glück und viel Spaß.
   *[1] Schön, dich zu sehen. Fangen wir an?
}
bot-hard-hello = { $nth ->
    [0] Ich habe dich erwartet.
   *[1] Viel Glück. Du wirst es brauchen.
}
