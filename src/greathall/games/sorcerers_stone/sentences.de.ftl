# Alle Sätze, die man beim Stein der Weisen liest. Prüfungen, Karten, Formen und Felder heißen nach den Namen des Spiels.

title = Der Stein der Weisen
tagline = Sechs Prüfungen hüten den Stein: ein Hund, eine Schlinge, Schlüssel, Schach, ein Troll, Tränke. Finde ihn zuerst im Spiegel.
variants = Oder eine Prüfung allein, als kleines Spiel für sich:
# Same: Fluffy is Fluffy.
variant-hagrid = Fluffy
variant-hagrid-tagline = Schleich am dreiköpfigen Hund vorbei, oder sing ihn in den Schlaf.
variant-sprout = Teufelsschlinge
variant-sprout-tagline = Leg Ranken um die anderen und bleib als Einzige oder Einziger frei.
variant-flitwick = Fliegende Schlüssel
variant-flitwick-tagline = Sechsunddreißig Schlüssel, einer davon silbern: Finde ihn zuerst.
variant-mcgonagall = Zauberschach
variant-mcgonagall-tagline = Du bist einer der Läufer. Geh über den fernen Rand, oder spiel auf Matt.
variant-quirrell = Trollrennen
variant-quirrell-tagline = Dreh das Rad und lauf. Der Troll schickt dich zurück.
variant-snape = Geheime Tränke
variant-snape-tagline = Sammle die kleinste und die rundeste Flasche, und sag es im richtigen Augenblick.
# Same: never said; sentences choose by it.
name-nobody = none
name-challenge = { $challenge ->
    [hagrid] Fluffy
    [sprout] Teufelsschlinge
    [flitwick] Fliegende Schlüssel
    [mcgonagall] Schach
    [quirrell] Troll
    [snape] Tränke
   *[mirror] Spiegel
}
name-shape = { $shape ->
    [tip] Spitze
    [curl] Kringel
    [thorn] Dorn
    [fork] Gabel
    [knot] Knoten
    [leaf] Blatt
    [hook] Haken
    [coil] Spirale
    [bud] Knospe
   *[root] Wurzel
}
name-card = { $card ->
    [another_turn] Noch ein Zug
    [steal] Karte stehlen
    [look] Karte ansehen
    [lose_turn] Zug verlieren
    [nettle_wine] Nesselwein
   *[other] { $card }
}
card-text = { $card ->
    [another_turn] Dreh sofort eine Flasche im Regal um oder zieh noch eine Karte.
    [steal] Nimm eine Karte, die vor jemand anderem liegt, und leg dann ab bis auf zwei.
    [look] Sieh dir eine Flasche im Regal oder eine Karte von jemand anderem an, nur nicht die unter einer Figur.
    [lose_turn] Wenn du ihr folgst, setzt du deinen nächsten Zug aus.
    [nettle_wine] Nichts geschieht.
   *[other] { $card }
}
name-man = { $man ->
    [pawn] Bauer
    [knight] Springer
    [bishop] Läufer
    [rook] Turm
    [queen] Dame
   *[king] König
}
name-taken = { $taken ->
    [none] none
    [pawn] Bauer
    [knight] Springer
    [bishop] Läufer
    [rook] Turm
    [queen] Dame
   *[king] König
}
name-colour = { $colour ->
    [white] Weiß
   *[black] Schwarz
}

## Options
option-challenge = Welche Prüfungen
option-challenge-help = Alle sechs nacheinander und dann der Spiegel, oder eine davon allein.
option-chess = Schach
option-chess-help = Kurzes Schach: kein Schachgebot, bring die eigene Figur über den fernen Rand. Vollständiges Schach: Die Farbe, die matt setzt, ist zuerst dran.
option-chess-short = kurz
option-chess-complete = vollständig
option-exact_count_at_trapdoor = Die Falltür genau treffen
option-exact_count_at_trapdoor-help = Eine Karte, die an der Falltür vorbeiführt, kann nicht gespielt werden.
option-hide_silver_key = Den silbernen Schlüssel verstecken
option-hide_silver_key-help = Wer ihn findet, vertauscht ihn geheim mit einem verdeckten Schlüssel; oder legt ihn auf ein leeres Feld, wo ihn alle sehen.
option-hide_silver_key-exchange = heimlich mit einem anderen vertauscht
option-hide_silver_key-vacant = offen, auf ein leeres Feld
option-exit_within_slide = Das Schachbrett in einem Zug verlassen
option-exit_within_slide-help = Deine Figur darf auf einer freien Diagonale in einem Zug über den fernen Rand. Sonst muss sie zuerst auf der letzten Reihe stehen.
option-piece_protects_from_steal = Die Figur schützt vor Diebstahl
option-piece_protects_from_steal-help = Die Karte unter deiner Figur kann niemand ansehen. Hiermit kann sie auch niemand stehlen.

## Prompts
ask-NoteTurn = Eine Notenkarte spielen und so viele Felder ziehen, oder stehen bleiben?
ask-MustPlay = Eine ganze Runde lang hat niemand gezogen: Du musst eine Karte spielen. Welche?
ask-Choose = In welchem Bereich lässt du dich nieder?
ask-TakeFrom = Der Stapel ist leer: Von wem nimmst du eine Ranke?
ask-Placed = Wohin legst du eine Ranke?
ask-Flipping = Welchen Schlüssel drehst du um?
ask-Hiding = Der silberne Schlüssel! Wo versteckst du ihn? Sonst sieht es niemand.
ask-PutBack = Der silberne Schlüssel! Auf welches leere Feld legst du ihn, oder bleibt er liegen?
ask-PutDown = Auf welchem Feld beginnst du?
ask-AtKeys = Du bist dran: Dreh das Rad.
ask-Walking = { $steps ->
    [one] Ein Schritt. Wohin?
   *[other] { $steps } Schritte, kein Feld zweimal. Wo hörst du auf?
}
ask-Join = Welcher Läufer bist du?
ask-Chess = Dein Zug: irgendeine Figur deiner Farbe, oder über den fernen Rand.
ask-FullChess = Dein Zug.
ask-AtTroll = Du bist dran: Dreh das Rad.
ask-Shed = Zwei Karten genügen. Welche legst du ab?
ask-Guarding = Auf welcher Karte steht deine Figur?
ask-Brewing = { $acted ->
    [yes] Die Figur versetzen, ansagen oder den Zug beenden?
   *[no] Eine Karte vom Stapel ziehen oder eine Flasche im Regal umdrehen?
}
ask-Surplus = Welche Karte legst du ab, oder welcher folgst du?
ask-Again = Noch einmal: Stapel oder Regal?
ask-Stealing = Welche Karte stiehlst du?
ask-Looking = Welche Karte siehst du dir an?
ask-AtMirror = Welche Karte drehst du um?
ask-Aside = Ungefragt kannst du auch:

