# Every sentence a Monopoly player reads, in German. Spaces are called by their printed names, money is in Galleons (G).

# Same: the game's name.
title = Monopoly
tagline = Einmal rund um die Zaubererwelt: kauf, tausch, bau Hütten und Herrenhäuser, und bleib am Ende als Einziger flüssig.
name-nobody = die Bank
name-group = { $group ->
    [violet] Violett
    [sky_blue] Himmelblau
    [purple] Purpur
    [orange] Orange
    [red] Rot
    [yellow] Gelb
    [green] Grün
    [blue] Blau
    [common_rooms] Gemeinschaftsräume
   *[utilities] Versorger
}
name-token = { $token ->
    [stag] Hirsch
    [otter] Otter
    [terrier] Terrier
    [doe] Hirschkuh
    [phoenix] Phönix
    [hare] Hase
    [lynx] Luchs
   *[swan] Schwan
}
# Same: names of two papers.
name-deck = { $deck ->
    [daily_prophet] Daily Prophet
   *[quibbler] Quibbler
}
name-card = { $card ->
    [dp_go] Vor auf GO
    [dp_quidditch_bet] Eine gewonnene Quidditch-Wette
    [dp_pixies] Wichtel aus Cornwall
    [dp_potions] Eine richtige Antwort in Zaubertränke
    [dp_get_out] Freikarte für Azkaban
    [dp_azkaban] Nach Azkaban
    [dp_gringotts_error] Ein Irrtum der Kobolde
    [dp_school_fee] Schulgeld
    [dp_horcrux] Ein Horkrux zerstört
    [dp_house_elf] Das Glück eines Hauselfen
    [dp_pomfrey] Im Krankenflügel
    [dp_refund] Steuer zurück
    [dp_patronus] Ein Patronus
    [dp_st_mungos] Im St.-Mungo-Hospital
    [dp_troll] Ein Troll besiegt
    [dp_yule_ball] Der Weihnachtsball
    [qb_three_broomsticks] Vor zu The Three Broomsticks
    [qb_office] Vor zu Dumbledore's Office
    [qb_go] Vor auf GO
    [qb_hagrid] Vor zu Hagrid's Hut
    [qb_utility] Vor zum nächsten Versorger
    [qb_dementors] Dementoren
    [qb_get_out] Freikarte für Azkaban
    [qb_snitch] Der Goldene Schnatz
    [qb_azkaban] Nach Azkaban
    [qb_dividend] Eine Dividende
    [qb_common_room_a] Vor zum nächsten Gemeinschaftsraum
    [qb_common_room_b] Vor zum nächsten Gemeinschaftsraum
    [qb_howler] Ein Heuler
    [qb_imperius] Der Imperius-Fluch
    [qb_pastilles] Kotzpastillen
   *[qb_slytherin] Vor zum Slytherin House Common Room
}
name-Thing = { $label ->
    [dp_get_out] die Freikarte aus dem Daily Prophet
    [qb_get_out] die Freikarte aus dem Quibbler
   *[other] { $label }
}
card-text = { $card ->
    [dp_go] Geh vor auf GO und nimm dein Gehalt von G 200.
    [dp_quidditch_bet] Deine Quidditch-Wette geht auf: Alle anderen geben dir je G 50.
    [dp_pixies] Wichtel haben deine Gebäude verwüstet: Zahle G 40 je Hütte und G 115 je Herrenhaus.
    [dp_potions] Eine richtige Antwort in Zaubertränke bringt dir G 10.
    [dp_get_out] Behalte diese Karte, bis du sie in Azkaban brauchst oder verkaufst.
    [dp_azkaban] Geh geradewegs nach Azkaban. Unterwegs gibt es kein Gehalt.
    [dp_gringotts_error] Die Kobolde verzählen sich zu deinen Gunsten: Nimm G 200.
    [dp_school_fee] Das Schulgeld ist fällig: Zahle G 150.
    [dp_horcrux] Du zerstörst einen Horkrux: Nimm G 100.
    [dp_house_elf] Ein Hauself bringt dir Glück: Nimm G 100.
    [dp_pomfrey] Madam Pomfrey macht dich gesund: Zahle G 50.
    [dp_refund] Das Ministerium zahlt Steuer zurück: Nimm G 20.
    [dp_patronus] Dein Patronus wird belohnt: Nimm G 45.
    [dp_st_mungos] Du musst ins St.-Mungo-Hospital: Zahle G 100.
    [dp_troll] Du besiegst einen Troll: Nimm G 100.
    [dp_yule_ball] Du findest jemanden für den Weihnachtsball: Nimm G 25.
    [qb_three_broomsticks] Geh vor zu The Three Broomsticks.
    [qb_office] Geh vor zu Dumbledore's Office.
    [qb_go] Geh vor auf GO und nimm dein Gehalt von G 200.
    [qb_hagrid] Geh vor zu Hagrid's Hut.
    [qb_utility] Geh vor zum nächsten Versorger. Gehört er niemandem, darfst du ihn kaufen. Gehört er jemand anderem, würfle noch einmal und zahle das Zehnfache des Wurfs.
    [qb_dementors] Dementoren beschädigen deine Gebäude: Zahle G 25 je Hütte und G 100 je Herrenhaus.
    [qb_get_out] Behalte diese Karte, bis du sie in Azkaban brauchst oder verkaufst.
    [qb_snitch] Du fängst den Goldenen Schnatz: Nimm G 150.
    [qb_azkaban] Geh geradewegs nach Azkaban. Unterwegs gibt es kein Gehalt.
    [qb_dividend] Gringotts zahlt dir eine Dividende von G 50.
    [qb_common_room_a] Geh vor zum nächsten Gemeinschaftsraum. Gehört er niemandem, darfst du ihn kaufen. Gehört er jemand anderem, zahle die doppelte Miete.
    [qb_common_room_b] Geh vor zum nächsten Gemeinschaftsraum. Gehört er niemandem, darfst du ihn kaufen. Gehört er jemand anderem, zahle die doppelte Miete.
    [qb_howler] Ein Heuler kommt an: Zahle G 15.
    [qb_imperius] Unter dem Imperius-Fluch gibst du allen anderen je G 50.
    [qb_pastilles] Dir ist schlecht: Geh drei Felder zurück.
   *[qb_slytherin] Geh vor zum Slytherin House Common Room.
}

