# Every sentence of Diagon Alley in German. Names of buildings stand in quotes, for German would bend them.

title = Winkelgasse
tagline = Füll deinen Koffer in sechs Läden, hüte dich vor der Nokturngasse und sei vor allen anderen zurück im Tropfenden Kessel.
# Same: never said; sentences choose by it.
name-nobody = none
name-shop = { $shop ->
    [leaky_cauldron] Zum Tropfenden Kessel
    [cauldron_shop] Kesselladen
    [apothecary] Apotheke
    [owl_emporium] Eeylops Eulenkaufhaus
    [gringotts] Gringotts
    [robe_shop] Madam Malkin
    [bookshop] Flourish & Blotts
   *[ollivanders] Ollivander
}
name-item = { $item ->
    [potion] Trankflasche
    [cauldron] Kessel
    [robe] Umhang
    [wand] Zauberstab
    [book] Buch
   *[owl] Eule
}
name-coin = { $coin ->
    [galleon] Galleone
    [sickle] Sickel
   *[knut] Knut
}
name-card = { $card ->
    [floo_powder] Flohpulver
    [close_shop] Laden zu
    [leave_knockturn] Raus aus der Nokturngasse
    [defend] Abwehr
    [trunk_snatch] Griff in den Koffer
    [shove] Schubs in die Nokturngasse
    [pickpocket] Taschendieb
    [cart_to_gringotts] Karren nach Gringotts
    [found_coin] Glücksfund
    [quick_step] Flinke Füße
    [banished] In die Nokturngasse verbannt
    [returned_item] Zurück in den Laden
    [lost_galleon] Galleone verloren
    [lost_sickle] Sickel verloren
    [lost_knut] Knut verloren
    [crowd] Gedränge
    [wrong_way] Falsche Richtung
   *[fizzle] Verpufft
}
card-text = { $card ->
    [floo_powder] Spiel sie in einem Haus: Sag ungerade (Kessel, 3, 5) oder gerade (2, 4, 6) an und wirf einen Würfel. Richtig: Geh in ein anderes Haus deiner Wahl, nur nicht in die Bank. Falsch: Geh so viele Kamine weiter, wie du gewürfelt hast; ein Kessel zählt 1. Das Geschlossen-Schild hält dich nicht auf. Du darfst dort kaufen, dann ist dein Zug zu Ende.
    [close_shop] Häng das Geschlossen-Schild an ein Haus deiner Wahl, sogar an die Bank oder das Gasthaus. Es hängt dort, bis ein weiterer solcher Zauber es umhängt.
    [leave_knockturn] Spiel sie in der Nokturngasse: Geh weiter zur nächsten Hintertür oder zum nächsten Tor, und hinaus. Dein Zug ist zu Ende; kommst du in einen Laden, darfst du vorher kaufen.
    [defend] Im Zug eines anderen: Ein Zauber gegen dich bewirkt nichts.
    [trunk_snatch] Wer direkt vor dir ist, verliert einen Gegenstand deiner Wahl. Du behältst ihn, wenn er dir fehlt, oder schickst ihn zurück in seinen Laden.
    [shove] Jemand anderes muss durch das nächste Tor in die Nokturngasse.
    [pickpocket] Jemand anderes gibt dir eine Münze. Du sagst, welche.
    [cart_to_gringotts] Vor dem Würfeln: Fahr geradewegs vor die Bank und nimm deine Münzen. Dein Zug ist zu Ende.
    [found_coin] Nimm eine Münze aus der Bank. Du sagst, welche.
    [quick_step] Vor dem Würfeln: In diesem Zug gehst du 4 Felder weiter.
    [banished] Geh durch das nächste Tor in die Nokturngasse. Dein Zug ist zu Ende.
    [returned_item] Einer deiner Gegenstände kommt zurück in seinen Laden. Du wählst, welcher.
    [lost_galleon] Du verlierst eine Galleone, wenn du eine hast.
    [lost_sickle] Du verlierst einen Sickel, wenn du einen hast.
    [lost_knut] Du verlierst einen Knut, wenn du einen hast.
    [crowd] Du steckst im Gedränge und setzt beim nächsten Mal aus.
    [wrong_way] Geh 4 Felder zurück. Dafür wird nichts gezahlt, betreten oder gezogen.
   *[fizzle] Einer deiner Zauber kommt unter den Stapel. Du wählst, welcher.
}
purse = { $galleon ->
    [0] { $sickle ->
        [0] { $knut ->
            [0] keine Münzen
           *[other] { purse-knuts }
        }
       *[other] { purse-sickles }{ $knut ->
            [0] { "" }
           *[other] { " und " }{ purse-knuts }
        }
    }
   *[other] { purse-galleons }{ $sickle ->
        [0] { $knut ->
            [0] { "" }
           *[other] { " und " }{ purse-knuts }
        }
       *[other] { $knut ->
            [0] { " und " }{ purse-sickles }
           *[other] , { purse-sickles } und { purse-knuts }
        }
    }
}
purse-galleons = { $galleon ->
    [one] 1 Galleone
   *[other] { $galleon } Galleonen
}
purse-sickles = { $sickle ->
    [one] 1 Sickel
   *[other] { $sickle } Sickel
}
# Same: a Knut is a Knut.
purse-knuts = { $knut ->
    [one] 1 Knut
   *[other] { $knut } Knuts
}
both-dice = { $one ->
    [1] einen Kessel
   *[other] eine { $one }
} und { $two ->
    [1] einen Kessel
   *[other] eine { $two }
}
one-die = { $die ->
    [1] einen Kessel
   *[other] eine { $die }
}

