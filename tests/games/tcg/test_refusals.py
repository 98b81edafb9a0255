"""Every way to be refused: the rule and the sentence a player reads."""

import re
from collections.abc import Callable

import pytest

import greathall
from greathall.core.words import Action
from greathall.games.tcg import GAME
from greathall.games.tcg.cards import BOOK
from greathall.games.tcg.cards.card import Ability, Card
from greathall.games.tcg.model import (
    AtPlayer, Begins, Came, Done, Draw, End, GoFirst, Number, Pick, Play, Redraw, Resign, Shield, Show, Skip, Solve,
    Strike, Suffer, Takes, Target, Use, Yes,
)
from greathall.games.tcg.play.drawing import MayDraw
from greathall.games.tcg.play.rewards import DrawOrDamage
from greathall.games.tcg.play.table import Table
from greathall.games.tcg.printed import CARDS, NAME, SAME
from tests.games.tcg.pauses import (
    aiming, alley, asked_by_snape, at_cloak, before_the_damage, burning, chased, chess, cloaked, counting,
    discarding, examined, facing, failing, flitwick, forgetful, gathering, half_tired, hannah, homework, house,
    hunting, keys, looking, lost_notes, opening, over, pomfrey, rich, searching, shedding, tired, twins,
    unsettled, used, waking, wandless,
)
from tests.games.tcg.scenes import ANN, BOB, card, pick, play, refused, scene
from tests.table import refusal, rule


def conditional(book: Card) -> bool:
    """Return whether it needs something to be there."""
    return (type(book).playable is not Card.playable
            or (isinstance(book, Ability) and type(book).usable is not Ability.usable))


