"""Written by `greathall state` from play.table: change that and run it again."""

from ..play.table import Table


class Made(Table):
    __slots__ = ("at", "built", "called", "cash", "claims", "decks", "demand", "dice", "doubles", "ended",
        "huts", "jailed", "limit", "manors", "mortgaged", "most_offers", "offers", "options", "out", "owner",
        "papers", "passed", "rest", "round", "said", "sealed", "seats", "starter", "throws", "tokens", "turn",
        "turns", "winners", "wishes", "woken")

    def clone(self) -> "Made":
        n = Made()
        n.log = None
        n.agenda = self.agenda.copy()
        n.seats = self.seats
        n.options = self.options
        n.demand = self.demand
        n.limit = self.limit
        n.most_offers = self.most_offers
        n.turn = self.turn
        n.round = self.round
        n.turns = self.turns
        n.doubles = self.doubles
        n.dice = self.dice
        n.starter = self.starter
        n.tokens = self.tokens
        n.throws = self.throws
        n.cash = self.cash.copy()
        n.at = self.at.copy()
        n.jailed = self.jailed.copy()
        n.out = self.out
        n.owner = self.owner.copy()
        n.built = self.built.copy()
        n.mortgaged = self.mortgaged
        n.huts = self.huts
        n.manors = self.manors
        n.papers = self.papers.copy()
        n.decks = [one.clone() for one in self.decks]
        n.rest = self.rest.copy()
        n.passed = self.passed
        n.called = self.called
        n.woken = self.woken
        n.offers = self.offers.copy()
        n.said = self.said.copy()
        n.wishes = self.wishes.copy()
        n.claims = self.claims.copy()
        n.sealed = self.sealed.copy()
        n.winners = self.winners
        n.ended = self.ended
        return n

    def laid_out(self) -> list[tuple[str, object]]:
        return [("agenda", self.agenda), ("at", self.at), ("built", self.built), ("called", self.called),
            ("cash", self.cash), ("claims", self.claims), ("decks", self.decks), ("demand", self.demand),
            ("dice", self.dice), ("doubles", self.doubles), ("ended", self.ended), ("huts", self.huts),
            ("jailed", self.jailed), ("limit", self.limit), ("manors", self.manors),
            ("mortgaged", self.mortgaged), ("most_offers", self.most_offers), ("offers", self.offers),
            ("options", self.options), ("out", self.out), ("owner", self.owner), ("papers", self.papers),
            ("passed", self.passed), ("rest", self.rest), ("round", self.round), ("said", self.said),
            ("sealed", self.sealed), ("seats", self.seats), ("starter", self.starter),
            ("throws", self.throws), ("tokens", self.tokens), ("turn", self.turn), ("turns", self.turns),
            ("winners", self.winners), ("wishes", self.wishes), ("woken", self.woken)]