## The coach: before the first question of each kind, what you are after, and what to look out for
coach-NoteTurn = Du ziehst genau so weit, wie die Karte Noten hat. Unter einem der Plättchen steckt Fluffy. An ihm vorbei brauchst du alle vier: 1, 2, 3 und 4 Noten.
coach-MustPlay = Niemand wollte ziehen, nun musst du. Wähle die Karte, die dir am wenigsten schadet.
coach-Choose = Um deinen Bereich wachsen Ranken. Ist der Ring geschlossen, bist du umschlungen. Bleib am längsten frei.
coach-TakeFrom = Du bekommst eine der Ranken, ohne sie vorher zu sehen. Dann legst du wie immer eine.
coach-Placed = Eine Ranke kommt auf ihre Form, neben andere in diesem Ring. Schließ die Ringe der anderen. Wer am längsten frei bleibt, bekommt das höchste Feuerplättchen.
coach-Flipping = Einer dieser Schlüssel ist silbern und öffnet den Weg. Die goldenen kommen weg.
coach-Hiding = Tausche ihn mit einem verdeckten Schlüssel, oder lass ihn liegen. Die anderen müssen ihn nun finden: Mach ihnen den Weg weit.
coach-PutBack = Alle sehen, wohin er kommt. Mach den Weg weit für alle, die noch suchen.
coach-PutDown = Von hier gehst du von Schlüssel zu Schlüssel. Beginne dort, wo viele nah beieinander liegen.
coach-AtKeys = Das Rad sagt, wie viele Schritte du gehst. Wo du stehen bleibst, drehst du den Schlüssel um.
coach-Walking = Du darfst abbiegen, aber kein Feld zweimal betreten. Wo du stehen bleibst, drehst du den Schlüssel um.
coach-Join = Ab jetzt bist du dieser Läufer. Spiel mit den anderen zusammen oder gegen sie.
coach-Chess = Zieh irgendeine Figur deiner Farbe. Dein eigener Läufer muss über den fernen Rand. Wird er geschlagen, spielst du nicht mehr mit.
coach-FullChess = Das ist richtiges Schach: Setz den anderen König matt, bevor es deinen trifft. Wird deine eigene Figur geschlagen, spielst du nicht mehr mit.
coach-AtTroll = Du läufst so weit, wie das Rad sagt. Zeigt es den Troll, stehst du wieder an der ersten Tür.
coach-Shed = Sammle das niedrigste S und das niedrigste R, die nicht im Regal stehen. Leg ab, was zu hoch ist, oder einen Zauberspruch, den du nicht brauchst.
coach-Guarding = Die Karte unter deiner Figur kann niemand ansehen. Stell sie auf die, die du verbergen willst.
coach-Brewing = Du willst das niedrigste S und das niedrigste R, die nicht im Regal stehen. Zieh eine Karte, oder dreh eine Flasche um: Was im Regal steht, zählt nicht. Hast du beide, sag an.
coach-Surplus = Zwei Karten behältst du. Leg die ab, die am wenigsten hilft, oder folge einem Zauberspruch.
coach-Again = Du darfst noch eine Karte ziehen oder noch eine Flasche umdrehen.
coach-Stealing = Du nimmst eine Karte, ohne sie vorher zu sehen. Dann legst du ab bis auf zwei.
coach-Looking = Nur du siehst sie, dann kommt sie zurück. Merk dir, was nicht zählt oder wo etwas zu holen ist.
coach-AtMirror = Eine dieser Karten ist der Stein. Wer ihn umdreht, gewinnt das Spiel.
goal-hagrid = { $left ->
    [one] Zur Falltür: noch 1 Feld.
   *[other] Zur Falltür: noch { $left } Felder.
}
goal-area = Such dir einen Bereich und bleib am längsten frei.
goal-sprout = Bleib am längsten frei: { $laid } von { $all } Ranken um dich.
goal-fire = Du hast Feuerplättchen { $fire }. Schließ die Ringe der anderen.
goal-flitwick = { $left ->
    [one] Finde den silbernen Schlüssel: Es ist der letzte.
   *[other] Finde den silbernen Schlüssel: 1 von { $left }.
}
goal-bishop = Bring deinen Läufer über den fernen Rand.
goal-chess = { $left ->
    [0] Bring deinen Läufer über den fernen Rand: Er steht davor.
    [one] Bring deinen Läufer über den fernen Rand: noch 1 Reihe.
   *[other] Bring deinen Läufer über den fernen Rand: noch { $left } Reihen.
}
goal-mate = Setz den anderen König matt.
goal-quirrell = { $left ->
    [0] Du bist durch. Warte auf die anderen.
    [one] Zur letzten Tür: noch 1 Feld.
   *[other] Zur letzten Tür: noch { $left } Felder.
}
goal-snape = Halte das niedrigste S und R, die nicht im Regal stehen.
goal-wrong = Deine Ansage war falsch. Warte auf den Spiegel.
goal-mirror = { $left ->
    [one] Finde den Stein: Es ist die letzte Karte.
   *[other] Finde den Stein: 1 von { $left } Karten.
}
warn-fluffy = { $left ->
    [one] Fluffy ist wach, 1 Feld vor dir. Für ein Lied brauchst du 1, 2, 3 und 4 Noten.
   *[other] Fluffy ist wach, { $left } Felder vor dir. Für ein Lied brauchst du 1, 2, 3 und 4 Noten.
}
warn-trapdoor = { $left ->
    [one] { $seat } ist 1 Feld vor der Falltür.
   *[other] { $seat } ist { $left } Felder vor der Falltür.
}
warn-ring = Noch eine Ranke, und du bist umschlungen: { $shape }.
warn-edge = { $left ->
    [one] { $seat } ist 1 Reihe vor dem fernen Rand.
   *[other] { $seat } ist { $left } Reihen vor dem fernen Rand.
}
warn-door = { $left ->
    [one] { $seat } ist 1 Feld vor der letzten Tür.
   *[other] { $seat } ist { $left } Felder vor der letzten Tür.
}
warn-declare = Sag nur an, wenn du sicher bist: Nach einer falschen Ansage braust du nicht mehr mit.

## Choices
do-Stay = bleiben
do-Play = { $notes ->
    [one] 1 Note spielen
   *[other] { $notes } Noten spielen
}
do-Area = in Bereich { $area } gehen
do-Rob = eine Ranke von { $target } nehmen
do-Snare = { $shape } in Bereich { $area } legen
do-Turn = { $spot } umdrehen
do-Hide = auf { $spot } verstecken
do-Stand = auf { $spot } beginnen
do-Walk = nach { $spot } gehen
do-Bishop = der Läufer auf { $square }
do-Move = { $promoted ->
    [queen] von { $start } nach { $square }, wird Dame
    [rook] von { $start } nach { $square }, wird Turm
    [bishop] von { $start } nach { $square }, wird Läufer
    [knight] von { $start } nach { $square }, wird Springer
   *[other] von { $start } nach { $square }
}
do-Leave = das Brett verlassen
do-Spin = das Rad drehen
do-Draw = eine Karte ziehen
do-Flip = Flasche { $place } umdrehen
do-Discard = Karte { $place } ablegen
do-Cast = Karte { $place } befolgen
do-Keep = behalten
do-Guard = die Figur auf Karte { $place } stellen
do-Declare = die kleinste und die rundeste ansagen
do-End = den Zug beenden
do-Steal = Karte { $place } von { $target } stehlen
do-LookShelf = Flasche { $place } ansehen
do-LookHand = Karte { $place } von { $target } ansehen
do-Reveal = Spiegelkarte { $place } umdrehen
do-Resign = aufgeben
do-Note = { $notes ->
    [one] 1 Note
   *[other] { $notes } Noten
}
do-Barked = { $fluffy ->
    [yes] Fluffy
   *[no] eine Flöte
}
do-Vine = { $shape }
do-Gripped = { $shape }
do-Key = { $silver ->
    [yes] der silberne Schlüssel
   *[no] ein goldener Schlüssel
}
do-Spun = gedreht: { $number ->
    [0] der Troll
   *[other] { $number }
}
do-Potion = { $card }
do-Mixed = { $small ->
    [yes] die kleine
   *[no] die runde
}
do-Mirrored = { $stone ->
    [yes] der Stein
   *[no] Du-weißt-schon-wer
}