## Options
option-younger = Regeln für Jüngere
option-younger-help = Ohne Karten und ohne Geschlossen-Schild, in jedem Laden etwas für alle, und Wirbel heißen: noch einmal würfeln. Das jüngste Kind beginnt und nimmt den ersten Platz.
option-items_for_everyone = Für alle genug
option-items_for_everyone-help = Jeder Laden hat so viele Gegenstände, wie Leute mitspielen: kürzer und freundlicher.
option-two_players = Zu zweit
option-two_players-help = Das Spiel ist für drei bis sechs gemacht. Mit diesem Schalter geht es auch zu zweit: von allem einen Gegenstand, aber zwei Zauberstäbe.
option-bump_counts_as_landing = Weitergeschoben zählt
option-bump_counts_as_landing-help = Wer auf ein besetztes Feld kommt, geht weiter zum nächsten freien. Es zählt wie jedes andere: Wirbel, Tür, Tor, Münzen.
option-banish_collects_at_gringotts = Münzen auf dem Weg in die Verbannung
option-banish_collects_at_gringotts-help = Wer auf dem Weg zu einem Tor an Gringotts vorbeikommt, bekommt seine Münzen, verbannt oder nicht.
option-round_limit = Runden
option-round_limit-help = Nach so vielen Runden gewinnt der vollste Koffer.
option-edition = Dein eigenes Spielbrett
option-edition-help = Unser Spielbrett ist nachgebaut. Wenn du das gedruckte Spiel hast, schreib seine Felder, Preise und Karten in eine Ausgaben-Datei und spiel damit.
option-edition-begin = Unser Spielbrett als Datei zum Anfangen holen
option-edition-ours = das Brett von Great Hall
option-edition-own = ein eigenes Brett

## Prompts
ask-Turn = { $rolled ->
    [yes] Du bist angekommen. Willst du noch etwas tun, bevor dein Zug endet?
   *[no] Du bist dran: Würfle. Oder willst du vorher etwas tun?
}
ask-Walk = Du darfst { $count } Felder gehen. Gehst du alle, oder vorher durch Tür oder Tor?
ask-LastBuy = Dein Zug ist gleich zu Ende. Kaufst du hier noch etwas?
ask-Attacked = { $by } spielt „{ $card }“ gegen dich. Wehrst du dich?
ask-Snatching = Was verliert { $target }, an dich oder an den Laden?
ask-Robbing = Welche Münze gibt dir { $target }?
ask-Returning = Einer deiner Gegenstände kommt zurück in seinen Laden. Welcher?
ask-Fizzle = Einer deiner Zauber verpufft. Welcher?
ask-Giving = { $left ->
    [one] Noch eine Karte kommt unter den Stapel. Welche?
   *[other] Noch { $left } Karten kommen unter den Stapel. Welche ist die nächste?
}
ask-FlooTo = Richtig geraten! Wohin trägt dich das Flohpulver?
ask-ToTheBank = Zwei Kessel! Fährst du zu Gringotts, nimmst deine Münzen und würfelst noch einmal?
ask-Aside = Ungefragt darfst du außerdem:

## The coach: before the first question of each kind, what you are after, and what to look out for
coach-Turn = Geh durch die Gasse und kauf in jedem Laden einen Gegenstand. Hinein darfst du, sobald du die Tür erreichst. Deine Karten kannst du in deinem Zug jederzeit spielen.
coach-Walk = Gehst du hinein, verfällt der Rest des Wurfs, aber drinnen darfst du kaufen. Gehst du vorbei, musst du noch einmal herum.
coach-LastBuy = Du zahlst genau die Münzen, die dort stehen, denn gewechselt wird nicht. Du brauchst jeden Gegenstand einmal.
coach-Attacked = Mit einer Abwehr geschieht dir nichts. Ohne sie tut der Zauber, was auf ihm steht.
coach-Snatching = Behalte, was dir fehlt. Oder schick etwas zurück, dann muss es neu gekauft werden.
coach-Robbing = Preise verlangen bestimmte Münzen, und gewechselt wird nicht. Nimm eine, die du brauchst.
coach-Returning = In seinem Laden ist er wieder zu kaufen. Gib her, was du am leichtesten wiederbekommst.
coach-Fizzle = Er kommt unter den Stapel und bewirkt nichts. Gib den her, den du am wenigsten brauchst.
coach-Giving = 3 Karten kommen unter den Stapel, und du ziehst eine neue. Niemand sieht, welche es sind.
coach-FlooTo = Du darfst in jedes Haus außer Gringotts, auch in ein geschlossenes. Dort darfst du kaufen, dann ist dein Zug zu Ende.
coach-ToTheBank = Die Fahrt bringt Münzen und einen weiteren Wurf. Bleibst du, ist dein Zug zu Ende.
goal-trunk = Füll deinen Koffer: { $have } von { $need }.
goal-home = Dein Koffer ist voll: Sei zuerst im Tropfenden Kessel.
warn-full = { $seat } hat den Koffer voll und muss nur noch nach Hause.
warn-closed = Der Tropfende Kessel ist geschlossen: Vorn kommst du nicht hinein.
warn-sold-out = Ausverkauft: { $item }. Warte, bis es wieder etwas gibt, oder hol es dir mit einer Karte.