CASES = {
    "no-chance": (opening, ANN, Came(3), "TC-1.2: players can't choose which cards come or who is drawn to go first."),
    "no-over": (over, ANN, End(), "TC-R9.1: the game is over."),
    "no-turn": (opening, BOB, End(), "TC-16.1: it is not your turn."),
    "no-their-turn": (cloaked, BOB, play("Charms"),
                      "TC-16.1: it is your opponent's turn: you can only answer what a card asks you."),
    "no-answer-theirs": (cloaked, ANN, End(), "TC-14.4: wait: your opponent has to answer first."),
    "no-resign-yet": (unsettled, ANN, Resign(), "TC-R9.1: you can't resign before it is settled who goes first."),
    "no-strike-first": (before_the_damage, ANN, play("Charms"), "TC-3.2: let your creatures strike first."),
    "no-strike-twice": (lambda: scene(play={ANN: "Pet Rat"}), ANN, Strike(), "TC-3.2: your creatures "
                        "have struck this turn; those that came later strike on your next one."),
    "no-strike-none": (opening, ANN, Strike(), "TC-5.2: you have no creature that does damage."),
    "no-actions": (tired, ANN, play("Charms"), "TC-3.3: you have no actions left this turn."),
    "no-two-actions": (half_tired, ANN, play("Ron Weasley"),
                       "TC-3.4: “Ron Weasley” takes 2 actions, and you don't have that many left."),
    "no-draw-count": (opening, ANN, Draw(2), "TC-3.3: an action draws 1 card."),
    "no-such-card": (opening, ANN, Play(117), "TC-13.1: unknown card."),
    "no-such-place": (opening, ANN, Use(9, 8), "TC-7.1: that card isn't there."),
    "no-printing": (twins, ANN, Play(2), "TC-R4.10: that is the other printing of “Draco Malfoy”: choose number 3."),
    "no-card": (opening, ANN, play("Accio"), "TC-14.1: “Accio” isn't in your hand."),
    "no-banned": (forgetful, ANN, play("Charms"),
                  "TC-CARD-086: “Forgetfulness Potion” stops you from playing cards this turn."),
    "no-hindered": (alley, ANN, Draw(1), "TC-CARD-048: “Diagon Alley” forbids that."),
    "no-unique": (opening, ANN, play("Dean Thomas"), "TC-8.1: “Dean Thomas” is unique and already in play."),
    "no-second-adventure": (opening, ANN, play("Diagon Alley"),
                            "TC-6.1: you already have an adventure in play, and can't replace it."),
    "no-power": (opening, ANN, play("Bluebell Flames"), "TC-4.1: “Bluebell Flames” needs 7 power, and you have 5."),
    "no-symbol": (opening, ANN, play("Surly Hound"),
                  "TC-4.1: “Surly Hound” needs some Care of Magical Creatures power, and you have none."),
    "no-power-hunted": (hunting, ANN, play("Vermillious"),
                        "TC-CARD-023: “Harry Hunting” raises the power you need to 6, and you have 4."),
    "no-lessons": (rich, ANN, play("Potions Mistake"),
                   "TC-CARD-100: “Potions Mistake” costs 3 Potions lessons in play, and you don't have enough."),
    "no-charmed": (wandless, ANN, play("Phoenix Feather Wand"),
                   "TC-CARD-031: “Phoenix Feather Wand” needs 3 Charms power in play, and you have 2."),
    "no-their-subject": (lambda: scene(hands={ANN: "Avifors"}, play={ANN: "2 trans", BOB: "Charms"}), ANN,
                         play("Avifors"), "TC-CARD-074: your opponent has no Care of Magical Creatures lesson "
                         "in play for “Avifors”."),
    "no-condition": (opening, ANN, play("Incendio"), "TC-CARD-025: there is no creature in play for “Incendio”."),
    "no-ability": (lambda: scene(play={ANN: "Pet Toad"}), ANN, Use(1, card("Pet Toad")),
                   "TC-7.1: “Pet Toad” has no ability to use."),
    "no-used": (used, ANN, Use(0, card("Dean Thomas")),
                "TC-CARD-001: you can use “Dean Thomas” only once, and you have."),
    "no-used-turn": (used, ANN, Use(1, card("Winged Keys")),
                     "TC-CARD-072: you have already used “Winged Keys” this turn."),
    "no-adventure": (opening, ANN, Solve(0), "TC-6.2: your opponent has no adventure in play."),
    "no-solve": (lambda: facing("Reptile House", lessons="3 Charms"), ANN, Solve(0),
                 "TC-6.2: to solve “Reptile House” you must do all it asks at once, and you can't yet."),
    "no-solve-way": (chess, ANN, Solve(1), "TC-6.2: you can't solve “Human Chess Game” that way now."),
    "no-solve-skip": (alley, ANN, Solve(0), "TC-6.3: you solve “Diagon Alley” by skipping 7 actions."),
    "no-skip": (house, ANN, Skip(), "TC-6.3: you can't solve “Reptile House” by skipping actions."),
    "no-starting": (failing, BOB, Target(BOB, 0, card("Hannah Abbott")),
                    "TC-7.2: Hannah Abbott is a starting character and never leaves play."),
    "no-their-card": (looking, ANN, pick("Cage"), "TC-14.4: “Cage” isn't in your opponent's hand."),
    "no-in-pile": (gathering, ANN, pick("Accio"), "TC-14.4: “Accio” isn't in your discard pile."),
    "no-in-deck": (searching, ANN, pick("Kelpie"), "TC-14.4: “Kelpie” isn't in your deck."),
    "no-in-play": (failing, BOB, pick("Care of Magical Creatures"),
                   "TC-14.4: “Care of Magical Creatures” isn't in play there."),
    "no-waiting": (waking, ANN, pick("Accio"),
                   "TC-3.1: “Accio” does nothing before your turn, or has already done it."),
    "no-not-in-play": (discarding, ANN, Target(ANN, 0, card("Dean Thomas")),
                       "TC-14.4: “Dean Thomas” is in play: choose a card in your hand."),
    "no-place": (aiming, ANN, pick("Pet Toad"), "TC-14.4: “Pet Toad” is in play: choose it by its place there."),
    "no-side": (keys, ANN, Target(ANN, 2, card("Pet Rat")),
                "TC-14.4: “Pet Rat” is yours: choose one of your opponent's cards."),
    "no-picked": (gathering, ANN, pick("Vermillious"), "TC-14.4: you have already chosen the only “Vermillious”."),
    "no-healing": (gathering, ANN, pick("Boil Cure"),
                   "TC-11.1: “Boil Cure” has the keyword Healing: choose a card without it."),
    "no-needs": (flitwick, ANN, pick("Charms"), "TC-14.4: “Charms” doesn't need Charms: choose a card that does."),
    "no-kind": (aiming, ANN, Target(BOB, 0, card("Hannah Abbott")),
                "TC-14.4: “Hannah Abbott” is a character: choose a creature."),
    "no-show": (examined, BOB, Show(card("Charms")), "TC-CARD-063: only a Potions lesson answers “Potions Exam”."),
    "no-show-held": (asked_by_snape, BOB, Show(card("Potions")),
                     "TC-CARD-104: you have no Potions lesson in your hand to show for “Snape's Question”."),
    "no-number": (counting, ANN, Number(21), "TC-12.3: choose a number from 0 to 20."),
    "no-all-or-none": (lambda: scene(MayDraw(ANN, 3)), ANN, Number(2),
                       "TC-12.3: you draw all 3 cards or none: say yes or no."),
    "no-reward-count": (lambda: scene(DrawOrDamage(ANN, 3, BOB)), ANN, Draw(1),
                        "TC-CARD-004: the reward for “Dragon's Escape” draws 3 cards."),
    "no-done": (chased, ANN, Done(), "TC-14.4: you must choose a card."),
    "no-shield": (cloaked, BOB, Shield(2, card("Cage")), "TC-16.1: “Cage” doesn't help against a spell."),
    # actions at the wrong time
    "when-End": (aiming, ANN, End(), "TC-3.1: you can end your turn once nothing else is asked of you."),
    "when-Strike": (aiming, ANN, Strike(),
                    "TC-3.2: your creatures strike after you draw and before your actions."),
    "when-Play": (aiming, ANN, play("Charms"),
                  "TC-14.1: you can play a card with an action on your turn, once everything else is settled."),
    "when-Draw": (aiming, ANN, Draw(1),
                  "TC-3.3: you can draw with an action on your turn, once everything else is settled."),
    "when-Use": (aiming, ANN, Use(0, card("Dean Thomas")),
                 "TC-7.1: you can use abilities on your turn after the draw, once everything else is settled."),
    "when-Solve": (aiming, ANN, Solve(0),
                   "TC-6.2: you can solve an adventure on your turn after the draw, once everything else is settled."),
    "when-Skip": (aiming, ANN, Skip(),
                  "TC-6.3: you can skip an action on your turn after the draw, once everything else is settled."),
    "when-Done": (opening, ANN, Done(), "TC-14.4: that ends a choice of cards, and you aren't making one."),
    "when-Pick": (opening, ANN, pick("Charms"),
                  "TC-14.4: you can choose a card when a card in play, a spell or an adventure asks you to."),
    "when-Target": (opening, ANN, Target(ANN, 0, card("Dean Thomas")),
                    "TC-14.4: you can choose a card in play when a spell, an ability or an adventure asks you to."),
    "when-AtPlayer": (chased, ANN, AtPlayer(),
                      "TC-14.4: you can aim at your opponent when a card lets you choose where its damage goes."),
    "when-Shield": (opening, ANN, Shield(0, card("Dean Thomas")),
                    "TC-16.1: you can use a card that way when a spell is about to damage you."),
    "when-Suffer": (opening, ANN, Suffer(),
                    "TC-16.1: you can let it happen when a spell is about to hit you, or in an exam."),
    "when-Show": (opening, ANN, Show(card("Potions")),
                  "TC-16.1: you can show a lesson to answer “Snape's Question” or “Potions Exam”."),
    "when-Yes": (opening, ANN, Yes(), "TC-12.3: you can say yes or no when a card asks whether you want to draw."),
    "when-Number": (opening, ANN, Number(1),
                    "TC-12.3: you can choose a number when a card lets you draw any number of cards."),
    "when-Redraw": (opening, ANN, Redraw(), "TC-1.2: you can draw a second starting hand "
                    "only before the first turn, and only if the table allows it."),
    "when-Go": (opening, ANN, GoFirst(),
                "TC-R1.5: the loser of the last game decides who goes first, before the first turn."),
}


