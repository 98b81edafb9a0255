# Every sentence a player of the trading card game reads, in German. Cards are called by what is printed on them, lessons
# by their subject; what a card says is its rule in the ledger.

title = Das Sammelkartenspiel
tagline = Ein Duell unter Zauberern: Dein Deck ist dein Leben. Lerne, lass Geschöpfe los, zaubere und leere das andere Deck.
# Only the lessons have a name in every language: the others are called by what is printed on them.
name-card = { $card ->
    [care] Pflege magischer Geschöpfe
    [charms] Zauberkunst
    [potions] Zaubertränke
    [transfiguration] Verwandlung
   *[other] { $card }
}
name-Card = { $label ->
    [care] Pflege magischer Geschöpfe
    [charms] Zauberkunst
    [potions] Zaubertränke
    [transfiguration] Verwandlung
   *[other] { $label }
}
name-kind = { $kind ->
    [Character] Figur
    [Adventure] Abenteuer
    [Spell] Zauber
    [Creature] Geschöpf
    [Item] Gegenstand
   *[Lesson] Lektion
}
name-subject = { $subject ->
    [care] Pflege magischer Geschöpfe
    [charms] Zauberkunst
    [potions] Zaubertränke
   *[transfiguration] Verwandlung
}
name-keyword = { $keyword ->
    [Unique] Einzigartig
    [Wizard] Zauberer
    [Witch] Hexe
    [Healing] Heilung
    [Wand] Zauberstab
    [Cauldron] Kessel
    [Troll] Troll
    [Dragon] Drache
    [Dog] Hund
    [Unicorn] Einhorn
    [Owl] Eule
    [Cat] Katze
    [Toad] Kröte
    [Snake] Schlange
    [Bird] Vogel
    [Spider] Spinne
    [Rat] Ratte
    [Deer] Hirsch
    [Wolf] Wolf
   *[other] { $keyword }
}
# Same: a house's name.
name-house = { $house }
name-power = { $power ->
    [0] braucht keine Kraft
   *[other] braucht { $power }
}
name-deck = { $deck ->
    [draco] { deck-draco }
    [hermione] { deck-hermione }
    [companions] { deck-companions }
    [lanterns] { deck-lanterns }
    [menagerie] { deck-menagerie }
    [ordeals] { deck-ordeals }
    [pickpockets] { deck-pickpockets }
    [slowboil] { deck-slowboil }
    [wandmaker] { deck-wandmaker }
   *[wildbrew] { deck-wildbrew }
}
deck-draco = Dracos Deck
deck-hermione = Hermiones Deck
deck-companions = Weggefährten
deck-lanterns = Laternen
# Same: German has the same word.
deck-menagerie = Menagerie
deck-ordeals = Prüfungen
deck-pickpockets = Langfinger
deck-slowboil = Auf kleiner Flamme
deck-wandmaker = Zauberstabmacher
deck-wildbrew = Wildes Gebräu
deck-draco-about = Pflege magischer Geschöpfe und Zauberkunst: das Starterdeck mit mehr Zaubern.
deck-hermione-about = Pflege magischer Geschöpfe und Verwandlung: das Starterdeck mit mehr Geschöpfen.
deck-companions-about = Pflege magischer Geschöpfe und Zauberkunst: Mit Ron kostet jede Figur nur eine Aktion; ist Hagrid dabei, genügen wenige Geschöpfe.
deck-lanterns-about = Zauberkunst und Verwandlung: billige Funken vom zweiten Zug an, mit jeder Lektion mehr und hellere.
deck-menagerie-about = Pflege magischer Geschöpfe und Verwandlung: früh kleine Geschöpfe, danach große, und „Steelclaw“, damit alle zweimal angreifen.
deck-ordeals-about = Zauberkunst und Verwandlung: Abenteuer, die wehtun, solange sie dauern; was niemand löst, zahlt „Draco's Trick“ aus.
deck-pickpockets-about = Zauberkunst und Zaubertränke: Leere die andere Hand Karte für Karte und verbrenne derweil, was vom Deck übrig ist.
deck-slowboil-about = Zaubertränke und Verwandlung: Heile und halte durch, bis die Kessel heiß sind, dann gieß die starken Tränke aus.
deck-wandmaker-about = Pflege magischer Geschöpfe und Zauberkunst: Ein Zauberstab ist drei Lektionen wert; Eulen und ein Einhorn sorgen dafür, dass er nie ruht.
deck-wildbrew-about = Pflege magischer Geschöpfe und Zaubertränke: Bestien, die eine Lektion kosten, Tränke, die wenige brauchen, und Hannah, die das Beste zurückholt.

## Options
# Same: German has the same word.
option-format = Format
option-format-help = Grundspiel: die beiden Starterdecks mit 40 Karten, nur Lektionen, Geschöpfe und Zauber. Für Fortgeschrittene: Decks mit 60 Karten, eigene oder unsere, mit Abenteuern, Gegenständen und weiteren Figuren.
option-format-basic = Grundspiel
option-format-advanced = für Fortgeschrittene
option-house_decks = Hausdecks
option-house_decks-help = Alle Karten eines Decks, auch die Startfigur, gehören zu einem Haus oder zu keinem.
option-open_lists = Offene Listen
option-open_lists-help = Beide dürfen lesen, was im anderen Deck ist. Sonst erfährst du es, wenn die Karten kommen.
option-redraw = Einmal neu ziehen
option-redraw-help = Vor dem ersten Zug dürfen beide einmal die sieben Karten zurücklegen, mischen und sieben neue ziehen.

