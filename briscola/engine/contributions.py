"""A shuffle to which several computers contribute: none of them can choose the deal (docs/record.md).

Each computer promises 16 bytes by their hash, together with where its person cuts. Everybody signs the list
of promises before anybody opens one. The salt of the shuffle is what they have opened.
"""

from collections.abc import Mapping, Sequence
from hashlib import sha256

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from briscola.engine.events import Contributed, Opened, Signed
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


class SealedShuffle(Struct, frozen=True, kw_only=True):
    """A shuffle that waits for its contributions.

    `chain` is the record's hash chain up to the line that seals it. So a promise is made for this table and
    match, for these rules and people, for all that was played, for this hand, and for the dealer's bytes.
    """

    chain: bytes
    players: tuple[Occupant, ...]
    """Everybody at the table."""
    cutter: int | None = None
    """Seat that cuts the pack; None for the draw for the deal."""
    cards: int = 0
    """Number of cards in the pack."""

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
        return sha256(PURPOSE + self.chain + bytes((seat, cut)) + secret).hexdigest()


def sealed_shuffle(chain: bytes, players: Sequence[Occupant], match: Match | None) -> SealedShuffle:
    """The shuffle of the next hand of a match, or the draw for the deal before there is one."""
    draw = SealedShuffle(chain=chain, players=tuple(players))
    if match is None:
        return draw
    return replace(draw, cutter=match.rules.cutter(match.dealer), cards=len(match.rules.pack))


# ---- promises and openings


def list_digest(shares: Sequence[Contributed]) -> str:
    """The hash, in hex, of the list of promises: it is what everybody signs before anything is opened."""
    return sha256(msgspec.json.encode([[share.seat, share.sha256] for share in shares])).hexdigest()


class Promises(Struct, frozen=True, kw_only=True):
    """The promises to one shuffle, and what has been opened of them."""

    shuffle: SealedShuffle
    shares: tuple[Contributed, ...]
    opened: Mapping[int, Opened] = {}
    """The openings so far, by seat."""

    @property
    def missing(self) -> tuple[int, ...]:
        """Seats that have not opened their promise."""
        return tuple(share.seat for share in self.shares if share.seat not in self.opened)

    @property
    def salt(self) -> str:
        """The salt of the shuffle: what each seat has opened, in the order of the seats."""
        seats = range(len(self.shuffle.players))
        return ".".join(self.opened[seat].secret if seat in self.opened else ADDS_NOTHING for seat in seats)

    @property
    def cut(self) -> int:
        """The cut that was chosen; 0 if it follows from the shuffle."""
        seat = self.shuffle.cuts
        return 0 if seat is None or seat not in self.opened else self.opened[seat].cut

    def after(self, opened: Opened) -> "Promises":
        """The promises once one more is opened. Raises BrokenSeal."""
        seat, shuffle = opened.seat, self.shuffle
        if seat not in self.missing:
            raise BrokenSeal("this seat has nothing to open")
        check_signature_form(opened.sig)
        try:
            secret = bytes.fromhex(opened.secret)
        except ValueError:
            secret = b""
        if len(secret) != CONTRIBUTED_BYTES or secret.hex() != opened.secret:
            raise BrokenSeal(f"what a seat opens is {CONTRIBUTED_BYTES} bytes in small hexadecimal digits")
        if not 0 <= opened.cut < (shuffle.cards if seat == shuffle.cuts else 1):
            raise BrokenSeal("this seat does not cut there")
        share = next(share for share in self.shares if share.seat == seat)
        if shuffle.promise(seat, secret, opened.cut) != share.sha256:
            raise BrokenSeal("what a seat opens is not what it has promised")
        return replace(self, opened={**self.opened, seat: opened})


def promised(shuffle: SealedShuffle, shares: Sequence[Contributed], signed: Sequence[Signed]) -> Promises:
    """The list of promises, signed by everybody on it. Raises BrokenSeal."""
    seats = [share.seat for share in shares]
    if not seats or seats != sorted(set(seats) & set(shuffle.contributors)):
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
    return Promises(shuffle=shuffle, shares=tuple(shares))


def check_signature_form(sig: str) -> None:
    """Check that a signature is written in 128 lower-case hexadecimal digits. Raises BrokenSeal."""
    if len(sig) != 2 * SIGNATURE_BYTES or set(sig) - set("0123456789abcdef"):
        raise BrokenSeal(f"a signature is {2 * SIGNATURE_BYTES} hexadecimal digits")
