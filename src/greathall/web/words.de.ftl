# Was der Browser sagt: Seiten der Halle, des Tisches, des Endes und der Wiederholung.

# Same: the hall's own name.
hall-title = Great Hall
no-hall = Die Halle antwortet nicht. Ist sie noch geöffnet? Wir versuchen es weiter.
guest-name = Gast { $number }

## Überall
ui-close = Schließen
ui-copy = Kopieren
ui-copied = Kopiert.
ui-copy-yourself = Der Link ist markiert: Kopiere ihn, wie du es auf deinem Gerät gewohnt bist.
ui-cancel = Lieber nicht
ui-die = Würfel: { $pips }
ui-level-easy = leichter Bot
ui-level-medium = mittlerer Bot
ui-level-hard = schwerer Bot
ui-level-random = Bot nach Zufall

## Einstellungen
settings-title = Einstellungen
settings-theme = Licht
settings-theme-auto = Wie auf diesem Gerät
settings-theme-light = Bei Tag
settings-theme-dark = Bei Kerzenschein
settings-language = Sprache
settings-sound = Töne
settings-plain = Schlichter Tisch
settings-plain-help = Zeilen und Knöpfe statt des Spielbretts: für die Tastatur, für Screenreader oder einfach aus Vorliebe.
