title = Candles
tagline = Two cards, one flame: the highest candle burns longest.
ask-Turn = Light a candle.
do-Light = light { $card }
do-Drawn = drawn { $card }
tell-Lit = { $seat } lights { $card }.
end-highest = { $winners } lit the highest candle.
