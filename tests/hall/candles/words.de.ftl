title = Kerzen
tagline = Zwei Karten, eine Flamme: Die höchste Kerze brennt am längsten.
ask-Turn = Zünde eine Kerze an.
do-Light = { $card } anzünden
do-Drawn = { $card } gezogen
tell-Lit = { $seat } zündet { $card } an.
end-highest = Sieg für { $winners } mit der höchsten Kerze.