## Options
option-rent_on_demand = Miete auf Ansage
option-rent_on_demand-help = Wem Miete zusteht, der muss sie verlangen. Wer das nicht getan hat, wenn der zweite Spieler danach würfelt, bekommt nichts.
option-sealed_bids = Verdeckte Gebote
option-sealed_bids-help = Bei einer Versteigerung schreiben alle heimlich ein Gebot auf, und das höchste gewinnt. Sonst wird reihum laut geboten und erhöht.
option-offers = Angebote auf einmal
option-offers-help = Wie viele Tauschangebote jeder machen darf, bevor das Spiel weitergeht.
option-max_rounds = Runden
option-max_rounds-help = Nach so vielen Runden gewinnt, wer am reichsten ist. 0: bis nur noch einer übrig ist.
option-max_rounds-0 = unbegrenzt

## Prompts
ask-Token = Wähle deine Figur.
ask-Window = { $moment ->
    [dice] Du bist dran: Würfle.
    [throw] Du bist dran: Mach weiter und würfle, oder baue, tausche oder beleihe vorher etwas.
    [azkaban] Du bist dran, in Azkaban: Mach weiter und versuche freizukommen, oder baue, tausche oder beleihe vorher etwas.
    [end] Dein Zug ist gemacht. Baue, tausche oder beleihe etwas, oder mach weiter.
   *[others] Du darfst jetzt bauen, tauschen oder etwas beleihen, oder mach weiter.
}
ask-Buying = { $space } kostet G { $price }. Kaufst du? Sonst wird versteigert.
ask-Bidding = { $high ->
    [0] { $space } wird versteigert, und noch hat niemand geboten. Was bietest du?
   *[other] { $space } wird versteigert, und { $leader } bietet G { $high }. Bietest du mehr?
}
ask-Sealed = { $space } wird versteigert. Schreibe dein Gebot auf: Niemand sieht es, bevor alle da sind.
ask-Answer = { $maker } macht ein { $offer }. Bist du einverstanden?
ask-TakeOver = { $space } gehört jetzt dir, ist aber beliehen. Zahlst du 10 % und behältst die Hypothek, oder löst du sie sofort ab?
ask-Debt = Du musst G { $amount } an { $to } zahlen und hast zu wenig Bargeld. Verkaufe, beleihe oder tausche etwas, bis es reicht.
ask-Keep = { $space } ist beliehen zu dir gekommen. Behältst du die Hypothek, oder zahlst du sie jetzt ab?
ask-Taxed = Steuer des Zaubereiministeriums: Zahlst du G 200 oder 10 % von Bargeld, Urkunden und Gebäuden? Wähle zuerst.
ask-Wish = { $manors ->
    [yes] Es gibt nicht genug Herrenhäuser für alle. Wie viele möchtest du?
   *[no] Es gibt nicht genug Hütten für alle. Wie viele möchtest du?
}
ask-PieceBid = { $manors ->
    [yes] Ein Herrenhaus wird versteigert.
   *[no] Eine Hütte wird versteigert.
} { $high ->
    [0] Noch hat niemand geboten. Was bietest du, und für welchen Platz?
   *[other] { $leader } bietet G { $high }. Bietest du mehr?
}
ask-Cell = Du sitzt in Azkaban. Wie versuchst du freizukommen?
ask-Aside = Ungefragt darfst du außerdem:

## The coach: before the first question of each kind, what you are after, and what to look out for
coach-Token = Deine Figur zeigt nur, wo du stehst. Keine ist besser als eine andere.
coach-Window = Zwischen den Zügen dürfen alle bauen, tauschen und beleihen. Zum Bauen brauchst du jede Straße einer Farbe. Willst du nichts davon, mach weiter.
coach-Buying = Wer später hier landet, zahlt dir Miete. Eine ganze Farbe verdoppelt sie, und du darfst bauen. Kaufst du nicht, dürfen alle darauf bieten.
coach-Bidding = Das höchste Gebot gewinnt, ab G 1. Wenn du passt, bist du bei dieser Versteigerung raus.
coach-Sealed = Alle schreiben ein Gebot auf, das höchste gewinnt. Schreibe 0, wenn du nichts willst.
coach-Answer = Ohne dich wird nichts getauscht. Überlege, was danach wem gehört. Du kannst auch ein anderes Angebot machen.
coach-TakeOver = Was beliehen ist, bringt keine Miete. Löst du die Hypothek erst später ab, kostet das noch einmal 10 %.
coach-Debt = Du bist noch nicht draußen. Verkaufe Gebäude, beleihe oder tausche, bis es reicht. Nur wenn nichts hilft, bist du pleite.
coach-Keep = Was beliehen ist, bringt keine Miete. Löst du die Hypothek erst später ab, kostet das noch einmal 10 %.
coach-Taxed = Alles zählt: Bargeld, Grundstücke und Gebäude. Ist das weniger als G 2.000, sind 10 % billiger.
coach-Wish = Es werden mehr Gebäude gewünscht, als die Bank hat. Sind es zusammen zu viele, wird versteigert.
coach-PieceBid = Die Gebäude gehen einzeln an das höchste Gebot und stehen gleich, wo du willst. Geboten wird ab dem Preis auf der Karte dieser Straße.
coach-Cell = Ein Pasch bringt dich hinaus, die Strafe oder eine Freikarte auch, wenn du noch nicht gewürfelt hast. Nach dem dritten Zug ohne Pasch zahlst du die Strafe.
goal-last = { $groups ->
    [0] Bleib als Letztes zahlungsfähig. Du hast keine ganze Farbe.
    [one] Bleib als Letztes zahlungsfähig. Du hast 1 ganze Farbe.
   *[other] Bleib als Letztes zahlungsfähig. Du hast { $groups } ganze Farben.
}
goal-richest = Sei nach { $limit } Runden am reichsten. Dies ist Runde { $round }.
warn-yours = Damit hast du die ganze Gruppe: { $group }.
warn-theirs = Damit hätte { $seat } die ganze Gruppe: { $group }.
warn-cash = Kaufst du das, bleiben dir nur G { $left }.
warn-rent = { $space } liegt dicht vor dir und kostet G { $amount }. Du hast G { $cash }.
warn-third = Das ist dein letzter Versuch: Ohne Pasch zahlst du die Strafe.