## Prompts
ask-Choose = Du hast die letzte Partie verloren: Beginnst du, oder kommst du als Zweites dran?
ask-MayRedraw = Behältst du diese sieben Karten, oder mischst du sie zurück und ziehst sieben neue?
ask-Order = Mehr als eine Karte tut etwas vor deinem Zug. Welche ist die nächste?
ask-Main = Du bist am Zug: Was tust du?
ask-Ward = Ein Zauber würde dir { $amount } Schaden machen. Setzt du etwas dagegen ein?
ask-Aim = { $amount } Schaden: für dein Gegenüber, oder für welches Geschöpf?
ask-AimAtCreature = { $amount } Schaden: für welches Geschöpf?
ask-MayDraw = { $count ->
    [one] Ziehst du eine Karte?
   *[other] Ziehst du { $count } Karten?
}
ask-DrawAny = Wie viele Karten ziehst du?
ask-Discard = { $left ->
    [one] { $what ->
        [3] Welchen Gegenstand legst du von der Hand ab?
       *[other] Welche Karte legst du von der Hand ab?
    }
   *[other] { $what ->
        [3] Welchen Gegenstand legst du von der Hand ab? Insgesamt { $left }.
       *[other] Welche Karte legst du von der Hand ab? Insgesamt { $left }.
    }
}
ask-TakeAway = { $may ->
    [yes] Das ist die Hand deines Gegenübers. Welche Karte wird abgelegt, wenn überhaupt?
   *[no] Das ist die Hand deines Gegenübers. Welche Karte wird abgelegt?
}
ask-Remove = { $what ->
    [0] Welche deiner Karten im Spiel legst du ab?
    [1] Welche Lektion auf der Seite von { $side } wird abgelegt?
    [2] Welches Geschöpf auf der Seite von { $side } wird abgelegt?
    [3] Welcher Gegenstand auf der Seite von { $side } wird abgelegt?
    [8] Welcher Gegenstand oder welche Lektion auf der Seite von { $side } wird abgelegt?
    [9] Welches Geschöpf oder welcher Gegenstand auf der Seite von { $side } wird abgelegt?
    [10] Welche Figur auf der Seite von { $side } wird abgelegt?
   *[other] Welche Karte auf der Seite von { $side } wird abgelegt?
}
ask-KeepOne = Welches deiner Geschöpfe behältst du? Die anderen werden abgelegt.
ask-BackToHand = Welches Geschöpf geht zurück auf die Hand der Seite, der es gehört?
ask-Gather = { $to ->
    [play] Welche Lektion kommt aus deinem Ablagestapel ins Spiel?
    [under] { $most ->
        [one] Welche Karte kommt aus deinem Ablagestapel unter dein Deck?
       *[other] Bis zu { $most } Karten kommen aus deinem Ablagestapel unter dein Deck: Die zuerst gewählte wird zuerst gezogen.
    }
    [deck] { $most ->
        [one] Welche Karte wird aus deinem Ablagestapel in dein Deck gemischt?
       *[other] Bis zu { $most } Karten werden aus deinem Ablagestapel in dein Deck gemischt. Welche?
    }
   *[hand] { $most ->
        [one] Welche Karte kommt aus deinem Ablagestapel auf deine Hand?
       *[other] Bis zu { $most } Karten kommen aus deinem Ablagestapel auf deine Hand. Welche?
    }
}
ask-Search = { $most ->
    [one] Du durchsuchst dein Deck. Welche Karte nimmst du, wenn überhaupt?
   *[other] Du durchsuchst dein Deck. Welche Karten nimmst du? Bis zu { $most }.
}
ask-Question = Snape fragt: Zeigst du eine Lektion in Zaubertränken von der Hand, oder nimmst du { $amount } Schaden?
ask-Exam = Die Prüfung in Zaubertränken: Legst du eine Lektion in Zaubertränken aus dem Spiel ab, oder drei Karten aus dem Spiel?
ask-LayLessons = { $left ->
    [one] Bringst du eine Lektion von der Hand ins Spiel?
   *[other] Welche Lektionen bringst du von der Hand ins Spiel? Bis zu { $left }.
}
ask-DrawOrDamage = { $amount ->
    [one] Deine Belohnung: Ziehst du eine Karte, oder machst du 1 Schaden?
   *[other] Deine Belohnung: Ziehst du { $amount } Karten, oder machst du { $amount } Schaden?
}
ask-StillCreature = Welches Geschöpf kann dir keinen Schaden machen, bis sein nächster Zug vorbei ist?
ask-Exchange = { $takes ->
    [one] Welche Karte nimmst du aus deinem Ablagestapel? Dann legst du { $gives } von der Hand dafür ab.
   *[other] Welche Karten nimmst du aus deinem Ablagestapel? Insgesamt { $takes }; dann legst du { $gives } von der Hand dafür ab.
}
ask-Aside = Ungefragt darfst du außerdem:

## The coach: before the first question of each kind, what you are after, and what to look out for
coach-Choose = Wer beginnt, hat einen ganzen Zug voraus. Das ist ein kleiner Vorteil.
coach-MayRedraw = Die meisten Karten brauchen Lektionen im Spiel. Hast du kaum welche auf der Hand, nimm neue Karten. Das geht nur einmal.
coach-Order = Jede Karte tut, was auf ihr steht, eine nach der anderen. Du sagst, welche zuerst kommt.
coach-Main = Jede Aktion spielt eine Karte oder zieht eine. Lektionen geben die Kraft, die andere Karten brauchen. Schaden leert das andere Deck, und wer keines mehr hat, verliert.
coach-Ward = Schaden nimmt Karten von deinem Deck. Halte ihn jetzt auf, oder spar dir die Karte für Schlimmeres.
coach-Aim = Schaden an deinem Gegenüber nimmt Karten von dessen Deck. Ein Geschöpf mit genug Schaden wird abgelegt.
coach-AimAtCreature = Schaden bleibt auf einem Geschöpf liegen. Erreicht er seine Gesundheit, wird es abgelegt.
coach-MayDraw = Jede gezogene Karte fehlt deinem Deck, und ein leeres Deck verliert. Zieh, was du brauchen kannst.
coach-DrawAny = Jede gezogene Karte fehlt deinem Deck, und ein leeres Deck verliert. Zieh nur, was du brauchen kannst.
coach-Discard = Sie kommt auf deinen Ablagestapel. Gib ab, was du nicht bald spielen kannst.
coach-TakeAway = Du siehst die Hand deines Gegenübers. Wähle, was dir am meisten schaden würde.
coach-Remove = Die Karte kommt aus dem Spiel auf ihren Ablagestapel. Von deinen eigenen gib her, was du am wenigsten brauchst.
coach-KeepOne = Deine anderen Geschöpfe werden abgelegt. Behalte das, das am meisten bewirkt.
coach-BackToHand = Es verlässt das Spiel und kann später neu gespielt werden. Sein Schaden ist vergessen.
coach-Gather = Dort liegt alles, was du gespielt oder verloren hast. Nimm, was dir jetzt am meisten hilft.
coach-Search = Du siehst dein ganzes Deck, danach wird es gemischt. Du darfst auch nichts nehmen.
coach-Question = Eine gezeigte Lektion bleibt auf deiner Hand. Schaden nimmt Karten von deinem Deck.
coach-Exam = Lektionen geben dir Kraft. Gib her, was dir am wenigsten fehlt.
coach-LayLessons = Lektionen im Spiel geben Kraft, und diese kosten keine Aktion.
coach-DrawOrDamage = Gezogene Karten kommen von deinem Deck. Schaden nimmt sie vom anderen.
coach-StillCreature = Es bleibt im Spiel, macht dir aber einen Zug lang keinen Schaden. Wähle das stärkste.
coach-Exchange = Du nimmst Karten aus deinem Ablagestapel und zahlst mit Handkarten. Nimm, was du bald spielen kannst.
goal-deck = Leere das andere Deck: noch { $theirs }. Deins hat { $mine }.
warn-last = { $mine ->
    [one] Dein Deck hat noch 1 Karte. Ziehst du sie, verlierst du.
   *[other] Dein Deck hat noch { $mine } Karten. Ist es leer, verlierst du.
}
warn-strike = Die Geschöpfe drüben machen { $damage } Schaden je Zug, und dein Deck hat { $mine }.
warn-power = Spiel zuerst Lektionen: Ohne Kraft kannst du sonst kaum etwas spielen.