## Choices
do-Roll = würfeln
do-End = den Zug beenden
do-Land = weitergehen
do-Enter = „{ $shop }“ betreten
do-Through = durch Tor { $gate } in die Nokturngasse schlüpfen
do-Buy = kaufen
do-Floo = { $odd ->
    [yes] Flohpulver: ungerade
   *[no] Flohpulver: gerade
}
do-Call = { $high ->
    [yes] Flohpulver: hoch
   *[no] Flohpulver: niedrig
}
do-Go = hinreisen: „{ $shop }“
do-Close = „{ $shop }“ schließen
do-Leave = die Nokturngasse verlassen
do-Snatch = Griff in den Koffer: { $target }
do-Shove = { $target } in die Nokturngasse schubsen
do-Pickpocket = eine Münze stehlen: { $target }
do-Cart = mit dem Karren zu Gringotts fahren
do-Found = eine Münze finden: { $coin }
do-Quick = Flinke Füße
do-Exchange = drei Karten gegen eine neue tauschen
do-Pick = „{ $card }“ abgeben
do-Suffer = es geschehen lassen
do-Defend = abwehren
do-Take = behalten: { $item }
do-SendBack = in den Laden zurückschicken: { $item }
do-Rob = nehmen: { $coin }
do-GiveBack = zurückgeben: { $item }
do-Drop = „{ $card }“ verlieren
do-Ride = zu Gringotts fahren
do-Stay = stehen bleiben
do-Resign = aufgeben
do-Rolled = { both-dice } gewürfelt
do-Threw = { one-die } gewürfelt
do-Coloured = { $havoc ->
    [yes] lila
   *[no] Pergament
}
do-Drawn = „{ $card }“ gezogen

