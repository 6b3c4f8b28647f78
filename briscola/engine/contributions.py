"""A shuffle to which several computers contribute: none of them can choose the deal (docs/record.md).

Each computer promises 16 bytes by their hash, together with where its person cuts, and the trump card that
she chooses as the dealer. Everybody signs the list
of promises before anybody opens one. The salt of the shuffle is what they have opened. Whose computer adds
nothing is named with the reason, since version 4.
"""

from collections.abc import Collection, Mapping, Sequence
from hashlib import sha256

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from briscola.engine.events import AWAY_REASONS, Absent, Contributed, Opened, Signed, TrumpCard
from briscola.engine.match import Match
from briscola.engine.occupant import Occupant
from briscola.engine.occupants import Occupants
from briscola.engine.seal import BrokenSeal, check_form

PURPOSE = b"briscola:contribution:1"
CONTRIBUTED_BYTES = 16
SIGNATURE_BYTES = 64
ADDS_NOTHING = "-"
"""In the salt, in place of a seat that contributes nothing."""
STOPS = 2
"""Number of shuffles that may stop after the first opening; then the match ends without a winner."""


# ---- who contributes, and to what


def contributors(players: Sequence[Occupant | None]) -> tuple[int, ...]:
    """The seats that stand for their computers, in order: the first person with a key at each."""
    first: dict[int, int] = {}
    for seat, who in enumerate(players):
        if who is not None and who.key:
            first.setdefault(who.computer, seat)
    return tuple(sorted(first.values()))


class SealedShuffle(Struct, frozen=True, kw_only=True):
    """A shuffle that waits for its contributions.

    `chain` is the record's hash chain up to the line that seals it. So a promise is made for this table and
    match, for these rules and people, for all that was played, for this hand, and for the dealer's bytes.
    """

    chain: bytes
    occupants: Occupants
    """Everybody at the table."""
    unopened: Collection[str] = ()
    """Keys of persons whose computers did not open an earlier promise: they add nothing any more."""
    absences: bool = False
    """True if whoever adds nothing is named (version 4)."""
    cutter: int | None = None
    """Seat that cuts the pack; None for the draw for the deal."""
    chooser: int | None = None
    """Seat that chooses the trump card; None where nobody does (V-SU-5)."""
    cards: int = 0
    """Number of cards in the pack."""

    @property
    def contributors(self) -> tuple[int, ...]:
        """The seats that may contribute, in order."""
        players = self.occupants.players
        standing = contributors(players)
        return tuple(s for s in standing if not players[s].page and players[s].key not in self.unopened)

    @property
    def cuts(self) -> int | None:
        """The contributing seat whose computer chooses the cut; None if the cut follows from the shuffle."""
        return self._contributing(self.cutter)

    @property
    def chooses(self) -> int | None:
        """The contributing seat whose computer chooses the trump card; None if none does."""
        return self._contributing(self.chooser)

    def _contributing(self, seat: int | None) -> int | None:
        """The contributing seat of the computer at which a person sits."""
        if seat is None or self.occupants.players[seat].level:
            return None
        computer = self.occupants.players[seat].computer
        return next(
            (seat for seat in self.contributors if self.occupants.players[seat].computer == computer), None
        )

    def absent(self, shares: Sequence[Contributed], why: Mapping[int, str]) -> tuple[Absent, ...]:
        """The persons whose computers add nothing beside these promises, each with the reason.

        `why` are the reasons of those who might have added something, by seat. Empty before version 4.
        """
        if not self.absences:
            return ()
        added = {self.occupants.players[share.seat].computer for share in shares}
        found = []
        for seat in contributors(self.occupants.persons):
            person = self.occupants.persons[seat]
            assert person is not None
            if person.computer not in added:
                found.append(Absent(seat=seat, why=self._certain(person) or why[seat]))
        return tuple(found)

    def _certain(self, person: Occupant) -> str:
        """The reason for which a person adds nothing, wherever she is; empty if there is none."""
        return "page" if person.page else "unopened" if person.key in self.unopened else ""

    def promise(self, seat: int, secret: bytes, cut: int = 0, trump_card: str = "") -> str:
        """The hash, in hex, by which a seat's computer promises its bytes, its cut and its trump card.

        0 and an empty text stand for none.
        """
        return sha256(PURPOSE + self.chain + bytes((seat, cut)) + secret + trump_card.encode()).hexdigest()


