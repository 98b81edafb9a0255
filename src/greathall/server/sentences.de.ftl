# What the hall's server says, in German. Keys of refusals are sent to programs too.


## Bots
no-thought = Dem Bot ist kein Zug eingefallen. Versuch es gleich noch einmal.
bots-busy = Es denken gerade zu viele Bots. Versuch es gleich noch einmal.
bots-closed = Die Halle schließt; die Bots denken nicht mehr.

## The store
store-no-folder = Der Ordner { $folder } taugt nicht für die Daten der Halle: { $fault }.
store-taken = Auf { $folder } ist schon eine andere Halle offen. Beende sie zuerst oder wähle mit --data einen anderen Ordner.
store-no-open = Die Daten der Halle in { $folder } lassen sich nicht öffnen: { $fault }.
store-gone = Die Daten der Halle in { $file } sind weg, obwohl in diesem Ordner schon eine Halle war. Lege eine Kopie zurück. Um trotzdem eine neue Halle zu beginnen, lösche { $mark }.
store-damaged = Die Daten der Halle in { $file } sind beschädigt und werden nicht geöffnet: { $fault }. Lege eine Kopie zurück oder verschiebe sie und { $mark }, um eine neue Halle zu beginnen.
store-empty = es ist keine Halle darin
store-no-write = Das konnte nicht festgehalten werden und ist deshalb nicht geschehen: { $fault }. Versuch es gleich noch einmal.
store-no-read = Die Daten der Halle lassen sich nicht lesen: { $fault }. Versuch es gleich noch einmal.
store-newer = Die Daten der Halle in { $folder } stammen von einer neueren Version von Great Hall (Stand { $revision }). Starte diese oder wähle mit --data einen anderen Ordner.
store-closed = Die Halle schließt; das ist deshalb nicht geschehen. Versuch es noch einmal, wenn sie offen ist.
store-clash = Jemand anders hat im selben Augenblick gezogen; das ist deshalb nicht geschehen. Sieh auf den Tisch und versuch es noch einmal.


## Backups
backup-no-hall = In { $folder } ist keine Halle. Nenne ihren Ordner mit --data.
backup-exists = { $file } gibt es schon. Wähle einen anderen Namen; eine Sicherung überschreibt nie eine Datei.
backup-no-file = { $file } lässt sich nicht schreiben: { $fault }.
backup-gone = Es gibt keine Datei { $file }.
backup-damaged = { $file } ist keine Sicherung, die sich zurückholen lässt: { $fault }.
backup-no-key = es ist kein Schlüssel einer Halle darin; den schreibt nur greathall backup hinein
backup-newer = { $file } stammt von einer neueren Version von Great Hall (Stand { $revision }). Hole die Sicherung mit dieser Version zurück.
backup-held = In { $folder } ist schon eine Halle. Wähle mit --data einen anderen Ordner oder lege diese Halle mit --replace beiseite.