## Refusals
no-chance = Was Würfel und Karten tun, kann sich niemand aussuchen.
no-over = Das Spiel ist zu Ende.
no-out = Du hast aufgegeben.
no-turn = Du bist nicht am Zug.
no-attack-first = Erst antwortet, wen du verzaubern willst; dann geht dein Zug weiter.
no-aside-now = Warte, bis das geklärt ist.
when-Roll = Gewürfelt wird in deinem Zug, einmal, wenn sonst nichts offen ist.
when-End = Deinen Zug beendest du, wenn du gezogen bist und seine Karten erledigt sind.
when-Land = Weiter gehst du nach dem Wurf, wenn du gefragt wirst, wie weit.
when-Buy = Du kaufst in einem Laden, in deinem Zug, wenn sonst nichts offen ist.
when-spell = Zauber spielst und tauschst du in deinem Zug, wenn sonst nichts offen ist.
when-Call = Niedrig oder hoch sagst du in einem Laden an, in deinem Zug, wenn sonst nichts offen ist.
when-Go = Ein Haus wählst du, wenn du beim Flohpulver richtig getippt hast.
when-Pick = Karten zum Abgeben wählst du, wenn du drei gegen eine neue tauschst.
when-Take = Einen Gegenstand wählst du, wenn dein „Griff in den Koffer“ nicht abgewehrt wurde.
when-Rob = Eine Münze wählst du, wenn dein „Taschendieb“ nicht abgewehrt wurde.
when-GiveBack = Einen Gegenstand gibst du zurück, wenn „Zurück in den Laden“ es verlangt.
when-Drop = Einen Zauber verlierst du, wenn „Verpufft“ es verlangt.
when-Ride = Die Fahrt zu Gringotts wird Jüngeren angeboten, die zwei Kessel würfeln.
no-second-roll = Du hast in diesem Zug schon gewürfelt.
no-end-before-move = Zieh zuerst: Geh weiter, oder halt an einer Tür oder einem Tor.
no-turn-over = Dein Zug ist vorbei. Du kannst nur noch kaufen, was es hier gibt.
no-end-before-roll = Würfle zuerst: Niemand bleibt stehen.
no-entering-now = Durch Türen und Tore gehst du beim Ziehen, wenn du auf sie kommst oder an ihnen vorbei.
no-buy-outside = Kaufen kannst du nur in einem Laden.
no-buy-twice = Das hast du schon: { name-item }.
no-buy-sold-out = Ausverkauft: { name-item }.
no-buy-coins = Das kostet { purse }, in genau diesen Münzen: Niemand wechselt.
no-call = Niedrig oder hoch anzusagen gehört zu den Regeln für Jüngere.
no-call-again = Geh in einen anderen Laden, bevor du es wieder mit Flohpulver versuchst.
no-floo-outside = Flohpulver wirkt nur in einem Haus.
no-cards-here = Im Spiel für Jüngere gibt es keine Karten.
no-cards-in-alley = In der Nokturngasse darfst du nur „Raus aus der Nokturngasse“ spielen.
no-exchange = Dafür brauchst du drei Zauberkarten.
no-card = Diese Karte hast du nicht: „{ name-card }“.
no-leave = Du bist nicht in der Nokturngasse.
no-close = Dort hängt das Schild schon.
no-after-roll = Diese Karte wird vor dem Würfeln gespielt.
no-defend = Gerade wird kein Zauber auf dich gewirkt.
no-snatch = Diese Karte trifft, wer direkt vor dir ist, und nur, wenn dort etwas im Koffer liegt.
no-such-building = Unbekanntes Gebäude. Wähle eines auf dem Plan.
no-target = Gegen diese Person lässt sich die Karte nicht spielen.
no-target-away = Wer in der Nokturngasse ist, ist unerreichbar.
no-such-coin = Eine solche Münze hat die Bank nicht.
no-exit-gate = Das Ausgangstor lässt nur hinaus.
no-gate = Dieses Tor liegt nicht auf deinem Weg.
no-bank = Gringotts darf niemand betreten.
no-door = Diese Tür liegt nicht auf deinem Weg.
no-closed = Hier ist geschlossen: Durch die Vordertür kommt niemand hinein. Komm durch die Hintertür oder mit Flohpulver, oder häng das Schild um.
no-pushed = Dort wirst du nur vorbeigeschoben, und das zählt an diesem Tisch nicht.
no-same-door = Von dort kommst du gerade.
no-take = Das ist nicht in diesem Koffer.
no-take-twice = Das hast du schon: Schick eines in seinen Laden zurück, oder nimm etwas anderes.
no-rob = Eine solche Münze ist nicht in diesem Beutel.
no-give-back = Das ist nicht in deinem Koffer.
no-such-spell = Diese Karte hast du nicht auf der Hand.
no-picked = Diese Karte gibst du schon ab.
no-pick-first = Du tauschst gerade: Wähle eine Karte zum Abgeben.
no-drop-first = „Verpufft“ kostet dich einen Zauber: Wähle welchen.
no-floo-first = Wähle, wohin dich das Flohpulver bringt. Danach ist dein Zug vorbei, nur kaufen darfst du dort noch.
no-floo-here = Dort bist du schon: Flohpulver bringt dich in ein anderes Haus.
no-floo-there = Dort ist kein Kamin: Flohpulver führt in jedes Haus außer Gringotts.
no-two = Das Spiel ist für drei bis sechs. Zu zweit geht es, wenn der Tisch „Zu zweit“ einschaltet.
no-edition-size = Eine Ausgabe hat höchstens { $most } Zeichen.
no-edition-line = Zeile { $number } ist länger als { $most } Zeichen.
no-edition-dots = Bis Zeile { $number } sind es zu viele Punkte; Schlüssel aus vielen Teilen braucht keine Ausgabe.
no-edition-toml = Die Datei ist kein TOML: { $fault }.
no-edition-beyond = Listen stecken in Listen in Listen; das braucht keine Ausgabe.
no-edition-key = „{ $key }“ gehört nicht zu einer Ausgabe; ihre Teile sind { $keys }.
no-edition-name = „name“ muss ein Text mit höchstens { $most } Zeichen sein.
no-edition-table = [{ $table }] muss eine Tabelle sein.
no-edition-entry = „{ $key }“ gibt es in [{ $table }] nicht; es gibt { $keys }.
no-edition-length = „{ $track }“ muss eine Liste von { $least } bis { $most } Feldern sein.
no-edition-space = Feld { $number } von „{ $track }“ kann dort nicht stehen. Möglich sind: { $kinds }; nach einer Tür, einer Hintertür oder einem Tor steht ein Name.
no-edition-unknown = „{ $what }“ in „{ $track }“ ist unbekannt; bekannt sind: { $known }.
no-edition-twice = „{ $what }“ steht zweimal in „{ $track }“.
no-edition-missing = „{ $what }“ fehlt in „{ $track }“.
no-edition-gates = „diagon“ braucht mindestens ein Tor, das hineinlässt, und „gate exit“.
no-edition-end = „knockturn“ muss mit „gate exit“ enden.
no-edition-coins = „{ $key }“ in [{ $table }] müssen drei Zahlen von 0 bis { $most } sein: Galleonen, Sickel, Knuts.
no-edition-free = „{ $item }“ in [prices] würde nichts kosten.
no-edition-each = „each“ in [coins] muss eine Zahl von 1 bis { $most } sein.
no-edition-start = „start“ in [coins]: Sechs Beutel brauchen mehr als die { $each } Münzen, die es von jeder Sorte gibt.
no-edition-pay = „pay“ in [coins] zahlt nichts von dieser Sorte: { name-coin }. Alle Gegenstände zusammen kosten aber mehr davon, als anfangs in einem Beutel ist: Niemand könnte je alles kaufen.
no-edition-dear = „{ $item }“ in [prices] kostet mehr Münzen, als es gibt ({ name-coin }).
no-edition-count = „{ $card }“ in [{ $table }] muss eine Zahl von 0 bis { $most } sein.
no-edition-total = [{ $table }] hat zusammen { $total } Karten; das Regelheft zählt { $wanted }.
no-edition-stuck = Ohne „returned_item“ in [havocs] und „trunk_snatch“ in [spells] käme Ausverkauftes nie zurück.