## Choices
do-End = den Zug beenden
do-Strike = deine Geschöpfe angreifen lassen
do-Play = „{ $card }“ spielen
do-Draw = { $count ->
    [one] eine Karte ziehen
   *[other] { $count } Karten ziehen
}
do-Use = „{ $card }“ benutzen
do-Solve = { $way ->
    [1] das Abenteuer mit einer Figur lösen
    [2] das Abenteuer mit Karten von der Hand lösen
   *[other] das Abenteuer lösen
}
do-Skip = eine Aktion für das Abenteuer auslassen
do-Done = das ist alles
do-Pick = „{ $card }“ wählen
do-Target = „{ $card }“ von { $side } wählen
do-AtPlayer = deinem Gegenüber Schaden machen
do-Shield = „{ $card }“ dagegen einsetzen
do-Suffer = es geschehen lassen
do-Show = mit „{ $card }“ antworten
do-Yes = ja
do-No = nein
# Same: a number.
do-Number = { $count }
do-Redraw = sieben neue Karten ziehen
do-GoFirst = beginnen
do-GoSecond = als Zweites drankommen
do-Resign = aufgeben
# Same: a card's name.
do-Came = { $card }
do-Begins = { $who } beginnt
# Same: a deck's name.
do-Takes = { $deck }

## What happens
tell-Laid = { $seat } spielt als { $character }.
tell-Started = { $seat } beginnt.
tell-Redrew = { $seat } legt alle sieben Karten zurück und zieht neu.
tell-TurnBegan = { $seat } ist am Zug.
tell-Drawn = { $card ->
    [none] { $seat } zieht eine Karte.
   *[other] { $seat } zieht „{ $card }“.
}
tell-Milled = { $seat } verliert „{ $card }“ aus dem Deck.
tell-Played = { $seat } spielt „{ $card }“.
tell-Entered = „{ $card }“ kommt ins Spiel.
tell-Gone = „{ $card }“ von { $seat } wird abgelegt.
tell-Shed = { $seat } legt „{ $card }“ von der Hand ab.
tell-Returned = { $to ->
    [hand] „{ $card }“ kommt auf die Hand von { $seat }.
    [under] „{ $card }“ kommt unter das Deck von { $seat }.
   *[deck] „{ $card }“ kommt zurück in das Deck von { $seat }.
}
tell-Wounded = „{ $card }“ von { $side } nimmt { $amount } Schaden.
tell-Healed = Aller Schaden an Geschöpfen von { $side } ist geheilt.
tell-Damaged = { $card ->
    [none] { $kind ->
        [creature] { $seat } nimmt { $amount } Schaden durch ein Geschöpf.
        [adventure] { $seat } nimmt { $amount } Schaden durch ein Abenteuer.
       *[spell] { $seat } nimmt { $amount } Schaden durch einen Zauber.
    }
   *[other] { $seat } nimmt { $amount } Schaden durch „{ $card }“.
}
tell-Prevented = { $by ->
    [none] { $amount } Schaden für { $seat } wird verhindert.
   *[other] „{ $by }“ hält { $amount } Schaden von { $seat } ab.
}
tell-Used = { $seat } benutzt „{ $card }“.
tell-Solved = { $seat } löst „{ $card }“!
tell-Skipped = { $count ->
    [one] { $seat } lässt eine Aktion für „{ $card }“ aus.
   *[other] { $seat } lässt eine Aktion für „{ $card }“ aus, insgesamt { $count }.
}
tell-Rewarded = { $seat } bekommt die Belohnung von „{ $card }“.
tell-Looked = { $cards ->
    [none] { $seat } sieht sich die andere Hand an.
   *[other] { $seat } sieht sich die andere Hand an: { $cards }.
}
tell-Found = { $cards ->
    [none] { $seat } hat das Deck durchsucht.
   *[other] { $seat } nimmt aus dem Deck: { $cards }.
}
tell-Shuffled = Das Deck von { $seat } wird gemischt.
tell-Revealed = { $seat } deckt „{ $card }“ auf.
tell-HandOpened = { $cards ->
    [none] Die Hand von { $seat } liegt offen; sie ist leer.
   *[other] Die Hand von { $seat } liegt offen: { $cards }.
}
tell-Granted = { $actions ->
    [one] { $seat } hat eine Aktion mehr.
   *[other] { $seat } hat { $actions } Aktionen mehr.
}
tell-Resigned = { $seat } gibt auf.
tell-Won = { $reason ->
    [deck] { $seats } gewinnt: Das andere Deck ist leer.
   *[resigned] { $seats } gewinnt.
}

## Banners
great-Gone = „{ $card }“ fällt!
great-Solved = { $seat } löst „{ $card }“!
great-Damaged = { $amount } Schaden für { $seat }!
great-Prevented = { $seat } ist geschützt!

## How it ends
tally = { $left ->
    [one] noch 1 Karte im Deck
   *[other] noch { $left } Karten im Deck
}
lost-deck = Dein Deck ist leer.
lost-resigned = Du hast aufgegeben.
won-deck = Das andere Deck ist leer.
won-resigned = Dein Gegenüber hat aufgegeben.
end-deck = { $winners } gewinnt: Das andere Deck ist leer.
end-resigned = { $winners } gewinnt: Das Gegenüber hat aufgegeben.

