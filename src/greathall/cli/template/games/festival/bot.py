"""How the bot chooses: a bright lantern, but no brighter than needed."""

from greathall.core.mind import Mind, Ranked, Reason

from .model import Lay, brightness
from .play.table import Table


class FestivalMind(Mind):
    """A mind that ranks what a seat may lay; search and playouts work as in every game."""

    def rank(self, s: Table) -> list[Ranked]:
        seat = s.agenda[-1].seat
        leading = s.wins[seat] == max(s.wins) and any(s.wins)
        found = []
        for a in s.agenda[-1].legal(s):
            assert isinstance(a, Lay)
            bright = sum(map(brightness, a.lanterns))
            why = Reason("why-saves" if leading else "why-shines")
            own = Reason("why-lantern", {"lantern": a.lanterns[0], "brightness": bright})
            found.append(Ranked(a, float(-abs(bright - 4) if leading else bright), why, (own,)))
        return sorted(found, key=lambda ranked: -ranked.worth)
