"""A position set up by the engine, on a page, for situations too rare to wait for.

The connection to the hall is real, and so are the position, the question and the legal actions; only no dice led there.
"""

import json
from typing import Any

import msgspec
from playwright.sync_api import WebSocketRoute

from greathall.core import forms
from greathall.core.coach import coaching
from greathall.core.game import all_games
from greathall.core.words import CHANCE, Event, Illegal, as_dict
from greathall.server.messages import question
from greathall.server.wire import ProbeAnswer
from tests.web.people import Guest
from tests.web.watch import settle

_plain = msgspec.to_builtins


def lay(guest: Guest, s: Any, seat: int | None = 0, events: tuple[Event, ...] = (), game: str = "monopoly") -> "Laid":
    """Show this guest's page the scene from that seat's view from now on; the page's answers change nothing there."""
    return Laid(guest, game, seat, s, events)


class Laid:
    """A scene on a page, which may be followed by another."""

    def __init__(self, guest: Guest, game: str, seat: int | None, s: Any, events: tuple[Event, ...]) -> None:
        self.rules, self.page, self.seat, self.lies = all_games()[game], guest.page, seat, True
        self.routes: list[WebSocketRoute] = []
        self.said: list[dict[str, Any]] = []
        self.scene: dict[str, Any] = {}
        self.last: dict[str, Any] = {}
        self.show(s, events)
        guest.page.route_web_socket(lambda url: guest.here and self.lies and "/socket" in url, self._line)

    def show(self, s: Any, events: tuple[Event, ...] = ()) -> None:
        """Move on to this, by these events; without a question, the match is over."""
        self.state = s
        over = not s.agenda
        aside = None if self.seat is None else self.rules.asides(s, self.seat)
        view = self.rules.view(s, self.seat)
        self.scene = _plain({
            "view": view, "early": None, "coach": coaching(self.rules, view),
            "ask": None if over else question(s, s.agenda[-1], self.seat),
            "aside": question(s, aside, self.seat) if aside else None, "events": [as_dict(event) for event in events],
            "moves": [(0, CHANCE, len(events))]})
        if over:
            self.scene |= {"status": "over", "result": _plain(self.rules.result(s))}
        for route in self.routes:
            self.last = self.last | self.scene | {"seq": self.last["seq"] + 1}
            route.send(json.dumps(self.last))

    @property
    def actions(self) -> list[dict[str, Any]]:
        """Return what the page has tried to play so far; what it does about the last touch is on its way."""
        settle(self.page)
        return [said["action"] for said in self.said if said.get("action")]

    def _line(self, route: WebSocketRoute) -> None:
        self.routes.append(route)
        server = route.connect_to_server()
        server.on_message(lambda data: route.send(self._shown(data)))
        route.on_message(lambda data: self._hear(route, server, data))

    def _hear(self, route: WebSocketRoute, server: WebSocketRoute, data: str | bytes) -> None:
        """The engine judges probes at the scene's position."""
        self.said.append(json.loads(data))
        probe = self.said[-1].get("probe")
        if probe is None or self.seat is None:
            server.send(data)
        else:
            route.send(json.dumps(_plain(self._judged(self.seat, probe))))

    def _judged(self, seat: int, probe: dict[str, Any]) -> ProbeAnswer:
        rules, s = self.rules, self.state
        action, step = rules.read(json.dumps(probe)), s.agenda[-1]
        why, form = rules.explain(s, seat, action), forms.narrow(step, s, probe) if step.seat == seat else None
        no = Illegal("", "") if why is None else rules.illegal(why)
        return ProbeAnswer(self.last["seq"], seat, why is None, no.rule, no.why, no.key, no.facts, form)

    def _shown(self, data: str | bytes) -> str:
        message: dict[str, Any] = json.loads(data)
        if message["type"] != "table":
            return json.dumps(message)
        self.last = message | self.scene
        return json.dumps(self.last)