## Refusals
no-chance = Was Karten, Schlüssel und Räder bringen, wählt niemand selbst.
no-over = Das Spiel ist vorbei.
no-out = Du bist nicht mehr im Spiel.
no-turn = Du bist nicht am Zug.
no-turn-yet = Erst muss jemand anderes antworten. Dann geht dein Zug weiter.
no-turn-fallen = Du wurdest geschlagen und spielst kein Schach mehr.
no-turn-captured = Du wurdest beim Schach geschlagen und wartest an der Tür des Trolls.
no-turn-door = Du bist an der fernen Tür. Warte, bis alle da sind.
no-turn-wrong = Du hast dich bei den Tränken geirrt und wartest auf den Spiegel.
no-turn-out = Du hast dich geirrt und bist bei den Tränken nicht mehr dabei.
no-aside-now = Warte einen Augenblick, bis das entschieden ist.
when-Stay = Stehen bleiben darfst du in deinem Zug bei Fluffy, oder wenn du nichts zu legen oder zu ziehen hast.
when-Play = Eine Notenkarte spielst du in deinem Zug bei Fluffy.
when-Area = Einen Bereich wählst du, wenn du bei der Teufelsschlinge ankommst.
when-Rob = Eine Ranke nimmst du anderen am Anfang deines Zuges bei der Teufelsschlinge, wenn der Stapel leer ist.
when-Snare = Eine Ranke legst du in deinem Zug bei der Teufelsschlinge.
when-Turn = Schlüssel drehst du nach deinem Feuerplättchen um, bevor die Suche beginnt.
when-Hide = Den silbernen Schlüssel versteckst du, wenn du ihn gefunden hast.
when-Stand = Wo du beginnst, wählst du vor der Suche nach dem silbernen Schlüssel.
when-Walk = Du gehst in deinem Zug bei den Schlüsseln, wenn du das Rad gedreht hast.
when-Bishop = Einen Läufer wählst du, wenn du beim Schach ankommst.
when-Move = Eine Figur ziehst du in deinem Zug beim Schach.
when-Leave = Das Brett verlässt du in deinem Zug beim Schach.
when-Spin = Das Rad drehst du am Anfang deines Zuges, bei den Schlüsseln oder beim Troll.
when-Draw = Eine Karte nimmst du in deinem Zug bei den Tränken, wenn sonst nichts von dir gefragt ist.
when-Flip = Eine Flasche drehst du in deinem Zug bei den Tränken um, wenn sonst nichts von dir gefragt ist.
when-Discard = Abgelegt wird, wenn du mehr als zwei Karten hast.
when-Cast = Einem Zauberspruch folgst du, wenn du ihn gerade genommen hast, oder statt abzulegen.
when-Keep = Behalten kannst du eine Karte, die du gerade genommen hast, wenn du nicht mehr als zwei hast.
when-Guard = Deine Figur versetzt du in deinem Zug bei den Tränken auf eine andere Karte, vor oder nach deiner Handlung.
when-Declare = Angesagt wird in deinem Zug bei den Tränken, vor oder nach deiner Handlung.
when-End = Deinen Zug bei den Tränken beendest du, nachdem du eine Karte genommen oder eine Flasche umgedreht hast, wenn sonst nichts von dir gefragt ist.
when-Steal = Eine Karte stiehlst du, wenn du „Karte stehlen“ folgst.
when-Look = Eine Karte siehst du dir an, wenn du „Karte ansehen“ folgst.
when-Reveal = Eine Spiegelkarte drehst du in deinem Zug beim Spiegel um.
no-standstill = Eine ganze Runde lang hat niemand gezogen: Du musst eine Karte spielen.
no-such-notes = { $notes ->
    [one] Du hast keine Karte mit 1 Note.
   *[other] Du hast keine Karte mit { $notes } Noten.
}
no-overshoot = { $left ->
    [one] Die Falltür ist 1 Feld entfernt, und du musst sie genau erreichen.
   *[other] Die Falltür ist { $left } Felder entfernt, und du musst sie genau erreichen.
}
no-passing-fluffy = Fluffy ist wach: Ohne ein Lied aus vier weiteren Karten kommt niemand vorbei.
no-such-area = Es gibt { $areas } Bereiche. Wähle einen davon.
no-free-area = Dieser Bereich ist schon besetzt.
no-full-area = Dieser Ring ist geschlossen: Nimm einen Bereich, der noch offen ist.
no-staying-empty = Der Stapel ist leer, also musst du jemandem eine Ranke nehmen.
no-such-victim = Nimm eine Ranke von jemand anderem hier, wo eine ist.
no-pass = Du kannst eine Ranke legen, also musst du.
no-such-snare = So eine Ranke hast du nicht.
no-free-space = Das Feld ist belegt.
no-neighbour = Eine neue Ranke muss neben einer liegen, die schon in diesem Bereich ist.
no-such-spot = Es gibt { $spots } Felder, von a1 bis f6. Wähle eines davon.
no-key-there = Dort liegt kein verdeckter Schlüssel.
no-hiding-there = Dort liegt kein Schlüssel zum Tauschen. Wähle ein Feld mit einem Schlüssel.
no-putting-there = Dort liegt ein Schlüssel. Wähle ein leeres Feld, oder lass den silbernen, wo er war.
no-walk-back = Dort beginnst du, und kein Feld wird zweimal betreten. Ende auf einem anderen.
no-such-walk = { $steps ->
    [one] Mit genau einem Schritt kannst du dort nicht enden.
   *[other] Mit genau { $steps } Schritten kannst du dort nicht enden.
}
no-leaving = Im vollständigen Schach verlässt keine Figur das Brett.
no-way-off = Deine Figur hat keine freie Diagonale über den fernen Rand.
no-chess-pass = Du kannst ziehen, also musst du.
no-own-man = Zieh eine Figur deiner eigenen Farbe.
no-others-harry = Diese Figur ist jemand anderes.
no-second-harry = Dieser Läufer ist schon jemand anderes.
no-white-first = Wer zuerst kommt, nimmt einen schwarzen Läufer.
no-one-sided-chess = Wer zuletzt kommt, nimmt die Farbe, die noch niemand spielt.
no-bishop-there = Dort steht kein Läufer, der du sein könntest. Wähle einen der übrigen.
no-home-there = Alle Läufer, die du sein könntest, sind geschlagen. Wähle ein Feld, auf dem einer von ihnen begann.
no-near-home = Wo die geschlagenen Läufer begannen, ist kein Platz. Wähle das nächste freie Feld derselben Tönung.
no-such-square = Dort ist das Brett zu Ende.
no-own-capture = Die eigene Farbe schlägt man nicht.
no-short-promotion = Im kurzen Schach bleibt ein Bauer ein Bauer.
no-short-castling = Im kurzen Schach gibt es keine Rochade.
no-short-passing = Im kurzen Schach gibt es kein En passant.
no-exposing = Dein König stünde im Schach.
no-king-there = Dort wäre dein König angegriffen.
no-answer = Dein König steht im Schach und bliebe es.
no-absent-king = Diesen König spielt noch niemand, also greift ihn auch niemand an.
no-promotion = Nur ein Bauer, der die letzte Reihe erreicht, wird zu einer anderen Figur.
no-such-promotion = Ein Bauer wird Dame, Turm, Läufer oder Springer, oder er bleibt Bauer.
no-castling-moved = Der König oder dieser Turm hat schon gezogen, oder der Turm ist weg.
no-castling-between = Zwischen König und Turm steht etwas.
no-castling-check = Ein König im Schach rochiert nicht.
no-castling-attacked = Der König müsste über { $square } oder dorthin, und das ist angegriffen.
no-passing = En passant geht nur gleich im nächsten Zug nach dem Doppelschritt eines Bauern.
no-pawn-move = Ein Bauer geht geradeaus, ein Feld oder am Anfang zwei, und schlägt schräg.
no-jumping = Dazwischen steht etwas.
no-free-move = Diese Figur kann gerade nirgendwohin. Nimm eine andere.
no-such-move = So zieht diese Figur nicht.
no-pair = Ansagen kannst du mit genau einem S und einem R.
no-second-action = Du hast schon eine Karte gezogen oder eine Flasche umgedreht.
no-cards-left = Weder im Stapel noch in der Ablage ist eine Karte übrig.
no-turned-twice = Diese Flasche ist schon offen.
no-such-bottle = Im Regal stehen { $bottles } Flaschen. Wähle eine davon.
no-second-shift = Deine Figur hat die Karte in diesem Zug schon gewechselt.
no-shift = Deine Figur steht schon auf dieser Karte. Versetze sie auf eine andere.
no-own-card = { $count ->
    [0] Du hast keine Karte.
    [one] Du hast nur 1 Karte.
   *[other] Du hast die Karten 1 bis { $count }. Wähle eine davon.
}
no-third-card = Du hast { $count } Karten und darfst zwei behalten. Lege eine ab.
no-cast-in-shed = Jetzt wird nur abgelegt. Einem Zauberspruch, der so abgelegt wird, folgt niemand.
no-discard-yet = { $count ->
    [one] Du hast 1 Karte und darfst zwei behalten; du legst also keine ab.
   *[other] Du hast { $count } Karten und darfst zwei behalten; du legst also keine ab.
}
no-potion-cast = Diese Karte ist ein Trank. Nur Zaubersprüchen folgt man.
no-old-cast = Einem Zauberspruch, den du schon hattest, folgst du nur, statt abzulegen. Behalte ihn vorerst.
no-end-before-action = Zieh zuerst eine Karte oder dreh eine Flasche um.
no-end-before-steal = Nimm zuerst jemandem eine Karte.
no-own-reach = Das ist deine eigene Karte. Wähle eine von jemand anderem.
no-look-under-piece = Auf dieser Karte steht eine Figur, also darf sie niemand ansehen.
no-steal-under-piece = Auf dieser Karte steht eine Figur, und die schützt sie an diesem Tisch.
no-such-card = So eine Karte gibt es dort nicht.
no-open-mirror = Diese Karte ist schon umgedreht. Wähle eine, die verdeckt liegt.
no-such-mirror = Es gibt { $cards } Spiegelkarten. Wähle eine, die verdeckt liegt.