## Settings: help of each, and what a bad value should have been
setting-host = Adresse, unter der die Halle lauscht: 127.0.0.1 nur für diesen Rechner, 0.0.0.0 lässt andere im selben Netz herein
setting-port = Port, auf dem die Halle lauscht; 0 nimmt irgendeinen freien
setting-data = Ordner für Tische, Aufzeichnungen und Geheimnisse; sonst greathall in $XDG_DATA_HOME oder ~/.local/share
setting-address = Adresse, die andere öffnen, für Links und QR-Codes, wo sie nicht die Netzadresse ist (Proxy, Container)
setting-hosts = weitere Namen, unter denen diese Halle gerufen werden darf, durch Kommas getrennt
setting-proxies = Adressen von Proxys vor der Halle, durch Kommas getrennt. Ihnen wird die Adresse eines Besuchers geglaubt: Anfragen, Sockets und neue Gäste zählen dann je Besucher
setting-ray = Adresse eines Ray-Clusters, auf dem Bots ebenfalls denken, etwa 10.0.0.5:6379
setting-workers = Prozesse, die für Bots denken; sonst einer weniger, als der Rechner Prozessoren hat
setting-think = Sekunden, die ein Bot über einen Zug nachdenken darf; weniger, wenn viele zugleich denken
setting-pace = Sekunden, die die Antwort eines Bots braucht, was immer sie enthält
setting-grace = Sekunden nach einem Neustart, bevor Uhren und Abwesenheit weiterlaufen
setting-absence = Sekunden, die ein Spieler fort sein darf, bevor ein Bot einspringt
setting-idle_minutes = Minuten, bis ein Tisch, den niemand benutzt, den Speicher verlässt; er kommt wieder, sobald ihn jemand braucht
setting-keep_days = Tage, die ein Tisch nach seinem letzten Zug aufbewahrt wird; einer, der nie begonnen hat, ein Zehntel davon
setting-tables_each = nicht beendete Tische, die ein Spieler haben darf
setting-sockets_each = Verbindungen, die ein Spieler zugleich halten darf
setting-most_sockets = Verbindungen, die die Halle zugleich hält
setting-message_bytes = längste Nachricht eines Spielers, in Bytes
setting-body_bytes = längster Inhalt einer Anfrage, in Bytes
setting-backlog_bytes = Bytes, die auf einen langsamen Leser warten dürfen, bevor er getrennt wird
setting-message_rate = Nachrichten je Sekunde, die ein Spieler auf Dauer senden darf
setting-message_burst = Nachrichten, die ein Spieler auf einmal senden darf
setting-talk_rate = Zeilen im Gespräch pro Sekunde von einer Person, auf Dauer
setting-talk_burst = Zeilen im Gespräch auf einmal von einer Person
setting-request_rate = Anfragen je Sekunde, die eine Adresse auf Dauer stellen darf
setting-request_burst = Anfragen, die eine Adresse auf einmal stellen darf
setting-patience = Sekunden, die eine Anfrage brauchen darf, um anzukommen; ihre Antwort darf viermal so lange gelesen werden
setting-newcomer_rate = neue Gäste je Sekunde von einer Adresse
setting-newcomer_burst = neue Gäste auf einmal von einer Adresse
setting-table_rate = neue Tische und besetzte Plätze pro Sekunde von einer Adresse, auf Dauer
setting-table_burst = neue Tische und besetzte Plätze auf einmal von einer Adresse
setting-private_notices = Zugnachrichten auch an private Adressen senden, etwa an eine Haussteuerung im selben Netz
setting-metrics_key = Schlüssel, den ein Programm als Authorization: Bearer sendet, um /metrics zu lesen; ohne ihn darf das nur dieser Rechner, und hinter einem Proxy niemand
setting-log = Format der Protokollzeilen
setting-log_level = niedrigste protokollierte Stufe
settings-head = | Option | Variable | Vorgabe | Bedeutung |
bad-setting = { $name } kann nicht „{ $value }“ sein; gebraucht wird: { $wants }.
wants-yes-no = ja (yes) oder nein (no)
wants-one-of = eines von { $choices }
wants-whole-number = eine ganze Zahl von { $low } bis { $high }
wants-number = eine Zahl von { $low } bis { $high }
wants-hosts = Namen oder Adressen, durch Kommas getrennt
wants-host = eine Adresse oder der Name dieses Rechners
wants-ray = eine Adresse wie 10.0.0.5:6379 oder „auto“
wants-data = ein Ordner
wants-address = eine Adresse wie https://hall.example.org, ohne Pfad
wants-metrics_key = 16 bis 200 Buchstaben, Ziffern und Zeichen ohne Leerzeichen

