"""Cards that the table itself must know by number, because they act where something else happens."""

from greathall.games.tcg.printed import NUMBER

HARRY, HERMIONE, RON = NUMBER["Harry Potter"], NUMBER["Hermione Granger"], NUMBER["Ron Weasley"]
HAGRID, UNICORN, MRS_NORRIS = NUMBER["Rubeus Hagrid"], NUMBER["Unicorn"], NUMBER["Mrs Norris"]
CLOAK, INGREDIENTS = NUMBER["Invisibility Cloak"], NUMBER["Potion Ingredients"]
TOAD, KELPIE = NUMBER["Pet Toad"], NUMBER["Kelpie"]
CHESS, REPTILES, HUNTING = NUMBER["Human Chess Game"], NUMBER["Reptile House"], NUMBER["Harry Hunting"]
PRIVET_DRIVE, HIDING, DIAGON_ALLEY = NUMBER["4 Privet Drive"], NUMBER["Hiding From Snape"], NUMBER["Diagon Alley"]
CENTAURS, PEEVES = NUMBER["Meet the Centaurs"], NUMBER["Peeves Causes Trouble"]
