"""A table as the engine lays it, on a page: for what is too rare to wait for. The line to the hall is a real one, and
so are position, question and options; only that it came to this is not told by dice."""

import json
from typing import Any

import msgspec
from playwright.sync_api import WebSocketRoute

from greathall.core.game import all_games
from greathall.core.words import Event, as_dict
from greathall.server.sight import question
from tests.web.people import Guest

_plain = msgspec.to_builtins


def lay(guest: Guest, s: Any, seat: int = 0, events: tuple[Event, ...] = (), game: str = "monopoly") -> None:
    """From now on this guest's page shows the scene through that seat's eyes; what it says changes nothing there."""
    rules = all_games()[game]
    aside = rules.asides(s, seat)
    scene = {"view": rules.view(s, seat), "ask": question(s, s.agenda[-1], seat), "early": None,
             "aside": question(s, aside, seat) if aside else None, "events": [as_dict(event) for event in events]}
    laid = _plain(scene)

    def shown(data: str | bytes) -> str:
        message: dict[str, Any] = json.loads(data)
        return json.dumps(message | laid if message["type"] == "table" else message)

    def line(route: WebSocketRoute) -> None:
        hall = route.connect_to_server()
        hall.on_message(lambda data: route.send(shown(data)))

    guest.page.route_web_socket("**/socket*", line)
