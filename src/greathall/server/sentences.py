"""The hall's sentences and refusals."""

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
    """A refusal by the hall; `status` is its HTTP status, and programs can rely on `key`."""

    def __init__(self, status: int, key: str, /, **facts: Any) -> None:
        super().__init__("", say(key, **facts), key, facts)
        self.status = status