## Secrets and names
key-unreadable = Das Geheimnis in { $file } lässt sich nicht lesen: { $fault }.
key-broken = Die Datei { $file } enthält kein Geheimnis einer Halle. Lösche sie und starte neu, dann entsteht ein neues; alle Gäste müssen sich dann neu anmelden.
key-unkept = In { $folder } lässt sich kein Geheimnis aufbewahren: { $fault }.
key-loose = Andere Benutzer dieses Rechners können in { $place } hineinsehen, und die Rechte lassen sich nicht ändern. Setze sie auf { $mode } oder wähle einen anderen Ordner.
key-mended = Andere Benutzer dieses Rechners konnten in { $place } hineinsehen; die Rechte sind jetzt { $mode }.
folder-shared = Andere Benutzer dieses Rechners können in { $folder } hineinsehen, und dort liegt noch anderes. Wähle einen Ordner nur für die Halle oder setze seine Rechte auf 700.
name-empty = Ein Name braucht mindestens ein sichtbares Zeichen.
name-long = Ein Name hat höchstens { $most } Zeichen.
name-sign = Ein Name kann das Zeichen { $sign } nicht enthalten.

## Turn notices
notice-turn = { $title }: Du bist am Zug. { $url }
notice-long = Die Adresse für Zugnachrichten hat höchstens { $most } Zeichen.
notice-letters = Die Adresse für Zugnachrichten enthält ein Zeichen, das es in keiner Adresse gibt. Schreib sie in reinem ASCII, ohne Leerzeichen.
notice-form = Das ist keine gültige Adresse für Nachrichten. Eine gültige ist etwa https://example.org/turn.
notice-scheme = Dorthin lassen sich keine Nachrichten senden. Die Adresse muss mit http:// oder https:// beginnen.
notice-password = Die Adresse für Zugnachrichten darf weder Benutzernamen noch Passwort enthalten.
notice-port = An diesen Port lassen sich keine Nachrichten senden. Nimm 80, 443 oder einen von 1024 bis 65535.
notice-busy = Es werden gerade zu viele Adressen nachgeschlagen. Versuch es gleich noch einmal.
notice-address = Dorthin lassen sich keine Nachrichten senden: Der Name ist unbekannt oder gehört zu einer privaten Adresse.

## Links
qr-title = QR-Code: { $url }

## Metrics
metric-moves = Züge auf der Platte, von Menschen und Bots
metric-refusals = Ablehnungen, die Clients mitgeteilt wurden
metric-messages = Nachrichten, die über Sockets kamen
metric-sockets = Offene Sockets
metric-tables = Tische im Speicher
metric-commits = Schreibvorgänge des Speichers
metric-commit_entries = Einträge je Schreibvorgang
metric-commit_seconds = Sekunden je Schreibvorgang
metric-thoughts = Angeforderte Bot-Züge
metric-workers_replaced = Bot-Prozesse, die ersetzt wurden
metric-bot_answers = Antworten von Bots, nach dem Ort des Denkens
metric-bot_places = Bots, die gleichzeitig denken können, nach dem Ort
metric-notices = Zugnachrichten, nach ihrem Verbleib
metric-errors = Interne Fehler
metrics-closed = Die Zähler sind nicht für alle. Sende den Schlüssel der Halle oder frage auf ihrem eigenen Rechner.

## The browser's types
wire-changed = { $file }: auf den neuesten Stand gebracht.
wire-stale = { $file } ist veraltet: Rufe `greathall wire` auf.
wire-fresh = Alles in { $folder } ist auf dem neuesten Stand.
wire-not-ours = { $file } gibt es schon und stammt nicht von diesem Befehl; nenne einen anderen Ordner.
wire-no-folder = Die Typen lassen sich in { $folder } nicht schreiben oder von dort nicht lesen: { $fault }.
wire-no-usual = In diesem Projekt gibt es kein { $folder }; nenne einen Ordner: greathall wire ORDNER

