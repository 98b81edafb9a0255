"""What is agreed before a match's first draw: names, seeds and what players bring, each checked."""

import re
from collections.abc import Sequence
from typing import Any

from greathall.core.catalogue import illegal, sentence

LONGEST_SEED = 200
PLEDGE = re.compile("[0-9a-f]{64}")


def check_seed(seed: str) -> None:
    if not isinstance(seed, str) or len(seed) > LONGEST_SEED or has_lone_surrogate(seed):
        raise illegal("no-such-seed")


def check_pledge(pledge: str) -> None:
    if not isinstance(pledge, str) or not PLEDGE.fullmatch(pledge):
        raise illegal("no-such-pledge")


def by_name(brings: dict[int, Any]) -> dict[str, Any]:
    """Return what the seats brought as JSON has it, with text as keys."""
    return {str(seat): thing for seat, thing in brings.items()}


def has_lone_surrogate(text: str) -> bool:
    """Return whether this text has half a character in it, which Python allows and UTF-8 doesn't."""
    return any("\ud800" <= letter <= "\udfff" for letter in text)


def is_printable(text: str) -> bool:
    """Return whether a screen can show this character.

    The two joiners are invisible, but Persian names and many emoji need them."""
    return all(letter.isprintable() or letter in "\u200c\u200d" for letter in text)


def seat_names(seats: int, names: Sequence[str]) -> list[str]:
    """Return the seats' names, with numbers for those that nobody named."""
    if len(names) > seats or not all(isinstance(n, str) and len(n) <= 80 and is_printable(n) for n in names):
        raise illegal("no-such-names", seats=seats)
    return [names[i] if i < len(names) and names[i] else sentence("seat", number=i + 1) for i in range(seats)]
