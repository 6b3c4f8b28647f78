"""A second, plain telling of the game that writes right logs of random play, to try the checker on.

It shares no code with the checker: where the two differ, one of them has misread the rules.
"""

import random
from collections import deque
from hashlib import sha256
from typing import Any

Event = dict[str, Any]
NO_TALK = ("prini", "sueca", "chiamata")


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
        self.partners = players in (4, 6) and variant != "chiamata" and self.option("teams", True)
        self.called = variant == "chiamata"
        self.places = 5 if self.called else players
        agreed = {3: self.option("removed", "2C"), 6: self.option("removed", "twos")}.get(players, "")
        if variant == "brisca" and players == 3:
            agreed = "twos"
        whole_ranks = {"twos": ["2C", "2D", "2B", "2S"], "fours": ["4C", "4D", "4B", "4S"]}
        removed = whole_ranks.get(agreed, [agreed])
        self.pack = [r + s for s in "CDBS" for r in "1234567FCR" if r + s not in removed]
        self.best_first = "17RFC65432" if variant in ("bisca", "sueca") else "13RCF76542"
        if self.option("ranking", "") == "seven":
            self.best_first = "17RCF36542"
        self.worth = dict(zip(self.best_first, (11, 10, 4, 3, 2), strict=False))
        self.cinquecento = self.option("trump_by", "") == "turned"
        self.log: list[Event] = []

    @property
    def mark(self) -> int:
        """The points to which a match by points is played; 0 where winning hands decide."""
        if self.variant == "marianna":
            return 150 if self.cinquecento else int(self.option("to_points", 500))
        if self.variant == "briscolone" and self.option("match", "points") == "points":
            return int(self.option("to_points", 121))
        return 120 if self.option("total_120", False) else 0

    @property
    def sides(self) -> list[list[int]]:
        """Who plays with whom."""
        if not self.partners:
            return [[s] for s in range(self.n)]
        return [[s for s in range(self.n) if s % 2 == 0], [s for s in range(self.n) if s % 2 == 1]]

    def mates(self, place: int) -> list[int]:
        """The side of a place, itself included; in chiamata nobody shows it."""
        return next((side for side in self.sides if place in side), [place])

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
            moves_on = self.mark or self.variant == "sueca" or self.option("void_dealer", "same") == "next"
            if not (
                reason == "void"
                or (reason == "tie" and not moves_on)
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
            sides=self.sides,
            winning_hands=self.wins,
            options=self.options,
            levels=["random"] * self.n,
            seed=self.seed,
        )

    def match_winners(self) -> list[int]:
        if self.mark:
            top = max(self.score)
            first = [side for side in self.sides if self.score[side[0]] == top]
            return first[0] if top >= self.mark and len(first) == 1 else []
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
        whole = self.called or self.variant == "sueca" or self.option("deal_all", False)
        five = self.variant == "briscolone" or (self.variant == "marianna" and not self.cinquecento)
        size = len(deck) // self.places if whole else 5 if five else self.option("hand_size", 3)
        packet = 3 if self.option("deal_by", "one") == "three" else 1
        self.hands: list[list[str]] = [[] for _ in range(self.places)]
        rest = deque(deck)
        for _ in range(size // packet):
            for place in self.circle:
                self.hands[place] += [rest.popleft() for _ in range(packet)]
        if not whole and not five and self.option("turn_up", "next") == "next":
            rest.rotate(-1)
        turned = None if self.called or five else rest[-1] if rest else deck[-1]
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
        self.declared, self.shown = [0] * self.places, list[str]()
        self.trumps = turned[1] if turned else ""
        end = self.result()
        self.counted += end["reason"] not in ("tie", "passed_out", "void")
        self.say("hand_end", hand=number, points=self.points, **end, score=self.score[:])
        self.say("reveal", hand=number, bytes=secret.hex())
        return str(end["reason"])

    def result(self) -> dict[str, Any]:
        """Play the hand; what its end says."""
        complete = self.play(self.circle[0])
        sides = self.sides
        totals = sorted(
            ((sum(self.points[s] + self.declared[s] for s in side), side) for side in sides), reverse=True
        )
        capot = complete and any(sum(self.tricks[s] for s in side) == sum(self.tricks) for side in sides)
        winners, reason = totals[0][1], "points"
        if self.mark:
            if totals[0][0] == totals[1][0]:
                winners, reason = [], "tie"
            for total, side in totals:
                for seat in side:
                    self.score[seat] += total
        else:
            if totals[0][0] <= 60:
                if self.option("independents", "highest") == "strict":
                    winners, reason = [], "nobody"
                elif totals[0][0] == totals[1][0]:
                    winners, reason = [], "tie"
                    if self.option("tie", "void") == "last_trick":
                        winners, reason = next(side for side in sides if self.leader in side), "points"
            for seat in winners:
                self.score[seat] += self.value(totals[0][0], capot)
        said = {"declared": self.declared} if self.variant == "marianna" else {}
        return {"winners": winners, "reason": reason, "capot": capot, **said}

    def value(self, best: int, capot: bool) -> int:
        """What a won hand scores."""
        if self.variant == "sueca":
            return 4 if capot else 1 + (best > 90)
        if self.option("stakes", False):
            return {120: 4}.get(best, 1 + (best > 90))
        return 2 if capot and self.option("capot", False) else 1

    def play(self, leader: int) -> bool:
        """Play the tricks; whether all of them were played."""
        self.leader = leader
        first = True
        while any(self.hands):
            start = self.circle.index(self.leader)
            around = self.circle[start:] + self.circle[:start]
            table: list[tuple[str, int]] = []
            for place in around:
                self.talk(first)
                if not table:
                    self.declare(place)
                    self.talk(first)
                if self.swap(place, 0.7):
                    self.swap(place, 0.9)
                if self.gives_up(place):
                    return False
                card = self.chance.choice(self.legal(place, table[0][0][1] if table else ""))
                self.hands[place].remove(card)
                self.say("play", seat=place, card=card)
                table.append((card, place))
            first = False
            self.all_on_the_table()
            in_suit = [c for c in table if c[0][1] == self.trumps] or [
                c for c in table if c[0][1] == table[0][0][1]
            ]
            self.leader = min(in_suit, key=lambda c: self.best_first.index(c[0][0]))[1]
            points = sum(self.worth.get(card[0], 0) for card, _ in table)
            self.points[self.leader] += points
            self.tricks[self.leader] += 1
            self.say("trick", winner=self.leader, points=points)
            if self.stops():
                return not any(self.hands)
            start = self.circle.index(self.leader)
            for place in self.circle[start:] + self.circle[:start]:
                if self.stock:
                    self.hands[place].append(self.stock.popleft())
                    self.say("draw", seat=place, card=self.hands[place][-1])
        return True

    def stops(self) -> bool:
        """Whether the hand is over early."""
        if not self.option("stop_at_61", False):
            return False
        mates = self.mates(self.leader)
        unbeaten = sum(self.tricks[m] for m in mates) == sum(self.tricks)
        if self.option("capot", False) and unbeaten:
            return False
        best = max(sum(self.points[m] for m in side) for side in self.sides)
        grows = self.value(best, False) != self.value(120 - sum(self.points) + best, False)
        return best > 60 and not (self.option("stakes", False) and grows)

    def gives_up(self, _place: int) -> bool:
        """Whether the hand ends here, before a card; chiamata has it."""
        return False

    def all_on_the_table(self) -> None:
        """Before a trick is decided; in the dark this is where the card is called."""

    def declare(self, place: int) -> None:
        """A king and knight, by who is to lead while there is a stock."""
        if self.variant != "marianna" or not self.stock:
            return
        hand = self.hands[place]
        pairs = [s for s in "CDBS" if "R" + s in hand and "C" + s in hand and s not in self.shown]
        if not pairs or self.chance.random() < 0.3:
            return
        suit = self.chance.choice(pairs)
        if self.cinquecento:
            points = 40 if suit == self.trumps else 20
        else:
            points = self.option("first_marianna", 20) + 20 * len(self.shown)
            self.trumps = suit
        self.shown.append(suit)
        self.declared[place] += points
        self.say("declare", seat=place, suit=suit, points=points)

    def legal(self, place: int, led: str) -> list[str]:
        hand = self.hands[place]
        if place == 4 and self.n == 4:
            return hand if self.option("morto", "blind") == "open" else hand[-1:]
        duty = self.variant in ("prini", "sueca") or self.option("must_follow", False)
        duty = duty or (self.option("follow_at_end", False) and not self.stock)
        return (duty and [c for c in hand if c[1] == led]) or hand

    def exchange_option(self) -> str:
        usual = {"brisca": "seven" if self.n == 3 else "seven_and_two"}.get(self.variant, "off")
        return str(self.option("exchange", usual))

    def swap(self, place: int, chance: float) -> bool:
        """Perhaps take the turned card; whether for the middle card, so that the two may follow."""
        how = self.exchange_option()
        if how == "off" or len(self.stock) < 2 or not any(self.tricks[m] for m in self.mates(place)):
            return False
        rank = self.stock[-1][0]
        middle, high = ("3", "17RCF") if self.option("ranking", "") == "seven" else ("7", "13RCF")
        wanted = {
            "seven": {middle: high},
            "seven_and_two": {middle: high, "2": middle + "654"},
            "two": {"2": "17"},
        }[how]
        for own, takes in wanted.items():
            gave = own + self.stock[-1][1]
            if gave in self.hands[place] and rank in takes and self.chance.random() < chance:
                took = self.stock.pop()
                self.stock.append(gave)
                self.hands[place].remove(gave)
                self.hands[place].append(took)
                self.say("exchange", seat=place, gave=gave, took=took)
                return own == middle
        return False

    def talk(self, first: bool) -> None:
        silent = first and self.option("silent_first_trick", True)
        if not self.partners or self.variant in NO_TALK or silent or self.chance.random() < 0.8:
            return
        seat = self.chance.randrange(self.n)
        if self.option("requests", True) and self.chance.random() < 0.5:
            asks = ["trump", "carico", "liscio"]
            if self.option("lead_request", False):
                asks += ["lead:C", "lead:D", "lead:B", "lead:S"]
            self.say("request", seat=seat, ask=self.chance.choice(asks))
        elif self.option("signs", "national") != "off" and self.trumps:
            signs = ["ace", "three", "king", "knight", "jack", "low", "none", "carico"]
            spied = self.option("spies", False) and self.chance.random() < 0.25
            seen_by = [s for s in self.mates(seat) if s != seat] + [(seat + 1) % self.n] * spied
            self.say("signal", seat=seat, sign=self.chance.choice(signs), seen_by=seen_by)