@pytest.mark.parametrize("key", [pytest.param(key, marks=rule(case[3].split(":")[0])) for key, case in CASES.items()])
def test_refused_with_the_rule_and_a_sentence(key: str) -> None:
    table, seat, act, sentence = CASES[key]
    no = refusal(GAME, table(), seat, act)
    assert (no.key, f"{no.rule}: {GAME.catalogue.say(no.key, **no.facts)}") == (key, sentence)


def test_no_refusal_is_left_out() -> None:
    """Every message key in the code, and every refusal among the sentences, is met above."""
    code = "".join(file.read_text(encoding="utf-8") for file in GAME.folder.rglob("*.py"))
    sentences = (GAME.folder / "sentences.en.ftl").read_text(encoding="utf-8")
    named = set(re.findall(r'"((?:no|when)-[A-Za-z-]+)"', code)) | {"no-chance", "no-over"}
    assert named == set(re.findall(r"^((?:no|when)-[A-Za-z-]+) =", sentences, re.MULTILINE)) | {"no-turn"} == set(CASES)


ALSO = {
    "draw before the damage": (before_the_damage, Draw(1), "TC-3.2", "no-strike-first"),
    "end before the damage": (before_the_damage, End(), "TC-3.2", "no-strike-first"),
    "remembrall before the damage": (before_the_damage, Use(2, card("Remembrall")), "TC-3.2", "no-strike-first"),
    "draw without an action": (tired, Draw(1), "TC-3.3", "no-actions"),
    "skip without an action": (tired, Skip(), "TC-3.3", "no-actions"),
    "an ability without an action": (tired, Use(1, card("Remembrall")), "TC-3.3", "no-actions"),
    "nothing to skip for": (opening, Skip(), "TC-6.2", "no-adventure"),
    "an ability under a ban": (forgetful, Use(1, card("Remembrall")), "TC-CARD-086", "no-banned"),
    "an ability that lacks what it needs": (opening, Use(2, card("Winged Keys")), "TC-CARD-072", "no-condition"),
    "a spell at Privet Drive": (lambda: facing("1 4 Privet Drive"), play("Vermillious"), "TC-CARD-039", "no-hindered"),
    "an item, hiding": (lambda: facing("Hiding From Snape"), play("Remembrall"), "TC-CARD-054", "no-hindered"),
    "the Cloak twice": (cloaked, at_cloak(), "TC-CARD-012", "no-used-turn"),
    "a card beyond the board against a spell": (cloaked, Shield(9, 1), "TC-16.1", "no-such-place"),
    "a card that lies elsewhere": (aiming, Target(BOB, 1, card("Kelpie")), "TC-14.4", "no-such-place"),
    "a third side": (aiming, Target(2, 1, card("Pet Toad")), "TC-14.4", "no-such-place"),
    "an own item to be chased": (chased, Target(ANN, 2, card("Cage")), "TC-14.4", "no-kind"),
    "a lesson as a target": (aiming, pick("Charms"), "TC-14.4", "no-kind"),
    "a creature that is not in play": (aiming, pick("Kelpie"), "TC-14.4", "no-in-play"),
    "a hand card that is no item": (discarding, pick("Charms"), "TC-14.4", "no-kind"),
    "no such card to pick": (searching, Pick(0), "TC-13.1", "no-such-card"),
    "what is no creature": (searching, pick("Charms"), "TC-14.4", "no-kind"),
    "a lesson that is not Snape's": (asked_by_snape, Show(card("Charms")), "TC-CARD-104", "no-show"),
    "the other's own creature for the keys": (keys, Target(BOB, 3, card("Cage")), "TC-14.4", "no-kind"),
    "an item that is not the opponent's": (lost_notes, Target(ANN, 1, card("Cage")), "TC-14.4", "no-side"),
    "a creature for an item or a lesson": (lost_notes, Target(BOB, 2, card("Pet Toad")), "TC-14.4", "no-kind"),
    "a lesson that nobody has there": (lost_notes, pick("Potions"), "TC-14.4", "no-in-play"),
    "an adventure for an item or a lesson": (lost_notes, pick("Reptile House"), "TC-14.4", "no-kind"),
    "an item in play by its name alone": (lost_notes, pick("Cage"), "TC-14.4", "no-place"),
    "nothing, where something must go": (lost_notes, Done(), "TC-14.4", "no-done"),
    "a Healing card for Madam Pomfrey": (pomfrey, pick("Boil Cure"), "TC-11.1", "no-healing"),
    "a Healing card for Hannah": (hannah, pick("Boil Cure"), "TC-11.1", "no-healing"),
    "a card without Charms for Flitwick": (flitwick, pick("Cage"), "TC-14.4", "no-needs"),
    "nothing for Flitwick": (flitwick, Done(), "TC-14.4", "no-done"),
    "yes, where a number is asked for": (counting, Yes(), "TC-12.3", "no-number"),
    "a number, where a card may be drawn": (lambda: scene(MayDraw(ANN, 1)), Draw(1), "TC-12.3", "no-all-or-none"),
    "the other printing in a hand": (shedding, Pick(2), "TC-R4.10", "no-printing"),
}


