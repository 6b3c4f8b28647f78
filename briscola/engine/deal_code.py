"""Deal codes: one deal as a text that can be written down and played again (docs/log.md)."""

import base64
import binascii
from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct

from briscola.engine.cards import Card
from briscola.engine.events import Committed, Dealt, Event, MatchBegan, PackCut, Revealed, TrumpCard
from briscola.engine.hand import deal
from briscola.engine.options import BadOption
from briscola.engine.rules import Rules, spell
from briscola.engine.shuffle import drawn_trump_card, seed_of, shuffle_and_cut
from briscola.engine.spelled_number import (
    BITS,
    cards_in_order,
    order_number,
    orders,
    read_number,
    spell_number,
)
from briscola.engine.state import State
from briscola.engine.variants import make_rules, with_trump_card

PREFIX = "briscola1"
LAID = "briscola2"
"""Prefix of a code that holds the order of the cards instead of the seed of a shuffle."""
SEED_BYTES = 32


class BadDealCode(ValueError):  # noqa: N818 - a sentence for the person
    """A text that is no deal code; the message says why."""


class DealCode(Struct, frozen=True, kw_only=True):
    """All that fixes a deal: the game, who deals, where the pack is cut, the seed of the shuffle.

    `seed` is SHA-256(bytes ‖ salt); `at` is 0 for a pack that is not cut. If `laid` is not empty, the cards
    lie in that order, and `at` and `seed` stay unused. `hand` is the number that computers take the hand for:
    their chance follows from it too.
    """

    rules: Rules
    dealer: int
    at: int = 0
    seed: bytes = b""
    laid: tuple[Card, ...] = ()
    hand: int = 1

    @property
    def pack(self) -> tuple[Card, ...]:
        """The cards in dealing order."""
        return self.laid or shuffle_and_cut(self.rules.pack, self.seed, self.at)[0]


def encode(code: DealCode) -> str:
    """`briscola1:VARIANT:PLAYERS:DEALER:AT:SEED[:KEY=VALUE,…]`, the seed in base32 without padding.

    For cards laid in an order, `briscola2:VARIANT:PLAYERS:DEALER:HAND:ORDER[:KEY=VALUE,…]`.
    """
    rules = code.rules
    if code.laid:
        parts = [LAID, rules.variant, str(rules.players), str(code.dealer), str(code.hand), _order(code)]
    else:
        parts = [PREFIX, rules.variant, str(rules.players), str(code.dealer), str(code.at), _spelt(code.seed)]
    if rules.changed:
        parts.append(",".join(f"{key}={spell(value)}" for key, value in rules.changed.items()))
    return ":".join(parts)


def decode(text: str) -> DealCode:
    """The deal that a code names; letters of the seed or the order may be small.

    If a code leaves the trump card to the dealer, it is the one that the seed draws (V-SU-5).

    Raises BadDealCode.
    """
    prefix, *parts = text.strip().split(":")
    if prefix not in (PREFIX, LAID) or len(parts) not in (5, 6):
        raise BadDealCode(f"a deal code has the form {PREFIX}:VARIANT:PLAYERS:DEALER:AT:SEED[:KEY=VALUE,…]")
    variant, players, dealer, number, cards = parts[:5]
    try:
        rules = make_rules(variant, _number(players), _options(parts[5]) if len(parts) == 6 else {})
    except BadOption as error:
        raise BadDealCode(str(error)) from None
    if prefix == LAID and rules.dealer_chooses:
        raise BadDealCode(
            "cards laid in an order have no seed: say trump_card=top, or bottom without the key"
        )
    if prefix == LAID:
        code = DealCode(rules=rules, dealer=_number(dealer), laid=_laid(cards, rules), hand=_number(number))
    else:
        seed = _seed(cards)
        rules = with_trump_card(rules, drawn_trump_card(seed))
        code = DealCode(rules=rules, dealer=_number(dealer), at=_number(number), seed=seed)
    if code.dealer >= rules.players:
        raise BadDealCode(f"the dealer is one of the seats 0 to {rules.players - 1}, not {dealer}")
    if not code.hand:
        raise BadDealCode("hands are counted from 1")
    if code.at >= len(rules.pack):
        raise BadDealCode(f"a cut moves at most {len(rules.pack) - 1} cards, not {code.at}")
    return code


def codes_of(events: Iterable[Event]) -> Iterator[tuple[int, str]]:
    """Yield the number and the deal code of every hand of a log whose bytes are revealed."""
    rules: Rules | None = None
    cut: PackCut | None = None
    dealt: Dealt | None = None
    for event in events:
        match event:
            case MatchBegan():
                rules = make_rules(event.variant, event.players, event.options)
            case Committed():
                cut = dealt = None
            case PackCut():
                cut = event
            case Dealt():
                dealt = event
            case Revealed() if rules is not None and cut is not None and dealt is not None:
                seed = seed_of(bytes.fromhex(event.secret), cut.salt)
                rules_now = with_trump_card(rules, trump_card_of(dealt))
                yield event.hand, encode(DealCode(rules=rules_now, dealer=dealt.dealer, at=cut.at, seed=seed))
            case _:
                pass


def trump_card_of(dealt: Dealt) -> TrumpCard:
    """The card of the pack that shows the trumps of a hand in which all cards are dealt."""
    return "top" if dealt.top_turned else "bottom"


def hand_of(code: DealCode) -> State:
    """The hand that a code names, dealt and ready to be played."""
    return deal(code.rules, dealer=code.dealer, pack=code.pack)


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 2):
        raise BadDealCode(f"{text!r} is not a number of this code")
    return int(text)


def _options(text: str) -> Mapping[str, str]:
    pairs = [part.partition("=") for part in text.split(",")]
    options = {key: value for key, equals, value in pairs if key and equals}
    if len(options) != len(pairs):
        raise BadDealCode("the options of a deal code have the form KEY=VALUE, each once")
    return options


def _seed(text: str) -> bytes:
    try:
        seed = base64.b32decode(text + "=" * (-len(text) % 8), casefold=True)
    except (binascii.Error, ValueError):
        seed = b""
    if len(seed) != SEED_BYTES:
        raise BadDealCode("the seed of a deal code is 52 letters and digits of base32")
    if (
        _spelt(seed) != text.upper()
    ):  # 52 letters hold four bits more than the seed: others would be read alike
        raise BadDealCode("the seed of a deal code ends in another letter: was the last one mistyped?")
    return seed


def _order(code: DealCode) -> str:
    """The order of laid cards in base 32, as long for every order of the pack."""
    pack = code.rules.pack
    return spell_number(order_number(code.laid, pack)).rjust(_order_length(pack), "0")


def _order_length(pack: Sequence[Card]) -> int:
    return -(-(orders(pack) - 1).bit_length() // BITS)


def _laid(text: str, rules: Rules) -> tuple[Card, ...]:
    length = _order_length(rules.pack)
    try:
        number = read_number(text) if len(text) == length else -1
    except ValueError:
        number = -1
    if not 0 <= number < orders(rules.pack):
        raise BadDealCode(f"the order of a deal code is {length} letters and digits of base 32")
    return cards_in_order(number, rules.pack)


def _spelt(seed: bytes) -> str:
    """The seed in base32 without padding."""
    return base64.b32encode(seed).decode().rstrip("=")