## Figures
luck-lessons = { $seen ->
    [0] { $seat } hat keine Lektion gezogen, solange welche fehlten
    [1] { $seat } hat eine Lektion gezogen, solange welche fehlten
   *[other] { $seat } hat { $seen } Lektionen gezogen, solange welche fehlten
}; zu erwarten waren { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }
luck-fitting = { $seen ->
    [0] { $seat } hat keine Karte gezogen, für die die Kraft reichte
    [1] { $seat } hat eine Karte gezogen, für die die Kraft reichte
   *[other] { $seat } hat { $seen } Karten gezogen, für die die Kraft reichte
}; zu erwarten waren { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }
luck-spared = { $seen ->
    [0] Schaden hat { $seat } keine Lektion genommen
    [1] Schaden hat { $seat } eine Lektion genommen
   *[other] Schaden hat { $seat } { $seen } Lektionen genommen
}; zu erwarten waren { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }
luck-lessons-title = Lektionen gezogen, solange welche fehlten
luck-fitting-title = Karten gezogen, für die die Kraft reichte
luck-spared-title = Lektionen statt besserer Karten, die der Schaden nahm
figure-Played = Karten gespielt
figure-Drawn = Karten gezogen
figure-Milled = Karten aus dem Deck verloren
figure-Used = Fähigkeiten benutzt
figure-Solved = Abenteuer gelöst

## Refusals
no-chance = Welche Karten kommen und wer beginnt, kann niemand bestimmen.
no-over = Die Partie ist vorbei.
no-resign-yet = Aufgeben kannst du erst, wenn feststeht, wer beginnt.
no-their-turn = Dein Gegenüber ist am Zug: Du antwortest nur, wenn eine Karte dich fragt.
no-answer-theirs = Zuerst muss dein Gegenüber antworten.
no-strike-first = Zuerst machen deine Geschöpfe ihren Schaden.
no-strike-twice = Der Schaden deiner Geschöpfe ist für diesen Zug vorbei; später gekommene machen ihn in deinem nächsten.
no-strike-none = Du hast kein Geschöpf, das Schaden macht.
no-actions = Du hast in diesem Zug keine Aktion mehr.
no-two-actions = „{ name-card }“ braucht zwei Aktionen, und so viele hast du nicht mehr.
no-draw-count = { $most ->
    [1] Mit einer Aktion zieht man eine Karte.
   *[other] Mit einer Aktion zieht man eine Karte oder zwei.
}
no-such-card = Eine solche Karte gibt es nicht.
no-such-place = Diese Karte liegt nicht dort.
no-printing = „{ name-card }“ ist dort in der anderen Ausgabe: Wähle Nummer { $number }.
no-card = „{ name-card }“ ist nicht auf deiner Hand.
no-banned = Wegen „{ name-card }“ darfst du in diesem Zug keine Karten spielen.
no-hindered = „{ name-card }“ verbietet es.
no-unique = „{ name-card }“ ist einzigartig und schon im Spiel.
no-second-adventure = Du hast schon ein Abenteuer im Spiel; es lässt sich nicht ersetzen.
no-power = „{ name-card }“ braucht { $needs } Kraft, und du hast { $have }.
no-symbol = „{ name-card }“ braucht etwas Kraft im Fach „{ name-subject }“, und du hast keine.
no-power-hunted = Wegen „{ name-card }“ brauchst du { $needs } Kraft, und du hast { $have }.
no-lessons = „{ name-card }“ kostet { $count ->
    [1] eine Lektion
   *[other] { $count } Lektionen
} im Fach „{ name-subject }“ im Spiel, und du hast zu wenige.
no-charmed = „{ name-card }“ braucht { $needs } Kraft in Zauberkunst im Spiel; du hast { $have }.
no-their-subject = Für „{ name-card }“ hat dein Gegenüber keine Lektion im Fach „{ name-subject }“ im Spiel.
no-condition = { $lack ->
    [creature] Für „{ name-card }“ ist kein Geschöpf im Spiel.
    [own-creature] Für „{ name-card }“ hast du kein Geschöpf im Spiel.
    [their-creature] Für „{ name-card }“ hat dein Gegenüber kein Geschöpf im Spiel.
    [their-item] Für „{ name-card }“ hat dein Gegenüber keinen Gegenstand im Spiel.
    [their-creature-or-item] Für „{ name-card }“ hat dein Gegenüber weder Geschöpf noch Gegenstand im Spiel.
    [their-item-or-lesson] Für „{ name-card }“ hat dein Gegenüber weder Gegenstand noch Lektion im Spiel.
    [lesson] Für „{ name-card }“ hast du keine Lektion im Spiel.
    [their-lesson] Für „{ name-card }“ hat dein Gegenüber keine Lektion im Spiel.
    [own-adventure] Für „{ name-card }“ hast du kein Abenteuer im Spiel.
    [their-adventure] Für „{ name-card }“ hat dein Gegenüber kein Abenteuer im Spiel.
    [hand] Für „{ name-card }“ hast du keine Handkarte zum Ablegen.
    [two-cards] „{ name-card }“ kostet 2 andere Handkarten, und du hast zu wenige.
    [their-hand] Für „{ name-card }“ hat dein Gegenüber keine Handkarte.
    [pile-creature] Für „{ name-card }“ ist kein Geschöpf in deinem Ablagestapel.
    [pile-item] Für „{ name-card }“ ist kein Gegenstand in deinem Ablagestapel.
    [pile-lesson] Für „{ name-card }“ ist keine Lektion in deinem Ablagestapel.
    [swap] „{ name-card }“ braucht 2 Handkarten und in deinem Ablagestapel 2 Karten ohne Heilung.
   *[swap-charms] „{ name-card }“ braucht 2 Handkarten und in deinem Ablagestapel eine, die Zauberkunst braucht.
}
no-ability = „{ name-card }“ hat nichts zu benutzen.
no-used = „{ name-card }“ ist schon benutzt, und das geht nur einmal.
no-used-turn = „{ name-card }“ ist in diesem Zug schon benutzt.
no-adventure = Dein Gegenüber hat kein Abenteuer im Spiel.
no-solve = Was „{ name-card }“ löst, kannst du nicht tun, nicht alles auf einmal.
no-solve-way = So lässt sich „{ name-card }“ jetzt nicht lösen.
no-solve-skip = „{ name-card }“ löst, wer { $count } Aktionen auslässt.
no-skip = „{ name-card }“ löst man nicht durch ausgelassene Aktionen.
no-starting = { name-card } ist eine Startfigur und verlässt das Spiel nie.
no-their-card = „{ name-card }“ ist nicht auf der Hand deines Gegenübers.
no-in-pile = „{ name-card }“ ist nicht in deinem Ablagestapel.
no-in-deck = „{ name-card }“ ist nicht in deinem Deck.
no-in-play = „{ name-card }“ ist dort nicht im Spiel.
no-waiting = „{ name-card }“ tut vor deinem Zug nichts, oder hat es schon getan.
no-not-in-play = „{ name-card }“ ist im Spiel: { $where ->
    [hand] Wähle eine Handkarte.
    [theirs] Wähle eine Handkarte deines Gegenübers.
    [pile] Wähle eine Karte in deinem Ablagestapel.
    [deck] Wähle eine Karte in deinem Deck.
   *[waiting] Wähle beim Namen, was als Nächstes kommt.
}
no-place = „{ name-card }“ ist im Spiel: Wähle es dort an seinem Platz.
no-side = { $whose ->
    [yours] „{ name-card }“ gehört deinem Gegenüber: Wähle eine deiner Karten.
   *[theirs] „{ name-card }“ gehört dir: Wähle eine Karte deines Gegenübers.
}
no-picked = { $count ->
    [one] Die einzige Karte „{ name-card }“ hast du schon gewählt.
   *[other] Alle { $count } Karten „{ name-card }“ hast du schon gewählt.
}
no-healing = „{ name-card }“ hat das Stichwort Heilung: Wähle eine Karte ohne.
no-needs = „{ name-card }“ braucht das Fach „{ name-subject }“ nicht: Wähle eine Karte, die es braucht.
no-kind = „{ name-card }“ ist { $kind ->
    [Character] eine Figur
    [Adventure] ein Abenteuer
    [Spell] ein Zauber
    [Creature] ein Geschöpf
    [Item] ein Gegenstand
   *[Lesson] eine Lektion
}: Wähle { $what ->
    [lesson] eine Lektion.
    [creature] ein Geschöpf.
    [item] einen Gegenstand.
    [adventure] ein Abenteuer.
    [item-or-lesson] einen Gegenstand oder eine Lektion.
    [creature-or-item] ein Geschöpf oder einen Gegenstand.
   *[character] eine Figur.
}
no-show = Auf „{ name-card }“ antwortet nur eine Lektion in Zaubertränken.
no-show-held = Für „{ name-card }“ hast du keine Lektion in Zaubertränken auf der Hand.
no-number = Nenne eine Zahl von 0 bis { $most }.
no-all-or-none = { $count ->
    [one] Du ziehst diese Karte oder keine: Sag ja oder nein.
   *[other] Du ziehst alle { $count } Karten oder keine: Sag ja oder nein.
}
no-reward-count = { $count ->
    [one] Als Belohnung von „{ name-card }“ zieht man 1 Karte.
   *[other] Als Belohnung von „{ name-card }“ zieht man { $count } Karten.
}
no-done = { $count ->
    [one] Du musst eine Karte wählen.
   *[other] Du musst noch { $count } Karten wählen.
}
no-shield = „{ name-card }“ hilft nicht gegen einen Zauber.
when-End = Du beendest deinen Zug, wenn sonst nichts von dir gefragt ist.
when-Strike = Deine Geschöpfe machen ihren Schaden nach deinem Ziehen, vor deinen Aktionen.
when-Play = Du spielst eine Karte mit einer Aktion deines Zuges, sobald alles davor getan ist.
when-Draw = Du ziehst mit einer Aktion deines Zuges, sobald alles davor getan ist.
when-Use = Fähigkeiten benutzt du in deinem Zug nach dem Ziehen, sobald alles davor getan ist.
when-Solve = Ein Abenteuer löst du in deinem Zug nach dem Ziehen, sobald alles davor getan ist.
when-Skip = Eine Aktion lässt du in deinem Zug nach dem Ziehen aus, sobald alles davor getan ist.
when-Done = Das beendet eine Auswahl von Karten, und du triffst gerade keine.
when-Pick = Eine Karte wählst du, wenn eine Karte im Spiel, ein Zauber oder ein Abenteuer es verlangt.
when-Target = Eine Karte im Spiel wählst du, wenn ein Zauber, eine Fähigkeit oder ein Abenteuer es verlangt.
when-AtPlayer = Auf dein Gegenüber zielst du, wenn eine Karte dich wählen lässt, wen ihr Schaden trifft.
when-Shield = So benutzt du eine Karte, wenn dir ein Zauber Schaden machen will.
when-Suffer = Geschehen lässt du es, wenn dich ein Zauber oder eine Prüfung treffen will.
when-Show = Eine Lektion zeigst du als Antwort auf „Snape's Question“ oder „Potions Exam“.
when-Yes = Ja oder nein sagst du, wenn eine Karte fragt, ob du ziehen willst.
when-Number = Eine Zahl nennst du, wenn eine Karte dich beliebig viele Karten ziehen lässt.
when-Redraw = Eine zweite Starthand gibt es nicht; wo der Tisch eine erlaubt, kommt sie vor dem ersten Zug.
when-Go = Wer die letzte Partie verloren hat, sagt vor dem ersten Zug, wer beginnt.

