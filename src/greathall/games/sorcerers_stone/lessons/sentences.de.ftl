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

## Teufelsschlinge
sprout-goal = Ranken wachsen in Ringen um dich und die beiden anderen. Wessen Ring vollständig ist, ist umzingelt. Bleib am längsten frei.
sprout-settle = Wähle zuerst einen Bereich für deine Figur: Bereich 1.
sprout-settle-done = Du hast zwei Ranken vom Stapel genommen, verdeckt: Nur du kennst sie. Die anderen sind in den Bereichen 4 und 2.
sprout-ring = Jeder Bereich hat den gleichen Ring aus zehn Feldern, jedes mit einer anderen Form. Eine Ranke passt nur auf ihre eigene Form.
sprout-first = In jedem Zug nimmst du eine Ranke und legst dann eine auf ein freies Feld, egal in welchem Bereich. Leg den Kringel in Bereich 2: Dort sitzt jemand.
sprout-first-done = Die anderen haben je eine gelegt. Die Gabel in deinem Bereich ist die erste von zehn.
sprout-beside = Sobald in einem Bereich Ranken liegen, muss eine neue neben einer davon liegen. Die Spitze kommt neben deinen Kringel: Leg sie in Bereich 2.
sprout-beside-done = Zwei nebeneinander in Bereich 2. Und du hast noch eine Wurzel gezogen.
sprout-corner = Der Ring geht rundherum, also liegt die Wurzel neben der Spitze. Leg sie in Bereich 2.
sprout-corner-done = Drei von zehn. Die anderen helfen, ohne es zu wollen: In Bereich 4 liegen schon vier Ranken.
sprout-other = In Bereich 4 passt dein Dorn neben den Kringel. Leg ihn dorthin.
sprout-other-done = In deinem eigenen Ring liegen jetzt zwei Ranken, Dorn und Gabel.
sprout-pass = Keine deiner Ranken passt irgendwo neben eine, die schon liegt. Du kannst diesmal nur bleiben.
sprout-pass-done = Du hast deine Ranken behalten, jetzt sind es vier. Du darfst so viele haben, wie du willst. Kannst du aber eine legen, musst du.
sprout-back = Du hast einen Dorn gezogen, und er passt neben den Kringel in Bereich 2. Leg ihn dorthin.
sprout-back-done = Bereich 2 ist halb überwachsen, und in Bereich 4 liegen sieben Ranken.
sprout-spare = Dein Blatt würde auch in deinen eigenen Ring passen. Leg es lieber in Bereich 4, neben den Knoten.
sprout-spare-done = In deinem Ring liegen vier Ranken. Jemand hat einen Haken in Bereich 4 gelegt, dem jetzt nur noch eine fehlt.
sprout-close = Die Spirale für Bereich 4 hast du nicht. Mach in Bereich 2 weiter: Die Gabel passt neben deinen Dorn.
sprout-close-done = Jemand hat den Ring von Bereich 4 mit einer Spirale geschlossen! Wer darin sitzt, ist umzingelt, nimmt das Feuerplättchen 1 und legt trotzdem weiter Ranken.
sprout-fire = Wer zuerst umzingelt ist, nimmt das Feuerplättchen 1, dann folgt die 2. Dann ist Schluss: Wer noch frei ist, nimmt die 3 und gewinnt.
sprout-pile = Ist der Stapel leer, nimmst du stattdessen jemandem eine Ranke weg, ohne sie vorher zu sehen.
sprout-yours = Ab hier wählst du selbst. Wenn du einen Rat willst: der Knoten in Bereich 2, neben die Gabel.
sprout-yours-done = Jemand hat eine Spirale in den eigenen Bereich 2 gelegt. Das kommt vor: Ranken dürfen in jeden Bereich, auch in den eigenen.
sprout-end = In Bereich 2 fehlen nur noch Blatt und Haken, und einen Haken hast du. Im ganzen Spiel geht es zu den Schlüsseln weiter, sobald alle ein Feuerplättchen haben.

## Fliegende Schlüssel
flitwick-goal = 36 Schlüssel liegen verdeckt, einer auf jedem Feld. 35 sind golden, einer ist silbern. Finde den silbernen vor den beiden anderen.
flitwick-stand = Alle dürfen auf irgendeinem Feld beginnen. Von der Mitte aus erreichst du die meisten Schlüssel, also beginne auf d3.
flitwick-stand-done = Der Schlüssel, auf dem du beginnst, wird nicht umgedreht. Auch die anderen haben d3 gewählt: Auf einem Feld ist Platz für alle.
flitwick-spin = Das Rad sagt, wie weit du gehst. Dreh es.
flitwick-spin-done = Es zeigt 2. Du gehst genau 2 Schritte, nicht weniger und nicht mehr.
flitwick-walk = Du darfst in alle acht Richtungen gehen und bei jedem Schritt die Richtung wechseln. Geh nach e5.
flitwick-walk-done = Du hast den Schlüssel umgedreht, auf dem du stehen geblieben bist. Er ist golden, also kommt er vom Brett. Auch die anderen haben Gold gefunden.
flitwick-five = Dreh noch einmal.
flitwick-five-done = Es zeigt 5. Das ist weit, aber du kannst auch im Bogen gehen.
flitwick-loop = Kein Feld darfst du im selben Zug zweimal betreten, auch nicht das, auf dem du beginnst. Geh nach d5, gleich neben dir: Den Bogen findet das Spiel.
flitwick-loop-done = Wieder Gold. Enden kannst du auf jedem Feld in Reichweite, nur nicht auf deinem eigenen.
flitwick-six = Dreh das Rad, und geh dann nach b2.
flitwick-six-done = Gold. Wer auf einem Schlüssel stehen bleibt, muss ihn umdrehen, und niemand sieht vorher, welcher silbern ist.
flitwick-empty = Bleibst du auf einem leeren Feld stehen, geschieht nichts. Beende deine Wege also auf Schlüsseln, und bleib in der Nähe von welchen.
flitwick-more = Dreh noch einmal, und geh nach c4.
flitwick-more-done = Zwölf goldene Schlüssel sind jetzt weg. Einer der 24, die noch da sind, ist silbern.
flitwick-silver = Einzeln gespielt gewinnt der silberne Schlüssel sofort. Im ganzen Spiel führt er dich weiter zum Schach. Du versteckst ihn wieder, und die anderen schließen dabei die Augen.
flitwick-fire = Im ganzen Spiel drehen zuerst alle so viele Schlüssel um, wie ihr Feuerplättchen sagt. Das höchste beginnt.
flitwick-yours = Ab hier wählst du selbst. Dreh das Rad, und geh, wohin du willst.
flitwick-yours-done = Es zeigt 6. Fast jeder Schlüssel ist in Reichweite: Welcher ist es?
flitwick-end = Du weißt, was du für die Suche nach dem silbernen Schlüssel brauchst. Wer ihn zuerst umdreht, gewinnt.
