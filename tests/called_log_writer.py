"""The plain writer of logs for chiamata, with all that is said in bars: see `tests/log_writer.py`."""

from typing import Any

from tests.log_writer import Writer

ALL_PASS_CHANCE = 0.3
Bid = tuple[int, str, int, bool]  # who, the rank or "", the points, obliged


class CalledWriter(Writer):
    """Writes logs of chiamata, with five or with the dummy."""

    def __init__(self, players: int, options: dict[str, Any] | None = None, **more: Any) -> None:
        super().__init__("chiamata", players, options, **more)

    def result(self) -> dict[str, Any]:
        if self.somebody_shows_a_weak_hand():
            return self.nothing("void")
        won = self.auction()
        if won is None:
            return self.nothing("passed_out")
        self.won, self.side, self.conceded = won, set[int](), False
        self.dealt = [hand[:] for hand in self.hands]
        if not self.option("dark", False):
            self.call()
        self.play(won[0] if self.option("first_lead", "") == "caller" else self.circle[0])
        return self.paid()

    def nothing(self, reason: str) -> dict[str, Any]:
        end = {"winners": [], "reason": reason, "capot": False, "contract": None}
        return end | {"payments": [0] * self.places, "balance": self.balance[:]}

    def somebody_shows_a_weak_hand(self) -> bool:
        if not self.option("weak_redeal", False):
            return False
        most = 0 if self.option("bidding", "") == "two" else 4
        for seat in self.circle:
            weak = seat < self.n and sum(self.worth.get(c[0], 0) for c in self.hands[seat]) <= most
            if weak and self.chance.random() < 0.7:
                self.say("redeal", seat=seat)
                return True
        return False

    def call(self) -> None:
        """Name a card, or a suit, at random."""
        caller, rank, contract, obliged = self.won
        own = self.dealt[caller]
        if obliged:
            lowest_first = self.best_first[::-1]
            choice = [next(r + s for r in lowest_first if r + s not in own) for s in "CDBS"]
        else:
            choice = [c for c in self.pack if rank in ("", c[0])]
            if not self.option("call_own", True) and self.option("bidding", "") != "two":
                choice = [c for c in choice if c not in own] or choice
        card = self.chance.choice(choice)
        partner = next(p for p in range(5) if card in self.dealt[p])
        self.say("call", seat=caller, card=card, contract=contract, partner=partner)
        self.trumps, self.side = card[1], {caller, partner}

    def all_on_the_table(self) -> None:
        if not self.side:
            self.call()

    def gives_up(self, place: int) -> bool:
        wants = self.option("concede", False) and self.chance.random() < 0.05
        if wants and self.side and place == self.won[0]:
            self.say("concede", seat=place)
            self.conceded = True
        return self.conceded

    def paid(self) -> dict[str, Any]:
        caller, _, contract, _ = self.won
        made = not self.conceded and sum(self.points[p] for p in self.side) >= contract
        capot = not self.conceded and sum(self.tricks[p] for p in self.side) in (0, 8)
        unit = 1 + (contract - 61) // 10 if self.option("multiplier", False) else 1
        unit *= (2 if capot and self.option("capot_doubles", False) else 1) * (1 if made else -1)
        share = dict.fromkeys(self.side, 1) | {caller: 2 if len(self.side) == 2 else 4}
        payments = [unit * share.get(p, -1) for p in range(5)]
        for place in range(5):
            self.balance[place] += payments[place]
        winners = [s for s in range(self.n) if (s in self.side) == made]
        for seat in winners:
            self.score[seat] += 1
        return {
            "winners": winners,
            "reason": "conceded" if self.conceded else "made" if made else "failed",
            "capot": capot,
            "contract": contract,
            "payments": payments,
            "balance": self.balance[:],
        }

    def rungs(self) -> list[tuple[str, int, bool]]:
        kind = self.option("bidding", "points")
        if kind != "rank":
            return [("2" if kind == "two" else "", p, False) for p in range(61, 121)]
        high: list[tuple[str, int, bool]] = []
        for points in range(62, 121):
            high.append(("2", points, False))
            if self.option("obliged", False):
                high.append(("2", points, True))
        return [(r, 61, False) for r in self.best_first] + high

    def auction(self) -> Bid | None:
        by_rank = self.option("bidding", "points") == "rank"
        rungs = self.rungs()
        speakers = [p for p in self.circle if p < self.n]
        everybody_passes = self.chance.random() < ALL_PASS_CHANCE
        best: Bid | None = None
        turn = 0
        while len(speakers) > (best is not None) and rungs:
            seat = speakers[turn % len(speakers)]
            forced = best is None and len(speakers) == 1 and self.option("all_pass", "") == "forced"
            if not forced and (everybody_passes or self.chance.random() < 0.6):
                self.say("pass", seat=seat)
                turn %= len(speakers)
                speakers.remove(seat)
                continue
            step = 0 if forced else min(int(self.chance.expovariate(0.1)), len(rungs) - 1)
            rank, points, obliged = rungs[step]
            said: dict[str, Any] = {"points": points} if by_rank and points > 61 else {}
            if obliged:
                said["obliged"] = True
            self.say("bid", seat=seat, bid=rank if by_rank else points, **said)
            best, rungs = (seat, rank, points, obliged), rungs[step + 1 :]
            turn = turn % len(speakers) + 1
        return best


def writer(variant: str, players: int, options: dict[str, Any] | None = None, **more: Any) -> Writer:
    """The writer of a game."""
    if variant == "chiamata":
        return CalledWriter(players, options, **more)
    return Writer(variant, players, options, **more)
