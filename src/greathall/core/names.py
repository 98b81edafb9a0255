"""Names: what a screen can show, and what seats have."""

from collections.abc import Sequence

from greathall.core.catalogue import illegal, sentence


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
