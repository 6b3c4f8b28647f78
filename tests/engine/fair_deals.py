"""Matches at which several computers contribute to every shuffle, played by chance."""

from collections.abc import Callable, Collection, Sequence
from hashlib import sha256
from random import Random
from typing import Literal

from briscola.engine.actions import Action
from briscola.engine.events import Contributed, Event, Opened, Signed
from briscola.engine.occupant import Occupant
from briscola.engine.occupants import seated
from briscola.engine.rules import Rules
from briscola.engine.terms import Terms
from briscola.table.deals import SeededDeals
from briscola.table.fair_table import FairTable
from briscola.table.referee import Asked
from briscola.table.table import Phase
from tests.engine.strategies import choose

HEADER = '{"record":4}'
SIGNATURE = "5e" * 64


def players_at(*computers: int | None, pages: Collection[int] = ()) -> tuple[Occupant, ...]:
    """A person at each of these computers, each with a key; None is a computer player.

    Those at the seats `pages` play in a browser.
    """
    return tuple(
        Occupant(name="Peppe", face="peppe", level="random")
        if computer is None
        else Occupant(
            name=f"P{seat}", face="person-woman", key=f"{seat:064x}", computer=computer, page=seat in pages
        )
        for seat, computer in enumerate(computers)
    )


def terms_at(
    *computers: int | None, pages: Collection[int] = (), clock: int = 0, absences: bool = True
) -> Terms:
    """The terms of such a table; without `absences` those of version 3."""
    roster = players_at(*computers, pages=pages)
    return Terms(header=HEADER, roster=roster, shared=True, absences=absences, clock=clock)


def fair_table(rules: Rules, terms: Terms, *, seed: int = 7, winning_hands: int = 1) -> FairTable:
    assert terms.roster is not None
    levels = seated(terms.roster).levels
    return FairTable(rules, winning_hands=winning_hands, levels=levels, deals=FreshDeals(seed), terms=terms)


class FreshDeals(SeededDeals):
    """Seeded bytes that are other ones each time they are asked for."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._asked = 1000 * seed

    def for_hand(self, hand: int) -> bytes:
        del hand
        self._asked += 1
        return super().for_hand(self._asked)

    def for_draw(self, match: int) -> bytes:
        return self.for_hand(match)


class FairMatch:
    """Plays a match: everybody promises, signs, opens, and signs what she chooses."""

    def __init__(self, table: FairTable, seed: int = 1, away: Sequence[int] = ()) -> None:
        """`away` are the seats of people who have lost the line, and so contribute nothing."""
        self.table, self.random, self.away = table, Random(seed), away
        self.choices: dict[int, int] = {}
        for event in table.log:
            if isinstance(event, Signed):
                self.choices[event.seat] = max(event.at, self.choices.get(event.seat, 0))

    def to_the_end(self, until: Callable[[FairTable], bool] = lambda _: False) -> FairTable:
        """Play on until something is so, or until the match is over."""
        begun = self.table.matches
        while not until(self.table) and not (begun and self.table.phase is Phase.MATCH):
            begun = 1
            self.step()
        return self.table

    def step(self) -> None:
        """The next step of the table."""
        table, promises = self.table, self.table.promises
        match table.phase:
            case Phase.MATCH:
                table.begin_match()
            case Phase.SEAL_DRAW:
                table.seal_draw()
            case Phase.HAND:
                table.begin_hand()
            case Phase.DRAW | Phase.CUT if promises is None:
                self.promise()
            case Phase.DRAW | Phase.CUT if promises is not None and promises.missing:
                table.open(self.opening(promises.missing[-1]))
            case Phase.DRAW:
                table.draw()
            case Phase.CUT:
                table.cut()
            case Phase.PLAY:
                self.act()

    def secret(self, seat: int) -> bytes:
        """The bytes that a seat contributes to this shuffle."""
        return sha256(self.table.shuffle.chain + bytes([seat])).digest()[:16]

    def cut(self, seat: int) -> int:
        """The cut of a seat: 0 unless it may cut, and now and then even then."""
        hand = self.table.hand
        return 7 + seat if hand % 3 and seat == self.table.shuffle.cuts else 0

    def trump_card(self, seat: int) -> Literal["", "bottom", "top"]:
        """The trump card of a seat: none unless it deals, and now and then even then."""
        wanted: tuple[Literal["", "bottom", "top"], ...] = ("", "bottom", "top")
        return wanted[self.table.hand % 3] if seat == self.table.shuffle.chooses else ""

    def shares(self) -> list[Contributed]:
        """The promises of everybody who is there."""
        shuffle = self.table.shuffle
        seats = [seat for seat in shuffle.contributors if seat not in self.away]
        return [
            Contributed(
                seat=seat,
                sha256=shuffle.promise(seat, self.secret(seat), self.cut(seat), self.trump_card(seat)),
                sig=SIGNATURE,
            )
            for seat in seats
        ]

    def promise(self) -> list[Event]:
        shares = self.shares()
        signed = [Signed(seat=share.seat, sig=SIGNATURE) for share in shares]
        return self.table.promise(shares, signed, dict.fromkeys(self.away, "line"))

    def opening(self, seat: int) -> Opened:
        return Opened(
            seat=seat,
            secret=self.secret(seat).hex(),
            cut=self.cut(seat),
            sig=SIGNATURE,
            trump_card=self.trump_card(seat),
        )

    def act(self) -> None:
        """Let whoever is asked choose by chance; a person signs it, and says something now and then."""
        table, asked = self.table, self.table.asked
        if asked is None:
            table.turn_dummy()
            return
        signed = None
        if asked.seat in table.people:
            if self.random.random() < 0.1:
                table.say(asked.seat, self.random.randrange(12))
            self.choices[asked.seat] = self.choices.get(asked.seat, 0) + 1
            signed = Signed(seat=asked.seat, sig=SIGNATURE, at=self.choices[asked.seat])
        table.act(self.choose(asked), signed)

    def choose(self, asked: Asked) -> Action:
        """The choice of a seat, by chance."""
        return choose(self.random, asked.view.legal)