## What happens
tell-Diced = { $seat } würfelt { both-dice }.
tell-Die = { $seat } würfelt { one-die }.
tell-TiedHigh = { $seats } haben gleich hoch gewürfelt und würfeln noch einmal.
tell-Starts = { $seat } beginnt.
tell-Landed = { $kind ->
    [card] { $seat } kommt auf Feld { $space }, einen Wirbel.
    [door] { $seat } kommt auf Feld { $space }, vor die Tür von „{ $shop }“.
    [gate] { $seat } kommt auf Feld { $space }, an ein Tor.
   *[plain] { $seat } kommt auf Feld { $space }.
}
tell-Entered = { $way ->
    [back] { $seat } kommt durch die Hintertür herein: „{ $shop }“.
    [floo] { $seat } purzelt aus dem Kamin: „{ $shop }“.
   *[door] { $seat } betritt „{ $shop }“.
}
tell-InAlley = { $reason ->
    [dice] Zwei Kessel: { $seat } wird in die Nokturngasse verbannt.
    [card] { $seat } wird in die Nokturngasse verbannt.
    [shoved] { $seat } wird in die Nokturngasse geschubst.
    [choice] { $seat } schlüpft durch ein Tor in die Nokturngasse.
   *[walk] { $seat } schleicht in der Nokturngasse weiter, auf Feld { $space }.
}
tell-OutBy = { $seat } ist durch ein Tor aus der Nokturngasse heraus, auf Feld { $space }.
tell-PaidOut = Gringotts bezahlt { $seat }: { purse }.
tell-Bought = { $seat } kauft ein: { $item }.
tell-Drew = { $card ->
    [none] { $seat } zieht eine Zauberkarte.
   *[other] { $seat } zieht „{ $card }“.
}
tell-Played = { $target ->
    [none] { $seat } spielt „{ $card }“.
   *[other] { $seat } spielt „{ $card }“ gegen { $target }.
}
tell-Havoc = Chaos! „{ $card }“ trifft { $seat } sofort.
tell-Called = { $right ->
    [yes] Der Würfel zeigt { one-die }: { $seat } hat richtig geraten.
   *[no] Der Würfel zeigt { one-die }: { $seat } hat falsch geraten.
}
tell-Closed = { $seat } hängt das Geschlossen-Schild auf: „{ $shop }“.
tell-Defended = { $seat } wehrt ab: Nichts geschieht.
tell-Lost = { $to ->
    [none] { $seat } verliert etwas: { $item }. Es kommt zurück in den Laden.
   *[other] { $seat } verliert etwas an { $to }: { $item }.
}
tell-Robbed = { $seat } stiehlt { $target } eine Münze: { $coin }.
tell-CoinLost = { $seat } verliert eine Münze: { $coin }.
tell-CoinFound = { $seat } findet eine Münze: { $coin }.
tell-Exchanged = { $seat } legt drei Zauberkarten unter den Stapel und zieht eine neue Karte.
tell-Dropped = { $seat } verliert „{ $card }“.
tell-Missed = { $seat } steckt im Gedränge und setzt aus.
tell-RollsAgain = { $seat } darf noch einmal würfeln.
tell-Resigned = { $seat } gibt auf.
tell-Won = { $reason ->
    [home] { $seats } ist mit vollem Koffer zurück im Tropfenden Kessel und gewinnt!
    [last] Nur { $seats } ist noch im Spiel und gewinnt.
   *[limit] Die letzte Runde ist vorbei, und niemand hat mehr als { $seats }.
}

## Banners
great-Bought = { $seat } hat den Koffer voll!
great-Lost = { $to } nimmt { $seat } etwas weg: { $item }!
great-Robbed = { $seat } bestiehlt { $target }: { $coin }!
great-Defended = { $seat } wehrt sich!
great-InAlley = { $seat } landet in der Nokturngasse!

## How it ended
tally = { $items ->
    [one] 1 Ding im Koffer
   *[other] { $items } Dinge im Koffer
}
won-home = Du bist mit vollem Koffer zurück im Tropfenden Kessel.
won-last = Alle anderen sind ausgeschieden.
won-limit = Die letzte Runde ist vorbei, und niemand hat einen volleren Koffer als du.
end-home = Mit vollem Koffer zurück im Tropfenden Kessel: { $winners }.
end-last = Sieg für { $winners }: Alle anderen sind ausgeschieden.
end-limit = Die letzte Runde ist vorbei. Am vollsten ist der Koffer bei: { $winners }.

## Where all this comes from
source-counts = Was in der Schachtel ist: sechs Hüte, sechs Kofferkarten, von jedem Gegenstand sechs, von jeder Münze 20, zwei Würfel, ein Geschlossen-Schild, 30 Zauber- und 16 Chaoskarten.
source-dice = Die Würfel haben einen Kessel statt der 1.
source-coins = Alle beginnen mit zwei Münzen jeder Sorte, und die Bank zahlt von jeder eine.
source-stock = Zauberstäbe gibt es für alle, von allem anderen einen weniger, als Leute mitspielen.
source-hands = Alle beginnen mit zwei Zauberkarten.
source-younger = Die Regeln für Jüngere.
source-cards_printed = Was diese Karten tun: Flohpulver, Laden zu, Raus aus der Nokturngasse, Abwehr, Griff in den Koffer, In die Nokturngasse verbannt und Zurück in den Laden. Manche der Namen sind von uns.
source-two_players = Dass das Spiel zu zweit Spaß macht: Jemand hat es so gespielt und besprochen. Wie viele Gegenstände es dann gibt, ist von uns.
source-tracks = Dass die Winkelgasse der innere Weg ist und die Nokturngasse der äußere: Das hat jemand erzählt, der es gespielt hat.
source-price_owl = Der Preis der Eule, ein Sickel und ein Knut: Er steht in einer Besprechung, und ein Beispiel im Regelheft passt dazu.
source-cards_known = Dass es Zauber- und Chaoskarten gibt, die andere in die Nokturngasse schubsen, Münzen bringen oder kosten, zur Bank führen oder schneller machen: Das haben Leute erzählt, die es gespielt haben. Was unsere Karten dieser Art genau tun, ist von uns.
source-order = Die Reihenfolge der Läden in der Gasse.
source-diagon = Die 40 Felder der Winkelgasse, und welche davon Wirbel sind.
source-knockturn = Die 38 Felder der Nokturngasse, und wo ihre Hintertüren sind.
source-gates = Wie viele Tore es gibt und wo sie stehen.
source-names = Die Namen der Läden, außer Ollivander, Gringotts und dem Tropfenden Kessel, und alle Farben außer der des Gasthauses.
source-prices = Die Preise von allem außer der Eule.
source-cards_made = Die Karten Gedränge, Falsche Richtung und Verpufft.
source-card_counts = Wie oft es jede Karte gibt.
source-hats = Die Farben und Formen der Hüte.

