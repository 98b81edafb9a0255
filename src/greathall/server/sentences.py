"""What the hall says to people, and how it says no."""

from functools import cache
from pathlib import Path
from typing import Any

from greathall.core.catalogue import Catalogue
from greathall.core.words import Illegal


@cache
def catalogue() -> Catalogue:
    return Catalogue(Path(__file__).parent)


def say(key: str, /, **facts: Any) -> str:
    return catalogue().say(key, **facts)


class Refused(Illegal):
    """The hall says no. `status` is HTTP's number for it; `key` is a name that programs can rely on."""

    def __init__(self, status: int, key: str, /, **facts: Any) -> None:
        super().__init__("", say(key, **facts), key, facts)
        self.status = status
