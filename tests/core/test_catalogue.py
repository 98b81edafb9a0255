"""Sentences: a missing one is an error, never a gap."""

from pathlib import Path

import pytest

from greathall.core.catalogue import Catalogue, sentence, spell
from greathall.core.words import Action, Event, as_dict


class Gave(Event): seat: int; card: int | None; ready: bool; share: float; cards: tuple[int, ...]
class Give(Action): cards: tuple[int, ...]
class Offered(Event): seat: int; gift: Give


@pytest.fixture
def catalogue(tmp_path: Path) -> Catalogue:
    (tmp_path / "sentences.en.ftl").write_text(
        "plain = Hello.\nfact = Hello { $name }.\nno-turn = wait.\nonly = \n    .part = x\n"
        "tell-Gave = { $seat } { $card } { $ready } { $share } { $cards } { $more }\n"
        "do-Give = give { $cards }\ntell-Offered = { $seat } would { $gift }\n", encoding="utf-8")
    return Catalogue(tmp_path)


def test_a_missing_key_raises(catalogue: Catalogue) -> None:
    assert not catalogue.has("nowhere")
    with pytest.raises(KeyError, match="nowhere"):
        catalogue.say("nowhere")
    with pytest.raises(KeyError, match="nowhere"):
        sentence("nowhere")


def test_a_message_without_a_sentence_raises(catalogue: Catalogue) -> None:
    with pytest.raises(KeyError, match="only"):
        catalogue.say("only")


def test_a_missing_fact_raises(catalogue: Catalogue) -> None:
    assert catalogue.say("fact", name="Ann") == "Hello Ann."
    with pytest.raises(ValueError, match="fact"):
        catalogue.say("fact")


def test_a_games_sentences_add_to_the_halls_and_go_before_them(catalogue: Catalogue) -> None:
    assert catalogue.say("plain") == "Hello."
    assert catalogue.say("no-turn") == "wait."
    assert sentence("no-turn") != "wait."
    assert catalogue.say("no-option") == sentence("no-option")


def test_a_word_is_told_with_its_fields_by_name(catalogue: Catalogue) -> None:
    told = catalogue.tell("tell", Gave(3, 7, True, 0.5, (1, 2)), {"seat": lambda seat: f"Seat {seat + 1}"}, more="!")
    assert told == "Seat 4 7 yes 0.5 1, 2 !"


def test_several_things_of_a_name_are_told_one_after_another(catalogue: Catalogue) -> None:
    """An empty list is none; a sentence with `seats` gets the whole list, to join it as its language does."""
    names = {"cards": lambda card: f"card {card}", "seats": lambda seats: f"{len(seats)} seats"}
    assert [catalogue.tell("do", Give(cards), names) for cards in ((), (4,), (4, 7))] == [
        "give none", "give card 4", "give card 4, card 7"]
    assert spell("seats", (1, 2), names) == "2 seats"


def test_what_is_hidden_is_told_as_none(catalogue: Catalogue) -> None:
    told = catalogue.tell("tell", Gave(3, None, False, 1.0, ()), {"card": lambda card: f"card {card}"}, more="")
    assert told.split()[:3] == ["3", "none", "no"]


def test_a_choice_inside_a_word_is_told_as_a_choice(catalogue: Catalogue) -> None:
    names = {"seat": lambda _: "Ann", "cards": lambda card: f"card {card}"}
    told = catalogue.tell("tell", Offered(0, Give((4, 5))), names)
    assert told == "Ann would give card 4, card 5"


def test_a_folder_without_sentences_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Catalogue(tmp_path)


def test_a_word_as_data_names_its_kind() -> None:
    assert as_dict(Give((1, 2))) == {"type": "Give", "cards": (1, 2)}
