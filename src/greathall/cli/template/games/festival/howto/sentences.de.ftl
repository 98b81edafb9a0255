# Wie man spielt, auf einer Seite, und das Glossar; die Regeln stehen in howto.toml.
festival-most = Gewinne mehr Runden als alle anderen.
festival-lay = Lege in jeder Runde eine oder zwei Laternen aus deiner Hand verdeckt hin.
festival-lantern = Eine Laterne hat eine Helligkeit von 1 bis 6, und deine sieht sonst niemand.
festival-open = Haben alle gelegt, gewinnt die größte Helligkeit die Runde.
term-brightness = Helligkeit | leuchtet | hellsten
term-brightness-is = Was eine Laterne zählt: von 1 für Violett bis 6 für Weiß.