## What happens
tell-Arrived = Für { $seat } geht es weiter: { $challenge }.
tell-Passed = { $seat } kann nichts tun und passt.
tell-Missed = { $seat } setzt einen Zug aus.
tell-Picked = { $notes ->
    [none] { $seat } zieht eine Notenkarte.
    [one] { $seat } zieht eine Karte mit 1 Note.
   *[other] { $seat } zieht eine Karte mit { $notes } Noten.
}
tell-Stepped = { $space ->
    [16] { $seat } erreicht die Falltür.
   *[other] { $notes ->
        [one] { $seat } spielt 1 Note und zieht auf Feld { $space }.
       *[other] { $seat } spielt { $notes } Noten und zieht auf Feld { $space }.
    }
}
tell-Fluted = { $seat } findet eine Flöte.
tell-FluffyFound = { $seat } hat Fluffy gefunden!
tell-Sang = { $seat } spielt das Lied aus vier Karten: Fluffy schläft ein.
tell-SentBack = Fluffy knurrt: { $seat } geht zurück zum Start.
tell-HandedIn = { $seat } legt die übrigen Notenkarten ab.
tell-Woke = Fluffy wacht auf.
tell-NotesShuffled = Die Notenkarten werden gemischt.
tell-HandsDealt = Niemand kann ziehen: Alle Notenkarten werden neu verteilt.
tell-Settled = { $seat } geht in Bereich { $area }.
tell-SnareDrawn = { $shape ->
    [none] { $seat } nimmt eine Ranke vom Stapel.
   *[other] { $seat } nimmt eine Ranke vom Stapel: { $shape }.
}
tell-SnareTaken = { $shape ->
    [none] { $seat } nimmt eine Ranke von { $target }.
   *[other] { $seat } nimmt eine Ranke von { $target }: { $shape }.
}
tell-Snared = { $seat } legt in Bereich { $area }: { $shape }.
tell-Surrounded = { $seat } nimmt Feuerplättchen { $fire }.
tell-KeyTurned = { $silver ->
    [yes] { $seat } dreht { $spot } um: der silberne Schlüssel!
   *[no] { $seat } dreht { $spot } um: ein goldener Schlüssel.
}
tell-KeyHidden = { $seat } hat den silbernen Schlüssel versteckt.
tell-Stood = { $seat } beginnt auf { $spot }.
tell-Whirled = { $number ->
    [0] { $seat } dreht den Troll.
   *[other] { $seat } dreht eine { $number }.
}
tell-Walked = { $seat } geht { $path }.
tell-Joined = { $seat } ist der Läufer auf { $square }.
tell-Moved = { $taken ->
    [none] { $seat } zieht von { $start } nach { $square } ({ $man }{ becoming }.
   *[other] { $seat } zieht von { $start } nach { $square } ({ $man }{ becoming } und schlägt: { $taken }.
}
becoming = { $promoted ->
    [queen] , wird Dame)
    [rook] , wird Turm)
    [bishop] , wird Läufer)
    [knight] , wird Springer)
   *[other] )
}
tell-Captured = { $seat } ist geschlagen, von { $by }.
tell-Left = { $seat } verlässt das Schachbrett.
tell-Checked = { $colour } steht im Schach.
tell-ChessOver = { $reason ->
    [mate] Schachmatt: { $colour } gewinnt das Schach.
    [captured] { $colour } gewinnt das Schach: Die anderen sind alle geschlagen.
   *[other] Das Schach endet remis.
}
tell-Trolled = Der Troll schickt { $seat } zurück zur ersten Tür.
tell-Ran = { $seat } läuft auf Feld { $space }.
tell-Finished = { $seat } erreicht die ferne Tür.
tell-CardDrawn = { $card ->
    [none] { $seat } zieht eine Karte.
   *[other] { $seat } zieht: { $card }.
}
tell-ShelfTurned = { $seat } dreht Flasche { $place } um: { $card }.
tell-Discarded = { $seat } legt ab: { $card }.
tell-Followed = { $seat } folgt der Karte „{ $card }“.
tell-Guarded = Die Figur von { $seat } steht auf Karte { $place }.
tell-Stolen = { $card ->
    [none] { $seat } stiehlt Karte { $place } von { $target }.
   *[other] { $seat } stiehlt von { $target }: { $card }.
}
tell-Looked = { $target ->
    [none] { $seat } sieht sich Flasche { $place } an{ $card ->
        [none] .
       *[other] : { $card }.
    }
   *[other] { $seat } sieht sich Karte { $place } von { $target } an{ $card ->
        [none] .
       *[other] : { $card }.
    }
}
tell-Inspected = { $cards ->
    [none] { $seat } prüft das Regal, ohne es zu zeigen.
   *[other] { $seat } prüft das Regal: { $cards }.
}
tell-Declared = { $right ->
    [yes] { $seat } sagt { $small } und { $round } an, und es stimmt!
   *[no] { $seat } sagt { $small } und { $round } an, und es stimmt nicht.
}
tell-Beside = Die beiden Karten kommen neben das Regal.
tell-Collected = { $card ->
    [none] { $count ->
        [one] { $seat } sammelt eine Karte ein.
       *[other] { $seat } sammelt { $count } Karten ein.
    }
   *[other] { $seat } sammelt ein: { $card }.
}
tell-PotionsShuffled = Die Ablage wird zu einem neuen Stapel gemischt.
tell-Redealt = Lange hat niemand angesagt: Alle Karten werden neu verteilt.
tell-Lingers = { $seat } ist bei den Tränken ausgeschieden.
tell-Shown = { $stone ->
    [yes] { $seat } dreht Spiegelkarte { $place } um: der Stein!
   *[no] { $seat } dreht Spiegelkarte { $place } um: Du-weißt-schon-wer.
}
tell-Resigned = { $seat } gibt auf.
tell-Won = { $reason ->
    [stone] { $seats } hat den Stein der Weisen gefunden!
    [stalemate] Niemand gewinnt.
    [threefold] Niemand gewinnt.
    [fifty] Niemand gewinnt.
   *[other] Gewonnen: { $seats }.
}

## Banners
great-Sang = { $seat } singt Fluffy in den Schlaf!
great-SentBack = Fluffy knurrt!
great-Surrounded = { $seat } ist von Schlingen umgeben!
great-KeyTurned = { $seat } findet den silbernen Schlüssel!
great-Captured = { $by } schlägt { $seat }!
great-ChessOver = Schachmatt!
great-Trolled = Der Troll erwischt { $seat }!
great-Stolen = { $seat } bestiehlt { $target }!
great-Declared = { $right ->
    [yes] { $seat } kennt die richtigen Flaschen!
   *[no] { $seat } irrt sich bei den Flaschen!
}
great-Shown = { $stone ->
    [yes] { $seat } findet den Stein!
   *[no] Kein Stein: { $seat } trifft Du-weißt-schon-wen!
}
great-Arrived = { $seat } ist da: { $challenge }!

## How it ended
tally = { $part ->
    [whole] bis hierher gekommen: { $challenge }
    [hagrid] { $reached ->
        [-1] hat aufgegeben
        [0] an der Tür
        [16] an der Falltür
       *[other] auf Feld { $reached }
    }
    [sprout] { $reached ->
        [-1] hat aufgegeben
        [0] kein Feuerplättchen
       *[other] Feuerplättchen { $reached }
    }
    [flitwick] { $reached ->
        [-1] hat aufgegeben
        [1] hat den silbernen Schlüssel gefunden
       *[other] ohne den silbernen Schlüssel
    }
    [mcgonagall] { $reached ->
        [-1] hat aufgegeben
        [0] geschlagen
        [1] noch auf dem Schachbrett
       *[other] hat das Schachbrett verlassen
    }
    [quirrell] { $reached ->
        [-1] hat aufgegeben
        [0] an der ersten Tür
        [15] an der fernen Tür
       *[other] auf Feld { $reached }
    }
   *[snape] { $reached ->
        [-1] hat aufgegeben
        [0] lag bei den Flaschen falsch
        [1] noch bei den Zaubertränken
       *[other] hat die richtigen Flaschen angesagt
    }
}
won-stone = Du hast den Stein der Weisen gefunden.
won-trapdoor = Du warst zuerst an der Falltür.
won-fire = Nur du wurdest nicht umzingelt.
won-key = Du hast den silbernen Schlüssel gefunden.
won-left = Du hast das Schachbrett zuerst verlassen.
won-last_harry = Nur du bist nicht geschlagen.
won-mate = Schachmatt!
won-captured = Die andere Farbe hat niemanden mehr.
won-door = Du warst zuerst an der fernen Tür.
won-potions = Du hast die kleinste und die rundeste angesagt.
won-last_brewer = Nur du bist noch bei den Tränken.
won-last = Nur du bist noch übrig.
end-stone = { $winners } hat den Stein der Weisen gefunden.
end-trapdoor = { $winners } war zuerst an der Falltür.
end-fire = Nur { $winners } wurde nicht umzingelt.
end-key = { $winners } hat den silbernen Schlüssel gefunden.
end-left = { $winners } hat das Schachbrett zuerst verlassen.
end-last_harry = Nur { $winners } ist nicht geschlagen.
end-no_progress = Lange wurde nichts geschlagen und kein Bauer gezogen: { $winners } gingen zusammen und teilen sich das Spiel.
end-mate = Schachmatt! Gewonnen: { $winners }.
end-captured = Die andere Farbe hat niemanden mehr. Gewonnen: { $winners }.
end-stalemate = Patt: Das Schach endet remis.
end-threefold = Dreimal dieselbe Stellung: Das Schach endet remis.
end-fifty = Fünfzig Züge ohne Schlag oder Bauernzug: Das Schach endet remis.
end-door = { $winners } war zuerst an der fernen Tür.
end-potions = { $winners } hat die kleinste und die rundeste angesagt.
end-last_brewer = Nur { $winners } ist noch bei den Tränken.
end-last = Nur { $winners } ist noch übrig.

prizes = Siegplättchen
prizes-left = { $count ->
    [0] Alle drei sind vergeben.
    [one] Eines ist noch zu gewinnen.
   *[other] { $count } sind noch zu gewinnen.
}