## Die Textansicht: wie ihre Zeilen heißen und deren Werte (das Übrige steht in rows.toml)
field-turn = Am Zug
field-round = Runde
field-out = Ausgeschieden
field-where = Hüte
item-where = { $alley ->
    [diagon] Winkelgasse, Feld { $space }{ $kind ->
        [card] , ein Wirbel
        [door] , vor der Tür von „{ $shop }“
        [gate] , an einem Tor
       *[plain] { "" }
    }
    [knockturn] Nokturngasse, Feld { $space }{ $kind ->
        [gate] , hinter einem Tor
       *[plain] { "" }
    }
    [inside] im Haus „{ $shop }“
   *[gone] nicht mehr auf dem Brett
}
field-doors = Türen, mit ihren Feldern
field-backs = Hintertüren, mit ihren Feldern in der Nokturngasse
field-gates = Tore
item-gates = { $entrance ->
    [yes] Winkelgasse { $diagon } und Nokturngasse { $knockturn }
   *[no] das Ausgangstor, von Nokturngasse { $knockturn } nach Winkelgasse { $diagon }
}
field-swirls = Wirbel, auf denen du eine Karte ziehst
field-coins = Münzen
item-coins = { purse }
field-bank = Münzen in der Bank
field-trunk = Koffer
field-stock = Zu kaufen
field-prices = Preise
item-prices = { purse }
field-sign = Das Geschlossen-Schild
field-missed = Muss noch aussetzen
field-tried = Flohpulver misslungen in
field-boost = Flinke Füße
item-boost = { $value } Felder weiter
field-hand = Deine Karten
field-known = Karten, von denen du weißt
field-sizes = Karten auf der Hand
field-pile = Karten im Zugstapel
field-bottoms = Bekannt unter dem Stapel
field-picked = Auf dem Weg unter den Stapel
field-dice = Letzter Wurf
item-dice = { $value ->
    [1] ein Kessel
   *[other] { $value }
}
field-path = Felder dieses Wurfs

## At the desk
desk-turn = { $rolled ->
    [yes] Noch etwas? Sonst beende deinen Zug.
   *[no] Du bist dran!
}
desk-buy = { $item } kaufen
desk-coins = Deine Münzen
desk-purse = Münzen
desk-sold-here = { $left ->
    [0] Hier ausverkauft: { $item }
   *[other] Hier zu kaufen: { $item }
}
desk-spells = { $count ->
    [one] Dein Zauber
   *[other] Deine Zauber ({ $count })
}
desk-times = × { $count }
desk-play = Spielen
desk-play-card = { $card } spielen
desk-why-not = Warum jetzt nicht?
desk-why-not-card = { $card }: Warum jetzt nicht?
desk-not-now = Doch behalten
desk-boost = Flinke Füße: In diesem Zug gehst du { $count } Felder weiter.
desk-missed = { $count ->
    [one] Deinen nächsten Zug setzt du aus.
   *[other] Deine nächsten { $count } Züge setzt du aus.
}
desk-havoc = Chaos! Du hast gezogen:
desk-end = { $swirl ->
    [yes] bis Feld { $space }, ein Wirbel
   *[no] bis Feld { $space }
}
desk-walk = Wer hineingeht, verzichtet auf den Rest des Weges.
desk-attack = { $name } spielt das gegen dich:
desk-defend = Wenn du dich wehrst, ist deine Abwehrkarte verbraucht, und dir geschieht nichts.
desk-helpless = Du hast keine Abwehrkarte.
desk-given = Unter den Stapel kommen: { $cards }
desk-other-Turn = { $rolled ->
    [yes] { $name } darf noch kaufen, zaubern oder den Zug beenden.
   *[no] { $name } würfelt gleich.
}
desk-other-Walk = { $name } darf { $count } Felder gehen und wählt, wo der Weg endet.
desk-other-LastBuy = { $name } darf noch etwas kaufen.
desk-other-FlooTo = { $name } hat richtig geraten und wählt, wohin das Pulver führt.
desk-other-ToTheBank = { $name } hat zwei Kessel gewürfelt und darf zu Gringotts fahren.
desk-other-Attacked = { $by } greift an: { $name }. Wehrt { $name } sich?
desk-other-Snatching = { $name } wählt, was { $target } verliert.
desk-other-Robbing = { $name } wählt eine Münze von { $target }.
desk-other-Returning = { $name } muss etwas in seinen Laden zurückgeben und wählt, was.
desk-other-Fizzle = { $name } verliert einen Zauber und wählt, welchen.
desk-other-Giving = { $name } gibt drei Zauber für eine neue Karte.

## In the terminal
screen-diagon = Winkelgasse
screen-knockturn = Nokturngasse
screen-head = Runde { $round } · { $dice } · Bank { $bank }
screen-pile = (im Stapel: { $count })
screen-cauldron = Kessel
screen-closed = ZU
screen-pays = zahlt { $coins }
screen-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
screen-misses = { $count ->
    [one] setzt einmal aus
   *[other] setzt { $count }-mal aus
}
screen-trunk = Koffer { $count }/{ $of }
screen-lacks = es fehlt: { $items }
screen-full = voll: auf zum Tropfenden Kessel!
screen-hand = Deine Hand
screen-legend =
    · Feld  @ { $young ->
        [yes] Wirbel: noch ein Wurf
       *[no] Wirbel: Karte ziehen
    }  ▸ Tür  ◂ Hintertür  1 2 Tore  X Ausgangstor
    A: ein Hut  > gerade gekommen  ─ → der Weg des Wurfs  ▶ offene Tür für dich