def sealed_shuffle(
    chain: bytes,
    occupants: Occupants,
    match: Match | None,
    *,
    unopened: Collection[str] = (),
    absences: bool = False,
) -> SealedShuffle:
    """The shuffle of the next hand of a match, or the draw for the deal before there is one."""
    draw = SealedShuffle(chain=chain, occupants=occupants, unopened=unopened, absences=absences)
    if match is None:
        return draw
    rules, dealer = match.rules, match.dealer
    chooser = dealer if rules.dealer_chooses else None
    return replace(draw, cutter=rules.cutter(dealer), chooser=chooser, cards=len(rules.pack))


# ---- promises and openings


def list_digest(shares: Sequence[Contributed]) -> str:
    """The hash, in hex, of the list of promises: it is what everybody signs before anything is opened."""
    return sha256(msgspec.json.encode([[share.seat, share.sha256] for share in shares])).hexdigest()


class Promises(Struct, frozen=True, kw_only=True):
    """The promises to one shuffle, and what has been opened of them."""

    shuffle: SealedShuffle
    shares: tuple[Contributed, ...]
    """Promises in the order of the seats; empty if no computer adds anything."""
    opened: Mapping[int, Opened] = {}
    """The openings so far, by seat."""

    @property
    def missing(self) -> tuple[int, ...]:
        """Seats that have not opened their promise."""
        return tuple(share.seat for share in self.shares if share.seat not in self.opened)

    @property
    def unopened(self) -> tuple[str, ...]:
        """Keys of the persons whose computers would add nothing to later shuffles, if this one stops now."""
        players = self.shuffle.occupants.players
        return tuple(players[seat].key for seat in self.missing) if self.shuffle.absences else ()

    @property
    def salt(self) -> str:
        """The salt of the shuffle: what each seat has opened, in the order of the seats."""
        seats = range(len(self.shuffle.occupants.players))
        return ".".join(self.opened[seat].secret if seat in self.opened else ADDS_NOTHING for seat in seats)

    @property
    def cut(self) -> int:
        """The cut that was chosen; 0 if it follows from the shuffle."""
        seat = self.shuffle.cuts
        return 0 if seat is None or seat not in self.opened else self.opened[seat].cut

    @property
    def trump_card(self) -> TrumpCard | None:
        """The trump card that was chosen; None if it follows from the shuffle."""
        seat = self.shuffle.chooses
        return None if seat is None or seat not in self.opened else self.opened[seat].trump_card or None

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
        if opened.trump_card and seat != shuffle.chooses:
            raise BrokenSeal("this seat does not choose the trump card")
        share = next(share for share in self.shares if share.seat == seat)
        if shuffle.promise(seat, secret, opened.cut, opened.trump_card) != share.sha256:
            raise BrokenSeal("what a seat opens is not what it has promised")
        return replace(self, opened={**self.opened, seat: opened})


def promised(
    shuffle: SealedShuffle,
    shares: Sequence[Contributed],
    signed: Sequence[Signed],
    absent: Sequence[Absent] = (),
) -> Promises:
    """The list of promises, signed by everybody on it; all others are `absent`. Raises BrokenSeal."""
    seats = [share.seat for share in shares]
    if seats != sorted(set(seats) & set(shuffle.contributors)) or not (seats or shuffle.absences):
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
    _check_absent(shuffle, shares, absent)
    return Promises(shuffle=shuffle, shares=tuple(shares))


def _check_absent(shuffle: SealedShuffle, shares: Sequence[Contributed], absent: Sequence[Absent]) -> None:
    """Check that everybody who adds nothing is named, and nobody else. Raises BrokenSeal."""
    told = {each.seat: each.why for each in absent if each.why in AWAY_REASONS}
    try:
        named = shuffle.absent(shares, told)
    except KeyError:  # somebody is left out without a word
        named = None
    if named != tuple(absent):
        raise BrokenSeal("everybody who adds nothing is named, in the order of the seats, with the reason")


def check_signature_form(sig: str) -> None:
    """Check that a signature is written in 128 lower-case hexadecimal digits. Raises BrokenSeal."""
    if len(sig) != 2 * SIGNATURE_BYTES or set(sig) - set("0123456789abcdef"):
        raise BrokenSeal(f"a signature is {2 * SIGNATURE_BYTES} hexadecimal digits")
