"""Checks of a seal: bytes of the right form, used for the cards that were dealt (docs/log.md)."""

from collections.abc import Sequence
from hashlib import sha256

from msgspec import Struct

from briscola.engine.cards import Card
from briscola.engine.events import Committed, Dealt, PackCut, TrumpCardChosen
from briscola.engine.rules import Rules
from briscola.engine.shuffle import drawn_trump_card, seed_of, shuffle_and_cut

SECRET_BYTES = 32


class BrokenSeal(ValueError):  # noqa: N818 - a sentence for the person
    """A seal that does not keep its promise; the message says how."""


class Shuffle(Struct, frozen=True, kw_only=True):
    """The data that a hand was dealt from."""

    rules: Rules
    committed: Committed
    cut: PackCut
    dealt: Dealt
    own_cut: bool
    """True if a person chose where to cut; every other cut follows from the bytes and the salt."""
    drawn: TrumpCardChosen | None = None
    """The trump card that follows from them in the same way; None if nobody or a person has chosen it."""


def check_form(sha: str) -> None:
    """Check that a commitment is a SHA-256 of 64 lower-case hexadecimal digits.

    Raises BrokenSeal.
    """
    if len(sha) != 2 * SECRET_BYTES or set(sha) - set("0123456789abcdef"):
        raise BrokenSeal("a commitment is a SHA-256 of 64 hexadecimal digits")


def secret_of(text: str, sha: str) -> bytes:
    """The bytes that a line shows, which must be those of a commitment.

    Raises BrokenSeal.
    """
    try:
        secret = bytes.fromhex(text)
    except ValueError:
        raise BrokenSeal("the revealed bytes are not hexadecimal") from None
    if len(secret) != SECRET_BYTES:
        raise BrokenSeal(f"the revealed bytes are {SECRET_BYTES}, not {len(secret)}")
    if secret.hex() != text:
        raise BrokenSeal("the revealed bytes are not written as 64 small hexadecimal digits")
    if sha256(secret).hexdigest() != sha:
        raise BrokenSeal("the revealed bytes are not those committed to")
    return secret


def check_deck(shuffle: Shuffle, secret: bytes) -> None:
    """Check that the bytes, the salt and the cut give the cards that were dealt.

    Raises BrokenSeal.
    """
    pack, drawn = shuffle.rules.pack, shuffle.drawn
    if check_cut(pack, shuffle.cut, secret, own=shuffle.own_cut) != shuffle.dealt.deck:
        raise BrokenSeal("the deck is not the shuffle of the revealed bytes")
    if drawn is not None and drawn.which != drawn_trump_card(seed_of(secret, shuffle.cut.salt)):
        raise BrokenSeal("the trump card is not the one that follows from the revealed bytes")


def check_cut(pack: Sequence[Card], cut: PackCut, secret: bytes, *, own: bool) -> tuple[Card, ...]:
    """The pack after the cut; check that the place follows from the bytes unless a person chose it (`own`).

    Raises BrokenSeal.
    """
    try:
        deck, at = shuffle_and_cut(pack, seed_of(secret, cut.salt), cut.at if own else None)
    except ValueError as error:
        raise BrokenSeal(str(error)) from None
    if at == 0:
        raise BrokenSeal("a cut moves at least one card")
    if at != cut.at:
        raise BrokenSeal("the cut is not the one that follows from the revealed bytes")
    return deck


def check_kept(shuffle: Shuffle, text: str) -> None:
    """Check the bytes kept in a version 1 header for the hand in progress against its seal.

    Raises BrokenSeal.
    """
    check_deck(shuffle, secret_of(text, shuffle.committed.sha256))
