"""Written by `greathall state` from play.table: change that and run it again."""

from ..play.table import Table


class Made(Table):
    __slots__ = ("at", "banish_pays", "bank", "board", "boost", "bump_counts", "coins", "dice", "ended",
        "hands", "limit", "missed", "options", "out", "picked", "pile", "round", "seats", "sign", "starter",
        "stock", "swirl", "throws", "tried", "trunk", "turn", "winners", "younger")

    def clone(self) -> "Made":
        n = Made()
        n.log = None
        n.agenda = self.agenda.copy()
        n.seats = self.seats
        n.options = self.options
        n.younger = self.younger
        n.bump_counts = self.bump_counts
        n.banish_pays = self.banish_pays
        n.limit = self.limit
        n.turn = self.turn
        n.round = self.round
        n.starter = self.starter
        n.throws = self.throws.copy()
        n.out = self.out
        n.at = self.at.copy()
        n.coins = [*map(list.copy, self.coins)]
        n.bank = self.bank.copy()
        n.trunk = self.trunk.copy()
        n.stock = self.stock.copy()
        n.sign = self.sign
        n.missed = self.missed.copy()
        n.tried = self.tried.copy()
        n.boost = self.boost
        n.hands = [one.clone() for one in self.hands]
        n.pile = self.pile.clone()
        n.picked = self.picked.copy()
        n.dice = self.dice
        n.swirl = self.swirl
        n.board = self.board
        n.winners = self.winners
        n.ended = self.ended
        return n

    def laid_out(self) -> list[tuple[str, object]]:
        return [("agenda", self.agenda), ("at", self.at), ("banish_pays", self.banish_pays),
            ("bank", self.bank), ("board", self.board), ("boost", self.boost),
            ("bump_counts", self.bump_counts), ("coins", self.coins), ("dice", self.dice),
            ("ended", self.ended), ("hands", self.hands), ("limit", self.limit), ("missed", self.missed),
            ("options", self.options), ("out", self.out), ("picked", self.picked), ("pile", self.pile),
            ("round", self.round), ("seats", self.seats), ("sign", self.sign), ("starter", self.starter),
            ("stock", self.stock), ("swirl", self.swirl), ("throws", self.throws), ("tried", self.tried),
            ("trunk", self.trunk), ("turn", self.turn), ("winners", self.winners), ("younger", self.younger)]
