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

## Zauberschach
mcgonagall-goal = In diesem Schach bist du selbst ein Läufer. Bring deine eigene Figur am fernen Rand vom Brett, bevor es dein Gegner schafft.
mcgonagall-bishop = Wer zuerst kommt, nimmt einen der schwarzen Läufer. Nimm den auf c8.
mcgonagall-bishop-done = Deine Figur steht auf c8, und du spielst Schwarz. Dein Gegner hat einen weißen Läufer genommen, ihr spielt also gegeneinander. Er hätte sich dir auch anschließen können.
mcgonagall-shut = Du darfst jede schwarze Figur ziehen, eine je Zug, nur nie die eigene Figur von jemand anderem. Läufer gehen schräg, so weit sie wollen, aber nicht über andere hinweg. Deine Bauern sperren dich ein.
mcgonagall-pawn = Ein Bauer geht ein Feld geradeaus. Zieh von d7 nach d6, und deine Diagonale öffnet sich.
mcgonagall-pawn-done = Auch dein Gegner hat einen Bauern gezogen. So geht es abwechselnd, und passen darf niemand.
mcgonagall-out = Jetzt deine eigene Figur: Zieh sie von c8 nach e6.
mcgonagall-out-done = Sie ist draußen: Sie kommt weiter, und die anderen können sie sehen.
mcgonagall-ron = Der schwarze Springer auf g8 ist Ron. Springer gehen ein Feld gerade und dann eines schräg weiter, auch über andere hinweg. Zieh Ron von g8 nach f6.
mcgonagall-ron-done = Von dort bewacht Ron die Mitte. Hermine auf h8 ist ein Turm: Türme gehen waagerecht und senkrecht, Damen in alle Richtungen.
mcgonagall-two = Beim ersten Mal darf ein Bauer zwei Felder gehen. Zieh von c7 nach c5.
mcgonagall-two-done = Dein Gegner antwortet mit einem Bauern auf d4.
mcgonagall-take = Bauern schlagen schräg nach vorn; alle anderen schlagen so, wie sie ziehen. Schlag von c5 nach d4.
mcgonagall-take-done = Dieser Bauer ist aus dem Spiel. Die eigene Figur deines Gegners steht jetzt auf f4: Auch sie will hinaus.
mcgonagall-short = Das ist kurzes Schach: kein Schachgebot, keine Rochade, und ein Bauer bleibt auch am Ende ein Bauer. Ein König wird geschlagen wie jede andere Figur.
mcgonagall-on = Zieh deine eigene Figur von e6 nach f5. Von dort führt eine Diagonale nach c2, nahe an den fernen Rand.
mcgonagall-on-done = Vorsicht! Ein weißer Bauer kam nach e4 und greift deine eigene Figur an. Wird sie geschlagen, spielst du kein Schach mehr.
mcgonagall-danger = Ron kann den Bauern zuerst schlagen: von f6 nach e4.
mcgonagall-danger-done = Deine Figur ist vorerst sicher. Die weiße Dame hat deinen Bauern auf d4 geschlagen und greift Ron an.
mcgonagall-wait = Im ganzen Spiel warten Geschlagene an der Tür des Trolls: wer zuletzt geschlagen wurde, einen Zug, wer davor, zwei.
mcgonagall-clear = Ron steht dir auch im Weg. Zieh ihn von e4 nach c5, wo ihn dein Bauer auf d6 deckt.
mcgonagall-clear-done = Zwischen f5 und c2 steht nichts mehr.
mcgonagall-yours = Schlag mit deiner eigenen Figur den Bauern auf c2. Dann fehlt bis zum fernen Rand nur noch ein Zug.
mcgonagall-yours-done = Von c2 führen freie Diagonalen über b1 und d1 vom Brett.
mcgonagall-end = Ab hier wählst du selbst. Wer zuerst über den fernen Rand geht, gewinnt, und auch, wer als Einzige oder Einziger nicht geschlagen ist. Im ganzen Spiel geht es weiter zum Troll.

## Trollrennen
quirrell-goal = In diesem Gang schläft ein Troll. Lauf von der ersten Tür 15 Felder zur fernen Tür, schneller als die beiden anderen.
quirrell-spin = In jedem Zug drehst du das Rad und läufst so viele Felder, wie es zeigt. Dreh es.
quirrell-spin-done = Es zeigte 4, also stehst du auf Feld 4. Die anderen sind auch dort: Auf einem Feld ist Platz für alle.
quirrell-again = Zu entscheiden gibt es hier nichts, nur zu wagen. Dreh noch einmal.
quirrell-again-done = Eine 3: Du stehst auf Feld 7. Aber jemand hat den Troll gedreht, ihn geweckt und musste zurück zur ersten Tür.
quirrell-troll = Das Rad hat sechs Teile: 1 bis 5 und den Troll. Dreh, und hoff auf eine Zahl.
quirrell-troll-done = Der Troll! Du läufst nicht weiter, sondern gehst zurück zur ersten Tür.
quirrell-luck = Der Troll jagt nur die Person, die ihn dreht. Die anderen bleiben, wo sie sind, und jemand ist jetzt auf Feld 9.
quirrell-twice = Du beginnst von vorn, wie alle, die er gejagt hat. Dreh das Rad in deinen nächsten beiden Zügen.
quirrell-twice-done = Eine 4 und eine 2 brachten dich auf Feld 6. Wer vorn lag, auf Feld 11, musste auch zurück: Jetzt führst du!
quirrell-door = Die ferne Tür musst du nicht genau treffen. Auch eine größere Zahl genügt.
quirrell-wait = Im ganzen Spiel wartest du an der fernen Tür, bis alle da sind; dann geht es zusammen zu den Tränken. Wer beim Schach geschlagen wurde, läuft hier später los.
quirrell-yours = Dreh das Rad, und sieh, wie weit du kommst.
quirrell-yours-done = Feld 10. Die ferne Tür ist 5 Felder entfernt, und ein Teil des Rads bringt dich sofort hin.
quirrell-end = Das ist das ganze Rennen: Dreh weiter. Wer zuerst die ferne Tür erreicht, gewinnt, und bekommt im ganzen Spiel die meisten Karten für die Tränke.