## Choices
do-Choose = { $token } nehmen
do-Pass = { $until ->
    [0] weiter, und frag mich gleich wieder
    [1] weiter, und frag mich erst, wenn ich dran bin
   *[2] weiter
}
do-Build = auf { $space } bauen
do-Sell = ein Gebäude auf { $space } verkaufen
do-Raze = alle Gebäude der Gruppe { $group } verkaufen
do-Mortgage = { $space } beleihen
do-Lift = die Hypothek auf { $space } ablösen
bargain = { $gives ->
    [none] { $pays ->
        [0] nichts
       *[other] G { $pays }
    }
   *[other] { $gives }{ $pays ->
        [0] { "" }
       *[other] { " " }und G { $pays }
    }
} gegen { $takes ->
    [none] { $asks ->
        [0] nichts
       *[other] G { $asks }
    }
   *[other] { $takes }{ $asks ->
        [0] { "" }
       *[other] { " " }und G { $asks }
    }
}
do-Offer = Angebot an { $to }: { bargain }
do-Decline = nein, danke
do-Accept = einverstanden
do-Buy = kaufen
do-Leave = nicht mehr bieten
do-Bid = G { $amount } bieten
do-Seal = { $amount ->
    [0] kein Gebot
   *[other] heimlich G { $amount } bieten
}
do-Flat = G 200 zahlen
do-Percent = 10 % von allem zahlen
do-Try = auf einen Pasch würfeln
do-Fine = die Strafe von G 50 zahlen
do-UseCard = die Freikarte aus dem { $deck } nutzen
do-Hold = die Hypothek behalten
do-Redeem = die Hypothek ablösen
do-Want = { $count ->
    [0] keine nehmen
   *[other] { $count } Stück nehmen
}
do-BidFor = G { $amount } bieten, um auf { $space } zu bauen
do-Claim = G { $amount } Miete verlangen: { $debtor }
do-Wake = aufwachen, um zu bauen oder zu tauschen
do-Yield = aufgeben: Ich kann nicht zahlen
do-Resign = aufgeben
do-Rolled = { $one } und { $two } gewürfelt
do-Turned = { $card } aufgedeckt

## What happened
tell-Chose = { $seat } nimmt diese Figur: { $token }.
tell-Threw = { $seat } würfelt { $one } und { $two }.
tell-TiedHigh = { $seats } haben gleich hoch gewürfelt und würfeln noch einmal.
tell-Starts = { $seat } beginnt.
tell-Moved = { $back ->
    [yes] { $seat } geht zurück: { $space }.
   *[no] { $seat } zieht weiter: { $space }.
}
tell-Paid = { $reason ->
    [salary] { $to } bekommt auf GO G { $amount }.
    [rent] { $seat } zahlt an { $to } G { $amount } Miete.
    [tax] { $seat } zahlt G { $amount } Steuer.
    [fee] { $seat } zahlt die Bankgebühr von G { $amount }.
    [fine] { $seat } zahlt die Strafe von G { $amount }.
    [interest] { $seat } zahlt G { $amount } Zinsen für eine Hypothek.
    [repairs] { $seat } zahlt G { $amount } für die Gebäude.
   *[card] Laut Karte zahlt { $seat } an { $to } G { $amount }.
}
tell-Bought = { $seat } kauft { $space } für G { $amount }.
tell-Declined = { $seat } kauft { $space } nicht: Es wird versteigert.
tell-BidMade = { $seat } bietet G { $amount } ({ $space }).
tell-Left = { $seat } bietet nicht mehr.
tell-Unsold = Niemand bietet für { $space }: Die Bank behält es.
tell-Owes = { $seat } muss G { $amount } an { $to } zahlen und das Geld erst auftreiben.
tell-Drew = { $seat } zieht „{ $card }“.
tell-Jailed = { $seat } muss nach Azkaban.
tell-Freed = { $seat } ist frei.
tell-Built = { $huts ->
    [1] { $seat } baut für G { $amount } die erste Hütte auf { $space }.
    [2] { $seat } baut für G { $amount } die zweite Hütte auf { $space }.
    [3] { $seat } baut für G { $amount } die dritte Hütte auf { $space }.
    [4] { $seat } baut für G { $amount } die vierte Hütte auf { $space }.
   *[5] { $seat } baut für G { $amount } ein Herrenhaus auf { $space }.
}
tell-Sold = { $huts ->
    [0] { $seat } verkauft für G { $amount }, was auf { $space } stand.
    [1] { $seat } verkauft für G { $amount } ein Gebäude auf { $space }: Eine Hütte bleibt.
   *[other] { $seat } verkauft für G { $amount } ein Gebäude auf { $space }: { $huts } Hütten bleiben.
}
tell-Mortgaged = { $seat } beleiht { $space } mit G { $amount }.
tell-Lifted = { $seat } löst die Hypothek auf { $space } für G { $amount } ab.
tell-Offered = { $seat } bietet { $to } an: { bargain }.
tell-OfferDeclined = { $seat } lehnt ab, was { $to } anbietet.
tell-Traded = { $seat } gibt { $to } { bargain }.
tell-Short = { $manors ->
    [yes] Zu viele wollen bauen: Die Bank hat { $left ->
        [0] kein Herrenhaus
        [1] ein Herrenhaus
       *[other] { $left } Herrenhäuser
    } übrig.
   *[no] Zu viele wollen bauen: Die Bank hat { $left ->
        [0] keine Hütte
        [1] eine Hütte
       *[other] { $left } Hütten
    } übrig.
}
tell-RentLost = { $seat } hat G { $amount } Miete nicht rechtzeitig verlangt: Sie ist verloren.
tell-Bankrupt = { $seat } ist bankrott: Alles geht an { $to }, samt G { $amount } in bar.
tell-Resigned = { $seat } gibt auf.
tell-Won = { $reason ->
    [last] Nur { $seats } ist noch im Spiel und gewinnt.
   *[limit] Die letzte Runde ist vorbei. Am reichsten: { $seats }.
}