## Undo
undo-nothing = Es gibt von dir nichts zurückzunehmen.
undo-chance = Seitdem wurde eine Karte gezogen oder gewürfelt; es lässt sich nicht mehr zurücknehmen.
undo-other = Seitdem hat jemand anders gehandelt; es lässt sich nicht mehr zurücknehmen.
undo-reveal = Dadurch kam etwas Verborgenes ans Licht; es lässt sich nicht mehr zurücknehmen.
undo-enough = In dieser Partie wurde schon so viel zurückgenommen, dass es jetzt weitergehen muss.
undo-waiting = Es gibt schon eine Bitte um Zurücknahme. Warte, bis sie beantwortet ist.
undo-no-request = Niemand hat dich gebeten, einer Zurücknahme zuzustimmen.

## Talk
talk-no-phrase = Einen solchen Spruch gibt es nicht. Es gibt: { $phrases }.
talk-phrases-only = Partner dürfen einander nicht vorsagen; solange die Partie läuft, gibt es hier deshalb nur die kurzen Sprüche.
talk-no-text = Sag etwas mit höchstens { $most } Zeichen.
talk-muted = Wer den Tisch leitet, hat dich hier stummgeschaltet.
talk-often = Das ist viel auf einmal. Warte einen Augenblick.
phrase-hello = Hallo!
phrase-luck = Viel Glück!
phrase-thinking = Lass mich nachdenken …
phrase-nice = Schön gemacht!
phrase-oops = Hoppla!
phrase-thanks = Danke!
phrase-again = Noch eine Partie?
phrase-well-played = Gut gespielt.
phrase-bye = Auf Wiedersehen!

## Whoever runs the hall
gate-banned = Diese Halle lässt deine Adresse nicht ein.
guest-banned = Wer diese Halle betreibt, hat dich ausgesperrt.
guest-invite-only = Neue Gäste brauchen hier einen Einladungscode. Gib ihn ein, wo du deinen Namen wählst.
guest-bad-code = Dieser Code gilt nicht oder ist aufgebraucht. Bitte um einen neuen, wo du ihn herhast.
hall-read-only = Die Halle nimmt gerade keine neuen Gäste, Tische oder Partien an. Laufende Partien gehen weiter.
table-shut-why = Wer die Halle betreibt, hat den Tisch geschlossen ({ $why }).
table-shut = Wer die Halle betreibt, hat den Tisch geschlossen.
admin-no-hall = Auf dem Ordner { $folder } ist keine Halle offen. Starte sie mit `greathall serve`, oder nenne ihren Ordner mit --data.
admin-no-answer = Die Halle auf dem Ordner { $folder } antwortet nicht: { $fault }.
admin-no-system = Dieses System hat keine Unix-Sockets, über die Anweisungen eine Halle erreichen.
admin-nobody = „{ $who }“ ist weder ein Gast dieser Halle noch eine Adresse. Gäste findest du mit `greathall admin guests`.
admin-not-banned = „{ $who }“ ist nicht ausgesperrt. Die Sperren zeigt `greathall admin bans`.
admin-no-code = Einen Code „{ $code }“ gibt es nicht. Die Codes zeigt `greathall admin invites`.
admin-many = Es sind schon { $most }. Entferne erst welche.
admin-none = Nichts zu zeigen.
admin-closed = Tisch { $table } ist geschlossen.
admin-banned = { $who } ist ausgesperrt.
admin-unbanned = { $who } darf wieder herein.
admin-read-only = Die Halle nimmt keine neuen Gäste, Tische oder Partien an. Laufende Partien gehen weiter.
admin-read-write = Die Halle nimmt wieder neue Gäste, Tische und Partien an.
admin-invite-only = Neue Gäste brauchen jetzt einen Code. Mach einen mit `greathall admin invite`.
admin-invite-anyone = Neue Gäste brauchen keinen Code mehr.
admin-voided = Mit dem Code { $code } kommt niemand mehr herein.

