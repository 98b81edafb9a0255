# Was der Begleiter sagt; die Schritte stehen in festival.toml.
festival-goal = Gewinne mehr Runden als dein Gegner. Ihr spielt zwei.
festival-hand = Diese vier Laternen gehören dir, und nur du siehst sie. Weiß ist mit 6 die hellste.
festival-dim = Heb die hellen auf: Lege Violett und Grün.
festival-dim-done = Zusammen zählen sie 4. Dein Gegner hat Weiß gelegt, das zählt 6: Diese Runde ist verloren.
festival-bright = Deine letzten beiden sind schwer zu schlagen. Lege Gelb und Weiß.
festival-bright-done = Sie zählen 10. Du hast diese Runde gewonnen, und ihr teilt euch das Spiel.
festival-end = Heb helle Laternen für die Runde auf, in der sie zählen.
