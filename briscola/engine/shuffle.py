"""The committed shuffle that anyone can check (docs/log.md), and the draw for the deal."""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from struct import unpack

from briscola.engine.cards import Card
from briscola.engine.events import DrawnForDeal, TrumpCard
from briscola.engine.rules import FirstDealer, Rules

WORDS = 2**32


def seed_of(secret: bytes, salt: str = "") -> bytes:
    """SHA-256 of the game's 32 bytes and the person's salt."""
    return sha256(secret + salt.encode()).digest()


def words(seed: bytes) -> Iterator[int]:
    """32-bit words without end: eight big-endian words of each SHA-256(seed ‖ counter)."""
    counter = 0
    while True:
        block = sha256(seed + counter.to_bytes(8, "big")).digest()
        yield from unpack(">8I", block)
        counter += 1


def shuffled(pack: Sequence[Card], source: Iterator[int]) -> list[Card]:
    """The pack after a Fisher–Yates shuffle from the last place down, unbiased by rejection."""
    cards = list(pack)
    for i in range(len(cards) - 1, 0, -1):
        limit = WORDS - WORDS % (i + 1)
        word = next(source)
        while word >= limit:
            word = next(source)
        j = word % (i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def shuffle_and_cut(pack: Sequence[Card], seed: bytes, at: int | None = None) -> tuple[tuple[Card, ...], int]:
    """The pack in dealing order and where it was cut (R-DEAL-3).

    `at` is the person's cut, 1 … len(pack) − 1; None takes it from the next word; 0 leaves the pack uncut.
    Raises ValueError for a cut outside the pack.
    """
    source = words(seed)
    cards = shuffled(pack, source)
    if at is None:
        at = 1 + next(source) % (len(cards) - 1)
    elif not 0 <= at < len(cards):
        raise ValueError(f"a cut moves 1 to {len(cards) - 1} cards, not {at}")
    return tuple(cards[at:] + cards[:at]), at


def drawn_trump_card(seed: bytes) -> TrumpCard:
    """The card that shows the trumps where no person chooses it: by the last bit of the seed (V-SU-5)."""
    return "top" if seed[-1] % 2 else "bottom"


def draw_for_deal(rules: Rules, secret: bytes, salt: str = "") -> DrawnForDeal:
    """Each player draws a card, the strongest (or lowest) deals, ties draw again (R-DEAL-1/2).

    With `first_dealer=random` nobody draws: the first word names the dealer.
    """
    source = words(seed_of(secret, salt))
    if rules.first_dealer is FirstDealer.RANDOM:
        return DrawnForDeal(cards=(), dealer=next(source) % rules.players)
    return deal_drawn(rules, shuffled(rules.pack, source))


def deal_drawn(rules: Rules, pack: Sequence[Card]) -> DrawnForDeal:
    """The draw from a shuffled pack, off the top; a pack run out of ties goes to the first of the tied."""
    pick = max if rules.first_dealer is FirstDealer.HIGH else min
    strength = rules.ranking.strength
    rounds: list[tuple[Card | None, ...]] = []
    tied = list(range(rules.players))
    top = 0
    while len(tied) > 1 and top + len(tied) <= len(pack):
        drawn = dict(zip(tied, pack[top : top + len(tied)], strict=True))
        top += len(tied)
        rounds.append(tuple(drawn.get(seat) for seat in range(rules.players)))
        wanted = pick(strength[card] for card in drawn.values())
        tied = [seat for seat, card in drawn.items() if strength[card] == wanted]
    return DrawnForDeal(cards=tuple(rounds), dealer=tied[0])