## Banners
gist-Bought = { $seat } ersteigert { $space } für G { $amount }.
gist-Unsold = Niemand ersteigert { $space }: Die Bank behält es.
gist-Built = { $huts ->
    [5] { $seat } ersteigert ein Herrenhaus für { $space }, für G { $amount }.
   *[other] { $seat } ersteigert eine Hütte für { $space }, für G { $amount }.
}
great-Paid = { $seat } zahlt an { $to } G { $amount } Miete!
great-Jailed = { $seat } muss nach Azkaban!
great-Built = Ein Herrenhaus auf { $space }!
great-Bankrupt = { $seat } ist bankrott!

## How it ended
tally = { $out ->
    [1] ausgeschieden
   *[other] Vermögen G { $worth }: G { $cash } bar, { $deeds ->
        [0] keine Urkunden
        [one] 1 Urkunde
       *[other] { $deeds } Urkunden
    }{ $mortgaged ->
        [0] {""}
       *[other] {" "}({ $mortgaged } beliehen)
    }{ $huts ->
        [0] {""}
        [one] , 1 Hütte
       *[other] , { $huts } Hütten
    }{ $manors ->
        [0] {""}
        [one] , 1 Herrenhaus
       *[other] , { $manors } Herrenhäuser
    }
}
won-last = Alle anderen sind ausgeschieden.
won-limit = Die letzte Runde ist vorbei, und niemand ist reicher als du.
end-last = Sieg für { $winners }: Alle anderen sind ausgeschieden.
end-limit = Die letzte Runde ist vorbei. Am reichsten: { $winners }.

## Luck and stats, when the game is over
luck-doubles = { $seen ->
    [0] { $seat } hat nie einen Pasch geworfen
    [1] { $seat } hat einmal einen Pasch geworfen
   *[other] { $seat } hat { $seen }-mal einen Pasch geworfen
}; zu erwarten waren { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }
luck-rents = Die Würfel haben { $seat } zu Mieten von zusammen G { NUMBER($seen, maximumFractionDigits: 0) } geführt; zu erwarten waren G { NUMBER($expected, maximumFractionDigits: 0) }
luck-cards = Karten haben { $seat } zusammen G { NUMBER($seen, maximumFractionDigits: 0) } gebracht, abzüglich dessen, was sie gekostet haben; zu erwarten waren G { NUMBER($expected, maximumFractionDigits: 0) }
luck-doubles-title = Pasche
luck-rents-title = Mieten, zu denen die Würfel führten
luck-cards-title = Geld durch Karten
figure-Threw = Würfe
figure-Bought = Gekaufte Urkunden
figure-Built = Gebaute Hütten und Herrenhäuser
figure-Mortgaged = Beliehene Urkunden
figure-Drew = Gezogene Karten
figure-Jailed = Mal in Azkaban
figure-Offered = Angebotene Tauschgeschäfte