## Woher die Zahlen kommen
source-order = Die sechs Prüfungen und ihre Folge, dass jede beginnt, sobald jemand kommt, oder erst, wenn alle da sind, und eine Reihenfolge der Züge über alle Bretter.
source-corridor = Fluffy: 15 Plättchen, 14 Flöten und ein Fluffy, auf jedem Feld eines; 40 Notenkarten mit einer bis vier Noten, zwei für alle; das Lied aus vier Karten.
source-vines = Die Teufelsschlinge: vier Bereiche mit gleichen Wegen, 40 Plättchen, die zu ihren Feldern passen müssen, vier Feuerplättchen.
source-keys = Die fliegenden Schlüssel: 36 Schlüssel, einer davon silbern, auf jedem Feld einer; Wege in jede Richtung.
source-chess = Das Schach: 32 Figuren in der üblichen Stellung, Ron und Hermine anstelle eines schwarzen Springers und eines schwarzen Turms, Spielende als Läufer; kurzes und vollständiges Schach.
source-troll = Der Troll: mit dem Rad von Tür zu Tür, und der Troll auf dem Rad schickt zurück; wie lange wartet, wer beim Schach geschlagen wurde.
source-potions = Die Tränke: 26 Tränke S und R, sieben davon im Regal, 14 Zaubersprüche in fünf Arten und was sie tun; zusätzliche Karten nach der Reihenfolge der Ankunft.
source-mirror = Der Spiegel: zehn Karten; wer bei den Tränken falschlag, wartet zwei Züge.
source-prizes = Drei Siegplättchen, für die ersten drei vollständigen Spiele.
source-alone = Was anders ist, wenn eine Prüfung allein gespielt wird.
source-players = Für zwei bis vier: Das Regelheft nennt keine Zahl, aber in der Schachtel sind vier Figuren.
source-notes = Wie viele Notenkarten es von jeder Art gibt: zehn.
source-rings = Die Ringe aus zehn Feldern, die zehn Ranken und ihre Namen.
source-grid = Dass der Saal der Schlüssel sechs mal sechs Felder hat.
source-wheels = Die Zahlen auf den Rädern: 1 bis 6 bei den Schlüsseln; 1 bis 5 und der Troll auf dem anderen, wovon ein Bild im Regelheft 1, 2 und 5 zeigt.
source-path = Wie lang der Weg des Trolls ist: 14 Felder zwischen den Türen.
source-bottles = Dass es von jeder Art Trank die Zahlen 1 bis 13 gibt, jede einmal.
source-incantations = Wie oft es jeden Zauberspruch gibt.
source-stone = Dass eine der zehn Spiegelkarten der Stein ist und neun Du-weißt-schon-wen zeigen.
source-drawings = Alle Zeichnungen.

## Die Textansicht: wie ihre Zeilen heißen und deren Werte (das Übrige steht in rows.toml)
# Same: sein Name.
part-hagrid = Fluffy
part-sprout = Teufelsschlinge
part-flitwick = Fliegende Schlüssel
part-mcgonagall = Schach
part-quirrell = Troll
part-snape = Tränke
part-mirror = Spiegel
field-turn = Am Zug
field-where = Wer wo ist
field-held = Züge zu warten
field-out = Nicht mehr im Spiel
field-prizes = Siegplättchen bisher
field-dark = Verdeckte Plättchen, nach Feldern
# Same: Fluffy is Fluffy.
field-fluffy = Fluffy
item-fluffy = auf Feld { $value }
field-singer = Fluffy schläft bis zum Zug von
field-pos = Im Gang, hinter der Tür
item-pos = { $value ->
    [16] an der Falltür
   *[other] Feld { $value }
}
field-notes = Deine Notenkarten
item-notes = { $value ->
    [one] 1 Note
   *[other] { $value } Noten
}
field-note_counts = Notenkarten auf der Hand
field-note_pile = Notenkarten im Stapel
field-note_discards = Abgelegte Notenkarten, nach Noten
field-area = Wer in welchem Bereich ist
field-rings = Ranken um jeden Bereich
field-snares = Deine Ranken
field-snares_known = Ranken, von denen du weißt
field-snare_counts = Ranken auf der Hand
field-snare_pile = Ranken im Stapel
field-fire = Feuerplättchen
field-keys = Verdeckte Schlüssel
field-silver = Der silberne Schlüssel, wie du weißt
field-stands = Wer wo zwischen den Schlüsseln steht
field-found = Haben den silbernen Schlüssel gefunden
field-squares = Das Schachbrett
cell-squares = { $value ->
    [0] –
    [1] weißer Bauer
    [2] weißer Springer
    [3] weißer Läufer
    [4] weißer Turm
    [5] weiße Dame
    [6] weißer König
    [7] schwarzer Bauer
    [8] schwarzer Springer
    [9] schwarzer Läufer
    [10] schwarzer Turm
    [11] schwarze Dame
   *[12] schwarzer König
}
field-harry = Welcher Läufer wer ist
field-colour = Wer welche Farbe spielt
field-ron = Ron, ein schwarzer Springer
field-hermione = Hermine, ein schwarzer Turm
field-captured = Geschlagen, in dieser Reihenfolge
field-passant = Ein Bauer hat gerade überquert
field-quiet = Schachzüge ohne Schlag oder Bauernzug
field-checked = Im Schach
field-run = Auf dem Weg des Trolls, hinter der ersten Tür
item-run = { $value ->
    [15] an der fernen Tür
   *[other] Feld { $value }
}
field-finish = Am Troll vorbei, in dieser Reihenfolge
field-shelf = Flaschen im Regal, die du kennst
field-shelf_open = Offene Flaschen
field-beside = Neben dem Regal
field-hands = Trankkarten, mit ? für alles, was du nicht kennst
field-claims = Falsche Ansagen
item-claims = { $target ->
    [none] { $small } und { $round }; niemand hatte etwas Niedrigeres
   *[other] { $small } und { $round }; etwas Niedrigeres hatte: { $target }{ $by ->
        [none] { "" }
       *[other] , { $by }
    }
}
field-elsewhere = Tränke, die du außerhalb des Regals gesehen hast
field-astray = Mindestens einer davon ist nicht im Regal
field-mixed = Gemischt und verteilt
item-mixed = { $small } und { $round }: Eine ist Karte { $place } von { $target }, eine ist Karte { $other } von { $by }
field-guard = Welche Karte unter wessen Figur liegt
field-deck = Trankkarten im Stapel
field-discards = Ablage, die neueste zuletzt
field-gone = Aus dem Spiel
field-lose = Setzen aus
field-wrong = Haben falsch angesagt
field-mirrors = Verdeckte Spiegelkarten

