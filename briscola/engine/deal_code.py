"""Deal codes: one deal as a text that can be written down and played again (docs/log.md)."""

import base64
import binascii
from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct

from briscola.engine.cards import Card
from briscola.engine.events import Committed, Dealt, Event, MatchBegan, PackCut, Revealed
from briscola.engine.hand import deal
from briscola.engine.options import BadOption
from briscola.engine.rules import Rules, spell
from briscola.engine.shuffle import seed_of, shuffle_and_cut
from briscola.engine.state import State
from briscola.engine.variants import make_rules

PREFIX = "briscola1"
SEED_BYTES = 32


class BadDealCode(ValueError):  # noqa: N818 - a sentence for the person
    """A text that is no deal code; the message says why."""


class DealCode(Struct, frozen=True, kw_only=True):
    """All that fixes a deal: the game, who deals, where the pack is cut, the seed of the shuffle.

    `seed` is SHA-256(bytes ‖ salt); `at` is 0 for a pack that is not cut.
    """

    rules: Rules
    dealer: int
    at: int
    seed: bytes

    @property
    def pack(self) -> tuple[Card, ...]:
        """The cards in dealing order."""
        return shuffle_and_cut(self.rules.pack, self.seed, self.at)[0]


def encode(code: DealCode) -> str:
    """`briscola1:VARIANT:PLAYERS:DEALER:AT:SEED[:KEY=VALUE,…]`, the seed in base32 without padding."""
    rules = code.rules
    seed = _spelt(code.seed)
    parts = [PREFIX, rules.variant, str(rules.players), str(code.dealer), str(code.at), seed]
    if rules.changed:
        parts.append(",".join(f"{key}={spell(value)}" for key, value in rules.changed.items()))
    return ":".join(parts)


def decode(text: str) -> DealCode:
    """The deal that a code names; letters of the seed may be small.

    Raises BadDealCode.
    """
    prefix, *parts = text.strip().split(":")
    if prefix != PREFIX or len(parts) not in (5, 6):
        raise BadDealCode(f"a deal code has the form {PREFIX}:VARIANT:PLAYERS:DEALER:AT:SEED[:KEY=VALUE,…]")
    variant, players, dealer, at, seed = parts[:5]
    try:
        rules = make_rules(variant, _number(players), _options(parts[5]) if len(parts) == 6 else {})
    except BadOption as error:
        raise BadDealCode(str(error)) from None
    code = DealCode(rules=rules, dealer=_number(dealer), at=_number(at), seed=_seed(seed))
    if code.dealer >= rules.players:
        raise BadDealCode(f"the dealer is one of the seats 0 to {rules.players - 1}, not {dealer}")
    if code.at >= len(rules.pack):
        raise BadDealCode(f"a cut moves at most {len(rules.pack) - 1} cards, not {at}")
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
                yield event.hand, encode(DealCode(rules=rules, dealer=dealt.dealer, at=cut.at, seed=seed))
            case _:
                pass


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


def _spelt(seed: bytes) -> str:
    """The seed in base32 without padding."""
    return base64.b32encode(seed).decode().rstrip("=")