## Refusals
no-chance = Was Würfel und Karten ergeben, bestimmt kein Spieler.
no-over = Das Spiel ist zu Ende.
no-out = Du bist nicht mehr im Spiel.
no-turn = Du bist nicht am Zug.
no-turn-yet = Erst muss jemand anderes antworten. Dann geht dein Zug weiter.
no-token = Unbekannte Figur. Wähle eine der { $count } auf dem Tisch.
no-token-twice = Diese Figur hat schon jemand. Wähle eine, die noch frei ist.
no-pass = Unbekannte Art zu passen. Passe für jetzt, bis du dran bist oder bis dich etwas angeht.
no-wake = Du bist schon wach.
no-past-window = Zum Bauen und Tauschen ist es zu spät: Versuche einen Pasch, zahle die Strafe oder nimm eine Freikarte.
no-wake-again = Du bist in diesem Fenster schon einmal aufgewacht. Es geht wieder, wenn sich etwas geändert hat.
no-aside-now = Warte, bis das geklärt ist.
no-claims = An diesem Tisch wird Miete von selbst gezahlt.
no-claim = Diese Miete schuldet dir niemand.
no-deed = Unbekannte Urkunde. Nenne ein Grundstück auf dem Brett.
no-owner = { $space } gehört dir nicht.
no-group = Diese Gruppe gehört dir nicht.
no-mortgage-twice = { $space } ist schon beliehen.
no-mortgage-built = Bevor du { $space } beleihst, verkaufe alle Gebäude der Gruppe.
no-lift = { $space } ist nicht beliehen.
no-lift-cash = Die Hypothek auf { $space } abzulösen kostet G { $amount }, und du hast G { $cash }.
no-build-here = Auf { $space } kann nichts gebaut werden.
no-build-group = Um auf { $space } zu bauen, brauchst du die ganze Gruppe.
no-build-mortgaged = Auf { $space } darfst du nicht bauen, solange eine Urkunde der Gruppe beliehen ist.
no-build-manor = { $space } hat schon ein Herrenhaus.
no-build-four = Für ein Herrenhaus auf { $space } braucht erst jeder Platz der Gruppe vier Hütten.
no-build-even = Baue gleichmäßig: Ein anderer Platz der Gruppe hat weniger Gebäude als { $space }.
no-build-stock = { $manor ->
    [yes] Die Bank hat kein Herrenhaus mehr.
   *[no] Die Bank hat keine Hütte mehr.
}
no-build-cash = Auf { $space } zu bauen kostet G { $amount }, und du hast G { $cash }.
no-sell = Auf { $space } steht kein Gebäude.
no-sell-even = Verkaufe gleichmäßig: Ein anderer Platz der Gruppe hat mehr Gebäude als { $space }.
no-sell-huts = Der Bank fehlen die vier Hütten, die an die Stelle des Herrenhauses auf { $space } kämen.
no-raze = Alle Gebäude einer Gruppe auf einmal verkaufst du nur, wenn jeder ihrer Plätze ein Herrenhaus hat oder der Bank Hütten fehlen.
no-offer-third = Antworte der Person, die das Angebot gemacht hat.
no-offer-more = { $most ->
    [1] Du hast dein Angebot gemacht; mehr gibt es erst, wenn das Spiel weitergeht.
   *[other] Du hast { $most } Angebote gemacht; mehr gibt es erst, wenn das Spiel weitergeht.
}
no-offer-again = Genau dieses Angebot hast du in diesem Zug schon gemacht.
no-offer-to = Tausche mit jemandem, der noch im Spiel ist.
no-offer-form = Zu einem Tausch gehört mindestens eine Urkunde oder Karte, jede einmal und der Reihe nach genannt, und Bargeld nur von einer Seite.
no-offer-owner = { $thing ->
    [dp_get_out] Die Freikarte aus dem Daily Prophet
    [qb_get_out] Die Freikarte aus dem Quibbler
   *[other] { $thing }
} gehört nicht der Seite, die das hergeben soll.
no-offer-built = { $thing } kann nicht getauscht werden, solange in der Gruppe Gebäude stehen.
no-offer-cash = Niemand kann mehr zahlen, als an Bargeld da ist.
no-offer-interest = Jemandem würde das Bargeld für die 10 % auf eine beliehene Urkunde fehlen.
no-offer-debt = Wer Schulden hat, muss mindestens bekommen, was er gibt: Urkunden zum Preis abzüglich der Hypothek, eine Freikarte zu G 50. Nur der Gläubiger darf mehr bekommen.
no-offer-raise = Vor dem Kauf muss ein Tausch dir Bargeld bringen. Verlange Geld, oder entscheide dich erst.
no-offer-raise-them = Die andere Person will gerade kaufen: Der Tausch muss ihr Bargeld bringen. Zahle ihr etwas.
no-buy-auction = Es wird gerade versteigert. Biete mit.
no-buy-cash = Das kostet G { $amount }, und du hast G { $cash }.
no-bid = Biete mehr als G { $high } und höchstens deine G { $cash }.
no-piece-bid = Biete für diesen Platz mindestens G { $least } und höchstens deine G { $cash }.
no-piece-place = Dort kannst du es nicht bauen.
no-piece-first = Biete für das Stück, oder steig aus der Versteigerung aus.
no-piece-plain = Sag dazu, für welchen Platz du bietest.
no-piece-sell = Zwischen diesen Geboten wird kein Herrenhaus gegen Hütten getauscht. Beleihe etwas, oder verkaufe andere Gebäude.
no-seal = Schreibe ein Gebot von G 0 bis zu deinen G { $cash } auf.
no-bid-aloud = An diesem Tisch schreibt jeder ein Gebot auf. Schreibe deines, oder 0 für keines.
no-want = Wünsche dir { $least } bis { $most }: Mehr kannst du nicht aufstellen und bezahlen.
no-yield = Du kannst die G { $amount } noch auftreiben.
no-redeem = Diese Hypothek abzulösen kostet G { $amount }, und du hast dafür G { $cash }.
no-tax-twice = Wie du deine Steuer zahlst, hast du schon gewählt. Treib das Geld dafür auf.
no-visitor = Du bist in Azkaban nur zu Besuch und musst nicht freikommen.
no-prisoner = Du bist nicht in Azkaban.
no-free-try = Um einen Pasch würfelst du nur in Azkaban. Für deinen gewöhnlichen Wurf wähl „weiter“.
no-fine-late = In deinem dritten Zug in Azkaban wird die Strafe erst nach dem Wurf gezahlt.
no-fine-cash = Die Strafe beträgt G { $amount }, und du hast G { $cash }.
no-get-out = Diese Karte hast du nicht.
no-get-out-late = Nach deinem dritten Wurf in Azkaban hilft keine Karte mehr. Treib das Geld für die Strafe auf.
when-Choose = Figuren werden vor dem ersten Wurf gewählt.
when-Pass = Noch nicht: Du passt, wenn du bauen oder tauschen darfst, vor einem Wurf oder nach einem Zug.
when-Build = Noch nicht: Gebaut wird vor einem Wurf oder nach einem Zug.
when-Lift = Noch nicht: Hypotheken werden vor einem Wurf oder nach einem Zug abgelöst.
when-money = Noch nicht: Gebäude verkaufst und Urkunden beleihst du vor einem Wurf, nach einem Zug, vor einem Kauf, zwischen Geboten oder bei Schulden.
when-Offer = Noch nicht: Getauscht wird vor einem Wurf, nach einem Zug, vor einem Kauf oder bei Schulden.
when-Decline = Es gibt gerade nichts abzulehnen: keinen Kauf und kein Angebot an dich.
when-Accept = Gerade bietet dir niemand einen Tausch an.
when-Buy = Ein Grundstück kaufst du, wenn du darauf landest und es niemandem gehört.
when-Leave = Du wirst gerade nicht nach einem Gebot gefragt.
when-Bid = Du bietest, wenn ein Grundstück versteigert wird und die Reihe an dir ist.
when-Seal = Ein Gebot schreibst du auf, wenn ein Grundstück versteigert wird, an Tischen mit verdeckten Geboten.
when-tax = Wie du zahlst, wählst du, wenn du auf der Steuer des Zaubereiministeriums landest.
when-Try = Auf einen Pasch würfelst du in Azkaban, wenn du dran bist.
when-Fine = Die Strafe zahlst du in Azkaban vor deinem Wurf.
when-UseCard = Die Karte benutzt du in Azkaban vor deinem Wurf.
when-Hold = Eine Hypothek behältst du, wenn eine Urkunde mit ihr zu dir kommt.
when-Redeem = So löst du eine Hypothek ab, wenn eine Urkunde mit ihr zu dir kommt. Sonst löse sie vor einem Wurf oder nach einem Zug ab.
when-Want = Wie viele du willst, sagst du, wenn die Bank zu wenige für alle hat.
when-BidFor = Um Hütten und Herrenhäuser bietest du, wenn die Bank zu wenige für alle hat.
when-Yield = So gibst du auf, wenn du mehr schuldest, als du auftreiben kannst. Sonst kannst du das Spiel aufgeben.