## Decks
deck-no-card = Zeile { $line }: Eine Karte „{ $name }“ gibt es nicht.{ $guess ->
    [none] {""}
   *[other] {" "}Meinst du „{ $guess }“?
}
deck-no-character = Ein Deck braucht eine Startfigur, eine Hexe oder einen Zauberer (in einer Liste: die Zeile „Character: Name“).
deck-no-wizard = { $card } kann nicht Startfigur sein; das muss eine Hexe oder ein Zauberer sein.
deck-no-list = Nimm den Namen eines Decks aus dem Regal oder eine Liste als Text.
deck-starters = Im Grundspiel spielst du eins der beiden Starterdecks: „draco“ oder „hermione“.
deck-size = Ein Deck hat genau { $size } Karten; dieses hat { $count }.
deck-few = Zum Ausprobieren braucht ein Deck { $least } Karten; dieses hat { $count }.
deck-copies = „{ $card }“ ist { $count }-mal im Deck; höchstens { $most } sind erlaubt.
deck-houses = Ein Hausdeck hat nur Karten eines Hauses oder ohne Haus; dieses hat { $houses }.

## The text view: what its rows are called, and their values (rows.toml says the rest)
field-turn = Am Zug
field-turns = Begonnene Züge
field-actions = Übrige Aktionen
field-hand = Deine Hand
field-shown = Davon kennt dein Gegenüber
field-known = Handkarten, die du kennst
field-sizes = Karten auf der Hand
field-decks = Karten im Deck
field-stock = Noch in deinem Deck
field-under = Liegt bekanntlich unter dem Deck
field-bottom = Unter deinem Deck, was zuerst kommt, zuerst
field-heaps = Ablagestapel, das Neueste zuletzt
field-lessons = Lektionen im Spiel
item-lessons = Pflege { $care }, Zauberkunst { $charms }, Zaubertränke { $potions }, Verwandlung { $transfiguration }
field-power = Kraft
item-power = Pflege { $care }, Zauberkunst { $charms }, Zaubertränke { $potions }, Verwandlung { $transfiguration }
field-board = Außerdem im Spiel
marked-board = { $thing }{ $hurt ->
    [0] { "" }
   *[other] { " " }({ $hurt } Schaden)
}{ $used ->
    [0] { "" }
    [1] { " " }(in diesem Zug benutzt)
   *[2] { " " }(verbraucht)
}{ $stilled ->
    [0] { "" }
   *[1] { " " }(sein Schaden wird verhindert)
}
field-adventure = Abenteuer
field-skipped = Ausgelassene Aktionen für das Abenteuer von
field-shields = Geschützt im nächsten Zug des Gegenübers
item-shields = { $value ->
    [1] vor Geschöpfen
    [2] vor Abenteuern
    [3] vor Geschöpfen und Abenteuern
   *[7] vor allem Schaden
}
field-banned = Spielt im nächsten Zug keine Karte
field-snuffled = Legt im nächsten Zug ab, was gezogen wird
field-opened = Hand offen bis zum Ende
field-limbo = Der Zauber, der gerade wirkt
field-picks = Bisher gewählt