## At the desk
desk-leads = { $what ->
    [trapdoor] durch die Falltür
    [fluffy] auf Feld { $space }: Fluffy, wach
    [asleep] auf Feld { $space }: Fluffy, schlafend
    [past] an Fluffy vorbei auf Feld { $space }, mit einem Lied
    [token] auf Feld { $space }, ein Plättchen
   *[free] auf Feld { $space }, frei
}
desk-no-note = Keine Karte passt: bleiben
desk-song = Das Lied
desk-song-held = { $notes ->
    [none] Vom Lied hast du noch nichts
   *[other] Vom Lied hast du: { $notes }
}
desk-song-help = { $lacking ->
    [none] Du hast das ganze Lied! Es erklingt von selbst, wenn du Fluffy triffst, und kostet alle vier Karten.
   *[other] Ein Lied ist je eine Karte mit 1, 2, 3 und 4 Noten. Dir fehlt: { $lacking }. Wer Fluffy ohne Lied trifft, geht zurück zum Start.
}
desk-fluffy = { $dog ->
    [hidden] Noch weiß niemand, wo Fluffy liegt.
    [awake] Fluffy ist wach, auf Feld { $space }: Ohne Lied kommt niemand vorbei.
   *[asleep] Fluffy schläft auf Feld { $space }: Du darfst vorbei.
}
desk-areas = Du stehst in der Mitte eines Bereichs. Ist der Ring der Ranken darum geschlossen, bist du umzingelt: Wähle einen, wo wenige liegen.
desk-vines = Eine Ranke passt auf ihre eigene Form, neben eine, die dort schon liegt. Am besten steht da, wer als Letztes noch nicht umzingelt ist.
desk-no-vine = Keine deiner Ranken passt: weiter
desk-pile = { $count ->
    [0] Der Stapel ist leer.
    [one] Im Stapel liegt noch 1 Ranke.
   *[other] Im Stapel liegen noch { $count } Ranken.
}
desk-tokens = { $count ->
    [one] Die eine Ranke nehmen
   *[other] Eine von { $count } Ranken nehmen
}
desk-keys = { $count ->
    [one] 1 Schlüssel ist noch da.
   *[other] { $count } Schlüssel sind noch da, einer ist silbern.
}
desk-flips = { $count ->
    [one] Du drehst noch einen um.
   *[other] Du drehst noch { $count } um.
}
desk-key = Berühre einen Schlüssel auf dem Plan: Der silberne tauscht mit ihm den Platz. Sonst erfährt niemand, mit welchem.
desk-put-back = Berühre ein leeres Feld oder das, wo du ihn gefunden hast. Alle sehen es.
desk-put-down = Jedes Feld ist recht. Der Schlüssel dort bleibt liegen.
desk-walk = Du gehst alle Schritte, in jede Richtung, kein Feld zweimal; der Schlüssel am Ende wird umgedreht.
desk-join = { $chess ->
    [complete] Dieser Läufer bist du die ganze Partie lang. Im vollständigen Schach gewinnt, wer mattsetzt.
   *[short] Dieser Läufer bist du. Überquere das Brett und verlasse es über den fernen Rand.
}
desk-bishop = Der Läufer auf { $square }, { $colour }
desk-colour = Du spielst { $colour }.
desk-chess = Ziehe mit einer Figur deiner Farbe, nur nicht mit Mitspielern. Bring deine eigene Figur über den fernen Rand, und lass dich nicht schlagen.
desk-quiet = Seit { $count } Zügen wurde nichts geschlagen und kein Bauer bewegt. Nach 60 gehen alle zusammen.
desk-checked = Dein König steht im Schach!
desk-no-move = Du kannst nicht ziehen: weiter
desk-to-door = { $count ->
    [one] Noch ein Feld bis zur fernen Tür.
   *[other] Noch { $count } Felder bis zur fernen Tür.
}
desk-troll = Der Troll auf dem Rad schickt dich zur ersten Tür zurück.
desk-cards = Deine Karten
desk-shelf = { $draw ->
    [yes] Oder berühre eine verdeckte Flasche im Regal.
   *[no] Berühre eine verdeckte Flasche im Regal.
}
desk-potions = Du suchst die kleinste (S) und die rundeste (R) Flasche. Was im Regal steht, zählt nicht mit: Jede aufgedeckte Flasche verrät dir also mehr.
desk-bottle = { $small ->
    [yes] Kleine Flasche Nummer { $number }
   *[no] Runde Flasche Nummer { $number }
}
desk-declare = { $small } und { $round } ansagen
desk-fresh = neu
desk-guarded = unter der Figur
desk-guard = Die Karte unter deiner Figur kann niemand ansehen.
desk-surplus = Eine Karte zu viel! Lege eine ab, oder tu, was sie sagt?
desk-do-Discard = { $card } ablegen
desk-do-Cast = Befolgen: { $card }
desk-do-Guard = Figur auf { $card }
desk-card = { $card ->
    [none] Karte { $place }
   *[other] Karte { $place }: { $card }
}
desk-about-Stealing = Du nimmst sie, ohne sie vorher zu sehen. Danach legst du ab, bis du zwei hast.
desk-about-Looking = Oder berühre eine Flasche im Regal. Nur du siehst sie. Die Karte unter einer Figur kann niemand ansehen.
desk-about-TakeFrom = Du nimmst eine Ranke, ohne sie vorher zu sehen.
desk-mirror = { $count ->
    [one] Eine Karte ist noch da: Es ist der Stein!
   *[other] { $count } Karten sind noch da, eine zeigt den Stein.
}
desk-seen = { $target ->
    [none] Du hast Flasche { $place } angesehen. Nur du weißt es:
   *[other] Du hast Karte { $place } von { $target } angesehen. Nur du weißt es:
}
desk-seen-close = Ich merke es mir
desk-wait = { $why ->
    [captured] { $turns ->
        [0] Du wurdest geschlagen: Du wartest an der Tür, bis die anderen losgelaufen sind.
        [one] Du wurdest geschlagen: Du wartest noch einen Zug.
       *[other] Du wurdest geschlagen: Du wartest noch { $turns } Züge.
    }
    [captured-alone] Du wurdest geschlagen. Die anderen spielen weiter.
    [door] Du bist durch! Warte jetzt, bis auch die anderen da sind.
    [missed] { $turns ->
        [one] Du setzt einmal aus.
       *[other] Du setzt { $turns }-mal aus.
    }
    [wrong] { $turns ->
        [0] Du lagst bei den Tränken falsch: Du wartest, bis alle anderen am Spiegel sind, und dann zwei Züge.
        [one] Du lagst bei den Tränken falsch: Du wartest noch einen Zug.
       *[other] Du lagst bei den Tränken falsch: Du wartest noch { $turns } Züge.
    }
    [wrong-alone] Du lagst falsch. Die anderen spielen weiter.
    [fire] Du hast dein Feuerplättchen. Warte jetzt, bis auch die anderen da sind.
   *[out] Du hast aufgegeben. Die anderen spielen weiter.
}
desk-other-NoteTurn = { $name } spielt eine Notenkarte oder bleibt.
desk-other-MustPlay = { $name } muss eine Notenkarte spielen.
desk-other-Choose = { $name } wählt einen Bereich.
desk-other-TakeFrom = { $name } nimmt jemandem eine Ranke weg.
desk-other-Placed = { $name } legt eine Ranke.
desk-other-Flipping = { $name } dreht einen Schlüssel um.
desk-other-Hiding = Augen zu! { $name } versteckt den silbernen Schlüssel.
desk-other-PutBack = { $name } legt den silbernen Schlüssel zurück.
desk-other-PutDown = { $name } wählt, wo es losgeht.
desk-other-AtKeys = { $name } dreht gleich das Rad.
desk-other-Walking = { $steps ->
    [one] { $name } geht einen Schritt und wählt wohin.
   *[other] { $name } geht { $steps } Schritte und wählt wohin.
}
desk-other-Join = { $name } wählt einen Läufer.
desk-other-Chess = { $name } zieht.
desk-other-FullChess = { $name } zieht.
desk-other-AtTroll = { $name } dreht gleich das Rad.
desk-other-Shed = { $name } hat zu viele Karten und legt eine ab.
desk-other-Guarding = { $name } stellt die Figur auf eine Karte.
desk-other-Brewing = { $acted ->
    [yes] { $name } kann noch die Figur versetzen oder ansagen.
   *[no] { $name } zieht eine Karte oder deckt eine Flasche auf.
}
desk-other-Surplus = { $name } hat eine Karte gezogen und überlegt.
desk-other-Again = { $name } ist gleich noch einmal dran.
desk-other-Stealing = { $name } stiehlt eine Karte.
desk-other-Looking = { $name } sieht sich eine Karte an.
desk-other-AtMirror = { $name } dreht eine Karte des Spiegels um.
sure-Declare = Gibt es im Stapel, in der Ablage oder in einer anderen Hand eine niedrigere Flasche, dann liegst du falsch und scheidest bei den Tränken aus.
sure-Resign = Die anderen spielen ohne dich weiter. Es gibt kein Zurück.

## On the board
board-map = Wer wo steht
board-station = { $who ->
    [none] { $challenge }: niemand
   *[other] { $challenge }: { $who }
}
board-on-turn = am Zug
board-waits = { $count ->
    [0] wartet auf die anderen
    [one] wartet einen Zug
   *[other] wartet { $count } Züge
}
board-others = Die anderen Bretter
board-look-at = Das Brett ansehen. { $station }
board-back = { $mine ->
    [yes] Zurück zu meinem Brett
   *[no] Zurück dorthin, wo jemand am Zug ist
}
board-empty-hand = nichts auf der Hand
board-here = hier: { $who }
board-lit = kann berührt werden
board-pile = Stapel
hagrid-spaces = Der Gang von der Tür bis zur Falltür
hagrid-space = { $space ->
    [0] Die Tür neben dem Start
    [16] Die Falltür
   *[other] Feld { $space }
}
hagrid-token = ein verdecktes Plättchen
hagrid-fluffy = { $fluffy ->
    [hidden] Fluffy steckt unter einem Plättchen
   *[awake] Fluffy ist wach!
}
hagrid-fluffy-asleep = Fluffy schläft, bis { $who } wieder am Zug ist
hagrid-hand = Deine Notenkarten: { $count }
hagrid-cards = { $notes ->
    [one] 1 Note
   *[other] { $notes } Noten
}: { $count }
hagrid-song = { $song ->
    [yes] Eine von jeder: ein Lied aus vier Karten!
   *[no] Eine von jeder ergibt ein Lied.
}
hagrid-discards = Ablage
sprout-spaces = Vier Bereiche und die Ranken darum
sprout-area = Bereich { $area }, { $count } von { $whole } Ranken
sprout-nobody = niemand darin
sprout-space = { $grown ->
    [yes] Bereich { $area }, { $shape }, überwachsen
   *[no] Bereich { $area }, { $shape }, frei
}
sprout-hand = Deine Ranken: { $count }
sprout-fires = Feuerplättchen
sprout-fire = { $who ->
    [none] Feuerplättchen { $fire }: hat noch niemand
   *[other] Feuerplättchen { $fire }: { $who }
}
flitwick-spots = Der Saal der Schlüssel, sechs mal sechs
flitwick-lies = { $lies ->
    [silver] der silberne Schlüssel, wie du weißt
    [key] ein Schlüssel
   *[empty] leer
}
flitwick-wheel = Das Rad.
flitwick-left = { $count ->
    [one] Ein Schlüssel ist noch da.
   *[other] { $count } Schlüssel sind noch da.
}
flitwick-known = Du weißt, wo der silberne Schlüssel ist: { $spot }.
flitwick-found = Den silbernen Schlüssel gefunden: { $who }
board-out = nicht mehr im Spiel
board-holds = { $challenge ->
    [hagrid] { $count ->
        [one] 1 Notenkarte
       *[other] { $count } Notenkarten
    }
    [sprout] { $count ->
        [one] 1 Ranke
       *[other] { $count } Ranken
    }
   *[other] { $count ->
        [one] 1 Trankkarte
       *[other] { $count } Trankkarten
    }
}
board-known = wie du weißt: { $things }
board-fire = Feuerplättchen { $fire }
board-prizes = { $count ->
    [one] 1 Siegplättchen
   *[other] { $count } Siegplättchen
}