## Reasons
why-wait = Gerade lohnt sich nichts.
why-build = Wer dann auf { $space } kommt, zahlt G { $amount }.
why-pledge = { $space } bringt am wenigsten ein, gemessen an der Hypothek.
why-sell = Das Geld wird gebraucht, und { $space } kann es am ehesten entbehren.
why-raze = Das Geld wird gebraucht, und der Bank fehlen Hütten.
why-lift = Das Bargeld reicht, damit { $space } wieder Miete bringt.
why-flat = G 200 sind nicht mehr als 10 % von allem.
why-percent = 10 % von allem sind weniger als G 200.
why-try = Ein Pasch kostet nichts, und mit dem Freikommen eilt es nicht.
why-out = Draußen gibt es viel zu kaufen oder wenig zu fürchten.
why-hold = Das Bargeld wird anderswo nötiger gebraucht als für { $space }.
why-redeem = { $space } soll sofort wieder Miete bringen.
why-yield = Es ist nichts mehr da, womit sich das Geld auftreiben ließe.
why-seal = So viel ist { $space } wert.
why-buy = { $space } ist den Preis wert.
why-buy-group = { $space } macht eine Gruppe vollständig: { $group }.
why-buy-block = { $space } hält jemand anderen von einer vollständigen Gruppe ab: { $group }.
why-decline = { $space } ist in der Versteigerung vielleicht billiger zu haben, oder das Bargeld wird gebraucht.
why-bid = { $space } ist mehr wert.
why-leave = { $space } ist nicht mehr wert.
why-leave-early = Das Bargeld ist hier lieber als { $space }.
why-bid-over = Das ist mehr, als { $space } wert ist.
why-offer = Beide könnten dabei gewinnen.
why-offer-group = Damit würde eine Gruppe vollständig: { $group }.
why-accept = Es ist ein guter Tausch.
why-accept-group = Damit wird eine Gruppe vollständig: { $group }.
why-refuse = Die andere Seite würde zu viel gewinnen.
why-want = Bauen lohnt sich, auch wenn es knapp ist.
why-want-none = Das Bargeld wird anderswo nötiger gebraucht.
why-piece = Das Gebäude ist das noch wert.
why-piece-leave = Mehr ist das Gebäude nicht wert.
why-limit = Seine Grenze ist G { $amount }.

## In hints, where reasons speak to you
hint-wait = Gerade lohnt sich nichts, und du behältst dein Bargeld.
hint-build = Wer dann auf { $space } kommt, zahlt dir G { $amount }. Verkaufst du wieder, bekommst du den halben Preis.
hint-pledge = { $space } bringt dir am wenigsten ein, gemessen an der Hypothek. Zurück zahlst du 10 % mehr.
hint-sell = Du brauchst das Geld, und { $space } kann am ehesten ein Gebäude entbehren. Es bringt den halben Preis.
hint-raze = Du brauchst das Geld, und der Bank fehlen Hütten.
hint-lift = Dein Bargeld reicht, damit { $space } dir wieder Miete bringt.
hint-flat = G 200 sind nicht mehr als 10 % von allem, was du hast.
hint-percent = 10 % von allem, was du hast, sind weniger als G 200.
hint-try = Auf einen Pasch zu würfeln kostet dich nichts, aber ohne ihn bleibst du sitzen.
hint-out = Draußen gibt es für dich viel zu kaufen oder wenig zu fürchten.
hint-hold = Du brauchst dein Bargeld anderswo nötiger als für { $space }. Bis du zahlst, bringt es keine Miete.
hint-redeem = { $space } bringt dir dann sofort Miete.
hint-yield = Du hast nichts mehr, was Geld bringt, und scheidest aus.
hint-seal = So viel ist dir { $space } wert. Wer mehr bietet, bekommt es.
hint-buy = { $space } ist dir den Preis wert. Behalte etwas Bargeld für Mieten.
hint-buy-group = { $space } macht deine Gruppe vollständig, und die Mieten steigen: { $group }.
hint-buy-block = Mit { $space } hältst du jemand anderen von einer vollständigen Gruppe ab: { $group }.
hint-leave-early = { $space } ist dir mehr wert, aber du behältst dein Bargeld.
hint-bid-over = Das ist mehr, als { $space } dir wert ist.
hint-decline = { $space } geht vielleicht billiger weg, aber andere können mehr bieten.
hint-bid = { $space } ist dir mehr wert. Bietet niemand mehr, zahlst du das.
hint-leave = { $space } ist dir nicht mehr wert. Wer aussteigt, kommt nicht wieder hinein.
hint-offer = Ihr könntet beide dabei gewinnen, also stehen die Aussichten gut.
hint-offer-group = Damit würde deine Gruppe vollständig: { $group }. Die anderen dürfen ablehnen.
hint-accept = Es ist ein guter Tausch für dich.
hint-accept-group = Damit wird deine Gruppe vollständig: { $group }.
hint-refuse = Die andere Seite würde zu viel von dir gewinnen.
hint-want = Bauen lohnt sich für dich, auch wenn es knapp ist. Vielleicht musst du darum bieten.
hint-want-none = Du brauchst dein Bargeld anderswo nötiger.
hint-piece = Das Gebäude ist dir das noch wert.
hint-piece-leave = Mehr ist dir das Gebäude nicht wert.
hint-limit = Geh nicht über G { $amount }.

