"""A shuffle to which several computers contribute: none of them can choose the deal (docs/record.md).

Each computer promises 16 bytes by their hash, together with where its person cuts. Everybody signs the list
of promises before anybody opens one. The salt of the shuffle is what they have opened.
"""

from collections.abc import Mapping, Sequence
from hashlib import sha256

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from briscola.engine.events import Contributed, MatchBegan, Opened, Signed
from briscola.engine.match import Match
from briscola.engine.occupant import Occupant
from briscola.engine.seal import BrokenSeal, check_form

PURPOSE = b"briscola:contribution:1"
CONTRIBUTED_BYTES = 16
SIGNATURE_BYTES = 64
ADDS_NOTHING = "-"
"""In the salt, in place of a seat that contributes nothing."""
STOPS = 2
"""Number of shuffles that may stop after the first opening; then the match ends without a winner."""


class TableId(Struct, frozen=True, kw_only=True):
    """A table at which several computers meet: its public key in hex, and the id of its match."""

    key: str
    match: str


# ---- who contributes, and to what


def contributors(players: Sequence[Occupant]) -> tuple[int, ...]:
    """The seats that stand for their computers, in order: the first person with a key at each."""
    first: dict[int, int] = {}
    for seat, who in enumerate(players):
        if who.key:
            first.setdefault(who.computer, seat)
    return tuple(sorted(first.values()))


def contributor_of(seat: int, players: Sequence[Occupant]) -> int | None:
    """The seat that contributes for the computer of this seat's person; None for a computer player."""
    who = players[seat]
    if who.level:
        return None
    return next((each for each in contributors(players) if players[each].computer == who.computer), None)


class Purpose(Struct, frozen=True, kw_only=True):
    """The shuffle that a contribution is made for."""

    table: TableId
    began: MatchBegan
    players: tuple[Occupant, ...]
    """Everybody at the table now."""
    hand: int
    """Number of the hand; 0 is the draw for the deal."""
    commitment: str
    """SHA-256 of the dealer's bytes, in hex."""
    dealer: int | None = None
    """Seat that deals; None for the draw."""
    cutter: int | None = None
    """Seat that cuts the pack; None for the draw."""
    cards: int = 0
    """Number of cards in the pack."""

    @property
    def digest(self) -> bytes:
        """SHA-256 of its terms, in one spelling."""
        told = {
            "table": self.table.key,
            "match": self.table.match,
            "hand": self.hand,
            "purpose": "deal" if self.hand else "draw",
            "rules": {
                "variant": self.began.variant,
                "players": self.began.players,
                "options": self.began.options,
                "winning_hands": self.began.winning_hands,
            },
            "dealer": self.dealer,
            "roster": [who.key for who in self.players],
        }
        return sha256(msgspec.json.encode(told, order="sorted")).digest()

    @property
    def contributors(self) -> tuple[int, ...]:
        """The seats that may contribute, in order."""
        return contributors(self.players)

    @property
    def cuts(self) -> int | None:
        """The contributing seat whose computer chooses the cut; None if the cut follows from the shuffle."""
        return None if self.cutter is None else contributor_of(self.cutter, self.players)

    def promise(self, seat: int, secret: bytes, cut: int = 0) -> str:
        """The hash, in hex, by which a seat's computer promises its bytes and its cut (0 for none)."""
        parts = (PURPOSE, self.digest, bytes.fromhex(self.commitment), bytes((seat, cut)), secret)
        return sha256(b"".join(parts)).hexdigest()


def purpose_of(
    table: TableId,
    began: MatchBegan,
    players: Sequence[Occupant],
    *,
    hand: int,
    commitment: str,
    match: Match | None = None,
) -> Purpose:
    """The purpose of a shuffle: that of a hand of a `match`, or hand 0, the draw for the deal."""
    draw = Purpose(table=table, began=began, players=tuple(players), hand=hand, commitment=commitment)
    if match is None:
        return draw
    cutter, cards = match.rules.cutter(match.dealer), len(match.rules.pack)
    return replace(draw, dealer=match.dealer, cutter=cutter, cards=cards)


# ---- promises and openings


def list_digest(shares: Sequence[Contributed]) -> str:
    """The hash, in hex, of the list of promises: it is what everybody signs before anything is opened."""
    return sha256(msgspec.json.encode([[share.seat, share.sha256] for share in shares])).hexdigest()


class Promises(Struct, frozen=True, kw_only=True):
    """The promises to one shuffle, and what has been opened of them."""

    purpose: Purpose
    shares: tuple[Contributed, ...]
    opened: Mapping[int, Opened] = {}
    """What each seat has opened."""

    @property
    def missing(self) -> tuple[int, ...]:
        """Seats that have not opened their promise."""
        return tuple(share.seat for share in self.shares if share.seat not in self.opened)

    @property
    def salt(self) -> str:
        """The salt of the shuffle: what each seat has opened, in the order of the seats."""
        seats = range(len(self.purpose.players))
        return ".".join(self.opened[seat].secret if seat in self.opened else ADDS_NOTHING for seat in seats)

    @property
    def cut(self) -> int:
        """The cut that was chosen; 0 if it follows from the shuffle."""
        seat = self.purpose.cuts
        return 0 if seat is None or seat not in self.opened else self.opened[seat].cut

    def after(self, opened: Opened) -> "Promises":
        """The promises once one more is opened. Raises BrokenSeal."""
        seat, purpose = opened.seat, self.purpose
        if seat not in self.missing:
            raise BrokenSeal("this seat has nothing to open")
        check_signature_form(opened.sig)
        try:
            secret = bytes.fromhex(opened.secret)
        except ValueError:
            secret = b""
        if len(secret) != CONTRIBUTED_BYTES or secret.hex() != opened.secret:
            raise BrokenSeal(f"what a seat opens is {CONTRIBUTED_BYTES} bytes in small hexadecimal digits")
        if not 0 <= opened.cut < (purpose.cards if seat == purpose.cuts else 1):
            raise BrokenSeal("this seat does not cut there")
        share = next(share for share in self.shares if share.seat == seat)
        if purpose.promise(seat, secret, opened.cut) != share.sha256:
            raise BrokenSeal("what a seat opens is not what it has promised")
        return replace(self, opened={**self.opened, seat: opened})


def promised(purpose: Purpose, shares: Sequence[Contributed], signed: Sequence[Signed]) -> Promises:
    """The list of promises, signed by everybody on it. Raises BrokenSeal."""
    seats = [share.seat for share in shares]
    if not seats or seats != sorted(set(seats) & set(purpose.contributors)):
        raise BrokenSeal("one person for each computer contributes, in the order of the seats")
    for share in shares:
        check_form(share.sha256)
        check_signature_form(share.sig)
    if len({share.sha256 for share in shares}) < len(shares):
        raise BrokenSeal("no promise is made twice")
    if [(each.seat, each.at) for each in signed] != [(seat, 0) for seat in seats]:
        raise BrokenSeal("everybody who promises signs the list")
    for each in signed:
        check_signature_form(each.sig)
    return Promises(purpose=purpose, shares=tuple(shares))


def check_signature_form(sig: str) -> None:
    """Check that a signature is written in 128 lower-case hexadecimal digits. Raises BrokenSeal."""
    if len(sig) != 2 * SIGNATURE_BYTES or set(sig) - set("0123456789abcdef"):
        raise BrokenSeal(f"a signature is {2 * SIGNATURE_BYTES} hexadecimal digits")