# The chessboard
mcgonagall-chessboard = Das Schachbrett
mcgonagall-free = frei
mcgonagall-man = { $man } ({ $colour })
# Same: Ron is Ron.
mcgonagall-ron = Ron
mcgonagall-hermione = Hermine
mcgonagall-in-check = im Schach
mcgonagall-last = letzter Zug
mcgonagall-turn = Das Brett drehen
mcgonagall-edge = Der ferne Rand
mcgonagall-edge-open = Über den fernen Rand hinaus
mcgonagall-lost = Geschlagen: { $men }
mcgonagall-none-lost = Noch ist nichts geschlagen
mcgonagall-captured = geschlagen
mcgonagall-no-player = noch niemand

# The troll
quirrell-wheel = Das Rad.
quirrell-spin = Dreh das Rad.
quirrell-spun = { $number ->
    [0] Es zeigt den Troll.
   *[other] Es zeigt { $number }.
}
quirrell-runs = { $space ->
    [0] { $who }: an der ersten Tür
    [15] { $who }: an der fernen Tür
   *[other] { $who }: auf Feld { $space }
}
quirrell-through = angekommen als Nummer { $rank }

# The potions
snape-shelf = Das Regal
snape-bottle = Flasche { $place }
snape-face-down = verdeckt
snape-known = du kennst sie
snape-either = { $one } oder { $other }
snape-hands = Karten der anderen
snape-card-of = { $who }, Karte { $place }
snape-guarded = unter der Figur
snape-misses = setzt einmal aus
snape-no-cards = keine Karte
snape-own-cards = Deine Karten
snape-deck = Der Stapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
snape-discards = Ablage: { $count }
snape-gone = Aus dem Spiel: { $count }
snape-beside = Neben dem Regal: { $count }
snape-unseen = Für dich verborgen: { $count }
snape-perhaps-shelf = Vielleicht im Regal
snape-not-shelf = Nicht im Regal
snape-claim = { $who ->
    [none] { $one } und { $other } waren falsch; niemand hatte niedrigere.
   *[other] { $one } und { $other } waren falsch; niedrigere lagen bei { $who }.
}

# The Mirror
mirror-cards = Der Spiegel Nerhegeb
mirror-card = Karte { $place }
mirror-hidden = verdeckt
mirror-nobody = Du-weißt-schon-wer
mirror-stone = der Stein
mirror-before = Vor dem Spiegel

## Why a bot plays so: chess
why-bishop = Von den Läufern, die noch da sind, steht dieser am besten.
why-off = Das ist der ferne Rand, und hinaus.
why-catch = Das schlägt eine andere Spielfigur aus dem Schach.
why-mate = Das ist schachmatt.
why-check = Das gibt Schach.
why-capture = Das schlägt etwas: { $man }.
why-promote = Der Bauer ist auf der letzten Reihe und wird mehr.
why-flee = Die eigene Figur wäre gleich geschlagen worden.
why-stop = Jemand wollte gerade das Brett verlassen.
why-save = Das hätte geschlagen werden können: { $man }.
why-run = { $turns ->
    [one] Noch ein Zug, und es geht über den fernen Rand.
   *[other] Von dort sind es noch { $turns } Züge bis über den fernen Rand.
}
why-open = { $turns ->
    [one] Das öffnet den Weg über den fernen Rand.
   *[other] Das öffnet einen Weg: Dann sind es noch { $turns } Züge bis über den fernen Rand.
}
why-castle = In der Ecke ist der König sicherer.
why-threaten = Von dort kann etwas geschlagen werden: { $man }.
why-pawn = Bauern weiter vorn machen Platz und decken Felder.
why-develop = Das sollte nicht zu Hause bleiben: { $man }.
why-better = Das steht dort besser: { $man }.
why-ahead = { $depth ->
    [one] Einen Zug vorausgedacht: { $pawns } Bauern.
   *[other] { $depth } Züge vorausgedacht: { $pawns } Bauern.
}
why-surely = { $moves ->
    [one] Das gewinnt sofort, was die anderen auch tun.
   *[other] Das gewinnt in { $moves } Zügen, was die anderen auch tun.
}
why-lost = { $moves ->
    [one] Der nächste Zug der anderen gewinnt, was auch geschieht.
   *[other] Die anderen gewinnen in { $moves } Zügen, was auch geschieht.
}

## Why a bot plays so: the other challenges
why-trapdoor = Das führt zur Falltür.
why-dog = Für den Hund ist ein Lied da.
why-sleeps = Der Hund schläft gerade.
why-bare = Das Plättchen dort ist schon weg, da kann nichts bellen.
why-strides = { $left ->
    [one] Danach ist nur noch ein Feld übrig.
   *[other] Danach sind noch { $left } Felder übrig.
}
why-gathers = Ohne Lied kommt niemand am Hund vorbei.
why-waits = Keine Karte führt hin, wo es helfen würde.
why-turns = { $turns ->
    [one] Nach dieser Rechnung noch etwa ein Zug bis zur Falltür.
   *[other] Nach dieser Rechnung noch etwa { $turns } Züge bis zur Falltür.
}
why-song = Alle vier Karten des Lieds sind auf der Hand.
why-no-song = { $count ->
    [one] Eine Karte des Lieds fehlt noch.
   *[other] { $count } Karten des Lieds fehlen noch.
}
why-area = Dort wachsen die wenigsten Ranken.
why-rob = Dort liegen am ehesten die Ranken, die schaden würden.
why-nothing-fits = Nichts auf der Hand passt irgendwohin.
why-closes = Das schließt den Ring: { $shape }.
why-snares = { $left ->
    [one] Danach schließt noch eine Ranke diesen Ring: { $shape }.
   *[other] Danach schließen noch { $left } Ranken diesen Ring: { $shape }.
}
why-harmless = Dort schadet es niemandem: { $shape }.
why-own-ring = Das engt die eigene Figur ein, also nur zur Not: { $shape }.
why-denies = { $count ->
    [one] Eine Ranke, die in den eigenen Ring passen würde, bleibt auf der Hand.
   *[other] { $count } Ranken, die in den eigenen Ring passen würden, bleiben auf der Hand.
}
why-stands = { $count ->
    [one] In der Nähe liegt ein Schlüssel.
   *[other] In der Nähe liegen { $count } Schlüssel.
}
why-key = { $left ->
    [one] Der letzte Schlüssel muss der silberne sein.
   *[other] Einer von { $left } Schlüsseln ist der silberne, warum nicht der.
}
why-silver = Dort ist der silberne Schlüssel.
why-nearer = Kein Schlüssel ist zu erreichen, aber dort ist es näher zu einem.
why-hides = Sonst weiß niemand, wo, und niemand kann es erraten.
why-puts-back = Alle, die suchen, haben es weit dorthin.
why-hidden = { $count ->
    [one] Ein Feld ist weit genug von allen, die suchen.
   *[other] { $count } Felder sind weit genug von allen, die suchen.
}
why-mirror = { $count ->
    [one] Es ist die letzte.
   *[other] Eine von { $count } zeigt den Stein, und niemand weiß, welche.
}
why-draw = Der Stapel bringt vielleicht einen besseren Trank.
why-flip = Was im Regal steht, zählt nicht, und das ist gut zu wissen.
why-discard = Das nützt am wenigsten: { $card }.
why-cast = Dem folgt man am besten gleich: { $card }.
why-keep = Dafür ist noch Platz.
why-guard = Diese Karte bleibt am besten ungesehen.
why-brewed = In diesem Zug ist nichts mehr zu tun.
why-look-shelf = Was im Regal steht, entscheidet, welche Tränke zählen.
why-look-hand = Wer die Karten der anderen kennt, weiß, wo sich das Stehlen lohnt.
why-steal = Dort liegt vielleicht eine bessere Karte, und sie fehlt dann den anderen.
why-declare = Wahrscheinlich zählen keine niedrigeren mehr.
why-sure = Nach allem, was zu sehen war, stimmt das Paar mit { $share } %.