## Die Textansicht: wie ihre Zeilen heißen und deren Werte (das Übrige steht in rows.toml); dazu die Felder von Formularen
field-turn = Am Zug
field-round = Runde
field-dice = Letzter Wurf
field-cash = Bargeld
# Same: only a sum.
item-cash = G { $value }
field-tokens = Figuren
field-at = Wo sie stehen
# Same: printed on the board.
field-jailed = In Azkaban
item-jailed = Zug { $value } von 3
field-out = Ausgeschieden
field-owner = Urkunden
field-built = Gebäude
item-built = { $value ->
    [1] eine Hütte
    [5] ein Herrenhaus
   *[other] { $value } Hütten
}
field-mortgaged = Beliehen
field-huts = Hütten in der Bank
field-manors = Herrenhäuser in der Bank
field-papers = Freikarten
field-drawn = Gezogene Karten, neueste zuletzt
field-rest = Ruhen
item-rest = { $value ->
    [1] bis zum eigenen Zug
   *[2] bis etwas sie angeht
}
field-said = Angebote in diesem Zug
item-said = { $seat } macht ein { $offer }
field-claims = Miete, die zu verlangen ist
item-claims = { $seat } von { $debtor }: G { $amount }
field-sealed = Verdeckte Gebote
item-sealed = { $value ->
    [-2] liegt vor
   *[other] G { $value }
}
field-to = Mit wem
field-gives = Du gibst
field-takes = Du bekommst
field-pays = Du zahlst (G)
field-asks = Du verlangst (G)
field-amount = Dein Gebot (G)
field-space = Platz

## At the desk
desk-more = Mehr …
desk-you = Du
# Same: money.
desk-sum = G { $amount }
desk-cash = Du hast G { $amount }.
desk-range = G { $low } bis G { $high }
desk-printed = Preis: G { $amount }
# Same: money.
desk-brings = + G { $amount }
# Same: money.
desk-costs = − G { $amount }
desk-free = kostet nichts
desk-nothing = nichts
desk-go = { $moment ->
    [dice] Würfeln
    [throw] Würfeln
    [azkaban] Weiter mit meinem Zug
    [end] Zug beenden
   *[others] Weiter
}
desk-stay = Frag mich auch, wenn andere am Zug sind
desk-rent-now = Miete G { $rent }
desk-rent-then = Miete G { $rent } → { $then } für G { $cost }
desk-acts-build = Bauen ({ $count })
desk-acts-money = Verkaufen oder beleihen ({ $count })
desk-acts-lift = Hypotheken ablösen ({ $count })
desk-buy = Für G { $amount } kaufen
desk-auction = Nein: versteigern
desk-buy-left = Du hast G { $cash }. Nach dem Kauf bleiben G { $left }.
desk-buy-short = Du hast G { $cash }: G { $missing } fehlen. Verkaufe, beleihe oder tausche vorher etwas, oder lass versteigern.
desk-bidders = Wer bietet
desk-raises = Das Gebot erhöhen
desk-left = bietet nicht
desk-thinks = überlegt
desk-no-bid = noch kein Gebot
desk-own-sum = Deine eigene Summe
desk-too-high = Das Gebot ist höher als dein Bargeld. Beschaff Geld, oder steig aus.
desk-sealed = Alle schreiben ein Gebot auf, und das höchste bekommt die Urkunde. Deines sieht niemand, bevor alle da sind.
desk-stock = { $manors ->
    [yes] Die Bank hat noch { $left ->
        [one] ein Herrenhaus
       *[other] { $left } Herrenhäuser
    }.
   *[no] Die Bank hat noch { $left ->
        [one] eine Hütte
       *[other] { $left } Hütten
    }.
}
desk-where = Wo es stehen soll
desk-for = für { $space }
desk-wish = Es werden mehr gewünscht, als da sind. Sag, wie viele du willst; dann wird jedes einzeln versteigert.
desk-owed = Zu zahlen an { $to }
desk-have = Du hast
desk-missing = Es fehlen noch
desk-other-owes = { $name } muss G { $amount } an { $to } zahlen und beschafft das Geld.
desk-tax = Erst wählen, dann rechnen: dein Bargeld, die aufgedruckten Preise all deiner Urkunden und was deine Gebäude gekostet haben.
desk-cell = Das ist Zug { $turn } von 3 in Azkaban. Ein Pasch führt umsonst hinaus. Wer auch im dritten Zug keinen würfelt, muss die Strafe zahlen.
desk-answer = { $name } bietet dir einen Tausch an. Einverstanden?
desk-trade = Tauschen …
desk-trade-title = Einen Tausch anbieten
desk-counter-title = Etwas anderes anbieten
desk-with = Mit wem?
desk-you-give = Du gibst
desk-you-get = Du bekommst
desk-gives = { $name } gibt
desk-no-things = Hier gibt es nichts zu tauschen.
desk-and-cash = und Bargeld, bis G { $most }
desk-mortgaged = beliehen: Wer sie bekommt, zahlt sofort G { $amount }
desk-burden = { $mine ->
    [yes] { $space } ist beliehen: Du zahlst der Bank sofort 10 %, G { $amount }.
   *[no] { $space } ist beliehen: { $to } zahlt der Bank sofort 10 %, G { $amount }.
}
desk-trade-empty = Kreuz mindestens eine Urkunde oder Karte an.
desk-send = So anbieten
desk-cancel = Doch nicht
desk-decline = Nein, danke
desk-counter = Etwas anderes anbieten …
desk-offers-left = { $left ->
    [one] Du darfst jetzt noch ein Angebot machen.
   *[other] Du darfst jetzt noch { $left } Angebote machen.
}

## In the terminal
form-Offer = tausch
example-Offer = Angebot an { $to }: { $gives } + 50 gegen { $takes }
screen-head = Runde { $round } · Würfel { $dice } · Bank ▴ { $huts } ■ { $manors }
screen-legend =
    A: eine Figur · a: gehört ihrem Spieler
    ▴2 Hütten · ■ Herrenhaus · × beliehen
    # in Azkaban · ✦ Freikarte · * ganze Gruppe
screen-yours = Deine
screen-street = G { $price }, { $group } · Miete { $rent }, ganze Gruppe { $whole }, Hütten { $huts }, Herrenhaus { $manor } · eine Hütte kostet { $hut } · Hypothek { $mortgage }
screen-room = G { $price }, { $group } · Miete, je nachdem, wie viele man hat: { $rents } · Hypothek { $mortgage }
screen-utility = G { $price }, { $group } · Miete { $one } mal die Augenzahl, mit beiden { $both } mal · Hypothek { $mortgage }
screen-bidding = Noch dabei: { $live }. Du hast G { $cash }.
screen-sealed = Gebote liegen vor von: { $written }. Du hast G { $cash }.
screen-bid = hat G { $amount } aufgeschrieben.
screen-stock = Die Bank hat ▴ { $huts } ■ { $manors }. Du hast G { $cash }.
screen-burden = { $space } ist beliehen: Wer es bekommt, zahlt sofort G { $amount }.
screen-debt = Du hast G { $cash }, es fehlen also G { $missing }. Mit allem, was du verkaufen und beleihen kannst, hättest du G { $could }.
screen-sell = Ein Gebäude zu verkaufen bringt: { $things }
screen-mortgage = Eine Hypothek bringt: { $things }
screen-claim = { $debtor } schuldet dir G { $amount } Miete, wenn du sie rechtzeitig verlangst.