## At a table
bot-seated = { $name } ({ $level ->
    [random] zufällig
    [easy] leicht
    [medium] mittel
    [hard] schwer
   *[other] { $level }
})
table-no-seat = Einen solchen Platz gibt es nicht; Plätze an diesem Tisch: { $seats }.
table-not-yours = Das ist nicht dein Platz.
table-not-begun = Die Partie hat noch nicht begonnen.
table-begun = Die Partie hat schon begonnen.
seed-early = Startwerte werden aufgedeckt, sobald gestartet wird. Bis dahin leg dich auf deinen fest.
seed-late = Zu spät, um einen Startwert aufzudecken: Die Partie hat begonnen.
seed-no-pledge = Dein Platz hat sich auf keinen Startwert festgelegt und kann deshalb keinen aufdecken.
seed-again = Dein Startwert ist schon aufgedeckt.
seed-other = Das ist nicht der Startwert, auf den sich dein Platz festgelegt hat.
table-over = Die Partie ist zu Ende.
table-no-skip = überspringen geht nur, wo sonst niemand mitspielt.
table-late = Am Tisch ist es weitergegangen, seit du hingesehen hast. Sieh noch einmal hin.
table-bot-plays = Diesen Platz spielt ein Bot für dich. Übernimm ihn zuerst wieder.
table-empty-seats = Einige Plätze sind leer. Warte auf jemanden oder setz Bots darauf.
table-suspended = Diese Partie ruht: { $why }
table-gap = In ihrem Verlauf fehlt etwas vor Eintrag { $at }.
table-broken = Ihr Verlauf lässt sich unter den Regeln dieser Version nicht nachspielen.
table-no-game = Diese Halle hat das Spiel dieses Tisches, { $game }, nicht mehr. Wer die Halle betreibt, kann es zurückbringen.
table-digest = Unter den Regeln dieser Version liegt der Tisch nach Eintrag { $at } anders.

## The lobby
hall-no-table = Einen solchen Tisch gibt es nicht.
hall-full = Die Halle ist voll. Komm in einer Weile wieder.
hall-many-tables = { $most ->
    [one] Du hast schon einen nicht beendeten Tisch. Beende oder verlass ihn zuerst.
   *[other] Du hast schon { $most } nicht beendete Tische. Beende oder verlass zuerst einen davon.
}
hall-many-seats = Du sitzt schon an { $most } Tischen anderer. Beende oder verlasse erst einen.
table-taken = Dort sitzt schon jemand.
table-host-only = Das kann nur der Gastgeber des Tisches.
table-not-over = Die Partie ist noch nicht zu Ende.
table-not-suspended = Diese Partie ist nicht angehalten.
table-no-hints = An diesem Tisch gibt es keine Tipps.
hints-many = Du wartest schon auf Tipps. Warte, bis sie da sind.
table-large-bring = Was du mitbringst, ist zu groß.
record-running = Die Aufzeichnung gibt es erst nach dem Ende der Partie; sie enthält alle Geheimnisse.
record-suspended = Diese Partie wurde angehalten, nicht beendet: Ihre Aufzeichnung gibt es, sobald alle zustimmen, die mitgespielt haben.
record-no-moment = Einen solchen Zeitpunkt gibt es nicht; sie gehen von 0 bis { $most }.
record-at-end = Zu diesem Zeitpunkt war die Partie schon zu Ende. Wähle einen früheren.

