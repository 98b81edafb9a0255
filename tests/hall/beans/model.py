"""The actions and events of Beans."""

from greathall.core.words import Action, Event, Outcome


class Lay(Action):
    beans: "tuple[int, ...]"


class Drawn(Outcome):
    bean: int


class Laid(Event):
    seat: int
    beans: "tuple[int, ...]"