## Why a bot moves
why-end = In diesem Zug lohnt sich nichts mehr.
why-strike = Die Geschöpfe greifen zuerst an.
why-lesson = Mehr Kraft macht stärkere Karten möglich: „{ $card }“.
why-creature = Das tut von jetzt an jeden Zug seine Arbeit: „{ $card }“.
why-adventure = Das kostet das Gegenüber mehr als zwei Aktionen: „{ $card }“.
why-character = Diese Gesellschaft ist zwei Aktionen wert: „{ $card }“.
why-item = Das nützt für den Rest der Partie: „{ $card }“.
why-spell = Von allem, was jetzt geht, bewirkt das am meisten: „{ $card }“.
why-heal = Karten zurück im Deck sind Züge zum Leben: „{ $card }“.
why-draw = Auf der Hand ist nichts Besseres, und sie braucht mehr Karten.
why-use = Was diese Karte kann, lohnt sich jetzt: „{ $card }“.
why-solve = Das Abenteuer würde mehr kosten als seine Lösung.
why-skip = Das Abenteuer würde mehr kosten als die Aktionen.
why-done = Mehr würde nicht helfen.
why-at-player = So ist der Wettlauf der Decks zu gewinnen.
why-target = Das tut dem Gegenüber am meisten weh: „{ $card }“.
why-own = Das wird am wenigsten fehlen: „{ $card }“.
why-keep = Das ist es wert, behalten zu werden: „{ $card }“.
why-hand = Mit dieser Hand lässt sich anfangen.
why-shield = Was es abwehrt, ist weniger wert als die Karten, die es rettet.
why-suffer = Was es abwehren könnte, ist mehr wert, oder es gibt nichts.
why-show = Das zu zeigen kostet wenig.
why-spare = Diese Karte nützt am wenigsten.
why-search-deck = Diese Karte wird am meisten gebraucht.
why-take-away = Diese Karte würde am meisten schaden.
why-gather = Diese Karte wieder zu haben lohnt sich.
why-pick = Das ist das Beste von dem, was da ist.
why-yes = Mehr Karten sind das Stück vom Deck wert.
why-no = Das Deck wird mehr gebraucht als die Karten.
why-number = So viele Karten kann das Deck entbehren.
why-redraw = Mit so einer Hand lässt sich kaum anfangen.
why-first = Wer beginnt, ist einen Schritt voraus.
why-second = Das Gegenüber darf beginnen.
why-race = Nach seiner Rechnung hält das eigene Deck noch { $mine } { $mine ->
    [one] Zug
   *[other] Züge
}, das andere { $theirs }.

## In hints, where reasons speak to you
hint-end = In diesem Zug lohnt sich nichts mehr, aber übrige Aktionen verfallen.
hint-strike = Lass deine Geschöpfe zuerst angreifen.
hint-lesson = „{ $card }“ gibt dir mehr Kraft für stärkere Karten, Zug für Zug.
hint-creature = „{ $card }“ arbeitet von jetzt an jeden Zug für dich. Dein Gegenüber kann es wieder loswerden.
hint-adventure = „{ $card }“ dürfte dein Gegenüber mehr kosten als dich die zwei Aktionen.
hint-character = „{ $card }“ kostet dich zwei Aktionen und ist sie wert.
hint-item = „{ $card }“ nützt dir für den Rest der Partie.
hint-spell = Von allem, was jetzt geht, bringt dir „{ $card }“ am meisten. Danach wird es abgelegt.
hint-heal = Karten zurück in deinem Deck sind Züge zum Leben: „{ $card }“.
hint-draw = Du hast nichts Besseres zu spielen und brauchst Karten. Jede fehlt dann in deinem Deck.
hint-use = Was „{ $card }“ kann, lohnt sich jetzt für dich.
hint-solve = Das Abenteuer liegen zu lassen kostet dich mehr als seine Lösung.
hint-skip = Das Abenteuer würde dich mehr kosten als diese Aktionen.
hint-done = Mehr würde dir nicht helfen.
hint-at-player = So leerst du das andere Deck zuerst.
hint-target = Das tut deinem Gegenüber am meisten weh: „{ $card }“.
hint-own = „{ $card }“ fehlt dir am wenigsten.
hint-keep = Das lohnt sich für dich zu behalten: „{ $card }“.
hint-hand = Mit deiner Hand lässt sich anfangen.
hint-shield = Es abzuwehren kostet dich weniger als die Karten, die es rettet.
hint-suffer = Es abzuwehren würde dich mehr kosten, oder du kannst es nicht.
hint-show = Das zu zeigen kostet dich wenig, aber dein Gegenüber kennt es dann.
hint-spare = Diese Karte brauchst du am wenigsten.
hint-search-deck = Diese Karte brauchst du am meisten.
hint-take-away = Diese Karte würde dir am meisten schaden.
hint-gather = Diese Karte wieder zu haben lohnt sich für dich.
hint-pick = Das ist für dich das Beste von dem, was da ist.
hint-yes = Die Karten sind dir das Stück von deinem Deck wert. Ist es leer, hast du verloren.
hint-no = Dein Deck ist dir wichtiger als die Karten.
hint-number = So viele Karten kann dein Deck entbehren.
hint-redraw = Mit deiner Hand lässt sich kaum anfangen. Die neue ist vielleicht besser.
hint-first = Wer beginnt, ist einen Schritt voraus.
hint-second = Dein Gegenüber darf beginnen.
hint-race = Dein eigenes Deck reicht etwa noch { $mine } { $mine ->
    [one] Zug
   *[other] Züge
}, das andere { $theirs }.

