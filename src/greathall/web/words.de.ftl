# Was der Browser sagt: Seiten der Halle, des Tisches, des Endes und der Wiederholung.

# Same: the hall's own name.
hall-title = Great Hall
no-hall = Die Halle antwortet nicht. Ist sie noch geöffnet? Wir versuchen es weiter.
guest-name = Gast { $number }

## Überall
ui-close = Schließen