screen-way = Der Weg: { $stops }
screen-gate = Tor { $gate }
screen-swirl = Wirbel
screen-here = Hier: { $item } für { $price }, { $left ->
    [0] ausverkauft
   *[other] noch { $left } da
}. Du hast { $purse }.
screen-boost = Flinke Füße: { $count } Felder weiter.
screen-picked = Unter den Stapel kommen: { $cards }.
screen-next = Als Nächstes im Stapel: { $card }.

## On the board
board-spaces = Felder und Häuser beider Gassen
board-part = Der Teil der Gassen, um den es geht
board-follow = Den Hüten folgen
board-look-at = Hinschauen: „{ $shop }“
board-exit = Ausgang
board-dice = Die Würfel.
board-roll = Würfeln.
board-rolled = { $who } hat gewürfelt:
board-face = { $face ->
    [1] ein Kessel
   *[other] { $face }
}
board-die-cauldron = Ein Kessel
board-coins = { $count } { $coin }
board-pile = Der Stapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
board-played = Die letzte Karte, von { $who }:
board-trunk = Koffer von { $who }: { $count } von 6
board-slot = { $full ->
    [yes] { $item }
   *[no] { $item }: fehlt
}
board-purse = Münzen von { $who }
board-hand = Deine Zauber: { $count }
board-no-spells = Du hast keine Zauber.
board-why-not = Jetzt ausspielen?
board-target = Auf { $who } zaubern
board-look = { $who }: { $count } von 6 Gegenständen im Koffer. Alles ansehen.
board-out = ausgeschieden
board-holds = { $count ->
    [one] { $count } Zauber auf der Hand
   *[other] { $count } Zauber auf der Hand
}
board-at = Gerade hier: { $where }
board-missed = { $count ->
    [one] Setzt die nächste Runde aus.
   *[other] Setzt { $count } Runden aus.
}
space-called = { $alley ->
    [knockturn] Nokturngasse, Feld { $number }
   *[diagon] Winkelgasse, Feld { $number }
}
space-kind = { $kind ->
    [swirl] ein Wirbel
    [door] die Tür von „{ $shop }“
    [back] die Hintertür von „{ $shop }“
    [exit] das Ausgangstor
   *[gate] Tor { $gate }
}
space-here = hier: { $who }
space-lit = leuchtet
space-about = { $kind ->
    [swirl] Wer hier stehen bleibt, zieht eine Karte.
    [again] Wer hier stehen bleibt, würfelt noch einmal.
    [door] Wer hier ankommt oder vorbeigeht, darf hinein und verzichtet auf den Rest des Weges.
    [back] Wer genau hier ankommt, durch einen Pasch oder einen Zauber, geht durch die Hintertür hinein.
    [exit] Hier endet die Nokturngasse: Wer ankommt, ist zurück in der Winkelgasse. Hinein kommt hier niemand.
    [gate-diagon] Wer hier ankommt oder vorbeigeht, darf in die Nokturngasse schlüpfen und verzichtet auf den Rest des Weges. Verbannte müssen.
    [gate-knockturn] Wer genau hier ankommt, durch einen Pasch oder einen Zauber, ist zurück in der Winkelgasse.
    [plain-knockturn] Eine dunkle Ecke der Nokturngasse. Hier wird nichts gekauft, gezahlt oder gezogen.
   *[plain-diagon] Hier passiert nichts. Auf ein Feld passt nur ein Hut: Wer als Zweiter kommt, rückt auf das nächste freie vor.
}
shop-stock = { $count ->
    [0] ausverkauft
   *[other] noch { $count }
}
shop-costs = kostet { $coins }
shop-closed = geschlossen
shop-sells = Hier gibt es diese Ware mit genau dem passenden Geld: { $item }.
shop-about = Geh durch die Tür hinein und kaufe eins, mit genau diesen Münzen.
shop-about-bank = Jedes Mal, wenn du an dieser Tür ankommst oder vorbeigehst, zahlt Gringotts dir Geld. Hinein geht niemand.
shop-vault = In der Schatzkammer:
shop-about-inn = Hier beginnen alle. Wer als Erstes mit vollem Koffer zurückkommt, gewinnt.
shop-about-closed = Hier hängt das Schild „Geschlossen“: Durch die Vordertür kommt niemand hinein.

## Luck and stats, when the game is over
luck-doors = { $seen ->
    [0] Kein Wurf hat { $seat } zu einer Tür geführt, hinter der etwas zu kaufen war
    [1] Ein Wurf hat { $seat } zu einer Tür geführt, hinter der etwas zu kaufen war, oder nach Hause
   *[other] { $seen } Würfe haben { $seat } zu einer Tür geführt, hinter der etwas zu kaufen war, oder nach Hause
}; zu erwarten waren { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }
luck-havoc = { $seen ->
    [0] { $seat } hat keine Chaoskarte gezogen
    [1] { $seat } hat eine Chaoskarte gezogen
   *[other] { $seat } hat { $seen } Chaoskarten gezogen
}; zu erwarten waren { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }
luck-calls = { $seen ->
    [0] { $seat } hat den Flohpulver-Würfel nie richtig angesagt
    [1] { $seat } hat den Flohpulver-Würfel einmal richtig angesagt
   *[other] { $seat } hat den Flohpulver-Würfel { $seen }-mal richtig angesagt
}; zu erwarten waren { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }
luck-doors-title = Würfe, die zu einem Einkauf oder nach Hause führten
luck-havoc-title = Chaoskarten
luck-calls-title = Richtige Ansagen mit Flohpulver
figure-Diced = Würfe
figure-Entered = Häuser betreten
figure-Bought = Gekauft
figure-Lost = Gegenstände verloren
figure-PaidOut = Von Gringotts bezahlt
figure-Drew = Karten gezogen
figure-Havoc = Chaoskarten gezogen
figure-Played = Zauber gespielt