@pytest.mark.parametrize("case", ALSO)
@rule("TC-14.1", "TC-14.4", "TC-11.1")
def test_the_rule_that_forbids_it(case: str) -> None:
    table, act, forbids, key = ALSO[case]
    s = table()
    no = refusal(GAME, s, s.agenda[-1].seat, act)
    assert (no.rule, no.key) == (forbids, key)


@pytest.mark.parametrize("table", [discarding, gathering, looking, homework, flitwick, searching, aiming, burning,
                                   chased, keys, waking], ids=lambda table: table.__name__)
@rule("TC-7.2", "TC-14.4")
def test_that_a_character_never_leaves_play_is_said_only_where_something_does(table: Callable[[], Table]) -> None:
    s = table()
    for side in (ANN, BOB):
        assert refused(s, Target(side, 0, s.board[side][0])) == "TC-14.4"


@pytest.mark.parametrize("number", [number for number in CARDS if conditional(BOOK[number])], ids=NAME.__getitem__)
@rule("TC-14.2", "TC-R4.4", "TC-R4.5")
def test_a_card_says_what_it_lacks(number: int) -> None:
    """Each condition has its own words: no card uses another's by mistake."""
    s = scene()
    sentences = (GAME.folder / "sentences.en.ftl").read_text(encoding="utf-8")
    no = BOOK[number].lacking(s, ANN)
    assert no.rule == f"TC-CARD-{SAME[number]:03d}"
    assert no.key in ("no-lessons", "no-charmed", "no-their-subject") or f"[{no.facts['lack']}]" in sentences
    assert NAME[number] in GAME.catalogue.say(no.key, **no.facts)