## On the board
board-spaces = Das Spielbrett, vierzig Felder
# Same: a name and a token, in brackets.
board-player = { $name } ({ $token })
# Same: printed names. As they are set on the board; a long word may be divided at a soft hyphen.
board-space = { $space ->
    [dumbledores_office] Dumble{"\u00AD"}dore's Office
    [honeydukes] Honey{"\u00AD"}dukes Sweet{"\u00AD"}shop
    [ollivanders] Olli{"\u00AD"}vanders
    [room_of_requirement] The Room of Re{"\u00AD"}quire{"\u00AD"}ment
    [three_broomsticks] The Three Broom{"\u00AD"}sticks
   *[other] { $name }
}
# Same: G stands for Galleonen too.
board-sum = G { $amount }
board-notes = In Scheinen
board-note = { $count } zu G { $note }
board-hand = Dein Geld und deine Urkunden
board-holdings = Geld und Urkunden von { $who }
board-look = Geld und Urkunden von { $who }, { $count ->
    [0] keine Urkunde
    [one] eine Urkunde
   *[other] { $count } Urkunden
};
board-group = { $group }: { $count } von { $all }
board-paper = Freikarte für Azkaban ({ $deck })
board-jailed = In Azkaban; als Nächstes kommt Zug { $turn } von 3
board-out = ausgeschieden
board-bank = Die Bank hat
board-bank-huts = { $count ->
    [one] eine Hütte
   *[other] { $count } Hütten
}
board-bank-manors = { $count ->
    [one] ein Herrenhaus
   *[other] { $count } Herrenhäuser
}
board-unseen = { $count } neu
board-deck = { $deck }: { $count ->
    [one] eine Karte, die
   *[other] { $count } Karten, die
} noch niemand gesehen hat
board-drawn = { $who } zog
board-drawn-none = Noch ist keine Karte gezogen.
board-dice = Der letzte Wurf
board-throws = Würfe, der letzte zuerst
board-throw = { $who }: { $one } und { $two }
board-side = { $start } bis { $end }
board-side-before = Die Seite davor
board-side-after = Die nächste Seite
board-follow = Den Figuren folgen
board-tray = Die Figuren
space-for-sale = zu kaufen für G { $price }
space-of = gehört { $who }
space-huts = { $count ->
    [one] eine Hütte
   *[other] { $count } Hütten
}
space-manor = ein Herrenhaus
space-mortgaged = beliehen
space-here = hier: { $who }
space-lit = hier kann man etwas tun
space-about = { $kind ->
    [go] Wer GO erreicht oder überquert, bekommt G 200.
    [azkaban] Wer nur zu Besuch ist, hat nichts zu fürchten. Wer hierher geschickt wurde, sitzt hinter Gittern: einen Pasch würfeln, eine Freikarte abgeben oder G 50 zahlen.
    [free_parking] Ein Ort zum Ausruhen: Hier geschieht nichts.
    [go_to_azkaban] Wer hierher kommt, geht sofort nach Azkaban, ohne über GO zu ziehen.
    [daily_prophet] Zieh die oberste Karte vom Daily Prophet und tu, was sie sagt.
    [quibbler] Zieh die oberste Karte vom Quibbler und tu, was sie sagt.
    [ministry_tax] Zahle G 200 oder 10 % von Bargeld, Urkunden und Gebäuden. Entscheide, bevor du rechnest.
   *[gringotts_fee] Zahle der Bank ihre Gebühr von G 100.
}
deed-street = Preis: G { $price }, Gruppe: { $group }. Miete: G { $rent0 }, mit der ganzen Gruppe G { $whole }. Mit 1 bis 4 Hütten: G { $rent1 }, { $rent2 }, { $rent3 } oder { $rent4 }; mit Herrenhaus G { $rent5 }. Eine Hütte kostet G { $hut }. Pfandwert: G { $mortgage }.
deed-room = Preis: G { $price }. Miete für 1 bis 4 Gemeinschaftsräume: G { $rent0 }, { $rent1 }, { $rent2 } oder { $rent3 }. Pfandwert: G { $mortgage }.
deed-utility = Preis: G { $price }. Miete für 1 Versorger: Wurf mal { $rent0 }, für beide: mal { $rent1 }. Pfandwert: G { $mortgage }.
deed-price = Preis
deed-owner = Eigentum
deed-built = Darauf
deed-mortgaged = Beliehen; Ablösen kostet
deed-rent = Miete
deed-rent-group = … mit der ganzen Gruppe
deed-rent-huts = { $count ->
    [5] … mit einem Herrenhaus
    [1] … mit einer Hütte
   *[other] … mit { $count } Hütten
}
deed-rooms = { $count ->
    [1] Miete für einen Gemeinschaftsraum
   *[other] … für { $count } Gemeinschaftsräume
}
deed-utilities = { $count ->
    [1] Miete für einen Versorger
   *[other] … für beide Versorger
}
deed-factor = { $factor } × der Wurf
deed-hut-price = Eine Hütte, oder ein Herrenhaus für vier Hütten
deed-mortgage = Hypothekenwert
deed-sisters = Auch { $group }
deed-do-Build = { $manor ->
    [yes] Herrenhaus bauen für G { $amount }
   *[no] Hütte bauen für G { $amount }
}
deed-do-Sell = { $manor ->
    [yes] Herrenhaus verkaufen für G { $amount }
   *[no] Hütte verkaufen für G { $amount }
}
deed-do-Mortgage = Beleihen für G { $amount }
deed-do-Lift = Hypothek ablösen für G { $amount }