## In hints, where reasons speak to you
hint-bishop = Von den Läufern, die noch da sind, steht dieser für dich am besten.
hint-off = Du verlässt das Brett über den fernen Rand.
hint-catch = Du schlägst eine andere Spielfigur, und sie ist aus dem Schach.
hint-mate = Das ist schachmatt: Der andere König entkommt nicht.
hint-check = Das gibt Schach, und die anderen müssen antworten.
hint-capture = Du schlägst etwas: { $man }. Sieh nach, wer zurückschlagen kann.
hint-promote = Dein Bauer erreicht die letzte Reihe und wird mehr.
hint-flee = Deine eigene Figur ist dann außer Gefahr.
hint-stop = Sonst verlässt jemand das Brett vor dir.
hint-save = Das könnte dir sonst geschlagen werden: { $man }.
hint-run = { $turns ->
    [one] Von dort brauchst du noch einen Zug bis über den fernen Rand.
   *[other] Von dort brauchst du noch { $turns } Züge bis über den fernen Rand.
}
hint-open = { $turns ->
    [one] Das öffnet dir den Weg über den fernen Rand.
   *[other] Das öffnet dir einen Weg: Dann sind es noch { $turns } Züge bis über den fernen Rand.
}
hint-castle = In der Ecke ist dein König sicherer.
hint-threaten = Von dort kannst du als Nächstes etwas schlagen: { $man }.
hint-pawn = Bauern weiter vorn machen dir Platz und decken Felder, aber sie gehen nie zurück.
hint-develop = Das sollte bei dir nicht zu Hause bleiben: { $man }.
hint-better = Das steht für dich dort besser: { $man }.
hint-ahead = { $depth ->
    [one] Einen Zug vorausgedacht bringt dir das { $pawns } Bauern.
   *[other] { $depth } Züge vorausgedacht bringt dir das { $pawns } Bauern.
}
hint-surely = { $moves ->
    [one] Du gewinnst sofort, was die anderen auch tun.
   *[other] Du gewinnst in { $moves } Zügen, was die anderen auch tun.
}
hint-lost = { $moves ->
    [one] Die anderen gewinnen mit ihrem nächsten Zug, was du auch tust.
   *[other] Die anderen gewinnen in { $moves } Zügen, was du auch tust.
}
hint-trapdoor = Du kommst zur Falltür.
hint-dog = Dein Lied für Fluffy ist bereit, aber die vier Karten sind dann gespielt.
hint-sleeps = Fluffy schläft gerade und lässt dich vorbei.
hint-bare = Das Plättchen dort ist schon weg, also schickt dich nichts zurück.
hint-strides = { $left ->
    [one] Danach ist für dich nur noch ein Feld übrig.
   *[other] Danach sind für dich noch { $left } Felder übrig. Hat ihn noch niemand gefunden, kann Fluffy dort liegen.
}
hint-gathers = Ohne Lied kommt niemand an Fluffy vorbei: Sammle deine Noten.
hint-waits = Keine deiner Karten führt hin, wo es hilft. Dein nächster Zug bringt eine neue.
hint-turns = { $turns ->
    [one] Du kannst in etwa 1 Zug an der Falltür sein.
   *[other] Du kannst in etwa { $turns } Zügen an der Falltür sein.
}
hint-song = Du hast alle vier Karten des Lieds auf der Hand.
hint-no-song = { $count ->
    [one] Dir fehlt noch eine Karte des Lieds.
   *[other] Dir fehlen noch { $count } Karten des Lieds.
}
hint-area = Dort wachsen die wenigsten Ranken, und du bleibst vielleicht länger frei.
hint-rob = Dort liegen am ehesten die Ranken, die dir schaden. Du nimmst eine ungesehen.
hint-nothing-fits = Keine deiner Ranken passt irgendwohin, und du behältst sie.
hint-closes = Das schließt den Ring und umschlingt, wer dort sitzt: { $shape }.
hint-snares = { $left ->
    [one] Danach schließt noch eine Ranke diesen Ring: { $shape }. Legen kann sie jeder.
   *[other] Danach schließen noch { $left } Ranken diesen Ring: { $shape }. Legen kann sie jeder.
}
hint-harmless = Kannst du eine Ranke legen, musst du es, und dort schadet sie niemandem: { $shape }.
hint-own-ring = { $shape } schließt sich dort um dich: nur im Notfall.
hint-denies = { $count ->
    [one] Du behältst 1 Ranke, die in deinen eigenen Ring passen würde.
   *[other] Du behältst { $count } Ranken, die in deinen eigenen Ring passen würden.
}
hint-stands = { $count ->
    [one] Dort liegt ein Schlüssel in deiner Nähe.
   *[other] Dort liegen { $count } Schlüssel in deiner Nähe.
}
hint-key = { $left ->
    [one] Der letzte Schlüssel muss der silberne sein.
   *[other] Einer von { $left } Schlüsseln ist der silberne, vielleicht dieser. Ein goldener kostet dich nichts.
}
hint-silver = Dort ist der silberne Schlüssel: Du findest ihn.
hint-nearer = Du erreichst keinen Schlüssel, aber dort bist du näher an einem.
hint-hides = Sonst weiß niemand, wo, und niemand kann es erraten.
hint-puts-back = Alle, die suchen, haben es weit dorthin.
hint-hidden = { $count ->
    [one] Ein Feld ist weit genug von allen, die suchen.
   *[other] { $count } Felder sind weit genug von allen, die suchen.
}
hint-mirror = { $count ->
    [one] Es ist die letzte.
   *[other] Eine von { $count } zeigt den Stein, und niemand weiß, welche. Du riskierst nichts.
}
hint-draw = Der Stapel bringt dir vielleicht einen besseren Trank. Wenn nicht, legst du ihn ab.
hint-flip = Was im Regal steht, zählt nicht, und das zu wissen hilft dir. Alle anderen sehen es auch.
hint-discard = Das brauchst du am wenigsten, aber alle sehen es dann: { $card }.
hint-cast = Dem folgst du am besten gleich: { $card }. Folgen kannst du ihr nur einmal.
hint-keep = Dafür hast du noch Platz.
hint-guard = Dann kann niemand diese Karte ansehen, aber stehlen schon.
hint-brewed = In diesem Zug gibt es für dich nichts mehr zu tun.
hint-look-shelf = Das Regal entscheidet, welche Tränke zählen, und du weißt dann mehr als die anderen.
hint-look-hand = Kennst du die Karten der anderen, weißt du, wo sich das Stehlen lohnt.
hint-steal = Dort liegt vielleicht eine bessere Karte für dich, und sie fehlt dann den anderen.
hint-declare = Wahrscheinlich zählt kein niedrigerer Trank. Wenn doch, braust du nicht mehr mit.
hint-sure = Nach allem, was du gesehen hast, stimmt dein Paar mit { $share } %.

## Luck and stats, when the game is over
luck-dog = { $seen ->
    [0] Fluffy war unter keinem Plättchen, das { $seat } umgedreht hat
   *[other] { $seat } hat Fluffy umgedreht
}; zu erwarten waren { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }
luck-silver = { $seen ->
    [0] { $seat } stieß nicht zufällig auf den silbernen Schlüssel
   *[other] { $seat } stieß zufällig auf den silbernen Schlüssel
}; zu erwarten waren { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }
luck-troll = { $seen ->
    [0] { $seat } drehte nie den Troll
    [1] { $seat } drehte einmal den Troll
   *[other] { $seat } drehte { $seen }-mal den Troll
}; zu erwarten waren { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }
luck-stone = { $seen ->
    [0] Der Stein war unter keiner Spiegelkarte von { $seat }
   *[other] { $seat } drehte den Stein um
}; zu erwarten waren { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }
luck-dog-title = Fluffy umgedreht
luck-silver-title = Zufällig auf den silbernen Schlüssel gestoßen
luck-troll-title = Den Troll gedreht
luck-stone-title = Den Stein umgedreht
figure-Stepped = Notenkarten gespielt
figure-Fluted = Flöten gefunden
figure-SentBack = Von Fluffy zurückgeschickt
figure-Snared = Ranken gelegt
figure-KeyTurned = Schlüssel umgedreht
figure-Moved = Schachzüge
figure-Trolled = Vom Troll zurückgeschickt
figure-CardDrawn = Trankkarten gezogen
figure-ShelfTurned = Flaschen umgedreht
figure-Shown = Spiegelkarten umgedreht

## In the terminal
# A challenge in a word, on the map.
screen-station = { $challenge ->
    [hagrid] Fluffy
    [sprout] Schlinge
    [flitwick] Schlüssel
    [mcgonagall] Schach
    [quirrell] Troll
    [snape] Tränke
   *[mirror] Spiegel
}
screen-area = Bereich { $area }  { $count }/{ $whole }
screen-troll = Troll
screen-look = „board { $station }“ zeigt ein anderes Brett.
screen-fire = Feuer { $fire }
screen-legend = { $challenge ->
    [hagrid] ● verdecktes Plättchen · F! Fluffy, wach · Fz schlafend · ▼ Falltür
    [sprout] ■ Ranke · + eine von deinen passt
    [flitwick] o┬ Schlüssel · S┬ der silberne · [ ] dorthin kannst du gehen
    [mcgonagall] ♗A wer mitspielt · ♞r Ron · ♜h Hermine · > zuletzt gezogen. Zum Beispiel: e2e4
    [quirrell] ∩ Türen
    [snape] (4S) nur du kennst sie · A: die Karte unter der Figur von A
   *[mirror] × Du-weißt-schon-wer · ★ der Stein
}
