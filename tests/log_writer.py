"""A second, plain telling of the game that writes right logs of random play, to try the checker on.

It shares no code with the checker: where the two differ, one of them has misread the rules.
"""

import random
from collections import deque
from hashlib import sha256
from typing import Any

Event = dict[str, Any]
ALL_PASS_CHANCE = 0.3


def _numbers(secret: bytes) -> Any:
    seed, count = sha256(secret).digest(), 0
    while True:
        block = sha256(seed + count.to_bytes(8, "big")).digest()
        yield from (int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4))
        count += 1


def _mixed(pack: list[str], numbers: Any) -> list[str]:
    cards = pack[:]
    for i in range(len(cards) - 1, 0, -1):
        word = next(numbers)
        while word >= 2**32 - (2**32 % (i + 1)):
            word = next(numbers)
        j = word % (i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


class Writer:
    """Writes logs of one game; everything random comes from `seed`."""

    def __init__(
        self,
        variant: str,
        players: int,
        options: dict[str, Any] | None = None,
        *,
        wins: int = 2,
        seed: int = 7,
        salt: str = "",
        cut_at: int | None = None,
    ) -> None:
        self.variant, self.n, self.options = variant, players, options or {}
        self.wins, self.seed, self.salt, self.cut_at = wins, seed, salt, cut_at
        self.chance = random.Random(seed)
        self.partners = players == 4 and variant != "chiamata" and self.option("teams", True)
        self.called = variant == "chiamata"
        self.places = 5 if self.called else players
        removed = self.option("removed", "2C") if players == 3 else ""
        self.pack = [r + s for s in "CDBS" for r in "1234567FCR" if r + s != removed]
        self.best_first = "17RFC65432" if variant == "bisca" else "13RCF76542"
        worth = "17RFC" if variant == "bisca" else "13RCF"
        self.worth = dict(zip(worth, (11, 10, 4, 3, 2), strict=True))
        self.log: list[Event] = []

    def option(self, key: str, default: Any) -> Any:
        return self.options.get(key, default)

    def say(self, event: str, **values: Any) -> None:
        self.log.append({"event": event, **values})

    def run(self, hands: int) -> list[Event]:
        """The log of `hands` hands, one match following another."""
        self.match()
        dealer = self.first_dealer()
        for number in range(1, hands + 1):
            reason = self.hand(number, dealer)
            if not (
                (reason == "tie" and self.option("void_dealer", "same") == "same")
                or (reason == "passed_out" and self.option("all_pass", "next") == "same")
            ):
                dealer = (dealer + 1) % self.n
            winners = self.match_winners()
            if winners:
                self.say("match_end", winners=winners, score=self.score[:])
                if number < hands:
                    self.match()
        return self.log

    def match(self) -> None:
        self.score, self.balance, self.counted = [0] * self.n, [0] * self.places, 0
        self.say(
            "match",
            version=1,
            variant=self.variant,
            players=self.n,
            sides=[[0, 2], [1, 3]] if self.partners else [[s] for s in range(self.n)],
            winning_hands=self.wins,
            options=self.options,
            levels=["random"] * self.n,
            seed=self.seed,
        )

    def match_winners(self) -> list[int]:
        kind = self.option("match", "wins")
        goal = {"wins": self.wins, "hands": 0, "target": self.option("match_target", 11)}[kind]
        if kind == "hands":
            there = list(range(self.n)) if self.counted >= self.option("match_hands", 10) else []
        else:
            there = [s for s in range(self.n) if (self.score, self.balance)[kind == "target"][s] >= goal]
        if self.called and there:
            top = max(self.balance[s] for s in there)
            there = [s for s in there if self.balance[s] == top]
        return there

    def first_dealer(self) -> int:
        how = self.option("first_dealer", "high")
        if how == "random":
            dealer = self.chance.randrange(self.n)
            self.say("draw_for_deal", cards=[], dealer=dealer)
            return dealer
        pack = _mixed(self.pack, _numbers(sha256(f"briscola:{self.seed}:draw:1".encode()).digest()))
        tied, rounds = list(range(self.n)), []
        while len(tied) > 1:
            rounds.append([pack.pop(0) if s in tied else None for s in range(self.n)])
            ranks = {s: self.best_first.index(str(rounds[-1][s])[0]) for s in tied}
            wanted = (max if how == "low" else min)(ranks.values())
            tied = [s for s in tied if ranks[s] == wanted]
        self.say("draw_for_deal", cards=rounds, dealer=tied[0])
        return tied[0]

    def hand(self, number: int, dealer: int) -> str:
        secret = sha256(f"briscola:{self.seed}:{number}".encode()).digest()
        self.say("commit", hand=number, sha256=sha256(secret).hexdigest())
        numbers = _numbers(secret + self.salt.encode())
        deck = _mixed(self.pack, numbers)
        at = self.cut_at or 1 + next(numbers) % (len(deck) - 1)
        deck = deck[at:] + deck[:at]
        self.say("cut", seat=(dealer + self.n - 1) % self.n, at=at, salt=self.salt)
        self.circle = [(dealer + i) % self.n for i in range(1, self.n)] + [dealer]
        if self.places > self.n:
            self.circle.insert(3, 4)
        whole = self.called or self.option("deal_all", False)
        size = len(deck) // self.places if whole else self.option("hand_size", 3)
        self.hands: list[list[str]] = [[] for _ in range(self.places)]
        rest = deque(deck)
        for _ in range(size):
            for place in self.circle:
                self.hands[place].append(rest.popleft())
        if not whole:
            rest.rotate(-1)
        turned = None if self.called else rest[-1] if rest else deck[-1]
        self.stock = rest
        self.say(
            "deal",
            hand=number,
            dealer=dealer,
            deck=deck,
            hands=[h[:] for h in self.hands],
            turned=turned,
            stock=list(rest),
        )
        self.points, self.tricks = [0] * self.places, [0] * self.places
        end = self.called_hand() if self.called else self.open_hand(str(turned)[1])
        self.counted += end["reason"] not in ("tie", "passed_out")
        self.say("hand_end", hand=number, points=self.points, **end, score=self.score[:])
        self.say("reveal", hand=number, bytes=secret.hex())
        return str(end["reason"])

    def open_hand(self, trumps: str) -> dict[str, Any]:
        complete = self.play(trumps, self.circle[0])
        sides = [[0, 2], [1, 3]] if self.partners else [[s] for s in range(self.n)]
        totals = sorted(((sum(self.points[s] for s in side), side) for side in sides), reverse=True)
        capot = complete and any(sum(self.tricks[s] for s in side) == sum(self.tricks) for side in sides)
        winners, reason = totals[0][1], "points"
        if totals[0][0] <= 60:
            if self.option("independents", "highest") == "strict":
                winners, reason = [], "nobody"
            elif totals[0][0] == totals[1][0]:
                winners, reason = [], "tie"
                if self.option("tie", "void") == "last_trick":
                    winners, reason = next(side for side in sides if self.leader in side), "points"
        for seat in winners:
            self.score[seat] += 2 if capot and self.option("capot", False) else 1
        return {"winners": winners, "reason": reason, "capot": capot}

    def called_hand(self) -> dict[str, Any]:
        nothing = {"winners": [], "reason": "passed_out", "capot": False, "contract": None}
        won = self.auction()
        if won is None:
            return nothing | {"payments": [0] * self.places, "balance": self.balance[:]}
        caller, rank, contract = won
        choice = [c for c in self.pack if rank in ("", c[0])]
        if not self.option("call_own", True):
            choice = [c for c in choice if c not in self.hands[caller]] or choice
        card = self.chance.choice(choice)
        partner = next(p for p in range(5) if card in self.hands[p])
        self.say("call", seat=caller, card=card, contract=contract, partner=partner)
        self.play(card[1], caller if self.option("first_lead", "") == "caller" else self.circle[0])
        ours = {caller, partner}
        made = sum(self.points[p] for p in ours) >= contract
        capot = sum(self.tricks[p] for p in ours) in (0, 8)
        unit = 1 + (contract - 61) // 10 if self.option("multiplier", False) else 1
        unit *= (2 if capot and self.option("capot_doubles", False) else 1) * (1 if made else -1)
        share = {caller: 4} if partner == caller else {caller: 2, partner: 1}
        payments = [unit * share.get(p, -1) for p in range(5)]
        for place in range(5):
            self.balance[place] += payments[place]
        winners = [s for s in range(self.n) if (s in ours) == made]
        for seat in winners:
            self.score[seat] += 1
        return {
            "winners": winners,
            "reason": "made" if made else "failed",
            "capot": capot,
            "contract": contract,
            "payments": payments,
            "balance": self.balance[:],
        }

    def auction(self) -> tuple[int, str, int] | None:
        by_rank = self.option("bidding", "points") == "rank"
        rungs = [("", p) for p in range(61, 121)]
        if by_rank:
            rungs = [(r, 61) for r in self.best_first] + [("2", p) for p in range(62, 121)]
        speakers = [p for p in self.circle if p < self.n]
        everybody_passes = self.chance.random() < ALL_PASS_CHANCE
        best: tuple[int, str, int] | None = None
        turn = 0
        while len(speakers) > (best is not None) and rungs:
            seat = speakers[turn % len(speakers)]
            forced = best is None and len(speakers) == 1 and self.option("all_pass", "") == "forced"
            if not forced and (everybody_passes or self.chance.random() < 0.6):
                self.say("pass", seat=seat)
                turn %= len(speakers)
                speakers.remove(seat)
                continue
            step = 0 if forced else min(int(self.chance.expovariate(0.3)), len(rungs) - 1)
            rank, points = rungs[step]
            if not by_rank:
                self.say("bid", seat=seat, bid=points)
            elif points == 61:
                self.say("bid", seat=seat, bid=rank)
            else:
                self.say("bid", seat=seat, bid=rank, points=points)
            best, rungs = (seat, rank, points), rungs[step + 1 :]
            turn = turn % len(speakers) + 1
        return best

    def play(self, trumps: str, leader: int) -> bool:
        """Play the tricks; whether all of them were played."""
        self.leader = leader
        first = True
        while any(self.hands):
            start = self.circle.index(self.leader)
            around = self.circle[start:] + self.circle[:start]
            table: list[tuple[str, int]] = []
            for place in around:
                self.talk(first)
                self.swap(place, trumps)
                card = self.chance.choice(self.legal(place, table[0][0][1] if table else ""))
                self.hands[place].remove(card)
                self.say("play", seat=place, card=card)
                table.append((card, place))
            first = False
            in_suit = [c for c in table if c[0][1] == trumps] or [
                c for c in table if c[0][1] == table[0][0][1]
            ]
            self.leader = min(in_suit, key=lambda c: self.best_first.index(c[0][0]))[1]
            points = sum(self.worth.get(card[0], 0) for card, _ in table)
            self.points[self.leader] += points
            self.tricks[self.leader] += 1
            self.say("trick", winner=self.leader, points=points)
            mates = [self.leader, (self.leader + 2) % 4] if self.partners else [self.leader]
            if self.option("stop_at_61", False) and sum(self.points[m] for m in mates) > 60:
                return not any(self.hands)
            start = self.circle.index(self.leader)
            for place in self.circle[start:] + self.circle[:start]:
                if self.stock:
                    self.hands[place].append(self.stock.popleft())
                    self.say("draw", seat=place, card=self.hands[place][-1])
        return True

    def legal(self, place: int, led: str) -> list[str]:
        hand = self.hands[place]
        if place == 4 and self.n == 4:
            return hand if self.option("morto", "blind") == "open" else hand[-1:]
        duty = self.variant == "prini" or (self.option("follow_at_end", False) and not self.stock)
        return (duty and [c for c in hand if c[1] == led]) or hand

    def swap(self, place: int, trumps: str) -> None:
        how = self.option("exchange", "off")
        mates = (place, (place + 2) % 4) if self.partners else (place,)
        if how == "off" or len(self.stock) < 2 or not any(self.tricks[m] for m in mates):
            return
        rank = self.stock[-1][0]
        wanted = {
            "seven": {"7": "13RCF"},
            "seven_and_two": {"7": "13RCF", "2": "7654"},
            "two": {"2": "17"},
        }[how]
        for own, takes in wanted.items():
            if own + trumps in self.hands[place] and rank in takes and self.chance.random() < 0.7:
                took = self.stock.pop()
                self.stock.append(own + trumps)
                self.hands[place].remove(own + trumps)
                self.hands[place].append(took)
                self.say("exchange", seat=place, gave=own + trumps, took=took)
                return

    def talk(self, first: bool) -> None:
        silent = first and self.option("silent_first_trick", True)
        if not self.partners or self.variant == "prini" or silent or self.chance.random() < 0.8:
            return
        seat = self.chance.randrange(4)
        if self.option("requests", True) and self.chance.random() < 0.5:
            self.say("request", seat=seat, ask=self.chance.choice(["trump", "carico", "liscio"]))
        elif self.option("signs", "national") != "off":
            signs = ["ace", "three", "king", "knight", "jack", "low", "none", "carico"]
            spied = [(seat + 1) % 4] if self.option("spies", False) and self.chance.random() < 0.25 else []
            self.say("signal", seat=seat, sign=self.chance.choice(signs), seen_by=[(seat + 2) % 4, *spied])