## Connections
gate-host = Diese Halle hört nicht auf diesen Namen. Wer sie gestartet hat, kann ihn mit --hosts erlauben.
gate-origin = Diese Anfrage kam von einer fremden Seite.
gate-often = Das ist zu viel auf einmal. Warte einen Augenblick.
gate-line = Gerade werden zu viele Partien nachgespielt. Versuche es gleich noch einmal.
gate-large = Das ist zu groß; erlaubt sind höchstens { $most } Bytes.
gate-path = Diese Adresse ist zu lang; erlaubt sind höchstens { $most } Bytes.
gate-head = Der Kopf dieser Anfrage ist zu lang; erlaubt sind höchstens { $most } Bytes.
gate-twice = Diese Anfrage hat zwei Kopfzeilen { $header }; sende nur eine.
gate-slow = Diese Anfrage hat zu lange gebraucht, um anzukommen.
gate-not-http = Das ist keine gültige HTTP-Anfrage.
gate-sockets = { $most ->
    [one] Du hast schon eine Verbindung offen. Schließ sie zuerst.
   *[other] Du hast schon { $most } Verbindungen offen. Schließ zuerst eine davon.
}
gate-newcomers = Von deiner Adresse kamen zu viele neue Gäste. Warte einen Augenblick.
gate-tables = Von deiner Adresse kamen zu viele neue Tische und Plätze. Warte einen Augenblick.
guest-unknown = Die Halle kennt dich noch nicht. Nenn ihr zuerst einen Namen.
guest-no-session = Dort bist du nicht mehr angemeldet.
guest-no-code = Dieser Link gilt nicht mehr. Hol dir auf deinem anderen Gerät einen neuen: Klick in der Halle auf deinen Namen.
guest-no-avatar = Einen solchen Avatar gibt es nicht. Es gibt: { $avatars }.
say-text = Sag es als Text, nicht als Bytes.
say-large = Diese Nachricht ist zu groß; erlaubt sind höchstens { $most } Bytes.
say-unreadable = Das lässt sich nicht lesen: { $fault }.
say-one = Sag eines nach dem anderen: { $verbs }.
hall-fault = In der Halle ist etwas schiefgegangen; bei dir hat sich nichts geändert.

## Pages
# Same: the hall's own name.
page-title = Great Hall
page-manual = Handbuch
page-no-manual = Das Handbuch ist in diesem Ordner noch nicht gebaut. Dieser Befehl baut es:
page-unbuilt = Die Halle ist offen, aber ihre Seiten für den Browser sind in diesem Ordner noch nicht gebaut. Beende die Halle und starte sie mit diesem Befehl, der sie baut. Programme können sie schon benutzen.
page-programs = Die API der Halle
page-about = Tische, Plätze, Bots und Aufzeichnungen dieser Halle. Werde Gast mit PUT /api/identity. Sende das Token, das du bekommst, als Bearer-Token, oder lass einen Browser es als Cookie behalten. An einen Tisch kommst du über seinen Socket, /api/tables/…/socket.
page-docs = Die vollständige Beschreibung in OpenAPI 3.1:
page-words = Typen
page-takes = nimmt
page-body = Inhalt
page-answers = antwortet
page-refuses = lehnt ab mit einem Fault und
request-wrong = Diese Anfrage ist nicht zu verstehen: { $why }
hall-no-game = Ein solches Spiel gibt es nicht.
hall-no-option = Diese Option nimmt keinen eigenen Text.
hall-no-decks = Dieses Spiel wird ohne eigene Decks gespielt.


## Who sits where
table-no-seq = Sag, welchen Zeitpunkt du meinst: Sende „seq“ aus der letzten Nachricht des Tisches.
table-no-level = Einen solchen Bot gibt es nicht. Es gibt: { $levels }.
table-one-seat = Du hast schon einen Platz an diesem Tisch; ein weiterer würde dir eine zweite Hand zeigen.
table-bot-stays = Die Partie läuft schon, also behält der Bot seinen Platz: Er hat mit diesen Karten gegen die anderen gespielt.
table-no-bring = Das kann man zu diesem Spiel nicht mitbringen.
table-removed = Wer den Tisch leitet, hat dich entfernt.
table-locked = Dieser Tisch ist abgeschlossen, niemand Neues kann mitspielen oder zusehen.
table-host-closed = Wer den Tisch leitet, hat ihn geschlossen.
table-yourself = Das geht nicht mit dir selbst. Verlass stattdessen den Tisch.
table-many-guests = Auf dieser Liste können höchstens { $most } Gäste stehen.
table-left = Alle haben den Tisch verlassen.
