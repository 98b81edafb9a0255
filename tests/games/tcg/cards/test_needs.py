"""Each creature and spell of the four subjects: the power it needs, its symbol, and the lessons it costs."""

import pytest

from greathall.games.tcg.play.table import Table
from greathall.games.tcg.printed import CARDS, CREATURE, KIND, SPELL
from tests.games.tcg.scenes import ANN, BOB, card, in_play, play, refused, run, scene
from tests.table import legal, rule

NEEDS = """
20 Unicorn: 6 care, pays 1
21 Delivery Owl: 2 care, pays 1
28 Mountain Troll: 8 care
29 Mrs Norris: 2 care
30 Norbert: 4 care, pays 2
43 Baby Dragon: 3 care, pays 1
53 Guard Dog: 7 care
55 Kelpie: 3 care, pays 1
57 Mysterious Egg: 4 care
58 Nurture: 2 care
61 Pet Toad: 2 care
76 Boa Constrictor: 4 care
80 Curious Raven: 2 care
84 Fluffy Falls Asleep: 3 care
85 Forest Troll: 2 care, pays 1
88 Giant Tarantula: 1 care, pays 1
89 Hagrid and the Stranger: 4 care
98 Pet Rat: 1 care, pays 1
103 Scottish Stag: 4 care
107 Surly Hound: 3 care
110 Vicious Wolf: 6 care
14 Obliviate: 12 charms
24 History of Magic: 2 charms
25 Incendio: 3 charms
36 Titillando: 9 charms
44 Bluebell Flames: 7 charms
47 Confundus: 5 charms
52 Fumos: 7 charms
56 Logic Puzzle: 6 charms
59 Ollivanders: 1 charms
67 Stupefy: 6 charms
73 Accio: 2 charms
75 Baubillious: 2 charms
92 Illegibilus: 5 charms
95 Magical Mishap: 2 charms
97 Out of the Woods: 5 charms
108 Toe Biter: 3 charms
109 Vermillious: 4 charms
111 Wingardium Leviosa!: 1 charms
112 Wizard Crackers: 1 charms
5 Elixir of Life: 10 potions, pays 2
22 Draught of Living Death: 8 potions, pays 2
26 Malevolent Mixture: 5 potions, pays 2
35 Shrinking Potion: 8 potions
41 Apothecary: 5 potions
45 Burning Bitterroot Balm: 6 potions, pays 1
49 Dogbreath Potion: 6 potions, pays 1
62 Pomfrey's Pick-Me-Up: 3 potions
63 Potions Exam: 10 potions
66 Snuffling Potion: 4 potions
77 Boil Cure: 1 potions
81 Dungbomb: 2 potions
83 Erumpent Potion: 3 potions
86 Forgetfulness Potion: 7 potions, pays 1
87 Foul Brew: 5 potions
91 Hospital Wing: 4 potions, pays 1
96 Noxious Poison: 3 potions, pays 1
100 Potions Mistake: 6 potions, pays 3
104 Snape's Question: 3 potions
32 Platform 9 3/4: 5 trans
34 Raven to Writing Desk: 1 trans
37 Transfiguration Exam: 10 trans
38 Transfiguration Test: 5 trans
40 Alchemy: 2 trans
42 Apparate: 1 trans
50 Draco's Trick: 7 trans
68 Take Root: 5 trans
69 Transmogrify: 2 trans
71 Vanishing Glass: 9 trans
74 Avifors: 2 trans
79 Cauldron to Sieve: 2 trans
82 Epoximise: 2 trans
90 Homework: 2 trans
93 Incarcifors: 6 trans
94 Lost Notes: 5 trans
102 Restricted Section: 2 trans
105 Squiggle Quill: 2 trans
106 Steelclaw: 4 trans
"""
ANOTHER = {"care": "charms", "charms": "potions", "potions": "trans", "trans": "care"}
INSTEAD = {"care": "Cage", "potions": "Pewter Cauldron"}
"""Cards that give power in a subject without being a lesson."""


def rows() -> list[tuple[int, str, int, str, int]]:
    found = []
    for line in NEEDS.strip().splitlines():
        head, _, tail = line.partition(": ")
        number, _, name = head.partition(" ")
        power, _, rest = tail.partition(" ")
        subject, _, pays = rest.partition(", pays ")
        found.append((int(number), name, int(power), subject, int(pays or 0)))
    return found


def every(columns: int, *, paying: bool = False) -> list[object]:
    return [pytest.param(*row[1:columns + 1], id=row[1], marks=rule(f"TC-CARD-{row[0]:03}"))
            for row in rows() if row[4] or not paying]


def with_lessons(name: str, lessons: str) -> Table:
    """Return a table with everything that any card could ask for besides power."""
    return scene(hands={ANN: f"{name}, 2 Accio", BOB: "Accio"}, heaps={ANN: "Remembrall, Curious Raven, Charms"},
                 play={ANN: f"Surly Hound, Diagon Alley, {lessons}", BOB: (
                     "Surly Hound, Remembrall, Peeves Causes Trouble, care, charms, potions, trans")})


@pytest.mark.parametrize(("name", "power", "subject", "pays"), every(4))
def test_a_card_needs_its_power_and_one_of_its_own_symbol(name: str, power: int, subject: str, pays: int) -> None:
    own = max(1, pays)
    other = ANOTHER[subject]
    assert play(name) in legal(with_lessons(name, f"{own} {subject}, {power - own} {other}"))
    assert refused(with_lessons(name, f"{power} {other}"), play(name)) == "TC-4.1"
    if power > 1:
        assert refused(with_lessons(name, f"{power - 1} {subject}"), play(name)) == "TC-4.1"


@pytest.mark.parametrize(("name", "power", "subject", "pays"), every(4, paying=True))
def test_some_cards_cost_lessons_of_their_subject_which_count_for_their_power(
        name: str, power: int, subject: str, pays: int) -> None:
    s = with_lessons(name, f"{max(power, pays)} {subject}")
    before = in_play(s, ANN, subject)
    run(s, play(name))
    assert in_play(s, ANN, subject) == before - pays
    assert s.heaps[ANN].count(card(subject)) == pays


@pytest.mark.parametrize(("name", "power", "subject", "pays"), every(4, paying=True))
def test_other_power_does_not_pay_for_lessons(name: str, power: int, subject: str, pays: int) -> None:
    s = with_lessons(name, f"{INSTEAD[subject]}, {pays - 1} {subject}, {power} charms")
    assert refused(s, play(name)) == f"TC-CARD-{card(name):03}"


def test_each_creature_and_spell_is_in_the_list() -> None:
    assert sorted(row[0] for row in rows()) == [one for one in CARDS if KIND[one] in (CREATURE, SPELL)]