## The deck builder
builder-by-kind = Art
builder-by-subject = Fach
builder-by-power = Kraft
builder-by-keyword = Stichwort
builder-by-house = Haus
builder-lead = Wer du darin bist
builder-no-lead = Wähl eine Figur
builder-group = { $group ->
    [Character] Figuren
    [Adventure] Abenteuer
    [Spell] Zauber
    [Creature] Geschöpfe
    [Item] Gegenstände
   *[Lesson] Lektionen
} ({ $count })
# Same: only a name and a sentence.
builder-about = { $lead }. { $about }
builder-paste = Füg eine Liste ein: eine Zeile für jede Karte, etwa „4 Vermillious“
# Same: a card's name.
builder-paste-example = 4 Vermillious
builder-curve = Karten nach Kraft, die sie brauchen
builder-curve-line = Kraft { $label }: { $value }
builder-balance = Lektionen
builder-balance-lessons = Lektionen
builder-balance-other = andere Kraft
builder-balance-needing = Karten, die es brauchen
builder-balance-most = höchster Bedarf
builder-hand = Die ersten sieben Karten
builder-hand-line = { $label } Lektionen: { $value }
builder-subjects-line = Eine Lektion: { $label }
builder-turns = Zug um Zug
builder-turns-enough = so viele Lektionen gezogen
builder-turns-playable = eine Karte ist spielbar
builder-alone = Mittelwerte nach Zügen
builder-first-line = Erste Karte ({ $label }), im Zug
builder-hand-about = Wie wahrscheinlich so viele Lektionen darunter sind
builder-solo-help = Das Deck spielt von selbst gegen jemanden, der nichts tut: Wie bald macht es Schaden?
builder-solo-means = Mittel aus { $runs } Partien; in { $stuck } davon wurde in den ersten vier Zügen nichts als Lektionen gespielt.
builder-alone-power = Kraft
builder-alone-damage = Schaden bisher
builder-solo = { $cards }. Schaden bisher: { $damage }.
builder-solo-none = Nichts wird gespielt. Schaden bisher: { $damage }.

## Choosing a deck at the table
bring-help-shelf = Im Grundspiel spielen beide eins der beiden Starterdecks.
bring-any = irgendeins der Decks der Halle, durch Los
bring-any-shelf = das, das übrig ist

## On the screen
screen-subject = { $subject ->
    [care] Pflege
    [charms] Zauberk.
    [potions] Tränke
   *[transfiguration] Verwandl.
}
screen-deck = Deck { $count }
screen-hand = Hand { $count }
screen-heap = Ablage { $count }
screen-power = Kraft { $power }
screen-adventure = Abenteuer
screen-held = gebannt
screen-known = bekannt
screen-turn = Zug { $turns }: { $who }
screen-strike = Geschöpfe greifen noch an
screen-legend = + ist wählbar · > neu · † Schaden je Zug · ♥ Gesundheit · ° dem Gegenüber bekannt. „board KARTE“, „board hand“, „board ablage“, „board deck“ zeigen mehr.
screen-under = Unter dem Deck von { $who }
screen-brought = Mitgebracht von { $who }
# Words that people type, with spaces between.
screen-look = { $what ->
    [piles] ablage ablagen ablagestapel stapel
    [deck] deck decks liste listen
   *[hand] hand karten
}
screen-opponent = der andere gegenüber gegner gegnerin
screen-verbs = { $what ->
    [play] spiel spiele spielen ausspielen wirke wirken lege legen
    [use] benutz benutze benutzen nutze nutzen setze einsetzen
    [solve] löse lösen
    [show] zeig zeige zeigen antworte antworten
    [draw] zieh ziehe ziehen
    [strike] angriff angreifen
    [done] fertig genug nichts keine
    [end] ende beende beenden
   *[choose] wähl wähle wählen nimm nehme nehmen ablegen ab behalte behalten auf gegen triff treffen
}
# Words that mean nothing beside those: use the cloak against it.
screen-noise = { $what ->
    [use] dagegen ein
    [draw] eine karte karten
   *[other] –
}

## On the board
card-needs = braucht { $needs } Kraft mit { $subject }
card-actions = kostet { $actions } Aktionen
card-damage = { $damage } Schaden je Zug
card-health = Gesundheit { $health }
card-gives = gibt { $amount } Kraft: { $subject }
board-side = Die Seite von { $who }
board-power = Kraft: { $power }
board-power-short = Kraft
board-lessons = { $count ->
    [one] { $subject }: 1 Lektion, { $power } Kraft
   *[other] { $subject }: { $count } Lektionen, { $power } Kraft
}
board-deck = { $count ->
    [one] Deck von { $who }: 1 Karte
   *[other] Deck von { $who }: { $count } Karten
}
board-heap = { $count ->
    [0] Ablagestapel von { $who }: leer
    [one] Ablagestapel von { $who }: 1 Karte, { $card }
   *[other] Ablagestapel von { $who }: { $count } Karten, die letzte { $card }
}
board-heap-title = { $count ->
    [one] Ablagestapel von { $who }: 1 Karte
   *[other] Ablagestapel von { $who }: { $count } Karten
}
board-no-cards = Hier gibt es nichts zu sehen.
board-adventure = Abenteuer von { $who }: { $card }
board-adventure-place = Abenteuer
board-no-adventure = { $who } hat kein Abenteuer im Spiel
board-skipped = { $count } von { $skips } Aktionen dafür ausgelassen
board-starting = Startfigur
board-hurt = { $count } Schaden darauf
board-used = { $used ->
    [1] in diesem Zug benutzt
   *[2] verbraucht
}
board-stilled = sein Schaden wird verhindert
board-lit = leuchtet
board-lay = Hier ausspielen
board-hand = { $count ->
    [one] Deine Hand: 1 Karte
   *[other] Deine Hand: { $count } Karten
}
board-other-hand = { $count ->
    [one] Hand von { $who }: 1 Karte
   *[other] Hand von { $who }: { $count } Karten
}
board-empty-hand = Keine Karten auf der Hand
board-shown = dem Gegenüber bekannt
board-turn = { $who } ist am Zug
board-actions = { $count ->
    [one] noch 1 Aktion
   *[other] noch { $count } Aktionen
}
board-doing = Jetzt: „{ $card }“
board-shield = { $shield ->
    [all] nimmt im nächsten Zug keinen Schaden
    [1] sicher vor Geschöpfen
    [2] sicher vor Abenteuern
   *[3] sicher vor Geschöpfen und Abenteuern
}
board-banned = spielt im nächsten Zug keine Karte
board-snuffled = legt ab, was gezogen wird
board-opened = offene Hand
board-seat = { $who }: { $deck } Karten im Deck, { $hand } auf der Hand, Kraft { $power }
board-play = Jetzt spielen?
board-use = Jetzt benutzen?
board-solve = Jetzt lösen?
board-chooser = { $who } bestimmt, wer die nächste Partie beginnt.