@rule("TC-14.1", "TC-4.2", "TC-R4.1")
def test_what_forbids_a_card_is_looked_at_in_its_order() -> None:
    """Everything forbids Incendio; one obstacle after another is removed."""
    s = scene(hands={ANN: "Incendio"}, play={BOB: "1 4 Privet Drive"}, actions=0, struck=False)
    s.banned[ANN] = True
    found = []

    def why() -> None:
        no = GAME.explain(s, ANN, play("Incendio"))
        found.append(no.key if no else "")

    why()
    s.struck = True
    why()
    s.actions = 1
    why()
    s.banned[ANN] = False
    why()
    s.adventure[BOB] = 0
    why()
    s.lessons[ANN] = [3, 0, 0, 0]
    why()
    s.lessons[ANN] = [2, 1, 0, 0]
    why()
    s.enter(BOB, card("Pet Toad"))
    why()
    assert found == ["no-strike-first", "no-actions", "no-banned", "no-hindered", "no-power", "no-symbol",
                     "no-condition", ""]


@pytest.mark.parametrize("act", [Came(3), Begins(1), Takes(2)])
@rule("TC-1.2")
def test_nobody_speaks_for_chance(act: Action) -> None:
    no = GAME.explain(opening(), ANN, act)
    assert no is not None
    assert no.key == "no-chance"


@pytest.mark.parametrize("act", [Play(-1), Play(1 << 70), Use(-1, 1), Target(-1, 0, 1), Target(0, 1 << 70, 1), Pick(-5),
                                 Shield(-1, 1), Number(-1), Draw(-1), Draw(0), Solve(-1), Show(0)])
@rule("TC-13.1", "TC-14.4")
def test_numbers_off_the_table_are_refused_not_crashed_on(act: Action) -> None:
    for table in (opening, aiming, gathering, searching, counting, discarding, failing, asked_by_snape, cloaked):
        s = table()
        assert GAME.explain(s, s.agenda[-1].seat, act) is not None


@rule("TC-16.1")
def test_at_a_match_an_illegal_act_raises_with_rule_and_sentence() -> None:
    match = greathall.new("tcg", 2, seed="turn")
    assert match.seat is not None
    with pytest.raises(greathall.Illegal, match=r"^TC-16\.1: it is not your turn\.$"):
        match.play(match.legal()[0], seat=1 - match.seat)
    with pytest.raises(greathall.Illegal) as no:
        match.play(Strike())
    assert (no.value.rule, no.value.why) == ("TC-5.2", "you have no creature that does damage.")
