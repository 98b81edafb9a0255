# Was die Lektionen sagen; die Schritte stehen in den .toml-Dateien.

## Fluffy
hagrid-goal = Ein Hund mit drei Köpfen bewacht die Falltür. Geh von der Tür aus 16 Felder dorthin, schneller als die beiden anderen.
hagrid-hand = Du hast zwei Notenkarten bekommen, und jeder deiner Züge beginnt mit einer neuen. Nur du siehst sie.
hagrid-walk = Eine Karte bringt dich genau so viele Felder weiter, wie sie Noten hat. Je Zug darfst du eine spielen. Spiel 2 Noten.
hagrid-walk-done = Du bist auf einem Plättchen stehen geblieben, also hast du es umgedreht. Es war eine Flöte: Sie kommt vom Brett, sonst geschieht nichts. Die anderen sind stehen geblieben, denn niemand muss ziehen.
hagrid-again = Unter einem der 15 Plättchen steckt Fluffy, der Hund. Niemand weiß, unter welchem. Wag es, und spiel noch einmal 2 Noten.
hagrid-again-done = Fluffy! Du hattest kein Lied für ihn, also stehst du wieder am Start. Deine Karten behältst du. Er bleibt auf Feld 4, und er ist wach.
hagrid-song = Ein Lied sind vier Karten auf einmal: 1, 2, 3 und 4 Noten. Ohne Lied landet niemand ungestraft auf Fluffy, und niemand kommt an ihm vorbei.
hagrid-wait = Du hast 2, 3 und 4 Noten. Nur die 1 fehlt. Bleib stehen, und halt deine Karten zusammen.
hagrid-wait-done = Du hast noch eine 3 gezogen. Jeder Zug bringt dir eine Karte, ob du ziehst oder nicht.
hagrid-near = Eine deiner beiden 3er ist übrig. Spiel sie: Dann stehst du gleich vor Fluffy.
hagrid-near-done = Wieder eine Flöte. Und du hast die 1 gezogen: Dein Lied ist vollständig!
hagrid-fifth = Ein Lied lässt Fluffy schlafen, aber es bringt dich nicht weiter. Um an ihm vorbeizukommen, brauchst du eine fünfte Karte. Bleib also noch einmal stehen.
hagrid-fifth-done = Du hast eine 2 gezogen: eine Karte zum Ziehen, zusätzlich zu deinem Lied.
hagrid-sing = Spiel jetzt 2 Noten. Dein Lied aus vier Karten wird mit ihnen gespielt.
hagrid-sing-done = Du bist an Fluffy vorbei! Er hat eine ganze Runde geschlafen, bis zu deinem Zug. So kam auch jemand anderes vorbei, und auf seinem Feld steht jemand. Jetzt ist er wieder wach.
hagrid-run = Fluffy liegt hinter dir, also sind alle Plättchen vor dir Flöten. Spiel 4 Noten.
hagrid-run-done = Du stehst auf Feld 9. Gespielte Karten liegen auf der Ablage. Ist der Stapel leer, werden sie neu gemischt.
hagrid-exact = Die Falltür ist 7 Felder entfernt, und du musst sie genau treffen. Eine Karte, die an ihr vorbeiführt, kannst du nicht spielen.
hagrid-yours = Ab hier wählst du selbst. Wenn du einen Rat willst: Mit 3 Noten bist du nur noch eine Karte von der Falltür entfernt.
hagrid-yours-done = Die Falltür ist 4 Felder entfernt. Welche Karte hast du gerade gezogen?
hagrid-end = Du weißt, was du für Fluffy brauchst. Wer zuerst die Falltür erreicht, gewinnt. Im ganzen Spiel geht es von dort zur Teufelsschlinge, und die anderen spielen weiter.