## At the desk
desk-play = Spielen
desk-why-not = Warum nicht?
desk-times = × { $count }
desk-hand = { $count ->
    [one] Deine Karte
   *[other] Deine { $count } Karten
}
desk-actions = { $count ->
    [0] Du hast in diesem Zug keine Aktion mehr.
    [one] Du hast noch eine Aktion.
   *[other] Du hast noch { $count } Aktionen.
} { $struck ->
    [no] Deine Geschöpfe müssen noch angreifen.
   *[yes] {""}
}
desk-strike = Geschöpfe greifen an
desk-list = Als Liste
desk-solve = { $way ->
    [1] „{ $card }“ mit einer Figur lösen
    [2] „{ $card }“ mit Karten von der Hand lösen
   *[other] „{ $card }“ lösen
}
desk-skip = Aktion auslassen: „{ $card }“ ({ $count } von { $skips })
desk-target = { $health ->
    [0] { $whose ->
        [mine] Von dir: { $card }
       *[theirs] Vom Gegenüber: { $card }
    }
   *[other] { $whose ->
        [mine] Von dir: { $card } (noch { $left } von { $health } Gesundheit)
       *[theirs] Vom Gegenüber: { $card } (noch { $left } von { $health } Gesundheit)
    }
}
desk-last = Vorsicht: Wessen Deck leer wird, hat sofort verloren.
desk-cards = Karten zur Wahl
desk-picked = Bisher gewählt: { $cards }
desk-none = Es gibt nichts zu wählen.
desk-suffer = { $left ->
    [0] Lässt du es geschehen, wird dein Deck leer, und du verlierst die Partie.
   *[other] Lässt du es geschehen, verliert dein Deck Karten: { $amount }; es bleiben { $left }.
}
desk-takes = { $dies ->
    [yes] Nimmt allen Schaden ({ $amount }) und wird abgelegt; für dich bleibt nichts.
   *[no] Nimmt allen Schaden ({ $amount }) und bleibt im Spiel.
}
desk-count = { $count ->
    [one] Eine Karte; { $left } bleiben in deinem Deck.
   *[other] { $count } Karten; { $left } bleiben in deinem Deck.
}
desk-draw = { $count ->
    [0] Keine ziehen
    [one] Eine ziehen
   *[other] { $count } ziehen
}
desk-about-Choose = Wer die letzte Partie verloren hat, darf wählen. Wer beginnt, zieht im ersten Zug eine Karte wie in jedem anderen.
desk-about-MayRedraw = Sieh dir deine Hand an: Sind Lektionen darin, und etwas, wofür sie taugen? Das geht nur einmal.
desk-about-Order = Jede dieser Karten tut etwas, bevor du ziehst. Du bestimmst, welche zuerst kommt.
desk-about-Exam = Eine Lektion in Zaubertränken ist der billigere Ausweg.
desk-do-MayRedraw-No = Diese Karten behalten
desk-do-MayDraw-Yes = { $count ->
    [one] Eine Karte ziehen
   *[other] { $count } Karten ziehen
}
desk-do-MayDraw-No = Keine ziehen
desk-do-Question-Suffer = { $amount } Schaden nehmen
desk-do-Question-Show = Eine Lektion in Zaubertränken zeigen
desk-do-Exam-Suffer = Drei Karten ablegen
desk-do-Exam-Show = Eine Lektion in Zaubertränken ablegen
desk-do-AimAtCreature-Done = Kein Geschöpf
desk-do-TakeAway-Done = Die Hand lassen, wie sie ist
sure-Draw = Das nimmt die letzte Karte deines Decks: Du hättest sofort verloren.
sure-Number = Das nimmt die letzte Karte deines Decks: Du hättest sofort verloren.
sure-Yes = Das nimmt die letzte Karte deines Decks: Du hättest sofort verloren.
sure-Suffer = Dein Deck würde leer: Du hättest sofort verloren.

## What the other is asked
desk-other-Choose = { $name } hat die letzte Partie verloren und bestimmt, wer beginnt.
desk-other-MayRedraw = { $name } sieht sich die ersten sieben Karten an: behalten oder neu ziehen?
desk-other-Order = { $name } bestimmt, was vor dem Zug zuerst geschieht.
desk-other-Main = { $name } ist am Zug.
desk-other-Ward = { $amount } Schaden kommt auf { $name } zu; dagegen lässt sich etwas einsetzen.
desk-other-Aim = { $name } wählt ein Ziel für { $amount } Schaden.
desk-other-AimAtCreature = { $name } wählt ein Geschöpf für { $amount } Schaden.
desk-other-MayDraw = { $count ->
    [one] { $name } darf eine Karte ziehen.
   *[other] { $name } darf { $count } Karten ziehen.
}
desk-other-DrawAny = { $name } darf beliebig viele Karten ziehen.
desk-other-Discard = { $left ->
    [one] { $name } wählt eine eigene Handkarte zum Ablegen.
   *[other] { $name } wählt { $left } eigene Handkarten zum Ablegen.
}
desk-other-TakeAway = { $name } sieht sich eine Hand an und wählt, was abgelegt wird.
desk-other-Remove = { $name } wählt, welche Karte auf der Seite von { $side } abgelegt wird.
desk-other-KeepOne = { $name } wählt das Geschöpf, das bleibt.
desk-other-BackToHand = { $name } wählt ein Geschöpf, das zurück auf die Hand geht.
desk-other-Gather = { $name } sieht den eigenen Ablagestapel durch.
desk-other-Search = { $name } durchsucht das eigene Deck.
desk-other-Question = { $name } wird nach einer Lektion in Zaubertränken gefragt.
desk-other-Exam = { $name } macht die Prüfung in Zaubertränken.
desk-other-LayLessons = { $name } darf Lektionen ins Spiel bringen.
desk-other-DrawOrDamage = { $name } wählt die Belohnung: Karten oder Schaden.
desk-other-CharacterOrHand = { $name } wählt eine Figur, die gehen muss.
desk-other-StillCreature = { $name } wählt ein Geschöpf, das eine Weile keinen Schaden machen kann.
desk-other-Exchange = { $name } tauscht Handkarten gegen Karten im eigenen Ablagestapel.