## Reasons
why-roll = Vor dem Wurf lohnt sich nichts.
why-end = In diesem Zug lohnt sich nichts mehr.
why-land = Keine Tür auf dem Weg ist den Rest des Wurfs wert.
why-through = Der Weg durch die Nokturngasse ist der kürzere.
why-home = Das ist das Ziel, mit vollem Koffer.
why-shop = Dort gibt es, was noch fehlt: { $item }.
why-inside = Von dort geht es besser weiter: „{ $shop }“.
why-buy = Das fehlt noch im Koffer: { $item }.
why-floo = Zu Fuß würde es länger dauern.
why-leave = Jeder Zug in der Nokturngasse ist verloren.
why-snatch = Im Koffer davor steckt etwas, das sich lohnt.
why-take = Das fehlt noch im eigenen Koffer: { $item }.
why-send-back = Dieser Verlust wirft am weitesten zurück: { $item }.
why-give-back = Das ist am schnellsten wieder zu haben: { $item }.
why-shove = Wer vorn liegt, muss aufgehalten werden.
why-pickpocket = Eine Münze kommt dorthin, wo sie gebraucht wird.
why-coin = Diese Münze wird am nötigsten gebraucht: { $coin }.
why-cart = Die Münzen werden gebraucht, und zu Fuß ist es weit zur Bank.
why-quick = Mit vier Feldern mehr ist die nächste Tür schneller erreicht.
why-exchange = Drei Karten, die wenig nützen, bringen vielleicht eine bessere.
why-spare = Diese Karte nützt am wenigsten.
why-suffer = Eine Abwehr ist nicht zur Hand, oder sie wird für Schlimmeres aufgehoben.
why-defend = Das würde mehr schaden, als die Karte wert ist.
why-close = Dort müssen andere noch hinein: „{ $shop }“.
why-close-inn = Sonst ist bald jemand anderes am Ziel.
why-close-bank = Die anderen brauchen die Münzen nötiger.
why-open = Hängt das Schild woanders, ist der Weg nach Hause wieder frei: „{ $shop }“.
why-ride = Bei der Bank gibt es Münzen und noch einen Wurf.
why-stay = Die Bank liegt zu weit vom Weg ab.
why-turns = { $turns ->
    [one] Nach seiner Rechnung ist es noch ein Zug bis zum Ziel.
   *[other] Nach seiner Rechnung sind es noch { $turns } Züge bis zum Ziel.
}

## In hints, where reasons speak to you
hint-roll = Vor dem Wurf lohnt es sich für dich nicht, etwas auszuspielen.
hint-end = In diesem Zug lohnt sich nichts mehr. Was du behältst, nützt dir vielleicht später.
hint-land = Keine Tür auf deinem Weg ist den Rest des Wurfs wert.
hint-through = Durch die Nokturngasse ist dein Weg kürzer. Aber dort bekommst du weder Münzen noch Karten.
hint-home = Du kommst mit vollem Koffer nach Hause, und das ist der Sieg.
hint-shop = Dort gibt es, was dir noch fehlt: { $item }. Aber wenn du hineingehst, endet dein Weg.
hint-inside = Von dort kommst du besser weiter: „{ $shop }“.
hint-buy = Das fehlt dir noch: { $item }. Denk an die Münzen, die du noch brauchst.
hint-floo = Zu Fuß brauchst du länger. Rätst du falsch, bleibst du, wo du bist.
hint-leave = Jeder Zug in der Nokturngasse ist für dich verloren.
hint-snatch = Im Koffer vor dir steckt etwas, was du brauchst. Dagegen hilft nur eine Abwehr.
hint-take = Genau das fehlt dir noch: { $item }.
hint-send-back = Das wirft sie am weitesten zurück: { $item }.
hint-give-back = Das bekommst du am schnellsten wieder: { $item }.
hint-shove = Wer vorn liegt, ist vor dir zu Hause, wenn niemand etwas tut.
hint-pickpocket = Du kannst diese Münze besser brauchen.
hint-coin = Diese Münze brauchst du am nötigsten: { $coin }.
hint-cart = Du brauchst die Münzen, und zu Fuß ist die Bank weit.
hint-quick = Mit vier Feldern mehr bist du schneller an der nächsten Tür.
hint-exchange = Drei Karten, die dir wenig nützen, bringen vielleicht eine bessere, aber eben nur eine.
hint-spare = Diese Karte brauchst du am wenigsten.
hint-suffer = Du hast keine Abwehr, oder du hebst sie besser für Schlimmeres auf.
hint-defend = Das würde dir mehr schaden, als die Karte wert ist.
hint-close = Dort müssen andere noch hinein: „{ $shop }“. Auch dich lässt die Tür nicht ein.
hint-close-inn = Sonst ist bald jemand anderes zu Hause. Das Schild hält auch dich auf.
hint-close-bank = Die anderen brauchen die Münzen nötiger als du.
hint-open = Hängt das Schild woanders, ist dein Weg nach Hause wieder frei: „{ $shop }“.
hint-ride = Die Fahrt bringt dir Münzen und noch einen Wurf.
hint-stay = Die Bank liegt zu weit von deinem Weg ab.
hint-turns = { $turns ->
    [one] Du kannst in einem Zug zu Hause sein.
   *[other] Du kannst in { $turns } Zügen zu Hause sein.
}
